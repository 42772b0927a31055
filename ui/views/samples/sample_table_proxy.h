// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace fuzzylens::ui {

class SampleTableModel;

/// Order and filter of a sample table. It compares the numbers themselves, so that a hundred thousand rows sort at
/// once, and does not sort again by itself while fits arrive.
class SampleTableProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit SampleTableProxy(SampleTableModel* model, QObject* parent = nullptr);

    /// Only samples whose name, label or prediction contains @p text.
    void setText(const QString& text);
    /// Only samples predicted otherwise than labelled.
    void setOnlyWrong(bool on);

    int sampleAt(int row) const;  // of a shown row
    int rowOf(int sample) const;  // -1 when it is filtered out

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    SampleTableModel* m_model;
    QString m_text;
    bool m_onlyWrong = false;
};

}  // namespace fuzzylens::ui
