// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/slider_score_controller.h"

#include "core/numeric/parallel.h"
#include "ui/jobs/fit_progress.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/tune/tune_controller.h"

#include <QElapsedTimer>
#include <QSettings>

#include <algorithm>
#include <limits>
#include <map>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

const QString sliderScoresKey = QStringLiteral("sliderScores");

void markStale(SliderScores& scores)
{
    for (SliderScores::Point& point : scores.points) {
        point.isStale = point.correct.has_value();
        point.refusal.clear();
    }
}

bool lacksScore(const SliderScores::Point& point)
{
    return point.isStale || (!point.correct && point.refusal.isEmpty());
}

bool sameValues(const SliderScores& scores, const std::vector<ParameterValue>& values)
{
    return std::equal(
        scores.points.begin(), scores.points.end(), values.begin(), values.end(),
        [](const SliderScores::Point& point, const ParameterValue& value) { return point.value == value; });
}

}  // namespace

SliderScoreController::SliderScoreController(Project& project, TuneController& tune, ParameterPanel& panel,
                                             double mostSeconds)
    : QObject(&panel)
    , m_project(project)
    , m_tune(tune)
    , m_panel(panel)
    , m_mostSeconds(mostSeconds)
    , m_isOn(startsOn())
{
    const auto readAgain = [this] {
        stop();
        readSliders();
        m_pause.start();
    };
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        readSliders();
        compute();
    });
    connect(&m_project, &Project::stateChanged, this, &SliderScoreController::followState);
    connect(&m_project.fitter(), &Fitter::preparedChanged, this, readAgain);
    connect(&m_panel, &ParameterPanel::slidersChanged, this, readAgain);
    connect(&m_project.fitter(), &Fitter::busyChanged, this, [this] {
        stop();
        m_pause.start();
    });
    connect(&m_tune, &TuneController::changed, this, [this] {
        if (m_tune.isBusy())
            stop();
        else if (!m_job.isBusy())
            m_pause.start();
    });
    connect(&m_panel, &ParameterPanel::sliderFocused, this, [this](const std::string& parameter) {
        m_inUse = parameter;
        if (!m_search || m_searched == parameter)
            return;
        stop();
        m_pause.start();
    });
    connect(&m_panel, &ParameterPanel::scoresRequested, this, [this](const std::string& parameter) {
        m_requested.insert(parameter);
        if (Strip* asked = strip(parameter))
            asked->error.clear();
        show();
        m_pause.start();
    });
    m_job.onFinished(this, [this](quint64, double estimate) {
        m_search.reset();
        if (estimate > 0) {
            m_estimate = estimate;
            show();
        }
        compute();
    });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) { fail(message); });
    followState();
}

bool SliderScoreController::startsOn()
{
    return QSettings().value(sliderScoresKey, true).toBool();
}

void SliderScoreController::setOn(bool isOn)
{
    m_isOn = isOn;
    QSettings().setValue(sliderScoresKey, isOn);
    stop();
    readSliders();
    m_pause.start();
}

const SliderScores* SliderScoreController::scores(const std::string& parameter) const
{
    const auto found = std::find_if(m_strips.begin(), m_strips.end(),
                                    [&](const Strip& each) { return each.parameter == parameter; });
    return found == m_strips.end() ? nullptr : &found->scores;
}

SliderScoreController::Strip* SliderScoreController::strip(const std::string& parameter)
{
    const auto found = std::find_if(m_strips.begin(), m_strips.end(),
                                    [&](const Strip& each) { return each.parameter == parameter; });
    return found == m_strips.end() ? nullptr : &*found;
}

Protocol SliderScoreController::protocol() const
{
    Protocol protocol = m_tune.defaultProtocol();
    protocol.repeats = 1;
    return protocol;
}

Parameters SliderScoreController::otherParameters(const std::string& parameter) const
{
    Parameters others = m_project.fitter().parameters();
    others.set(parameter, ParameterValue());
    return others;
}

void SliderScoreController::stop()
{
    m_job.cancel();
    m_search.reset();
    m_pause.stop();
}

void SliderScoreController::followState()
{
    stop();
    const AnalysisState& state = m_project.state();
    const bool isOfMethod = m_data == m_project.dataset() && m_state.method == state.method;
    const bool isOfData = isOfMethod && m_state.sameData(state);
    m_data = m_project.dataset();
    m_state = state;
    if (!isOfMethod)
        m_strips.clear();
    if (!isOfData) {
        m_last.reset();
        m_estimate.reset();
        m_requested.clear();
    }
    for (Strip& each : m_strips) {
        if (!isOfData)  // an empty strip keeps its place until the data are prepared
            for (SliderScores::Point& point : each.scores.points)
                point = {point.value};
        else if (Parameters others = otherParameters(each.parameter); others != each.others) {
            each.others = std::move(others);
            each.error.clear();
            markStale(each.scores);
        }
    }
    show();
    m_pause.start();
}

void SliderScoreController::readSliders()
{
    const Fitter& fitter = m_project.fitter();
    if (m_project.dataset() && !fitter.isPrepared() && fitter.error().isEmpty())
        return;
    std::vector<Strip> strips;
    if (m_isOn && m_tune.obstacle(protocol()).isEmpty())
        for (const ParameterPanel::Slider& slider : m_panel.sliders())
            strips.push_back(stripOf(slider));
    m_strips = std::move(strips);
    show();
}

/// With the scores that are known of the same values.
SliderScoreController::Strip SliderScoreController::stripOf(const ParameterPanel::Slider& slider)
{
    Strip result{slider.parameter, otherParameters(slider.parameter), {}};
    const Protocol cv = protocol();
    result.scores.protocol = cv.kind == Protocol::Kind::LeaveOneOut ? tr("leave-one-out")
                                                                    : tr("%1-fold cross-validation").arg(cv.folds);
    result.scores.chance = chanceRange(m_project.fitter().prepared()->problem.target.classOf);
    const Strip* known = strip(slider.parameter);
    if (!known || !sameValues(known->scores, slider.values)) {
        for (const ParameterValue& value : slider.values)
            result.scores.points.push_back({value});
        return result;
    }
    result.scores.points = known->scores.points;
    if (known->others != result.others)
        markStale(result.scores);
    else
        result.error = known->error;
    return result;
}

/// The fit that the window shows has priority, and so has a search.
bool SliderScoreController::isIdle() const
{
    Fitter& fitter = m_project.fitter();
    const FitPtr& fit = m_project.scene().fit();
    return !m_job.isBusy() && !m_tune.isBusy() && fitter.isPrepared() && fitter.job().alive() == 0 && fit &&
           !fit->preview;
}

bool SliderScoreController::mayCompute(const Strip& strip) const
{
    return strip.error.isEmpty() && (!m_estimate || m_requested.contains(strip.parameter)) &&
           std::any_of(strip.scores.points.begin(), strip.scores.points.end(), &lacksScore);
}

SliderScoreController::Strip* SliderScoreController::nextStrip()
{
    Strip* next = nullptr;
    for (Strip& each : m_strips)
        if (mayCompute(each) && (!next || each.parameter == m_inUse))
            next = &each;
    return next;
}

void SliderScoreController::compute()
{
    if (!isIdle())
        return;  // a job that ends starts the pause again
    Strip* next = nextStrip();
    if (!next)
        return;
    m_searched = next->parameter;
    SearchPlan plan;
    GridAxis axis{next->parameter, {}};
    for (const SliderScores::Point& point : next->scores.points)
        axis.values.push_back(toText(point.value));
    std::vector<std::size_t> missing;
    try {
        plan.grid = Grid({axis});
        plan.protocol = protocol();
        for (const std::size_t index : coarseToFine(plan.grid))
            if (lacksScore(next->scores.points[index]))
                missing.push_back(index);
        m_search = std::make_shared<const StartedSearch>(m_data, m_project.input(), m_state,
                                                         m_project.fitter().prepared(), plan, m_last.get());
        m_last = m_search;
    } catch (const std::invalid_argument& error) {
        return fail(exceptionText(error));
    }
    const bool isRequested = m_requested.contains(m_searched);
    constexpr double gain = 10;  // of fits that are computed together, compared with single ones
    const double seconds = m_project.scene().fit()->milliseconds / 1000 *
                           double(m_search->search().plan().sets.size() * missing.size());
    if (isRequested || seconds < gain * m_mostSeconds)
        return run(missing, isRequested ? std::numeric_limits<double>::infinity() : m_mostSeconds);
    m_search.reset();
    m_estimate = seconds;
    show();
}

/// The first value is computed by all threads, so that it comes soon, the others by all but one.
void SliderScoreController::run(const std::vector<std::size_t>& missing, double mostSeconds)
{
    m_job.request([this, search = m_search, missing, mostSeconds](const Progress& progress) {
        constexpr double least = 1.0 / 15, surely = 2;  // shares of the time for an estimate, and for giving up
        const auto sets = double(search->search().plan().sets.size());
        double estimate = 0, before = 0;  // fits before
        QElapsedTimer clock;
        clock.start();
        const auto isTooLong = [&](const Step& step) {
            const double seconds = double(clock.elapsed()) / 1000, done = before + double(step.done);
            const double all = done > 0 ? seconds * sets * double(missing.size()) / done : seconds;
            const bool isLong =
                seconds > mostSeconds || (seconds > least * mostSeconds && all > surely * mostSeconds);
            if (isLong)
                estimate = all;
            return isLong;
        };
        const auto compute = [&](const std::vector<std::size_t>& values, int threads) {
            const RunControl control{
                threads, [&](const Step& step) { return shouldContinue(progress, step) && !isTooLong(step); }};
            return search->search().runInBatches(values, control, [&](std::vector<Trial> trials) {
                QMetaObject::invokeMethod(this,
                                          [this, search, trials = std::move(trials)] { take(search, trials); });
            });
        };
        if (compute({missing.front()}, hardwareThreads())) {
            before = sets;
            compute({missing.begin() + 1, missing.end()}, std::max(1, hardwareThreads() - 1));
        }
        return estimate;
    });
}

void SliderScoreController::take(const StartedSearchPtr& search, const std::vector<Trial>& trials)
{
    Strip* searched = strip(m_searched);
    if (search != m_search || !searched)
        return;
    for (const Trial& trial : trials) {
        SliderScores::Point& point = searched->scores.points[trial.index];
        point = {point.value};
        if (trial.refusal.isEmpty())
            point.correct = trial.correct;
        else
            point.refusal = shownText(trial.refusal);
    }
    show();
}

void SliderScoreController::fail(const QString& message)
{
    m_search.reset();
    if (Strip* searched = strip(m_searched))
        searched->error = message;
    show();
    m_pause.start();  // for the other sliders
}

void SliderScoreController::show()
{
    std::map<std::string, SliderScores> shown;
    for (Strip& each : m_strips) {
        each.scores.obstacle = each.error;
        if (m_estimate && !m_requested.contains(each.parameter))
            each.scores.obstacle =
                tr("These scores would take about %1. Click to compute them.").arg(durationText(*m_estimate));
        shown[each.parameter] = each.scores;
    }
    m_panel.showScores(shown);
    emit changed();
}

}  // namespace fuzzylens::ui
