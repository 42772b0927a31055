// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/import/override_kinds.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace fuzzylens::ui {

/// One decision of an import: what was decided in a box that offers the other ways, and why beneath it. "As
/// decided" leaves the choice to the program again.
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
    void choose();
    void chooseTyped();

    const OverrideKind& m_kind;
    QComboBox* m_box;
    QLabel* m_reason;
    std::optional<QString> m_value;
};

}  // namespace fuzzylens::ui
