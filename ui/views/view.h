// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

#include <QString>
#include <QWidget>

#include <qcustomplot.h>

#include <string>
#include <vector>

class QRectF;

namespace fuzzylens::ui {

/// A view of the scene. It connects to the scene itself, repaints only if it is visible and its content has
/// changed, and follows the palette (QEvent::PaletteChange). A view without content for the current fit returns
/// false from isApplicable() and has no tab.
class View : public QWidget
{
    Q_OBJECT

public:
    View(Scene& scene, QWidget* parent = nullptr);

    virtual QString identifier() const = 0;  // "scatter", as `render --view` takes it
    virtual QString title() const = 0;       // "Samples"
    /// The title of the tab, which may be shorter.
    virtual QString tabTitle() const { return title(); }
    virtual bool isApplicable() const = 0;
    /// Widgets such as axis choosers, shown at the right of the title; null for none. The view keeps the
    /// ownership. At most 26 px high, and usable at a total width of 260 px.
    virtual QWidget* controls() { return nullptr; }
    /// One sentence that describes the view, for screen readers and captions.
    virtual QString description() const = 0;
    /// Why the view has no content and what the user can do; empty if it has content.
    virtual QString missing() const { return isApplicable() ? QString() : description(); }
    /// Whether the view shows a fit and is thus out of date while there is no fit of the current settings.
    virtual bool isOutdatedWithoutFit() const { return true; }
    /// The title of an exported figure, understandable on its own: "Feature weights of cluster 1 · AML".
    virtual QString subject() const { return title(); }
    /// Method, parameters and data: "SFP: k 3, α 9 · leukemia.gct, 38 samples × 3,051 features"; empty without a
    /// fit.
    virtual QString origin() const;
    /// Draws the view with axes and legend into @p area, in units of 1/72 inch: text as text, cells of heat maps
    /// exactly, more than 20 000 points as an image.
    virtual void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) = 0;
    /// The displayed data as CSV with a header line.
    virtual QString toCsv() const = 0;

signals:
    void applicabilityChanged();
    /// The content may have changed; emitted for hidden views too.
    void shownChanged();
    /// The user wants to see another view.
    void viewRequested(const QString& identifier);
    /// Another view shows details of the sample that the user has clicked.
    void viewSuggested(const QString& identifier);

protected:
    /// Offers to explain the sample under the pointer, else the only selected one, and to copy the names of the
    /// selected samples and of the feature in focus.
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// origin() of other settings and data. @param path of the file. Steps that only exclude are not named.
    static QString originText(const QString& settings, const std::string& path, qint64 samples, qint64 features,
                              const std::vector<StepSpec>& steps);
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
