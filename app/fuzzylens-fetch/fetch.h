// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/atomic_file.h"
#include "ui/geo/geo_catalogue.h"
#include "ui/geo/geo_download.h"

#include <QNetworkAccessManager>
#include <QObject>
#include <QTimer>

namespace fuzzylens {

/// The request.
struct FetchRequest
{
    ui::GeoAccession accession;
    QUrl server;
    QString platform;  // "GPL570"; empty: the only one
    std::filesystem::path output;
    bool again = false;  // even if it lies in the cache
    int mostMegabytes = int(ui::GeoDownload::mostBytes / 1'000'000);
    int mostMinutes = int(ui::GeoDownload::mostTime.count());
};

/// Downloads one file of an accession and copies it to its place, whole or not at all.
class Fetch : public QObject
{
    Q_OBJECT

public:
    /// @throws DataError if nothing can be written at the output.
    explicit Fetch(FetchRequest request);

    void start();

signals:
    /// @p trouble is one sentence; empty when all is done.
    void ended(const QString& problem);

private:
    void choose(const std::vector<ui::GeoFile>& files);
    void report(qint64 received, qint64 total);
    void copy(const QString& path);
    void end(const QString& problem);

    FetchRequest m_request;
    AtomicFile m_output;
    QNetworkAccessManager m_network;
    ui::GeoCatalogue m_catalogue;
    ui::GeoDownload m_download;
    QTimer m_interruptions;
    bool m_hasTerminal;
    bool m_hasReported = false;  // progress is on the last line of the terminal
};

}  // namespace fuzzylens
