// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure_export.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace fuzzylens::ui {

/// Asks how a picture is to be printed, with a preview of exactly that figure, and writes it. Stays open with a
/// sentence when that fails.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks for the file to write; empty means no. Tests replace it.
    using ChooseFile = std::function<QString(QWidget* parent, const QString& suggested, const QString& filter)>;

    explicit ExportDialog(View& view, QWidget* parent = nullptr);

    FigureOptions options() const;
    QString suffix() const;  // "pdf", "svg" or "png"
    void setChooseFile(ChooseFile chooseFile) { m_chooseFile = std::move(chooseFile); }
    /// The figure that was written; empty until then.
    const QString& savedPath() const { return m_savedPath; }

    void accept() override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    QWidget* buildChoices();
    void applyPreset(int index);
    void optionsChanged();
    void showPreview();
    void complain(const QString& error);

    View& m_view;
    ChooseFile m_chooseFile;
    QString m_savedPath;
    QLabel* m_preview = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_error = nullptr;
    QComboBox* m_preset = nullptr;
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QComboBox* m_format = nullptr;
    QSpinBox* m_dpi = nullptr;
    QCheckBox* m_alsoData = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace fuzzylens::ui
