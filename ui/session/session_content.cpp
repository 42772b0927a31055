// SPDX-License-Identifier: GPL-3.0-or-later
// Writing; reading is in session_content_reading.cpp.
#include "ui/session/session_content.h"

#include "core/session/store/stored_json.h"
#include "core/session/verdict_json.h"
#include "ui/project/fit_files.h"
#include "ui/runs/run_picture.h"
#include "ui/session/session_documents.h"
#include "ui/session/state_json.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <set>

namespace fuzzylens::ui {

namespace {

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

/// Updates the record of the window's runs in a session.
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

/// The number of its data; 0 if they are no longer in memory nor in the session.
std::int64_t RunWriter::dataOf(const Run& run, std::int64_t open) const
{
    if (const DatasetPtr data = run.data.lock())
        return data == m_content.data ? open : m_edit.putData(run.fit->command.input, *data, m_content.keep);
    const auto mark = m_marks.find(run.id);
    return mark == m_marks.end() ? 0 : mark->second.data;
}

void RunWriter::add(const Run& run, std::int64_t open)
{
    const std::int64_t dataSet = run.isLoaded ? dataOf(run, open) : 0;
    if (dataSet == 0) {
        ++m_missing;
        return;
    }
    const Fit& fit = *run.fit;
    const bool isFileOfPairs = !fit.command.pairs.empty() && !labelPairsIn(fit.command.pairs);
    const Result result = resultOf(fit, run.verdict);
    const std::int64_t id = m_edit.addRun(
        dataSet, {fit.command, result, run.steps, isFileOfPairs ? fit.pairs.get() : nullptr, pictureOf(fit),
                  run.name.toStdString(), run.isPinned, run.when.toMSecsSinceEpoch()});
    m_marks.insert_or_assign(run.id, StoredMark{id, dataSet, putState(run, id), run.name.toStdString(),
                                                run.isPinned, run.verdict != nullptr});
}

void RunWriter::describe(const Run& run, StoredMark& mark)
{
    if (mark.name != run.name.toStdString() || mark.isPinned != run.isPinned)
        m_edit.describeRun(mark.id, run.name.toStdString(), run.isPinned);
    if (run.verdict && !mark.hasVerdict)
        mark.pairs = putState(run, mark.id);
    mark = {mark.id, mark.data, mark.pairs, run.name.toStdString(), run.isPinned, run.verdict != nullptr};
}

std::string RunWriter::putState(const Run& run, std::int64_t id)
{
    Json json = storedJson(runKind);
    json["state"] = m_states.json(run.state);
    json["milliseconds"] = run.fit->milliseconds;
    if (run.verdict) {
        json["classes"] = run.fit->result->target.classNames;
        json["permutation"] = verdictJson(*run.verdict, run.fit->result->target);
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

/// Pairs are written with the states that name them; existing ones are not written again, and
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

}  // namespace fuzzylens::ui
