// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/samples/sample_table_proxy.h"

#include "ui/views/samples/sample_table_model.h"

namespace fuzzylens::ui {

SampleTableProxy::SampleTableProxy(SampleTableModel* model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setDynamicSortFilter(false);
    setSourceModel(model);
}

void SampleTableProxy::setText(const QString& text)
{
    if (text.trimmed() == m_text)
        return;
    m_text = text.trimmed();
    invalidateFilter();
}

void SampleTableProxy::setOnlyWrong(bool on)
{
    if (on == m_onlyWrong)
        return;
    m_onlyWrong = on;
    invalidateFilter();
}

int SampleTableProxy::sampleAt(int row) const
{
    return mapToSource(index(row, 0)).row();
}

int SampleTableProxy::rowOf(int sample) const
{
    return mapFromSource(m_model->index(sample, 0)).row();
}

bool SampleTableProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    // After a fit with fewer columns the old order is asked for once more before the new one.
    if (!left.isValid() || !right.isValid())
        return false;
    return m_model->isBefore(left.row(), right.row(), left.column());
}

bool SampleTableProxy::filterAcceptsRow(int row, const QModelIndex&) const
{
    return (!m_onlyWrong || m_model->isWrong(row)) && (m_text.isEmpty() || m_model->matches(row, m_text));
}

}  // namespace fuzzylens::ui
