// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runs_panel.h"

#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/runs/run_history.h"
#include "ui/runs/run_model.h"
#include "ui/runs/run_picture.h"
#include "ui/theme/theme.h"
#include "ui/views/settings_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPixmapCache>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

/// A run in the list: its picture, its title and its score (two lines at most each), its steps and when it was.
/// The one on screen has a bar in the accent colour, pinned ones a pin.
class RunDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    QRectF textOf(const QRectF& row) const;
};

namespace {

constexpr double margin = 8, pictureWidth = 76, pictureHeight = 56;

/// Drawn once for as long as it is the same.
QPixmap pictureOf(const Run& run, double ratio, const Theme& theme)
{
    const QString key = QStringLiteral("run %1 %2 %3 %4 %5")
                            .arg(reinterpret_cast<quintptr>(run.fit.get()))
                            .arg(run.when.toMSecsSinceEpoch())
                            .arg(ratio)
                            .arg(theme.dark)
                            .arg(int(theme.vision));
    QPixmap picture;
    if (QPixmapCache::find(key, &picture))
        return picture;
    picture = QPixmap(int(std::ceil(pictureWidth * ratio)), int(std::ceil(pictureHeight * ratio)));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintRunPicture(painter, {0, 0, pictureWidth, pictureHeight}, *run.fit, theme);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

/// @p text in @p lines lines at most, the last one cut with dots. @return how many there are.
int drawLines(QPainter& painter, const QRectF& area, const QString& text, int lines)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    QTextLayout layout(text, painter.font(), painter.device());
    layout.beginLayout();
    int drawn = 0;
    for (QTextLine line = layout.createLine(); line.isValid() && drawn < lines; line = layout.createLine()) {
        line.setLineWidth(area.width());
        const bool isLast = drawn == lines - 1;
        const QString part = text.mid(line.textStart(), isLast ? -1 : line.textLength()).trimmed();
        painter.drawText(
            QRectF(area.left(), area.top() + drawn * metrics.height(), area.width(), metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(part, Qt::ElideRight, area.width()));
        ++drawn;
    }
    layout.endLayout();
    return drawn;
}

/// Numbers stay on the line of their names.
QString onOneLineEach(QString title)
{
    static const QRegularExpression beforeNumber(QStringLiteral(" (?=\\d)"));
    return title.replace(beforeNumber, QString(QChar(0x00A0)));
}

void drawPin(QPainter& painter, const QPointF& head, double size, const QColor& color)
{
    painter.setPen(QPen(color, size / 6));
    painter.drawLine(head, head + QPointF(0, size));
    painter.setBrush(color);
    painter.drawEllipse(head, size / 3, size / 3);
}

/// A button as wide as the widest of its texts: its neighbours do not move when the text changes.
class SteadyButton : public QPushButton
{
public:
    SteadyButton(const QStringList& texts, QWidget* parent)
        : QPushButton(texts.front(), parent)
        , m_texts(texts)
    {}

    QSize sizeHint() const override
    {
        const auto width = [this](const QString& text) {
            return fontMetrics().size(Qt::TextShowMnemonic, text).width();
        };
        int widest = 0;
        for (const QString& text : m_texts)
            widest = std::max(widest, width(text));
        return QPushButton::sizeHint() + QSize(std::max(0, widest - width(text())), 0);
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    QStringList m_texts;
};

}  // namespace

QRectF RunDelegate::textOf(const QRectF& row) const
{
    return row.adjusted(margin + pictureWidth + margin, margin - 1, -margin, -margin + 1);
}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& model = static_cast<const RunModel&>(*index.model());
    const Run& run = *model.runAt(index.row());
    const Theme theme = Theme::of(option.palette);
    const QRectF row(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(row, theme.field);
    if (model.isCurrent(index.row()))
        painter->fillRect(QRectF(row.left(), row.top() + 2, 3, row.height() - 4), theme.accent);
    const QRectF place(row.left() + margin, row.top() + (row.height() - pictureHeight) / 2, pictureWidth,
                       pictureHeight);
    painter->setPen(QPen(theme.border, 1));
    painter->setBrush(theme.card);
    painter->drawRoundedRect(place, 3, 3);
    if (run.isLoaded)
        painter->drawPixmap(place.topLeft(), pictureOf(run, painter->device()->devicePixelRatioF(), theme));
    QRectF text = textOf(row);
    const double line = QFontMetricsF(option.font, option.widget).height();
    if (run.isPinned) {
        drawPin(*painter, {text.right() - line / 3, text.top() + line / 3}, line / 2, theme.accent);
        text.setRight(text.right() - line);
    }
    painter->setFont(option.font);
    painter->setPen(theme.text);
    const int titleLines = drawLines(*painter, text, onOneLineEach(titleOf(run)), 2);
    painter->setPen(theme.muted);
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter->setFont(small);
    drawLines(*painter, textOf(row).adjusted(0, titleLines * line, 0, 0), scoreOf(run), 2);
    const QRectF below(text.left(), textOf(row).bottom() - line, textOf(row).width(), line);
    const QString steps = stepsText(*run.fit->result), when = whenText(run.when, QDateTime::currentDateTime());
    const QFontMetricsF metrics(small, option.widget);
    painter->drawText(below, Qt::AlignRight | Qt::AlignVCenter, when);
    const double room = below.width() - metrics.horizontalAdvance(when) - margin;
    painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(steps.isEmpty() ? tr("no steps") : steps, Qt::ElideRight, room));
    painter->restore();
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const double text = 5 * option.fontMetrics.height() + 2 * margin;
    return {200, int(std::max(text, pictureHeight + 2 * margin - 4))};
}

void RunDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                       const QModelIndex&) const
{
    const QRectF text = textOf(QRectF(option.rect));
    editor->setGeometry(QRectF(text.left() - 4, text.top() - 2, text.width() + 4,
                               std::max<double>(editor->sizeHint().height(), 2 * option.fontMetrics.height() + 4))
                            .toRect());
}

RunsPanel::RunsPanel(RunHistory& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_model(new RunModel(history, this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_empty(new QLabel(this))
{
    setObjectName(QStringLiteral("runsPanel"));
    m_search->setObjectName(QStringLiteral("runSearch"));
    m_search->setAccessibleName(tr("Search run history"));
    m_search->setPlaceholderText(tr("Search: method, setting, name"));
    m_search->setToolTip(tr("Show the runs whose name, method, settings, steps or score contain all these words"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("runList"));
    m_list->setAccessibleName(tr("Run history"));
    m_list->setToolTip(tr("Press Enter or double-click to reopen a run, F2 to rename it, Delete to remove it"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RunDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->installEventFilter(this);
    m_empty->setObjectName(QStringLiteral("muted"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(makeHead());
    layout->addWidget(m_search);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeButtons());
    connect(m_search, &QLineEdit::textChanged, m_model, &RunModel::search);
    connect(m_list, &QListView::doubleClicked, this, &RunsPanel::reopen);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsPanel::offer);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RunsPanel::offer);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &RunsPanel::offer);
    offer();
}

QWidget* RunsPanel::makeHead()
{
    auto* head = new QWidget(this);
    auto* close = new QToolButton(head);
    close->setObjectName(QStringLiteral("closeRuns"));
    close->setText(QStringLiteral("×"));
    close->setAccessibleName(tr("Close run history"));
    close->setToolTip(tr("Close the run history (Ctrl+R)"));
    connect(close, &QToolButton::clicked, this, &RunsPanel::closed);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(6, 0, 0, 0);
    row->addWidget(sectionTitle(tr("Run history"), head));
    row->addStretch(1);
    row->addWidget(close);
    return head;
}

/// With the first of the texts it may have.
QPushButton* RunsPanel::addButton(const char* name, const QStringList& texts, const QString& tip, QWidget* row)
{
    auto* button = new SteadyButton(texts, row);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    row->layout()->addWidget(button);
    return button;
}

QWidget* RunsPanel::makeButtons()
{
    auto* row = new QWidget(this);
    new FlowLayout(6, row);
    m_reopen =
        addButton("reopenRun", {tr("Reopen")}, tr("Restore the settings and the result of this run (Enter)"), row);
    m_pin = addButton("pinRun", {tr("Pin"), tr("Unpin")}, tr("Keep this run at the top of the list (P)"), row);
    m_compare = addButton("compareRuns", {tr("Compare")},
                          tr("Compare two selected runs, or one with the displayed run (C)"), row);
    m_delete = addButton("deleteRuns", {tr("Delete")}, tr("Delete the selected runs; Undo restores them"), row);
    connect(m_reopen, &QPushButton::clicked, this, &RunsPanel::reopen);
    connect(m_pin, &QPushButton::clicked, this, &RunsPanel::pin);
    connect(m_compare, &QPushButton::clicked, this, &RunsPanel::compare);
    connect(m_delete, &QPushButton::clicked, this, [this] { m_history.remove(chosen()); });
    return row;
}

void RunsPanel::takeFocus()
{
    if (!m_list->currentIndex().isValid() && m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0));
    m_list->setFocus(Qt::ShortcutFocusReason);
}

std::vector<int> RunsPanel::chosen() const
{
    std::vector<int> ids;
    for (const QModelIndex& index : m_list->selectionModel()->selectedIndexes())
        ids.push_back(index.data(RunModel::Id).toInt());
    std::sort(ids.begin(), ids.end());
    return ids;
}

void RunsPanel::offer()
{
    const std::vector<int> ids = chosen();
    const RunPtr shown = m_history.current();
    const bool isOther = ids.size() == 1 && shown && shown->id != ids.front();
    m_reopen->setEnabled(ids.size() == 1);
    m_pin->setEnabled(ids.size() == 1);
    const RunPtr first = ids.empty() ? nullptr : m_history.run(ids.front());
    m_pin->setText(first && first->isPinned ? tr("Unpin") : tr("Pin"));
    m_compare->setEnabled(ids.size() == 2 || isOther);
    m_delete->setEnabled(!ids.empty());
    m_empty->setVisible(m_model->rowCount() == 0);
    m_empty->setText(m_history.runs().empty()
                         ? tr("Each fit is listed here once its settings stay unchanged for a moment.")
                         : tr("No run contains all these words."));
}

void RunsPanel::reopen()
{
    if (const std::vector<int> ids = chosen(); ids.size() == 1)
        m_history.reopen(ids.front());
}

void RunsPanel::pin()
{
    const std::vector<int> ids = chosen();
    const RunPtr run = ids.size() == 1 ? m_history.run(ids.front()) : nullptr;
    if (!run)
        return;
    m_history.setPinned(run->id, !run->isPinned);
    m_list->setCurrentIndex(m_model->index(m_model->rowOf(run->id)));  // where it is now
}

void RunsPanel::compare()
{
    const std::vector<int> ids = chosen();
    const RunPtr shown = m_history.current();
    if (ids.size() == 2)
        emit comparisonRequested(ids[0], ids[1]);
    else if (ids.size() == 1 && shown && shown->id != ids.front())
        emit comparisonRequested(ids.front(), shown->id);
}

bool RunsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    if (!m_list->hasFocus())
        return false;  // it ends the naming of a run
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() != Qt::NoModifier && key->modifiers() != Qt::KeypadModifier)
        return false;
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        reopen();
        return true;
    case Qt::Key_Delete:
        m_history.remove(chosen());
        return true;
    case Qt::Key_P:
        pin();
        return true;
    case Qt::Key_C:
        compare();
        return true;
    default:
        return false;
    }
}

}  // namespace fuzzylens::ui

#include "runs_panel.moc"
