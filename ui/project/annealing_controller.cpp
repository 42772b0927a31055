// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/annealing_controller.h"

#include "core/methods/membership/mes.h"
#include "core/methods/membership/sample_distances.h"
#include "core/numeric/parallel.h"
#include "ui/project/project.h"
#include "ui/project/requested_probes.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int toTheEnd = std::numeric_limits<int>::max();

/// What samples are described by in a method that finds probes; none in the others.
std::optional<Representation> representationOf(const std::string& method)
{
    if (method == "mes")
        return Representation::Memberships;
    if (method == "des")
        return Representation::Distances;
    return std::nullopt;
}

/// Parameters of the search itself: not the choice of the search, nor the constraints, which it can follow.
Parameters concerning(const Parameters& all)
{
    static const std::set<std::string, std::less<>> others{
        "selection", "probes", "preference_quantile", "damping", "clustering", "pinned", "forbidden"};
    Parameters some;
    for (const auto& [name, value] : all)
        if (!others.contains(name))
            some.set(name, value);
    return some;
}

/// Whether the fit itself has searched: not one of a set that was found before.
bool isOwnSearch(const Fit& fit)
{
    const Parameters& parameters = fit.result->parameters;
    return parameters.has("selection") && parameters.text("selection") == "annealing";
}

/// Pinned and forbidden.
std::pair<std::string, std::string> constraintsIn(const Parameters& parameters)
{
    return {parameters.text("pinned"), parameters.text("forbidden")};
}

}  // namespace

/// What a worker keeps from temperature to temperature; one at a time has it.
struct AnnealingController::Search
{
    Problem problem;
    MesOptions options;
    std::unique_ptr<ProbeSearch> search{};

    /// Null when cancelled before the samples have been compared.
    ProbeAnnealing* annealing(const ShouldContinue& shouldContinue)
    {
        if (!search) {
            requireComplete(problem);
            if (SampleDistancesPtr distances = sampleDistances(problem.data, hardwareThreads(), shouldContinue))
                search = std::make_unique<ProbeSearch>(problem, options, std::move(distances));
        }
        return search ? &search->annealing() : nullptr;
    }
};

struct AnnealingController::Reached
{
    std::optional<AnnealingState> state;  // nothing when cancelled
    bool isOver = false;
};

AnnealingController::AnnealingController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_stage(project.scene().annealing())
{
    m_pacer.setSingleShot(true);
    connect(&m_pacer, &QTimer::timeout, this, &AnnealingController::request);
    connect(&m_stage, &AnnealingStage::playRequested, this, &AnnealingController::play);
    connect(&m_stage, &AnnealingStage::pauseRequested, this, &AnnealingController::pause);
    connect(&m_stage, &AnnealingStage::stepRequested, this, &AnnealingController::step);
    connect(&m_stage, &AnnealingStage::rewound, this, &AnnealingController::rewind);
    connect(&m_stage, &AnnealingStage::useRequested, this, &AnnealingController::useProbes);
    connect(&m_project, &Project::datasetChanged, this, &AnnealingController::follow);
    connect(&m_project, &Project::stateChanged, this, &AnnealingController::follow);
    connect(&m_project.fitter(), &Fitter::preparedChanged, this, &AnnealingController::follow);
    connect(&m_project.scene(), &Scene::fitChanged, this, &AnnealingController::follow);
    connect(&m_project.fitter(), &Fitter::busyChanged, this, &AnnealingController::followFit);
    m_job.onFinished(this, [this](quint64, const Reached& reached) { take(reached); });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) { fail(message); });
    follow();
}

/// Whether what the search depends on is as it was when it began.
bool AnnealingController::isStillSo() const
{
    return m_project.state().sameData(m_basis->state) && m_project.dataset() == m_basis->prepared->original &&
           m_project.fitter().isPrepared() && concerning(m_project.fitter().parameters()) == m_basis->parameters;
}

void AnnealingController::follow()
{
    Q_ASSERT(m_basis || !m_stage.isSearch());
    const bool isOurs = m_project.dataset() && representationOf(m_project.state().method);
    const bool isReady = isOurs && m_project.fitter().isPrepared();
    if (m_basis && !(isReady && isStillSo()))
        end();
    // While the data are prepared again nothing is known of the parameters.
    bool isOffered = isOurs && m_stage.isOffered(), canUse = false;
    if (isReady) {
        isOffered = m_project.fitter().parameters().text("selection") == "annealing";
        const NamesPtr& names = m_stage.course().sampleNames;
        canUse = names && (names == m_project.fitter().prepared()->samples ||
                           *names == *m_project.fitter().prepared()->samples);
    }
    if (!m_basis)
        m_stage.setProblem({});  // it belonged to the previous settings
    m_stage.setOffer(isOffered, isReady, canUse);
    followFit();
    if (!canUse)
        m_stage.setConstraints({});  // of other samples
    else if (std::optional<ProbeConstraints> constraints = isOffered ? presentConstraints() : std::nullopt)
        m_stage.setConstraints(std::move(*constraints));
    if (m_basis)
        takeConstraints();
}

/// The first fit has no search before it is finished.
void AnnealingController::followFit()
{
    m_stage.setFitSearching(m_project.fitter().job().isBusy() && m_stage.isOffered() && !m_basis);
}

/// None while they are not supported. Without a search, pinned samples are no constraint but the probes
/// themselves.
std::optional<ProbeConstraints> AnnealingController::presentConstraints() const
{
    try {
        const PreparationPtr& prepared = m_project.fitter().prepared();
        const Parameters parameters = fitParameters(m_project.state(), *prepared);
        const Representation representation = *representationOf(m_project.state().method);
        ProbeConstraints constraints = mesOptions(prepared->problem, parameters, representation).constraints;
        probeRoles(constraints, prepared->problem.data->samples());  // refuses what leaves no probe
        return constraints;
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
}

/// The search continues with the present constraints; at once, if it runs.
void AnnealingController::takeConstraints()
{
    if (m_recordConstraints) {  // they are heeded when the record has been caught up with
        if (m_stage.course().satisfiesConstraints != recordSatisfiesConstraints())
            publishRecord();
        return;
    }
    const std::shared_ptr<Search> before = m_search;
    if (!makeSearch())
        return;
    m_stage.setProblem({});
    if (m_search == before)
        return;
    const bool isRunning = m_stage.isRunning();
    stop();
    if (isRunning)
        next();
    else
        publish(m_stage.playhead(), false);  // it may be over no more
}

/// With the constraints of the record while that is caught up with.
Parameters AnnealingController::searchParameters() const
{
    if (!m_recordConstraints)
        return fitParameters(m_project.state(), *m_basis->prepared);
    Parameters parameters = m_project.fitter().parameters();
    parameters.set("pinned", m_recordConstraints->first);
    parameters.set("forbidden", m_recordConstraints->second);
    return parameters;
}

/// Keeps m_search unless the constraints have changed. False if constraints are not supported.
bool AnnealingController::makeSearch()
{
    if (m_search && !m_recordConstraints && !m_stage.isOffered())
        return true;
    try {
        const Parameters parameters = searchParameters();
        Constraints constraints = constraintsIn(parameters);
        if (m_search && constraints == m_searchConstraints)
            return true;
        const MethodDescription& chosen = method(m_project.state().method);
        checkParameters(chosen, parameters);
        const Problem& problem = m_basis->prepared->problem;
        MesOptions options = mesOptions(problem, parameters, *representationOf(chosen.id));
        probeRoles(options.constraints, problem.data->samples());  // refuses what leaves no probe
        m_search = std::make_shared<Search>(Search{problem, std::move(options)});
        m_searchConstraints = std::move(constraints);
        return true;
    } catch (const std::invalid_argument& error) {
        fail(exceptionText(error));
        return false;
    }
}

AnnealingController::Basis AnnealingController::basisNow() const
{
    return {m_project.state(), m_project.fitter().prepared(), concerning(m_project.fitter().parameters())};
}

/// The displayed record becomes that of the search, if it belongs to the present settings: a following fit, for
/// example with other constraints, does not remove it.
void AnnealingController::holdRecord()
{
    const FitPtr& fit = m_project.scene().fit();
    Basis basis = basisNow();
    if (m_stage.course().isEmpty() || m_stage.isAtEnd() || !fit || fit->prepared != basis.prepared ||
        fit->result->method != basis.state.method || !isOwnSearch(*fit) ||
        concerning(fit->result->parameters) != basis.parameters)
        return;
    m_basis = std::move(basis);
    m_recordConstraints = constraintsIn(fit->result->parameters);
    publishRecord();
}

bool AnnealingController::recordSatisfiesConstraints() const
{
    try {
        return *m_recordConstraints == constraintsIn(fitParameters(m_project.state(), *m_basis->prepared));
    } catch (const std::invalid_argument&) {
        return false;  // it is of samples that have been left out
    }
}

/// Under other constraints it is over no more.
void AnnealingController::publishRecord()
{
    AnnealingCourse course = m_stage.course();
    course.isOver = course.satisfiesConstraints = recordSatisfiesConstraints();
    m_stage.show(std::move(course), m_stage.playhead(), m_stage.isRunning());
}

bool AnnealingController::isOver(const Place& place) const
{
    // Under other constraints it goes on (ProbeAnnealing::withProbeConstraints()).
    return place.isOver && place.constraints == m_searchConstraints;
}

void AnnealingController::play()
{
    if (!m_stage.isRunning())
        goOn(toTheEnd);
}

void AnnealingController::step()
{
    if (!m_stage.isRunning() && m_stage.canGoOn())
        goOn(1);
}

void AnnealingController::rewind()
{
    pause();
    if (!m_basis && m_stage.canSearch())
        holdRecord();
    else if (m_recordConstraints && m_stage.isAtEnd() && m_stage.course().satisfiesConstraints)
        end();  // it is no longer needed
}

/// So many temperatures from the playhead on; from the start, where there is nothing after it.
void AnnealingController::goOn(int temperatures)
{
    if (!m_stage.canSearch())
        return;
    if (!m_basis)
        holdRecord();
    if (!m_basis)
        m_basis = basisNow();
    if (!makeSearch())
        return;
    m_goesOnAt = m_recordConstraints && m_stage.playhead() > m_stage.course().first() ? m_stage.playhead() : -1;
    m_at = std::min(m_stage.playhead(), int(m_places.size()) - 1);
    if (m_at >= 0 && isOver(m_places[std::size_t(m_at)]))
        m_at = 0;
    m_goal = temperatures == toTheEnd ? toTheEnd : std::max({m_goesOnAt, m_at, 0}) + temperatures;
    m_stage.setRunning(true);
    next();
}

void AnnealingController::dropAfter(int place)
{
    m_places.resize(std::min(m_places.size(), std::size_t(place) + 1));
    m_temperatures.resize(std::min(m_temperatures.size(), std::size_t(place)));
}

/// The next temperature, when the last one has been on view long enough.
void AnnealingController::next()
{
    if (m_at >= 0 && (m_at >= m_goal || isOver(m_places[std::size_t(m_at)]))) {
        publish(m_at, false);  // nothing runs any more; the best set stays
        return;
    }
    const bool isWatched = m_goal == toTheEnd && m_at >= 0 && !m_recordConstraints && m_shown.isValid();
    m_pacer.start(isWatched ? int(std::max<qint64>(0, m_pace - m_shown.elapsed())) : 0);
}

void AnnealingController::request()
{
    std::optional<AnnealingState> from;
    bool areConstraintsSatisfied = true;
    if (m_at >= 0) {
        const Place& place = m_places[std::size_t(m_at)];
        from = place.state;
        from->course.assign(m_temperatures.begin(), m_temperatures.begin() + m_at);
        areConstraintsSatisfied = place.constraints == m_searchConstraints;
    }
    m_job.request([search = m_search, from = std::move(from), areConstraintsSatisfied](const Progress& progress) {
        const ShouldContinue shouldContinue = [&progress] {
            return fuzzylens::shouldContinue(progress, {"finding probes"});
        };
        ProbeAnnealing* annealing = search->annealing(shouldContinue);
        Reached reached;
        if (!annealing)
            return reached;
        if (!from)
            reached.state = annealing->start(shouldContinue);
        else if (const auto constrained =
                     areConstraintsSatisfied ? from : annealing->withProbeConstraints(*from, shouldContinue))
            reached.state = annealing->cooled(*constrained, shouldContinue);
        reached.isOver = reached.state && annealing->isOver(*reached.state);
        return reached;
    });
}

void AnnealingController::take(const Reached& reached)
{
    if (!reached.state || !m_basis)
        return;
    dropAfter(m_at);
    if (!m_places.empty() && reached.state->course.size() == m_temperatures.size())
        m_places.pop_back();  // these constraints leave nothing to search, so the state does not change
    Place place{*reached.state, m_searchConstraints, int(m_places.size()), reached.isOver};
    if (!m_places.empty() && m_places.back().state.best == place.state.best)
        place.best = m_places.back().best;
    m_temperatures = std::exchange(place.state.course, {});
    m_places.push_back(std::move(place));
    m_at = int(m_places.size()) - 1;
    m_shown.start();
    if (m_recordConstraints && !catchUp())
        return;
    if (!m_recordConstraints)
        publish(m_at, true);
    next();
}

/// After the end of the record the present constraints apply. False if they are not supported.
bool AnnealingController::catchUp()
{
    if (m_at < m_goesOnAt && !m_places.back().isOver)
        return true;
    m_recordConstraints.reset();
    publish(m_at, true);
    return makeSearch();
}

void AnnealingController::pause()
{
    if (!m_stage.isRunning())
        return;
    stop();
    if (m_recordConstraints || m_places.empty())
        dropAll();  // nothing of it has been seen
    if (!m_recordConstraints && m_places.empty())
        m_basis.reset();
    m_stage.setRunning(false);
}

void AnnealingController::stop()
{
    m_job.cancel();
    m_pacer.stop();
}

void AnnealingController::dropAll()
{
    m_search.reset();
    m_places.clear();
    m_temperatures.clear();
    m_at = -1;
}

void AnnealingController::end()
{
    stop();
    dropAll();
    m_basis.reset();
    m_recordConstraints.reset();
    m_stage.end();
}

/// The result stays, and the search continues when the error has been corrected.
void AnnealingController::fail(const QString& message)
{
    pause();
    if (m_places.empty() && !m_recordConstraints)
        end();
    m_stage.setProblem(shownSentence(message.toStdString()));
}

void AnnealingController::publish(int playhead, bool isRunning)
{
    if (m_places.empty())
        return;
    m_stage.show(course(), std::min(playhead, int(m_places.size()) - 1), isRunning);
    m_stage.setOffer(m_stage.isOffered(), true, true);
}

AnnealingCourse AnnealingController::course() const
{
    AnnealingCourse course;
    const AnnealingState &start = m_places.front().state, &last = m_places.back().state;
    course.start = ProbeTemperature{start.temperature, start.energy, start.quality, 0, 0, probesOf(start.chosen)};
    course.temperatures = m_temperatures;
    course.most = last.mostTemperatures;
    course.qualityName = AnnealingCourse::qualityNameOf(m_basis->state.method, m_basis->parameters);
    course.best = {probesOf(last.best), last.bestQuality, last.bestEnergy, m_places.back().best};
    course.isOver = isOver(m_places.back());
    course.satisfiesConstraints =
        course.isOver && std::all_of(m_places.begin(), m_places.end(), [this](const Place& place) {
            return place.constraints == m_searchConstraints;
        });
    course.sampleNames = m_basis->prepared->samples;
    return course;
}

/// Those on view, as pinned probes and no others, as one undo step.
void AnnealingController::useProbes()
{
    const std::vector<std::string>& names = m_project.dataset()->sampleNames();
    const std::vector<Eigen::Index>& kept = m_project.fitter().prepared()->kept.samples;
    ProbeConstraints constraints{{}, requestedProbes(m_project.state(), names).forbidden};
    for (const Eigen::Index probe : m_stage.probesShown())
        constraints.pinned.push_back(kept[std::size_t(probe)]);
    std::erase_if(constraints.forbidden, [&constraints](Eigen::Index row) {
        return std::binary_search(constraints.pinned.begin(), constraints.pinned.end(), row);
    });
    AnalysisState next = m_project.state();
    next.chosen.insert_or_assign("selection", std::string("pinned"));
    stateProbes(constraints, names, next);
    pause();
    m_project.change(next, tr("using %1").arg(counted(constraints.pinned.size(), tr("probe"), tr("probes"))));
}

}  // namespace fuzzylens::ui
