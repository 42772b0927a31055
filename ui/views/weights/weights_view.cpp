// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weights_view.h"

#include "core/methods/method.h"
#include "ui/plot/csv_text.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/views/settings_text.h"
#include "ui/views/weights/weights_chart.h"
#include "ui/views/weights/weights_controls.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QScrollArea>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr const char* informative = "informative";  // as the field "role" of made-up data says it

/// Known roles of the features; null: none.
const AnnotationField* roleOf(const Fit& fit)
{
    if (fit.data)
        for (const AnnotationField& field : fit.data->annotations())
            if (field.name == "role")
                return &field;
    return nullptr;
}

int rowOf(const std::vector<RankedFeature>& rows, int feature)
{
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].feature == feature)
            return int(row);
    return -1;
}

/// Fits of one data set share their names, of which there may be many.
bool areSame(const NamesPtr& some, const NamesPtr& others)
{
    return some == others || (some && others && *some == *others);
}

}  // namespace

WeightsView::WeightsView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_controls(new WeightsControls)
    , m_scroll(new QScrollArea)
    , m_chart(new WeightsChart)
{
    setObjectName(QStringLiteral("weightsView"));
    setAccessibleName(title());
    setFocusProxy(m_chart);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_chart);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_scroll);
    m_chart->installEventFilter(this);
    connect(&scene, &Scene::fitChanged, this, &WeightsView::onFitChanged);
    connect(&scene, &Scene::focusFeatureChanged, this, &WeightsView::onFocusFeatureChanged);
    connect(&scene, &Scene::marksChanged, this, &WeightsView::onMarksChanged);
    connect(m_controls, &WeightsControls::questionChanged, this, &WeightsView::refresh);
    connect(m_controls, &WeightsControls::keepAsked, this, &WeightsView::keep);
    connect(m_chart, &WeightsChart::rowClicked, this, [this](int row) {
        this->scene().setFocusFeature(bars().rows[std::size_t(row)].feature);
        emit viewRequested(QStringLiteral("values"));
    });
    connect(m_chart, &WeightsChart::stepped, this, &WeightsView::moveFocus);
    onFitChanged();
}

WeightsView::~WeightsView()
{
    delete m_controls;  // wherever the card has put it
}

bool WeightsView::isApplicable() const
{
    return scene().weights().size() > 0;
}

QWidget* WeightsView::controls()
{
    return m_controls;
}

const WeightBars& WeightsView::bars() const
{
    return m_chart->bars();
}

void WeightsView::onFitChanged()
{
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
    checkKept();
    if (!isVisible()) {
        m_isDirty = true;
        return;
    }
    refresh();
}

void WeightsView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (m_isDirty)
        refresh();
}

void WeightsView::refresh()
{
    const bool wasSeen = !std::exchange(m_isDirty, false);
    if (isApplicable())
        m_controls->offer(scene());
    showBars(currentBars(), wasSeen);
}

void WeightsView::ask(const WeightQuestion& question)
{
    if (isApplicable())
        m_controls->offer(scene());
    m_controls->setQuestion(question);
    refresh();
}

void WeightsView::showBars(WeightBars bars, bool wasSeen)
{
    const NamesPtr features = bars.size() > 0 ? scene().fit()->result->features : NamesPtr();
    const bool areSameFeatures = features && areSame(features, m_shownFeatures);
    m_shownFeatures = features;
    m_shownQuestion = m_controls->question();
    m_chart->setMinimumHeight(int(std::ceil(BarLayout::leastHeight(bars, m_chart->font()))));
    m_chart->setBars(std::move(bars), wasSeen && areSameFeatures);
    m_chart->setAccessibleDescription(description());
}

std::vector<RankedFeature> WeightsView::rankedFeatures() const
{
    if (!isApplicable())
        return {};
    if (m_isDirty)
        m_controls->offer(scene());
    return topFeatures(shownWeights(), scene().contribution(), m_controls->question());
}

WeightBars WeightsView::currentBars() const
{
    WeightBars bars;
    if (!isApplicable()) {
        bars.heading = scene().fit() ? tr("This method has no feature weights.")
                                     : tr("Feature weights appear here with the first fit.");
        return bars;
    }
    bars.rows = rankedFeatures();
    for (const RankedFeature& row : bars.rows)
        bars.names << scene().fit()->featureLabel(row.feature);
    bars.order = m_controls->question().order;
    const QString weight = weightName();
    const bool byWeight = bars.order == WeightOrder::ByWeight;
    bars.effective = effectiveText();
    const QString shown = (byWeight ? weight : tr("contribution")) + QStringLiteral(" · ");
    bars.heading = shown + bars.effective;
    bars.briefHeading = shown + effectiveText(true);
    if (scene().contribution().size() > 0 && scene().hasOwnWeights())
        bars.otherHeading = byWeight ? tr("contribution") : weight;
    addKept(bars);
    scale(bars);
    bars.focusRow = rowOf(bars.rows, scene().focusFeature());
    addMarks(bars);
    addInformative(bars);
    addSpread(bars);
    return bars;
}

bool WeightsView::showsShares() const
{
    const WeightQuestion question = m_controls->question();
    return question.order == WeightOrder::ByContribution ||
           (!m_controls->showsFactors() && question.cluster != WeightQuestion::contrast);
}

void WeightsView::scale(WeightBars& bars) const
{
    const double longest = bars.longestValue(), before = this->bars().longest;
    const bool isComparable =
        areSame(m_shownFeatures, scene().fit()->result->features) && m_shownQuestion == m_controls->question();
    constexpr double shortest = 0.2;  // of the scale, for the longest bar
    const bool keeps = isComparable && longest <= before && longest >= shortest * before;
    bars.setExtent(keeps ? before : longest > 0 ? roundedUp(longest) : 1);
}

void WeightsView::addSpread(WeightBars& bars) const
{
    const Eigen::VectorXd values = shownValues();
    if (!showsShares() || values.size() == 0)
        return;
    const double even = 1.0 / double(values.size());
    bars.even = even;
    bars.spread = WeightSpread::of(values);
    bars.spread.even = even;
    bars.spread.least = bars.value(bars.size() - 1);
    if (const int focus = scene().focusFeature(); focus >= 0)
        bars.spread.focus = values[focus];
    bars.spreadHeading =
        tr("all %1 features, log scale · ┆ uniform weight %2").arg(countText(values.size()), numberText(even, 2));
}

WeightsView::Shown WeightsView::shown() const
{
    return {scene().fit()->result, shownWeights(), scene().contribution()};
}

Eigen::VectorXd WeightsView::valuesOf(const Shown& fit) const
{
    const WeightQuestion question = m_controls->question();
    if (question.order == WeightOrder::ByContribution)
        return fit.contribution;
    return fit.weights.size() > 0 ? askedWeights(fit.weights, question.cluster) : Eigen::VectorXd();
}

void WeightsView::keep(bool keeps)
{
    m_kept.reset();
    m_controls->setKept(keeps && isApplicable());
    if (keeps && isApplicable())
        m_kept = shown();
    refresh();
}

void WeightsView::checkKept()
{
    if (!m_kept || !scene().fit())
        return;
    if (areSame(scene().fit()->result->features, m_kept->result->features))
        return;
    m_kept.reset();
    m_controls->setKept(false);
}

QString WeightsView::referenceName() const
{
    const QString unlike = differenceText(*m_kept->result, *scene().fit()->result);
    return unlike.isEmpty() ? methodText(*m_kept->result) : unlike;
}

void WeightsView::addKept(WeightBars& bars) const
{
    if (!m_kept || !scene().fit())
        return;
    const Eigen::VectorXd values = valuesOf(*m_kept);
    const double longest = values.size() > 0 ? values.cwiseAbs().maxCoeff() : 0;
    if (!(longest > 0))
        return;
    // Factors of different solvers differ in size; shares add up to 1.
    const double unit = showsShares() ? 1 : bars.longestValue() / longest;
    for (const RankedFeature& row : bars.rows)
        bars.kept.push_back(unit * values[row.feature]);
    const std::vector<RankedFeature> first =
        topFeatures(m_kept->weights, m_kept->contribution, m_controls->question());
    const auto isHere = [&](const RankedFeature& row) { return rowOf(bars.rows, row.feature) >= 0; };
    bars.referenceHeading = tr("▬ reference: %1 · %2 of its top %3 are shown")
                                .arg(referenceName(), countText(std::count_if(first.begin(), first.end(), isHere)),
                                     countText(qint64(first.size())));
}

Eigen::MatrixXd WeightsView::shownWeights() const
{
    return m_controls->showsFactors() ? Eigen::MatrixXd(scene().fit()->result->outcome.featureFactors.transpose())
                                      : scene().weights();
}

QString WeightsView::weightName() const
{
    if (m_controls->showsFactors())
        return tr("factor");
    switch (m_controls->question().cluster) {
    case WeightQuestion::contrast:
        return tr("weight contrast");
    case WeightQuestion::largest:
        return tr("largest weight");
    default:
        return tr("weight");
    }
}

void WeightsView::addMarks(WeightBars& bars) const
{
    const FeatureMarks& marks = scene().marks();
    bars.marked.clear();
    bars.marksHeading.clear();
    if (!marks.isAny())
        return;
    for (const RankedFeature& row : bars.rows)
        bars.marked.push_back(marks.contains(row.feature));
    bars.marksHeading = FeatureMarks::sign() + QLatin1Char(' ') + marksText(bars);
}

void WeightsView::addInformative(WeightBars& bars) const
{
    const AnnotationField* role = isApplicable() ? roleOf(*scene().fit()) : nullptr;
    const auto known = role ? std::count(role->texts.begin(), role->texts.end(), informative) : 0;
    if (known == 0)
        return;
    const auto isInformative = [role](const RankedFeature& row) {
        return role->texts[std::size_t(row.feature)] == informative;
    };
    for (const RankedFeature& row : bars.rows)
        bars.informative.push_back(isInformative(row));
    WeightQuestion question = m_controls->question();
    question.count = int(known);
    const std::vector<RankedFeature> first = topFeatures(shownWeights(), scene().contribution(), question);
    bars.informativeHeading =
        tr("● known informative: %1 of the first %2")
            .arg(countText(std::count_if(first.begin(), first.end(), isInformative)), countText(known));
}

QString WeightsView::marksText(const WeightBars& bars) const
{
    if (bars.marked.empty())
        return {};
    return tr("%1 of %2 in %3")
        .arg(countText(std::count(bars.marked.begin(), bars.marked.end(), true)), countText(bars.size()),
             scene().marks().name());
}

void WeightsView::onMarksChanged()
{
    if (!isVisible() || m_isDirty || !isApplicable()) {
        m_isDirty = true;
        return;
    }
    WeightBars next = bars();
    addMarks(next);
    showBars(std::move(next), true);
    QAccessibleEvent changed(m_chart, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QString WeightsView::effectiveText(bool isBrief) const
{
    if (!scene().hasOwnWeights())
        return tr("all features have equal weight");
    const Eigen::MatrixXd& weights = scene().weights();
    const int cluster = m_controls->question().cluster;
    // Known for results of this program; it takes a logarithm of each weight.
    const std::map<std::string, double>& metrics = scene().fit()->result->metrics;
    const auto effective = [&](Eigen::Index row) {
        const auto known =
            metrics.find(weights.rows() == 1 ? "effective_features" : "effective_features_" + std::to_string(row));
        return known == metrics.end() ? effectiveNumber(weights.row(row)) : known->second;
    };
    if (cluster >= 0 || weights.rows() == 1) {
        const Eigen::Index row = std::min<Eigen::Index>(std::max(0, cluster), weights.rows() - 1);
        const QString text = tr("effective features: %1 of %2")
                                 .arg(countText(std::lround(effective(row))), countText(weights.cols()));
        return weights.rows() > 1 && !isBrief ? text + tr(" in cluster %1").arg(row + 1) : text;
    }
    double least = effective(0), most = least;
    for (Eigen::Index row = 1; row < weights.rows(); ++row) {
        least = std::min(least, effective(row));
        most = std::max(most, effective(row));
    }
    return tr("effective features per cluster: %1 to %2 of %3")
        .arg(countText(std::lround(least)), countText(std::lround(most)), countText(weights.cols()));
}

void WeightsView::onFocusFeatureChanged()
{
    if (m_isDirty)
        return;
    const int feature = scene().focusFeature(), row = rowOf(bars().rows, feature);
    m_chart->setFocused(row, feature >= 0 && !bars().spread.isEmpty() ? shownValues()[feature] : 0);
    if (row >= 0)
        m_scroll->ensureVisible(0, int(m_chart->barLayout().bar(row, 0).center().y()), 0, 30);
}

void WeightsView::moveFocus(int rows)
{
    if (bars().size() == 0)
        return;
    const int from = bars().focusRow;
    const int row = from < 0 ? (rows > 0 ? 0 : bars().size() - 1) : std::clamp(from + rows, 0, bars().size() - 1);
    scene().setFocusFeature(bars().rows[std::size_t(row)].feature);
}

bool WeightsView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return View::eventFilter(watched, event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = m_chart->barLayout().rowAt(help->pos());
    QToolTip::showText(help->globalPos(), row < 0 ? QString() : tipOf(row), m_chart);
    return true;
}

QString WeightsView::tipOf(int row) const
{
    const FitPtr& fit = scene().fit();
    const RankedFeature& ranked = bars().rows[std::size_t(row)];
    const Eigen::MatrixXd& weights = scene().weights();
    QStringList lines{fit->featureLabel(ranked.feature)};
    if (bars().isMarked(row))
        lines << FeatureMarks::sign() + tr(" in %1").arg(scene().marks().name());
    if (fit->data)
        for (const AnnotationField& field : fit->data->annotations()) {
            const QString text = nameText(field.texts[std::size_t(ranked.feature)]);
            if (!text.isEmpty() && text != lines.first())
                lines << text;
        }
    for (int cluster = 0; scene().hasOwnWeights() && cluster < int(weights.rows()); ++cluster)
        lines << tr("weight %1%2")
                     .arg(numberText(weights(cluster, ranked.feature)),
                          weights.rows() > 1 ? tr(" in %1").arg(fit->shownCluster(cluster)) : QString());
    if (const Eigen::VectorXd& factors = fit->result->outcome.featureFactors; factors.size() > 0)
        lines << tr("factor %1").arg(numberText(factors[ranked.feature]));
    if (std::isfinite(ranked.contribution))
        lines << tr("contribution to the separation of the centres %1").arg(numberText(ranked.contribution));
    return lines.join(QLatin1Char('\n'));
}

QString WeightsView::whose() const
{
    const Eigen::MatrixXd& weights = scene().weights();
    const int cluster = m_controls->question().cluster;
    if (cluster == WeightQuestion::contrast)
        return tr("the contrast between clusters");
    return weights.rows() == 1 || cluster == WeightQuestion::largest ? tr("all clusters")
                                                                     : scene().fit()->shownCluster(cluster);
}

QString WeightsView::subject() const
{
    if (!isApplicable())
        return title();
    if (m_isDirty)
        m_controls->offer(scene());
    const WeightQuestion question = m_controls->question();
    if (question.order == WeightOrder::ByContribution)
        return tr("Contributions of the features to the separation of the centres");
    const QString whole = m_controls->showsFactors() ? tr("Scaling factors of the features")
                          : question.cluster == WeightQuestion::contrast
                              ? tr("Feature weights, largest difference between two clusters")
                              : tr("Feature weights of %1").arg(whose());
    return scene().contribution().size() > 0 ? tr("%1, ordered by weight").arg(whole) : whole;
}

QString WeightsView::description() const
{
    const WeightBars bars = m_isDirty ? currentBars() : m_chart->bars();
    if (bars.size() == 0)
        return tr("No feature weights to show.");
    QStringList first;
    for (int row = 0; row < std::min(3, bars.size()); ++row)
        first << tr("%1 (%2)").arg(bars.names[row], bars.valueFormat().text(bars.value(row)));
    QString text = tr("The %1 features with the largest %2 for %3 (%4), led by %5.")
                       .arg(bars.size())
                       .arg(bars.order == WeightOrder::ByContribution ? tr("contribution")
                            : m_controls->showsFactors()              ? tr("absolute factor")
                                                                      : tr("weight"),
                            whose(), bars.effective, first.join(QStringLiteral(", ")));
    if (!bars.referenceHeading.isEmpty())
        text += QLatin1Char(' ') + tr("In grey, the %1.").arg(bars.referenceHeading.mid(2));
    if (!bars.informativeHeading.isEmpty())
        text += QLatin1Char(' ') + bars.informativeHeading.mid(2) + QLatin1Char('.');
    if (bars.marked.empty())
        return text;
    QStringList marked;
    for (int row = 0; row < bars.size(); ++row)
        if (bars.isMarked(row))
            marked << bars.names[row];
    return text + QLatin1Char(' ') + marksText(bars) +
           (marked.isEmpty() ? QStringLiteral(".")
                             : QStringLiteral(": ") + marked.join(QStringLiteral(", ")) + QLatin1Char('.'));
}

void WeightsView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    const QFont figure = figureFont();
    paintWeightBars(painter, currentBars(), area, figure, theme);
}

QString WeightsView::toCsv() const
{
    const WeightBars bars = currentBars();
    if (bars.size() == 0)
        return {};
    const int cluster = m_controls->question().cluster;
    const Eigen::VectorXd weights = askedWeights(scene().weights(), cluster);
    const Eigen::VectorXd& factors = scene().fit()->result->outcome.featureFactors;
    const Eigen::VectorXd kept = m_kept ? valuesOf(*m_kept) : Eigen::VectorXd();
    QStringList header{QStringLiteral("rank"), QStringLiteral("feature"), QStringLiteral("index"),
                       cluster == WeightQuestion::contrast ? QStringLiteral("contrast") : QStringLiteral("weight"),
                       QStringLiteral("contribution")};
    if (factors.size() > 0)
        header << QStringLiteral("factor");
    if (!bars.kept.empty())
        header << QStringLiteral("reference: ") + referenceName();
    QString text = csvLine(header);
    for (int row = 0; row < bars.size(); ++row) {
        const RankedFeature& ranked = bars.rows[std::size_t(row)];
        QStringList fields{QString::number(row + 1), scene().fit()->featureLabel(ranked.feature),
                           QString::number(ranked.feature), csvNumber(weights[ranked.feature]),
                           csvNumber(ranked.contribution)};
        if (factors.size() > 0)
            fields << csvNumber(factors[ranked.feature]);
        if (!bars.kept.empty())
            fields << csvNumber(kept[ranked.feature]);
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
