// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include "core/import/label_choice.h"
#include "ui/document/document_commands.h"
#include "ui/document/requested_probes.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t rememberedFits = 24;
constexpr int idleMilliseconds = 180;

QString fileName(const InputSpec& input)
{
    return QFileInfo(QString::fromStdString(input.file)).fileName();
}

bool sameClasses(const LabelField* one, const LabelField* other)
{
    return one && other && one->classes == other->classes && one->codes == other->codes;
}

/// The user's settings in the method of @p state whose parameters have the same name and description in @p next.
std::map<std::string, ParameterValue> carriedOver(const AnalysisState& state, const MethodDescription& next)
{
    std::map<std::string, ParameterValue> carried;
    for (const ParameterDescription& mine : method(state.method).parameters)
        for (const ParameterDescription& parameter : next.parameters)
            if (const auto known = state.chosen.find(mine.name);
                known != state.chosen.end() && parameter.name == mine.name && parameter.kind == mine.kind &&
                parameter.label == mine.label && parameter.symbol == mine.symbol &&
                parameter.minimum == mine.minimum && parameter.maximum == mine.maximum &&
                parameter.kind != ParameterDescription::Kind::Choice)
                carried.insert(*known);
    return carried;
}

}  // namespace

AnalysisState startingState(const Dataset& data)
{
    AnalysisState state;
    state.label = data.preferredLabel();
    const MethodDescription& chosen = method(state.method);
    if (chosen.defaultSteps)
        for (const std::string& step : chosen.defaultSteps(data))
            state.steps.push_back({StepSpec::parse(step), true});
    return state;
}

Document::Document(QObject* parent)
    : QObject(parent)
    , m_fits(m_pool)
    , m_reading(m_pool)
    , m_joins(m_pool,
              [this] {
                  return JoinQueue::Target{m_data, m_input};
              })
    , m_trying(m_pool)
    , m_returning(m_pool)
{
    m_pool.setMaxThreadCount(2);
    m_undoStack.setUndoLimit(500);
    m_request.setSingleShot(true);
    m_request.setInterval(0);
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_request, &QTimer::timeout, this, [this] { requestFit(); });
    connect(&m_idleTimer, &QTimer::timeout, this, [this] {
        if (m_scene.fit() && m_scene.fit()->preview)
            requestFit(false);  // the hand rests, if still on the slider
    });
    connect(&m_fits, &FitController::answered, this, &Document::accept);
    connect(&m_fits, &FitController::busyChanged, this, &Document::followSearch);
    connect(&m_scene.annealing(), &AnnealingStage::changed, this, &Document::followSearch);
    connect(&m_fits, &FitController::prepared, this,
            [this](const AnalysisState& state, const PreparationPtr& preparation) {
                if (preparation->original != m_data || !state.sameData(m_state))
                    return;
                // What the parameters are is known before the fit.
                m_prepared = preparation;
                m_preparedState = state;
                m_scene.setPreparation(preparation);
                emit preparedChanged();
            });
    connect(&m_scene.selection(), &SampleSelection::changed, this, &Document::recordSelection);
    connect(&m_reading, &JobBase::failed, this,
            [this](quint64, const QString& message) { emit readingFailed(message); });
    m_reading.onFinished(this, [this](quint64, const ImportTrial& trial) { showRead(trial); });
    connect(&m_joins, &JoinQueue::started, this, &Document::joiningStarted);
    connect(&m_joins, &JoinQueue::joined, this, &Document::showJoined);
    connect(&m_joins, &JoinQueue::ended, this, [this](const QString& said, bool hasFailed) {
        if (hasFailed)
            emit readingFailed(said);
        else
            emit joined(said);
    });
    connect(&m_trying, &JobBase::failed, this,
            [this](quint64, const QString& message) { emit readingFailed(message); });
    m_trying.onFinished(this, [this](quint64, const ImportTrial& trial) {
        if (trial.data || trial.error)
            emit importTried(trial);
    });
    connect(&m_returning, &JobBase::failed, this,
            [this](quint64, const QString& message) { emit readingFailed(message); });
    m_returning.onFinished(this, [this](quint64, const ImportTrial& trial) { onReloaded(trial); });
}

Document::~Document()
{
    m_undoStack.disconnect(this);
}

Parameters Document::parameters() const
{
    return m_prepared ? parametersOf(m_state, *m_prepared) : Parameters();
}

void Document::openFile(const QString& path, const ImportOptions& options, const QString& sampleTable)
{
    InputSpec input{path.toStdString(), options, {}};
    if (!sampleTable.isEmpty())
        input.sampleTables.push_back(sampleTable.toStdString());
    open(input);
}

void Document::open(const InputSpec& input)
{
    emit readingStarted(QString::fromStdString(input.file));
    m_undoIndexOfReading = m_undoStack.index();
    m_reading.request([input](const Progress& progress) { return tryInput(input, progress); });
}

void Document::showRead(const ImportTrial& trial)
{
    if (!trial.data) {
        if (!trial.error)
            return;
        emit readingFailed(shownText(issueMessage(*trial.error)));
        emit openingFailed(trial);
        return;
    }
    const auto show = [this, trial] { showNew(trial.data, fileName(trial.input), trial.input); };
    if (m_undoStack.index() == m_undoIndexOfReading)
        show();
    else
        leave(show);
}

void Document::tryImport(const InputSpec& input)
{
    m_trying.request([input](const Progress& progress) { return tryInput(input, progress); });
}

void Document::adopt(const ImportTrial& trial, const std::string& label)
{
    if (!trial.data)
        return;
    if (!m_data || trial.input.file != m_input.file) {
        openDataset(preferring(trial.data, label), fileName(trial.input), trial.input);
        return;
    }
    m_joins.drop();  // they are joined to the previous data
    AnalysisState next = m_state;
    next.label = label;
    next.pairs = followed(m_state.pairs, *m_data, *trial.data);
    followProbes(next, *m_data, *trial.data);
    if (!sameClasses(m_data->labelField(m_state.label), trial.data->labelField(label)))
        next.leftOutClasses.clear();
    m_undoStack.push(new DataCommand(*this, {m_kept.keep(trial.data, trial.input), std::move(next)},
                                     tr("reading the file otherwise")));
}

void Document::openDataset(const DatasetPtr& data, const QString& name, const InputSpec& input,
                           const std::optional<AnalysisState>& state, const std::optional<KnownFit>& known)
{
    m_reading.cancel();  // the running import was requested before this
    showNew(data, name, input, state, known);
}

void Document::showNew(const DatasetPtr& data, const QString& name, const InputSpec& input,
                       const std::optional<AnalysisState>& state, const std::optional<KnownFit>& known)
{
    m_fits.cancel();
    m_joins.drop();
    m_request.stop();
    m_idleTimer.stop();
    m_rows.reset(std::size_t(data->samples()));
    m_scene.setFit(nullptr);  // no state of the previous data stays under the new name
    m_scene.setPreparation(nullptr);
    m_scene.mark({});
    m_returning.cancel();
    m_undoStack.clear();
    m_remembered.clear();
    setError({});
    m_data = data;
    m_name = name;
    m_input = input;
    m_open = m_kept.keep(data, input);
    m_prepared.reset();
    m_preparedState.reset();
    m_shownState.reset();
    m_state = state ? *state : startingState(*data);
    m_known = known;
    m_hands = 0;
    m_areNewPairs = false;
    emit datasetChanged();
    emit opened();
    emit stateChanged();
    if (known && !m_isLive && !known->state.sameFit(m_state))
        showKnown();
    else
        requestFit();
}

/// The displayed state, regardless of later changes; if it belongs to other data, the present one.
void Document::showKnown()
{
    FitRequest request;
    request.data = m_data;
    request.input = m_input;
    request.state = m_known->state;
    request.known = m_known;
    request.mustBeKnown = true;
    m_fits.request(std::move(request));
}

void Document::join(const QString& path)
{
    if (m_data)
        m_joins.add(path);
}

void Document::showJoined(const Joined& found)
{
    AnalysisState next = m_state;
    next.pairs = followed(m_state.pairs, *m_data, *found.data);
    followProbes(next, *m_data, *found.data);
    if (found.isLabels || next.label.empty())
        next.label = found.data->preferredLabel();
    if (next.label != m_state.label ||
        !sameClasses(m_data->labelField(next.label), found.data->labelField(next.label)))
        next.leftOutClasses.clear();
    m_undoStack.push(new DataCommand(*this, {m_kept.keep(found.data, found.input), std::move(next)},
                                     tr("joining %1").arg(QFileInfo(found.path).fileName())));
}

void Document::change(const AnalysisState& next, const QString& text, const QString& mergeKey)
{
    if (next == m_state || !m_data)
        return;
    m_undoStack.push(new StateCommand(*this, next, text, mergeKey));
}

void Document::setMethod(const std::string& id)
{
    if (id == m_state.method)
        return;
    AnalysisState next = m_state;
    next.method = id;
    next.chosenElsewhere[m_state.method] = m_state.chosen;
    const auto known = m_state.chosenElsewhere.find(id);
    next.chosen = known != m_state.chosenElsewhere.end() ? known->second : carriedOver(m_state, method(id));
    next.chosenElsewhere.erase(id);
    change(next, tr("change of method"));
}

void Document::setParameter(const std::string& name, const ParameterValue& value, const QString& text)
{
    AnalysisState next = m_state;
    next.chosen.insert_or_assign(name, value);
    for (const ParameterDescription& parameter : method(next.method).parameters)
        if (parameter.name == name)
            for (const ParameterChoice& choice : parameter.choices)
                if (value == ParameterValue(choice.value))
                    for (const auto& [other, set] : choice.sets)
                        next.chosen.erase(other);  // as chosen, regardless of the previous value
    change(next, text,
           m_hands > 0 ? QStringLiteral("drag %1 %2").arg(m_drags).arg(QString::fromStdString(name)) : QString());
}

void Document::setLive(bool isLive)
{
    if (isLive == m_isLive)
        return;
    m_isLive = isLive;
    emit liveChanged(isLive);
    if (isLive)
        requestFit();
}

void Document::refit()
{
    requestFit();
}

void Document::fitAnyway()
{
    setError({});
    requestFit(false, true);
}

void Document::beginDrag()
{
    ++m_hands;
    ++m_drags;
}

void Document::endDrag()
{
    m_hands = std::max(0, m_hands - 1);
    if (m_hands > 0)
        return;
    m_idleTimer.stop();
    if (m_scene.fit() && m_scene.fit()->preview && !m_fits.isSettling(m_state))
        m_request.start();
}

void Document::restore(const AnalysisState& state)
{
    if (m_isReplaying)
        return;
    m_areNewPairs = m_state.sameData(state) && m_state.chosen == state.chosen;
    m_state = state;
    emit stateChanged();
    if (m_isLive)
        m_request.start();
}

void Document::restore(const Opened& opened)
{
    if (m_isReplaying)
        return;
    m_fits.cancel();
    m_request.stop();
    const DatasetPtr data = opened.reading->data;
    if (data->sampleNames() != m_data->sampleNames()) {
        m_rows.reset(std::size_t(data->samples()));
        m_scene.setFit(nullptr);  // its samples are not those of the data
    }
    m_data = data;
    m_open = opened.reading;
    m_input = m_open->input;
    m_state = opened.state;
    for (const DatasetPtr& gone : m_kept.use(m_open))
        std::erase_if(m_remembered,
                      [&](const Remembered& one) { return &one.fit->original->values() == &gone->values(); });
    m_preparedState.reset();  // the prepared data belong to other data
    emit datasetChanged();
    emit stateChanged();
    if (m_isLive)
        m_request.start();
}

void Document::restoreSelection(const std::vector<bool>& rows)
{
    if (m_isReplaying)
        return;
    m_rows.set(rows);
    showSelection();
}

/// Of the rows that are selected those on screen.
void Document::showSelection()
{
    if (!m_scene.fit())
        return;
    m_rows.show(m_scene.fit()->prepared);
    m_restoring = true;
    m_scene.selection().set(m_rows.onScreen());
    m_restoring = false;
}

void Document::recordSelection()
{
    // While the samples on screen change nothing is selected manually.
    if (m_restoring || !m_scene.fit() || m_scene.fit()->prepared != m_rows.shown())
        return;
    std::vector<bool> before = m_rows.rows();
    m_rows.take(m_scene.selection().selected());
    if (m_rows.rows() != before)
        m_undoStack.push(new SelectionCommand(*this, std::move(before), m_rows.rows()));
}

const Document::Remembered* Document::remembered(const AnalysisState& state) const
{
    const auto known = std::find_if(m_remembered.rbegin(), m_remembered.rend(), [&](const Remembered& entry) {
        return entry.state.sameFit(state) && entry.fit->original == m_data;
    });
    return known == m_remembered.rend() ? nullptr : &*known;
}

void Document::remember(const AnalysisState& state, const PreparationPtr& prepared, const FitPtr& fit)
{
    m_remembered.push_back({state, prepared, fit});
    if (m_remembered.size() > rememberedFits)
        m_remembered.pop_front();
}

FitPtr Document::settledFit(const AnalysisState& state) const
{
    const Remembered* known = remembered(state);
    return known ? known->fit : nullptr;
}

void Document::bringBack(const AnalysisState& state, const FitPtr& fit, const std::optional<KnownFit>& known,
                         const QString& text)
{
    if (!m_data)
        return;
    if (fit->original == m_data && !remembered(state))
        remember(state, fit->prepared, fit);
    m_known = known;
    change(state, text);
    if (!m_isLive)
        requestFit();
}

bool Document::isOutdated() const
{
    const bool isOfOthers = m_scene.fit() && m_shownState && !m_shownState->sameFit(m_state);
    return isOfOthers && (!m_isLive || !(m_request.isActive() || m_fits.job().isBusy()));
}

void Document::requestFit(bool previewIsAllowed, bool exceedsMemory)
{
    if (!m_data)
        return;
    m_request.stop();
    const bool areNewPairs = std::exchange(m_areNewPairs, false);
    m_found = foundOn(m_scene.annealing());
    if (const Remembered* known = remembered(m_state); known && (!m_found || m_found->satisfiesConstraints)) {
        m_fits.cancel();
        const Remembered entry = *known;
        accept({m_state, entry.prepared, entry.fit, {}});
        return;
    }
    FitRequest request;
    request.data = m_data;
    request.input = m_input;
    request.state = m_state;
    if (m_preparedState && m_preparedState->sameData(m_state))
        request.prepared = m_prepared;
    else if (m_preparedState && m_preparedState->samePreparation(m_state))
        request.alike = m_prepared;
    request.from = request.prepared ? m_scene.fit() : nullptr;
    request.found = m_found;
    if (m_known && m_known->state.sameFit(m_state))
        request.known = m_known;
    // Pairs are drawn manually one after the other: each is answered at once, as a slider is.
    request.inDrag = (m_hands > 0 || areNewPairs) && previewIsAllowed;
    request.exceedsMemory = exceedsMemory;
    m_fits.request(std::move(request));
}

/// An active search displays one set of probes at a time, and the fit belongs to that set. While it runs the fits
/// come as fast as they can.
void Document::followSearch()
{
    const std::optional<FoundProbes> found = foundOn(m_scene.annealing());
    const bool isSame = found ? m_found && found->isSame(*m_found) : !m_found;
    const bool isAnswered = !m_found || !m_fits.job().isBusy();
    if (m_isLive && m_data && !isSame && isAnswered)
        m_request.start();
}

void Document::accept(const FitAnswer& answer)
{
    if (answer.isUnknown)
        return requestFit();
    const bool isNews = answer.prepared && answer.prepared != m_prepared;
    if (answer.prepared) {
        m_prepared = answer.prepared;
        m_preparedState = answer.state;
        m_scene.setPreparation(answer.prepared);
    } else if (!answer.error.isEmpty()) {
        m_scene.setPreparationOutdated();
    }
    setError(answer.error, answer.lacksMemory);
    if (isNews)
        emit preparedChanged();
    if (!answer.fit)
        return;
    if (!answer.fit->preview)
        m_shownState = answer.state;
    m_scene.setFit(answer.fit);
    showSelection();  // when every view has the fit: the selection refers to its samples
    if (answer.fit->preview) {
        m_idleTimer.start();
        return;
    }
    if (answer.isOfState && !remembered(answer.state) && answer.fit->result->outcome.stopped != Stopped::Cancelled)
        remember(answer.state, answer.prepared, answer.fit);
    emit shown();
    if (answer.state == m_state)
        emit settled();
}

void Document::setError(const QString& error, bool lacksMemory)
{
    if (error == m_error)
        return;
    m_error = error;
    m_lacksMemory = lacksMemory;
    emit errorChanged();
}

}  // namespace fuzzylens::ui
