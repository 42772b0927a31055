// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/import/override_kinds.h"

#include <QWidget>

class QButtonGroup;

namespace fuzzylens::ui {

/// A few choices side by side, one click each; arrow keys move among them.
class ChoiceStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceStrip(QWidget* parent = nullptr);

    /// @p current: the value in force; an empty text: none of them. @p title: name of the choice, for a screen
    /// reader.
    void showChoices(const std::vector<OverrideKind::Choice>& choices, const QString& current,
                     const QString& title);
    /// Additional description of each for screen readers.
    void describe(const QString& reason);

signals:
    void chosen(const QString& value);

private:
    void rebuild(std::size_t count);

    QButtonGroup* m_group;
    std::vector<QString> m_values;
};

}  // namespace fuzzylens::ui
