// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/validation.h"

#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"

#include <QCoreApplication>

namespace fuzzylens::ui {

namespace {

struct ValidationWords
{
    Q_DECLARE_TR_FUNCTIONS(Validation)
};

}  // namespace

std::vector<int> classSizes(const Target& target)
{
    std::vector<int> sizes(target.classNames.size());
    for (const int cls : target.classOf)
        if (cls >= 0)
            ++sizes[std::size_t(cls)];
    return sizes;
}

QString preparationObstacle(const Project& project)
{
    if (!project.dataset())
        return ValidationWords::tr("Open a data set first.");
    if (project.fitter().isPrepared())
        return {};
    return project.fitter().error().isEmpty()
               ? ValidationWords::tr("The data are being prepared.")
               : ValidationWords::tr("The data could not be prepared. Correct the preprocessing steps first.");
}

QString validationObstacle(const Project& project, const Protocol& protocol)
{
    if (!project.dataset())
        return ValidationWords::tr("Open a data set with labels first.");
    if (QString obstacle = preparationObstacle(project); !obstacle.isEmpty())
        return obstacle;
    const Target& target = project.fitter().prepared()->problem.target;
    if (target.kind != Target::Kind::Classes || target.classes() < 2)
        return ValidationWords::tr(
            "Cross-validation needs labels of at least two classes. Choose a label field, or add labels.");
    const std::vector<int> sizes = classSizes(target);
    for (std::size_t cls = 0; cls < sizes.size(); ++cls)
        if (sizes[cls] < protocol.folds)
            return ValidationWords::tr(
                       "Class %1 has fewer samples (%2) than there are folds (%3). Choose leave-one-out or fewer "
                       "folds, or exclude the class.")
                .arg(nameText(target.classNames[cls]))
                .arg(sizes[cls])
                .arg(protocol.folds);
    return {};
}

}  // namespace fuzzylens::ui
