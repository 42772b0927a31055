// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/sample_attribute.h"

namespace fuzzylens::ui {

int featureCalled(const std::vector<std::string>& names, const std::string& name, int occurrence)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name && occurrence-- == 0)
            return int(i);
    return -1;
}

bool isSameAttribute(const Colouring& one, const Colouring& other)
{
    const bool hasName = one.from == Colouring::From::Field || one.from == Colouring::From::Feature;
    return one.from == other.from && one.occurrence == other.occurrence && (!hasName || one.name == other.name);
}

std::optional<Colouring> sampleAttribute(const Scene& scene, const Colouring& key)
{
    using From = Colouring::From;
    const FitPtr& fit = scene.fit();
    if (!fit)
        return std::nullopt;
    if (key.from == From::Target)
        return Scene::colouringByTarget(*fit);
    if (key.from >= From::Cluster && key.from <= From::LeftOutErrors)
        return scene.colouringByResult(key.from, key.occurrence);
    if (!fit->data)
        return std::nullopt;
    const std::string name = key.name.toStdString();
    if (key.from == From::Field)
        if (const LabelField* field = fit->data->labelField(name))
            return Scene::colouringByField(*field);
    if (key.from == From::Feature)
        if (const int feature = featureCalled(fit->data->featureNames(), name, key.occurrence); feature >= 0)
            return Scene::colouringByFeature(*fit, feature);
    return std::nullopt;
}

}  // namespace fuzzylens::ui
