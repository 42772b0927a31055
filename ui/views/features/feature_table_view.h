// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/features/feature_search.h"
#include "ui/views/view.h"

#include <QTimer>

class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace fuzzylens::ui {

class FeatureTableModel;

/// Every feature with its weights, contribution, ranks, class means and annotations; found by name or by a pasted
/// list; the current row is the feature in focus. Features of the gene set marked bear its sign and can be shown
/// alone. While fits follow each other quickly numbers change in place and
/// the order is put right when they rest.
class FeatureTableView : public View
{
    Q_OBJECT

public:
    explicit FeatureTableView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("features"); }
    QString title() const override { return tr("Feature table"); }
    QString tabTitle() const override { return tr("Table"); }
    bool isApplicable() const override;
    QString description() const override;
    /// The first rows that fit, as a table.
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

    /// The selected rows, with a header, separated by tabs.
    QString selectedText() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void onFitChanged();
    void refresh() const;  // what the table holds
    void search() const;
    void followCurrent();
    void showFocus() const;
    void arrangeColumns();
    void onMarksChanged();
    /// The features that match the search, only marked ones if only these are shown.
    FeatureFinding found() const;

    QLineEdit* m_search = nullptr;
    QToolButton* m_onlyMarked = nullptr;
    QToolButton* m_unmark = nullptr;
    QLabel* m_status = nullptr;
    QTableView* m_table = nullptr;
    FeatureTableModel* m_model = nullptr;
    QTimer m_idleTimer{this};
    mutable FeatureSearch m_finder;
    mutable NamesPtr m_names;  // those the finder knows
    mutable std::size_t m_annotations = 0;
    QStringList m_arranged;  // headers whose columns have a width
    mutable bool m_isDirty = true;
    mutable bool m_followsFocus = true;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
