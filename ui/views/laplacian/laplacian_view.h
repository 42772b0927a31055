// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/theme/text_size.h"
#include "ui/views/laplacian/laplacian_picture.h"
#include "ui/views/view.h"

#include <optional>

namespace fuzzylens::ui {

/// For which entries the membership embedding is the normalised Laplacian, with the errors measured, and the
/// eigenvalues of the graph of samples and probes. Computed in the background while it is seen; the last answer
/// stays meanwhile. The pointer reads off findings and eigenvalues, the arrow keys eigenvalues.
class LaplacianView : public View
{
    Q_OBJECT

public:
    explicit LaplacianView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("laplacian"); }
    QString title() const override { return tr("Laplacian check"); }
    QString tabTitle() const override { return tr("Laplacian"); }
    bool isApplicable() const override;
    QString description() const override;
    QString missing() const override;
    QString subject() const override { return tr("Membership embedding and normalised Laplacian"); }
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;
    QSize sizeHint() const override { return {480, 300}; }
    QSize minimumSizeHint() const override { return {200, isApplicable() ? inText(leastHeight) : 120}; }

    /// The content belongs to the scene's fit.
    bool isUpToDate() const { return m_check && m_shown == scene().fit() && !m_job.isBusy(); }
    /// True while the content is computed in the background.
    bool isBusy() const { return m_job.isBusy(); }
    const std::optional<LaplacianCheck>& check() const { return m_check; }
    int hoveredEigenvalue() const { return m_hovered; }  // from 0; -1: none

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Answer
    {
        FitPtr fit;
        std::optional<LaplacianCheck> check;
    };

    static Answer checkOf(const FitPtr& fit, const Progress& progress);
    void onFitChanged();
    void request();
    void accept(const Answer& answer);
    void clear();
    void setHovered(int eigenvalue);
    void stepTo(int eigenvalue);
    /// For the scene's fit, computed at once if missing; nothing if it cannot be computed.
    std::optional<LaplacianCheck> checkNow() const;
    LaplacianPicture pictureOf(const LaplacianCheck& check) const;
    static constexpr int leastHeight = 200;  // at the ordinary size of text

    QRectF area() const { return QRectF(rect()).adjusted(8, 2, -8, -4); }
    LaplacianLayout layoutNow() const;

    FitPtr m_shown;
    std::optional<LaplacianCheck> m_check;
    LaplacianPicture m_picture;
    QString m_problem;
    int m_hovered = -1;
    bool m_wasApplicable = false;
    Job<Answer> m_job;
};

}  // namespace fuzzylens::ui
