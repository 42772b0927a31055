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
         "views.md#samples",
         true,
         {105, 60,
          QT_TRANSLATE_NOOP("Report", "Each marker is a sample; its shape and colour show its class. Crosses are "
                                      "the centres of the clusters.")}},
        {"samples", make<SampleTableView>, UpperLeft, "views.md#sample-table"},
        {"weights",
         make<WeightsView>,
         UpperRight,
         "views.md#feature-weights",
         true,
         {85, 74,
          QT_TRANSLATE_NOOP(
              "Report",
              "The leading features, the highest-ranked at the top; the heading names the values shown.")}},
        {"values", make<FeatureValuesView>, UpperRight, "views.md#feature-values", false},
        {"features", make<FeatureTableView>, UpperRight, "views.md#feature-table"},
        {"confusion", make<ConfusionView>, UpperRight, "views.md#confusion-matrix", false},
        {"memberships",
         make<MembershipView>,
         LowerRight,
         "views.md#memberships",
         true,
         {85, 60,
          QT_TRANSLATE_NOOP(
              "Report", "Each row is a sample, each column a cluster; lighter colours mean larger memberships.")}},
        {"embedding",
         make<EmbeddingView>,
         LowerRight,
         "views.md#embedding",
         true,
         {85, 60, QT_TRANSLATE_NOOP("Report", "Each row is a sample, each column a probe.")}},
        {"expression",
         make<ExpressionView>,
         LowerLeft,
         "views.md#expression",
         false,
         {105, 66,
          QT_TRANSLATE_NOOP("Report", "Each row is a feature, each column a sample; values after preprocessing, "
                                      "as z-scores of the feature.")}},
        {"objective",
         make<ObjectiveView>,
         LowerLeft,
         "views.md#objective",
         true,
         {70, 55, QT_TRANSLATE_NOOP("Report", "The objective that the fit minimises, at each iteration.")}},
        {"preparation", make<PreparationView>, LowerRight, "views.md#preprocessing", false},
        {"pairs", make<PairTableView>, LowerRight, "views.md#constraints", false},
        {"annealing",
         make<AnnealingView>,
         LowerLeft,
         "views.md#annealing",
         true,
         {85, 66, QT_TRANSLATE_NOOP("Report", "The search for the probes, at each temperature.")}},
        {"spectrum",
         make<SpectrumView>,
         LowerRight,
         "views.md#spectrum",
         true,
         {75, 60,
          QT_TRANSLATE_NOOP(
              "Report",
              "The eigenvalues used for the dimensionality reduction; the selected dimensions are highlighted.")}},
        {"laplacian",
         make<LaplacianView>,
         LowerRight,
         "views.md#laplacian",
         false,
         {95, 66,
          QT_TRANSLATE_NOOP(
              "Report",
              "Agreement of the embedding with the normalised Laplacian of the graph of samples and probes.")}},
        {"explanation", make<ExplanationView>, LowerRight, "views.md#explanation", false},
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
