// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/feature_table_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/plot/table_copy.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/features/feature_table_model.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRectF>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

/// The first rows and columns of the table that fit into @p area, and how many features are left out.
void paintFeatureTable(QPainter& painter, const FeatureTableModel& model, const QRectF& area, const QFont& font,
                       const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double pitch = metrics.height() * 1.35, betweenColumns = metrics.averageCharWidth() * 2;
    const int fitting = std::max(0, int(area.height() / pitch) - 1);
    const int rows = model.rowCount() <= fitting ? model.rowCount() : std::max(0, fitting - 1);
    painter.setFont(font);
    double left = area.left();
    for (int place = 0; place < model.columnCount(); ++place) {
        const FeatureColumn& column = model.columns()[std::size_t(place)];
        double width = metrics.horizontalAdvance(column.header);
        for (int row = 0; row < rows; ++row)
            width = std::max(width, metrics.horizontalAdvance(model.shownText(place, model.featureAt(row))));
        width = std::min(width + 1, column.isText() ? area.width() * 0.3 : area.width());
        if (left + width > area.right() + 0.5)
            break;
        const int align = int(Qt::AlignVCenter | (column.isText() ? Qt::AlignLeft : Qt::AlignRight));
        const auto draw = [&](int line, const QString& text, const QColor& color) {
            painter.setPen(color);
            painter.drawText(QRectF(left, area.top() + line * pitch, width, pitch), align,
                             metrics.elidedText(text, Qt::ElideMiddle, width));
        };
        draw(0, column.header, theme.muted);
        for (int row = 0; row < rows; ++row)
            draw(row + 1, model.shownText(place, model.featureAt(row)), theme.text);
        left += width + betweenColumns;
    }
    painter.setPen(QPen(theme.grid, metrics.height() / 14));
    painter.drawLine(QPointF(area.left(), area.top() + pitch), QPointF(area.right(), area.top() + pitch));
    if (rows < model.rowCount()) {
        painter.setPen(theme.muted);
        painter.drawText(
            QRectF(area.left(), area.top() + (rows + 1) * pitch, area.width(), pitch),
            Qt::AlignLeft | Qt::AlignVCenter,
            QCoreApplication::translate("FeatureTable", "and %1 more").arg(countText(model.rowCount() - rows)));
    }
}

constexpr int idleMilliseconds = 200;
constexpr int widestOnButton = 130, widestInStatus = 220;  // the name of a gene set
constexpr int namesMeasured = 200, aroundName = 16, widestNames = 220;
constexpr int aroundHeader = 32;  // padding, and room for the mark of the order

QString statusText(const FeatureFinding& finding, int all)
{
    if (finding.isAll)
        return all == 1 ? FeatureTableView::tr("1 feature")
                        : FeatureTableView::tr("%1 features").arg(countText(all));
    QString text =
        FeatureTableView::tr("%1 of %2").arg(countText(qint64(finding.features.size())), countText(all));
    if (finding.byAnnotation > 0)
        text += FeatureTableView::tr(" · %1 by annotation").arg(countText(finding.byAnnotation));
    if (!finding.unmatched.isEmpty())
        text += FeatureTableView::tr(" · not found: %1")
                    .arg(finding.unmatched.mid(0, 5).join(QStringLiteral(", ")) +
                         (finding.unmatched.size() > 5
                              ? FeatureTableView::tr(" and %1 more").arg(countText(finding.unmatched.size() - 5))
                              : QString()));
    return text;
}

/// The name of a gene set, cut to so many pixels; long ones differ at their ends.
QString shortName(const FeatureMarks& marks, const QFontMetrics& metrics, int width)
{
    return metrics.elidedText(marks.name(), Qt::ElideMiddle, width);
}

QString marksText(const FeatureMarks& marks, const QFontMetrics& metrics)
{
    return marks.isAny() ? FeatureTableView::tr(" · %1 %2 in %3")
                               .arg(FeatureMarks::sign(), countText(qint64(marks.features.size())),
                                    shortName(marks, metrics, inText(widestInStatus)))
                         : QString();
}

/// Of the first names, which are as long as the others mostly, with the sign of a mark.
int widthOfNames(const FeatureTableModel& model, const QFontMetrics& metrics)
{
    int widest = 0;
    for (int feature = 0; feature < std::min(model.features(), namesMeasured); ++feature)
        widest = std::max(widest, metrics.horizontalAdvance(model.columns().front().text(feature)));
    return widest + metrics.horizontalAdvance(FeatureMarks::sign()) + aroundName;
}

}  // namespace

FeatureTableView::FeatureTableView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_search(new QLineEdit)
    , m_onlyMarked(new QToolButton)
    , m_unmark(new QToolButton)
    , m_status(new QLabel)
    , m_table(new QTableView)
    , m_model(new FeatureTableModel(this))
{
    setObjectName(QStringLiteral("featureTableView"));
    setAccessibleName(title());
    m_search->setObjectName(QStringLiteral("featureSearch"));
    m_search->setAccessibleName(tr("Find features"));
    m_search->setPlaceholderText(tr("Find a name, or paste a list"));
    m_search->setToolTip(
        tr("Part of a name or annotation, or a list of names separated by spaces, commas or lines"));
    m_search->setClearButtonEnabled(true);
    m_onlyMarked->setObjectName(QStringLiteral("onlyMarkedFeatures"));
    m_onlyMarked->setCheckable(true);
    m_onlyMarked->setProperty("isChoice", true);
    m_unmark->setObjectName(QStringLiteral("unmarkFeatures"));
    m_unmark->setText(QStringLiteral("✕"));
    m_unmark->setAccessibleName(tr("Remove marks"));
    m_unmark->setToolTip(tr("Remove marks (Escape)"));
    m_status->setObjectName(QStringLiteral("featureStatus"));
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_table->setObjectName(QStringLiteral("featureTable"));
    m_table->setAccessibleName(title());
    m_table->setToolTip(tr("Select a feature to focus on it in all views; click a column heading to sort"));
    m_table->setModel(m_model);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 7);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    m_table->setSortingEnabled(false);  // we sort when a header is clicked, largest first
    m_table->horizontalHeader()->setSectionsClickable(true);

    addCopyActions(*m_table, {0}, [this] { return selectedText(); });

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(6);
    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_search, 1);
    top->addWidget(m_onlyMarked);
    top->addWidget(m_unmark);
    layout->addLayout(top);
    layout->addWidget(m_status);
    layout->addWidget(m_table, 1);
    setFocusProxy(m_search);

    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, m_model, &FeatureTableModel::sortAgain);
    connect(&scene, &Scene::fitChanged, this, &FeatureTableView::onFitChanged);
    connect(&scene, &Scene::focusFeatureChanged, this, &FeatureTableView::showFocus);
    connect(&scene, &Scene::marksChanged, this, &FeatureTableView::onMarksChanged);
    connect(m_search, &QLineEdit::textChanged, this, &FeatureTableView::search);
    connect(m_onlyMarked, &QToolButton::toggled, this, &FeatureTableView::search);
    connect(m_unmark, &QToolButton::clicked, this, [this] { this->scene().mark({}); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &FeatureTableView::arrangeColumns);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FeatureTableView::followCurrent);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        const bool isText = m_model->columns()[std::size_t(column)].isText();
        Qt::SortOrder order =
            isText || m_model->columns()[std::size_t(column)].isRank ? Qt::AscendingOrder : Qt::DescendingOrder;
        if (m_model->sortColumn() == column)
            order = m_model->sortOrder() == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
        m_model->sort(column, order);
        m_table->horizontalHeader()->setSortIndicator(column, order);
    });
    onFitChanged();
    onMarksChanged();
}

bool FeatureTableView::isApplicable() const
{
    return scene().fit() && scene().fit()->result->features && !scene().fit()->result->features->empty();
}

void FeatureTableView::onFitChanged()
{
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
    m_isDirty = true;
    if (!isVisible())
        return;
    refresh();
    m_idleTimer.start();
}

void FeatureTableView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    refresh();
    m_model->sortAgain();
    showFocus();
}

void FeatureTableView::refresh() const
{
    if (!m_isDirty)
        return;
    m_isDirty = false;
    const FitPtr fit = isApplicable() ? scene().fit() : nullptr;
    m_model->setFit(fit, fit ? scene().contribution() : Eigen::VectorXd());
    const NamesPtr names = fit ? fit->result->features : nullptr;
    const std::size_t annotations = fit && fit->data ? fit->data->annotations().size() : 0;
    if (annotations == m_annotations && (names == m_names || (names && m_names && *names == *m_names)))
        return;
    m_names = names;
    m_annotations = annotations;
    m_finder = FeatureSearch(names, fit ? fit->data : nullptr);
    m_model->setMarks(scene().marks());
    search();
}

void FeatureTableView::search() const
{
    const FeatureFinding finding = found();
    m_model->setShown(finding.isAll ? std::nullopt : std::optional(finding.features));
    m_status->setText(statusText(finding, m_model->features()) +
                      marksText(scene().marks(), m_status->fontMetrics()));
    m_status->setToolTip(finding.unmatched.isEmpty()
                             ? QString()
                             : tr("Not found:\n%1").arg(finding.unmatched.mid(0, 40).join(QLatin1Char('\n'))));
    showFocus();
}

FeatureFinding FeatureTableView::found() const
{
    FeatureFinding finding = m_finder.find(m_search->text());
    if (!m_onlyMarked->isChecked())
        return finding;
    const FeatureMarks& marks = scene().marks();
    if (std::exchange(finding.isAll, false))
        finding.features = marks.features;
    else
        std::erase_if(finding.features, [&marks](int feature) { return !marks.contains(feature); });
    return finding;
}

void FeatureTableView::onMarksChanged()
{
    const FeatureMarks& marks = scene().marks();
    const QString name = shortName(marks, m_onlyMarked->fontMetrics(), inText(widestOnButton));
    m_onlyMarked->setText(tr("Only %1 %2").arg(FeatureMarks::sign(), name));
    m_onlyMarked->setAccessibleName(tr("Only the features of %1").arg(marks.name()));
    m_onlyMarked->setToolTip(wrappedTip(tr("Hide all features except those of %1").arg(marks.name())));
    m_onlyMarked->setVisible(marks.isAny());
    m_unmark->setVisible(marks.isAny());
    refresh();
    m_model->setMarks(marks);
    const QSignalBlocker once(m_onlyMarked);
    m_onlyMarked->setChecked(m_onlyMarked->isChecked() && marks.isAny());
    search();
    QAccessibleEvent changed(m_status, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void FeatureTableView::arrangeColumns()
{
    if (m_model->sortColumn() < 0 && m_model->columnCount() > 1 && !m_model->columns()[1].isText()) {
        m_model->sort(1, Qt::DescendingOrder);
        m_table->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
    }
    QStringList headers;
    for (const FeatureColumn& column : m_model->columns())
        headers << column.header;
    if (headers == m_arranged)
        return;
    m_arranged = headers;
    const QFontMetrics metrics(m_table->font());
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const FeatureColumn& shown = m_model->columns()[std::size_t(column)];
        const int header = std::min(metrics.horizontalAdvance(shown.header) + aroundHeader, 320);
        const int body = column == 0 ? std::min(widthOfNames(*m_model, metrics), inText(widestNames))
                                     : std::min(metrics.averageCharWidth() * (shown.isText() ? 40 : 10), 320);
        m_table->setColumnWidth(column, std::max(header, body));
    }
}

void FeatureTableView::followCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || !m_followsFocus)
        return;
    const QScopedValueRollback quiet(m_followsFocus, false);
    scene().setFocusFeature(m_model->featureAt(current.row()));
}

void FeatureTableView::showFocus() const
{
    if (!m_followsFocus)
        return;
    const QScopedValueRollback quiet(m_followsFocus, false);
    const int row = scene().focusFeature() < 0 ? -1 : m_model->rowOf(scene().focusFeature());
    if (row < 0) {
        m_table->clearSelection();
        return;
    }
    m_table->selectRow(row);
    if (isVisible())
        m_table->scrollTo(m_model->index(row, 0));
}

QString FeatureTableView::selectedText() const
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList header;
    for (const FeatureColumn& column : m_model->columns())
        header << column.header;
    QString text = header.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const QModelIndex& row : rows) {
        QStringList fields;
        for (const FeatureColumn& column : m_model->columns())
            fields << column.exactText(m_model->featureAt(row.row()));
        text += fields.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

QString FeatureTableView::description() const
{
    refresh();
    if (m_model->rowCount() == 0)
        return tr("No features to show.");
    const int rows = m_model->rowCount();
    QString text = rows == 1 ? tr("A table of 1 feature") : tr("A table of %1 features").arg(countText(rows));
    if (m_model->sortColumn() >= 0)
        text += tr(" sorted by %1").arg(m_model->columns()[std::size_t(m_model->sortColumn())].header);
    return text + tr("; %1 comes first.").arg(scene().fit()->featureLabel(m_model->featureAt(0)));
}

void FeatureTableView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    refresh();
    paintFeatureTable(painter, *m_model, area, figureFont(7), theme);
}

QString FeatureTableView::toCsv() const
{
    refresh();
    QStringList header;
    for (const FeatureColumn& column : m_model->columns())
        header << column.header;
    QString text = csvLine(header);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStringList fields;
        for (const FeatureColumn& column : m_model->columns())
            fields << column.exactText(m_model->featureAt(row));
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
