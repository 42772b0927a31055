// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

#include <QString>
#include <QWidget>

#include <qcustomplot.h>

class QRectF;

namespace fuzzylens::ui {

/// A view of the scene. It watches the scene itself, repaints only when it is visible and its content has changed,
/// and follows the palette (QEvent::PaletteChange). When the outcome lacks its content, isApplicable() is false
/// and the card leaves it away.
class View : public QWidget
{
    Q_OBJECT

public:
    View(Scene& scene, QWidget* parent = nullptr);

    virtual QString identifier() const = 0;  // "scatter", as `render --view` takes it
    virtual QString title() const = 0;       // "Samples"
    /// The title as a tab of a card, where it can be shorter.
    virtual QString tabTitle() const { return title(); }
    virtual bool isApplicable() const = 0;
    /// Small widgets (axis choosers, number of bars) that the card puts at the right of its title; null for none.
    /// The view stays their owner. Height at most 26 px; together they give way down to about 260 px.
    virtual QWidget* controls() { return nullptr; }
    /// One sentence that describes the view, for screen readers and captions.
    virtual QString description() const = 0;
    /// Why there is nothing to draw, and what can be done; empty when there is something.
    virtual QString missing() const { return isApplicable() ? QString() : description(); }
    /// Whether it shows a fit, and is thus out of date while the present settings have none.
    virtual bool isOutdatedWithoutFit() const { return true; }
    /// What a figure of it is about, so that it can be understood by itself: "Feature weights of cluster 1 · AML".
    virtual QString subject() const { return title(); }
    /// Where it comes from: "SFP: k 3, α 9 · leukemia.gct, 38 samples × 3,051 features"; empty without a fit.
    QString origin() const;
    /// Draws the whole picture with axes and legend into @p area (in the painter's units of 1/72 inch) with @p
    /// theme: fonts as text, heat-map cells exact and lossless, clouds beyond 20 000 points as one image.
    virtual void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) = 0;
    /// What the picture shows as CSV, header line first.
    virtual QString toCsv() const = 0;

signals:
    void applicabilityChanged();
    /// It may show something else now, on screen or not.
    void shownChanged();
    /// The user asks for another picture, by its identifier.
    void viewRequested(const QString& identifier);

protected:
    /// Offers to copy the names of the selected samples and of the feature in focus.
    void contextMenuEvent(QContextMenuEvent* event) override;
    Scene& scene() const { return m_scene; }
    Theme theme() const { return Theme::of(palette()); }
    /// The font of the view for figures, in the units of paintFigure().
    QFont figureFont(int points = 8) const;
    /// Gives @p plot the area of the view within @p margins.
    void fillWith(QWidget* plot, const QMargins& margins);

private:
    Scene& m_scene;
};

}  // namespace fuzzylens::ui
