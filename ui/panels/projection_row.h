// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace fuzzylens::ui {

class ProjectionController;
class Scene;

/// The second file in the model on screen: its name, how many of its samples are right, a way to its table, and a
/// way to take it away. Not there without one.
class ProjectionRow : public QWidget
{
    Q_OBJECT

public:
    ProjectionRow(ProjectionController& projection, Scene& scene, QWidget* parent = nullptr);

signals:
    void tableRequested();

private:
    void refresh();

    ProjectionController& m_projection;
    Scene& m_scene;
    QPushButton* m_facts;
};

}  // namespace fuzzylens::ui
