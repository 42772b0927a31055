// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/geo/geo_request.h"

#include <QCoreApplication>

namespace fuzzylens::ui {

namespace {

constexpr int mostRedirections = 8;

struct GeoRequestWords
{
    Q_DECLARE_TR_FUNCTIONS(GeoRequest)
};

}  // namespace

QNetworkRequest geoRequest(const QUrl& url, int patience)
{
    QNetworkRequest request(url);
    request.setRawHeader("Accept-Encoding", "identity");
    request.setHeader(QNetworkRequest::UserAgentHeader, QStringLiteral("FuzzyLens"));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setMaximumRedirectsAllowed(mostRedirections);
    request.setTransferTimeout(patience);
    return request;
}

int statusOf(const QNetworkReply& reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

bool isMissing(const QNetworkReply& reply)
{
    return reply.error() == QNetworkReply::ContentNotFoundError ||
           reply.error() == QNetworkReply::ContentGoneError;
}

QString failureOf(const QNetworkReply& reply, const QString& what, int patience)
{
    const QString host = reply.url().host();
    switch (reply.error()) {
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::UnknownNetworkError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyConnectionRefusedError:
        return GeoRequestWords::
            tr("%1: %2 cannot be reached. Check the network, or open a file that was downloaded by other means.")
                .arg(what, host);
    case QNetworkReply::OperationCanceledError:  // Qt's word for a transfer timeout; we forget replies we cancel
    case QNetworkReply::TimeoutError:
        return GeoRequestWords::tr("%1: %2 did not respond for %3 seconds. Try again later.")
            .arg(what, host)
            .arg((patience + 999) / 1000);
    case QNetworkReply::SslHandshakeFailedError:
        return GeoRequestWords::tr("%1: the certificate of %2 could not be verified. Check the clock of this "
                                   "computer and the package ca-certificates.")
            .arg(what, host);
    case QNetworkReply::TooManyRedirectsError:
    case QNetworkReply::InsecureRedirectError:
        return GeoRequestWords::tr("%1: %2 redirects without end or to an address without encryption.")
            .arg(what, host);
    case QNetworkReply::RemoteHostClosedError:
        return GeoRequestWords::tr("%1: %2 closed the connection. Try again.").arg(what, host);
    default:
        break;
    }
    if (const int status = statusOf(reply); status >= 400)
        return GeoRequestWords::tr("%1: %2 answered with error %3. Try again later.").arg(what, host).arg(status);
    return GeoRequestWords::tr("%1: %2 gave no usable answer. Try again later.").arg(what, host);
}

}  // namespace fuzzylens::ui
