// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view.h"
#include "ui/views/weights/weight_bars.h"

#include <QPointer>

#include <optional>

class QScrollArea;

namespace fuzzylens::ui {

class WeightsChart;
class WeightsControls;

/// The leading features as bars: by contribution to the separation of the centres, or by weight in a cluster or by
/// the contrast between clusters (both numbers are shown: high weight is not high relevance). A histogram above
/// has all features. The scale ends at 1, 2 or 5 times a power of ten and changes only where bars would be longer
/// than it or a fifth of it, so that bars are seen to grow and to shrink towards the even share. Of methods that
/// scale features the factors with their signs instead of weights, where that is asked for. Features of data that
/// name the informative ones (annotation "role") have a dot. The bars of a fit can be pinned as reference for
/// those that follow.
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
    void refresh();
    /// @param wasSeen whether the bars before were up to date on screen.
    void showBars(WeightBars bars, bool wasSeen);
    void onMarksChanged();
    /// Says in @p bars which of its rows are marked.
    void addMarks(WeightBars& bars) const;
    /// Says in @p bars which of its rows are known to be informative, and whether such features come first.
    void addInformative(WeightBars& bars) const;
    /// What bars can show of a fit.
    struct Shown
    {
        std::shared_ptr<const Result> result;
        Eigen::MatrixXd weights;       // a row a cluster, or 1; of factors one
        Eigen::VectorXd contribution;  // may be empty
    };
    void keep(bool keeps);
    /// Removes a reference with other features.
    void checkKept();
    /// Says in @p bars how long the kept ones are.
    void addKept(WeightBars& bars) const;
    QString referenceName() const;
    Shown shown() const;
    /// What the bars show of @p fit, by weight or by contribution, a feature each; empty if it has nothing of it.
    Eigen::VectorXd valuesOf(const Shown& fit) const;
    Eigen::VectorXd shownValues() const { return valuesOf(shown()); }
    Eigen::MatrixXd shownWeights() const;
    QString weightName() const;
    QString marksText(const WeightBars& bars) const;  // empty without marks
    void onFocusFeatureChanged();
    void moveFocus(int rows);
    /// In exact order; as many as are shown.
    std::vector<RankedFeature> rankedFeatures() const;
    WeightBars currentBars() const;
    /// Sets the scale of @p bars, as far as possible to that of the bars before.
    void scale(WeightBars& bars) const;
    void addSpread(WeightBars& bars) const;
    /// Whether the bars show shares of a whole.
    bool showsShares() const;
    QString effectiveText(bool isBrief = false) const;  // brief: not whose
    QString whose() const;
    QString tipOf(int row) const;

    QPointer<WeightsControls> m_controls;  // shown by the card, owned by us
    QScrollArea* m_scroll = nullptr;
    WeightsChart* m_chart = nullptr;
    std::optional<Shown> m_kept;     // of the reference fit
    NamesPtr m_shownFeatures;        // those of which the bars are some
    WeightQuestion m_shownQuestion;  // that they answer
    bool m_isDirty = true;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
