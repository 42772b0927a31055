// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure_export.h"
#include "ui/report/report.h"
#include "ui/scene/scene.h"

#include <memory>
#include <vector>

namespace fuzzylens::ui {

class View;
struct ReportInput;

/// The pictures that say something for a fit, on paper, in the order of a report: each drawn by its view, which
/// never is on screen. A picture that asks for much is computed in the background.
class ReportPictures
{
public:
    /// @param pairs to be drawn among the samples; of the same fit.
    explicit ReportPictures(const ReportInput& input, const PairMarks* pairs = nullptr);
    ~ReportPictures();
    ReportPictures(const ReportPictures&) = delete;
    ReportPictures& operator=(const ReportPictures&) = delete;

    /// Whether all pictures can be drawn now.
    bool areReady() const;
    /// Lets those go that turned out to have nothing to show.
    void dropMissing();
    std::size_t count() const { return m_pictures.size(); }
    const QString& name(std::size_t picture) const { return m_pictures[picture].name; }
    /// Its description, available after drawing: an invisible view chooses its content when it is drawn.
    ReportFigure figure(std::size_t picture) const;
    /// As high as it should be; or @p height millimetres.
    FigureOptions options(std::size_t picture, double height = 0) const;
    View& view(std::size_t picture) const { return *m_pictures[picture].view; }

private:
    struct Picture
    {
        QString name;
        std::unique_ptr<View> view;
        QString howToRead;
        QSizeF millimetres;
    };

    void add(const QString& identifier, const ReportInput& input);
    void addWeights();
    void take(const QString& name, std::unique_ptr<View> view);

    Scene m_scene;
    std::vector<Picture> m_pictures;
};

}  // namespace fuzzylens::ui
