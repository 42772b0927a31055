// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/command_palette.h"

#include "ui/palette/palette_model.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QSettings>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

/// A line of the palette: where it belongs, its title with the letters that answer, its keys at the right.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

namespace {

constexpr int margin = 10;

/// In one line, the letters at @p places bold and in the accent colour.
void drawMarked(QPainter& painter, const QRectF& area, const QString& text, const QList<int>& places,
                const QColor& color, const QColor& marked)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    QTextLayout layout(metrics.elidedText(text, Qt::ElideRight, area.width()), painter.font(), painter.device());
    QList<QTextLayout::FormatRange> formats;
    for (const int place : places) {
        QTextLayout::FormatRange range;
        range.start = place;
        range.length = 1;
        range.format.setForeground(marked);
        range.format.setFontWeight(QFont::Bold);
        formats << range;
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(area.width() + metrics.averageCharWidth() * double(places.size() + 1));
    layout.endLayout();
    painter.setPen(color);
    layout.draw(&painter, {area.left(), area.center().y() - metrics.height() / 2});
}

constexpr int widest = 620, rowsShown = 12, mostLately = 12;
const QString latelyKey = QStringLiteral("paletteLately");

}  // namespace

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = Theme::of(option.palette);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isPossible = index.data(PaletteModel::IsPossible).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isChosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.field);
        painter->drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), 4, 4);
    }
    painter->setFont(option.font);
    QRectF area = QRectF(option.rect).adjusted(margin, 0, -margin, 0);
    const QFontMetricsF metrics(option.font, option.widget);
    painter->setPen(theme.muted);
    const QString keys = index.data(PaletteModel::Shortcut).toString();
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, keys);
    if (!keys.isEmpty())
        area.setRight(area.right() - metrics.horizontalAdvance(keys) - 2 * margin);
    const double groups = metrics.averageCharWidth() * 14;
    painter->drawText(QRectF(area.left(), area.top(), groups, area.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(index.data(PaletteModel::Group).toString(), Qt::ElideRight, groups));
    area.setLeft(area.left() + groups + margin);
    drawMarked(*painter, area, index.data(Qt::DisplayRole).toString(),
               index.data(PaletteModel::Places).value<QList<int>>(), isPossible ? theme.text : theme.muted,
               isPossible ? theme.accent : theme.muted);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, int(option.fontMetrics.height() * 1.75)};
}

CommandPalette::CommandPalette(QWidget* window)
    : QFrame(window)
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_detail(new QLabel(this))
    , m_model(new PaletteModel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setAccessibleName(tr("All commands"));
    m_search->setObjectName(QStringLiteral("paletteSearch"));
    m_search->setAccessibleName(tr("Search commands"));
    m_search->setPlaceholderText(tr("Type to find an action, method, parameter, view or manual page"));
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("Matching commands"));
    m_search->setToolTip(tr("Find a FuzzyLens command (Ctrl+Shift+P)"));
    m_list->setToolTip(tr("Press Enter to run the selected command; use Up and Down to select"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);  // the keys go on typing
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_detail->setObjectName(QStringLiteral("muted"));
    m_detail->setWordWrap(true);
    m_detail->setContentsMargins(10, 4, 10, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_detail);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::showDetail);
    m_search->installEventFilter(this);
    window->installEventFilter(this);
    hide();
}

void CommandPalette::open(std::vector<PaletteEntry> entries)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_model->setEntries(std::move(entries), QSettings().value(latelyKey).toStringList());
    m_search->clear();
    search({});
    place();
    show();
    raise();
    m_search->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::search(const QString& typed)
{
    m_model->search(typed);
    m_list->setCurrentIndex(m_model->index(0, 0));
    showDetail();
}

void CommandPalette::move(int rows)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, count - 1);
    m_list->setCurrentIndex(m_model->index(row, 0));
}

/// Announces the selected entry to screen readers.
void CommandPalette::showDetail()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid()) {
        m_detail->setText(tr("No matching command."));
        m_search->setAccessibleDescription(m_detail->text());
        return;
    }
    const PaletteEntry& entry = m_model->entryAt(index.row());
    m_detail->setText(entry.isEnabled ? entry.detail : tr("Not available now."));
    m_search->setAccessibleDescription(index.data(Qt::AccessibleTextRole).toString());
}

void CommandPalette::run(const QModelIndex& index)
{
    if (!index.isValid() || !m_model->entryAt(index.row()).isEnabled)
        return;
    const PaletteEntry entry = m_model->entryAt(index.row());
    if (!entry.isName) {  // those of other data would be others
        QSettings settings;
        QStringList lately = settings.value(latelyKey).toStringList();
        lately.removeAll(entry.id);
        lately.prepend(entry.id);
        settings.setValue(latelyKey, QStringList(lately.mid(0, mostLately)));
    }
    close(true);  // what runs may move the focus on
    entry.run();
}

void CommandPalette::close(bool givesFocusBack)
{
    hide();
    if (givesFocusBack && m_before)
        m_before->setFocus(Qt::ShortcutFocusReason);
}

/// At the top, in the middle of the window.
void CommandPalette::place()
{
    const QSize room = parentWidget()->size();
    const int width = std::min(inText(widest), room.width() - 40);
    const int row = m_list->sizeHintForRow(0) > 0 ? m_list->sizeHintForRow(0) : 24;
    const int height = std::min(rowsShown * row + 100, room.height() - 80);
    setGeometry((room.width() - width) / 2, 48, width, height);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible())
            place();
        return false;
    }
    if (event->type() == QEvent::FocusOut && isVisible()) {
        close(false);
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_PageDown:
        move(rowsShown - 1);
        return true;
    case Qt::Key_PageUp:
        move(1 - rowsShown);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run(m_list->currentIndex());
        return true;
    case Qt::Key_Escape:
        close(true);
        return true;
    default:
        return false;
    }
}

}  // namespace fuzzylens::ui

#include "command_palette.moc"
