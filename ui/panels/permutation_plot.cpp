// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/permutation_plot.h"

#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace fuzzylens::ui {

namespace {

constexpr int bins = 40;
constexpr double lineWidth = 2;

}  // namespace

PermutationPlot::PermutationPlot(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("permutationPlot"));
    setAccessibleName(tr("Distribution with shuffled labels"));
    setToolTip(tr("Bars: with shuffled labels. Line: with the original labels."));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void PermutationPlot::setTest(const PermutationTest* test)
{
    m_test = test ? std::optional(*test) : std::nullopt;
    update();
}

QSize PermutationPlot::sizeHint() const
{
    return {inText(120), inText(36)};
}

void PermutationPlot::paintEvent(QPaintEvent*)
{
    if (!m_test || m_test->permuted.empty())
        return;
    const auto [least, largest] = std::minmax_element(m_test->permuted.begin(), m_test->permuted.end());
    const double low = std::min(*least, m_test->observed), high = std::max(*largest, m_test->observed);
    const double range = high > low ? high - low : 1.0;
    std::vector<int> counts(bins);
    for (const double statistic : m_test->permuted)
        ++counts[std::size_t(std::min(bins - 1, int((statistic - low) / range * bins)))];
    const int most = *std::max_element(counts.begin(), counts.end());
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    const double right = width() - lineWidth, bottom = height() - 1, step = right / bins;
    for (int bin = 0; bin < bins; ++bin) {
        const double tall = (bottom - 2) * counts[std::size_t(bin)] / most;
        painter.fillRect(QRectF(bin * step, bottom - tall, step - 0.5, tall), theme.muted);
    }
    painter.fillRect(QRectF(0, bottom, width(), 1), theme.grid);
    const double place = std::min((m_test->observed - low) / range, 1.0) * right;
    painter.fillRect(QRectF(place, 0, lineWidth, bottom), theme.accent);
}

}  // namespace fuzzylens::ui
