// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_size.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QHeaderView>
#include <QSettings>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

namespace fuzzylens::ui {

namespace {

constexpr int designPixels = 12;  // of the text that lengths in pixels are measured at
const QString sizeKey = QStringLiteral("textSize");
constexpr auto ownSizeKey = "ownTextSize", limitsKey = "limits", limitsAtFirstKey = "limitsAtFirst";
int sizeInForce = 100;

int grown(int length, double ratio)
{
    return int(std::lround(length * ratio));
}

double pointsOf(const QFont& font)
{
    return font.pointSizeF() > 0 ? font.pointSizeF() : QFontInfo(font).pointSizeF();
}

/// Every widget whose text has a size of its own remembers what that is at 100 %.
void rememberOwnSizes()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        const QFont& font = widget->font();
        const bool hasOwn = widget->testAttribute(Qt::WA_SetFont) && (font.resolveMask() & QFont::SizeResolved);
        if (hasOwn && !widget->property(ownSizeKey).isValid())
            widget->setProperty(ownSizeKey, pointsOf(font) * 100 / sizeInForce);
    }
}

/// If minimum and maximum size are those set last, scales their original values, to avoid drift.
void scaleLimits(QWidget& widget, int before, int percent)
{
    const QRect now(QPoint(widget.minimumWidth(), widget.minimumHeight()), widget.maximumSize());
    QRect ordinary = widget.property(limitsAtFirstKey).toRect();
    if (widget.property(limitsKey).toRect() != now) {
        const auto back = [&](int length) {
            return length >= QWIDGETSIZE_MAX ? length : grown(length, 100.0 / before);
        };
        ordinary = QRect(QPoint(back(now.x()), back(now.y())), QSize(back(now.width()), back(now.height())));
        widget.setProperty(limitsAtFirstKey, ordinary);
    }
    const auto forth = [&](int length) {
        return length >= QWIDGETSIZE_MAX ? length : std::min(grown(length, percent / 100.0), QWIDGETSIZE_MAX);
    };
    widget.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    widget.setMinimumSize(forth(ordinary.x()), forth(ordinary.y()));
    widget.setMaximumSize(forth(ordinary.width()), forth(ordinary.height()));
    widget.setProperty(limitsKey,
                       QRect(QPoint(widget.minimumWidth(), widget.minimumHeight()), widget.maximumSize()));
}

void scaleSections(QHeaderView& header, double ratio)
{
    std::vector<int> sizes;
    for (int section = 0; section < header.count(); ++section)
        sizes.push_back(header.sectionSize(section));
    header.setDefaultSectionSize(grown(header.defaultSectionSize(), ratio));  // of all sections, too
    for (int section = 0; section < header.count(); ++section)
        if (header.sectionResizeMode(section) == QHeaderView::Interactive && !header.isSectionHidden(section))
            header.resizeSection(section, grown(sizes[std::size_t(section)], ratio));
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

void showTextSize(int percent)
{
    if (!textSizes.contains(percent))
        throw std::invalid_argument("no such size of text");
    if (percent == sizeInForce)
        return;
    const int before = sizeInForce;
    const double ratio = double(percent) / before;
    rememberOwnSizes();
    sizeInForce = percent;
    static const double pointsAtStart = pointsOf(QApplication::font());
    QFont font = QApplication::font();
    font.setPointSizeF(pointsAtStart * percent / 100);
    const WithoutStyleSheet unstyled;  // polished widgets keep their font otherwise
    QApplication::setFont(font);
    for (QWidget* widget : QApplication::allWidgets()) {
        scaleLimits(*widget, before, percent);
        if (auto* header = qobject_cast<QHeaderView*>(widget))
            scaleSections(*header, ratio);
    }
}

void setTextSize(int percent)
{
    showTextSize(percent);
    QSettings().setValue(sizeKey, percent);
}

void showOwnTextSizes()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        const QVariant atFirst = widget->property(ownSizeKey);
        if (!atFirst.isValid())
            continue;
        QFont font = widget->font();
        font.setPointSizeF(atFirst.toDouble() * sizeInForce / 100);
        widget->setFont(font);
    }
}

void restoreTextSize()
{
    const int remembered = QSettings().value(sizeKey, 100).toInt();
    if (textSizes.contains(remembered))
        showTextSize(remembered);
}

}  // namespace fuzzylens::ui
