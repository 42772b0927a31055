// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/views/heatmap/expression_model.h"
#include "ui/views/heatmap/heatmap_view.h"

class QComboBox;
class QSpinBox;

namespace fuzzylens::ui {

/// Expression: the features that matter most x samples by cluster, as z-scores. Small tables answer at once, large
/// ones in the background while the last picture stays.
class ExpressionView : public HeatmapView
{
    Q_OBJECT

public:
    static constexpr int defaultCount = 20;

    explicit ExpressionView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("expression"); }
    QString title() const override { return tr("Expression"); }
    bool isApplicable() const override;
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    QString subject() const override;
    QString toCsv() const override;

    const FeatureRanking& ranking() const { return m_ranking; }
    void setRanking(const FeatureRanking& ranking);
    int count() const { return m_count; }
    void setCount(int count);
    /// True while a picture is made in the background.
    bool isBusy() const { return m_job.isBusy(); }

protected:
    void rebuild() override;
    void rebuildNow() override;
    ReadOut readOut(int row, int column) const override;
    void cellClicked(int row, int column) override;
    QString emptyText() const override;
    int markedRow() const override;
    bool isInMarkedSet(int row) const override;

private:
    const ExpressionModel& shown() const { return static_cast<const ExpressionModel&>(*model()); }
    void buildControls();
    void offerRankings();
    void accept(std::shared_ptr<ExpressionModel> model);
    std::vector<int> classCodes() const;
    std::shared_ptr<ExpressionModel> modelNow() const;

    FeatureRanking m_ranking;
    int m_count = defaultCount;
    QWidget* m_controls = nullptr;
    QComboBox* m_rankingChooser = nullptr;
    QSpinBox* m_countBox = nullptr;
    bool m_wasApplicable = false;
    Job<std::shared_ptr<ExpressionModel>> m_job;
};

}  // namespace fuzzylens::ui
