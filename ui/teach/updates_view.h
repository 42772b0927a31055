// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/pointed_view.h"

namespace fuzzylens::ui {

class Playback;

/// The objective after each update of a fit, in the colour of its block, and below it what each update lowered it
/// by. A click on an update, or Enter at the cursor, shows it.
class UpdatesView : public PointedView
{
    Q_OBJECT

public:
    UpdatesView(Scene& scene, Playback& playback, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("updates"); }
    QString title() const override { return tr("Objective by update"); }
    bool isApplicable() const override;
    bool isOutdatedWithoutFit() const override { return false; }
    QString description() const override;
    QString toCsv() const override;

    /// What update @p at lowered the objective by; nothing where it is not known before and after it.
    std::optional<double> drop(int at) const;
    /// Where the point of an update is on the widget.
    QPointF placeOf(int at) const;

protected:
    void paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
               int cursor) const override;
    int points() const override;
    int pointAt(const QPointF& position) const override;
    int firstPoint() const override;
    std::optional<int> pointAfter(int key, int point) const override;
    QString tip(int point) const override;
    void choose(int point) override;

private:
    struct Layout;
    Layout layoutOf(const QRectF& area, const QFont& font) const;
    /// The names of the blocks, in as many rows as they need. Their height; a null @p painter draws nothing.
    double paintLegend(QPainter* painter, const QRectF& area, const QFont& font, const Theme& theme) const;

    Playback& m_playback;
};

}  // namespace fuzzylens::ui
