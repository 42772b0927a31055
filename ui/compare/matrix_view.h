// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/compare_view.h"

#include <QStandardItemModel>

namespace fuzzylens::ui {

class Chooser;

/// The confusion matrix of the selected method, summed over repeats.
class MatrixView : public CompareView
{
    Q_OBJECT

public:
    MatrixView(Scene& scene, CompareController& compare, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("comparison-confusion"); }
    QString title() const override { return tr("Confusion matrix"); }
    QString tabTitle() const override { return tr("Confusion"); }
    QWidget* controls() override;
    QString subject() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

protected:
    QString shown() const override;
    void follow() override;
    void changeEvent(QEvent* event) override;

private:
    QStandardItemModel m_cells;
    Chooser* m_method;
};

}  // namespace fuzzylens::ui
