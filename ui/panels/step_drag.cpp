// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_drag.h"

#include <QGraphicsOpacityEffect>
#include <QScrollArea>
#include <QScrollBar>
#include <QWidget>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int lineHeight = 2, edge = 26, scrollMilliseconds = 20, fastest = 10;
constexpr double opacityOfTaken = 0.45;

QScrollArea* areaAround(const QWidget* widget)
{
    for (QWidget* parent = widget->parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent))
            return area;
    return nullptr;
}

}  // namespace

StepDrag::StepDrag(QWidget* panel)
    : QObject(panel)
    , m_panel(panel)
    , m_line(new QWidget(panel))
{
    m_line->setObjectName(QStringLiteral("dropLine"));
    m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_line->setAttribute(Qt::WA_StyledBackground);
    m_line->hide();
    m_scrolling.setInterval(scrollMilliseconds);
    connect(&m_scrolling, &QTimer::timeout, this, &StepDrag::scroll);
}

void StepDrag::start(std::vector<QWidget*> rows, std::size_t from)
{
    end();
    m_rows = std::move(rows);
    m_from = from;
    m_pointer.reset();
    auto* faded = new QGraphicsOpacityEffect(m_rows[from]);
    faded->setOpacity(opacityOfTaken);
    m_rows[from]->setGraphicsEffect(faded);
    m_scrolling.start();
}

void StepDrag::move(const QPoint& pointer)
{
    m_pointer = pointer;
    showLine();
}

void StepDrag::end()
{
    if (!isOn())
        return;
    m_scrolling.stop();
    m_line->hide();
    m_rows[m_from]->setGraphicsEffect(nullptr);
    m_rows.clear();
}

/// The number of rows above the pointer.
std::size_t StepDrag::gap() const
{
    if (!m_pointer)
        return m_from;
    const int y = m_panel->mapFromGlobal(*m_pointer).y();
    return std::size_t(std::count_if(m_rows.begin(), m_rows.end(),
                                     [y](const QWidget* row) { return row->geometry().center().y() < y; }));
}

std::size_t StepDrag::target() const
{
    const std::size_t place = gap();
    return place > m_from ? place - 1 : place;
}

void StepDrag::showLine()
{
    if (!isOn())
        return;
    const std::size_t place = gap();
    const int space = m_rows.size() > 1 ? m_rows[1]->y() - m_rows[0]->geometry().bottom() - 1 : 0;
    const int y = place < m_rows.size() ? m_rows[place]->y() - (space + lineHeight) / 2
                                        : m_rows.back()->geometry().bottom() + 1;
    // Behind the last row the panel ends.
    m_line->setGeometry(0, std::clamp(y, 0, m_panel->height() - lineHeight), m_panel->width(), lineHeight);
    m_line->setVisible(target() != m_from);
    m_line->raise();
}

void StepDrag::scroll()
{
    QScrollArea* area = areaAround(m_panel);
    if (!area || !m_pointer)
        return;
    const int y = area->viewport()->mapFromGlobal(*m_pointer).y(), height = area->viewport()->height();
    int by = 0;
    if (y < edge)
        by = -std::min(fastest, (edge - y) / 2 + 1);
    else if (y > height - edge)
        by = std::min(fastest, (y - height + edge) / 2 + 1);
    if (by == 0)
        return;
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->value() + by);
    showLine();
}

}  // namespace fuzzylens::ui
