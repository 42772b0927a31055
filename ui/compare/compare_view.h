// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view.h"

class QTableView;

namespace fuzzylens::ui {

class CompareController;

/// A view of a comparison that fills its area with a table. It has content once a method is finished.
class CompareView : public View
{
    Q_OBJECT

public:
    CompareView(Scene& scene, CompareController& compare, QWidget* parent = nullptr);

    bool isApplicable() const override;
    QString description() const override;
    /// The protocol and the data; the methods are in the view.
    QString origin() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    CompareController& compare() const { return m_compare; }
    QTableView& table() const { return *m_table; }
    /// What a view with content shows, in a sentence.
    virtual QString shown() const = 0;
    /// The comparison has changed.
    virtual void follow() = 0;

private:
    CompareController& m_compare;
    QTableView* m_table;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
