// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/override_row.h"

#include "ui/theme/wrapped_tip.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace fuzzylens::ui {

namespace {

constexpr int titleWidth = 96;

QString objectNameOf(const OverrideKind& kind)
{
    return QStringLiteral("override ") + QString::fromStdString(kind.what);
}

}  // namespace

OverrideRow::OverrideRow(const OverrideKind& kind, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_box(new QComboBox(this))
    , m_reason(new QLabel(this))
{
    m_box->setObjectName(objectNameOf(kind));
    m_box->setAccessibleName(kind.title);
    m_box->setToolTip(wrappedTip(kind.tip));
    m_box->setEditable(kind.isEditable);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    m_reason->setObjectName(QStringLiteral("muted"));
    m_reason->setWordWrap(true);
    auto* title = new QLabel(kind.title, this);
    title->setBuddy(m_box);
    title->setFixedWidth(titleWidth);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(1);
    layout->addWidget(title, 0, 0);
    layout->addWidget(m_box, 0, 1);
    layout->addWidget(m_reason, 1, 1);
    layout->setColumnStretch(1, 1);
    connect(m_box, &QComboBox::activated, this, &OverrideRow::choose);
    if (kind.isEditable)
        connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, &OverrideRow::chooseTyped);
}

void OverrideRow::showTrial(const ImportTrial& trial)
{
    const Decision* decision = decisionAbout(trial, m_kind.what);
    m_value = m_kind.value(trial.input.import);
    const bool isOfUnreadText = m_kind.isText && trial.error;
    setVisible(decision || m_value || isOfUnreadText);
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    const QString decided = decision ? QString::fromStdString(decision->value) : QString();
    m_box->addItem(m_value || decided.isEmpty() ? tr("as decided") : tr("%1 (as decided)").arg(decided));
    for (const OverrideKind::Choice& choice : m_kind.choices(trial))
        m_box->addItem(choice.text, choice.value);
    if (m_value && m_box->findData(*m_value) < 0)
        m_box->addItem(*m_value, *m_value);
    m_box->setCurrentIndex(m_value ? m_box->findData(*m_value) : 0);
    if (m_kind.isEditable && !m_value)
        m_box->setEditText(decided);
    QString reason = decision ? QString::fromStdString(decision->reason) : QString();
    if (m_value)
        reason = tr("chosen by you");
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    m_box->setAccessibleDescription(reason);
}

void OverrideRow::choose()
{
    const QVariant value = m_box->currentData();
    const std::optional<QString> next = value.isValid() ? std::optional(value.toString()) : std::nullopt;
    if (next != m_value)
        emit chosen(m_kind, next);
}

void OverrideRow::chooseTyped()
{
    const QString text = m_box->currentText().trimmed();
    if (m_box->lineEdit()->isModified() && text != m_value)
        emit chosen(m_kind, text);
    m_box->lineEdit()->setModified(false);
}

}  // namespace fuzzylens::ui
