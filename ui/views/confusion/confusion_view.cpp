// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/confusion/confusion_view.h"

#include "core/scores/scores.h"
#include "ui/plot/csv_text.h"
#include "ui/plot/table_copy.h"
#include "ui/theme/core_text.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/table_figure.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <vector>

namespace fuzzylens::ui {

namespace {

Eigen::MatrixXi confusionOf(const Scene& scene)
{
    const Target& target = scene.fit()->result->target;
    return confusionMatrix(target.classOf, scene.leftOutClasses(), target.classes());
}

}  // namespace

void fillConfusion(QStandardItemModel& cells, const Eigen::MatrixXi& counts,
                   const std::vector<std::string>& classNames, const Theme& theme)
{
    QStringList actual, predicted;
    for (const std::string& name : classNames) {
        actual << ConfusionView::tr("actual %1").arg(nameText(name));
        predicted << ConfusionView::tr("predicted\n%1").arg(nameText(name));
    }
    cells.clear();
    for (Eigen::Index cls = 0; cls < counts.rows(); ++cls) {
        QList<QStandardItem*> row;
        for (Eigen::Index other = 0; other < counts.cols(); ++other) {
            const int count = counts(cls, other);
            auto* cell = new QStandardItem(QString::number(count));
            cell->setTextAlignment(Qt::AlignCenter);
            cell->setForeground(count == 0 ? theme.muted : cls == other ? theme.text : theme.bad);
            row << cell;
        }
        cells.appendRow(row);
    }
    cells.setVerticalHeaderLabels(actual);
    cells.setHorizontalHeaderLabels(predicted);
}

bool isConfusionError(const QModelIndex& cell)
{
    return cell.row() != cell.column() && cell.data().toString() != QLatin1String("0");
}

void showAsConfusion(QTableView& table)
{
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false);
    for (QHeaderView* header : {table.horizontalHeader(), table.verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Stretch);
        header->setHighlightSections(false);
    }
    addCopyActions(table, {});
}

QString confusionCsv(const Eigen::MatrixXi& counts, const std::vector<std::string>& classNames)
{
    QString text = csvLine({QStringLiteral("class"), QStringLiteral("predicted"), QStringLiteral("samples")});
    const auto nameOf = [&](Eigen::Index cls) { return nameText(classNames[std::size_t(cls)]); };
    for (Eigen::Index cls = 0; cls < counts.rows(); ++cls)
        for (Eigen::Index other = 0; other < counts.cols(); ++other)
            text += csvLine({nameOf(cls), nameOf(other), QString::number(counts(cls, other))});
    return text;
}

ConfusionView::ConfusionView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_table(new QTableView(this))
    , m_empty(new QLabel(this))
{
    setObjectName(QStringLiteral("confusion"));
    setAccessibleName(title());
    setFocusProxy(m_table);
    m_table->setObjectName(QStringLiteral("confusionTable"));
    m_table->setAccessibleName(title());
    m_table->setToolTip(
        wrappedTip(tr("Rows are classes; columns are the classes predicted in cross-validation. Select cells "
                      "to select their samples in all views.")));
    m_table->setModel(&m_cells);
    showAsConfusion(*m_table);
    m_empty->setObjectName(QStringLiteral("confusion.empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ConfusionView::selectSamples);
    connect(m_table, &QTableView::clicked, this,
            &ConfusionView::selectSamples);  // also where it is chosen already
    connect(&scene.selection(), &SampleSelection::changed, this, [this] {
        if (!m_isSelecting)
            forgetCells();
    });
    connect(&scene, &Scene::fitChanged, this, &ConfusionView::followFit);
    connect(&scene, &Scene::leftOutClassesChanged, this, &ConfusionView::refresh);
    m_wasApplicable = isApplicable();
}

bool ConfusionView::isApplicable() const
{
    const FitPtr& fit = scene().fit();
    return fit && fit->result->target.kind == Target::Kind::Classes &&
           !fit->result->outcome.predictedClass.empty();
}

QString ConfusionView::description() const
{
    if (!isApplicable())
        return tr("The method predicts no classes.");
    if (scene().leftOutClasses().empty())
        return tr("The matrix appears when the cross-validation is complete; see the test with shuffled labels.");
    return tr("Classes and cross-validated predictions of %n sample(s), %1 of them incorrect.", nullptr,
              confusionOf(scene()).sum())
        .arg(scene().misclassified().size());
}

QString ConfusionView::missing() const
{
    return isApplicable() && !scene().leftOutClasses().empty() ? QString() : description();
}

void ConfusionView::followFit()
{
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
    refresh();
}

void ConfusionView::refresh()
{
    m_isStale = true;
    if (isVisible())
        rebuild();
}

void ConfusionView::rebuildIfStale() const
{
    if (m_isStale)
        const_cast<ConfusionView*>(this)->rebuild();  // the table is a cache of the scene
}

void ConfusionView::rebuild()
{
    m_cells.clear();
    const QString missing = this->missing();
    m_table->setVisible(missing.isEmpty());
    m_empty->setVisible(!missing.isEmpty());
    m_empty->setText(missing);
    if (missing.isEmpty())
        fill();
    m_isStale = false;
}

void ConfusionView::fill()
{
    fillConfusion(m_cells, confusionOf(scene()), scene().fit()->result->target.classNames, theme());
}

void ConfusionView::selectSamples()
{
    if (m_isStale || scene().leftOutClasses().empty() || m_isSelecting)
        return;
    const std::vector<int>&truth = scene().fit()->result->target.classOf, &predicted = scene().leftOutClasses();
    const QItemSelectionModel& chosen = *m_table->selectionModel();
    std::vector<int> samples;
    for (std::size_t i = 0; i < predicted.size(); ++i)
        if (truth[i] >= 0 && predicted[i] >= 0 && chosen.isSelected(m_cells.index(truth[i], predicted[i])))
            samples.push_back(int(i));
    m_isSelecting = true;
    scene().selection().apply(SelectMode::Replace, samples);
    m_isSelecting = false;
}

/// The samples that are selected now were chosen elsewhere.
void ConfusionView::forgetCells()
{
    m_isSelecting = true;
    m_table->clearSelection();
    m_isSelecting = false;
}

void ConfusionView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    rebuildIfStale();
}

void ConfusionView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void ConfusionView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    rebuildIfStale();
    paintTable(painter, area, m_cells, theme, figureFont(), isConfusionError, RowNames::FromHeader);
}

QString ConfusionView::toCsv() const
{
    if (!missing().isEmpty())
        return confusionCsv({}, {});
    return confusionCsv(confusionOf(scene()), scene().fit()->result->target.classNames);
}

}  // namespace fuzzylens::ui
