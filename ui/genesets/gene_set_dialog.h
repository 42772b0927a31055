// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/genesets/gene_set_model.h"
#include "ui/jobs/job.h"

#include <QDialog>
#include <QSortFilterProxyModel>
#include <QStringList>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTableView;
class QTabWidget;
class QTreeWidget;

namespace fuzzylens::ui {

class Project;

/// Gene sets of a file, or a pasted list, as a choice among the features: what each selects, what of it is no
/// feature and what may be meant, and a step that keeps only the features of one or leaves them out. It stays open
/// next to the window; the features of the chosen set are marked in its views.
class GeneSetDialog : public QDialog
{
    Q_OBJECT

public:
    explicit GeneSetDialog(Project& project, QWidget* parent = nullptr);
    ~GeneSetDialog() override;

    /// Reads the sets of GMT files, or the names in any other file, all of them together.
    void openFiles(const QStringList& paths);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void openByDialog();
    QWidget* makeFilePage();
    QWidget* makePastePage();
    QWidget* makeDetails();
    void showSets(const LoadedGeneSetsPtr& sets);
    /// Finds everything among the features again: they may be called otherwise now.
    void refresh();
    void readPasted();
    void showChosen();
    /// Marks the current set in the views; marks stay when it is still the chosen one.
    void markChosen();
    void markAgain();             // though it was marked before
    GeneSet chosenGenes() const;  // none: nothing is chosen
    void addStep(const char* step);
    void focusFeature(const QString& name);
    int chosenSet() const;  // -1: none
    const FeatureSelection& chosenSelection() const;
    std::string argument() const;

    Project& m_project;
    Job<LoadedGeneSetsPtr> m_reading;
    std::shared_ptr<const std::vector<std::string>> m_names;  // of the features
    QStringList m_paths;
    LoadedGeneSetsPtr m_sets;
    GeneSet m_pasted;
    FeatureSelection m_pastedSelection;
    std::unique_ptr<FeatureFinder> m_finder;  // among m_names, for pasted names
    GeneSet m_marked;                         // last marked set
    GeneSetModel m_model;
    QSortFilterProxyModel m_shown;
    QTabWidget* m_tabs;
    QLabel* m_file;
    QLineEdit* m_filter;
    QTableView* m_table;
    QPlainTextEdit* m_text;
    QLabel* m_summary;
    QListWidget* m_matched;
    QTreeWidget* m_unmatched;
    QPushButton* m_keep;
    QPushButton* m_leaveOut;
};

}  // namespace fuzzylens::ui
