// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fuzzylens::ui {

/// The small capital heading of a part of a panel.
inline QLabel* sectionTitle(const QString& text, QWidget* parent)
{
    auto* title = new QLabel(text.toUpper(), parent);
    title->setObjectName(QStringLiteral("sectionTitle"));
    title->setAccessibleName(text);
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 0.86);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    title->setFont(font);
    return title;
}

}  // namespace fuzzylens::ui
