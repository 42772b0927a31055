// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/atomic_file.h"
#include "ui/jobs/job.h"
#include "ui/scene/scene.h"
#include "ui/teach/hand_out.h"

#include <QObject>
#include <QPointer>
#include <QSize>
#include <QTimer>

#include <exception>
#include <memory>
#include <vector>

class QImage;

namespace fuzzylens::ui {

class Playback;
class View;

/// How updates of a fit are saved.
struct UpdateExportOptions
{
    enum class Format {
        Animation,  // WebP
        Images      // PNG, a file for each update
    };
    Format format = Format::Animation;
    QSize pixels{1280, 720};
    int milliseconds = 350;  // that an update is shown for
    int most = 60;           // updates, from the first to the last one
};

/// At most @p most indices from 0 to @p last, both included, as evenly spaced as can be. @param most 2 or more.
std::vector<int> evenUpdates(int last, int most);

/// The files that @p path stands for: itself, or "updates-001.png" and so on for "updates.png".
QStringList updatePaths(const QString& path, UpdateExportOptions::Format format, int count);

/// Saves updates of a fit completely or not at all. They are shown one after the other, one per turn of the event
/// loop, painted, and encoded in the background; then the window shows the same update as before.
class UpdateExport : public QObject
{
    Q_OBJECT

public:
    explicit UpdateExport(Playback& playback, QObject* parent = nullptr);
    ~UpdateExport() override;

    /// Writes frames of @p view, which has the playback's scene.
    void write(View& view, const UpdateExportOptions& options, const QString& path);
    /// Writes a hand-out as PDF.
    void writeHandOut(const HandOutContent& content, const QString& path);
    /// Not while the files are being written, which takes a moment.
    void cancel();
    bool isBusy() const { return m_stage != Stage::Idle; }

signals:
    void progressed(int done, int total);
    void saved(const QStringList& paths);
    void failed(const QString& message);
    void cancelled();

private:
    enum class Stage { Idle, Painting, Writing };
    class Encoder;
    class WebpEncoder;
    class PngEncoder;

    void begin(QStringList paths, int parts);
    void paintNext();
    void paintPart();
    QImage frame() const;
    void save(std::vector<FileText> files);
    void take();
    void fail(const QString& message);
    void stop();

    Playback& m_playback;
    Stage m_stage = Stage::Idle;
    QTimer m_turn;
    Job<bool> m_job;  // encodes frames in order, then writes the files
    QStringList m_paths;
    FitPtr m_fit;                                   // whose updates are saved
    int m_before = 0;                               // the update that was on screen
    int m_painted = 0, m_encoded = 0, m_parts = 0;  // rehearsals are parts too

    QPointer<View> m_view;
    UpdateExportOptions m_options;
    std::vector<int> m_updates;
    int m_rehearsals = 0;  // updates that are shown before the first one is painted
    std::shared_ptr<Encoder> m_encoder;
    std::unique_ptr<HandOut> m_handOut;
};

}  // namespace fuzzylens::ui
