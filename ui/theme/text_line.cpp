// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_line.h"

#include <QCache>
#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
#include <QThread>

#include <algorithm>
#include <memory>

namespace fuzzylens::ui {

namespace {

constexpr int mostTexts = 4096;  // several times those of a window

struct TextKey
{
    QString text;
    QFont font;
    int dotsPerInch;  // of the device, where the font is in points; else 0

    friend bool operator==(const TextKey&, const TextKey&) = default;
    friend std::size_t qHash(const TextKey& key, std::size_t seed = 0)
    {
        return qHashMulti(seed, key.text, key.font.pixelSize(), key.font.weight(), key.dotsPerInch);
    }
};

using TextLines = QCache<TextKey, QTextLayout>;

std::unique_ptr<QTextLayout> layOut(const QString& text, const QFont& font, const QPaintDevice* device)
{
    auto layout = std::make_unique<QTextLayout>(text, font, device);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    layout->createLine();
    layout->endLayout();
    return layout;
}

/// Those of the thread of the window; null in others. They end with the application, as fonts do.
TextLines* keptLines()
{
    static std::unique_ptr<TextLines> lines;
    const QCoreApplication* application = QCoreApplication::instance();
    if (!application || QThread::currentThread() != application->thread())
        return nullptr;
    if (!lines) {
        lines = std::make_unique<TextLines>(mostTexts);
        qAddPostRoutine([] { lines.reset(); });
    }
    return lines.get();
}

/// Null for a text that takes more than one line or direction, and where texts are not kept.
/// @param device null: the screen.
QTextLayout* keptLine(const QString& text, const QFont& font, const QPaintDevice* device)
{
    TextLines* lines = keptLines();
    if (!lines)
        return nullptr;
    const TextKey key{text, font, device && font.pixelSize() < 0 ? device->logicalDpiY() : 0};
    if (QTextLayout* kept = lines->object(key))
        return kept;
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.isPrint() && c.category() != QChar::Separator_Line &&
               c.category() != QChar::Separator_Paragraph && c.direction() != QChar::DirR &&
               c.direction() != QChar::DirAL;
    });
    if (!isPlain)
        return nullptr;
    auto line = layOut(text, font, device);
    QTextLayout* kept = line.get();
    lines->insert(key, line.release());
    return kept;
}

}  // namespace

double textWidth(const QString& text, const QFont& font)
{
    const QTextLayout* line = keptLine(text, font, nullptr);
    return line ? line->lineAt(0).horizontalAdvance() : QFontMetricsF(font).horizontalAdvance(text);
}

QString elidedText(const QString& text, const QFont& font, Qt::TextElideMode mode, double width)
{
    return textWidth(text, font) <= width ? text : QFontMetricsF(font).elidedText(text, mode, width);
}

void drawTextLine(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QString& text)
{
    if (text.isEmpty())
        return;
    const QTextLayout* kept = keptLine(text, painter.font(), painter.device());
    if (!kept) {
        painter.drawText(area, int(alignment) | Qt::TextSingleLine | Qt::TextDontClip, text);
        return;
    }
    const QTextLine line = kept->lineAt(0);
    const double width = line.horizontalAdvance(), height = line.ascent() + line.descent();
    QPointF place = area.topLeft();
    if (alignment & (Qt::AlignRight | Qt::AlignHCenter))
        place.rx() += (area.width() - width) / (alignment & Qt::AlignHCenter ? 2 : 1);
    if (alignment & (Qt::AlignBottom | Qt::AlignVCenter))
        place.ry() += (area.height() - height) / (alignment & Qt::AlignVCenter ? 2 : 1);
    line.draw(&painter, place);
}

}  // namespace fuzzylens::ui
