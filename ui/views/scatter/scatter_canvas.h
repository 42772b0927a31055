// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_canvas.h"
#include "ui/views/scatter/kept_range.h"
#include "ui/views/scatter/label_places.h"
#include "ui/views/scatter/nearest_grid.h"
#include "ui/views/scatter/scatter_content.h"

#include <optional>

namespace fuzzylens::ui {

class CentreMarks;
class ErrorRings;
class CursorMarks;
class GroundMarks;
class PairLines;
class PointCloud;
class ProbePins;

/// The plot behind the scatter view. The cloud lies in the static layers; the selection and what follows the
/// pointer have layers of their own, so that they change without the cloud being drawn again.
class ScatterCanvas : public PlotCanvas
{
    Q_OBJECT

public:
    static constexpr double reach = 10;  // pixels within which a sample counts as under the pointer

    static constexpr double linkReach = 18;  // the same where a link that is being drawn can end
    static constexpr double pairReach = 5;   // the same of a line between two samples

    explicit ScatterCanvas(QWidget* parent = nullptr);

    void setLook(const Theme& theme, const QFont& font) override;
    /// Takes new content with its selection; ranges stay. Nothing is drawn before replotSoon().
    void setContent(ScatterContent content, const std::vector<bool>& selected);
    const ScatterContent& content() const { return m_content; }
    /// Samples of a second file over the cloud; they are pointed at, but never selected.
    void setProjected(ScatterContent projected) { m_projected = std::move(projected); }
    const ScatterContent& projected() const { return m_projected; }
    /// The one of them nearest to @p pixel within reach; -1: none.
    int projectedAt(const QPointF& pixel) const;
    void setRanges(const AxisRange& x, const AxisRange& y);
    AxisRange xRange() const;
    AxisRange yRange() const;

    /// Repaints selection, ring or band alone.
    void setSelected(const std::vector<bool>& selected);
    void setCursorSample(int sample);
    void setBand(const QPolygonF& band);
    void setLink(const std::optional<DrawnLink>& link);
    void setGroup(const std::vector<int>& samples);
    /// Takes other pairs of the same samples; nothing is drawn before replotSoon().
    void setPairs(PairPicture pairs) { m_content.pairs = std::move(pairs); }
    /// Repaints the probes alone.
    void setProbes(ProbePicture probes);
    /// Shows three axes from another side; nothing is drawn before replotSoon().
    void turnTo(const Turn& turn, bool fades);
    void setSelectedPairs(const std::vector<bool>& selected) { m_content.pairs.selected = selected; }
    void setRinged(const std::vector<int>& samples) { m_content.ringed = samples; }
    /// Fits are on their way: names of centres stay on their sides wherever there is room.
    void holdNames();
    /// The last one is there: names go where they hide least, and are repainted.
    void settleNames();
    /// The sample within @p pixels of a pixel, or -1.
    int sampleAt(const QPointF& pixel, double pixels = reach) const;
    /// The pair whose line passes within a few pixels, or -1.
    int pairAt(const QPointF& pixel) const;
    /// The sample to which a key leads from @p from.
    int sampleBeside(int from, Direction direction) const;
    /// How many samples, up to 200, a rectangle of pixels would cover.
    int samplesUnder(const QRectF& pixels) const;
    QPointF pixelOf(int sample) const;
    QPointF coordinatesOf(const QPointF& pixel) const;
    QRect plotArea() const { return axisRect()->rect(); }

    /// Zooms about a pixel; @p factor below 1 comes closer.
    void zoom(const QPointF& pixel, double factor);
    void pan(const QPointF& pixels);

private:
    void setUpLayers();
    void fitLabels();
    void placeCentreNames();
    void keepSquare();
    const NearestGrid& grid() const;

    ScatterContent m_content;
    ScatterContent m_projected;
    std::vector<bool> m_selected;
    PointCloud* m_cloud = nullptr;
    PointCloud* m_projectedCloud = nullptr;
    PointCloud* m_selectedCloud = nullptr;
    GroundMarks* m_ground = nullptr;
    PairLines* m_pairs = nullptr;
    PairLines* m_costs = nullptr;
    ErrorRings* m_rings = nullptr;
    CentreMarks* m_centres = nullptr;
    LabelsBefore m_namesBefore;
    bool m_settlesNames = false;  // with the next layout, wherever they are now
    ProbePins* m_probes = nullptr;
    CursorMarks* m_cursor = nullptr;
    mutable NearestGrid m_grid;
    mutable bool m_gridIsCurrent = false;
};

}  // namespace fuzzylens::ui
