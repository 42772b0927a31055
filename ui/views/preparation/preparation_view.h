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

/// Compares the values before and after preprocessing: histograms of the samples, mean-variance plots of the
/// features, or maps of the missing values. "Before" is the data as read, or the input of a step. The plots are
/// computed in the background, while the last ones stay visible. Selected samples are highlighted; a click selects
/// the sample or focuses the feature at the pointer, arrow keys move a cursor, Space or Return act like a click.
class PreparationView : public View
{
    Q_OBJECT

public:
    explicit PreparationView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("preparation"); }
    QString title() const override { return tr("Preprocessing"); }
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
    /// The index of the step whose input is shown on the left; 0: the data as read.
    std::size_t beforeStep() const { return m_beforeStep; }
    void setBeforeStep(std::size_t step);
    /// Whether both sides show the current preparation of the scene.
    bool isUpToDate() const { return m_shown && m_shown == scene().preparation() && !m_job.isBusy(); }

    enum Side { Before, After };
    const StagePtr& stage(Side side) const { return m_sides[side].stage; }
    /// The plot of a side with its layout; null if there is nothing to show.
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
        std::vector<int> sceneSample;   // for each sample of the stage its index in the fit; -1: not in the fit
        std::vector<int> sceneFeature;  // the same for features
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
    PreparedDataPtr m_linked;  // the preparation of the fit that sceneSample and sceneFeature refer to
    bool m_wasApplicable = false;
    int m_row = -1;     // at the pointer or the cursor, in the data as read; -1: none
    int m_column = -1;  // the same
    ReadOut m_readOut;
    QPointF m_pointer;
    Side m_cursorSide = After;
    bool m_cursorIsKeyboard = false;
    Job<Stages> m_job;
};

}  // namespace fuzzylens::ui
