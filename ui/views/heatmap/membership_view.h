// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/heatmap/sample_map_view.h"

class QToolButton;

namespace fuzzylens::ui {

/// Memberships: samples x clusters, by cluster and certainty or by class. Where labels had a part in the fit, a
/// switch displays those as fitted, here and in every other view.
class MembershipView : public SampleMapView
{
    Q_OBJECT

public:
    explicit MembershipView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("memberships"); }
    QString title() const override { return tr("Memberships"); }
    QString description() const override;
    QString subject() const override;
    QWidget* controls() override;

protected:
    QString columnName(int column) const override;
    void complete(HeatmapModel& model, const std::vector<int>& columns, const SampleOrder& order) const override;
    ReadOut readOut(int row, int column) const override;
    QString emptyText() const override;

private:
    bool hasLabelFree() const;
    void showKind();

    QWidget* m_controls = nullptr;
    QToolButton* m_asFitted = nullptr;
};

}  // namespace fuzzylens::ui
