// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runs_panel.h"

#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/runs/run_delegate.h"
#include "ui/runs/run_history.h"
#include "ui/runs/run_model.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

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
    m_search->setAccessibleName(tr("Search the runs"));
    m_search->setPlaceholderText(tr("Search: method, setting, name"));
    m_search->setToolTip(tr("Runs that hold all these words in name, method, settings, steps or score"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("runList"));
    m_list->setAccessibleName(tr("Runs"));
    m_list->setToolTip(tr("Enter or a double click brings a run back; F2 names it, Delete takes it away"));
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
    close->setAccessibleName(tr("Close the runs"));
    close->setToolTip(tr("Close the list of the runs (Ctrl+R)"));
    connect(close, &QToolButton::clicked, this, &RunsPanel::closed);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(6, 0, 0, 0);
    row->addWidget(sectionTitle(tr("Runs"), head));
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
    m_reopen = addButton("reopenRun", {tr("Reopen")}, tr("Bring back what this run was fitted with (Enter)"), row);
    m_pin = addButton("pinRun", {tr("Pin"), tr("Unpin")}, tr("Keep this run at the top of the list (P)"), row);
    m_compare = addButton("compareRuns", {tr("Compare")},
                          tr("Two chosen runs beside each other, or one beside that on screen (C)"), row);
    m_delete =
        addButton("deleteRuns", {tr("Delete")}, tr("Take the chosen runs away; undo brings them back"), row);
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
    m_empty->setText(m_history.runs().empty() ? tr("Every fit you rest on is kept here.")
                                              : tr("No run holds all these words."));
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
