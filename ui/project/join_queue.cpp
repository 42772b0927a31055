// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/join_queue.h"

#include "ui/theme/counted.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

/// "tissue, age and 3 more".
QString listed(const std::vector<std::string>& fields)
{
    constexpr std::size_t most = 6;
    QStringList names;
    for (std::size_t index = 0; index < std::min(fields.size(), most); ++index)
        names << QString::fromStdString(fields[index]);
    const QString text = names.join(QStringLiteral(", "));
    return fields.size() > most ? QObject::tr("%1 and %2 more").arg(text, QString::number(fields.size() - most))
                                : text;
}

}  // namespace

Joined joinFile(const QString& path, const DatasetPtr& data, const InputSpec& input, const Progress& progress)
{
    const std::string file = path.toStdString();
    Joined result;
    result.path = path;
    result.from = data;
    result.input = input;
    result.isLabels = path.endsWith(QLatin1String(".cls"), Qt::CaseInsensitive);
    if (result.isLabels) {
        LabelField field = readCls(file);
        result.fields = {field.name};
        result.matched = data->samples();
        // The order of loadInput: labels first, a table's field of their name wins.
        result.data = withSampleTables(withLabels(*data, std::move(field), file), input.sampleTables, progress);
        result.input.import.labelsFile = file;
        return result;
    }
    JoinedTable joined = withSampleTable(*data, file, progress);
    result.data = joined.data;
    result.matched = joined.matched;
    result.fields = std::move(joined.fields);
    std::erase(result.input.sampleTables, file);
    result.input.sampleTables.push_back(file);
    return result;
}

QString joinSummary(const Joined& joined)
{
    const QString name = QFileInfo(joined.path).fileName();
    const QString fields = listed(joined.fields);
    if (joined.isLabels)
        return QObject::tr("Added %1: class labels for all %2, label field %3. Undo removes them.")
            .arg(name, counted(std::size_t(joined.matched), QObject::tr("sample"), QObject::tr("samples")),
                 fields);
    const auto samples = std::size_t(joined.data->samples());
    // One call: a "%2" in a name is no place for the next text.
    return QObject::tr("Added %1: annotations for %2 of %3; %4 %5. Undo removes them.")
        .arg(name, QString::number(joined.matched),
             counted(samples, QObject::tr("sample"), QObject::tr("samples")),
             joined.fields.size() == 1 ? QObject::tr("label field") : QObject::tr("label fields"), fields);
}

JoinQueue::JoinQueue(std::function<Target()> target)
    : m_target(std::move(target))
{
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) { end(message, true); });
    connect(&m_job, &JobBase::cancelled, this, [this] { end({}, false); });
    m_job.onFinished(this, [this](quint64, const Joined& found) { take(found); });
}

void JoinQueue::add(const QString& path)
{
    m_waiting.push_back(path);
    next();
}

void JoinQueue::drop()
{
    m_waiting.clear();
    m_said.clear();
    m_hasFailed = false;
    m_job.cancel();
}

void JoinQueue::next()
{
    if (m_job.isBusy() || m_waiting.empty())
        return;
    const QString path = m_waiting.front();
    m_waiting.pop_front();
    emit started(path);
    m_job.request([path, target = m_target()](const Progress& progress) {
        return joinFile(path, target.data, target.input, progress);
    });
}

void JoinQueue::take(const Joined& found)
{
    if (found.from != m_target().data) {
        m_waiting.push_front(found.path);  // the data to join it to have been undone or redone
        return next();
    }
    if (!found.data)
        return end({}, false);
    emit joined(found);
    end(joinSummary(found), false);
}

/// What became of one file; once none waits all of it is said.
void JoinQueue::end(const QString& said, bool failed)
{
    if (!said.isEmpty())
        m_said << said;
    m_hasFailed |= failed;
    next();
    if (m_job.isBusy() || m_said.isEmpty())
        return;
    const QString all = m_said.join(QLatin1Char(' '));
    m_said.clear();
    emit ended(all, std::exchange(m_hasFailed, false));
}

}  // namespace fuzzylens::ui
