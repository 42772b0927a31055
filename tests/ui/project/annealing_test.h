// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/mes.h"
#include "core/numeric/random.h"
#include "ui/project/annealing_controller.h"
#include "ui/project/project.h"
#include "ui/project/requested_probes.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

namespace fuzzylens::test {

/// Two classes that lie apart in a few features, and samples between them.
inline DatasetPtr twoClasses(int samples)
{
    constexpr int features = 8;
    Random random(3);
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    DatasetParts parts;
    LabelField field;
    field.name = "class";
    field.classes = {"a", "b"};
    for (int i = 0; i < samples; ++i) {
        for (int l = 0; l < features; ++l)
            (*values)(i, l) = random.normal() + (i % 2 == 0 && l < 3 ? 2.0 : 0.0);
        parts.sampleNames.push_back("s" + std::to_string(i + 1));
        field.codes.push_back(i % 2);
    }
    for (int l = 0; l < features; ++l)
        parts.featureNames.push_back("g" + std::to_string(l + 1));
    parts.values = values;
    parts.labelFields.push_back(field);
    parts.preferredLabel = field.name;
    return std::make_shared<const Dataset>(std::move(parts));
}

inline bool same(const ProbeTemperature& one, const ProbeTemperature& other)
{
    return one.temperature == other.temperature && one.energy == other.energy && one.quality == other.quality &&
           one.trials == other.trials && one.accepted == other.accepted && one.probes == other.probes;
}

inline bool same(const std::vector<ProbeTemperature>& one, const std::vector<ProbeTemperature>& other,
                 std::size_t count)
{
    return one.size() >= count && other.size() >= count &&
           std::equal(one.begin(), one.begin() + std::ptrdiff_t(count), other.begin(),
                      [](const auto& a, const auto& b) { return same(a, b); });
}

inline bool same(const std::vector<ProbeTemperature>& one, const std::vector<ProbeTemperature>& other)
{
    return one.size() == other.size() && same(one, other, one.size());
}

inline bool has(const ProbeTemperature& at, Eigen::Index probe)
{
    return std::binary_search(at.probes.begin(), at.probes.end(), probe);
}

/// A document of two classes with a controller of searches, which has fitted MES by annealing.
class AnnealingTest : public QObject
{
protected:
    ui::AnnealingStage& stage() { return m_project->scene().annealing(); }
    const std::vector<ProbeTemperature>& temperatures() { return stage().course().temperatures; }
    void open(const DatasetPtr& data);
    void set(std::map<std::string, ParameterValue> chosen);
    void settle();
    void step();
    void playToTheEnd();

    std::unique_ptr<ui::AnnealingController> m_controller;
    std::unique_ptr<ui::Project> m_project;
};

inline void AnnealingTest::open(const DatasetPtr& data)
{
    m_controller.reset();
    m_project = std::make_unique<ui::Project>();
    m_controller = std::make_unique<ui::AnnealingController>(*m_project);
    m_controller->setPace(0);
    m_project->fitter().setLive(false);
    m_project->open(data, QStringLiteral("test"), {"test", {}, {}});
    m_project->setMethod("mes");
    set({{"selection", std::string("annealing")},
         {"clusters", std::int64_t(2)},
         {"temperatures", std::int64_t(8)},
         {"restarts", std::int64_t(1)},
         {"trials", std::int64_t(2)}});
    QSignalSpy settled(&m_project->fitter(), &ui::Fitter::fitted);
    m_project->fitter().setLive(true);
    QVERIFY(settled.wait(30000));
    QVERIFY(stage().isOffered() && stage().canSearch());
}

inline void AnnealingTest::set(std::map<std::string, ParameterValue> chosen)
{
    ui::AnalysisState next = m_project->state();
    for (auto& [name, value] : chosen)
        next.chosen[name] = value;
    m_project->change(next, QStringLiteral("test"));
}

/// The displayed fit belongs to the present settings, or to the displayed set of the search.
inline void AnnealingTest::settle()
{
    const auto isThere = [this] {
        const ui::FitPtr& fit = m_project->scene().fit();
        if (!m_project->fitter().isPrepared() || !fit || fit->prepared != m_project->fitter().prepared() ||
            fit->result->method != m_project->state().method || m_project->fitter().job().isBusy())
            return false;
        const Parameters set = ui::fitParameters(m_project->state(), *m_project->fitter().prepared());
        const std::optional<ui::FoundProbes> found = ui::shownProbes(stage());
        return found ? fit->result->outcome.probes == found->probes : fit->result->parameters == set;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), 30000);
}

/// One temperature further; from the start of the record.
inline void AnnealingTest::step()
{
    if (!stage().isSearch() && stage().isAtEnd())
        stage().rewindTo(0);
    stage().step();
    QTRY_VERIFY_WITH_TIMEOUT(!stage().isRunning(), 30000);
}

inline void AnnealingTest::playToTheEnd()
{
    stage().play();
    QVERIFY(stage().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!stage().isRunning(), 30000);
    QVERIFY(stage().course().isOver && stage().isAtEnd());
}

}  // namespace fuzzylens::test
