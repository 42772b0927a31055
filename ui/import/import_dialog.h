// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace fuzzylens::ui {

class CellTable;
class Document;
class LabelCandidates;
class OverrideRow;
struct OverrideKind;

/// How a file was read, or why it could not be: its first cells, every decision with its reason and the other
/// ways, the candidates for the label, and what was odd. Another choice reads the file anew in the background;
/// what is open stays until the user takes the new reading, as one step that can be undone.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// About @p input: what is open, or a file that could not be read.
    ImportDialog(Document& document, const InputSpec& input, QWidget* parent = nullptr);
    ~ImportDialog() override;

    const ImportTrial& trial() const { return m_trial; }

private:
    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeButtons();
    void showTrial(const ImportTrial& trial);
    std::string labelInForce() const;
    void showFacts();
    void showIssues();
    void showButtons();
    void choose(const OverrideKind& kind, const std::optional<QString>& value);
    void leaveToProgram();
    void read(const InputSpec& input);
    void take();
    bool isOpen() const;
    bool isChanged() const;

    Document& m_document;
    ImportTrial m_trial;
    std::optional<std::string> m_chosenLabel;  // here
    QLabel* m_file;
    QLabel* m_facts;
    CellTable* m_cells;
    LabelCandidates* m_labels;
    QTableWidget* m_issues;
    QLabel* m_issuesTitle;
    QLabel* m_others;
    std::vector<OverrideRow*> m_rows;
    QPushButton* m_asDecided;
    QPushButton* m_take;
};

}  // namespace fuzzylens::ui
