// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toys/view/toy_view.h"

namespace fuzzylens::ui::test {

ToyView::ToyView(Scene& scene, QWidget* parent)
    : View(scene, parent)
{
    connect(&scene, &Scene::fitChanged, this, &View::applicabilityChanged);
}

QString ToyView::description() const
{
    return isApplicable() ? QStringLiteral("A toy with %1 samples.").arg(scene().fit()->samples())
                          : QStringLiteral("A toy without samples.");
}

void ToyView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.setFont(figureFont());
    painter.setPen(theme.text);
    painter.drawText(area, Qt::AlignCenter, description());
}

QString ToyView::toCsv() const
{
    return isApplicable() ? QStringLiteral("samples\n%1\n").arg(scene().fit()->samples()) : QString();
}

ViewDescription describeToyView()
{
    return {"toy",
            [](Scene& scene, QWidget* parent) -> View* { return new ToyView(scene, parent); },
            ViewCardPlace::LowerRight,
            "methods.md",
            true,
            {40, 30, "The toy says how many samples there are."}};
}

}  // namespace fuzzylens::ui::test
