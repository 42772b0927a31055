// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_controls.h"

#include "ui/theme/theme.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

namespace fuzzylens::ui {

namespace {

constexpr int buttonHeight = 24;

QString subscript(int number)
{
    QString digits = QString::number(number);
    for (QChar& digit : digits)
        digit = QChar(0x2080 + digit.digitValue());
    return digits;
}

/// A button with the outline of the band it switches on, drawn in the colours of the palette.
class BandButton : public QToolButton
{
public:
    BandButton(BandTool tool, QWidget* parent)
        : QToolButton(parent)
        , m_tool(tool)
    {
        setFixedSize(buttonHeight + 2, buttonHeight);
        setCheckable(true);
        setAutoRaise(true);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme theme =
            Theme::of(parentWidget()->palette());  // a style sheet makes the button's own transparent
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.field);
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
        }
        QPen pen(isChecked() ? theme.accent : theme.muted, hasFocus() ? 2.0 : 1.4);
        pen.setDashPattern({2.2, 1.6});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        const QRectF box = QRectF(rect()).adjusted(7, 7, -7, -7);
        if (m_tool == BandTool::Rectangle) {
            painter.drawRect(box);
            return;
        }
        QPainterPath loop(QPointF(box.left(), box.center().y()));
        loop.cubicTo(box.topLeft() + QPointF(0, -2), box.topRight() + QPointF(4, -2),
                     QPointF(box.right() - 1, box.center().y()));
        loop.cubicTo(box.bottomRight() + QPointF(-3, 4), box.bottomLeft() + QPointF(0, 4),
                     QPointF(box.left(), box.center().y()));
        painter.drawPath(loop);
    }

private:
    BandTool m_tool;
};

}  // namespace

ScatterControls::ScatterControls(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("scatter.controls"));
    setAccessibleName(tr("Scatter plot controls"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_axes = addButton(QStringLiteral("scatter.axes"), QString(),
                       tr("Which coordinates the plot shows, and their scale"));
    m_axes->setPopupMode(QToolButton::InstantPopup);
    m_axes->setMenu(new QMenu(m_axes));
    m_faded = addButton(QStringLiteral("scatter.faded"), tr("fade"),
                        tr("Samples fade as the entropy of their memberships grows"));
    m_faded->setCheckable(true);
    connect(m_faded, &QToolButton::toggled, this, &ScatterControls::fadingChanged);
    QToolButton* rectangle = addToolButton(QStringLiteral("scatter.rectangle"), BandTool::Rectangle,
                                           tr("Drag selects a rectangle. Shift adds, Alt subtracts."));
    QToolButton* lasso = addToolButton(QStringLiteral("scatter.lasso"), BandTool::Lasso,
                                       tr("Drag draws a lasso. Shift adds, Alt subtracts."));
    rectangle->setAccessibleName(tr("Select by rectangle"));
    lasso->setAccessibleName(tr("Select by lasso"));
    rectangle->setChecked(true);
    showChoice();
}

QToolButton* ScatterControls::addButton(const QString& name, const QString& text, const QString& help)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    button->setToolTip(help);
    button->setAutoRaise(true);
    button->setFixedHeight(buttonHeight);
    layout()->addWidget(button);
    return button;
}

QToolButton* ScatterControls::addToolButton(const QString& name, BandTool tool, const QString& help)
{
    auto* button = new BandButton(tool, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAutoExclusive(true);
    layout()->addWidget(button);
    connect(button, &QToolButton::toggled, this, [this, tool](bool on) {
        if (on)
            emit toolChanged(tool);
    });
    return button;
}

bool ScatterControls::fadesUncertain() const
{
    return m_faded->isChecked();
}

void ScatterControls::setOutcome(const Outcome& outcome)
{
    QStringList names;
    for (int axis = 0; axis < int(outcome.embedding.cols()); ++axis)
        names << axisName(outcome, axis);
    const bool hasTraining = outcome.embeddingTraining.size() > 0;
    if (names == m_axisNames && hasTraining == m_hasTraining)
        return;
    m_axisNames = names;
    m_hasTraining = hasTraining;
    if (m_choice.x >= names.size() || m_choice.y >= names.size())
        m_choice.x = 0, m_choice.y = 1;
    m_choice.training = m_choice.training && hasTraining;
    m_choice.principal = m_choice.principal && names.size() > 1;
    fillMenu();
    showChoice();
}

void ScatterControls::setChoice(const AxisChoice& choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    fillMenu();
    showChoice();
    emit choiceChanged();
}

void ScatterControls::fillMenu()
{
    QMenu* menu = m_axes->menu();
    menu->clear();
    const int axes = int(m_axisNames.size());
    if (axes > 2) {
        addAxes(menu, tr("Horizontal axis"), &AxisChoice::x);
        addAxes(menu, tr("Vertical axis"), &AxisChoice::y);
        menu->addSeparator();
    }
    AxisChoice axesChoice = m_choice;
    axesChoice.principal = false;
    addChoice(menu, axes == 1 ? tr("The one axis of D") : tr("Axes of D"), axesChoice);
    if (axes > 1) {
        AxisChoice principal = m_choice;
        principal.principal = true;
        addChoice(menu, tr("Principal components of D"), principal);
    }
    menu->addSeparator();
    addScale(menu, tr("Linear scale"), AxisScale::Kind::Linear);
    addScale(menu, tr("Square-root scale"), AxisScale::Kind::SquareRoot);
    addScale(menu, tr("Logarithmic scale"), AxisScale::Kind::Logarithmic);
    if (m_hasTraining) {
        menu->addSeparator();
        QAction* training = menu->addAction(tr("With label term (training coordinates)"));
        training->setObjectName(QStringLiteral("scatter.training"));
        training->setCheckable(true);
        training->setChecked(m_choice.training);
        training->setStatusTip(tr("Adds the loss of each sample's own label: this separates even random labels"));
        connect(
            training, &QAction::triggered, this,
            [this](bool on) {
                AxisChoice next = m_choice;
                next.training = on;
                setChoice(next);
            },
            Qt::QueuedConnection);
    }
}

void ScatterControls::addScale(QMenu* menu, const QString& text, AxisScale::Kind scale)
{
    AxisChoice next = m_choice;
    next.scale = scale;
    addChoice(menu, text, next);
    menu->actions().last()->setObjectName(QStringLiteral("scatter.scale.%1").arg(int(scale)));
}

void ScatterControls::addAxes(QMenu* menu, const QString& title, int AxisChoice::*axis)
{
    QMenu* axes = menu->addMenu(title);
    int AxisChoice::*const other = axis == &AxisChoice::x ? &AxisChoice::y : &AxisChoice::x;
    for (int index = 0; index < int(m_axisNames.size()); ++index) {
        AxisChoice next = m_choice;
        next.principal = false;
        if (index == next.*other)
            next.*other = m_choice.*axis;  // swap rather than show one axis twice
        next.*axis = index;
        addChoice(axes, m_axisNames[index], next);
    }
}

void ScatterControls::addChoice(QMenu* menu, const QString& text, const AxisChoice& choice)
{
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(choice == m_choice);
    // The menu is filled anew meanwhile, so the change waits until it has closed.
    connect(
        action, &QAction::triggered, this, [this, choice] { setChoice(choice); }, Qt::QueuedConnection);
}

void ScatterControls::showChoice()
{
    QString text = m_choice.principal ? tr("PCA")
                   : m_axisNames.size() == 1
                       ? QStringLiteral("d₁")
                       : QStringLiteral("d%1 × d%2").arg(subscript(m_choice.x + 1), subscript(m_choice.y + 1));
    if (m_choice.scale != AxisScale::Kind::Linear)
        text += m_choice.scale == AxisScale::Kind::SquareRoot ? tr(" · √") : tr(" · log");
    if (m_choice.training)
        text += tr(" + labels");
    m_axes->setText(text + QStringLiteral(" ▾"));
    m_axes->setAccessibleName(tr("Axes: %1").arg(text));
}

}  // namespace fuzzylens::ui
