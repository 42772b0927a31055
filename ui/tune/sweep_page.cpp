// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep_page.h"

#include "ui/tune/sweep_controller.h"
#include "ui/tune/sweep_settings.h"
#include "ui/views/view.h"
#include "ui/workspaces/view_card.h"

#include <QVBoxLayout>

namespace fuzzylens::ui {

SweepPage::SweepPage(SweepController& sweep, View* view, QWidget* parent)
    : QWidget(parent)
    , m_settings(new SweepSettings(sweep, this))
    , m_card(new ViewCard(this))
{
    m_card->add(view);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_settings);
    layout->addWidget(m_card, 1);
    connect(&sweep, &SweepController::changed, this, [this, &sweep] {
        m_card->setOutdated(sweep.isStale()
                                ? tr("Out of date: data, steps, method or another parameter have changed. "
                                     "Undo the change, or start again.")
                                : QString());
    });
}

void SweepPage::takeFocus()
{
    m_settings->takeFocus();
}

}  // namespace fuzzylens::ui
