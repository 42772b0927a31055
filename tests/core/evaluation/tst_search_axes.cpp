// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/search.h"
#include "core/evaluation/search/search_axes.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// The axes of searches that follow from the descriptions of methods.
class TestSearchAxes : public QObject
{
    Q_OBJECT

private slots:
    void sfpTriesSelectionAndFuzzinessOnThePublishedScale();
    void everySearchableMethodHasDefaults();
    void parametersWithoutAPartAreLeftOut();
    void rangesBecomeGrids();
    void wrongRangesAreRefused();
    void candidatesKeepWhatWasChosen();
};

namespace {

Problem wideProblem(int classes = 2)
{
    return randomProblem({24, 40, classes});
}

std::vector<SearchAxis> axesOf(const char* id, const Problem& problem)
{
    const MethodDescription& chosen = method(id);
    return searchAxes(chosen, problem, defaultParameters(chosen, problem));
}

const SearchAxis* findAxis(const std::vector<SearchAxis>& axes, const std::string& name)
{
    const auto found =
        std::find_if(axes.begin(), axes.end(), [&](const SearchAxis& axis) { return axis.name == name; });
    return found == axes.end() ? nullptr : &*found;
}

}  // namespace

void TestSearchAxes::sfpTriesSelectionAndFuzzinessOnThePublishedScale()
{
    const std::vector<SearchAxis> axes = axesOf("sfp", wideProblem());
    for (const char* name : {"lambda_prime", "gamma_prime"}) {
        const SearchAxis* axis = findAxis(axes, name);
        QVERIFY(axis && axis->isByDefault);
        QCOMPARE(gridAxis(*axis, axis->range).values,
                 (std::vector<std::string>{"0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9"}));
    }
    QCOMPARE(std::count_if(axes.begin(), axes.end(), [](const SearchAxis& axis) { return axis.isByDefault; }), 2);
    const SearchAxis* clusters = findAxis(axes, "clusters");
    QVERIFY(clusters && clusters->isWhole);
    QCOMPARE(gridAxis(*clusters, clusters->range).values, (std::vector<std::string>{"2", "3", "4"}));
    QVERIFY(!findAxis(axes, "seed") && !findAxis(axes, "max_iterations"));
}

void TestSearchAxes::everySearchableMethodHasDefaults()
{
    int searchable = 0;
    const Problem problem = wideProblem(3);
    for (const MethodDescription& each : methods()) {
        if (!isSearchable(each))
            continue;
        ++searchable;
        std::vector<GridAxis> grids;
        for (const SearchAxis& axis : axesOf(each.id.c_str(), problem)) {
            const GridAxis grid = gridAxis(axis, axis.range);
            QVERIFY2(!grid.values.empty() && int(grid.values.size()) <= std::max(axis.range.count, 1),
                     axis.name.c_str());
            if (axis.isByDefault)
                grids.push_back(grid);
        }
        QVERIFY2(grids.size() <= 2, each.id.c_str());
        const Grid grid(grids);
        QCOMPARE(gridCandidates(grid, each, problem, {}).size(), grid.size());  // all of them are valid
    }
    QVERIFY(searchable >= 3);
}

void TestSearchAxes::parametersWithoutAPartAreLeftOut()
{
    Problem unlabelled = wideProblem();
    unlabelled.target = {};
    QVERIFY(!findAxis(axesOf("sfp", unlabelled), "alpha_prime"));
    QVERIFY(findAxis(axesOf("sfp", wideProblem()), "alpha_prime"));
}

void TestSearchAxes::rangesBecomeGrids()
{
    SearchAxis axis;
    axis.name = "ridge";
    axis.minimum = 0;
    axis.maximum = 1000;
    QCOMPARE(gridAxis(axis, {0, 1, 5}).values, (std::vector<std::string>{"0", "0.25", "0.5", "0.75", "1"}));
    QCOMPARE(gridAxis(axis, {3, 3, 4}).values, std::vector<std::string>{"3"});
    axis.isLogarithmic = true;
    QCOMPARE(gridAxis(axis, {0.01, 100, 5}).values, (std::vector<std::string>{"0.01", "0.1", "1", "10", "100"}));
    axis.isLogarithmic = false;
    axis.isWhole = true;
    QCOMPARE(gridAxis(axis, {2, 4, 7}).values, (std::vector<std::string>{"2", "3", "4"}));
}

void TestSearchAxes::wrongRangesAreRefused()
{
    SearchAxis axis;
    axis.name = "ridge";
    for (const SearchRange& range :
         {SearchRange{-0.1, 0.5, 3}, SearchRange{0.5, 1.1, 3}, SearchRange{0.6, 0.5, 3}, SearchRange{0, 1, 0},
          SearchRange{std::nan(""), 1, 3}, SearchRange{0, std::nan(""), 3}})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, gridAxis(axis, range));
    axis.isLogarithmic = true;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, gridAxis(axis, {0, 1, 3}));
}

void TestSearchAxes::candidatesKeepWhatWasChosen()
{
    const Problem problem = wideProblem();
    const Grid grid({{"lambda_prime", {"0.2", "0.5"}}});
    const std::vector<Parameters> candidates =
        gridCandidates(grid, method("sfp"), problem, {{"gamma", "0.25"}, {"lambda", "7"}});
    QCOMPARE(candidates.size(), std::size_t(2));
    for (const Parameters& candidate : candidates)
        QCOMPARE(candidate.real("gamma"), 0.25);
    QCOMPARE(candidates[0].real("lambda"), 4.0);  // (1 - 0.2) / 0.2
    QCOMPARE(candidates[1].real("lambda"), 1.0);
}

QTEST_APPLESS_MAIN(TestSearchAxes)
#include "tst_search_axes.moc"
