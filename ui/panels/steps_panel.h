// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <map>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace fuzzylens::ui {

class Project;
class StepDrag;
class StepRow;

/// The preprocessing steps in their order: on or off, argument, move, remove, add; above them a hint at what the
/// values look like. Rows persist while their steps change, so that the keyboard focus is
/// kept.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(Project& project, QWidget* parent = nullptr);

signals:
    /// The user wants to see what the steps do to the values.
    void picturesRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void warn();
    void repair(std::size_t index);
    void addRow();
    void fillMenu();
    void add(const QString& text);
    void switchStep(std::size_t index, bool isOn);
    void setArgument(std::size_t index, const QString& argument);
    void move(std::size_t index, int by);
    void moveTo(std::size_t from, std::size_t to);
    void startDrag(std::size_t index);
    void drop(std::size_t index);
    void remove(std::size_t index);
    bool isThere(std::size_t index) const;

    Project& m_project;
    QVBoxLayout* m_layout;
    StepDrag* m_drag;
    std::vector<StepRow*> m_rows;
    std::map<std::size_t, std::size_t> m_misplaced;  // rows with a warning, and where they belong
    QToolButton* m_add;
};

}  // namespace fuzzylens::ui
