// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_pictures.h"

#include "ui/report/report_input.h"
#include "ui/report/report_words.h"
#include "ui/views/heatmap/heatmap_view.h"
#include "ui/views/laplacian/laplacian_view.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/view_registry.h"
#include "ui/views/weights/weights_view.h"

#include <algorithm>
#include <string_view>

namespace fuzzylens::ui {

namespace {

constexpr int barsShown = 20;
constexpr int mostWeightPictures = 4;
constexpr int mostNamedSamples = 70;
constexpr double printWidth = 170;  // millimetres, inside the margins of A4 and Letter

/// Whether a picture would show next to nothing.
bool saysNothing(const QString& identifier, const Fit& fit)
{
    return identifier == QLatin1String("objective") && fit.result->outcome.objective.size() < 2;
}

/// High enough for readable names of the samples at their rows, if these are not too many.
double heightOf(const ViewDescription& kind, const Fit& fit)
{
    constexpr double frame = 24, ofRow = 1.9;  // millimetres
    const bool hasRows =
        std::string_view(kind.identifier) == "memberships" || std::string_view(kind.identifier) == "embedding";
    return hasRows && fit.samples() <= mostNamedSamples
               ? std::max(kind.report.height, frame + ofRow * fit.samples())
               : kind.report.height;
}

/// An invisible view computes its content at once; a shown one would do so in the background.
void showOffScreen(View& view)
{
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.setAttribute(Qt::WA_QuitOnClose, false);
    view.show();
}

}  // namespace

ReportPictures::ReportPictures(const ReportInput& input, const PairMarks* pairs)
{
    m_scene.setFit(input.fit);
    if (pairs)
        m_scene.pairs().set(pairs->pairs(), pairs->elsewhere(), pairs->areGuiding());
    for (const ViewDescription& view : views())
        if (view.report.height > 0)
            add(QString::fromLatin1(view.identifier), input);
}

ReportPictures::~ReportPictures() = default;

void ReportPictures::add(const QString& identifier, const ReportInput& input)
{
    std::unique_ptr<View> view(makeView(identifier, m_scene));
    const bool isMeant =
        identifier != QLatin1String("weights") || m_scene.hasOwnWeights() || m_scene.contribution().size() > 0;
    if (!view || !view->isApplicable() || !isMeant)
        return;
    if (identifier == QLatin1String("weights"))
        return addWeights();
    if (auto* scatter = qobject_cast<ScatterView*>(view.get()); scatter && input.axes) {
        scatter->setAxisChoice(*input.axes);
        scatter->setTurn(input.turn);
    }
    if (identifier == QLatin1String("laplacian"))
        showOffScreen(*view);
    else if (!view->missing().isEmpty() || saysNothing(identifier, *m_scene.fit()))
        return;
    take(identifier, std::move(view));
}

/// By weight a picture a cluster, or where these are many, what separates them; then by contribution, which is
/// of all clusters.
void ReportPictures::addWeights()
{
    const int rows = int(m_scene.weights().rows());
    std::vector<int> clusters{WeightQuestion::contrast};
    if (rows <= mostWeightPictures) {
        clusters.clear();
        for (int cluster = 0; cluster < rows; ++cluster)
            clusters.push_back(cluster);
    }
    for (const int cluster : clusters) {
        auto view = std::make_unique<WeightsView>(m_scene);
        view->ask({cluster, barsShown, WeightOrder::ByWeight});
        const QString name = clusters.size() == 1
                                 ? view->identifier()
                                 : QStringLiteral("%1-%2").arg(view->identifier()).arg(cluster + 1);
        take(name, std::move(view));
    }
    if (!m_scene.hasOwnWeights() || m_scene.contribution().size() == 0)
        return;  // there is but one ranking
    auto view = std::make_unique<WeightsView>(m_scene);
    view->ask({rows > 1 ? WeightQuestion::contrast : 0, barsShown, WeightOrder::ByContribution});
    take(QStringLiteral("weights-by-contribution"), std::move(view));
}

void ReportPictures::take(const QString& name, std::unique_ptr<View> view)
{
    const ViewDescription& kind = *findView(view->identifier());
    m_pictures.push_back({name,
                          std::move(view),
                          ReportWords::tr(kind.report.howToRead),
                          {printWidth, heightOf(kind, *m_scene.fit())}});
}

bool ReportPictures::areReady() const
{
    return std::all_of(m_pictures.begin(), m_pictures.end(), [](const Picture& picture) {
        const auto* laplacian = qobject_cast<const LaplacianView*>(picture.view.get());
        return !laplacian || !laplacian->isBusy();
    });
}

void ReportPictures::dropMissing()
{
    std::erase_if(m_pictures, [](const Picture& picture) { return !picture.view->missing().isEmpty(); });
}

ReportFigure ReportPictures::figure(std::size_t picture) const
{
    const Picture& shown = m_pictures[picture];
    QString caption = sentenceOf(shown.view->subject()) + QLatin1Char(' ') + shown.howToRead;
    const auto* map = qobject_cast<const HeatmapView*>(shown.view.get());
    const bool isNamed = map && map->figureHasNames();
    if (map && !isNamed)
        caption += QLatin1Char(' ') +
                   ReportWords::tr("Row names are omitted because they would be smaller than 5 points.");
    const double height = shown.millimetres.height(), least = findView(shown.view->identifier())->report.least;
    const bool areSamples = isNamed && height > findView(shown.view->identifier())->report.height;
    return {shown.name, caption, shown.view->description(), shown.millimetres, areSamples ? height : least};
}

FigureOptions ReportPictures::options(std::size_t picture, double height) const
{
    FigureOptions options;
    options.widthMm = m_pictures[picture].millimetres.width();
    options.heightMm = height > 0 ? height : m_pictures[picture].millimetres.height();
    options.hasCaption = false;
    return options;
}

}  // namespace fuzzylens::ui
