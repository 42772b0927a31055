// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/moved_weights.h"

#include "core/common/issue.h"
#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/teach/playback.h"
#include "ui/views/weights/weight_ranking.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <limits>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr char movedBlock[] = "moved weights";  // of ShownUpdate; no method has such a block

double inRow(const Eigen::VectorXd& weights, int row)
{
    return row == MovedWeights::allClusters ? weights.mean() : weights[row];
}

double meanEffectiveFeatures(const Eigen::MatrixXd& weights, int row)
{
    if (row != MovedWeights::allClusters)
        return effectiveNumber(weights.row(row));
    double sum = 0;
    for (const auto& ofCluster : weights.rowwise())
        sum += effectiveNumber(ofCluster);
    return sum / double(weights.rows());
}

}  // namespace

bool hasMovedWeights(const Fit& fit)
{
    return fit.update && fit.update->block == movedBlock;
}

QString sampleNames(const Fit& fit, const std::vector<int>& samples)
{
    constexpr std::size_t most = 12;
    QStringList names;
    for (std::size_t i = 0; i < std::min(most, samples.size()); ++i)
        names << fit.sampleName(samples[i]);
    const QString text = names.join(QLatin1String(", "));
    return samples.size() <= most
               ? text
               : MovedWeights::tr("%1 and %2 more").arg(text, QString::number(samples.size() - most));
}

MovedWeights::MovedWeights(Project& project, Playback& playback, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_playback(playback)
{
    connect(&m_project.scene(), &Scene::fitChanged, this, &MovedWeights::follow);
    connect(&m_playback, &Playback::changed, this, [this] {
        if (m_playback.isOpen() != bool(m_fit))
            follow();
    });
    follow();
}

/// Another fit has come on screen, or Teach was opened or closed.
void MovedWeights::follow()
{
    if (m_isShowing)
        return;
    const FitPtr shown = std::exchange(m_shown, nullptr), before = m_fit;
    m_fit = m_playback.isOpen() ? m_project.scene().fit() : nullptr;
    if (shown && m_project.scene().fit() == shown) {  // Teach was closed
        m_project.scene().setFit(before);
        m_fit.reset();
    }
    m_problem.clear();
    if (!m_fit)
        m_problem = tr("There is no fit.");
    else if (!m_fit->prepared || (m_fit->preview && !m_fit->update))
        m_problem = tr("The fit is not complete.");
    else if (const Message reason = whyWeightsCannotChange(method(m_fit->result->method), problemOf(*m_fit),
                                                           m_fit->result->parameters, m_fit->result->outcome);
             !reason.isEmpty())
        m_problem = tr("Weights cannot be moved: %1.").arg(shownText(reason));
    forget();
    emit fitReplaced();
    emit changed();
}

void MovedWeights::forget()
{
    m_weights.reset();
    m_moved.clear();
    m_locked.clear();
    m_refusal.clear();
    m_effect = {};
    if (m_problem.isEmpty())
        m_effect = weightEffect(m_fit->result->target, m_fit->result->outcome, m_fit->result->outcome);
}

/// Before the first move.
void MovedWeights::begin()
{
    if (m_weights)
        return;
    const Result& result = *m_fit->result;
    m_weights = std::make_unique<ChangedWeights>(method(result.method), problemOf(*m_fit), result.parameters,
                                                 result.outcome);
}

int MovedWeights::rows() const
{
    return m_fit ? std::max(1, int(m_fit->result->outcome.featureWeights.rows())) : 0;
}

double MovedWeights::fittedWeight(int feature, int row) const
{
    const Eigen::MatrixXd& weights = m_fit->result->outcome.featureWeights;
    return weights.size() > 0 ? inRow(weights.col(feature), row) : 1.0 / double(m_fit->result->features->size());
}

double MovedWeights::weight(int feature, int row) const
{
    return m_weights ? inRow(m_weights->weights(feature), row) : fittedWeight(feature, row);
}

double MovedWeights::fittedEffectiveFeatures(int row) const
{
    const Eigen::MatrixXd& weights = m_fit->result->outcome.featureWeights;
    return weights.size() > 0 ? meanEffectiveFeatures(weights, row) : double(m_fit->result->features->size());
}

double MovedWeights::effectiveFeatures(int row) const
{
    return m_shown ? meanEffectiveFeatures(m_shown->result->outcome.featureWeights, row)
                   : fittedEffectiveFeatures(row);
}

std::vector<int> MovedWeights::leadingFeatures(int row, int count) const
{
    const Outcome& outcome = m_fit->result->outcome;
    Eigen::MatrixXd size = outcome.featureWeights;
    if (size.size() == 0)
        size =
            separationContribution(outcome.centers, Eigen::MatrixXd::Ones(1, outcome.centers.cols())).transpose();
    else if (row == allClusters)
        size = size.colwise().mean().eval();
    else
        size = size.row(row).eval();
    std::vector<int> features;
    for (const RankedFeature& ranked : topFeatures(size, {}, {0, count, WeightOrder::ByWeight}))
        features.push_back(ranked.feature);
    return features;
}

/// Returns whether it was possible.
bool MovedWeights::fix(int feature, const Eigen::VectorXd& weights)
{
    try {
        m_weights->fix(feature, weights);
        m_refusal.clear();
        return true;
    } catch (const ArgumentError& error) {
        m_refusal = shownSentence(error.reason());
        emit changed();
        return false;
    }
}

void MovedWeights::move(int feature, int row, double weight)
{
    if (!m_problem.isEmpty() || isLocked(feature))
        return;
    begin();
    const Eigen::VectorXd largest = m_weights->largestWeights(feature);
    Eigen::VectorXd weights = m_weights->weights(feature);
    weight = std::max(weight, 0.0);
    if (row != allClusters) {
        weights[row] = std::min(weight, largest[row]);
    } else {
        if (weights.maxCoeff() == 0)
            weights = m_weights->fittedWeights().col(feature);
        if (weights.maxCoeff() == 0)
            weights.setOnes();
        double factor = weight / weights.mean();
        for (Eigen::Index j = 0; j < weights.size(); ++j)
            if (weights[j] > 0)
                factor = std::min(factor, largest[j] / weights[j]);
        weights *= factor;
    }
    if (!fix(feature, weights))
        return;
    m_moved.insert(feature);
    show();
}

void MovedWeights::setLocked(int feature, bool isLocked)
{
    if (!m_problem.isEmpty() || isLocked == this->isLocked(feature))
        return;
    begin();
    if (!isLocked) {
        m_locked.erase(feature);
        if (!isMoved(feature))
            m_weights->release(feature);
    } else if (fix(feature, m_weights->weights(feature))) {
        m_locked.insert(feature);
    }
    show();
}

void MovedWeights::release(int feature)
{
    restore(feature, std::nullopt);
}

MovedWeights::Move MovedWeights::moveOf(int feature) const
{
    return isMoved(feature) ? Move(m_weights->weights(feature)) : std::nullopt;
}

void MovedWeights::restore(int feature, const Move& move)
{
    if (!m_weights)
        return;
    if (move) {
        if (fix(feature, *move))
            m_moved.insert(feature);
    } else {
        try {
            m_weights->release(feature);
            m_moved.erase(feature);
            m_locked.erase(feature);
            m_refusal.clear();
        } catch (const ArgumentError& error) {
            m_refusal = shownSentence(error.reason());
        }
    }
    show();
}

void MovedWeights::reset()
{
    if (!m_weights)
        return;
    forget();
    show();
}

/// Null if the distances are too large to compute with.
FitPtr MovedWeights::movedFit()
{
    auto result = std::make_shared<Result>(*m_fit->result);
    try {
        result->outcome = m_weights->outcome();
    } catch (const ArgumentError& error) {
        m_refusal = shownSentence(error.reason());
        return nullptr;
    }
    result->metrics = metricsOf(problemOf(*m_fit), result->outcome, &method(result->method));
    auto fit = std::make_shared<Fit>(*m_fit);
    fit->preview = true;
    fit->update = ShownUpdate{result->outcome.iterations, movedBlock, std::numeric_limits<double>::quiet_NaN()};
    fit->result = std::move(result);
    return fit;
}

/// The scene shows the fit with the weights as they are now.
void MovedWeights::show()
{
    const QScopedValueRollback showing(m_isShowing, true);
    m_shown = isMoved() ? movedFit() : nullptr;
    const Outcome& before = m_weights ? m_weights->unchanged() : m_fit->result->outcome;
    m_effect = weightEffect(m_fit->result->target, before, m_shown ? m_shown->result->outcome : before);
    m_project.scene().setFit(m_shown ? m_shown : m_fit);
    emit changed();
}

}  // namespace fuzzylens::ui
