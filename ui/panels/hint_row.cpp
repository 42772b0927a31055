// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/hint_row.h"

#include "ui/document/document.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <utility>

namespace fuzzylens::ui {

namespace {

const QString settingsKey = QStringLiteral("dismissedHints");
constexpr int mostRemembered = 200;

}  // namespace

HintRow::HintRow(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_text(new QLabel(this))
    , m_offer(new QPushButton(this))
    , m_job(m_pool)
{
    setObjectName(QStringLiteral("hintRow"));
    m_pool.setMaxThreadCount(1);
    m_text->setObjectName(QStringLiteral("hintText"));
    m_text->setWordWrap(true);
    m_offer->setObjectName(QStringLiteral("hintOffer"));
    auto* dismiss = new QPushButton(tr("Dismiss"), this);
    dismiss->setObjectName(QStringLiteral("hintDismiss"));
    dismiss->setAccessibleName(tr("Dismiss this hint"));
    dismiss->setToolTip(tr("Say this no more of this data set"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(14);
    buttons->addWidget(m_offer);
    buttons->addWidget(dismiss);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(1);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    hide();
    connect(m_offer, &QPushButton::clicked, this, &HintRow::take);
    connect(dismiss, &QPushButton::clicked, this, &HintRow::dismiss);
    connect(&m_document, &Document::opened, this, [this] {
        if (std::exchange(m_isDismissed, false))
            look();
    });
    connect(&m_document, &Document::datasetChanged, this, &HintRow::look);
    connect(&m_document, &Document::stateChanged, this, &HintRow::refresh);
    m_job.onFinished(this, [this](quint64, const std::optional<LooksLike>& values) {
        m_values = values;
        refresh();
    });
    look();
}

void HintRow::look()
{
    m_values.reset();
    refresh();
    if (!m_document.dataset() || isDismissed())
        return m_job.cancel();
    m_job.request([data = m_document.dataset()](const Progress& progress) { return looksLike(*data, progress); });
}

void HintRow::refresh()
{
    m_hint.reset();
    if (m_values && m_document.dataset() && !isDismissed())
        m_hint = valueHint(*m_values, m_document.state().steps);
    if (m_hint) {
        m_text->setStyleSheet(QStringLiteral("color: %1").arg(Theme::of(palette()).muted.name()));
        m_text->setText(m_hint->text);
        m_offer->setText(m_hint->offer);
        m_offer->setToolTip(wrappedTip(m_hint->tip));
        m_offer->setVisible(!m_hint->offer.isEmpty());
        setAccessibleName(m_hint->text);
    }
    setVisible(m_hint.has_value());
}

void HintRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();  // in the colours of the theme
}

void HintRow::take()
{
    if (!m_hint)
        return;
    AnalysisState next = m_document.state();
    next.steps = taken(*m_hint, std::move(next.steps));
    m_document.change(next, m_hint->added ? tr("adding a step") : tr("switching off a step"));
}

void HintRow::dismiss()
{
    m_isDismissed = true;
    if (!key().isEmpty()) {
        QStringList known = QSettings().value(settingsKey).toStringList();
        known.removeAll(key());
        known.append(key());
        while (known.size() > mostRemembered)
            known.removeFirst();
        QSettings().setValue(settingsKey, known);
    }
    refresh();
}

bool HintRow::isDismissed() const
{
    return m_isDismissed || (!key().isEmpty() && QSettings().value(settingsKey).toStringList().contains(key()));
}

/// Identifies the data set in later sessions; empty if it cannot be identified.
QString HintRow::key() const
{
    return m_document.dataset() ? QString::fromStdString(m_document.dataset()->origin().sha256) : QString();
}

}  // namespace fuzzylens::ui
