// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/heatmap/heatmap_view.h"
#include "ui/views/heatmap/sample_order.h"

class QComboBox;

namespace fuzzylens::ui {

/// Samples x what a fit says of each of them, the samples by cluster and certainty or by class: what memberships
/// and embedding have in common.
class SampleMapView : public HeatmapView
{
    Q_OBJECT

public:
    enum class Order { ByCertainty, ByClass };

    bool isApplicable() const override;
    QWidget* controls() override;
    QString toCsv() const override;

    Order order() const { return m_order; }
    void setOrder(Order order);

protected:
    /// The values of a scene with a fit, n x columns; empty where it has none.
    using Values = const Eigen::MatrixXd& (*)(const Scene&);

    /// @p name: object names begin with it. @p read: what the view shows.
    SampleMapView(Scene& scene, const QString& name, Values read, QWidget* parent);

    /// Of the fit on screen, where the view is applicable.
    const Eigen::MatrixXd& values() const;
    /// Columns of values() in the order that @p order of the samples gives.
    virtual std::vector<int> columnsIn(const SampleOrder& order) const;
    virtual QString columnName(int column) const = 0;
    /// Adds what the columns, in the order of @p columns, and the colours mean.
    virtual void complete(HeatmapModel& model, const std::vector<int>& columns,
                          const SampleOrder& order) const = 0;
    /// The column of values() at a position.
    int columnAt(int position) const { return m_columns[std::size_t(position)]; }
    bool isByClass() const;
    /// Name and class of a sample.
    QString sampleTitle(int sample) const;
    QString orderText() const;

    void rebuild() override { rebuildNow(); }
    void rebuildNow() override;
    void cellClicked(int, int) override {}

private:
    bool hasClasses() const;
    SampleOrder sampleOrder() const;

    QString m_name;
    Values m_values;
    Order m_order = Order::ByCertainty;
    QComboBox* m_orderChooser = nullptr;
    std::vector<int> m_columns;  // of the model
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
