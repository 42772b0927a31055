// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/views/explanation/explanation_text.h"
#include "ui/views/view.h"

class QTextBrowser;

namespace fuzzylens::ui {

/// Why the selected sample lies where it lies: its distances split by features, memberships, nearest samples, and
/// the changes that would bring it to another cluster. Computed in the background with every fit and selection
/// while the view is visible. A click on a feature puts it in focus and shows its values; a click on a sample
/// selects it.
class ExplanationView : public View
{
    Q_OBJECT

public:
    explicit ExplanationView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("explanation"); }
    QString title() const override { return tr("Explanation of a sample"); }
    QString tabTitle() const override { return tr("Explanation"); }
    bool isApplicable() const override { return sample() >= 0; }
    QString description() const override;
    QString subject() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The only sample that is selected; -1 if none is or several are, or the fit has no clusters.
    int sample() const;
    /// Whether the page shows the present fit and selection.
    bool isCurrent() const;
    void refresh();
    void request();
    void showText();
    void follow(const QUrl& link);
    /// Of the present fit and selection; computed here if the last answer is an earlier one.
    std::optional<ExplanationText> current() const;

    QTextBrowser* m_page;
    std::optional<ExplanationText> m_shown;
    Job<std::optional<ExplanationText>> m_job{this};
    bool m_isStale = true;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
