// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/parts_label.h"

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
    if (fontMetrics().horizontalAdvance(text()) <= room)
        return text();
    QString found;
    for (const QString& part : m_parts) {
        if (fontMetrics().horizontalAdvance(found + part + QStringLiteral(" …")) > room)
            break;
        found += part;
    }
    return found.isEmpty() ? QStringLiteral("…") : found + QStringLiteral(" …");
}

void PartsLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown());
}

}  // namespace fuzzylens::ui
