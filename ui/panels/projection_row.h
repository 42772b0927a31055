// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace fuzzylens::ui {

class ProjectionController;
class Scene;

/// The projected file: its name, how many of its samples are predicted correctly, and buttons for its table and
/// for removing it. Hidden without a projection.
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
