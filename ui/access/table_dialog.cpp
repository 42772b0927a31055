// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/table_dialog.h"

#include "ui/access/data_table.h"
#include "ui/plot/view_table.h"
#include "ui/views/view.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int followsAfterMilliseconds = 250;

}  // namespace

TableDialog::TableDialog(View& view, QWidget* parent)
    : QDialog(parent)
    , m_view(view)
    , m_table(new ViewTable(this))
    , m_said(new QLabel(this))
{
    setObjectName(QStringLiteral("tableDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("%1 as a table").arg(view.title()));
    m_said->setObjectName(QStringLiteral("tableDescription"));
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_said->setToolTip(tr("Description of the view"));
    auto* table = makeDataTable(*m_table, windowTitle(), this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_said);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(followsAfterMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, &TableDialog::refresh);
    connect(&view, &View::applicabilityChanged, &m_idleTimer, qOverload<>(&QTimer::start));
    connect(&view, &View::shownChanged, &m_idleTimer, qOverload<>(&QTimer::start));
    connect(&view, &QObject::destroyed, this, &QDialog::close);
    view.installEventFilter(this);
    refresh();
    table->resizeColumnsToContents();
    table->setFocus();
    resize(640, 480);
}

/// Settings of the view itself (axes, order) are noticed by its painting.
bool TableDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint)
        m_idleTimer.start();
    return QDialog::eventFilter(watched, event);
}

void TableDialog::refresh()
{
    m_said->setText(m_view.description());
    const QString csv = m_view.isApplicable() ? m_view.toCsv() : QString();
    if (std::exchange(m_csv, csv) != csv)  // else selection and scroll position stay
        m_table->setCsv(csv);
}

}  // namespace fuzzylens::ui
