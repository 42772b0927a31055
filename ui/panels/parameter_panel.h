// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace fuzzylens {
struct MethodDescription;
}

namespace fuzzylens::ui {

class Document;
class ParameterRow;

/// The choice of the method, the parameters of the one in use, generated from its description, and what should be
/// known about their values.
class ParameterPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterPanel(Document& document, QWidget* parent = nullptr);

private:
    void rebuild();
    void refresh();
    void nameMore();
    void advise();
    void addRow(ParameterRow* row, QVBoxLayout* layout);

    Document& m_document;
    QComboBox* m_method;
    QLabel* m_advice;
    QVBoxLayout* m_main;
    QPushButton* m_more;
    QWidget* m_moreBox;
    QVBoxLayout* m_moreLayout;
    std::vector<ParameterRow*> m_rows;
    std::string m_builtFor;
};

}  // namespace fuzzylens::ui
