// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/input.h"
#include "ui/jobs/job.h"
#include "ui/scene/projection.h"

#include <QObject>
#include <QString>

#include <utility>

namespace fuzzylens::ui {

class Project;

/// Keeps the samples of a second file in the model on screen: reads the file, places its samples by the fit in the
/// background, and again whenever the fit changes. The scene shows them. Another data set takes them away. All
/// that counts is the displayed fit, regardless of later states of the project.
class ProjectionController : public QObject
{
    Q_OBJECT

public:
    using Loaded = std::pair<DatasetPtr, InputSpec>;

    explicit ProjectionController(Project& project, QObject* parent = nullptr);

    /// Reads a file and projects it; the present projection stays until that has succeeded.
    void open(const QString& path, const ImportOptions& options = {});
    void remove();
    bool isOpen() const { return m_data != nullptr; }
    const QString& name() const { return m_name; }  // of the file that is open
    /// Why the file that is open cannot be placed by the fit on screen; empty when it can.
    const QString& error() const { return m_error; }
    Job<Loaded>& reading() { return m_reading; }
    Job<ProjectionPtr>& placing() { return m_placing; }  // a file for the first time; cancelled, it is not opened

signals:
    void readingStarted(const QString& path);
    void placingStarted(const QString& name);
    /// The file was not opened, and why; nothing has changed.
    void failed(const QString& message);
    /// Opened, removed, placed again, or no longer to be placed.
    void changed();

private:
    void take(const DatasetPtr& data, const InputSpec& input);
    void follow();
    void placeCandidate();
    quint64 place(Job<ProjectionPtr>& job, const DatasetPtr& data, const QString& name);
    void stopPlacing();
    void acceptCandidate(const ProjectionPtr& projection);
    void refuseWithoutFit();
    void refuseCandidate(const QString& message);
    void accept(const ProjectionPtr& projection);
    void refuse(const QString& message);

    Project& m_project;
    Job<Loaded> m_reading;
    Job<ProjectionPtr> m_placing;       // the candidate
    Job<ProjectionPtr> m_following;     // the file that is open
    quint64 m_placingGeneration = 0;    // of the request whose end counts; 0: none
    quint64 m_followingGeneration = 0;  // the same
    std::string m_projectionFile;       // the data set the projection belongs to
    DatasetPtr m_data;
    DatasetPtr m_candidate;  // read, but not yet placed for the first time
    QString m_name;
    QString m_candidateName;
    QString m_error;
};

}  // namespace fuzzylens::ui
