// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/annealing/annealing_chart.h"
#include "ui/views/view.h"

#include <QTimer>

class QToolButton;

namespace fuzzylens::ui {

/// The annealing theatre: energy, quality, number of probes and acceptance of a search for probes against the
/// falling temperature, while it goes on. The pointer or the arrow keys move the playhead back and forth; the
/// search goes on from there.
class AnnealingView : public View
{
    Q_OBJECT

public:
    explicit AnnealingView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("annealing"); }
    QString title() const override { return tr("Annealing"); }
    bool isApplicable() const override;
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    QString missing() const override;
    bool isOutdatedWithoutFit() const override { return !stage().isSearch(); }
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

    const TracePlot& plot() const { return *m_plot; }
    QSize sizeHint() const override { return {390, 300}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    AnnealingStage& stage() { return scene().annealing(); }
    const AnnealingStage& stage() const { return scene().annealing(); }
    void buildControls();
    void showIcons();
    void measureControls();
    void showState();
    void showPause(bool isShown);
    void offer(QToolButton* button, bool canBeUsed);
    void playOrPause();
    void lookAt(double x);
    void paintInvitation(QPainter& painter) const;
    QString invitation() const;
    QString useTip() const;

    TracePlot* m_plot;
    QWidget* m_controls;
    QToolButton* m_rewind;  // made in the order in which Tab goes through them
    QToolButton* m_play;
    QToolButton* m_step;
    QToolButton* m_best;
    QToolButton* m_use;
    QTimer m_patience;     // a step that is done at once makes no button flicker
    int m_wordsWidth = 0;  // of the controls with all their words
    bool m_wasApplicable = false;
    bool m_wasSearch = false;
    bool m_showsPause = false;
};

}  // namespace fuzzylens::ui
