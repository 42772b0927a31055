// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view.h"
#include "ui/views/weights/weight_bars.h"

#include <QPointer>
#include <QTimer>

#include <optional>

class QScrollArea;

namespace fuzzylens::ui {

class WeightsChart;
class WeightsControls;

/// The heaviest features as bars: of a cluster, or of the contrast between clusters, by weight or by
/// contribution to the separation of the centres (both numbers are shown: high weight is not
/// high relevance). While fits follow each other quickly the bars keep their rows; the order is put right when
/// they rest. Of methods that scale features the factors with their signs instead of weights, where that is asked
/// for. Features of data that name the informative ones (annotation "role") have a dot. The bars of a fit can be
/// pinned as reference for those that follow.
class WeightsView : public View
{
    Q_OBJECT

public:
    explicit WeightsView(Scene& scene, QWidget* parent = nullptr);
    ~WeightsView() override;

    QString identifier() const override { return QStringLiteral("weights"); }
    QString title() const override { return tr("Feature weights"); }
    QString tabTitle() const override { return tr("Weights"); }
    bool isApplicable() const override;
    QWidget* controls() override;
    QString description() const override;
    QString subject() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

    /// The displayed content.
    const WeightBars& bars() const;
    /// Shows what @p question asks for, as far as the fit has it.
    void ask(const WeightQuestion& question);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void onFitChanged();
    void refresh();  // in exact order
    void follow();   // keeping rows
    void showBars(WeightBars bars);
    void onMarksChanged();
    /// Says in @p bars which of its rows are marked.
    void addMarks(WeightBars& bars) const;
    /// Says in @p bars which of its rows are known to be informative, and whether such features come first.
    void addInformative(WeightBars& bars) const;
    /// The bars of the reference fit.
    struct Kept
    {
        std::shared_ptr<const Result> result;
        Eigen::VectorXd values;  // a feature each
        std::vector<int> first;  // the leading features
    };
    void keep(bool keeps);
    /// Removes a reference with other features.
    void checkKept();
    /// Says in @p bars how long the kept ones are.
    void addKept(WeightBars& bars) const;
    QString referenceName() const;
    /// What the bars show: by weight or by contribution, a feature each.
    Eigen::VectorXd shownValues() const;
    /// What the bars show by weight: a row a cluster; of factors one.
    Eigen::MatrixXd shownWeights() const;
    QString weightName() const;
    QString marksText(const WeightBars& bars) const;  // empty without marks
    void onFocusFeatureChanged();
    void moveFocus(int rows);
    /// In exact order; as many as are shown.
    std::vector<RankedFeature> rankedFeatures() const;
    WeightBars exactBars() const;
    WeightBars barsOf(std::vector<RankedFeature> rows) const;
    QString effectiveText(bool isBrief = false) const;  // brief: not whose
    QString whose() const;
    QString tipOf(int row) const;

    QPointer<WeightsControls> m_controls;  // shown by the card, owned by us
    QScrollArea* m_scroll = nullptr;
    WeightsChart* m_chart = nullptr;
    std::optional<Kept> m_kept;
    QTimer m_idleTimer{this};  // fires when no fit has come for a while
    bool m_isDirty = true;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
