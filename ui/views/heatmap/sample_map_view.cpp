// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/sample_map_view.h"

#include "ui/plot/csv_text.h"
#include "ui/views/chooser.h"

#include <numeric>

namespace fuzzylens::ui {

namespace {

MaxPyramid cellsOf(const Eigen::MatrixXd& values, const std::vector<int>& sampleAt,
                   const std::vector<int>& columnAt)
{
    const std::size_t columns = columnAt.size();
    std::vector<float> cells(sampleAt.size() * columns);
    for (std::size_t place = 0; place < columns; ++place) {
        const auto column = values.col(columnAt[place]);
        for (std::size_t position = 0; position < sampleAt.size(); ++position)
            cells[position * columns + place] = float(column[sampleAt[position]]);
    }
    return MaxPyramid(int(sampleAt.size()), int(columns), cells);
}

}  // namespace

SampleMapView::SampleMapView(Scene& scene, const QString& name, Values read, QWidget* parent)
    : HeatmapView(scene, parent)
    , m_name(name)
    , m_values(read)
    , m_wasApplicable(SampleMapView::isApplicable())
{
    setObjectName(name + QStringLiteral("View"));
    connect(&scene, &Scene::fitChanged, this, [this] {
        if (std::exchange(m_wasApplicable, isApplicable()) != m_wasApplicable)
            emit applicabilityChanged();
    });
    connect(&scene, &Scene::colouringChanged, this, [this] {
        if (m_orderChooser)
            m_orderChooser->setEnabled(hasClasses());
    });
}

bool SampleMapView::isApplicable() const
{
    return scene().fit() && values().size() > 0;
}

const Eigen::MatrixXd& SampleMapView::values() const
{
    return m_values(scene());
}

bool SampleMapView::hasClasses() const
{
    const Colouring& colouring = scene().colouring();
    return colouring.byClass() && !colouring.classes.isEmpty();
}

bool SampleMapView::isByClass() const
{
    return m_order == Order::ByClass && hasClasses() &&
           scene().colouring().codes.size() == std::size_t(scene().fit()->samples());
}

QString SampleMapView::orderText() const
{
    return isByClass() ? tr("by class") : tr("by cluster and certainty");
}

QString SampleMapView::sampleTitle(int sample) const
{
    const QString name = scene().fit()->sampleName(sample), group = classText(sample);
    return group.isEmpty() ? name : name + QStringLiteral(" · ") + group;
}

SampleOrder SampleMapView::sampleOrder() const
{
    const Eigen::MatrixXd& memberships = scene().memberships();
    return isByClass() ? orderByClass(memberships, scene().colouring().codes) : orderByCluster(memberships);
}

std::vector<int> SampleMapView::columnsIn(const SampleOrder&) const
{
    std::vector<int> columns(std::size_t(values().cols()));
    std::iota(columns.begin(), columns.end(), 0);
    return columns;
}

QWidget* SampleMapView::controls()
{
    if (!m_orderChooser) {
        m_orderChooser = new Chooser(m_name + QStringLiteral("Order"), tr("Order of the samples"),
                                     tr("Order the samples by cluster and certainty, or by class"), this);
        m_orderChooser->addItems({tr("by certainty"), tr("by class")});
        m_orderChooser->setCurrentIndex(int(m_order));
        m_orderChooser->setEnabled(hasClasses());
        connect(m_orderChooser, &QComboBox::currentIndexChanged, this,
                [this](int index) { setOrder(Order(index)); });
    }
    return m_orderChooser;
}

void SampleMapView::setOrder(Order order)
{
    if (order == m_order)
        return;
    m_order = order;
    if (m_orderChooser)
        m_orderChooser->setCurrentIndex(int(order));
    invalidate();
}

void SampleMapView::rebuildNow()
{
    if (!isApplicable())
        return setModel(nullptr);
    const FitPtr fit = scene().fit();
    SampleOrder order = sampleOrder();
    m_columns = columnsIn(order);
    auto model = std::make_shared<HeatmapModel>();
    model->cells = cellsOf(values(), order.sampleAt, m_columns);
    if (auto strip = colouringStrip(order.sampleAt))
        model->strips.push_back(std::move(*strip));
    complete(*model, m_columns, order);
    model->setSampleOrder(std::move(order.sampleAt));
    model->samplesAlong = Qt::Vertical;
    model->rows = {
        fit->samples(),
        [fit, positions = model.get()](int row) { return fit->sampleName(positions->sampleAt[std::size_t(row)]); },
        std::move(order.groupStarts),
        {}};
    setModel(std::move(model));
}

QString SampleMapView::toCsv() const
{
    if (!isApplicable())
        return {};
    const SampleOrder order = sampleOrder();
    const std::vector<int> columns = columnsIn(order);
    QStringList header{QStringLiteral("sample"), QStringLiteral("class")};
    for (const int column : columns)
        header << columnName(column);
    QString text = csvLine(header);
    for (const int sample : order.sampleAt) {
        QStringList fields{scene().fit()->sampleName(sample), classText(sample)};
        for (const int column : columns)
            fields << csvNumber(values()(sample, column));
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
