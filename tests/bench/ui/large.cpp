// SPDX-License-Identifier: GPL-3.0-or-later
// Large data in the window, step by step: each with its seconds and the largest memory of this process in it.
#include "core/session/result_text.h"
#include "tests/bench/core/tables.h"
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/export/figure_export.h"
#include "ui/project/fit_files.h"
#include "ui/project/project.h"
#include "ui/session/session_controller.h"
#include "ui/tune/tune_controller.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/window/main_window.h"
#include "ui/window/open_actions.h"

#include <QSlider>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr int patience = 3'600'000;  // milliseconds

struct LargeData
{
    std::string topic, title;
    void (*fill)(const Table&, int samples, int features);
    int samples, features;
    std::vector<std::string> steps;  // that the user chooses; empty: the suggested ones
};

const LargeData large{"large", "100 000 × 2 000", fillLabelledH5ad, 100'000, 2000, {}};
const LargeData tall{"long", "1 000 000 × 50", fillLabelledH5ad, 1'000'000, 50, {}};
const LargeData sparse{
    "sparse", "20 000 × 30 000, sparse", fillCountsH5ad, 20'000, 30'000, {"log1p", "top-variance=2000", "zscore"}};

struct Step
{
    const char *name, *title;
};

constexpr Step steps[] = {
    {"open", "open the file, until the first plot"},
    {"fit", "fit of all samples after opening"},
    {"prepare", "`log1p`, `top-variance=2000`, `zscore` instead of `zscore`: fit of all samples"},
    {"drag", "drag of a slider, milliseconds until all views are painted: median; 95 %"},
    {"fit_after_drag", "fit of all samples after the drag"},
    {"accuracy", "accuracy in 5-fold cross-validation"},
    {"pdf", "scatter plot as PDF"},
    {"png", "scatter plot as PNG"},
    {"json", "result as JSON"},
    {"save", "session saved with the data"},
    {"reopen", "session opened, until the first plot"},
};

/// The window with a data set, step by step as a user goes through it.
class Walk
{
public:
    Walk(const LargeData& data, Figures& figures)
        : m_data(data)
        , m_figures(figures)
        , m_file(data.topic + ".h5ad")
    {
        data.fill(m_file, data.samples, data.features);
        add("file_mb", m_file.megabytes());
    }

    void run()
    {
        QString session;
        {
            MainWindow window;
            showInSight(window);
            measure("open", [&] {
                requirePainted(untilPainted(
                    window, window.project().scene(),
                    [&] { window.opening().openPath(QString::fromStdString(m_file.path().string())); }, patience));
            });
            measure("fit", [&] { waitForFit(window.project()); });
            if (!m_data.steps.empty())
                measure("prepare", [&] { chooseSteps(window.project()); });
            measure("drag", [&] { drag(window); });
            measure("fit_after_drag", [&] { waitForFit(window.project()); });
            measure("accuracy", [&] { crossValidate(window); });
            exportAll(window);
            session = m_folder.filePath(QStringLiteral("large.fuzzylens"));
            measure("save", [&] {
                waitForSave(
                    window, [&] { window.session().saveAs(session, true); }, patience);
            });
        }
        add("session_mb", static_cast<double>(std::filesystem::file_size(session.toStdString())) * 1e-6);
        MainWindow window;
        showInSight(window);
        measure("reopen", [&] {
            requirePainted(untilPainted(
                window, window.project().scene(), [&] { window.session().open(session); }, patience));
        });
    }

private:
    void add(const std::string& figure, double value)
    {
        m_figures.emplace_back(m_data.topic + '_' + figure, value);
    }

    void measure(const std::string& step, const std::function<void()>& act)
    {
        const bool isOfStep = resetPeakMemory();
        QElapsedTimer clock;
        clock.start();
        const std::clock_t before = std::clock();
        act();
        add(step + "_s", milliseconds(clock) / 1000);
        add(step + "_cpu_s", static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
        constexpr double megabytesOfKilobytes = 1.024e-3;
        add(step + (isOfStep ? "_mb" : "_mb_since_start"), statusKilobytes("VmHWM:") * megabytesOfKilobytes);
        for (auto figure = m_figures.end() - 3; figure != m_figures.end(); ++figure)
            std::fprintf(stderr, "%s %.3g\n", figure->first.c_str(), figure->second);
    }

    static void requirePainted(double painted)
    {
        if (painted < 0)
            throw std::runtime_error("large data are not shown");
    }

    static void waitForFit(Project& project)
    {
        const Fitter& fitter = project.fitter();
        const bool ended = waitFor(
            [&] {
                return !fitter.error().isEmpty() ||
                       (fitter.finalFit() && fitter.finalFit() == project.scene().fit());
            },
            patience);
        if (!ended || !fitter.error().isEmpty())
            throw std::runtime_error("large data have no fit: " + fitter.error().toStdString());
    }

    void chooseSteps(Project& project) const
    {
        AnalysisState state = project.state();
        state.steps.clear();
        for (const std::string& step : m_data.steps)
            state.steps.push_back({StepSpec::parse(step), true});
        project.change(state, QStringLiteral("bench"));
        waitForFit(project);
    }

    void drag(MainWindow& window)
    {
        constexpr int ticks = 60;
        Project& project = window.project();
        auto* slider = window.findChild<QSlider*>(QStringLiteral("slider_lambda"));
        std::vector<double> times;
        project.beginDrag();
        for (int tick = 0; tick < ticks; ++tick) {
            times.push_back(untilPainted(window, project.scene(), [&] {
                slider->setValue(slider->maximum() * (ticks + 3 * tick) / (5 * ticks));
            }));
            requirePainted(times.back());
        }
        project.endDrag();
        add("drag_ms_p50", quantile(times, 0.5));
        add("drag_ms_p95", quantile(times, 0.95));
    }

    /// The setting in use, as a search of its own.
    void crossValidate(MainWindow& window)
    {
        TuneController& tune = window.tune();
        const std::vector<SearchAxis> axes = tune.axes();
        const auto axis = std::find_if(axes.begin(), axes.end(),
                                       [](const SearchAxis& each) { return each.name == "lambda_prime"; });
        const Fitter& fitter = window.project().fitter();
        const Parameters parameters = fitter.parameters();
        double value = 0;
        for (const ParameterDescription& parameter : method("sfp").parameters)
            if (parameter.name == "lambda")
                value = parameter.scales.front().fromValue(parameters.number("lambda"), fitter.prepared()->problem,
                                                           parameters);
        SearchPlan plan;
        plan.axes = {*axis};
        plan.grid = Grid({gridAxis(*axis, {value, value, 1})});
        plan.protocol = parseProtocol("kfold:5");
        tune.start(plan);
        const bool ended =
            waitFor([&] { return !tune.isBusy() && (!tune.error().isEmpty() || !tune.record().trials.empty()); },
                    patience);
        if (!ended || !tune.error().isEmpty())
            throw std::runtime_error("large data are not cross-validated: " + tune.error().toStdString());
        add("accuracy_share", tune.record().trials.front().scores.at("accuracy").mean);
    }

    void exportAll(MainWindow& window)
    {
        auto* scatter = window.findChild<ScatterView*>(QStringLiteral("scatter"));
        for (const char* suffix : {"pdf", "png"}) {
            const QString path = m_folder.filePath(QStringLiteral("scatter.") + QLatin1String(suffix));
            measure(suffix, [&] {
                if (const QString error = exportFigure(*scatter, path); !error.isEmpty())
                    throw std::runtime_error(error.toStdString());
            });
            add(std::string(suffix) + "_file_mb",
                static_cast<double>(std::filesystem::file_size(path.toStdString())) * 1e-6);
        }
        measure("json", [&] {
            const Result result = resultOf(*window.project().scene().fit(), nullptr);
            writeTogether(resultFiles(m_folder.filePath(QStringLiteral("result.json")).toStdString(), result));
        });
    }

    const LargeData& m_data;
    Figures& m_figures;
    Table m_file;
    QTemporaryDir m_folder;
};

MarkdownTable tableOf(const LargeData& data, const Figures& figures)
{
    const auto figure = [&](const std::string& name) { return valueOf(figures, data.topic + '_' + name); };
    MarkdownTable table{"sizes", {"step: seconds · MB", data.title}, {}};
    for (const Step& step : steps) {
        const std::string name = step.name;
        const auto seconds = figure(name + "_s"), memory = figure(name + "_mb");
        std::string cell =
            !seconds         ? "–"
            : name == "drag" ? shortText(*figure("drag_ms_p50")) + "; " + shortText(*figure("drag_ms_p95")) + " ms"
                             : shortText(*seconds);
        if (memory)
            cell += " · " + shortText(*memory);
        table.rows.push_back({step.title, cell});
    }
    return table;
}

Measurement measurementOf(const LargeData& data, const std::string& help)
{
    return {data.topic, help,
            [&data](Figures& figures) {
                makeApplication();
                Walk(data, figures).run();
            },
            [&data](const Figures& figures) { return tableOf(data, figures); }};
}

const Registration largeTopic{
    measurementOf(large, "every step in the window with 100 000 x 2 000, seconds and memory")};
const Registration longTopic{measurementOf(tall, "the same with 1 000 000 x 50")};
const Registration sparseTopic{
    measurementOf(sparse, "the same with 20 000 x 30 000 counts, one in twelve not zero")};

}  // namespace

}  // namespace fuzzylens::bench
