// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/scene.h"

#include "core/methods/membership/mes.h"
#include "ui/scene/sample_attribute.h"
#include "ui/theme/core_text.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

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
    return plain + QStringLiteral(" · ") + nameText(result->target.classNames[std::size_t(best)]);
}

const std::vector<std::string>& Fit::fieldClasses() const
{
    return result->fieldClasses.empty() ? result->target.classNames : result->fieldClasses;
}

std::vector<int> Fit::classPlaces() const
{
    std::unordered_map<std::string_view, int> known;
    for (const std::string& name : fieldClasses())
        known.emplace(name, int(known.size()));
    std::vector<int> places;
    for (const std::string& name : result->target.classNames)
        places.push_back(known.at(name));
    return places;
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

/// The probes of a search that is in use, and those one looks back at in a record, stand instead of those of the
/// fit.
void showSearch(const AnnealingStage& stage, const FitPtr& fit, ProbeMarks& marks)
{
    const NamesPtr& names = stage.course().sampleNames;
    const bool isOfTheFit = fit && names && (names == fit->result->samples || *names == *fit->result->samples);
    if (!isOfTheFit || (stage.isSearch() ? !stage.isOffered() : stage.isAtEnd()))
        return marks.endSearch();
    const std::vector<Eigen::Index> probes = stage.probesShown();
    marks.showSearch({probes.begin(), probes.end()});
}

}  // namespace

Scene::Scene(QObject* parent)
    : QObject(parent)
{
    connect(&m_annealing, &AnnealingStage::changed, this, [this] { showSearch(m_annealing, m_fit, m_probes); });
    connect(&m_annealing, &AnnealingStage::changed, this, &Scene::changed);
    for (const auto part :
         {&Scene::fitChanged, &Scene::colouringChanged, &Scene::marksChanged, &Scene::projectionChanged,
          &Scene::preparationChanged, &Scene::membershipKindChanged, &Scene::leftOutClassesChanged})
        connect(this, part, this, &Scene::changed);
    connect(this, &Scene::focusFeatureChanged, this, &Scene::changed);
    connect(&m_selection, &SampleSelection::changed, this, &Scene::changed);
    connect(&m_pairs, &PairMarks::changed, this, &Scene::changed);
    connect(&m_probes, &ProbeMarks::changed, this, &Scene::changed);
}

const Eigen::MatrixXd& Scene::weights() const
{
    if (hasOwnWeights())
        return m_fit->result->outcome.featureWeights;
    const Eigen::Index features = m_fit ? m_fit->result->outcome.centers.cols() : 0;
    if (m_evenWeights.cols() != features)
        m_evenWeights = Eigen::MatrixXd::Constant(features > 0 ? 1 : 0, features,
                                                  1.0 / double(std::max<Eigen::Index>(features, 1)));
    return m_evenWeights;
}

const Eigen::VectorXd& Scene::contribution() const
{
    if (!m_contributionIsKnown) {
        m_contributionIsKnown = true;
        m_contribution.resize(0);
        if (m_fit && m_fit->result->outcome.centers.size() > 0)
            m_contribution = separationContribution(m_fit->result->outcome.centers, weights());
        if (const double whole = m_contribution.sum(); whole > 0)
            m_contribution /= whole;
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
    const FitPtr before = std::exchange(m_fit, std::move(fit));
    m_contributionIsKnown = false;
    m_leftOutClasses.clear();
    m_misclassified.clear();
    if (!sameFeatures && m_focusFeature != -1) {
        m_focusFeature = -1;
        emit focusFeatureChanged(-1);
    }
    const bool marksMove = !sameFeatures && m_marks.isAny();
    if (marksMove)
        m_marks.features = marked(m_marks.set).features;
    const bool isSame = sameSamples && !m_colouring.isOfResult() &&
                        (m_colouring.from == Colouring::From::Given ||
                         (m_colouring.from == Colouring::From::Target ? sameTarget : m_fit->data == before->data));
    if (!isSame)
        m_colouring = followed(before, sameSamples);
    if (!sameSamples) {
        m_selection.reset(m_fit ? m_fit->samples() : 0);
        m_pairs.reset();  // these belong to the previous samples; their owner sets those of the fit
        m_probes.reset();
    }
    m_annealing.setRecorded(m_fit ? AnnealingCourse::recordedIn(*m_fit->result) : AnnealingCourse());
    takeProbes();
    if (!sameSamples)
        showSearch(m_annealing, m_fit, m_probes);  // it may be of these
    if (!isSame)
        emit colouringChanged();
    emit fitChanged();
    if (marksMove)
        emit marksChanged();  // who watches has the features they are of now
}

/// Probes and constraints of the fit; the owner of the parameters sets the present constraints.
void Scene::takeProbes()
{
    if (!m_fit || m_fit->result->outcome.probes.empty())
        return m_probes.setFit({}, {});
    const Result& result = *m_fit->result;
    const auto constrained = [&result](const char* name) {
        // It may be of a method not known here.
        const auto* text =
            result.parameters.has(name) ? std::get_if<std::string>(&result.parameters.value(name)) : nullptr;
        return text ? knownProbes(*text, *result.samples) : std::vector<Eigen::Index>();
    };
    const std::vector<Eigen::Index>& probes = result.outcome.probes;
    m_probes.setFit({probes.begin(), probes.end()}, {constrained("pinned"), constrained("forbidden")});
}

FeatureMarks Scene::marked(GeneSet set)
{
    if (set.genes.empty())
        return {};
    if (!m_fit)
        return {std::move(set), {}};
    if (m_findable != m_fit->result->features) {
        m_findable = m_fit->result->features;
        m_finder = std::make_unique<FeatureFinder>(*m_findable);
    }
    return FeatureMarks::of(std::move(set), *m_finder);
}

void Scene::mark(GeneSet set)
{
    if (set == m_marks.set)
        return;
    m_marks = marked(std::move(set));
    emit marksChanged();
}

Colouring Scene::followed(const FitPtr& before, bool sameSamples) const
{
    if (!m_fit)
        return {};
    if (before)
        if (std::optional<Colouring> known = sampleAttribute(*this, m_colouring))
            return *std::move(known);
    const bool isKept = sameSamples && !m_fit->data && m_colouring.from != Colouring::From::Target;
    return isKept ? m_colouring : colouringByTarget(*m_fit);
}

void Scene::setColouring(Colouring colouring)
{
    m_colouring = std::move(colouring);
    emit colouringChanged();
}

void Scene::setLeftOutClasses(std::vector<int> classes)
{
    if (classes == m_leftOutClasses)
        return;
    m_leftOutClasses = std::move(classes);
    m_misclassified.clear();
    for (std::size_t i = 0; i < m_leftOutClasses.size(); ++i)
        if (const int cls = m_fit->result->target.classOf[i]; cls >= 0 && m_leftOutClasses[i] != cls)
            m_misclassified.push_back(int(i));
    emit leftOutClassesChanged();
    if (m_colouring.from == Colouring::From::LeftOutClass || m_colouring.from == Colouring::From::LeftOutErrors)
        setColouring(colouringByResult(m_colouring.from));
}

QString Scene::misclassifiedNames() const
{
    constexpr std::size_t most = 12;
    const std::size_t named = std::min(most, m_misclassified.size());
    QStringList names;
    for (std::size_t i = 0; i < named; ++i)
        names << m_fit->sampleName(m_misclassified[i]);
    const QString text = names.join(QStringLiteral(", "));
    const std::size_t others = m_misclassified.size() - named;
    return others == 0 ? text : tr("%1 and %2 more").arg(text, QString::number(others));
}

void Scene::colourByTarget()
{
    m_colouring = m_fit ? colouringByTarget(*m_fit) : Colouring{};
    emit colouringChanged();
}

void Scene::setFocusFeature(int feature)
{
    if (feature == m_focusFeature)
        return;
    m_focusFeature = feature;
    emit focusFeatureChanged(feature);
}

void Scene::setMembershipKind(MembershipKind kind)
{
    if (kind == m_membershipKind)
        return;
    m_membershipKind = kind;
    if (m_fit && m_colouring.isOfResult())
        setColouring(colouringByResult(m_colouring.from, m_colouring.occurrence));
    emit membershipKindChanged();
}

void Scene::setProjection(ProjectionPtr projection)
{
    if (projection == m_projection)
        return;
    m_projection = std::move(projection);
    emit projectionChanged();
}

void Scene::setPreparation(PreparedDataPtr preparation)
{
    const bool isCurrent = preparation != nullptr;
    if (preparation == m_preparation && isCurrent == m_preparationIsCurrent)
        return;
    m_preparation = std::move(preparation);
    m_preparationIsCurrent = isCurrent;
    emit preparationChanged();
}

void Scene::setPreparationOutdated()
{
    m_preparationIsCurrent = false;
}

Colouring Scene::colouringByTarget(const Fit& fit)
{
    const Target& target = fit.result->target;
    Colouring colouring;
    colouring.from = Colouring::From::Target;
    colouring.name = nameText(target.name);
    switch (target.kind) {
    case Target::Kind::Classes: {
        for (const std::string& name : fit.fieldClasses())
            colouring.classes << nameText(name);
        const std::vector<int> places = fit.classPlaces();
        for (const int code : target.classOf)
            colouring.codes.push_back(code < 0 ? -1 : places[std::size_t(code)]);
        break;
    }
    case Target::Kind::Numbers:
        colouring.numbers = target.numbers;
        break;
    case Target::Kind::None:
        colouring.codes.assign(fit.result->samples->size(), -1);
        break;
    }
    return colouring;
}

Colouring Scene::colouringByField(const LabelField& field)
{
    Colouring colouring;
    colouring.from = Colouring::From::Field;
    colouring.name = nameText(field.name);
    for (const std::string& name : field.classes)
        colouring.classes << nameText(name);
    colouring.codes = field.codes;
    colouring.numbers = field.numbers;
    return colouring;
}

Colouring Scene::colouringByResult(Colouring::From from, int cluster) const
{
    const Fit& fit = *m_fit;
    const int samples = fit.samples();
    const Eigen::MatrixXd& shares = memberships();
    const bool hasShares = shares.rows() == samples && shares.cols() > 0;
    Colouring colouring;
    colouring.from = from;
    switch (from) {
    case Colouring::From::Cluster:
        colouring.name = tr("cluster");
        for (int i = 0; i < fit.clusters(); ++i)
            colouring.classes << fit.shownCluster(i);
        colouring.codes.assign(std::size_t(samples), -1);
        for (int i = 0; hasShares && i < samples; ++i)
            shares.row(i).maxCoeff(&colouring.codes[std::size_t(i)]);
        break;
    case Colouring::From::Membership:
        colouring.occurrence = std::min(cluster, std::max(0, fit.clusters() - 1));
        colouring.name = tr("membership in %1").arg(fit.shownCluster(colouring.occurrence));
        for (int i = 0; i < samples; ++i)
            colouring.numbers.push_back(hasShares ? shares(i, colouring.occurrence) : std::nan(""));
        break;
    case Colouring::From::Certainty:
        colouring.name = tr("largest membership");
        for (int i = 0; i < samples; ++i)
            colouring.numbers.push_back(hasShares ? shares.row(i).maxCoeff() : std::nan(""));
        break;
    case Colouring::From::LeftOutClass: {
        const std::vector<int> places = fit.classPlaces();
        colouring = colouringByTarget(fit);
        colouring.from = from;
        colouring.name = tr("class predicted in cross-validation");
        colouring.codes.assign(std::size_t(samples), -1);
        for (std::size_t i = 0; i < m_leftOutClasses.size(); ++i)
            if (m_leftOutClasses[i] >= 0)
                colouring.codes[i] = places[std::size_t(m_leftOutClasses[i])];
        break;
    }
    default:
        colouring.name = tr("correct in cross-validation");
        colouring.classes = {tr("correct"), tr("incorrect")};
        colouring.codes.assign(std::size_t(samples), -1);
        for (std::size_t i = 0; i < m_leftOutClasses.size(); ++i)
            if (m_leftOutClasses[i] >= 0)
                colouring.codes[i] = 0;
        for (const int sample : m_misclassified)
            colouring.codes[std::size_t(sample)] = 1;
    }
    return colouring;
}

Colouring Scene::colouringByFeature(const Fit& fit, int feature)
{
    Colouring colouring;
    colouring.from = Colouring::From::Feature;
    colouring.name = fit.featureName(feature);
    const std::vector<std::string>& names = *fit.result->features;
    colouring.occurrence = int(std::count(names.begin(), names.begin() + feature, names[std::size_t(feature)]));
    std::vector<double> scratch;
    const double* column = fit.data->column(feature, scratch);
    colouring.numbers.assign(column, column + fit.data->samples());
    return colouring;
}

}  // namespace fuzzylens::ui
