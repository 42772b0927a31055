// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/parts_label.h"

#include "ui/theme/text_line.h"

#include <QPainter>

namespace fuzzylens::ui {

PartsLabel::PartsLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void PartsLabel::setParts(const QStringList& parts)
{
    if (parts == m_parts)
        return;
    m_parts = parts;
    setText(parts.join(QString()));
    update();
}

void PartsLabel::setSentence(const QString& sentence)
{
    QStringList words = sentence.split(QLatin1Char(' '));
    for (qsizetype i = 1; i < words.size(); ++i)
        words[i].prepend(QLatin1Char(' '));
    setParts(words);
}

QString PartsLabel::shown() const
{
    const int room = contentsRect().width();
    if (textWidth(text(), font()) <= room)
        return text();
    QString found;
    for (const QString& part : m_parts) {
        if (textWidth(found + part + QStringLiteral(" …"), font()) > room)
            break;
        found += part;
    }
    return found.isEmpty() ? QStringLiteral("…") : found + QStringLiteral(" …");
}

void PartsLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    drawTextLine(painter, contentsRect(), Qt::AlignLeft | Qt::AlignVCenter, shown());
}

}  // namespace fuzzylens::ui
