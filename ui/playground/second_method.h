// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/project.h"

#include <QObject>

#include <string>
#include <vector>

namespace fuzzylens::ui {

/// The fit of another method to the data of a project, with its steps, and with its parameters where both methods
/// have them. The selection of samples is the same in both scenes.
class SecondMethod : public QObject
{
    Q_OBJECT

public:
    SecondMethod(const Project& main, Scene& mainScene, QObject* parent = nullptr);

    /// Empty: none.
    const std::string& method() const { return m_method; }
    void setMethod(const std::string& id);
    Scene& scene() { return m_project.scene(); }
    Project& project() { return m_project; }
    /// The parameters that the first method does not have, in the order of the description. They are changed in
    /// project() and kept until another method is chosen.
    std::vector<const ParameterDescription*> ownParameters() const;

signals:
    /// Another method, or another fit of it.
    void changed();

private:
    void openData();
    void follow();
    AnalysisState nextState() const;
    void share(Scene& from, Scene& to);

    const Project& m_main;
    Scene& m_mainScene;
    Project m_project;
    std::string m_method;
    FitPtr m_shownFit;
    bool m_isSharing = false;
};

}  // namespace fuzzylens::ui
