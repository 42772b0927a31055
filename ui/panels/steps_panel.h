// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>

class QToolButton;
class QVBoxLayout;

namespace fuzzylens::ui {

class Document;

/// The preprocessing steps in their order: on or off, argument, move, remove, add.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(Document& document, QWidget* parent = nullptr);

private:
    void rebuild();
    QWidget* makeRow(std::size_t index);
    void fillMenu();
    void add(const QString& text);
    void setArgument(std::size_t index, const QString& argument);
    void move(std::size_t index, int by);
    void remove(std::size_t index);

    Document& m_document;
    QVBoxLayout* m_rows;
    QToolButton* m_add;
};

}  // namespace fuzzylens::ui
