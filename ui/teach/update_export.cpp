// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/update_export.h"

#include "ui/export/figure_export.h"
#include "ui/export/webp_animation.h"
#include "ui/report/pdf_report.h"
#include "ui/teach/playback.h"
#include "ui/teach/update_text.h"
#include "ui/theme/core_text.h"
#include "ui/views/scatter/scatter_view.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr double frameWidth = 480;      // in points: text of 8 points is readable on a projector
constexpr int mostAhead = 2;            // painted frames that are not encoded yet
constexpr int lastMilliseconds = 1500;  // at least, before an animation begins again

std::filesystem::path nativeName(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

}  // namespace

std::vector<int> evenUpdates(int last, int most)
{
    const int count = std::min(last + 1, most);
    std::vector<int> updates;
    for (int i = 0; i < count; ++i)
        updates.push_back(int(std::lround(double(last) * i / std::max(1, count - 1))));
    return updates;
}

QStringList updatePaths(const QString& path, UpdateExportOptions::Format format, int count)
{
    if (format != UpdateExportOptions::Format::Images)
        return {path};
    const QFileInfo file(path);
    QStringList paths;
    for (int i = 1; i <= count; ++i)
        paths << QStringLiteral("%1/%2-%3.png")
                     .arg(file.path(), file.completeBaseName())
                     .arg(i, 3, 10, QLatin1Char('0'));
    return paths;
}

/// Takes frames in the background, one after the other.
class UpdateExport::Encoder
{
public:
    virtual ~Encoder() = default;
    virtual void add(const QImage& frame) = 0;
    virtual std::vector<FileText> files(const QStringList& paths) = 0;
};

class UpdateExport::WebpEncoder : public Encoder
{
public:
    WebpEncoder(const UpdateExportOptions& options, std::size_t count)
        : m_animation(options.pixels)
        , m_milliseconds(options.milliseconds)
        , m_left(count)
    {}

    void add(const QImage& frame) override
    {
        const bool isLast = --m_left == 0;
        m_animation.add(frame, isLast ? std::max(m_milliseconds, lastMilliseconds) : m_milliseconds);
    }

    std::vector<FileText> files(const QStringList& paths) override
    {
        return {{nativeName(paths.front()), m_animation.finish()}};
    }

private:
    WebpAnimation m_animation;
    int m_milliseconds;
    std::size_t m_left;
};

class UpdateExport::PngEncoder : public Encoder
{
public:
    void add(const QImage& frame) override
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!frame.save(&buffer, "PNG"))
            throw std::bad_alloc();
        m_images.push_back(buffer.data().toStdString());
    }

    std::vector<FileText> files(const QStringList& paths) override
    {
        std::vector<FileText> files;
        for (std::size_t i = 0; i < m_images.size(); ++i)
            files.emplace_back(nativeName(paths[qsizetype(i)]), std::move(m_images[i]));
        return files;
    }

private:
    std::vector<std::string> m_images;
};

UpdateExport::UpdateExport(Playback& playback, QObject* parent)
    : QObject(parent)
    , m_playback(playback)
{
    m_turn.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, &UpdateExport::paintNext);
    connect(&m_job, &JobBase::finished, this, &UpdateExport::take);
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) {
        if (isBusy())
            fail(message);
    });
}

UpdateExport::~UpdateExport() = default;

void UpdateExport::write(View& view, const UpdateExportOptions& options, const QString& path)
{
    m_view = &view;
    m_options = options;
    m_updates = evenUpdates(m_playback.last(), options.most);
    // The axes of a scatter plot grow with the samples that move: all frames have those of the largest extent.
    auto* scatter = qobject_cast<ScatterView*>(&view);
    m_rehearsals = scatter ? int(m_updates.size()) : 0;
    if (scatter)
        scatter->fitAxes();
    if (options.format == UpdateExportOptions::Format::Images)
        m_encoder = std::make_shared<PngEncoder>();
    else
        m_encoder = std::make_shared<WebpEncoder>(options, m_updates.size());
    begin(updatePaths(path, options.format, int(m_updates.size())), int(m_updates.size()) + m_rehearsals);
}

void UpdateExport::writeHandOut(const HandOutContent& content, const QString& path)
{
    m_handOut = std::make_unique<HandOut>(content, m_playback, reportPageSize());
    begin({path}, m_handOut->parts());
}

void UpdateExport::begin(QStringList paths, int parts)
{
    m_paths = std::move(paths);
    m_parts = parts;
    m_painted = m_encoded = 0;
    m_fit = m_playback.fit();
    m_before = m_playback.at();
    m_stage = Stage::Painting;
    m_playback.pause();
    try {
        requireWritable(nativeName(m_paths.front()));
        m_turn.start(0);
    } catch (const std::exception& error) {
        fail(exceptionText(error));
    }
}

void UpdateExport::paintNext()
{
    if (m_playback.fit() != m_fit || (!m_handOut && !m_view))
        return fail(tr("The fit has changed. Export its updates again."));
    try {
        paintPart();
    } catch (const std::bad_alloc&) {
        fail(tr("There is not enough memory for this export."));
    } catch (const std::exception& error) {
        fail(exceptionText(error));
    }
}

/// One part of the work, short enough not to block the window.
void UpdateExport::paintPart()
{
    const int part = m_painted++;
    if (m_handOut) {
        emit progressed(m_painted, m_parts);
        if (m_handOut->paintNext())
            return m_turn.start(0);
        const QByteArray& bytes = m_handOut->bytes();
        return save({{nativeName(m_paths.front()), bytes.toStdString()}});
    }
    m_playback.show(m_updates[std::size_t(part) % m_updates.size()]);
    const QImage image = frame();
    if (part < m_rehearsals)
        emit progressed(++m_encoded, m_parts);
    else
        static_cast<void>(m_job.append([encoder = m_encoder, image](const Progress&) {
            encoder->add(image);
            return true;
        }));
    if (m_painted < m_parts && m_painted - m_encoded < mostAhead)
        m_turn.start(0);
}

QImage UpdateExport::frame() const
{
    const double scale = m_options.pixels.width() / frameWidth;
    FigureOptions figure;
    figure.widthMm = frameWidth * 25.4 / 72;
    figure.heightMm = m_options.pixels.height() / scale * 25.4 / 72;
    const ShownUpdate& update = m_playback.updates()[std::size_t(m_playback.at())];
    figure.title = updateText(update, m_playback.iterations()) + QStringLiteral(" · ") + m_view->title();
    QImage image(m_options.pixels, QImage::Format_RGB32);
    if (image.isNull())
        throw std::bad_alloc();
    image.fill(figure.theme.card);
    QCPPainter painter(&image);
    drawFigure(painter, scale, *m_view, figure);
    return image;
}

/// A frame is encoded, or the files are written.
void UpdateExport::take()
{
    if (m_stage == Stage::Writing) {
        const QStringList paths = m_paths;
        stop();
        emit saved(paths);
        return;
    }
    if (m_stage != Stage::Painting)
        return;
    emit progressed(++m_encoded, m_parts);
    if (m_encoded == m_parts) {
        m_stage = Stage::Writing;
        static_cast<void>(m_job.append([encoder = m_encoder, paths = m_paths](const Progress&) {
            writeTogether(encoder->files(paths));
            return true;
        }));
    } else if (m_painted < m_parts && !m_turn.isActive()) {
        m_turn.start(0);
    }
}

void UpdateExport::save(std::vector<FileText> files)
{
    m_stage = Stage::Writing;
    static_cast<void>(m_job.append([files = std::move(files)](const Progress&) {
        writeTogether(files);
        return true;
    }));
}

void UpdateExport::cancel()
{
    if (m_stage != Stage::Painting)
        return;
    stop();
    emit cancelled();
}

void UpdateExport::fail(const QString& message)
{
    stop();
    emit failed(message);
}

void UpdateExport::stop()
{
    m_stage = Stage::Idle;
    m_turn.stop();
    m_job.cancel();
    m_encoder.reset();
    m_handOut.reset();
    if (m_playback.fit() == m_fit)
        m_playback.show(m_before);
    m_fit.reset();
}

}  // namespace fuzzylens::ui
