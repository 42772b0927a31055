// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/scene.h"

#include <algorithm>

namespace fuzzylens::ui {

QString Fit::clusterName(int cluster) const
{
    const QString plain = QStringLiteral("cluster %1").arg(cluster + 1);
    const Eigen::MatrixXd& prototypes = result->outcome.labelPrototypes;
    if (prototypes.cols() != result->target.classes() || prototypes.cols() < 2 || cluster >= prototypes.rows())
        return plain;
    Eigen::Index best = 0;
    if (prototypes.row(cluster).maxCoeff(&best) <= 0.5)
        return plain;
    return plain + QStringLiteral(" · ") + QString::fromStdString(result->target.classNames[std::size_t(best)]);
}

namespace {

bool sameLabels(const Target& one, const Target& other)
{
    const auto sameNumbers = [](double a, double b) { return a == b || (a != a && b != b); };
    return one.kind == other.kind && one.name == other.name && one.classNames == other.classNames &&
           one.classOf == other.classOf &&
           std::equal(one.numbers.begin(), one.numbers.end(), other.numbers.begin(), other.numbers.end(),
                      sameNumbers);
}

}  // namespace

Scene::Scene(QObject* parent)
    : QObject(parent)
{}

const Eigen::VectorXd& Scene::contribution() const
{
    if (!m_contributionIsKnown) {
        m_contributionIsKnown = true;
        m_contribution.resize(0);
        if (m_fit && m_fit->result->outcome.centers.size() > 0 && m_fit->result->outcome.featureWeights.size() > 0)
            m_contribution =
                separationContribution(m_fit->result->outcome.centers, m_fit->result->outcome.featureWeights);
    }
    return m_contribution;
}

void Scene::setFit(FitPtr fit)
{
    if (fit == m_fit)
        return;
    const bool sameSamples =
        fit && m_fit &&
        (fit->result->samples == m_fit->result->samples || *fit->result->samples == *m_fit->result->samples);
    const bool sameFeatures =
        fit && m_fit &&
        (fit->result->features == m_fit->result->features || *fit->result->features == *m_fit->result->features);
    const bool sameTarget = fit && m_fit && sameLabels(fit->result->target, m_fit->result->target);
    m_fit = std::move(fit);
    m_contributionIsKnown = false;
    if (!sameFeatures && m_focusFeature != -1) {
        m_focusFeature = -1;
        emit focusFeatureChanged(-1);
    }
    if (!sameSamples)
        m_colouringFollows = true;
    const bool recolour = !sameSamples || (m_colouringFollows && !sameTarget);
    if (recolour)
        m_colouring = m_fit ? colouringByTarget(*m_fit->result) : Colouring{};
    if (!sameSamples)
        m_selection.reset(m_fit ? m_fit->samples() : 0);
    if (recolour)
        emit colouringChanged();
    emit fitChanged();
}

void Scene::setColouring(Colouring colouring)
{
    m_colouring = std::move(colouring);
    m_colouringFollows = false;
    emit colouringChanged();
}

void Scene::colourByTarget()
{
    m_colouring = m_fit ? colouringByTarget(*m_fit->result) : Colouring{};
    m_colouringFollows = true;
    emit colouringChanged();
}

void Scene::setFocusFeature(int feature)
{
    if (feature == m_focusFeature)
        return;
    m_focusFeature = feature;
    emit focusFeatureChanged(feature);
}

void Scene::setProjection(ProjectionPtr projection)
{
    if (projection == m_projection)
        return;
    m_projection = std::move(projection);
    emit projectionChanged();
}

Colouring Scene::colouringByTarget(const Result& result)
{
    Colouring colouring;
    colouring.name = QString::fromStdString(result.target.name);
    switch (result.target.kind) {
    case Target::Kind::Classes:
        for (const std::string& name : result.target.classNames)
            colouring.classes << QString::fromStdString(name);
        colouring.codes = result.target.classOf;
        break;
    case Target::Kind::Numbers:
        colouring.numbers = result.target.numbers;
        break;
    case Target::Kind::None:
        colouring.codes.assign(result.samples->size(), -1);
        break;
    }
    return colouring;
}

Colouring Scene::colouringByField(const LabelField& field)
{
    Colouring colouring;
    colouring.name = QString::fromStdString(field.name);
    for (const std::string& name : field.classes)
        colouring.classes << QString::fromStdString(name);
    colouring.codes = field.codes;
    colouring.numbers = field.numbers;
    return colouring;
}

Colouring Scene::colouringByFeature(const Fit& fit, int feature)
{
    Colouring colouring;
    colouring.name = fit.featureName(feature);
    const double* column = fit.data->values().column(feature);
    colouring.numbers.assign(column, column + fit.data->samples());
    return colouring;
}

}  // namespace fuzzylens::ui
