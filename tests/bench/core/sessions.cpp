// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: 72 samples in 7129 features and 50 runs, opened as the window does, and saved with one run more.
#include "core/session/session_file.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

#include <filesystem>

#include <cstdlib>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

constexpr Index samples = 72, features = 7129;
constexpr int runs = 50, threads = 2;

/// A folder that goes with it.
class Folder
{
public:
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "fuzzylens-bench-XXXXXX").string();
        if (!::mkdtemp(name.data()))
            throw std::runtime_error("no folder can be made for a session");
        m_path = name;
    }
    ~Folder()
    {
        std::error_code error;
        std::filesystem::remove_all(m_path, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path session() const { return m_path / "bench.fuzzylens"; }

private:
    std::filesystem::path m_path;
};

/// What the window does: the list of runs, the data and the newest result.
void openWhole(const std::filesystem::path& path)
{
    const auto session = SessionFile::open(path, SessionFile::Access::Edit);
    const StoredRun newest = session->runs().back();
    session->data(newest.data);
    session->result(newest.id);
}

void measure(Figures& figures)
{
    constexpr double seconds = 3, milliseconds = 1e3;
    const Folder folder;
    const Problem problem = classesOfNormals(samples, features, 2);
    const Preprocessed prepared = preprocess(problem.data, {StepSpec::parse("zscore")});
    FitCommand fit;
    fit.input.file = "bench.csv";
    fit.steps = {StepSpec::parse("zscore")};
    fit.method = "sfp";
    const Problem solved{prepared.data, problem.target};
    fit.parameters = resolveParameters(method(fit.method), solved, {});
    const Result result =
        makeResult(fit, problem.data, solved, method(fit.method).run(solved, fit.parameters, {threads, {}}));
    const auto add = [&](SessionEdit& edit) {
        edit.addRun(edit.putData(fit.input, *problem.data, SessionEdit::Keep::Values),
                    {fit, result, prepared.steps});
    };
    auto session = SessionFile::make(folder.session(), [&](SessionEdit& edit) {
        for (int run = 0; run < runs; ++run)
            add(edit);
    });
    const auto saveOneMore = [&] {
        SessionEdit edit(*session);
        add(edit);
        edit.commit();
    };
    constexpr double bytesOfMegabyte = 1e6;
    figures.emplace_back("session_megabytes_72x7129_50_runs",
                         static_cast<double>(std::filesystem::file_size(folder.session())) / bytesOfMegabyte);
    session.reset();
    figures.emplace_back("session_open_ms_72x7129_50_runs",
                         milliseconds * leastSeconds({[&] { openWhole(folder.session()); }}, seconds)[0]);
    session = SessionFile::open(folder.session(), SessionFile::Access::Edit);
    figures.emplace_back("session_save_ms_72x7129_50_runs",
                         milliseconds * leastSeconds({saveOneMore}, seconds)[0]);
}

const Registration registration{{"sessions", "opening and saving a session of fifty runs", measure}};

}  // namespace

}  // namespace fuzzylens::bench
