// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/genesets/gene_set_model.h"
#include "ui/jobs/job.h"

#include <QDialog>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <QTimer>

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

/// Selects features by gene sets from files or by a pasted list of names: shows the features of each set, the
/// names that are no feature with the nearest feature names, and adds a step that keeps or excludes the features
/// of a set. The dialog is not modal; the features of the current set are marked in the views.
class GeneSetDialog : public QDialog
{
    Q_OBJECT

public:
    explicit GeneSetDialog(Project& project, QWidget* parent = nullptr);
    ~GeneSetDialog() override;

    /// Reads the gene sets of all @p paths: those of a GMT file, or one set with the names in any other file.
    void openFiles(const QStringList& paths);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void openByDialog();
    QWidget* makeFilePage();
    QWidget* makePastePage();
    QWidget* makeDetails();
    void showSets(const LoadedGeneSetsPtr& sets);
    /// Matches all sets again if the names of the features have changed.
    void refresh();
    /// The text has changed: it is read when no key has been pressed for a moment.
    void onPastedEdited();
    void readPasted();
    void showChosen();
    /// Marks the features of the current set in the views, unless it was the last set marked.
    void markChosen();
    void markAgain();             // even if it was the last set marked
    GeneSet chosenGenes() const;  // empty if no set is selected
    void addStep(const char* step);
    void focusFeature(const QString& name);
    int chosenSet() const;  // -1 if none is selected
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
    QTimer m_readTimer;  // until the pasted text is read
    QLabel* m_summary;
    QListWidget* m_matched;
    QTreeWidget* m_unmatched;
    QPushButton* m_keep;
    QPushButton* m_leaveOut;
};

}  // namespace fuzzylens::ui
