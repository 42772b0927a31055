// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace fuzzylens::ui {

class ClassChips;
class Project;

/// The open data: file, size, import options, the label field with live class counts, exclusions.
class DataPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DataPanel(Project& project, QWidget* parent = nullptr);

signals:
    /// The user asks for the import options and issues of the file.
    void detailsRequested();

private:
    void showDataset();
    void listLabels();
    void showState();
    void chooseLabel(int index);
    void makeLeftOutRow();

    Project& m_project;
    QLabel* m_name;
    QPushButton* m_facts;
    QComboBox* m_label;
    QLabel* m_labelTitle;
    ClassChips* m_chips;
    QWidget* m_leftOutRow;
    QPushButton* m_leftOut;
};

}  // namespace fuzzylens::ui
