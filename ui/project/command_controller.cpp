// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/command_controller.h"

#include "core/common/delimited_text.h"
#include "core/common/issue.h"
#include "core/dataset/synthetic/synthetic.h"
#include "core/import/gene_sets.h"
#include "core/import/label_choice.h"
#include "core/import/table_preview.h"
#include "core/preprocess/cell_origins.h"
#include "core/session/command_line/fit_line.h"
#include "core/session/command_line/supported_options.h"
#include "core/session/requested_fit.h"
#include "ui/project/analysis_state.h"
#include "ui/project/pair_controller.h"
#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/project/requested_probes.h"
#include "ui/theme/core_text.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <utility>

namespace fuzzylens::ui {

/// The open data, how they were read, and the decisions about them. Null data: nothing is open.
struct OpenState
{
    DatasetPtr data;
    InputSpec input;
    AnalysisState state;
};

namespace {

bool isSameFile(const std::filesystem::path& one, const std::filesystem::path& other)
{
    std::error_code error;
    return one == other || std::filesystem::equivalent(one, other, error);
}

/// Whether the open data were read with the options of @p wanted, for any preferred label; but a label that was
/// named for the reading may be a column that would be a feature else.
bool isRead(const InputSpec& wanted, const OpenState& open)
{
    const std::optional<std::string>& named = open.input.import.labelField;
    if (!open.data || (named && named != wanted.import.labelField))
        return false;
    InputSpec unlabelled = wanted;
    unlabelled.import.labelField = named;
    unlabelled.sha256 = open.input.sha256;
    if (!isMade(wanted) && isSameFile(wanted.file, open.input.file))
        unlabelled.file = open.input.file;
    return unlabelled == open.input && (wanted.sha256.empty() || wanted.sha256 == open.data->origin().sha256);
}

bool hasLabel(const Dataset& data, const std::string& label)
{
    return label.empty() || data.labelField(label);
}

/// The column of the file that became the label; nothing where that is not to be seen.
std::optional<int> labelColumnOf(const Dataset& data)
{
    const TablePreview preview = previewOf(data);
    if (!preview.isOfFile)
        return std::nullopt;
    for (const PreviewRow& row : preview.rows)
        for (std::size_t cell = 0; cell < row.cells.size(); ++cell)
            if (row.cells[cell].role == PreviewCell::Role::Label)
                return preview.columns[cell];
    return std::nullopt;
}

/// Reads a label that would be a feature else: by its column, where that comes to the same, as another label may
/// be chosen then. Null data: stopped.
OpenState readWithLabel(const InputSpec& wanted, const Progress& progress)
{
    OpenState named{loadInput(wanted, progress), wanted, {}};
    if (!named.data || wanted.import.labelColumn)
        return named;
    OpenState byColumn{nullptr, wanted, {}};
    byColumn.input.import.labelField.reset();
    byColumn.input.import.labelColumn = labelColumnOf(*named.data);
    if (!byColumn.input.import.labelColumn)
        return named;
    byColumn.data = loadInput(byColumn.input, progress);
    const bool isSame = byColumn.data && byColumn.data->featureNames() == named.data->featureNames() &&
                        byColumn.data->preferredLabel() == named.data->preferredLabel();
    return isSame ? byColumn : named;
}

/// Reads what @p wanted names as the window does: which label is preferred is no matter of the reading, but where
/// it is a column that would be a feature else. Null data: stopped.
OpenState readAnew(const InputSpec& wanted, const Progress& progress)
{
    OpenState read{nullptr, wanted, {}};
    const std::optional<std::string> label = std::exchange(read.input.import.labelField, std::nullopt);
    read.data = loadInput(read.input, progress);
    if (read.data && label && hasLabel(*read.data, *label))
        read.data = preferring(read.data, *label);
    else if (read.data && label)
        read = readWithLabel(wanted, progress);
    if (read.data) {
        requireAnalysable(*read.data);
        read.state.label = read.data->preferredLabel();
    }
    read.input.sha256.clear();  // it has been looked at
    return read;
}

/// The data of @p wanted and their label: the open ones, with the decisions about them, if it names them.
OpenState dataOf(const InputSpec& wanted, const OpenState& open, const Progress& progress)
{
    const bool isOpen = isRead(wanted, open);
    const auto labelled = [&open](const std::string& label) {
        OpenState result = open;
        if (result.state.label != label)
            result.state.leftOutClasses.clear();
        result.state.label = label;
        return result;
    };
    if (isOpen && wanted.import.labelField && hasLabel(*open.data, *wanted.import.labelField))
        return labelled(*wanted.import.labelField);
    OpenState read = readAnew(wanted, progress);
    if (isOpen && read.data && read.data->origin().sha256 == open.data->origin().sha256 &&
        hasLabel(*open.data, read.state.label))
        return labelled(read.state.label);
    return read;
}

/// Whether @p state comes to the steps @p specs. It leaves out a label that is a feature too, be it said or not.
bool comesTo(const std::vector<StepSpec>& specs, const Dataset& data, const AnalysisState& state)
{
    try {
        std::vector<StepSpec> steps = stepsOf(data, state);
        if (steps == specs)
            return true;
        const auto label = std::find(steps.begin(), steps.end(), StepSpec{"exclude", listArgument({state.label})});
        if (label == steps.end())
            return false;
        steps.erase(label);
        return steps == specs;
    } catch (const std::invalid_argument&) {
        return false;  // a state that leaves out everything
    }
}

/// The names that the first of @p steps leaves out, if it is a list of them; it is taken away then.
std::optional<std::set<std::string>> taken(std::vector<StepSpec>& steps, const std::string& name,
                                           const std::string& begin = {})
{
    if (steps.empty() || steps.front().name != name || !steps.front().argument.starts_with(begin))
        return std::nullopt;
    const auto names = listedNames(steps.front().argument.substr(begin.size()));
    if (!names)
        return std::nullopt;
    steps.erase(steps.begin());
    return std::set<std::string>(names->begin(), names->end());
}

void listSteps(const std::vector<StepSpec>& specs, AnalysisState& state)
{
    state.steps.clear();
    for (const StepSpec& step : specs)
        state.steps.push_back({step, true});
}

/// Splits the steps @p specs into the exclusions of a state and its list, which is unchanged if that gives the
/// same.
void takeSteps(const std::vector<StepSpec>& specs, const Dataset& data, AnalysisState& state)
{
    if (comesTo(specs, data, state))
        return;
    AnalysisState leaving = state;
    std::vector<StepSpec> rest = specs;
    const std::set<std::string> none;
    leaving.leftOutSamples = taken(rest, "drop-samples").value_or(none);
    leaving.leftOutClasses = taken(rest, "drop-samples", state.label + ':').value_or(none);
    leaving.leftOutFeatures = taken(rest, "exclude").value_or(none);
    leaving.leftOutFeatures.erase(state.label);
    listSteps(rest, leaving);
    if (comesTo(specs, data, leaving)) {
        state = std::move(leaving);
        return;
    }
    state.leftOutSamples = state.leftOutClasses = state.leftOutFeatures = none;
    listSteps(specs, state);
}

/// The parameter that @p name is of, or that is requested by the scale of this name.
const ParameterDescription* parameterOf(const MethodDescription& description, const std::string& name)
{
    for (const ParameterDescription& parameter : description.parameters)
        if (parameter.name == name ||
            std::any_of(parameter.scales.begin(), parameter.scales.end(),
                        [&name](const ParameterScale& scale) { return scale.name == name; }))
            return &parameter;
    return nullptr;
}

bool isChosen(const std::pair<const std::string, ParameterValue>& value, const AnalysisState& state)
{
    const auto known = state.chosen.find(value.first);
    return known != state.chosen.end() && known->second == value.second;
}

/// A line states its seed always: one that goes without saying counts as chosen only where it was before.
void takeParameters(const RequestedFit& requested, const Problem& problem, const Dataset& data,
                    const std::vector<Index>& kept, AnalysisState& state)
{
    const MethodDescription& description = method(state.method);
    const Parameters all = requestedParameters(requested, problem);
    std::map<std::string, ParameterValue> chosen;
    for (const auto& [name, text] : requested.settings)
        if (const ParameterDescription* parameter = parameterOf(description, name))
            chosen.insert_or_assign(parameter->name, all.value(parameter->name));
    if (const auto seed = chosen.find("seed");
        seed != chosen.end() && !isChosen(*seed, state) &&
        seed->second == defaultParameters(description, problem).value("seed"))
        chosen.erase(seed);
    if (hasProbeConstraints(description))
        stateAmongRead(chosen, problem.data->sampleNames(), kept, data.sampleNames());
    state.chosen = std::move(chosen);
}

RequestedPairsPtr pairsOf(const FitCommand& command, const Problem& problem, const Dataset& data,
                          const std::vector<Index>& kept, const std::string& label)
{
    PairSet pairs = labelPairsIn(command.pairs) ? amongRows(*problem.pairs, kept)
                                                : fitPairs(command, data, {}, problem.target);
    if (pairs.size() > PairController::mostPairs)
        throw ArgumentError(message("%1 constraints are too many to display (at most %2); use fewer", pairs.size(),
                                    PairController::mostPairs));
    return requestedPairs(std::move(pairs), command, label);
}

void takeMethod(const std::string& id, AnalysisState& state)
{
    if (id == state.method)
        return;
    state.chosenElsewhere[state.method] = std::exchange(state.chosen, {});
    state.chosenElsewhere.erase(id);
    state.method = id;
}

/// The dataset and analysis state that a pasted command line describes. The data are those of @p open if the line
/// names these; else they are read. Settings that the line does not contain, because they change no result, keep
/// what @p open has; so the line that is copied of a state leads back to that state. Nothing when @p progress said
/// stop. Runs in a worker.
/// @throws DataError, std::invalid_argument where `fuzzylens-cli fit` would refuse the line, or it asks for what
/// the window cannot do.
std::optional<OpenState> commandState(RequestedFit requested, const OpenState& open, const Progress& progress)
{
    const FitCommand& command = requested.command;
    if (!command.labelled.empty())
        throw ArgumentError(message(
            "--labelled keeps labels back from the fit, which the window does not do; run the line itself, "
            "or leave the option out"));
    requireSupported(command.input);
    OpenState result = dataOf(command.input, open, progress);
    if (!result.data)
        return std::nullopt;
    AnalysisState& state = result.state;
    takeMethod(command.method, state);
    takeSteps(command.steps, *result.data, state);
    const DatasetPtr labelled = preferring(result.data, state.label);
    const Preprocessed prepared = preprocess(labelled, stepsOf(*labelled, state), progress);
    if (!prepared.data)
        return std::nullopt;
    const Problem problem = requestedProblem(requested, *labelled, prepared);
    const std::vector<Index> kept = cellOrigins(*labelled, prepared.steps).samples;
    takeParameters(requested, problem, *labelled, kept, state);
    if (hasPairs(command))
        state.pairs = pairsOf(command, problem, *labelled, kept, state.label);
    else if (method(command.method).usesPairs)
        state.pairs = nullptr;
    return result;
}

}  // namespace

/// What a worker makes of a line; neither state nor refusal where it was stopped.
struct CommandController::Answer
{
    DatasetPtr open;  // when it was asked
    bool isLesson = false;
    std::vector<std::string> ignored;
    std::optional<OpenState> wanted;
    QString refusal;
};

CommandController::CommandController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&m_job, &JobBase::failed, this,
            [this](quint64, const QString& message) { emit refused(refusalText(message)); });
    m_job.onFinished(this, [this](quint64, const Answer& answer) { take(answer); });
    connect(&m_project.loader(), &Loader::openingStarted, &m_job, &JobBase::cancel);  // the newest request wins
}

QString CommandController::refusalText(const QString& text)
{
    return tr("The command line was not applied: %1")
        .arg(text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.'));
}

void CommandController::paste(const QString& line)
{
    FitLine read;
    try {
        read = readFitLine(line.toStdString());
    } catch (const std::invalid_argument& error) {
        emit refused(refusalText(exceptionText(error)));
        return;
    }
    request(read, false);
}

void CommandController::showLesson(const QString& line)
{
    try {
        FitLine read = readFitLine(line.toStdString());
        InputSpec& input = read.fit.command.input;
        if (readsFurtherFiles(read.fit.command))
            throw ArgumentError(message("a step of a lesson must not read a file"));
        if (!isMade(input)) {
            const DatasetPtr& open = m_project.dataset();
            if (!open || input.sha256.empty() || open->origin().sha256 != input.sha256)
                throw ArgumentError(
                    message("this step of the lesson is about %1, which is not open; open it first",
                            std::filesystem::path(input.file).filename().string()));
            const std::optional<std::string> label = input.import.labelField;
            input = m_project.input();
            input.import.labelField = label;
        }
        request(read, true);
    } catch (const std::invalid_argument& error) {
        emit refused(exceptionText(error));
    }
}

void CommandController::request(const FitLine& read, bool isLesson)
{
    emit started(QString::fromStdString(read.fit.command.input.file));
    const OpenState open{m_project.dataset(), m_project.input(), m_project.state()};
    m_job.request([read, open, isLesson](const Progress& progress) {
        Answer answer{open.data, isLesson, read.ignored, {}, {}};
        const auto refuse = [&](const std::exception& error) {
            answer.refusal = isLesson ? exceptionText(error) : refusalText(exceptionText(error));
        };
        try {
            answer.wanted = commandState(read.fit, open, progress);
        } catch (const DataError& error) {
            refuse(error);
        } catch (const std::logic_error& error) {
            refuse(error);
        }
        return answer;
    });
}

void CommandController::take(const Answer& answer)
{
    if (!answer.refusal.isEmpty())
        emit refused(answer.refusal);
    else if (answer.wanted && answer.wanted->data != answer.open)
        m_project.leave([this, answer] { show(answer); });
    else if (answer.wanted && answer.open != m_project.dataset())
        emit refused(refusalText(tr("other data were opened in the meantime; paste the command line again")));
    else if (answer.wanted)
        change(answer);
}

void CommandController::change(const Answer& answer)
{
    const AnalysisState& state = answer.wanted->state;
    const bool isSo = state == m_project.state();
    m_project.change(state, answer.isLesson ? tr("step of a lesson") : tr("pasting a command line"));
    if (answer.isLesson)
        return emit lessonShown();
    say(isSo ? tr("Nothing to change: the settings already match.")
             : tr("Applied the command line: %1. Undo restores the previous settings.")
                   .arg(shownText(method(state.method).name)),
        answer.ignored);
}

void CommandController::show(const Answer& answer)
{
    const OpenState& wanted = *answer.wanted;
    const QString name = nameOf(wanted.input);
    m_project.open(wanted.data, name, wanted.input, wanted.state);
    if (answer.isLesson)
        emit lessonShown();
    else
        say(tr("Applied the command line: %1 on %2.").arg(shownText(method(wanted.state.method).name), name),
            answer.ignored);
}

void CommandController::say(const QString& summary, const std::vector<std::string>& ignored)
{
    QStringList options;
    for (const std::string& option : ignored)
        options << QString::fromStdString(option);
    emit taken(
        options.isEmpty()
            ? summary
            : tr("%1 Ignored (no effect on the fit): %2.").arg(summary, options.join(QStringLiteral(", "))));
}

}  // namespace fuzzylens::ui
