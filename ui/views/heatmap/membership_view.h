// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/heatmap/sample_map_view.h"

namespace fuzzylens::ui {

/// Memberships: samples x clusters, by cluster and certainty or by class.
class MembershipView : public SampleMapView
{
    Q_OBJECT

public:
    explicit MembershipView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("memberships"); }
    QString title() const override { return tr("Memberships"); }
    QString description() const override;
    QString subject() const override { return tr("Memberships of the samples in the clusters"); }

protected:
    QString columnName(int column) const override;
    void complete(HeatmapModel& model, const std::vector<int>& columns, const SampleOrder& order) const override;
    ReadOut readOut(int row, int column) const override;
    QString emptyText() const override;
};

}  // namespace fuzzylens::ui
