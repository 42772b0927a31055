// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/geo/geo_accession.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <vector>

class QNetworkAccessManager;
class QNetworkReply;

namespace fuzzylens::ui {

/// Asks a server which files an accession has, and how large each is. A newer question silences the older one.
class GeoCatalogue : public QObject
{
    Q_OBJECT

public:
    explicit GeoCatalogue(QNetworkAccessManager& network, QObject* parent = nullptr);

    /// Waits so long for the next bytes of an answer, and ten times as long for all of them.
    void setPatience(int milliseconds) { m_patience = milliseconds; }
    void ask(const GeoAccession& accession, const QUrl& server);
    void cancel();
    bool isBusy() const { return m_isBusy; }

signals:
    /// At least one file.
    void listed(const std::vector<fuzzylens::ui::GeoFile>& files);
    /// One sentence.
    void failed(const QString& sentence);

private:
    void readFolder(QNetworkReply& reply);
    void askSizes();
    void readSize(QNetworkReply& reply, std::size_t index);
    void fail(const QString& sentence);
    QString absence() const;

    QNetworkAccessManager& m_network;
    int m_patience = 30000;
    QTimer m_timeLimit;
    GeoAccession m_accession;
    QUrl m_folder;
    std::vector<GeoFile> m_files;
    std::size_t m_unanswered = 0;
    std::vector<QPointer<QNetworkReply>> m_replies;
    bool m_isBusy = false;
};

}  // namespace fuzzylens::ui
