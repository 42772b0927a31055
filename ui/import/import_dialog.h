// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

class CellTable;
class Project;
class IssueList;
class LabelCandidates;
class NoticeBar;
class OverrideRow;
struct OverrideKind;

/// How a file was read, or why it could not be: its first cells, every decision with its reason and the other
/// ways, the candidates for the label, and the issues. Another choice reads the file again in the background; the
/// open data stay until the user applies the new import, as one step that can be undone.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// @p trial: of the open data, or of a file that could not be read.
    ImportDialog(Project& project, const ImportTrial& trial, QWidget* parent = nullptr);
    ~ImportDialog() override;

    const ImportTrial& trial() const { return m_trial; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeButtons();
    void watchTrials();
    void showTrial(const ImportTrial& trial);
    void giveUpReading();
    std::string labelInForce() const;
    void showFacts();
    void showProblem();
    void offerOtherOrientation();
    void showDecisions();
    void showButtons();
    void choose(const OverrideKind& kind, const std::optional<QString>& value);
    void leaveToProgram();
    void read(const InputSpec& input);
    void take();
    void adopt();
    bool isOpen() const;
    bool isChanged() const;

    Project& m_project;
    ImportTrial m_trial;
    InputSpec m_wanted;                        // asked for last; its answer may be outstanding
    std::optional<InputSpec> m_lastRead;       // the last that could be read
    std::optional<std::string> m_chosenLabel;  // here
    QLabel* m_file;
    QLabel* m_facts;
    NoticeBar* m_notice;
    CellTable* m_cells;
    QWidget* m_labelPart;
    QLabel* m_labelReason;
    LabelCandidates* m_labels;
    IssueList* m_issues;
    QWidget* m_decisions;
    QLabel* m_others;
    std::vector<OverrideRow*> m_rows;
    QPushButton* m_asDecided;
    QPushButton* m_take;
};

}  // namespace fuzzylens::ui
