// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/geo/geo_request.h"

#include <QCoreApplication>

namespace fuzzylens::ui {

namespace {

constexpr int mostRedirections = 8;

QString say(const char* text)
{
    return QCoreApplication::translate("fuzzylens::ui::GeoRequest", text);
}

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
        return say("%1: %2 cannot be reached (%3). Check the network, or open a file that was downloaded by other "
                   "means.")
            .arg(what, host, reply.errorString());
    case QNetworkReply::OperationCanceledError:  // Qt's word for a transfer timeout; we forget replies we cancel
    case QNetworkReply::TimeoutError:
        return say("%1: nothing came from %2 for %3 seconds. Try again later.")
            .arg(what, host)
            .arg((patience + 999) / 1000);
    case QNetworkReply::SslHandshakeFailedError:
        return say("%1: %2 did not prove who it is (%3). Check the clock of this computer and the package "
                   "ca-certificates.")
            .arg(what, host, reply.errorString());
    case QNetworkReply::TooManyRedirectsError:
    case QNetworkReply::InsecureRedirectError:
        return say("%1: %2 sent on to other addresses without end or to one that is less safe.").arg(what, host);
    case QNetworkReply::RemoteHostClosedError:
        return say("%1: %2 closed the connection. Try again.").arg(what, host);
    default:
        break;
    }
    if (const int status = statusOf(reply); status >= 400)
        return say("%1: %2 answered with error %3. Try again later.").arg(what, host).arg(status);
    return say("%1: %2 gave no usable answer (%3). Try again later.").arg(what, host, reply.errorString());
}

}  // namespace fuzzylens::ui
