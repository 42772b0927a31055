// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_argument.h"

#include "ui/files/file_dialogs.h"
#include "ui/panels/step_row.h"
#include "ui/theme/core_text.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"

#include <QActionGroup>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int narrowest = 56, widest = 112, widestOfFile = 140, margin = 18, aroundChoice = 33, aroundTyped = 46;
constexpr int mostInTip = 400;  // letters

}  // namespace

StepArgument::StepArgument(QWidget* parent)
    : QWidget(parent)
    , m_typed(new QLineEdit(this))
    , m_choice(new QComboBox(this))
    , m_menu(new QToolButton(this))
    , m_offers(new QMenu(m_menu))
{
    m_menu->setObjectName(QStringLiteral("stepSource"));
    m_menu->setAccessibleName(tr("Choose a file"));
    m_menu->setToolTip(tr("Choose a file"));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    connect(m_offers, &QMenu::aboutToShow, this, &StepArgument::fillMenu);
    keepMnemonics(*m_offers);
    connect(m_menu, &QToolButton::clicked, this, [this] {
        if (!m_menu->menu())
            browse();
    });
    m_typed->setObjectName(QStringLiteral("valueBox"));
    m_typed->setAlignment(Qt::AlignRight);
    m_choice->setObjectName(QStringLiteral("stepChoice"));
    m_choice->setInsertPolicy(QComboBox::NoInsert);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_typed);
    layout->addWidget(m_choice);
    layout->addWidget(m_menu);
    connect(m_typed, &QLineEdit::editingFinished, this, [this] {
        if (!m_typed->isModified())
            return;
        m_typed->setModified(false);
        choose(m_typed->text());
    });
    connect(m_choice, &QComboBox::activated, this, [this] { choose(m_choice->currentText()); });
}

void StepArgument::setStep(const StepSpec& spec, const StepDescription* step)
{
    const bool hasArgument = step && !step->argument.empty();
    setVisible(hasArgument);
    if (!hasArgument)
        return;
    const bool isChoice = !step->choices.empty();
    m_typed->setVisible(!isChoice);
    m_choice->setVisible(isChoice);
    const bool isFileAlone = !step->takesAnnotation && step->endings.empty();
    m_menu->setVisible(step->takesFile);
    m_menu->setMenu(isFileAlone ? nullptr : m_offers);
    m_menu->setText(isFileAlone ? tr("File…") : tr("Choose ▾"));
    m_menu->setAccessibleName(tr("%1: choose a file").arg(shownText(step->title)));
    m_menu->setToolTip(step->endings.empty() ? tr("Choose a file")
                                             : tr("Choose a file, an annotation or other options of the step"));
    setNames(tr("%1: %2").arg(shownText(step->title), shownText(step->argument)), shownText(step->argument));
    if (isChoice && m_step != spec.name)
        offer(*step);
    const bool isBeingTyped = m_step == spec.name && field() && field()->hasFocus() && field()->isModified();
    m_step = spec.name;
    m_shown = QString::fromStdString(spec.argument.empty() && isChoice ? step->byDefault : spec.argument);
    if (isBeingTyped)
        return;
    if (isChoice)
        showChoice(*step);
    else
        showTyped(*step);
}

void StepArgument::focusField()
{
    if (m_choice->isHidden())
        m_typed->setFocus();
    else
        m_choice->setFocus();
}

QLineEdit* StepArgument::field() const
{
    return m_choice->isHidden() ? m_typed : m_choice->lineEdit();
}

void StepArgument::setNames(const QString& name, const QString& tip)
{
    for (QWidget* part : {static_cast<QWidget*>(m_typed), static_cast<QWidget*>(m_choice)}) {
        part->setAccessibleName(name);
        part->setToolTip(wrappedTip(tip));
    }
}

void StepArgument::showTyped(const StepDescription& step)
{
    m_typed->setPlaceholderText(step.byDefault.empty() ? shownText(step.argument)
                                                       : QString::fromStdString(step.byDefault));
    m_typed->setAlignment(step.takesFile ? Qt::AlignLeft : Qt::AlignRight);
    m_typed->setText(m_shown);
    const QString whole = m_shown.size() > mostInTip ? m_shown.left(mostInTip) + QStringLiteral("…") : m_shown;
    m_typed->setToolTip(wrappedTip((shownText(step.argument) + QLatin1Char('\n') + whole).trimmed()));
    const QFontMetrics metrics = m_typed->fontMetrics();
    const int wider = std::max(metrics.horizontalAdvance(m_typed->placeholderText()),
                               metrics.horizontalAdvance(m_typed->text()));
    m_typed->setFixedWidth(
        std::clamp(wider + margin, inText(narrowest), inText(step.takesFile ? widestOfFile : widest)));
    m_typed->setCursorPosition(0);
}

void StepArgument::offer(const StepDescription& step)
{
    m_choice->clear();
    m_choice->setEditable(false);  // its field is removed, with its connections
    m_choice->setEditable(step.takesOthers);
    for (const StepChoice& choice : step.choices) {
        m_choice->addItem(QString::fromStdString(choice.value));
        m_choice->setItemData(m_choice->count() - 1, wrappedTip(shownText(choice.help)), Qt::ToolTipRole);
    }
    if (!step.takesOthers)
        return;
    m_choice->setCompleter(nullptr);
    connect(m_choice->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        if (!m_choice->lineEdit()->isModified())
            return;
        m_choice->lineEdit()->setModified(false);
        choose(m_choice->currentText());
    });
}

void StepArgument::showChoice(const StepDescription& step)
{
    if (step.takesOthers)
        m_choice->setEditText(m_shown);
    else
        m_choice->setCurrentIndex(m_choice->findText(m_shown));
    const QFontMetrics metrics = m_choice->fontMetrics();
    int wider = metrics.horizontalAdvance(m_shown);
    for (const StepChoice& choice : step.choices)
        wider = std::max(wider, metrics.horizontalAdvance(QString::fromStdString(choice.value)));
    m_choice->setFixedWidth(std::min(wider + (step.takesOthers ? aroundTyped : aroundChoice), inText(widest)));
}

void StepArgument::fillMenu()
{
    QMenu* menu = m_offers;
    menu->clear();
    qDeleteAll(menu->findChildren<QActionGroup*>());
    const StepDescription* step = stepDescription(m_step);
    if (!step)
        return;
    menu->addAction(tr("Choose a file…"), this, &StepArgument::browse);
    if (step->takesAnnotation)
        for (const QString& name : m_annotations)
            menu->addAction(tr("From the annotation “%1”").arg(asMenuText(name)), this,
                            [this, name] { chooseSource(QLatin1Char('@') + name); });
    QStringList endings;
    const bool hasSource = !takenApart(endings).isEmpty();
    for (std::size_t group = 0; group < step->endings.size(); ++group) {
        menu->addSeparator();
        auto* radio = new QActionGroup(menu);
        for (const StepChoice& choice : step->endings[group]) {
            const QString value = QString::fromStdString(choice.value);
            QAction* action = menu->addAction(shownText(choice.help));
            action->setCheckable(true);
            action->setActionGroup(radio);
            action->setChecked(endings[qsizetype(group)] == value);
            action->setEnabled(hasSource);
            connect(action, &QAction::triggered, this, [this, group, value] { chooseEnding(group, value); });
        }
    }
}

void StepArgument::browse()
{
    const QString path = openFileName(this, "list", tr("Choose a file"));
    if (!path.isEmpty())
        chooseSource(path);
}

QString StepArgument::takenApart(QStringList& endings) const
{
    const StepDescription* step = stepDescription(m_step);
    QString source = m_shown;
    for (const auto& group : step->endings)
        endings << QString::fromStdString(group.front().value);
    const auto takesOne = [&] {
        for (std::size_t group = 0; group < step->endings.size(); ++group)
            for (const StepChoice& choice : step->endings[group]) {
                const QString value = QString::fromStdString(choice.value);
                if (!source.endsWith(QLatin1Char(',') + value))
                    continue;
                source.chop(value.size() + 1);
                endings[qsizetype(group)] = value;
                return true;
            }
        return false;
    };
    while (takesOne()) {
    }
    return source;
}

void StepArgument::chooseSource(const QString& source)
{
    QStringList endings;
    takenApart(endings);
    choosePutTogether(source, endings);
}

void StepArgument::chooseEnding(std::size_t group, const QString& ending)
{
    QStringList endings;
    const QString source = takenApart(endings);
    endings[qsizetype(group)] = ending;
    choosePutTogether(source, endings);
}

/// What goes without saying is left out.
void StepArgument::choosePutTogether(const QString& source, const QStringList& endings)
{
    const StepDescription* step = stepDescription(m_step);
    QString argument = source;
    for (qsizetype group = 0; group < endings.size(); ++group)
        if (endings[group].toStdString() != step->endings[std::size_t(group)].front().value)
            argument += QLatin1Char(',') + endings[group];
    choose(argument);
}

void StepArgument::choose(const QString& argument)
{
    if (argument.trimmed() != m_shown)
        emit chosen(argument.trimmed());
}

}  // namespace fuzzylens::ui
