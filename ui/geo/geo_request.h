// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkReply>
#include <QNetworkRequest>

namespace fuzzylens::ui {

/// A request for bytes as they lie on the server (nothing is unpacked on the way), which follows redirections that
/// do not leave https and ends when nothing has come for @p patience milliseconds.
QNetworkRequest geoRequest(const QUrl& url, int patience);

/// HTTP status of an answer; 0 if there was none.
int statusOf(const QNetworkReply& reply);

/// Whether the server said that it has no such file.
bool isMissing(const QNetworkReply& reply);

/// One sentence on why @p reply failed, about @p what; @p patience is that of the request.
QString failureOf(const QNetworkReply& reply, const QString& what, int patience);

}  // namespace fuzzylens::ui
