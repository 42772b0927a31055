// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/heatmap/sample_map_view.h"

namespace fuzzylens::ui {

/// What the probes say of every sample: samples x probes, memberships or distances. The samples are ordered as
/// those of the memberships are, the probes among each other as the samples that they are.
class EmbeddingView : public SampleMapView
{
    Q_OBJECT

public:
    explicit EmbeddingView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("embedding"); }
    QString title() const override { return tr("Embedding"); }
    QString description() const override;
    QString subject() const override;

protected:
    std::vector<int> columnsIn(const SampleOrder& order) const override;
    QString columnName(int column) const override;
    void complete(HeatmapModel& model, const std::vector<int>& columns, const SampleOrder& order) const override;
    ReadOut readOut(int row, int column) const override;
    QString emptyText() const override;

private:
    bool areDistances() const;
    QString probeName(int column) const;
};

}  // namespace fuzzylens::ui
