// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_view.h"

#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_text.h"
#include "ui/theme/text_size.h"
#include "ui/tune/tune_text.h"

#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

CompareView::CompareView(Scene& scene, CompareController& compare, QWidget* parent)
    : View(scene, parent)
    , m_compare(compare)
    , m_table(new QTableView(this))
{
    setFocusProxy(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    connect(&compare, &CompareController::resultsChanged, this, [this] {
        follow();
        if (isApplicable() != m_wasApplicable) {
            m_wasApplicable = !m_wasApplicable;
            emit applicabilityChanged();
        }
        emit shownChanged();
    });
}

bool CompareView::isApplicable() const
{
    return !m_compare.finished().empty();
}

/// Low, so that the workspace has room for two of them; they grow into the room there is.
QSize CompareView::sizeHint() const
{
    return {inText(200), inText(120)};
}

QString CompareView::origin() const
{
    if (!isApplicable())
        return {};
    const StartedComparison& comparison = *m_compare.comparison();
    const Dataset& prepared = *comparison.prepared().problem.data;
    return originText(protocolName(comparison.protocol()), comparison.data()->origin().path, prepared.samples(),
                      prepared.features(), comparison.prepared().specs);
}

QString CompareView::description() const
{
    if (!isApplicable())
        return tr("Start a comparison to see its results here.");
    const std::vector<ValidatedMethod>& finished = m_compare.finished();
    const auto best = std::max_element(
        finished.begin(), finished.end(),
        [](const ValidatedMethod& left, const ValidatedMethod& right) { return left.correct < right.correct; });
    return shown() + QLatin1Char(' ') +
           tr("Highest accuracy: %1, %2.")
               .arg(methodTitle(best->method), outcomeText(*best, m_compare.comparison()->protocol()));
}

}  // namespace fuzzylens::ui
