// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/projection_controller.h"

#include "core/session/fit_command.h"
#include "ui/document/document.h"

#include <QFileInfo>

#include <utility>

namespace fuzzylens::ui {

namespace {

Model modelOf(const Document& document, const FitPtr& fit)
{
    FitCommand command;
    command.method = fit->result->method;
    command.parameters = fit->result->parameters;
    const Preparation& prepared = *document.prepared();
    return makeModel(command, document.dataset(), prepared.problem, prepared.steps, fit->result->outcome);
}

}  // namespace

ProjectionController::ProjectionController(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_reading(m_pool)
    , m_placing(m_pool)
{
    // One thread of its own, so that it never stands in the way of a fit.
    m_pool.setMaxThreadCount(1);
    connect(&m_document, &Document::datasetChanged, this, [this] {
        if (m_document.input().file != m_documentFile)
            remove();
    });
    connect(&m_document.scene(), &Scene::fitChanged, this, &ProjectionController::follow);
    connect(&m_reading, &LatestJob::finished, this, [this](quint64, const std::any& value) {
        const auto [data, input] = std::any_cast<std::pair<DatasetPtr, InputSpec>>(value);
        if (data)
            take(data, input);
    });
    connect(&m_reading, &LatestJob::failed, this,
            [this](quint64, const QString& message) { emit failed(message); });
    connect(&m_placing, &LatestJob::finished, this,
            [this](quint64, const std::any& value) { accept(std::any_cast<ProjectionPtr>(value)); });
    connect(&m_placing, &LatestJob::failed, this, [this](quint64, const QString& message) { refuse(message); });
}

void ProjectionController::open(const QString& path, const ImportOptions& options)
{
    emit readingStarted(path);
    m_documentFile = m_document.input().file;
    InputSpec input{path.toStdString(), options, {}};
    m_reading.request([input = std::move(input)](const Progress& progress) -> std::any {
        return std::pair(loadInput(input, progress), input);
    });
}

void ProjectionController::take(const DatasetPtr& data, const InputSpec& input)
{
    m_candidate = data;
    m_candidateName = QFileInfo(QString::fromStdString(input.file)).fileName();
    follow();
}

void ProjectionController::follow()
{
    const FitPtr& fit = m_document.scene().fit();
    if (!fit) {
        m_placing.cancel();
        m_document.scene().setProjection(nullptr);
        return;
    }
    const bool isPrepared = m_document.prepared() && fit->data == m_document.prepared()->problem.data;
    if (!isPrepared)
        return;  // a fit of these data follows
    if (m_candidate)
        place(m_candidate, m_candidateName);
    else if (m_data)
        place(m_data, m_name);
}

void ProjectionController::place(const DatasetPtr& data, const QString& name)
{
    const FitPtr fit = m_document.scene().fit();
    m_placing.request([data, name, fit, model = modelOf(m_document, fit)](const Progress&) -> std::any {
        auto projection = std::make_shared<Projection>();
        projection->name = name;
        projection->data = data;
        projection->fit = fit;
        projection->prediction = predictWith(model, data);
        if (const LabelField* field = fieldSpeakingOf(model.target, *data))
            projection->truth = truthOf(model.target, *field);
        projection->agreement = agreementOf(projection->truth, projection->prediction);
        return ProjectionPtr(std::move(projection));
    });
}

void ProjectionController::accept(const ProjectionPtr& projection)
{
    if (m_candidate == projection->data) {
        m_data = std::exchange(m_candidate, nullptr);
        m_name = m_candidateName;
    }
    if (m_data != projection->data)
        return;
    m_error.clear();
    m_document.scene().setProjection(projection);
    emit changed();
}

void ProjectionController::refuse(const QString& message)
{
    if (m_candidate) {
        m_candidate.reset();
        emit failed(tr("%1 cannot be projected: %2").arg(m_candidateName, message));
        follow();  // the fit may have moved on below the file that stays
        return;
    }
    m_error = message;
    m_document.scene().setProjection(nullptr);
    emit changed();
}

void ProjectionController::remove()
{
    m_reading.cancel();
    m_placing.cancel();
    m_candidate.reset();
    m_data.reset();
    m_name.clear();
    m_error.clear();
    m_document.scene().setProjection(nullptr);
    emit changed();
}

}  // namespace fuzzylens::ui
