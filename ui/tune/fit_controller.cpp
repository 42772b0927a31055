// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/fit_controller.h"

#include "ui/project/project.h"

#include <utility>

namespace fuzzylens::ui {

FitController::FitController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&m_project, &Project::opened, this, [this] {
        forget();
        emit changed();
    });
    connect(&m_project, &Project::datasetChanged, this, [this] { follow(); });
    connect(&m_project, &Project::stateChanged, this, [this] { follow(); });
    connect(&m_project.fitter(), &Fitter::preparedChanged, this, [this] { follow(); });
    connect(&m_project.fitter(), &Fitter::errorChanged, this, [this] { follow(); });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) { fail(message); });
    connect(&m_job, &JobBase::progressed, this,
            [this](quint64 generation, const QString&, qint64 done, qint64 total, double) {
                if (generation != m_generation)
                    return;
                m_progress = FitProgress::after(m_clock.elapsed(), done, total);
                m_progress.done += m_before;
                m_progress.total += m_before;
                emit progressed();
            });
    connect(&m_job, &JobBase::idle, this, [this] { finish(); });
}

void FitController::stop()
{
    m_job.cancel();
    emit changed();
}

bool FitController::fail(const QString& error)
{
    m_error = error;
    if (!error.isEmpty())
        emit changed();
    return !error.isEmpty();
}

void FitController::run(qint64 before, qint64 total, Job<bool>::Work work)
{
    m_before = before;
    m_progress = {before, total, 0, 0};
    m_clock.start();
    m_generation = m_job.request(std::move(work));
}

void FitController::reset()
{
    m_job.cancel();
    m_error.clear();
    m_progress = {};
}

}  // namespace fuzzylens::ui
