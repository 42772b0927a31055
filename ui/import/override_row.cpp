// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/override_row.h"

#include "ui/import/override_kinds.h"
#include "ui/panels/flow_layout.h"
#include "ui/theme/core_text.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace fuzzylens::ui {

/// A few choices side by side, one click each; arrow keys move among them.
class ChoiceStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceStrip(QWidget* parent = nullptr);

    /// @p current: the value in force; an empty text: none of them. @p title: name of the choice, for a screen
    /// reader.
    void showChoices(const std::vector<OverrideKind::Choice>& choices, const QString& current,
                     const QString& title);
    /// Additional description of each for screen readers.
    void describe(const QString& reason);

signals:
    void chosen(const QString& value);

private:
    void rebuild(std::size_t count);

    QButtonGroup* m_group;
    std::vector<QString> m_values;
};

namespace {

constexpr int titleWidth = 92;
constexpr int widestBack = 230;
constexpr std::size_t mostSideBySide = 6;
constexpr std::size_t mostSuggestions = 12;
constexpr int mostLetters = 18;

using Choice = OverrideKind::Choice;

/// Whether there is a choice to be made about a file that could not be read, though nothing was decided.
bool isOpenOfUnread(const ImportTrial& trial, const OverrideKind& kind)
{
    const bool isOfContainer = kind.choice == ImportChoice::Sheet || kind.choice == ImportChoice::Layer ||
                               kind.choice == ImportChoice::TopVariance;  // which says itself what there is
    return trial.error && (kind.what == "format" ||
                           (kind.choice && !trial.preview.rows.empty() && !trial.fixed.empty() && !isOfContainer));
}

/// The choice of this value; null if there is none.
const Choice* choiceWith(const std::vector<Choice>& choices, const QString& value)
{
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) { return choice.value == value; });
    return found == choices.end() ? nullptr : &*found;
}

}  // namespace

ChoiceStrip::ChoiceStrip(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    constexpr int gap = 3;
    new FlowLayout(gap, this);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { emit chosen(m_values[std::size_t(id)]); });
}

void ChoiceStrip::rebuild(std::size_t count)
{
    for (auto buttons = m_group->buttons(); std::size_t(buttons.size()) > count; buttons.removeLast()) {
        m_group->removeButton(buttons.last());
        delete buttons.last();
    }
    while (std::size_t(m_group->buttons().size()) < count) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("isChoice", true);
        layout()->addWidget(button);
        m_group->addButton(button, int(m_group->buttons().size()));
        button->show();
    }
}

void ChoiceStrip::showChoices(const std::vector<OverrideKind::Choice>& choices, const QString& current,
                              const QString& title)
{
    m_values.clear();
    rebuild(choices.size());
    m_group->setExclusive(false);
    for (std::size_t index = 0; index < choices.size(); ++index) {
        const OverrideKind::Choice& choice = choices[index];
        const QString name = choice.name.isEmpty() ? choice.text : choice.name;
        QAbstractButton* button = m_group->button(int(index));
        button->setObjectName(QStringLiteral("choice %1").arg(choice.value));
        button->setText(choice.text);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(title, name));
        button->setToolTip(name == choice.text ? QString() : name);
        button->setChecked(choice.value == current);
        m_values.push_back(choice.value);
    }
    m_group->setExclusive(true);
    // Tab comes to the one in force, arrows go on from there.
    const bool anyChecked = m_group->checkedButton() != nullptr;
    for (QAbstractButton* button : m_group->buttons())
        button->setFocusPolicy(button->isChecked() || !anyChecked ? Qt::StrongFocus : Qt::ClickFocus);
}

void ChoiceStrip::describe(const QString& reason)
{
    for (QAbstractButton* button : m_group->buttons())
        button->setAccessibleDescription(reason);
}

OverrideRow::OverrideRow(const OverrideKind& kind, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_strip(new ChoiceStrip(this))
    , m_list(new QComboBox(this))
    , m_text(new QLineEdit(this))
    , m_reason(new QLabel(this))
    , m_back(new QPushButton(this))
{
    setObjectName(QStringLiteral("override ") + QString::fromStdString(kind.what));
    setToolTip(wrappedTip(kind.tip));
    m_list->setObjectName(QStringLiteral("list"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    m_text->setObjectName(QStringLiteral("text"));
    for (QWidget* field : {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_text)})
        field->setAccessibleName(kind.title);
    m_reason->setObjectName(QStringLiteral("muted"));
    m_reason->setWordWrap(true);
    m_back->setObjectName(QStringLiteral("backAsDecided"));
    auto* title = new QLabel(kind.title, this);
    title->setFixedWidth(inText(titleWidth));
    title->setMinimumHeight(m_text->sizeHint().height());
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    layout->addWidget(title, 0, 0, Qt::AlignTop);
    layout->addWidget(m_list, 0, 1);
    layout->addWidget(m_text, 0, 1);
    layout->addWidget(m_strip, kind.isTyped ? 1 : 0, 1);
    layout->addWidget(m_reason, 2, 1);
    layout->addWidget(m_back, 3, 1, Qt::AlignLeft);
    layout->setColumnStretch(1, 1);
    connect(m_strip, &ChoiceStrip::chosen, this, &OverrideRow::choose);
    connect(m_list, &QComboBox::activated, this, [this] { choose(m_list->currentData().toString()); });
    connect(m_text, &QLineEdit::editingFinished, this, &OverrideRow::chooseTyped);
    connect(m_back, &QPushButton::clicked, this, &OverrideRow::leaveToProgram);
}

void OverrideRow::showTrial(const ImportTrial& trial)
{
    const Decision* decision = decisionAbout(trial, m_kind.what);
    m_value = m_kind.value(trial.input.import);
    setVisible(whyFixed(trial, m_kind).isEmpty() && (decision || m_value || isOpenOfUnread(trial, m_kind)));
    if (decision && !m_value)
        m_decided = shownText(decision->value);
    showWays(m_kind.choices(trial), decision);
    showReason(decision);
}

void OverrideRow::showWays(std::vector<OverrideKind::Choice> choices, const Decision* decision)
{
    const Choice* decided = decision ? choiceOf(choices, *decision) : nullptr;
    const QString said = decision ? QString::fromStdString(decision->value.text()) : QString();
    m_current = m_value ? *m_value : decided ? decided->value : QString();
    const Choice* current = choiceWith(choices, m_current);
    if (m_kind.isTyped) {
        const bool isNamed = m_value && current && !current->name.isEmpty();
        if (!m_text->hasFocus() || !m_text->isModified())
            m_text->setText(isNamed ? current->name : m_value ? *m_value : said);
        m_text->setCursorPosition(0);
    } else if (m_value && !current) {
        choices.push_back({*m_value, *m_value});
    } else if (!m_value && !decided && !said.isEmpty()) {
        m_current = said;
        choices.insert(choices.begin(), {shownText(decision->value), said});
    }
    m_choices = choices;
    const bool isList = !m_kind.isTyped && choices.size() > mostSideBySide;
    m_text->setVisible(m_kind.isTyped);
    m_list->setVisible(isList);
    m_strip->setVisible(!isList && !choices.empty());
    setFocusProxy(m_kind.isTyped ? static_cast<QWidget*>(m_text)
                  : isList       ? static_cast<QWidget*>(m_list)
                                 : m_strip);
    if (isList)
        showList(choices);
    else
        showStrip(std::move(choices));
}

/// The first of many suggestions, so that the row keeps its height; long ones cut short.
void OverrideRow::showStrip(std::vector<Choice> choices)
{
    choices.resize(std::min(choices.size(), mostSuggestions));
    for (Choice& choice : choices) {
        if (choice.text.size() <= mostLetters)
            continue;
        if (choice.name.isEmpty())
            choice.name = choice.text;
        choice.text = choice.text.left(mostLetters - 1) + QChar(0x2026);
    }
    m_strip->showChoices(choices, m_current, m_kind.title);
}

void OverrideRow::showList(const std::vector<OverrideKind::Choice>& choices)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const OverrideKind::Choice& choice : choices)
        m_list->addItem(choice.text, choice.value);
    m_list->setCurrentIndex(m_list->findData(m_current));
}

void OverrideRow::showReason(const Decision* decision)
{
    QString reason = decision ? shownText(decision->reason) : QString();
    if (m_value)
        reason = tr("chosen by you");
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    m_list->setAccessibleDescription(reason);
    m_text->setAccessibleDescription(reason);
    m_strip->describe(reason);
    const QString back = m_decided.isEmpty() ? tr("reset") : tr("reset to %1").arg(m_decided);
    m_back->setText(m_back->fontMetrics().elidedText(back, Qt::ElideRight, inText(widestBack)));
    m_back->setToolTip(wrappedTip(tr("Use the automatically detected setting: %1").arg(m_decided)));
    m_back->setAccessibleName(tr("%1 %2").arg(m_kind.title, back));
    m_back->setVisible(m_value.has_value());
}

void OverrideRow::choose(const QString& value)
{
    if (value == m_current)
        return;
    m_current = value;  // before the file has been read so
    emit chosen(m_kind, value);
}

void OverrideRow::leaveToProgram()
{
    m_current.clear();
    emit chosen(m_kind, std::nullopt);
}

void OverrideRow::chooseTyped()
{
    if (!m_text->isModified())
        return;
    m_text->setModified(false);
    const QString typed = m_text->text().trimmed();
    const auto isMeant = [&typed](const Choice& choice) { return !typed.isEmpty() && choice.name == typed; };
    const auto meant = std::find_if(m_choices.begin(), m_choices.end(), isMeant);
    choose(meant == m_choices.end() ? typed : meant->value);
}

}  // namespace fuzzylens::ui

#include "override_row.moc"
