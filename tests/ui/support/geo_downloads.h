// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/gzip.h"
#include "tests/ui/geo/http_server.h"
#include "ui/geo/geo_catalogue.h"
#include "ui/geo/geo_download.h"

#include <QCryptographicHash>
#include <QNetworkAccessManager>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace fuzzylens::ui {

using namespace fuzzylens::test;

inline constexpr int patience = 400;  // milliseconds; a test does not wait half a minute for a dead server

/// A gzip file of some size that does not pack well.
inline QByteArray packedFile(int lines)
{
    std::string text = "!Series_title\t\"test\"\n";
    unsigned state = 1;
    for (int i = 0; i < lines; ++i) {
        state = state * 1664525U + 1013904223U;
        text += std::to_string(state) + '\t' + std::to_string(state >> 7U) + '\n';
    }
    return QByteArray::fromStdString(GzipPacker().add(text, true));
}

inline QString sha256(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// How one download ended.
struct Ended
{
    QString path, sha256, failure;
    bool isCancelled = false;
};

inline Ended fetch(GeoDownload& download, const GeoFile& file, bool again = false)
{
    Ended ended;
    int ends = 0;
    QObject context;
    QObject::connect(&download, &GeoDownload::finished, &context, [&](const QString& path, const QString& digest) {
        ended.path = path;
        ended.sha256 = digest;
        ++ends;
    });
    QObject::connect(&download, &GeoDownload::failed, &context, [&](const QString& sentence) {
        ended.failure = sentence;
        ++ends;
    });
    QObject::connect(&download, &GeoDownload::cancelled, &context, [&] {
        ended.isCancelled = true;
        ++ends;
    });
    download.start(file, again);
    if (!QTest::qWaitFor([&] { return ends > 0; }, 20000))
        ended.failure = QStringLiteral("it did not end");
    if (ends > 1)
        ended.failure = QStringLiteral("it ended more than once");
    return ended;
}

/// A file of some size to be fetched from a server of the test's own into a new folder for each function.
class GeoDownloads : public QObject
{
protected:
    void makeFile() { m_whole = packedFile(40000); }
    void makeFolder() { m_folder = std::make_unique<QTemporaryDir>(); }
    GeoFile fileAt(const HttpServer& server) const
    {
        return {QStringLiteral("GSE1_series_matrix.txt.gz"),
                {},
                server.url(QStringLiteral("/f/GSE1_series_matrix.txt.gz")),
                -1};
    }
    std::unique_ptr<GeoDownload> download()
    {
        auto result = std::make_unique<GeoDownload>(m_network, GeoCache(m_folder->path()));
        result->setPatience(patience);
        return result;
    }

    QNetworkAccessManager m_network;
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_whole;
};

}  // namespace fuzzylens::ui
