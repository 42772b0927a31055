// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_size.h"

#include <QApplication>
#include <QFontInfo>
#include <QHeaderView>
#include <QPointer>
#include <QSettings>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>
#include <vector>

namespace fuzzylens::ui {

namespace {

constexpr int designPixels = 12;  // of the text that lengths in pixels are measured at
const QString sizeKey = QStringLiteral("textSize");
int sizeInForce = 100;

int grown(int length, double ratio)
{
    return int(std::lround(length * ratio));
}

/// The widgets whose text has a size of its own, and their fonts.
std::vector<std::pair<QPointer<QWidget>, QFont>> ownFonts()
{
    std::vector<std::pair<QPointer<QWidget>, QFont>> fonts;
    for (QWidget* widget : QApplication::allWidgets())
        if (widget->testAttribute(Qt::WA_SetFont) && (widget->font().resolveMask() & QFont::SizeResolved))
            fonts.emplace_back(widget, widget->font());
    return fonts;
}

QFont scaled(QFont font, double ratio)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, grown(font.pixelSize(), ratio)));
    else
        font.setPointSizeF(font.pointSizeF() * ratio);
    return font;
}

/// Lengths that were fixed, the smallest and the largest.
void scaleLimits(QWidget& widget, double ratio)
{
    const QSize least = widget.minimumSize(), most = widget.maximumSize();
    const auto limit = [ratio](int length) {
        return length >= QWIDGETSIZE_MAX ? length : std::min(grown(length, ratio), QWIDGETSIZE_MAX);
    };
    widget.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    widget.setMinimumSize(grown(least.width(), ratio), grown(least.height(), ratio));
    widget.setMaximumSize(limit(most.width()), limit(most.height()));
}

void scaleSections(QHeaderView& header, double ratio)
{
    header.setDefaultSectionSize(grown(header.defaultSectionSize(), ratio));
    for (int section = 0; section < header.count(); ++section)
        if (header.sectionResizeMode(section) == QHeaderView::Interactive && !header.isSectionHidden(section))
            header.resizeSection(section, grown(header.sectionSize(section), ratio));
}

}  // namespace

double textScale()
{
    return std::max(1.0, double(QFontInfo(QApplication::font()).pixelSize()) / designPixels);
}

int inText(int pixels)
{
    return grown(pixels, textScale());
}

int textSize()
{
    return sizeInForce;
}

void setTextSize(int percent)
{
    if (!textSizes.contains(percent))
        throw std::invalid_argument("no such size of text");
    QSettings().setValue(sizeKey, percent);
    if (percent == sizeInForce)
        return;
    const double ratio = double(percent) / sizeInForce;
    sizeInForce = percent;
    static const double pointsAtStart = QFontInfo(QApplication::font()).pointSizeF();
    QFont font = QApplication::font();
    font.setPointSizeF(pointsAtStart * percent / 100);
    const auto own = ownFonts();
    const QString sheet = qApp->styleSheet();
    qApp->setStyleSheet({});  // what it has polished keeps its font otherwise
    QApplication::setFont(font);
    for (QWidget* widget : QApplication::allWidgets()) {
        scaleLimits(*widget, ratio);
        if (auto* header = qobject_cast<QHeaderView*>(widget))
            scaleSections(*header, ratio);
    }
    qApp->setStyleSheet(sheet);
    for (const auto& [widget, before] : own)
        if (widget)
            widget->setFont(scaled(before, ratio));
}

void restoreTextSize()
{
    const int remembered = QSettings().value(sizeKey, 100).toInt();
    if (textSizes.contains(remembered))
        setTextSize(remembered);
}

}  // namespace fuzzylens::ui
