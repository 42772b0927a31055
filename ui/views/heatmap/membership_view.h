// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/heatmap/heatmap_view.h"

class QComboBox;

namespace fuzzylens::ui {

/// Memberships: samples x clusters, by cluster and certainty or by class.
class MembershipView : public HeatmapView
{
    Q_OBJECT

public:
    enum class Order { ByCertainty, ByClass };

    explicit MembershipView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("memberships"); }
    QString title() const override { return tr("Memberships"); }
    bool isApplicable() const override;
    QWidget* controls() override;
    QString description() const override;
    QString subject() const override { return tr("Memberships of the samples in the clusters"); }
    QString toCsv() const override;

    Order order() const { return m_order; }
    void setOrder(Order order);

protected:
    void rebuild() override { rebuildNow(); }
    void rebuildNow() override;
    ReadOut readOut(int row, int column) const override;
    void cellClicked(int, int) override {}
    QString emptyText() const override;

private:
    bool hasClasses() const;

    Order m_order = Order::ByCertainty;
    QComboBox* m_orderChooser = nullptr;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
