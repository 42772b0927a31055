// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/geo/geo_download.h"

#include "core/import/reader.h"
#include "core/io/file_bytes.h"
#include "core/io/gzip.h"
#include "ui/geo/geo_request.h"

#include <QDir>
#include <QFileInfo>
#include <QNetworkAccessManager>

#include <filesystem>
#include <system_error>

namespace fuzzylens::ui {

namespace {

constexpr qint64 buffered = 4 << 20;  // bytes that may wait to be written

enum Status { Ok = 200, PartialContent = 206, RangeNotSatisfiable = 416 };

QString megabytes(qint64 bytes)
{
    return QString::number(double(bytes) / 1e6, 'f', 1);
}

/// Identifies the version of a file on a server; empty if no header is reliable.
QString validatorOf(const QNetworkReply& reply)
{
    const QByteArray tag = reply.rawHeader("ETag");
    if (!tag.isEmpty() && !tag.startsWith("W/"))
        return QString::fromLatin1(tag);
    return QString::fromLatin1(reply.rawHeader("Last-Modified"));
}

/// "bytes 100-199/200": where the answer begins and how long the whole is.
bool beginsAt(const QNetworkReply& reply, qint64 offset, qint64* total)
{
    const QByteArray range = reply.rawHeader("Content-Range").trimmed();
    const qsizetype dash = range.indexOf('-');
    const qsizetype slash = range.indexOf('/');
    if (!range.startsWith("bytes ") || dash < 0 || slash < dash || range.mid(6, dash - 6).toLongLong() != offset)
        return false;
    bool isNumber = false;
    *total = range.mid(slash + 1).toLongLong(&isNumber);
    if (!isNumber)
        *total = -1;
    return true;
}

}  // namespace

/// What the background found.
struct GeoDownload::Check
{
    Unpacked state = Unpacked::Whole;
    bool isGzip = true;
    QString sha256;
};

GeoDownload::GeoDownload(QNetworkAccessManager& network, GeoCache cache, QObject* parent)
    : QObject(parent)
    , m_network(network)
    , m_cache(std::move(cache))
{
    m_timeLimit.setSingleShot(true);
    setLimits(mostBytes, mostTime);
    connect(&m_timeLimit, &QTimer::timeout, this, [this] {
        const auto limit = std::chrono::ceil<std::chrono::minutes>(m_timeLimit.intervalAsDuration());
        failTransfer(tr("%1 was not downloaded within the time limit of %n minutes.", nullptr, int(limit.count()))
                         .arg(m_file.name));
    });
    m_checks.onFinished(this, [this](quint64, const Check& found) { endCheck(found); });
    connect(&m_checks, &JobBase::failed, this, [this](quint64, const QString& why) { fail(why); });
}

GeoDownload::~GeoDownload()
{
    dropReply();
}

void GeoDownload::setLimits(qint64 bytes, std::chrono::milliseconds time)
{
    m_mostBytes = bytes;
    m_timeLimit.setInterval(time);
}

void GeoDownload::start(const GeoFile& file, bool again)
{
    cancel();
    m_isRunning = true;
    m_file = file;
    m_mayContinue = true;
    const std::optional<GeoRecord> cached = again ? std::nullopt : m_cache.find(file);
    if (!cached)
        return fetch();
    m_record = *cached;
    check(m_cache.pathOf(file), true);
}

bool GeoDownload::lock()
{
    if (!QDir().mkpath(QFileInfo(m_cache.pathOf(m_file)).path())) {
        fail(tr("%1: the folder %2 could not be created.").arg(m_file.name, m_cache.folder()));
        return false;
    }
    m_lock = std::make_unique<QLockFile>(m_cache.pathOf(m_file) + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0);
    if (m_lock->tryLock())
        return true;
    fail(m_lock->error() == QLockFile::LockFailedError
             ? tr("%1 is already being downloaded by another instance of FuzzyLens.").arg(m_file.name)
             : tr("%1: the folder %2 is not writable.").arg(m_file.name, m_cache.folder()));
    return false;
}

void GeoDownload::cancel()
{
    if (!m_isRunning)
        return;
    m_checks.cancel();
    end();
    emit cancelled();
}

void GeoDownload::fetch()
{
    if (!m_lock && !lock())
        return;
    QNetworkRequest request = geoRequest(m_file.url, m_patience);
    m_record = {m_file.url.toString(), m_file.size, {}, {}};
    m_offset = 0;
    m_hasHeaders = false;
    const std::optional<GeoRecord> part = m_mayContinue ? m_cache.findPart(m_file) : std::nullopt;
    if (part) {
        m_record = *part;
        m_offset = QFileInfo(m_cache.partOf(m_file)).size();
        if (m_offset == part->size)
            return check(m_cache.partOf(m_file), false);
        request.setRawHeader("Range", "bytes=" + QByteArray::number(m_offset) + '-');
        request.setRawHeader("If-Range", part->validator.toLatin1());
    }
    m_timeLimit.start();
    m_reply = m_network.get(request);
    m_reply->setReadBufferSize(buffered);
    // Later, since a reply must not be aborted while it emits its headers.
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &GeoDownload::readHeaders, Qt::QueuedConnection);
    connect(m_reply, &QNetworkReply::readyRead, this, &GeoDownload::store);
    connect(m_reply, &QNetworkReply::finished, this, &GeoDownload::endTransfer);
}

/// Without the part that lies there.
void GeoDownload::fetchAnew()
{
    dropReply();
    m_cache.removePart(m_file);
    m_mayContinue = false;
    fetch();
}

// The server's word on what follows: the rest of the part, or the whole file.
void GeoDownload::readHeaders()
{
    const int status = m_reply ? statusOf(*m_reply) : 0;
    if (m_hasHeaders || (status != Ok && status != PartialContent))
        return;
    m_hasHeaders = true;
    const bool continues = status == PartialContent;
    qint64 total = -1;
    if (continues && !beginsAt(*m_reply, m_offset, &total))
        return fail(tr("%1: %2 sent the wrong part of the file. Try again later.")
                        .arg(m_file.name, m_reply->url().host()));
    if (!continues) {
        m_offset = 0;
        const QVariant length = m_reply->header(QNetworkRequest::ContentLengthHeader);
        total = length.isValid() ? length.toLongLong() : -1;
    }
    // Some servers send the rest of their current file.
    if (continues &&
        (validatorOf(*m_reply) != m_record.validator || (m_record.size >= 0 && total != m_record.size)))
        return fetchAnew();
    m_record.size = total;
    m_record.validator = validatorOf(*m_reply);
    std::error_code unknown;
    const std::filesystem::path folder = QFileInfo(m_cache.partOf(m_file)).path().toStdString();
    const auto room = qint64(std::filesystem::space(folder, unknown).available);
    if (!unknown && total - m_offset > room)
        return fail(tr("%1 needs %2 MB, but only %3 MB are free in %4. Free some disk space and try again.")
                        .arg(m_file.name, megabytes(total), megabytes(room), m_cache.folder()));
    if (total > m_mostBytes)
        return failTooLarge();
    openPart(continues);
}

void GeoDownload::openPart(bool continues)
{
    m_part.setFileName(m_cache.partOf(m_file));
    if (!m_cache.recordPart(m_file, m_record) ||
        !m_part.open(continues ? QIODevice::Append : QIODevice::WriteOnly | QIODevice::Truncate))
        failToWrite();
}

void GeoDownload::store()
{
    readHeaders();
    if (!m_reply || !m_hasHeaders)
        return;  // trouble, or the text of an error
    const QByteArray bytes = m_reply->readAll();
    if (m_part.pos() + bytes.size() > m_mostBytes)
        return failTooLarge();
    if (m_part.write(bytes) != bytes.size())
        return failToWrite();
    emit progressed(m_part.pos(), m_record.size);
}

void GeoDownload::endTransfer()
{
    if (statusOf(*m_reply) == RangeNotSatisfiable && m_mayContinue)
        return fetchAnew();
    if (isMissing(*m_reply))
        return fail(tr("%1 is no longer available at %2.").arg(m_file.name, m_reply->url().host()));
    if (m_reply->error() != QNetworkReply::NoError)
        return failTransfer(failureOf(*m_reply, m_file.name, m_patience));
    const QNetworkReply* const reply = m_reply;
    store();
    if (m_reply != reply)
        return;  // given up, or asked for again
    if (!m_hasHeaders)
        return fail(failureOf(*m_reply, m_file.name, m_patience));
    const qint64 size = m_part.pos();
    if (!m_part.flush())
        return failToWrite();
    m_part.close();
    if (m_record.size >= 0 && size != m_record.size)
        return failTransfer(tr("The download of %1 stopped after %2 of %3 MB. Try again.")
                                .arg(m_file.name, megabytes(size), megabytes(m_record.size)));
    m_record.size = size;
    dropReply();
    check(m_cache.partOf(m_file), false);
}

void GeoDownload::check(const QString& path, bool isCached)
{
    m_isCached = isCached;
    emit checking();
    m_checks.request([path = path.toStdString()](const Progress& progress) {
        Check result;
        result.state = checkGzip(path, [&] { return shouldContinue(progress, {}); });
        result.isGzip = beginsAsGzip(path);
        if (result.state == Unpacked::Whole)
            result.sha256 = QString::fromStdString(sha256OfFile(path, progress));
        return result;
    });
}

void GeoDownload::endCheck(const Check& found)
{
    if (!m_isRunning)
        return;
    if (m_isCached && (found.state != Unpacked::Whole || found.sha256 != m_record.sha256)) {
        m_cache.remove(m_file);  // it has been changed or damaged since
        return fetch();
    }
    if (found.state != Unpacked::Whole) {
        m_cache.removePart(m_file);
        return fail(found.isGzip ? tr("%1 is damaged on the server. Try again later.").arg(m_file.name)
                                 : tr("%1 could not be downloaded: the server did not send a gzip file. Check the "
                                      "server address and the proxy settings.")
                                       .arg(m_file.name));
    }
    m_record.sha256 = found.sha256;
    if (!m_isCached && !m_cache.complete(m_file, m_record))
        return fail(tr("%1 could not be saved in %2.").arg(m_file.name, m_cache.folder()));
    const QString path = m_cache.pathOf(m_file);
    end();
    emit finished(path, m_record.sha256);
}

void GeoDownload::end()
{
    m_timeLimit.stop();
    dropReply();
    m_part.close();
    if (m_lock && !keepsPart())
        m_cache.removePart(m_file);  // it cannot be continued
    m_lock.reset();
    m_isRunning = false;
}

void GeoDownload::fail(const QString& sentence)
{
    end();
    emit failed(sentence);
}

void GeoDownload::failTooLarge()
{
    m_cache.removePart(m_file);
    fail(tr("%1 exceeds the download limit of %2 MB. Check the server address.")
             .arg(m_file.name, megabytes(m_mostBytes)));
}

// The received part may be continued at the next start.
void GeoDownload::failTransfer(const QString& sentence)
{
    m_part.close();
    fail(keepsPart() ? tr("%1 The downloaded part is kept.").arg(sentence) : sentence);
}

void GeoDownload::failToWrite()
{
    fail(tr("%1: %2 could not be written (%3).").arg(m_file.name, m_part.fileName(), m_part.errorString()));
}

void GeoDownload::dropReply()
{
    if (QNetworkReply* reply = std::exchange(m_reply, nullptr)) {
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
    }
}

}  // namespace fuzzylens::ui
