// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/update_equation.h"
#include "ui/tune/pointed_view.h"

#include <optional>

namespace fuzzylens::ui {

class Playback;

/// The equation of the update on screen and its numbers for one sample, cluster and feature: the selected sample,
/// its largest membership, the feature in focus.
class FormulaView : public PointedView
{
    Q_OBJECT

public:
    FormulaView(Scene& scene, Playback& playback, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("formula"); }
    QString title() const override { return tr("Formula of the update"); }
    QString tabTitle() const override { return tr("Formula"); }
    bool isApplicable() const override;
    bool isOutdatedWithoutFit() const override { return false; }
    QString description() const override;
    QString missing() const override;
    QString subject() const override;
    QString toCsv() const override;

    /// What the equations are evaluated for.
    EquationIndices indices() const;

protected:
    void paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
               int cursor) const override;
    void showEvent(QShowEvent* event) override;

private:
    void followUpdate();
    const UpdateExplanation& explanation() const;
    QString heading() const;
    /// "Sample 12, cluster 2, feature x1".
    QString indexText() const;
    QStringList numbers() const;
    QStringList noteTexts() const;

    Playback& m_playback;
    mutable std::optional<UpdateExplanation> m_explanation;  // computed when it is first shown
    bool m_hasUpdates = false;
};

}  // namespace fuzzylens::ui
