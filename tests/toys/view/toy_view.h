// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view.h"
#include "ui/views/view_registry.h"

namespace fuzzylens::ui::test {

/// Says how many samples there are.
class ToyView : public View
{
public:
    explicit ToyView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("toy"); }
    QString title() const override { return QStringLiteral("Toy"); }
    bool isApplicable() const override { return scene().fit() != nullptr; }
    QString description() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;
};

ViewDescription describeToyView();

}  // namespace fuzzylens::ui::test
