// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/fit_command.h"
#include "core/session/requested_fit.h"
#include "core/session/store/stored_json.h"
#include "core/session/verdict_json.h"
#include "ui/project/pair_controller.h"
#include "ui/session/session_content.h"
#include "ui/session/session_documents.h"
#include "ui/session/state_json.h"

#include <QFileInfo>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

/// Earlier versions of the program had the leave-one-out accuracy instead of a verdict.
void takeLeaveOneOut(Run& run, const JsonDocument& document)
{
    LeaveOneOutAccuracy accuracy;
    const auto reportFrom = [](const Json& json) {
        return AccuracyReport{json.at("correct").get<int>(), json.at("total").get<int>(), false, {}};
    };
    accuracy.global = reportFrom(document.at("left_out"));
    if (document.has("left_out_in_fold"))
        accuracy.inFold = reportFrom(document.at("left_out_in_fold"));
    auto result = std::make_shared<Result>(*run.fit->result);
    addLeaveOneOut(*result, accuracy);
    auto fit = std::make_shared<Fit>(*run.fit);
    fit->result = std::move(result);
    run.fit = std::move(fit);
}

/// A run without its outcome.
std::shared_ptr<const Result> settingsOf(const StoredRun& run, const StoredData& data)
{
    static const auto none = std::make_shared<const std::vector<std::string>>();
    auto result = std::make_shared<Result>();
    result->command = run.commandLine;
    result->inputPath = run.fit.input.file;
    result->inputSha256 = data.sha256;
    result->steps = run.fit.steps;
    result->method = run.fit.method;
    result->parameters = run.fit.parameters;
    result->samples = none;
    result->features = none;
    result->target.name = run.fit.input.import.labelField.value_or("");
    result->metrics = run.scores;
    result->outcome.seconds = run.seconds;
    return result;
}

/// The state of a run that was not made in a window: everything the command says counts as set manually.
/// @param label of the data, where the command names none.
AnalysisState stateOf(const FitCommand& command, const std::string& label)
{
    AnalysisState state;
    state.label = command.input.import.labelField.value_or(label);
    for (const StepSpec& step : command.steps)
        state.steps.push_back({step, true});
    state.method = command.method;
    for (const auto& [name, value] : command.parameters)
        state.chosen.emplace(name, value);
    return state;
}

/// How the data are named from now on: by their file while it is there, else by the session that holds them.
InputSpec inputOf(const SessionFile& file, const StoredData& stored, const InputNow& now)
{
    if (!stored.isEmbedded || now.state == FileState::Same)
        return now.input;
    InputSpec held{file.path().string(), {}, {}};
    held.import.labelField = stored.input.import.labelField;
    return held;
}

/// Reads the state of a window other than runs and data.
class WindowReader
{
public:
    WindowReader(const SessionFile& file, const StoredData& open, const DatasetPtr& data)
        : m_file(file)
        , m_open(open)
        , m_data(data)
        , m_states(file)
    {}

    void readRuns(OpenedSession& opened);
    void readWindow(OpenedSession& opened);
    void readShown(OpenedSession& opened);

private:
    std::shared_ptr<Run> runOf(const StoredRun& stored, const std::vector<StoredData>& dataSets) const;
    /// Says with what pairs.
    std::string readState(Run& run, const StoredRun& stored);
    RequestedPairsPtr pairsOf(const StoredRun& stored, const std::string& label) const;
    VerdictPtr verdictOf(const StoredRun& stored) const;
    void followFile(SessionContent& content) const;
    template <typename Read>
    bool read(const std::string& key, const char* kind, Read&& take)
    {
        const std::optional<std::string> text = m_file.document(key);
        if (text)
            fromStoredJson(m_file.path(), *text, kind, [&](const JsonDocument& document) {
                take(document);
                return true;
            });
        return text.has_value();
    }

    const SessionFile& m_file;
    const StoredData& m_open;
    const DatasetPtr& m_data;  // of that
    StateReader m_states;
    std::int64_t m_shown = 0;
};

std::string WindowReader::readState(Run& run, const StoredRun& stored)
{
    std::string pairs;
    const bool isThere = read(keyOf(stored.id), runKind, [&](const JsonDocument& document) {
        pairs = StateWriter::pairsOf(document.at("state"));
        run.state = m_states.state(document.at("state"), document);
        if (document.has("milliseconds")) {
            auto fit = std::make_shared<Fit>(*run.fit);
            fit->milliseconds = document.get<double>("milliseconds");
            run.fit = std::move(fit);
        }
        if (document.has("classes")) {
            if (const auto verdict = verdictIn(document, document.get<std::vector<std::string>>("classes")))
                run.verdict = std::make_shared<const Verdict>(*verdict);
        } else if (document.has("left_out")) {
            takeLeaveOneOut(run, document);
        }
    });
    if (isThere)
        return pairs;
    run.state = stateOf(stored.fit, m_data->preferredLabel());  // a run of the command line
    if (hasPairs(stored.fit) && stored.data == m_open.id)
        run.state.pairs = pairsOf(stored, run.state.label);
    run.verdict = verdictOf(stored);
    return {};
}

/// That of a run of the command line, which is in its result; null if it has none or cannot be read.
VerdictPtr WindowReader::verdictOf(const StoredRun& stored) const
{
    try {
        const std::optional<Verdict> verdict = m_file.result(stored.id).verdict;
        return verdict ? std::make_shared<const Verdict>(*verdict) : nullptr;
    } catch (const DataError&) {
        return nullptr;
    }
}

/// Those of a run of the open data; null where the window cannot have them.
RequestedPairsPtr WindowReader::pairsOf(const StoredRun& stored, const std::string& label) const
{
    const auto most = double(PairController::mostPairs);
    try {
        FitCommand command = stored.fit;
        const std::vector<FittedStepPtr> steps = m_file.fittedSteps(stored.id);
        const std::vector<Index> kept = cellOrigins(*m_data, steps).samples;
        if (const auto ofFile = m_file.pairs(stored.id)) {
            const PairSet pairs = inOrder(*ofFile, Index(kept.size()));
            if (double(pairs.size()) > most)
                return nullptr;
            if (Index(kept.size()) < m_data->samples())
                command.pairs.clear();  // it says more than these
            return requestedPairs(amongRows(pairs, kept), command, label);
        }
        const Target target = m_file.result(stored.id).target;
        const std::optional<LabelPairs> ofLabels = labelPairsIn(command.pairs);
        if (!ofLabels)
            return requestedPairs(fitPairs(command, *m_data, {}, target), command, label);
        const auto labelled = double(
            std::count_if(target.classOf.begin(), target.classOf.end(), [](int code) { return code >= 0; }));
        const double asked = ofLabels->count ? double(*ofLabels->count) : labelled * (labelled - 1) / 2;
        if (target.classOf.size() != kept.size() || asked > most)
            return nullptr;
        return requestedPairs(amongRows(fitPairs(command, *m_data, steps, target), kept), command, label);
    } catch (const std::exception&) {
        return nullptr;  // the run can be looked at all the same
    }
}

std::shared_ptr<Run> WindowReader::runOf(const StoredRun& stored, const std::vector<StoredData>& dataSets) const
{
    const auto data = std::find_if(dataSets.begin(), dataSets.end(),
                                   [&stored](const StoredData& each) { return each.id == stored.data; });
    auto fit = std::make_shared<Fit>();
    fit->result = settingsOf(stored, *data);
    fit->command = stored.fit;
    fit->milliseconds = 1e3 * stored.seconds;
    auto run = std::make_shared<Run>();
    run->id = int(stored.id);
    run->when = QDateTime::fromMSecsSinceEpoch(stored.made);
    run->name = QString::fromStdString(stored.name);
    run->isPinned = stored.isPinned;
    run->fit = std::move(fit);
    run->isLoaded = false;
    if (stored.data == m_open.id)
        run->data = m_data;
    return run;
}

void WindowReader::readRuns(OpenedSession& opened)
{
    const std::vector<StoredData> dataSets = m_file.dataSets();
    for (const StoredRun& stored : m_file.runs()) {
        const std::shared_ptr<Run> run = runOf(stored, dataSets);
        const std::string pairs = readState(*run, stored);
        opened.content.runs.push_back(run);
        opened.marks.emplace(run->id, StoredMark{stored.id, stored.data, pairs, stored.name, stored.isPinned,
                                                 run->verdict != nullptr});
    }
}

/// Other readings of the file of the open data are had of where it is now.
void WindowReader::followFile(SessionContent& content) const
{
    if (content.input.file == m_file.path())
        return;  // the session holds them, and the file is not there
    const auto follow = [&](const ImportedDataPtr& reading) {
        if (reading && reading->input.file == m_open.input.file)
            reading->input.file = content.input.file;
    };
    follow(content.history.data);
    for (const HistoryStep& step : content.history.steps)
        follow(step.data);
}

void WindowReader::readWindow(OpenedSession& opened)
{
    SessionContent& content = opened.content;
    content.keep = m_open.isEmbedded ? SessionEdit::Keep::Values : SessionEdit::Keep::Reference;
    content.selected.assign(std::size_t(m_data->samples()), false);
    content.reading =
        std::make_shared<ImportedData>(ImportedData{content.input, m_data, m_data->origin().sha256, {}});
    const bool isThere = read(windowKey, windowKind, [&](const JsonDocument& document) {
        content.name = QString::fromStdString(document.get<std::string>("name"));
        content.state = m_states.state(document.at("state"), document);
        m_shown = document.get<std::int64_t>("shown");
        if (document.get<bool>("keeps_values"))
            content.keep = SessionEdit::Keep::Values;
        content.isLive = document.get<bool>("live");
        for (const Json& row : document.at("selected"))
            if (row.get<std::size_t>() < content.selected.size())
                content.selected[row.get<std::size_t>()] = true;
        content.history = m_states.history(document.at("history"), content.reading, document);
        followFile(content);
        content.arrangement = document.at("arrangement");
        content.of = document.get<std::string>("of");
    });
    if (isThere)
        return;
    content.name = QFileInfo(QString::fromStdString(m_open.input.file)).fileName();
    content.state = initialState(*m_data);
    for (const StoredRun& run : m_file.runs())
        if (run.data == m_open.id)
            m_shown = run.id;
    for (const RunPtr& run : opened.content.runs)
        if (run->id == m_shown)
            content.state = run->state;
    content.history = {content.state, content.reading, {}, 0};
}

void WindowReader::readShown(OpenedSession& opened)
{
    const auto shown = std::find_if(opened.marks.begin(), opened.marks.end(),
                                    [this](const auto& mark) { return mark.second.id == m_shown; });
    if (shown == opened.marks.end())
        return;
    opened.content.shown = shown->first;
    auto result = std::make_shared<Result>(m_file.result(m_shown));
    for (const RunPtr& run : opened.content.runs) {
        if (run->id != shown->first)
            continue;
        result->outcome.seconds = run->fit->result->outcome.seconds;
        result->metrics.insert(run->fit->result->metrics.begin(), run->fit->result->metrics.end());
        opened.earlier = EarlierFit{result,     m_file.fittedSteps(m_shown), run->fit->command, run->data,
                                    run->state, run->fit->milliseconds};
    }
}

}  // namespace

OpenedSession readContent(const std::shared_ptr<SessionFile>& file, const std::string& dataFile,
                          const Progress& progress)
{
    OpenedSession opened;
    opened.file = file;
    opened.stored = file->openData();
    const InputNow now = file->inputNow(opened.stored, dataFile, progress);
    if (!now.state)
        return opened;
    if (!opened.stored.isEmbedded && now.state != FileState::Same) {
        opened.problem = now.state;
        opened.file.reset();  // it may be opened again while the user is asked
        return opened;
    }
    opened.data = file->data(opened.stored.id, now, progress);
    if (!opened.data)
        return opened;
    opened.content.data = opened.data;
    opened.content.input = inputOf(*file, opened.stored, now);
    WindowReader reader(*file, opened.stored, opened.data);
    reader.readRuns(opened);
    reader.readWindow(opened);
    reader.readShown(opened);
    return opened;
}

WindowFacts windowFacts(const SessionFile& session)
{
    const std::optional<std::string> text = session.document(windowKey);
    if (!text)
        return {};
    return fromStoredJson(session.path(), *text, windowKind, [](const JsonDocument& document) {
        return WindowFacts{document.get<std::string>("name"), document.get<std::string>("of")};
    });
}

}  // namespace fuzzylens::ui
