// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/confusion/confusion_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/table_copy.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/table_figure.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <numeric>
#include <vector>

namespace fuzzylens::ui {

namespace {

/// How many samples of each class are predicted to be of each class, row by row.
std::vector<int> confusion(const Target& target, const std::vector<int>& predicted)
{
    const auto classes = std::size_t(target.classes());
    std::vector<int> counts(classes * classes);
    for (std::size_t i = 0; i < predicted.size(); ++i)
        if (target.classOf[i] >= 0 && predicted[i] >= 0)
            ++counts[std::size_t(target.classOf[i]) * classes + std::size_t(predicted[i])];
    return counts;
}

}  // namespace

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
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    for (QHeaderView* header : {m_table->horizontalHeader(), m_table->verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Stretch);
        header->setHighlightSections(false);
    }
    addCopyActions(*m_table, {});
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
    const std::vector<int> counts = confusion(scene().fit()->result->target, scene().leftOutClasses());
    return tr("Classes and cross-validated predictions of %n sample(s), %1 of them incorrect.", nullptr,
              std::accumulate(counts.begin(), counts.end(), 0))
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
    const Target& target = scene().fit()->result->target;
    const int classes = target.classes();
    const std::vector<int> counts = confusion(target, scene().leftOutClasses());
    QStringList is, predicted;
    for (const std::string& name : target.classNames) {
        is << tr("actual %1").arg(nameText(name));
        predicted << tr("predicted\n%1").arg(nameText(name));
    }
    const Theme colours = theme();
    for (int cls = 0; cls < classes; ++cls) {
        QList<QStandardItem*> row;
        for (int other = 0; other < classes; ++other) {
            const int count = counts[std::size_t(cls * classes + other)];
            auto* cell = new QStandardItem(QString::number(count));
            cell->setTextAlignment(Qt::AlignCenter);
            cell->setForeground(count == 0 ? colours.muted : cls == other ? colours.text : colours.bad);
            row << cell;
        }
        m_cells.appendRow(row);
    }
    m_cells.setVerticalHeaderLabels(is);
    m_cells.setHorizontalHeaderLabels(predicted);
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
    const auto isError = [this](const QModelIndex& cell) {
        return cell.row() != cell.column() && m_cells.itemFromIndex(cell)->text() != QLatin1String("0");
    };
    paintTable(painter, area, m_cells, theme, figureFont(), isError, RowNames::FromHeader);
}

QString ConfusionView::toCsv() const
{
    QString text = csvLine({QStringLiteral("class"), QStringLiteral("predicted"), QStringLiteral("samples")});
    if (!missing().isEmpty())
        return text;
    const Target& target = scene().fit()->result->target;
    const auto nameOf = [&target](int cls) { return nameText(target.classNames[std::size_t(cls)]); };
    const std::vector<int> counts = confusion(target, scene().leftOutClasses());
    for (int place = 0; place < int(counts.size()); ++place)
        text += csvLine({nameOf(place / target.classes()), nameOf(place % target.classes()),
                         QString::number(counts[std::size_t(place)])});
    return text;
}

}  // namespace fuzzylens::ui
