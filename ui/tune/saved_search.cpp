// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/saved_search.h"

#include "core/session/command_line/fit_line.h"
#include "core/session/shell_quote.h"
#include "core/session/shell_words.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

struct SavedSearchWords
{
    Q_DECLARE_TR_FUNCTIONS(Tune)
};

/// "zscore, top-variance=500".
QString stepTexts(const std::vector<StepSpec>& steps)
{
    QStringList texts;
    for (const StepSpec& step : steps)
        texts << QString::fromStdString(step.text());
    return texts.isEmpty() ? SavedSearchWords::tr("none") : texts.join(QStringLiteral(", "));
}

/// The steps of a command line of `tune`. Up to its first grid, it is that of `fit`.
/// @throws std::invalid_argument as readFitLine.
std::vector<StepSpec> stepsOf(const std::string& command)
{
    std::string line = "fuzzylens-cli fit";
    const std::vector<std::string> words = shellWords(command);
    for (std::size_t i = 2; i < words.size() && words[i] != "--grid"; ++i)
        line += ' ' + shellQuoted(words[i]);
    return readFitLine(line).fit.command.steps;
}

SearchPlan planOf(const TuneResult& saved, const std::vector<SearchAxis>& axes)
{
    SearchPlan plan{{}, saved.grid, parseProtocol(saved.cv)};
    for (const GridAxis& grid : saved.grid.axes()) {
        const auto axis = std::find_if(axes.begin(), axes.end(),
                                       [&](const SearchAxis& known) { return known.name == grid.name; });
        if (axis == axes.end())
            throw std::invalid_argument(
                SavedSearchWords::tr("It varies %1, which cannot be varied here with the present settings.")
                    .arg(QString::fromStdString(grid.name))
                    .toStdString());
        plan.axes.push_back(*axis);
    }
    return plan;
}

/// Empty if the search was computed from the open data, prepared in the same way.
QString otherData(const TuneResult& saved, const Project& project)
{
    const Preparation& prepared = *project.fitter().prepared();
    const Target& target = prepared.problem.target;
    if (saved.inputSha256 != project.dataset()->origin().sha256)
        return SavedSearchWords::tr("It was computed from other data (%1). Open these first.")
            .arg(QFileInfo(QString::fromStdString(saved.inputPath)).fileName());
    if (saved.label != target.name)
        return SavedSearchWords::tr("Its label is %1. Choose this label first.").arg(nameText(saved.label));
    if (saved.samples != prepared.problem.data->sampleNames() || saved.classes != target.classNames ||
        saved.record.classOf != target.classOf)
        return SavedSearchWords::tr("Other samples or classes are excluded in it. Exclude the same ones first.");
    const QString steps = stepTexts(stepsOf(saved.command));
    return steps == stepTexts(prepared.specs)
               ? QString()
               : SavedSearchWords::tr("Its preprocessing steps are: %1. Choose the same steps first.").arg(steps);
}

/// Empty if all settings are equal; else the first parameter that differs.
QString otherSettings(const std::vector<Parameters>& saved, const std::vector<Parameters>& present,
                      const MethodDescription& method)
{
    for (std::size_t i = 0; i < std::min(saved.size(), present.size()); ++i)
        for (const ParameterDescription& parameter : method.parameters)
            if (const std::string& name = parameter.name;
                saved[i].has(name) && present[i].has(name) && saved[i].value(name) != present[i].value(name))
                return SavedSearchWords::tr(
                           "Its value of %1 is %2, the present one is %3. Set the same value first.")
                    .arg(shownText(parameter.label), QString::fromStdString(toText(saved[i].value(name))),
                         QString::fromStdString(toText(present[i].value(name))));
    return saved == present ? QString() : SavedSearchWords::tr("It has other settings.");
}

}  // namespace

ReopenedSearch ReopenedSearch::of(const TuneResult& saved, const Project& project,
                                  const std::vector<SearchAxis>& axes)
{
    const MethodDescription& method = fuzzylens::method(saved.record.method);
    if (method.id != project.state().method)
        return {{},
                SavedSearchWords::tr("It compares settings of %1. Choose this method first.")
                    .arg(shownText(method.name))};
    try {
        if (QString obstacle = otherData(saved, project); !obstacle.isEmpty())
            return {{}, obstacle};
        const Protocol protocol = parseProtocol(saved.cv);
        if (protocol.kind == Protocol::Kind::None || protocol.isNested() || saved.preprocess != "fold" ||
            !saved.grid.sample().empty() || saved.shard != Shard())
            return {{},
                    SavedSearchWords::tr("It is a search of a kind that only the command line continues: run "
                                         "fuzzylens-cli tune again.")};
        auto search = std::make_shared<const StartedSearch>(project.dataset(), project.input(), project.state(),
                                                            project.fitter().prepared(), planOf(saved, axes));
        QString obstacle = otherSettings(saved.record.candidates, search->search().record().candidates, method);
        if (obstacle.isEmpty() && std::uint64_t(saved.seed) != search->seed())
            obstacle = SavedSearchWords::tr("Its folds were drawn with the seed %1, the present seed is %2.")
                           .arg(saved.seed)
                           .arg(search->seed());
        return obstacle.isEmpty() ? ReopenedSearch{search, {}} : ReopenedSearch{{}, obstacle};
    } catch (const std::invalid_argument& error) {
        return {{}, exceptionText(error)};
    }
}

}  // namespace fuzzylens::ui
