// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <functional>

namespace fuzzylens::test {

/// What a client asked for.
struct HttpRequest
{
    QByteArray method;
    QString path;
    QHash<QByteArray, QByteArray> headers;  // names in lower case
};

/// Its answers, correct or wrong.
struct HttpAnswer
{
    int status = 200;
    QByteArray body;
    QList<QByteArray> headers;   // "Location: /x"
    qint64 declared = -1;        // Content-Length; -1: the length of the body, -2: none at all
    qsizetype breaksAfter = -1;  // bytes of the body after which the connection is cut; -1: never
    int pieces = 1;              // the body comes in this many pieces ...
    int pause = 0;               // ... with so many milliseconds between them
    bool stalls = false;         // nothing comes at all
};

/// A small HTTP/1.1 server on this machine that answers as each test has it, one request a connection.
class HttpServer : public QTcpServer
{
public:
    using Handler = std::function<HttpAnswer(const HttpRequest&)>;

    explicit HttpServer(Handler handler)
        : m_handler(std::move(handler))
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("no port to listen at");
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        });
    }

    QUrl url(const QString& path = QStringLiteral("/")) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(serverPort()).arg(path));
    }
    const QList<HttpRequest>& requests() const { return m_requests; }

    /// @p whole as a server gives it that knows ranges, with this ETag.
    static HttpAnswer file(const HttpRequest& request, const QByteArray& whole, const QByteArray& tag = "\"1\"")
    {
        HttpAnswer answer;
        answer.headers = {"ETag: " + tag, "Accept-Ranges: bytes"};
        answer.body = whole;
        const QByteArray range = request.headers.value("range");
        if (range.isEmpty() || request.headers.value("if-range", tag) != tag)
            return answer;
        const qsizetype begin = range.mid(6).chopped(1).toLongLong();
        if (begin >= whole.size()) {
            answer.status = 416;
            answer.body.clear();
            return answer;
        }
        answer.status = 206;
        answer.headers << "Content-Range: bytes " + QByteArray::number(begin) + '-' +
                              QByteArray::number(whole.size() - 1) + '/' + QByteArray::number(whole.size());
        answer.body = whole.mid(begin);
        return answer;
    }

private:
    void read(QTcpSocket* socket)
    {
        QByteArray& text = m_received[socket];
        text += socket->readAll();
        if (!text.contains("\r\n\r\n"))
            return;
        HttpRequest request;
        const QList<QByteArray> lines = m_received.take(socket).split('\n');
        const QList<QByteArray> words = lines.first().split(' ');
        request.method = words.value(0);
        request.path = QString::fromLatin1(words.value(1));
        for (const QByteArray& line : lines.mid(1))
            if (const qsizetype colon = line.indexOf(':'); colon > 0)
                request.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
        m_requests << request;
        answer(socket, request, m_handler(request));
    }

    void answer(QTcpSocket* socket, const HttpRequest& request, HttpAnswer answer)
    {
        if (answer.stalls)
            return;
        QByteArray head = "HTTP/1.1 " + QByteArray::number(answer.status) + " x\r\nConnection: close\r\n";
        for (const QByteArray& header : answer.headers)
            head += header + "\r\n";
        if (answer.declared != -2)
            head += "Content-Length: " +
                    QByteArray::number(answer.declared >= 0 ? answer.declared : answer.body.size()) + "\r\n";
        socket->write(head + "\r\n");
        if (request.method == "HEAD")
            return socket->disconnectFromHost();
        const qsizetype end = answer.breaksAfter >= 0 ? answer.breaksAfter : answer.body.size();
        sendFrom(socket, answer, 0, end);
    }

    void sendFrom(QPointer<QTcpSocket> socket, const HttpAnswer& answer, qsizetype begin, qsizetype end)
    {
        if (!socket)
            return;
        const qsizetype step = answer.pause > 0 ? answer.body.size() / answer.pieces + 1 : end;
        socket->write(answer.body.mid(begin, std::min(step, end - begin)));
        if (begin + step >= end)
            return socket->disconnectFromHost();
        QTimer::singleShot(answer.pause, this, [this, socket, answer, begin, step, end] {
            sendFrom(socket, answer, begin + step, end);
        });
    }

    Handler m_handler;
    QHash<QTcpSocket*, QByteArray> m_received;
    QList<HttpRequest> m_requests;
};

}  // namespace fuzzylens::test
