// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/data_saver.h"

#include "core/export/writer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

namespace fuzzylens::ui {

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString filterOf(const WritableFormat& format)
{
    return QStringLiteral("%1 (*%2 *%2.gz)").arg(textOf(format.name), textOf(format.suffix));
}

QString unpacked(const QString& name)
{
    const QLatin1String packing(".gz");
    return name.endsWith(packing, Qt::CaseInsensitive) ? name.chopped(packing.size()) : name;
}

}  // namespace

struct DataSaver::Answer
{
    DatasetPtr data;
    QString path;
    std::string format;
    std::vector<std::string> absent;
    bool isWritten = false;
};

QString saveFilter()
{
    QStringList filters;
    for (const WritableFormat& format : writableFormats())
        filters << filterOf(format);
    return filters.join(QStringLiteral(";;"));
}

QString startFilter(const QString& opened)
{
    const QString name = unpacked(opened);
    const std::vector<WritableFormat>& formats = writableFormats();
    // Of two formats with one suffix the later holds more.
    for (auto format = formats.rbegin(); format != formats.rend(); ++format)
        if (name.endsWith(textOf(format->suffix), Qt::CaseInsensitive))
            return filterOf(*format);
    return filterOf(formats.front());
}

QString suffixOf(const QString& filter)
{
    for (const WritableFormat& format : writableFormats())
        if (filterOf(format) == filter)
            return textOf(format.suffix);
    return {};
}

QString saveName(const QString& opened, const QString& what, const QString& suffix)
{
    QString stem = unpacked(QFileInfo(opened).fileName());
    if (const qsizetype dot = stem.lastIndexOf(QLatin1Char('.')); dot > 0)
        stem.truncate(dot);
    if (stem.isEmpty())
        stem = QStringLiteral("data");
    return (what.isEmpty() ? stem : stem + QLatin1Char('-') + what) + suffix;
}

QString renamed(const QString& path, const QString& filter)
{
    const QString name = unpacked(path), packing = path.mid(name.size());
    for (const WritableFormat& format : writableFormats())
        if (const QString suffix = textOf(format.suffix); name.endsWith(suffix, Qt::CaseInsensitive))
            return name.chopped(suffix.size()) + suffixOf(filter) + packing;
    return path;
}

SaveChoice saveChoice(const QString& path, const QString& filter)
{
    for (const WritableFormat& format : writableFormats()) {
        if (filterOf(format) != filter)
            continue;
        const QString suffix = textOf(format.suffix);
        if (QFileInfo(path).suffix().isEmpty())
            return {path + suffix, std::string(format.id)};
        const QString name = path.toLower();
        if (name.endsWith(suffix) || name.endsWith(suffix + QLatin1String(".gz")))
            return {path, std::string(format.id)};
    }
    return {path, {}};
}

DataSaver::DataSaver(QObject* parent)
    : QObject(parent)
{
    m_job.onFinished(this, [this](quint64, const Answer& answer) {
        if (answer.isWritten)
            emit saved(answer.path);
        else if (!answer.absent.empty())
            emit agreementNeeded(answer.data, answer.path, QString::fromStdString(answer.format),
                                 QString::fromStdString(leftOutSentence(answer.absent)));
    });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) { emit failed(message); });
}

DataSaver::~DataSaver() = default;

void DataSaver::save(const DatasetPtr& data, const QString& path, const std::string& format, bool isAgreed)
{
    emit started(path);
    m_job.append([data, path, format, isAgreed](const Progress& progress) {
        Answer answer{data, path, format, {}, false};
        WriteOptions options{format, {}, progress};
        options.agrees = [&answer, isAgreed](const std::vector<std::string>& absent) {
            answer.absent = absent;
            return isAgreed;
        };
        answer.isWritten = writeDataset(*data, path.toStdString(), options);
        return answer;
    });
}

}  // namespace fuzzylens::ui
