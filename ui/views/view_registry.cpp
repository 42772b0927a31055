// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_registry.h"

#include "ui/views/annealing/annealing_view.h"
#include "ui/views/confusion/confusion_view.h"
#include "ui/views/explanation/explanation_view.h"
#include "ui/views/features/feature_table_view.h"
#include "ui/views/features/feature_values_view.h"
#include "ui/views/heatmap/embedding_view.h"
#include "ui/views/heatmap/expression_view.h"
#include "ui/views/heatmap/membership_view.h"
#include "ui/views/laplacian/laplacian_view.h"
#include "ui/views/objective/objective_view.h"
#include "ui/views/pairs/pair_table_view.h"
#include "ui/views/preparation/preparation_view.h"
#include "ui/views/samples/sample_table_view.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/spectrum/spectrum_view.h"
#include "ui/views/weights/weights_view.h"

#include <QCoreApplication>

#include <stdexcept>
#include <string>

namespace fuzzylens::ui {

namespace {

template <typename T>
View* make(Scene& scene, QWidget* parent)
{
    return new T(scene, parent);
}

std::vector<ViewDescription> ownViews()
{
    using enum ViewCardPlace;
    return {
        {"scatter",
         make<ScatterView>,
         UpperLeft,
         "pictures.md#samples",
         true,
         {105, 60,
          QT_TRANSLATE_NOOP("Report",
                            "A mark is a sample, its shape and colour its class; crosses are the centres of "
                            "the clusters.")}},
        {"samples", make<SampleTableView>, UpperLeft, "pictures.md#sample-table"},
        {"weights",
         make<WeightsView>,
         UpperRight,
         "pictures.md#feature-weights",
         true,
         {85, 74,
          QT_TRANSLATE_NOOP("Report",
                            "The leading features, the first on top; what the figures are stands above them.")}},
        {"values", make<FeatureValuesView>, UpperRight, "pictures.md#feature-values", false},
        {"features", make<FeatureTableView>, UpperRight, "pictures.md#feature-table"},
        {"confusion", make<ConfusionView>, UpperRight, "pictures.md#confusion-matrix", false},
        {"memberships",
         make<MembershipView>,
         LowerRight,
         "pictures.md#memberships",
         true,
         {85, 60,
          QT_TRANSLATE_NOOP("Report",
                            "A row is a sample, a column a cluster; the lighter, the more the sample belongs "
                            "there.")}},
        {"embedding",
         make<EmbeddingView>,
         LowerRight,
         "pictures.md#embedding",
         true,
         {85, 60, QT_TRANSLATE_NOOP("Report", "A row is a sample, a column a probe.")}},
        {"expression",
         make<ExpressionView>,
         LowerLeft,
         "pictures.md#expression",
         false,
         {105, 66,
          QT_TRANSLATE_NOOP("Report", "A row is a feature, a column a sample; values as the method saw them, as "
                                      "z-scores of the feature.")}},
        {"objective",
         make<ObjectiveView>,
         LowerLeft,
         "pictures.md#objective",
         true,
         {70, 55, QT_TRANSLATE_NOOP("Report", "What the fit makes small, iteration by iteration.")}},
        {"preparation", make<PreparationView>, LowerRight, "pictures.md#preparation", false},
        {"pairs", make<PairTableView>, LowerRight, "pictures.md#pairs", false},
        {"annealing",
         make<AnnealingView>,
         LowerLeft,
         "pictures.md#annealing",
         true,
         {85, 66, QT_TRANSLATE_NOOP("Report", "The search for the probes, temperature by temperature.")}},
        {"spectrum",
         make<SpectrumView>,
         LowerRight,
         "pictures.md#spectrum",
         true,
         {75, 60,
          QT_TRANSLATE_NOOP("Report",
                            "The eigenvalues that the reduction goes by; those used as dimensions stand apart.")}},
        {"laplacian",
         make<LaplacianView>,
         LowerRight,
         "pictures.md#laplacian",
         false,
         {95, 66,
          QT_TRANSLATE_NOOP("Report", "How far the embedding agrees with the normalised Laplacian of the graph of "
                                      "samples and probes.")}},
        {"explanation", make<ExplanationView>, LowerRight, "pictures.md#explanation", false},
    };
}

std::vector<ViewDescription>& registeredViews()
{
    static std::vector<ViewDescription> all = ownViews();
    return all;
}

}  // namespace

const std::vector<ViewDescription>& views()
{
    return registeredViews();
}

void addView(const ViewDescription& view)
{
    if (findView(QLatin1String(view.identifier)))
        throw std::invalid_argument(std::string("there is a view \"") + view.identifier + "\" already");
    registeredViews().push_back(view);
}

const ViewDescription* findView(const QString& identifier)
{
    for (const ViewDescription& view : views())
        if (identifier == QLatin1String(view.identifier))
            return &view;
    return nullptr;
}

QStringList viewIdentifiers()
{
    QStringList identifiers;
    for (const ViewDescription& view : views())
        identifiers << QString::fromLatin1(view.identifier);
    return identifiers;
}

View* makeView(const QString& identifier, Scene& scene, QWidget* parent)
{
    const ViewDescription* view = findView(identifier);
    return view ? view->make(scene, parent) : nullptr;
}

}  // namespace fuzzylens::ui
