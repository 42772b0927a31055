// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/views/view.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace fuzzylens::ui::test {

/// The figure of @p view as SVG text, at 85 x 60 mm on paper: fonts stay text in it.
inline QString svgFigure(View& view)
{
    constexpr int width = 241, height = 170;  // points
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(72);
    svg.setSize({width, height});
    {
        QCPPainter painter(&svg);
        view.paintFigure(painter, {0, 0, width, height}, Theme::paper());
    }
    return QString::fromUtf8(buffer.data());
}

}  // namespace fuzzylens::ui::test
