// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/pdf_page.h"
#include "ui/theme/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

class QPdfWriter;

namespace fuzzylens::ui {

class LessonController;
class Playback;
class Project;
class View;

/// What a hand-out shows.
struct HandOutContent
{
    struct Step  // of a lesson
    {
        QString title, text;
    };
    QString title, summary;
    QString command;  // that repeats the fit
    std::vector<Step> steps;
    View* picture = nullptr;    // shown at several updates
    View* objective = nullptr;  // by update
    View* formula = nullptr;    // of an update; null: the method has none
};

/// The texts of the open lesson, else of the fit on screen; without views.
HandOutContent handOutContent(Project& project, const LessonController& lessons, const Playback& playback);

/// A hand-out on one page, painted part by part: texts, objective, formula, and a picture of several updates.
class HandOut
{
    Q_DECLARE_TR_FUNCTIONS(HandOut)

public:
    /// The most updates that have a picture.
    static constexpr int mostPictures = 6;

    /// The texts are painted at once.
    HandOut(HandOutContent content, Playback& playback, const QPageSize& size);
    ~HandOut();
    HandOut(const HandOut&) = delete;
    HandOut& operator=(const HandOut&) = delete;

    int parts() const { return int(m_parts.size()); }
    /// Shows the update of the next part and paints it; false when all are painted.
    bool paintNext();
    /// The file, once all parts are painted.
    const QByteArray& bytes() const { return m_bytes.data(); }

private:
    /// A view at an update. Places are in dots.
    struct Part
    {
        View* view;
        int update;
        QString caption;
        QRectF place;
    };

    double paintTexts();
    double paintSteps(double top);
    void paintFooter();
    void arrange(double top);
    int formulaUpdate() const;
    PageFont font(double points, bool isBold = false) const { return {points, isBold, false, m_theme.text}; }

    HandOutContent m_content;
    Playback& m_playback;
    Theme m_theme = Theme::paper();
    QBuffer m_bytes;
    std::unique_ptr<QPdfWriter> m_writer;
    std::unique_ptr<QCPPainter> m_painter;
    double m_width = 0, m_height = 0;  // of the page within its margins
    std::vector<Part> m_parts;
    std::size_t m_next = 0;
};

}  // namespace fuzzylens::ui
