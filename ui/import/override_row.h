// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/import/override_kinds.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace fuzzylens::ui {

class ChoiceStrip;

/// One decision of an import: the ways it can be taken, with that in force marked, and why beneath. A few ways
/// are buttons, many are a list; texts can be typed. A choice can be reset to automatic.
class OverrideRow : public QWidget
{
    Q_OBJECT

public:
    explicit OverrideRow(const OverrideKind& kind, QWidget* parent = nullptr);

    void showTrial(const ImportTrial& trial);

signals:
    /// Nothing: as the program decides.
    void chosen(const fuzzylens::ui::OverrideKind& kind, const std::optional<QString>& value);

private:
    void showWays(std::vector<OverrideKind::Choice> choices, const Decision* decision);
    void showList(const std::vector<OverrideKind::Choice>& choices);
    void showStrip(std::vector<OverrideKind::Choice> choices);
    void showReason(const Decision* decision);
    void choose(const QString& value);
    void chooseTyped();
    void leaveToProgram();

    const OverrideKind& m_kind;
    ChoiceStrip* m_strip;
    QComboBox* m_list;
    QLineEdit* m_text;
    QLabel* m_reason;
    QPushButton* m_back;
    std::vector<OverrideKind::Choice> m_choices;
    std::optional<QString> m_value;  // chosen here
    QString m_current;               // the choice in force, or asked for since
    QString m_decided;               // by the program, when it last did
};

}  // namespace fuzzylens::ui
