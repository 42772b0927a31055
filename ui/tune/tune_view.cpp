// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_view.h"

#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"

#include <numeric>
#include <set>

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

QString TuneView::origin() const
{
    if (!isApplicable())
        return {};
    const StartedSearch& search = *m_tune.search();
    std::set<std::string> varied;
    for (const std::size_t axis : shownAxes())
        varied.insert(search.plan().axes[axis].parameter);
    return originText(settingsText(search.state().method, m_tune.record().candidates[shownCandidate()],
                                   search.prepared().problem.target, varied) +
                          QStringLiteral(" · ") + protocolName(search.plan().protocol),
                      search.data()->origin().path, search.prepared().problem.data->samples(),
                      search.prepared().problem.data->features(), search.prepared().specs);
}

std::vector<std::size_t> TuneView::shownAxes() const
{
    std::vector<std::size_t> axes(m_tune.search()->plan().axes.size());
    std::iota(axes.begin(), axes.end(), std::size_t{0});
    return axes;
}

std::size_t TuneView::shownCandidate() const
{
    return m_tune.selected();
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
