// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_factory.h"

#include "ui/views/annealing/annealing_view.h"
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

#include <array>

namespace fuzzylens::ui {

namespace {

struct Kind
{
    const char* identifier;
    View* (*make)(Scene&, QWidget*);
};

template <typename T>
View* make(Scene& scene, QWidget* parent)
{
    return new T(scene, parent);
}

constexpr std::array kinds = {
    Kind{"scatter", make<ScatterView>},       Kind{"samples", make<SampleTableView>},
    Kind{"weights", make<WeightsView>},       Kind{"values", make<FeatureValuesView>},
    Kind{"features", make<FeatureTableView>}, Kind{"memberships", make<MembershipView>},
    Kind{"embedding", make<EmbeddingView>},   Kind{"expression", make<ExpressionView>},
    Kind{"objective", make<ObjectiveView>},   Kind{"preparation", make<PreparationView>},
    Kind{"pairs", make<PairTableView>},       Kind{"laplacian", make<LaplacianView>},
    Kind{"annealing", make<AnnealingView>},   Kind{"spectrum", make<SpectrumView>},
};

}  // namespace

QStringList viewIdentifiers()
{
    QStringList identifiers;
    for (const Kind& kind : kinds)
        identifiers << QString::fromLatin1(kind.identifier);
    return identifiers;
}

View* makeView(const QString& identifier, Scene& scene, QWidget* parent)
{
    for (const Kind& kind : kinds)
        if (identifier == QLatin1String(kind.identifier))
            return kind.make(scene, parent);
    return nullptr;
}

}  // namespace fuzzylens::ui
