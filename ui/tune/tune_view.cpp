// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_view.h"

#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"

namespace fuzzylens::ui {

TuneView::TuneView(Scene& scene, TuneController& tune, QWidget* parent)
    : PointedView(scene, parent)
    , m_tune(tune)
{
    connect(&tune, &TuneController::changed, this, [this] { contentChanged(); });
}

bool TuneView::isApplicable() const
{
    return !m_tune.record().trials.empty();
}

QString TuneView::description() const
{
    if (!isApplicable())
        return tr("Start a search to see its trials here.");
    const std::optional<std::size_t> best = m_tune.best();
    QString text = shown();
    if (best)
        text += QLatin1Char(' ') + tr("Best: %1. %2.").arg(settingText(m_tune, *best), outcomeText(m_tune, *best));
    return text + cursorText();
}

QString TuneView::tip(int point) const
{
    return trialTip(m_tune, candidateOf(point));
}

void TuneView::choose(int point)
{
    m_tune.apply(candidateOf(point));
}

}  // namespace fuzzylens::ui
