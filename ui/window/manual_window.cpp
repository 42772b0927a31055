// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual_window.h"

#include "ui/window/manual_page.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

constexpr auto firstPage = "index.md";

}  // namespace

void ManualWindow::showPage(const QString& page, QWidget* owner)
{
    static QPointer<ManualWindow> window;
    if (!window)
        window = new ManualWindow(owner);
    window->visit(page);
    window->show();
    window->raise();
    window->activateWindow();
}

ManualWindow::ManualWindow(QWidget* owner)
    : QWidget(owner, Qt::Window)
    , m_page(new ManualPage(this))
    , m_back(new QPushButton(tr("Back"), this))
{
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("FuzzyLens manual"));
    resize(780, 720);
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.isRelative())
            visit(link.path());
        else
            QDesktopServices::openUrl(link);
    });
    auto* contents = new QPushButton(tr("Contents"), this);
    contents->setObjectName(QStringLiteral("manualContents"));
    contents->setToolTip(tr("The first page"));
    m_back->setObjectName(QStringLiteral("manualBack"));
    m_back->setToolTip(tr("The page before (Alt+Left)"));
    m_back->setShortcut(QKeySequence::Back);
    connect(contents, &QPushButton::clicked, this, [this] { visit(QString::fromLatin1(firstPage)); });
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_visited.removeLast();
        load(m_visited.last());
    });
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 8);
    bar->setSpacing(6);
    bar->addWidget(m_back);
    bar->addWidget(contents);
    bar->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_page);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
}

void ManualWindow::visit(const QString& page)
{
    if (m_visited.isEmpty() || m_visited.last() != page)
        m_visited << page;
    load(page);
}

void ManualWindow::load(const QString& page)
{
    m_back->setEnabled(m_visited.size() > 1);
    m_page->showPage(page);
}

}  // namespace fuzzylens::ui
