// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch.h"

#include "../fuzzylens-cli/interrupt.h"
#include "core/common/issue.h"

#include <QFile>
#include <QStringList>

#include <cstdio>

#include <unistd.h>

namespace fuzzylens {

namespace {

constexpr int interruptionsEvery = 50;  // milliseconds
constexpr qint64 piece = 1 << 20;

}  // namespace

Fetch::Fetch(FetchRequest request)
    : m_request(std::move(request))
    , m_output(m_request.output, false)
    , m_catalogue(m_network)
    , m_download(m_network, ui::GeoCache::ofUser())
    , m_hasTerminal(isatty(STDERR_FILENO) != 0)
{
    connect(&m_catalogue, &ui::GeoCatalogue::listed, this, &Fetch::choose);
    connect(&m_catalogue, &ui::GeoCatalogue::failed, this, &Fetch::end);
    connect(&m_download, &ui::GeoDownload::progressed, this, &Fetch::report);
    connect(&m_download, &ui::GeoDownload::finished, this, &Fetch::copy);
    connect(&m_download, &ui::GeoDownload::failed, this, &Fetch::end);
    connect(&m_interruptions, &QTimer::timeout, this, [this] {
        if (!cli::isInterrupted())
            return;
        m_interruptions.stop();
        m_download.cancel();
        end(m_download.keepsPart()
                ? QStringLiteral(
                      "interrupted; the downloaded part is kept, and the same command resumes the download")
                : QStringLiteral("interrupted"));
    });
}

void Fetch::start()
{
    m_download.setLimits(m_request.mostMegabytes * qint64(1'000'000), std::chrono::minutes(m_request.mostMinutes));
    m_interruptions.start(interruptionsEvery);
    m_catalogue.ask(m_request.accession, m_request.server);
}

void Fetch::choose(const std::vector<ui::GeoFile>& files)
{
    QStringList platforms;
    for (const ui::GeoFile& file : files) {
        if (file.platform.compare(m_request.platform, Qt::CaseInsensitive) == 0 ||
            (files.size() == 1 && m_request.platform.isEmpty()))
            return m_download.start(file, m_request.again);
        platforms << file.platform;
    }
    const QString all = platforms.join(QStringLiteral(", "));
    if (m_request.platform.isEmpty())
        return end(QStringLiteral("%1 was measured on several platforms; choose one with --platform: %2")
                       .arg(m_request.accession.text, all));
    end(QStringLiteral("%1 has no file for the platform %2; %3")
            .arg(m_request.accession.text, m_request.platform,
                 files.size() > 1 ? QStringLiteral("there are %1").arg(all)
                                  : QStringLiteral("it has one file: remove --platform")));
}

void Fetch::report(qint64 received, qint64 total)
{
    if (!m_hasTerminal)
        return;
    m_hasReported = true;
    std::fprintf(stderr, "\r%.1f", double(received) / 1e6);
    if (total >= 0)
        std::fprintf(stderr, " of %.1f", double(total) / 1e6);
    std::fputs(" MB", stderr);
}

void Fetch::copy(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return end(QStringLiteral("%1 cannot be read (%2)").arg(path, file.errorString()));
    try {
        while (!file.atEnd()) {
            const QByteArray bytes = file.read(piece);
            if (bytes.isEmpty())
                return end(QStringLiteral("%1 cannot be read (%2)").arg(path, file.errorString()));
            m_output.add({bytes.data(), std::size_t(bytes.size())});
        }
        m_output.commit();
    } catch (const DataError& error) {
        return end(QString::fromUtf8(error.what()));
    }
    end({});
}

void Fetch::end(const QString& problem)
{
    if (std::exchange(m_hasReported, false))
        std::fputc('\n', stderr);
    emit ended(problem);
}

}  // namespace fuzzylens
