// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/geo/geo_cache.h"
#include "ui/jobs/job.h"

#include <QFile>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

class QNetworkAccessManager;
class QNetworkReply;

namespace fuzzylens::ui {

/// Brings a file into the cache: a complete and undamaged file is used as it is; a partial one is continued where
/// the server still has the same file; what arrives is checked (length, gzip, SHA-256) in the background before it
/// counts. Every start ends in exactly one of finished, failed, cancelled.
class GeoDownload : public QObject
{
    Q_OBJECT

public:
    GeoDownload(QNetworkAccessManager& network, GeoCache cache, QObject* parent = nullptr);
    ~GeoDownload() override;

    /// How long the server may send nothing.
    void setPatience(int milliseconds) { m_patience = milliseconds; }
    /// Most bytes of a file, and most time for all of its transfer. A larger file is refused, and its part
    /// removed; the part of a slower transfer is kept.
    void setLimits(qint64 bytes, std::chrono::milliseconds time);
    static constexpr qint64 mostBytes = 4'000'000'000;
    static constexpr std::chrono::minutes mostTime{240};
    /// @p again fetches the file even if it lies in the cache.
    void start(const GeoFile& file, bool again = false);
    /// The part that has arrived is kept.
    void cancel();
    bool isRunning() const { return m_isRunning; }
    /// Whether a part of the last file lies there that the next start goes on from.
    bool keepsPart() const { return m_cache.findPart(m_file).has_value(); }

signals:
    /// Bytes; @p total is -1 where the server does not say.
    void progressed(qint64 received, qint64 total);
    void checking();
    void finished(const QString& path, const QString& sha256);
    /// One sentence.
    void failed(const QString& sentence);
    void cancelled();

private:
    struct Check;

    bool lock();
    void fetch();
    void fetchAnew();
    void readHeaders();
    void openPart(bool continues);
    void store();
    void endTransfer();
    void check(const QString& path, bool isCached);
    void endCheck(const Check& found);
    void end();
    void fail(const QString& sentence);
    void failTooLarge();
    void failTransfer(const QString& sentence);
    void failToWrite();
    void dropReply();

    QNetworkAccessManager& m_network;
    GeoCache m_cache;
    int m_patience = 30000;
    qint64 m_mostBytes = mostBytes;
    QTimer m_timeLimit;
    Job<Check> m_checks;
    GeoFile m_file;
    GeoRecord m_record;
    QFile m_part;
    std::unique_ptr<QLockFile> m_lock;
    QNetworkReply* m_reply = nullptr;
    qint64 m_offset = 0;  // bytes of the part that lay there
    bool m_isRunning = false;
    bool m_isCached = false;    // the file being checked was in the cache
    bool m_mayContinue = true;  // a part that lies there may be continued
    bool m_hasHeaders = false;
};

}  // namespace fuzzylens::ui
