// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/project.h"

#include "core/import/label_choice.h"
#include "core/session/requested_fit.h"
#include "ui/project/project_commands.h"
#include "ui/project/requested_probes.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

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

QString nameOf(const InputSpec& input)
{
    if (const auto made = syntheticSpec(input.file)) {
        if (made->name == drawnSet)
            return shownText(drawnDescription().title);
        for (const SyntheticDescription& set : syntheticSets())
            if (set.name == made->name)
                return shownText(set.title);
    }
    return isMade(input) ? Project::tr("Demonstration") : QFileInfo(QString::fromStdString(input.file)).fileName();
}

AnalysisState initialState(const Dataset& data)
{
    AnalysisState state;
    state.label = data.preferredLabel();
    for (const StepSpec& step : suggestedSteps(method(state.method), data))
        state.steps.push_back({step, true});
    return state;
}

Project::Project(QObject* parent)
    : QObject(parent)
    , m_fitter(*this)
    , m_loader(*this)
{
    m_undoStack.setUndoLimit(500);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, [this] { ++m_revision; });
    connect(&m_scene.selection(), &SampleSelection::changed, this, &Project::recordSelection);
}

Project::~Project()
{
    m_undoStack.disconnect(this);
}

void Project::adopt(const ImportTrial& trial, const std::string& label)
{
    if (!trial.data)
        return;
    if (!m_data || trial.input.file != m_input.file) {
        open(preferring(trial.data, label), nameOf(trial.input), trial.input);
        return;
    }
    m_loader.dropJoins();  // they are joined to the previous data
    AnalysisState next = m_state;
    next.label = label;
    next.pairs = followed(m_state.pairs, *m_data, *trial.data);
    followProbes(next, *m_data, *trial.data);
    if (!sameClasses(m_data->labelField(m_state.label), trial.data->labelField(label)))
        next.leftOutClasses.clear();
    m_undoStack.push(new DataCommand(*this, {m_dataSets.keep(trial.data, trial.input), std::move(next)},
                                     tr("change of import settings")));
}

void Project::open(const DatasetPtr& data, const QString& name, const InputSpec& input,
                   const std::optional<AnalysisState>& state, const std::optional<EarlierFit>& earlier)
{
    m_loader.opening().cancel();  // that was requested before this
    show(data, name, input, state, earlier);
}

void Project::show(const DatasetPtr& data, const QString& name, const InputSpec& input,
                   const std::optional<AnalysisState>& state, const std::optional<EarlierFit>& earlier)
{
    m_loader.dropJoins();
    m_loader.readingAgain().cancel();
    m_rows.reset(std::size_t(data->samples()));
    m_fitter.reset(earlier);
    m_scene.mark({});
    m_undoStack.clear();
    m_data = data;
    m_name = name;
    m_input = input;
    m_imported = m_dataSets.keep(data, input);
    m_state = state ? *state : initialState(*data);
    m_activeDrags = 0;
    emit datasetChanged();
    emit opened();
    emit stateChanged();
    m_fitter.start();
}

void Project::adopt(const Joined& joined)
{
    AnalysisState next = m_state;
    next.pairs = followed(m_state.pairs, *m_data, *joined.data);
    followProbes(next, *m_data, *joined.data);
    if (joined.isLabels || next.label.empty())
        next.label = joined.data->preferredLabel();
    if (next.label != m_state.label ||
        !sameClasses(m_data->labelField(next.label), joined.data->labelField(next.label)))
        next.leftOutClasses.clear();
    m_undoStack.push(new DataCommand(*this, {m_dataSets.keep(joined.data, joined.input), std::move(next)},
                                     tr("adding %1").arg(QFileInfo(joined.path).fileName())));
}

void Project::replace(const DatasetPtr& data, const InputSpec& input, const QString& text,
                      const std::optional<AnalysisState>& state)
{
    m_loader.dropJoins();
    AnalysisState next = state.value_or(m_state);
    next.pairs = followed(next.pairs, *m_data, *data);
    followProbes(next, *m_data, *data);
    if (!data->labelField(next.label))
        next.label = data->preferredLabel();
    if (!sameClasses(m_data->labelField(m_state.label), data->labelField(next.label)))
        next.leftOutClasses.clear();
    m_undoStack.push(new DataCommand(*this, {m_dataSets.keep(data, input), std::move(next)}, text,
                                     mergeKey(QStringLiteral("data"))));
}

QString Project::mergeKey(const QString& what) const
{
    return m_activeDrags > 0 ? QStringLiteral("drag %1 %2").arg(m_drags).arg(what) : QString();
}

void Project::change(const AnalysisState& next, const QString& text, const QString& mergeKey)
{
    if (next == m_state || !m_data)
        return;
    m_undoStack.push(new StateCommand(*this, next, text, mergeKey));
}

AnalysisState withMethod(const AnalysisState& state, const std::string& id)
{
    if (id == state.method)
        return state;
    AnalysisState next = state;
    next.method = id;
    next.chosenElsewhere[state.method] = state.chosen;
    const auto known = state.chosenElsewhere.find(id);
    next.chosen = known != state.chosenElsewhere.end() ? known->second : carriedOver(state, method(id));
    next.chosenElsewhere.erase(id);
    return next;
}

void Project::setMethod(const std::string& id)
{
    change(withMethod(m_state, id), tr("change of method"));
}

int Project::shuffledLabels() const
{
    for (const StepItem& step : m_state.steps)
        if (step.isOn && shufflesLabels(step.spec))
            return std::max(1, QString::fromStdString(step.spec.argument).toInt());
    return 0;
}

/// As the last step: steps that choose samples by their labels go by the labels as they are.
void Project::shuffleLabels(int permutation)
{
    AnalysisState next = withoutShuffledLabels(m_state);
    if (permutation > 0)
        next.steps.push_back({{"shuffle-labels", std::to_string(permutation)}, true});
    change(next, permutation > 0 ? tr("shuffling the labels") : tr("restoring the original labels"));
}

void Project::setParameter(const std::string& name, const ParameterValue& value, const QString& text)
{
    AnalysisState next = m_state;
    next.chosen.insert_or_assign(name, value);
    for (const ParameterDescription& parameter : method(next.method).parameters)
        if (parameter.name == name)
            for (const ParameterChoice& choice : parameter.choices)
                if (value == ParameterValue(choice.value))
                    for (const auto& [other, set] : choice.sets)
                        next.chosen.erase(other);  // as chosen, regardless of the previous value
    change(next, text, mergeKey(QString::fromStdString(name)));
}

void Project::beginDrag()
{
    if (++m_activeDrags == 1)
        ++m_drags;
}

void Project::endDrag()
{
    m_activeDrags = std::max(0, m_activeDrags - 1);
    if (m_activeDrags == 0)
        m_fitter.endDrag();
}

void Project::restore(const AnalysisState& state)
{
    if (m_isRestoringHistory)
        return;
    const bool onlyPairsChanged = m_state.sameData(state) && m_state.chosen == state.chosen;
    m_state = state;
    emit stateChanged();
    m_fitter.follow(onlyPairsChanged);
}

void Project::restore(const DataState& target)
{
    if (m_isRestoringHistory)
        return;
    m_fitter.cancelRequests();
    const DatasetPtr data = target.data->data;
    if (data->sampleNames() != m_data->sampleNames()) {
        m_rows.reset(std::size_t(data->samples()));
        if (!isDragging() || !m_fitter.isLive())
            m_scene.setFit(nullptr);  // its samples are not those of the data; in a drag the next fit follows soon
    }
    m_data = data;
    m_imported = target.data;
    m_input = m_imported->input;
    if (isMade(m_input))
        m_name = nameOf(m_input);
    m_state = target.state;
    m_fitter.followData(m_dataSets.use(m_imported));
    emit datasetChanged();
    emit stateChanged();
    m_fitter.follow(false);
}

void Project::restoreSelection(const std::vector<bool>& rows)
{
    if (m_isRestoringHistory)
        return;
    m_rows.set(rows);
    showSelection();
}

void Project::showSelection()
{
    if (!m_scene.fit())
        return;
    m_rows.show(m_scene.fit()->prepared);
    m_isShowingSelection = true;
    m_scene.selection().set(m_rows.onScreen());
    m_isShowingSelection = false;
}

void Project::recordSelection()
{
    // While the samples on screen change nothing is selected manually.
    if (m_isShowingSelection || !m_scene.fit() || m_scene.fit()->prepared != m_rows.shown())
        return;
    std::vector<bool> before = m_rows.rows();
    m_rows.take(m_scene.selection().selected());
    if (m_rows.rows() != before)
        m_undoStack.push(new SelectionCommand(*this, std::move(before), m_rows.rows()));
}

}  // namespace fuzzylens::ui
