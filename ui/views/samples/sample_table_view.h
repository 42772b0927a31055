// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view.h"

#include <QTimer>

class QLabel;
class QLineEdit;
class QToolButton;

namespace fuzzylens::ui {

class SampleTable;
class SampleTableModel;
class SampleTableProxy;

/// Every sample with its label, prediction, cluster, certainty and memberships; sorted by a click on a header,
/// filtered by text, linked to the scene's selection.
class SampleTableView : public View
{
    Q_OBJECT

public:
    explicit SampleTableView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("samples"); }
    QString title() const override { return tr("Sample table"); }
    QString tabTitle() const override { return tr("Table"); }
    bool isApplicable() const override { return scene().fit() && scene().fit()->samples() > 0; }
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    /// The rows shown, as many as fit, and how many follow.
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildControls();
    void refresh();
    void rebuild();
    void rebuildIfStale() const;
    void sortAnew();
    void fitColumns();
    void showCount();

    SampleTableModel* m_model;
    SampleTableProxy* m_proxy;
    SampleTable* m_table;
    QWidget* m_controls;
    QLineEdit* m_filter;
    QToolButton* m_onlyWrong;
    QLabel* m_empty;           // says that the filter leaves nothing
    QTimer m_idleTimer{this};  // runs out when no fit has arrived for a while
    bool m_isStale = true;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
