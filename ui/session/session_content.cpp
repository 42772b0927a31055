// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_content.h"

#include "core/session/stated_fit.h"
#include "core/session/store/stored_json.h"
#include "ui/document/fit_files.h"
#include "ui/document/pair_controller.h"
#include "ui/runs/run_picture.h"
#include "ui/session/state_json.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <set>

namespace fuzzylens::ui {

namespace {

constexpr const char* windowKey = "window";
constexpr const char* windowKind = "fuzzylens-window";
constexpr const char* runKind = "fuzzylens-run-state";
const std::string runKey = "run/";

std::string keyOf(std::int64_t run)
{
    return runKey + std::to_string(run);
}

std::string pictureOf(const Fit& fit)
{
    QImage image(304, 224, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintRunPicture(painter, image.rect(), fit, Theme::paper());
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

Json reportJson(const AccuracyReport& report)
{
    return {{"correct", report.correct}, {"total", report.total}, {"how", report.how}};
}

AccuracyReport reportFrom(const Json& json)
{
    return {json.at("correct").get<int>(), json.at("total").get<int>(), false, json.at("how").get<std::string>()};
}

/// What stands of the runs of a window in a session, brought up to date.
class RunWriter
{
public:
    RunWriter(SessionEdit& edit, const SessionContent& content, StateWriter& states, StoredMarks& marks)
        : m_edit(edit)
        , m_content(content)
        , m_states(states)
        , m_marks(marks)
    {}

    /// @param open number of the data that are open.
    void write(std::int64_t open);
    int missing() const { return m_missing; }
    /// The runs that were removed.
    const std::set<std::int64_t>& removed() const { return m_removed; }

private:
    void removeOthers();
    void add(const Run& run, std::int64_t open);
    void describe(const Run& run, StoredMark& mark);
    std::int64_t dataOf(const Run& run, std::int64_t open) const;
    /// Says with what pairs.
    std::string putState(const Run& run, std::int64_t id);

    SessionEdit& m_edit;
    const SessionContent& m_content;
    StateWriter& m_states;
    StoredMarks& m_marks;
    std::set<std::int64_t> m_removed;
    int m_missing = 0;
};

void RunWriter::write(std::int64_t open)
{
    removeOthers();
    for (const RunPtr& run : m_content.runs) {
        const auto mark = m_marks.find(run->id);
        if (mark == m_marks.end() || mark->second.isRemoved)
            add(*run, open);
        else
            describe(*run, mark->second);
    }
}

void RunWriter::removeOthers()
{
    std::set<int> wanted;
    for (const RunPtr& run : m_content.runs)
        wanted.insert(run->id);
    for (auto& [run, mark] : m_marks) {
        if (wanted.contains(run) || mark.isRemoved)
            continue;
        m_edit.removeRun(mark.id);
        m_removed.insert(mark.id);
        m_edit.removeDocument(keyOf(mark.id));
        mark.isRemoved = true;
    }
}

/// The number of the data it is of; 0 where they are held no more and do not stand there.
std::int64_t RunWriter::dataOf(const Run& run, std::int64_t open) const
{
    if (const DatasetPtr data = run.data.lock())
        return data == m_content.data ? open : m_edit.putData(run.fit->command.input, *data, m_content.keep);
    const auto mark = m_marks.find(run.id);
    return mark == m_marks.end() ? 0 : mark->second.data;
}

void RunWriter::add(const Run& run, std::int64_t open)
{
    const std::int64_t dataSet = run.isWhole ? dataOf(run, open) : 0;
    if (dataSet == 0) {
        ++m_missing;
        return;
    }
    const Fit& fit = *run.fit;
    const bool isFileOfPairs = !fit.command.pairs.empty() && !labelPairsIn(fit.command.pairs);
    const Result result = resultOf(fit, run.leftOut ? &run.leftOut->labels : nullptr);
    const std::int64_t id = m_edit.addRun(
        dataSet, {fit.command, result, run.steps, isFileOfPairs ? fit.pairs.get() : nullptr, pictureOf(fit),
                  run.name.toStdString(), run.isPinned, run.when.toMSecsSinceEpoch()});
    m_marks.insert_or_assign(run.id, StoredMark{id, dataSet, putState(run, id), run.name.toStdString(),
                                                run.isPinned, run.leftOut.has_value()});
}

void RunWriter::describe(const Run& run, StoredMark& mark)
{
    if (mark.name != run.name.toStdString() || mark.isPinned != run.isPinned)
        m_edit.describeRun(mark.id, run.name.toStdString(), run.isPinned);
    if (run.leftOut && !mark.hasLeftOut)
        mark.pairs = putState(run, mark.id);
    mark = {mark.id, mark.data, mark.pairs, run.name.toStdString(), run.isPinned, run.leftOut.has_value()};
}

std::string RunWriter::putState(const Run& run, std::int64_t id)
{
    Json json = storedJson(runKind);
    json["state"] = m_states.json(run.state);
    json["milliseconds"] = run.fit->milliseconds;
    if (run.leftOut) {
        json["left_out"] = reportJson(run.leftOut->labels);
        json["left_out_permuted"] = reportJson(run.leftOut->permuted);
    }
    m_edit.setDocument(keyOf(id), documentText(json));
    return StateWriter::pairsOf(json["state"]);
}

void putWindow(SessionEdit& edit, const SessionContent& content, StateWriter& states, const StoredMarks& marks)
{
    Json json = storedJson(windowKind);
    json["name"] = content.name.toStdString();
    json["state"] = states.json(content.state);
    const auto shown = marks.find(content.shown);
    json["shown"] = shown == marks.end() ? 0 : shown->second.id;
    json["keeps_values"] = content.keep == SessionEdit::Keep::Values;
    json["live"] = content.isLive;
    json["selected"] = Json::array();
    for (std::size_t row = 0; row < content.selected.size(); ++row)
        if (content.selected[row])
            json["selected"].push_back(row);
    json["history"] = states.json(content.history, content.reading);
    json["arrangement"] = content.arrangement;
    if (!content.of.empty())
        json["of"] = content.of;
    edit.setDocument(windowKey, documentText(json));
}

/// Pairs are written with the states that name them; those that stand there already are not written again, and
/// those that none names any more go.
void putPairs(SessionEdit& edit, const StoredBefore& before, const StateWriter& states, const StoredMarks& marks)
{
    const std::set<std::string> there(before.documents.begin(), before.documents.end());
    for (const auto& [key, text] : states.pairDocuments())
        if (!there.contains(key))
            edit.setDocument(key, text);
    std::set<std::string> named, ofRuns;
    for (const auto& [run, mark] : marks) {
        ofRuns.insert(keyOf(mark.id));
        if (!mark.isRemoved)
            named.insert(mark.pairs);
    }
    for (const std::string& key : there)
        if (key.starts_with(runKey) && !ofRuns.contains(key))
            return;  // of a run that is not known here, which may name some
    for (const std::string& key : there)
        if (key.starts_with(StateWriter::pairsKey) && !named.contains(key) &&
            !states.pairDocuments().contains(key))
            edit.removeDocument(key);
}

/// Data of no run, not of one either that undo may bring back, go where they are not open.
void removeUnused(SessionEdit& edit, const StoredBefore& before, const RunWriter& runs, const StoredMarks& marks,
                  std::int64_t open)
{
    std::set<std::int64_t> used{open};
    for (const auto& [run, mark] : marks)
        used.insert(mark.data);
    for (const StoredRun& run : before.runs)
        if (!runs.removed().contains(run.id))
            used.insert(run.data);
    for (const StoredData& data : before.dataSets)
        if (!used.contains(data.id))
            edit.removeData(data.id);
}

/// What another one has taken out of the session is not there.
void forgetAbsent(StoredMarks& marks, const StoredBefore& before)
{
    std::set<std::int64_t> runs, dataSets;
    for (const StoredRun& run : before.runs)
        runs.insert(run.id);
    for (const StoredData& data : before.dataSets)
        dataSets.insert(data.id);
    std::erase_if(marks, [&](const auto& each) {
        const StoredMark& mark = each.second;
        return !(mark.isRemoved ? dataSets.contains(mark.data) : runs.contains(mark.id));
    });
}

FitCommand commandOf(const SessionContent& content)
{
    if (content.open)
        return *content.open;
    FitCommand command;
    command.input = content.input;
    command.method = content.state.method;
    return command;
}

/// What a run says of itself without what came of it.
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

/// The state of a run that was not made in a window: everything the command says counts as set by hand.
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

/// Reads what stands of a window beside runs and data.
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
    StatedPairsPtr pairsOf(const StoredRun& stored, const std::string& label) const;
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
        if (document.has("left_out"))
            run.leftOut =
                LeftOutAccuracy{reportFrom(document.at("left_out")), reportFrom(document.at("left_out_permuted"))};
    });
    if (isThere)
        return pairs;
    run.state = stateOf(stored.fit, m_data->preferredLabel());  // a run of the command line
    if (hasPairs(stored.fit) && stored.data == m_open.id)
        run.state.pairs = pairsOf(stored, run.state.label);
    return {};
}

/// Those of a run of the open data; null where the window cannot have them.
StatedPairsPtr WindowReader::pairsOf(const StoredRun& stored, const std::string& label) const
{
    const auto most = double(PairController::mostPairs);
    try {
        FitCommand command = stored.fit;
        const std::vector<FittedStepPtr> steps = m_file.fittedSteps(stored.id);
        const std::vector<Index> kept = keptCells(*m_data, steps).samples;
        if (const auto ofFile = m_file.pairs(stored.id)) {
            const PairSet pairs = inOrder(*ofFile, Index(kept.size()));
            if (double(pairs.size()) > most)
                return nullptr;
            if (Index(kept.size()) < m_data->samples())
                command.pairs.clear();  // it says more than these
            return statedPairs(amongRows(pairs, kept), command, label);
        }
        const Target target = m_file.result(stored.id).target;
        const std::optional<LabelPairs> ofLabels = labelPairsIn(command.pairs);
        if (!ofLabels)
            return statedPairs(fitPairs(command, *m_data, {}, target), command, label);
        const auto labelled = double(
            std::count_if(target.classOf.begin(), target.classOf.end(), [](int code) { return code >= 0; }));
        const double asked = ofLabels->count ? double(*ofLabels->count) : labelled * (labelled - 1) / 2;
        if (target.classOf.size() != kept.size() || asked > most)
            return nullptr;
        return statedPairs(amongRows(fitPairs(command, *m_data, steps, target), kept), command, label);
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
    run->isWhole = false;
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
                                                 run->leftOut.has_value()});
    }
}

/// Other readings of the file of the open data are had of where it is now.
void WindowReader::followFile(SessionContent& content) const
{
    if (content.input.file == m_file.path())
        return;  // the session holds them, and the file is not there
    const auto follow = [&](const KeptReadingPtr& reading) {
        if (reading && reading->input.file == m_open.input.file)
            reading->input.file = content.input.file;
    };
    follow(content.history.reading);
    for (const HistoryStep& step : content.history.steps)
        follow(step.reading);
}

void WindowReader::readWindow(OpenedSession& opened)
{
    SessionContent& content = opened.content;
    content.keep = m_open.isEmbedded ? SessionEdit::Keep::Values : SessionEdit::Keep::Reference;
    content.selected.assign(std::size_t(m_data->samples()), false);
    content.reading =
        std::make_shared<KeptReading>(KeptReading{content.input, m_data, m_data->origin().sha256, {}});
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
    content.state = startingState(*m_data);
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
        opened.known = KnownFit{result,     m_file.fittedSteps(m_shown), run->fit->command, run->data,
                                run->state, run->fit->milliseconds};
    }
}

}  // namespace

StoredBefore StoredBefore::of(const SessionFile& session)
{
    return {session.runs(), session.dataSets(), session.documents(), session.openFit()};
}

int writeContent(SessionEdit& edit, const StoredBefore& before, const SessionContent& content, StoredMarks& marks)
{
    StateWriter states;
    forgetAbsent(marks, before);
    const std::int64_t open = edit.putData(content.input, *content.data, content.keep);
    RunWriter runs(edit, content, states, marks);
    runs.write(open);
    edit.setOpenFit({open, commandOf(content)});
    putWindow(edit, content, states, marks);
    putPairs(edit, before, states, marks);
    removeUnused(edit, before, runs, marks, open);
    return runs.missing();
}

bool removeKeptData(SessionEdit& edit, const StoredBefore& before, const StoredMarks& marks)
{
    std::set<std::int64_t> used;
    for (const StoredRun& run : before.runs)
        used.insert(run.data);
    if (before.open)
        used.insert(before.open->data);
    std::set<std::int64_t> kept;
    for (const auto& [run, mark] : marks)
        if (mark.isRemoved)
            kept.insert(mark.data);
    bool isAny = false;
    for (const StoredData& data : before.dataSets)
        if (kept.contains(data.id) && !used.contains(data.id)) {
            edit.removeData(data.id);
            isAny = true;
        }
    return isAny;
}

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
        opened.trouble = now.state;
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
