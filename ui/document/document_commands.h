// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QUndoCommand>

#include <utility>
#include <vector>

namespace fuzzylens::ui {

/// Moves between two states; a drag merges into one step.
class Document::StateCommand : public QUndoCommand
{
public:
    StateCommand(Document& document, AnalysisState after, const QString& text, QString mergeKey)
        : StateCommand(document, document.m_state, std::move(after), text, std::move(mergeKey))
    {}
    StateCommand(Document& document, AnalysisState before, AnalysisState after, const QString& text,
                 QString mergeKey)
        : QUndoCommand(text)
        , m_document(document)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeKey(std::move(mergeKey))
    {}

    void undo() override { m_document.restore(m_before); }
    void redo() override { m_document.restore(m_after); }
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
    Document& m_document;
    AnalysisState m_before;
    AnalysisState m_after;
    QString m_mergeKey;
};

/// Moves between two selections; it is made after the first has become the second.
class Document::SelectionCommand : public QUndoCommand
{
public:
    /// Rows of the data set.
    SelectionCommand(Document& document, std::vector<bool> before, std::vector<bool> after)
        : QUndoCommand(tr("selection"))
        , m_document(document)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {}

    void undo() override { m_document.restoreSelection(m_before); }
    void redo() override { m_document.restoreSelection(m_after); }
    const std::vector<bool>& before() const { return m_before; }
    const std::vector<bool>& after() const { return m_after; }

private:
    Document& m_document;
    std::vector<bool> m_before;
    std::vector<bool> m_after;
};

/// Switches between the data without and with a joined file, or between two imports.
class Document::DataCommand : public QUndoCommand
{
public:
    DataCommand(Document& document, Opened after, const QString& text)
        : DataCommand(document, {document.m_open, document.m_state}, std::move(after), text)
    {}
    DataCommand(Document& document, Opened before, Opened after, const QString& text)
        : QUndoCommand(text)
        , m_document(document)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {}

    void undo() override { m_document.restore(m_before); }
    void redo() override { m_document.restore(m_after); }
    const Opened& before() const { return m_before; }
    const Opened& after() const { return m_after; }

private:
    Document& m_document;
    Opened m_before;
    Opened m_after;
};

}  // namespace fuzzylens::ui
