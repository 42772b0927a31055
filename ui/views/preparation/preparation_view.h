// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/theme/text_size.h"
#include "ui/views/preparation/stage_picture.h"
#include "ui/views/view.h"

#include <QPixmap>

#include <array>
#include <optional>

namespace fuzzylens::ui {

class Chooser;

/// The values before and after the steps, side by side: histograms of the samples, variance against mean of the
/// features, or where values are missing. Before is as read, or what a step is given. Computed in the background
/// while the last pictures stay. The selected samples stand out; a click selects the sample or focuses the feature
/// under the pointer, arrows move a cursor, Space or Return does what a click does.
class PreparationView : public View
{
    Q_OBJECT

public:
    explicit PreparationView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("preparation"); }
    QString title() const override { return tr("Preparation"); }
    bool isApplicable() const override { return scene().preparation() != nullptr; }
    bool isOutdatedWithoutFit() const override { return !scene().preparationIsCurrent(); }
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    QString subject() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;
    QSize sizeHint() const override { return {480, 300}; }
    QSize minimumSizeHint() const override { return {inText(200), inText(130)}; }

    StageKind kind() const { return m_kind; }
    void setKind(StageKind kind);
    /// Which step the pictures at the left are before; 0: as read.
    std::size_t beforeStep() const { return m_beforeStep; }
    void setBeforeStep(std::size_t step);
    /// Both stages are those of what the scene holds.
    bool isUpToDate() const { return m_shown && m_shown == scene().preparation() && !m_job.isBusy(); }

    enum Side { Before, After };
    const StagePtr& stage(Side side) const { return m_sides[side].stage; }
    /// The laid-out picture; null when there is nothing to show.
    const StagePicture* picture(Side side);
    const ReadOut& readOut() const { return m_readOut; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct SideState
    {
        StagePtr stage;
        std::vector<int> sceneSample;   // of the scene, a sample of the stage each; -1: left out, or no fit on it
        std::vector<int> sceneFeature;  // the same of features
        std::unique_ptr<StagePicture> picture;
        QPixmap still;
    };
    struct Stages
    {
        PreparedDataPtr prepared;
        StagePtr before, after;
    };

    void buildControls();
    void offerSteps();
    void onPreparationChanged();
    void clear();
    void request();
    static Stages makeStages(const PreparedDataPtr& prepared, std::size_t step, const Stages& known,
                             const Progress& progress);
    void accept(const Stages& stages);
    Stages stagesNow() const;
    void linkToScene();
    void link(SideState& side) const;
    void dropPictures();
    QRectF areaOf(Side side) const;
    StageStyle styleOf(const SideState& side, const Theme& theme) const;
    StageMarks marksOf(const SideState& side) const;
    QString titleOf(Side side) const;
    QString factsOf(const Stage& stage) const;
    void hover(const StageHit& hit, const SideState& side, const QPointF& place);
    void choose(const StageHit& hit, const SideState& side, Qt::KeyboardModifiers modifiers);
    void paintTitle(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme, Side side) const;
    void announce();

    StageKind m_kind = StageKind::Histograms;
    std::size_t m_beforeStep = 0;
    QWidget* m_controls = nullptr;
    Chooser* m_kindChooser = nullptr;
    Chooser* m_beforeChooser = nullptr;
    std::array<SideState, 2> m_sides;
    PreparedDataPtr m_shown;
    PreparedDataPtr m_linked;  // of the fit the samples and features were found in
    bool m_wasApplicable = false;
    int m_row = -1;     // under the pointer or the cursor, of the data as read
    int m_column = -1;  // the same
    ReadOut m_readOut;
    QPointF m_pointer;
    Side m_cursorSide = After;
    bool m_cursorIsKeyboard = false;
    Job<Stages> m_job;
};

}  // namespace fuzzylens::ui
