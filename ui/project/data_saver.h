// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "ui/jobs/job.h"

#include <QObject>
#include <QString>

namespace fuzzylens::ui {

/// The filter of a file dialog that saves data: every format that is written, plain or packed.
QString saveFilter();
/// The one of its filters to begin with: the format that the file @p opened is called as, else the first.
QString startFilter(const QString& opened);
/// The suffix of the format of @p filter, ".csv".
QString suffixOf(const QString& filter);
/// A file name derived from the file @p opened: "leukemia-model.json" from "leukemia.csv.gz".
QString saveName(const QString& opened, const QString& what, const QString& suffix);
/// @p path with the suffix of @p filter instead of that of another format; it stays packed.
QString renamed(const QString& path, const QString& filter);
struct SaveChoice
{
    QString path;
    std::string format;  // id; empty: by the suffix
};
/// What a name chosen under @p filter stands for: without a suffix that of the filter is appended; where it fits,
/// the format is that of the filter; else the suffix decides.
SaveChoice saveChoice(const QString& path, const QString& filter);

/// Writes data sets in the background, one after the other. What the format leaves out is asked about before
/// anything is written.
class DataSaver : public QObject
{
    Q_OBJECT

public:
    explicit DataSaver(QObject* parent = nullptr);
    ~DataSaver() override;

    JobBase& job() { return m_job; }
    /// Writes @p data to @p path in the format with this id; with @p isAgreed even if that loses information.
    void save(const DatasetPtr& data, const QString& path, const std::string& format, bool isAgreed = false);

signals:
    void started(const QString& path);
    void saved(const QString& path);
    void failed(const QString& message);
    /// Nothing is written: @p text describes the information that the format would lose.
    void agreementNeeded(const fuzzylens::DatasetPtr& data, const QString& path, const QString& format,
                         const QString& text);

private:
    struct Answer;

    Job<Answer> m_job;
};

}  // namespace fuzzylens::ui
