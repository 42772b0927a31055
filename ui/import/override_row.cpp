// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/override_row.h"

#include "ui/import/choice_strip.h"
#include "ui/theme/wrapped_tip.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace fuzzylens::ui {

namespace {

constexpr int titleWidth = 92;
constexpr int widestBack = 230;
constexpr std::size_t mostSideBySide = 6;

}  // namespace

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
    title->setFixedWidth(titleWidth);
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
    connect(m_back, &QPushButton::clicked, this, [this] { emit chosen(m_kind, std::nullopt); });
}

void OverrideRow::showTrial(const ImportTrial& trial)
{
    const Decision* decision = decisionAbout(trial, m_kind.what);
    m_value = m_kind.value(trial.input.import);
    const bool isText = m_kind.isText && (m_kind.what == "format" || !trial.preview.rows.empty());
    const bool isOfUnreadText = isText && trial.error && trial.preview.isOfFile;
    setVisible(decision || m_value || isOfUnreadText);
    if (decision && !m_value)
        m_decided = QString::fromStdString(decision->value);
    showWays(m_kind.choices(trial), decision);
    showReason(decision);
}

void OverrideRow::showWays(std::vector<OverrideKind::Choice> choices, const Decision* decision)
{
    const OverrideKind::Choice* decided = decision ? choiceOf(choices, *decision) : nullptr;
    const QString said = decision ? QString::fromStdString(decision->value) : QString();
    m_current = m_value ? *m_value : decided ? decided->value : QString();
    const auto isCurrent = [&](const OverrideKind::Choice& choice) { return choice.value == m_current; };
    if (m_kind.isTyped) {
        if (!m_text->hasFocus() || !m_text->isModified())
            m_text->setText(m_value ? *m_value : said);
        m_text->setCursorPosition(0);
    } else if (m_value && std::none_of(choices.begin(), choices.end(), isCurrent)) {
        choices.push_back({*m_value, *m_value});
    } else if (!m_value && !decided && !said.isEmpty()) {
        m_current = said;
        choices.insert(choices.begin(), {said, said});
    }
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
    QString reason = decision ? QString::fromStdString(decision->reason) : QString();
    if (m_value)
        reason = tr("chosen by you");
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    m_list->setAccessibleDescription(reason);
    m_text->setAccessibleDescription(reason);
    m_strip->describe(reason);
    const QString back = m_decided.isEmpty() ? tr("as decided") : tr("as decided: %1").arg(m_decided);
    m_back->setText(m_back->fontMetrics().elidedText(back, Qt::ElideRight, widestBack));
    m_back->setToolTip(wrappedTip(tr("Leave this decision to the program again: %1").arg(m_decided)));
    m_back->setAccessibleName(tr("%1 %2").arg(m_kind.title, back));
    m_back->setVisible(m_value.has_value());
}

void OverrideRow::choose(const QString& value)
{
    if (value != m_current)
        emit chosen(m_kind, value);
}

void OverrideRow::chooseTyped()
{
    if (!m_text->isModified())
        return;
    m_text->setModified(false);
    choose(m_text->text().trimmed());
}

}  // namespace fuzzylens::ui
