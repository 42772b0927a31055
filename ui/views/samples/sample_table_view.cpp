// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/samples/sample_table_view.h"

#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/samples/sample_table.h"
#include "ui/views/samples/sample_table_model.h"
#include "ui/views/samples/sample_table_proxy.h"
#include "ui/views/table_figure.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {
constexpr int sortingMilliseconds = 300;  // without a new fit, before rows are sorted again
constexpr int filterWidth = 130, filterHeight = 24, widestName = 180;
}  // namespace

SampleTableView::SampleTableView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_model(new SampleTableModel(this))
    , m_proxy(new SampleTableProxy(m_model, this))
    , m_table(new SampleTable(m_proxy, scene.selection(), this))
    , m_controls(new QWidget(this))
    , m_filter(new QLineEdit(m_controls))
    , m_onlyWrong(new QToolButton(m_controls))
    , m_empty(new QLabel(tr("No sample matches the filter."), this))
{
    setObjectName(QStringLiteral("samples"));
    setAccessibleName(title());
    setFocusProxy(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1, Qt::AlignCenter);
    m_empty->setObjectName(QStringLiteral("samples.empty"));
    m_empty->hide();
    buildControls();
    connect(m_table, &SampleTable::explanationRequested, this,
            [this] { emit viewRequested(QStringLiteral("explanation")); });
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(sortingMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, &SampleTableView::sortAnew);
    connect(&scene, &Scene::fitChanged, this, &SampleTableView::refresh);
    connect(&scene, &Scene::membershipKindChanged, this, &SampleTableView::refresh);
    connect(&scene, &Scene::leftOutClassesChanged, this, &SampleTableView::refresh);
    // The title of the predictions may become longer.
    connect(m_model, &QAbstractItemModel::headerDataChanged, this,
            [header = m_table->horizontalHeader()](Qt::Orientation, int column) {
                header->resizeSection(column,
                                      std::max(header->sectionSize(column), header->sectionSizeHint(column)));
            });
    m_wasApplicable = isApplicable();
    refresh();
}

void SampleTableView::buildControls()
{
    m_controls->setObjectName(QStringLiteral("samples.controls"));
    m_controls->hide();  // until a card shows them
    auto* layout = new QHBoxLayout(m_controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_onlyWrong->setObjectName(QStringLiteral("samples.onlyWrong"));
    m_onlyWrong->setAccessibleName(tr("Only misclassified samples"));
    m_onlyWrong->setCheckable(true);
    m_onlyWrong->setAutoRaise(true);
    m_onlyWrong->setFixedHeight(inText(filterHeight));
    m_filter->setObjectName(QStringLiteral("samples.filter"));
    m_filter->setAccessibleName(tr("Filter samples"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setToolTip(tr("Shows the samples whose name, label or prediction contains this text"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedSize(inText(filterWidth), inText(filterHeight));
    layout->addWidget(m_onlyWrong);
    layout->addWidget(m_filter);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_proxy->setText(text);
        showCount();
    });
    connect(m_onlyWrong, &QToolButton::toggled, this, [this](bool on) {
        m_proxy->setOnlyWrong(on);
        showCount();
    });
    showCount();
}

void SampleTableView::refresh()
{
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
    m_isStale = true;
    if (isVisible())
        rebuild();
}

void SampleTableView::rebuild()
{
    m_isStale = false;
    const int columns = m_model->columnCount(), rows = m_model->rowCount();
    m_model->setFit(scene().fit(), scene().membershipKind(), scene().leftOutClasses());
    if (columns != m_model->columnCount() || rows != m_model->rowCount()) {
        fitColumns();
        sortAnew();
    }
    showCount();
    m_idleTimer.start();
}

void SampleTableView::rebuildIfStale() const
{
    if (m_isStale)
        const_cast<SampleTableView*>(this)->rebuild();  // the table is a cache of the scene
}

void SampleTableView::sortAnew()
{
    m_proxy->invalidate();
    showCount();
    m_table->setAccessibleDescription(description());
}

void SampleTableView::fitColumns()
{
    QHeaderView* header = m_table->horizontalHeader();
    header->setResizeContentsPrecision(100);
    for (int column = 0; column < m_proxy->columnCount(); ++column) {
        const int hint = std::max(m_table->sizeHintForColumn(column) + 26, header->sectionSizeHint(column));
        header->resizeSection(column, std::min(hint, inText(widestName)));
    }
}

void SampleTableView::showCount()
{
    const bool isEmpty = m_proxy->rowCount() == 0 && m_model->rowCount() > 0;
    m_table->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    const int count = m_model->wrongCount();
    m_onlyWrong->setEnabled(count > 0 || m_onlyWrong->isChecked());
    if (m_model->isCrossValidated()) {
        m_onlyWrong->setText(count > 0 ? tr("misclassified: %1").arg(countText(count)) : tr("misclassified"));
        m_onlyWrong->setToolTip(tr("Show only samples that are misclassified in cross-validation"));
    } else {
        m_onlyWrong->setText(count > 0 ? tr("training errors: %1").arg(countText(count)) : tr("training errors"));
        m_onlyWrong->setToolTip(wrappedTip(tr("Show only samples whose training prediction differs from their "
                                              "label. Cross-validated predictions are not known.")));
    }
}

void SampleTableView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (m_isStale)
        rebuild();
}

QString SampleTableView::description() const
{
    if (!isApplicable())
        return tr("No samples to show.");
    rebuildIfStale();
    QString text = tr("Table of %n sample(s)", nullptr, m_model->rowCount());
    if (m_proxy->rowCount() != m_model->rowCount())
        text += tr(", %1 shown").arg(countText(m_proxy->rowCount()));
    if (m_model->wrongCount() > 0)
        text += (m_model->isCrossValidated() ? tr(", %1 misclassified in cross-validation")
                                             : tr(", %1 with a training prediction that differs from the label"))
                    .arg(countText(m_model->wrongCount()));
    return text + QLatin1Char('.');
}

void SampleTableView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    rebuildIfStale();
    paintTable(painter, area, *m_proxy, theme, font(), [](const QModelIndex& cell) {
        return cell.data(SampleTableModel::WrongRole).toBool() &&
               cell.data(SampleTableModel::KindRole).toInt() == int(SampleTableModel::Kind::Predicted);
    });
}

QString SampleTableView::toCsv() const
{
    rebuildIfStale();
    return isApplicable() ? m_table->csv() : QString();
}

}  // namespace fuzzylens::ui
