// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playground/second_method.h"

#include "core/methods/method.h"

#include <algorithm>

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
    const AnalysisState state = nextState();
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
        m_project.change(nextState(), {});
}

std::vector<const ParameterDescription*> SecondMethod::ownParameters() const
{
    std::vector<const ParameterDescription*> own;
    if (m_method.empty())
        return own;
    const std::vector<ParameterDescription>& first = fuzzylens::method(m_main.state().method).parameters;
    for (const ParameterDescription& parameter : fuzzylens::method(m_method).parameters)
        if (std::none_of(first.begin(), first.end(),
                         [&](const ParameterDescription& other) { return other.name == parameter.name; }))
            own.push_back(&parameter);
    return own;
}

/// As the first method, with the second one's own parameters as they are.
AnalysisState SecondMethod::nextState() const
{
    AnalysisState next = withMethod(m_main.state(), m_method);
    if (m_project.state().method != m_method)
        return next;
    const std::map<std::string, ParameterValue>& chosen = m_project.state().chosen;
    for (const ParameterDescription* parameter : ownParameters()) {
        next.chosen.erase(parameter->name);
        if (const auto found = chosen.find(parameter->name); found != chosen.end())
            next.chosen.insert(*found);
    }
    return next;
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
