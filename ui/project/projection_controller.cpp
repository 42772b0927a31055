// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/projection_controller.h"

#include "core/session/new_samples.h"
#include "ui/project/fit_files.h"
#include "ui/project/project.h"

#include <QFileInfo>

#include <utility>

namespace fuzzylens::ui {

ProjectionController::ProjectionController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&m_project, &Project::datasetChanged, this, [this] {
        if (m_project.input().file != m_projectionFile)
            remove();
    });
    connect(&m_project.scene(), &Scene::fitChanged, this, &ProjectionController::follow);
    connect(&m_project.fitter(), &Fitter::errorChanged, this, &ProjectionController::refuseWithoutFit);
    m_reading.onFinished(this, [this](quint64, const Loaded& loaded) {
        if (loaded.first)
            take(loaded.first, loaded.second);
    });
    connect(&m_reading, &JobBase::failed, this, [this](quint64, const QString& message) { emit failed(message); });
    m_placing.onFinished(this, [this](quint64 generation, const ProjectionPtr& projection) {
        if (generation == m_placingGeneration)
            acceptCandidate(projection);
    });
    connect(&m_placing, &JobBase::failed, this, [this](quint64 generation, const QString& message) {
        if (generation == m_placingGeneration)
            refuseCandidate(message);
    });
    connect(&m_placing, &JobBase::cancelled, this, [this](quint64 generation) {
        if (generation == m_placingGeneration)
            m_candidate.reset();  // given up manually
    });
    m_following.onFinished(this, [this](quint64, const ProjectionPtr& projection) { accept(projection); });
    connect(&m_following, &JobBase::failed, this, [this](quint64 generation, const QString& message) {
        if (generation == m_followingGeneration)
            refuse(message);
    });
}

void ProjectionController::open(const QString& path, const ImportOptions& options)
{
    emit readingStarted(path);
    m_projectionFile = m_project.input().file;
    InputSpec input{path.toStdString(), options, {}};
    m_reading.request([input = std::move(input)](const Progress& progress) {
        return Loaded(loadInput(input, progress), input);
    });
}

void ProjectionController::take(const DatasetPtr& data, const InputSpec& input)
{
    m_placingGeneration = 0;
    m_candidate = data;
    m_candidateName = QFileInfo(QString::fromStdString(input.file)).fileName();
    if (m_project.scene().fit())
        placeCandidate();
    else
        refuseWithoutFit();
}

void ProjectionController::follow()
{
    if (!m_project.scene().fit()) {
        stopPlacing();
        m_project.scene().setProjection(nullptr);
        return;
    }
    if (m_placingGeneration != 0 && !m_placing.isBusy())
        m_candidate.reset();  // given up manually; the worker has yet to notice
    if (m_candidate)
        placeCandidate();
    if (m_data)
        m_followingGeneration = place(m_following, m_data, m_name);
}

void ProjectionController::placeCandidate()
{
    m_placingGeneration = 0;  // the replaced request ends as cancelled, but not by the user
    m_placingGeneration = place(m_placing, m_candidate, m_candidateName);
    emit placingStarted(m_candidateName);
}

quint64 ProjectionController::place(Job<ProjectionPtr>& job, const DatasetPtr& data, const QString& name)
{
    const FitPtr fit = m_project.scene().fit();
    return job.request([data, name, fit](const Progress& progress) -> ProjectionPtr {
        const Model model = modelOf(*fit);
        auto projection = std::make_shared<Projection>();
        projection->name = name;
        projection->data = data;
        projection->fit = fit;
        projection->usesGeneSymbols = featuresAreGeneSymbols(model, *data);
        projection->prediction = predictWith(model, data, progress);
        if (const LabelField* field = fieldSpeakingOf(model.target, *data))
            projection->truth = truthOf(model.target, *field);
        projection->agreement = agreementOf(projection->truth, projection->prediction);
        return ProjectionPtr(std::move(projection));
    });
}

void ProjectionController::stopPlacing()
{
    m_placingGeneration = 0;
    m_followingGeneration = 0;
    m_placing.cancel();
    m_following.cancel();
}

void ProjectionController::acceptCandidate(const ProjectionPtr& projection)
{
    stopPlacing();  // the file that was open
    m_data = std::exchange(m_candidate, nullptr);
    m_name = m_candidateName;
    accept(projection);
}

void ProjectionController::refuseWithoutFit()
{
    if (m_candidate && !m_project.scene().fit() && !m_project.fitter().error().isEmpty())
        refuseCandidate(m_project.fitter().error());  // without an error a fit is on its way
}

void ProjectionController::refuseCandidate(const QString& message)
{
    m_candidate.reset();
    emit failed(tr("%1 cannot be projected: %2").arg(m_candidateName, message));
}

/// The projection by the previous fit of the same data is shown too: the samples move while a slider is dragged.
void ProjectionController::accept(const ProjectionPtr& projection)
{
    const FitPtr& fit = m_project.scene().fit();
    if (projection->data != m_data || !fit || projection->fit->prepared != fit->prepared)
        return;
    m_error.clear();
    m_project.scene().setProjection(projection);
    emit changed();
}

void ProjectionController::refuse(const QString& message)
{
    m_error = message;
    m_project.scene().setProjection(nullptr);
    emit changed();
}

void ProjectionController::remove()
{
    m_reading.cancel();
    stopPlacing();
    m_candidate.reset();
    m_data.reset();
    m_name.clear();
    m_error.clear();
    m_project.scene().setProjection(nullptr);
    emit changed();
}

}  // namespace fuzzylens::ui
