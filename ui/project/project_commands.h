// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/project.h"

#include <QUndoCommand>

#include <utility>
#include <vector>

namespace fuzzylens::ui {

/// Moves between two states; a drag merges into one step.
class Project::StateCommand : public QUndoCommand
{
public:
    StateCommand(Project& project, AnalysisState after, const QString& text, QString mergeKey)
        : StateCommand(project, project.m_state, std::move(after), text, std::move(mergeKey))
    {}
    StateCommand(Project& project, AnalysisState before, AnalysisState after, const QString& text,
                 QString mergeKey)
        : QUndoCommand(text)
        , m_project(project)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeKey(std::move(mergeKey))
    {}

    void undo() override { m_project.restore(m_before); }
    void redo() override { m_project.restore(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = static_cast<const StateCommand*>(other);
        if (next->m_mergeKey != m_mergeKey)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }
    const AnalysisState& before() const { return m_before; }
    const AnalysisState& after() const { return m_after; }

private:
    Project& m_project;
    AnalysisState m_before;
    AnalysisState m_after;
    QString m_mergeKey;
};

/// Moves between two selections; it is made after the first has become the second.
class Project::SelectionCommand : public QUndoCommand
{
public:
    /// Rows of the data set.
    SelectionCommand(Project& project, std::vector<bool> before, std::vector<bool> after)
        : QUndoCommand(tr("selection"))
        , m_project(project)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {}

    void undo() override { m_project.restoreSelection(m_before); }
    void redo() override { m_project.restoreSelection(m_after); }
    const std::vector<bool>& before() const { return m_before; }
    const std::vector<bool>& after() const { return m_after; }

private:
    Project& m_project;
    std::vector<bool> m_before;
    std::vector<bool> m_after;
};

/// Switches between the data without and with a joined file, between two imports, or between generated data; those
/// of a drag merge into one step.
class Project::DataCommand : public QUndoCommand
{
public:
    DataCommand(Project& project, DataState after, const QString& text, const QString& mergeKey = {})
        : DataCommand(project, {project.m_imported, project.m_state}, std::move(after), text)
    {
        m_mergeKey = mergeKey;
    }
    DataCommand(Project& project, DataState before, DataState after, const QString& text)
        : QUndoCommand(text)
        , m_project(project)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {}

    void undo() override { m_project.restore(m_before); }
    void redo() override { m_project.restore(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 2; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = static_cast<const DataCommand*>(other);
        if (next->m_mergeKey != m_mergeKey)
            return false;
        m_after = next->m_after;
        return true;
    }
    const DataState& before() const { return m_before; }
    const DataState& after() const { return m_after; }

private:
    Project& m_project;
    DataState m_before;
    DataState m_after;
    QString m_mergeKey;
};

}  // namespace fuzzylens::ui
