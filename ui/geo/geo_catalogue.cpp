// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/geo/geo_catalogue.h"

#include "ui/geo/geo_request.h"

#include <QNetworkAccessManager>

namespace fuzzylens::ui {

namespace {

constexpr qint64 largestPage = 8 << 20;  // bytes; the folder of a series takes some kilobytes

}  // namespace

GeoCatalogue::GeoCatalogue(QNetworkAccessManager& network, QObject* parent)
    : QObject(parent)
    , m_network(network)
{
    m_timeLimit.setSingleShot(true);
    connect(&m_timeLimit, &QTimer::timeout, this, [this] {
        fail(tr("%1: no list of files from %2 within %n seconds. Try again later.", nullptr,
                m_timeLimit.interval() / 1000)
                 .arg(m_accession.text, m_folder.host()));
    });
}

void GeoCatalogue::ask(const GeoAccession& accession, const QUrl& server)
{
    cancel();
    m_isBusy = true;
    constexpr int answers = 10;
    m_timeLimit.start(answers * m_patience);
    m_accession = accession;
    m_folder = accession.folder(server);
    m_files.clear();
    if (accession.kind == GeoAccession::Kind::DataSet) {
        const QString name = accession.text + QStringLiteral(".soft.gz");
        m_files.push_back({name, {}, m_folder.resolved(QUrl(name)), -1});
        askSizes();
        return;
    }
    QNetworkReply* reply = m_network.get(geoRequest(m_folder, m_patience));
    m_replies.emplace_back(reply);
    connect(reply, &QNetworkReply::downloadProgress, this, [this, reply](qint64 received) {
        if (received <= largestPage)
            return;
        cancel();
        emit failed(tr("%1: the response from %2 is not a list of files. Check the server address.")
                        .arg(m_accession.text, reply->url().host()));
    });
    connect(reply, &QNetworkReply::finished, this, [this, reply] { readFolder(*reply); });
}

void GeoCatalogue::cancel()
{
    m_isBusy = false;
    m_timeLimit.stop();
    for (const QPointer<QNetworkReply>& reply : std::exchange(m_replies, {}))
        if (reply) {
            reply->disconnect(this);
            reply->abort();
            reply->deleteLater();
        }
}

void GeoCatalogue::readFolder(QNetworkReply& reply)
{
    reply.deleteLater();
    if (isMissing(reply))
        return fail(absence());
    if (reply.error() != QNetworkReply::NoError)
        return fail(failureOf(reply, m_accession.text, m_patience));
    // A server may have sent on to another folder: the files lie where the page does.
    m_files = seriesMatrices(m_accession, reply.url(), QString::fromUtf8(reply.readAll()));
    if (m_files.empty())
        return fail(tr("%1 has no series matrix at %2. Check its GEO page: the data may be available only as "
                       "supplementary files.")
                        .arg(m_accession.text, reply.url().host()));
    m_replies.clear();
    askSizes();
}

void GeoCatalogue::askSizes()
{
    m_unanswered = m_files.size();
    for (std::size_t index = 0; index < m_files.size(); ++index) {
        QNetworkReply* reply = m_network.head(geoRequest(m_files[index].url, m_patience));
        m_replies.emplace_back(reply);
        connect(reply, &QNetworkReply::finished, this, [this, reply, index] { readSize(*reply, index); });
    }
}

void GeoCatalogue::readSize(QNetworkReply& reply, std::size_t index)
{
    reply.deleteLater();
    if (isMissing(reply) && m_accession.kind == GeoAccession::Kind::DataSet)
        return fail(absence());
    // A server that refuses to say may still give the file; one that cannot be reached will not.
    if (reply.error() != QNetworkReply::NoError && statusOf(reply) == 0)
        return fail(failureOf(reply, m_accession.text, m_patience));
    const QVariant length = reply.header(QNetworkRequest::ContentLengthHeader);
    if (reply.error() == QNetworkReply::NoError && length.isValid())
        m_files[index].size = length.toLongLong();
    if (--m_unanswered > 0)
        return;
    m_isBusy = false;
    m_timeLimit.stop();
    m_replies.clear();
    emit listed(m_files);
}

void GeoCatalogue::fail(const QString& sentence)
{
    cancel();
    emit failed(sentence);
}

QString GeoCatalogue::absence() const
{
    return tr("%1 was not found at %2. Check the accession: a series starts with GSE, a curated data set with "
              "GDS.")
        .arg(m_accession.text, m_folder.host());
}

}  // namespace fuzzylens::ui
