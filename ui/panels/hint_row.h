// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/summary/looks_like.h"
#include "ui/jobs/job.h"
#include "ui/panels/value_hint.h"

#include <QThreadPool>
#include <QWidget>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

class Document;

/// A quiet line above the steps: what the values as read look like, and a step to take or to leave at a click. It
/// looks at them in the background. Dismissed, it stays away for that data set, in later sessions too when it came
/// from a file.
class HintRow : public QWidget
{
    Q_OBJECT

public:
    explicit HintRow(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void look();
    void refresh();
    void take();
    void dismiss();
    bool isDismissed() const;
    QString key() const;

    Document& m_document;
    QLabel* m_text;
    QPushButton* m_offer;
    QThreadPool m_pool;
    Job<std::optional<LooksLike>> m_job;
    std::optional<LooksLike> m_values;
    std::optional<ValueHint> m_hint;
    bool m_isDismissed = false;  // for the open data
};

}  // namespace fuzzylens::ui
