// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playground/second_method.h"

namespace fuzzylens::ui {

SecondMethod::SecondMethod(const Project& main, Scene& mainScene, QObject* parent)
    : QObject(parent)
    , m_main(main)
    , m_mainScene(mainScene)
{
    m_project.undoStack().setUndoLimit(1);  // its steps cannot be undone
    connect(&m_main, &Project::datasetChanged, this, &SecondMethod::openData);
    connect(&m_main, &Project::stateChanged, this, &SecondMethod::follow);
    connect(&m_mainScene.selection(), &SampleSelection::changed, this, [this] { share(m_mainScene, scene()); });
    connect(&scene().selection(), &SampleSelection::changed, this, [this] {
        if (scene().fit() == m_shownFit && !m_project.isShowingSelection())
            share(scene(), m_mainScene);
        else  // a fit has come, and not the user has selected
            share(m_mainScene, scene());
    });
    connect(&scene(), &Scene::fitChanged, this, [this] {
        m_shownFit = scene().fit();
        share(m_mainScene, scene());
        emit changed();
    });
}

void SecondMethod::setMethod(const std::string& id)
{
    if (id == m_method)
        return;
    m_method = id;
    if (m_method.empty()) {
        m_project.fitter().cancelRequests();
        scene().setFit(nullptr);
    } else if (!scene().fit() || m_project.dataset() != m_main.dataset()) {
        openData();
    } else {
        follow();
    }
    emit changed();
}

/// Other generated data replace the former ones, so that the picture stays until their fit is there.
void SecondMethod::openData()
{
    if (m_method.empty() || !m_main.dataset())
        return;
    const AnalysisState state = withMethod(m_main.state(), m_method);
    if (m_project.dataset() && isMade(m_main.input())) {
        m_project.beginDrag();
        m_project.replace(m_main.dataset(), m_main.input(), {});
        m_project.change(state, {});
        m_project.endDrag();
    } else {
        m_project.open(m_main.dataset(), m_main.name(), m_main.input(), state);
    }
}

void SecondMethod::follow()
{
    if (!m_method.empty() && m_project.dataset() == m_main.dataset())
        m_project.change(withMethod(m_main.state(), m_method), {});
}

void SecondMethod::share(Scene& from, Scene& to)
{
    if (m_isSharing || !from.fit() || !to.fit() || from.fit()->original != to.fit()->original ||
        from.fit()->samples() != to.fit()->samples())
        return;
    m_isSharing = true;
    to.selection().set(from.selection().selected());
    m_isSharing = false;
}

}  // namespace fuzzylens::ui
