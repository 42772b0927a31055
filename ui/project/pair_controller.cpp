// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/pair_controller.h"

#include "core/common/issue.h"
#include "core/export/writer.h"
#include "core/import/label_choice.h"
#include "core/import/pair_file.h"
#include "core/methods/constraints/pair_trouble.h"
#include "core/methods/sffd/pair_repair.h"
#include "core/session/fit_command.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <exception>
#include <set>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

QString pairsText(std::size_t count)
{
    return counted(count, QObject::tr("constraint"), QObject::tr("constraints"));
}

/// What a broken pair costs at the end of a fit of a method that uses pairs.
double strengthOf(const Result& result)
{
    for (const NamedSeries& course : result.outcome.traces)
        if (course.name == "alpha" && !course.values.empty())
            return course.values.back();
    return result.parameters.has("weight") ? result.parameters.real("weight") : 1;
}

/// What the fit makes of @p pairs of its samples, in order; nothing if its method does not use pairs.
std::vector<PairMark> marksOf(const PairSet& pairs, const Fit& fit)
{
    if (!method(fit.result->method).usesPairs)
        return {};
    const Outcome& outcome = fit.result->outcome;
    const bool isAssigned = !outcome.assigned.empty();
    const bool hasMemberships = isAssigned && outcome.memberships.rows() == Eigen::Index(outcome.assigned.size());
    const std::vector<double> terms =
        hasMemberships ? pairTerms(pairs, outcome.memberships) : std::vector<double>(pairs.size());
    const double strength = strengthOf(*fit.result);
    static const PairSet none;
    const PairSet& seen = fit.pairs ? *fit.pairs : none;
    std::vector<PairMark> marks;
    marks.reserve(pairs.size());
    const auto add = [&](PairKind kind, const std::vector<SamplePair>& list,
                         const std::vector<SamplePair>& known) {
        for (const SamplePair& pair : list) {
            const bool isTogether = isAssigned && outcome.assigned[std::size_t(pair.first)] ==
                                                      outcome.assigned[std::size_t(pair.second)];
            const bool isPending = !std::binary_search(known.begin(), known.end(), pair);
            const double term = terms[marks.size()];
            marks.push_back({kind, pair, !isPending && isAssigned && isTogether != (kind == PairKind::Must),
                             isPending ? 0 : strength * term, isPending});
        }
    };
    add(PairKind::Must, pairs.must, seen.must);
    add(PairKind::Cannot, pairs.cannot, seen.cannot);
    return marks;
}

void erase(std::vector<SamplePair>& from, const std::vector<SamplePair>& going)
{
    const std::set<SamplePair> gone(going.begin(), going.end());
    std::erase_if(from, [&](const SamplePair& pair) { return gone.contains(pair); });
}

/// @p pairs and @p further ones, whose kind wins for pairs in both.
PairSet joined(PairSet pairs, const PairSet& further, Index samples)
{
    erase(pairs.must, further.cannot);
    erase(pairs.cannot, further.must);
    pairs.must.insert(pairs.must.end(), further.must.begin(), further.must.end());
    pairs.cannot.insert(pairs.cannot.end(), further.cannot.begin(), further.cannot.end());
    return inOrder(std::move(pairs), samples);
}

}  // namespace

PairController::PairController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    PairMarks& marks = m_project.scene().pairs();
    connect(&marks, &PairMarks::linkRequested, this, &PairController::link);
    connect(&marks, &PairMarks::removalRequested, this, &PairController::remove);
    connect(&m_project.scene(), &Scene::fitChanged, this, &PairController::refresh);
    connect(&m_project, &Project::stateChanged, this, &PairController::refresh);
    connect(&m_project, &Project::datasetChanged, this, &PairController::countLost);
    m_importing.onFinished(this, [this](quint64, const Imported& imported) { finishImport(imported); });
    m_exporting.onFinished(this, [this](quint64, const Exported& exported) { finishExport(exported); });
    for (JobBase* job : std::initializer_list<JobBase*>{&m_importing, &m_exporting})
        connect(job, &JobBase::failed, this, [this](quint64, const QString& message) { emit refused(message); });
    refresh();
}

const RequestedPairsPtr& PairController::requested() const
{
    return m_project.state().pairs;
}

PairSet PairController::now() const
{
    return requested() ? requested()->pairs : PairSet{};
}

/// Whether the displayed fit belongs to the open data, so that its samples can be identified there.
bool PairController::isOnScreen() const
{
    const FitPtr& fit = m_project.scene().fit();
    return fit && fit->prepared && fit->original &&
           fit->original->sampleNames() == m_project.dataset()->sampleNames();
}

void PairController::refresh()
{
    PairMarks& marks = m_project.scene().pairs();
    const bool guides = method(m_project.state().method).usesPairs;
    m_known = requested() ? requested()->pairs.size() : 0;
    if (m_checked != requested()) {
        m_checked = requested();
        m_contradictions = contradictionsText();
    }
    if (!isOnScreen()) {
        marks.reset();
        marks.set({}, 0, guides);
    } else {
        const Fit& fit = *m_project.scene().fit();
        const auto among = [this](const PreparedData& data) {
            return requested() ? keptPairs(requested()->pairs, data.kept.samples) : PairSet{};
        };
        const PairSet shown = among(*fit.prepared);
        const std::size_t left = fit.isOfPart() ? among(*fit.ofAllSamples()).size() : shown.size();
        marks.set(marksOf(shown, fit), int(m_known - left), guides);
    }
    emit changed();
}

/// Another reading of the file may lack samples that pairs name.
void PairController::countLost()
{
    const std::size_t left = now().size();
    if (left < m_known && m_project.undoStack().count() > 0) {
        const QString said =
            tr("Removed %1 on samples that no longer exist. Undo reverts this.").arg(pairsText(m_known - left));
        // Behind what the window says and clears for the data themselves.
        QTimer::singleShot(0, this, [this, said] { emit refused(said); });
    }
    refresh();
}

QString PairController::contradictionsText() const
{
    if (!requested())
        return {};
    const std::vector<std::string>& names = m_project.dataset()->sampleNames();
    const auto samples = Index(names.size());
    if (const Message joined = joinedMessage(requested()->pairs, samples); !joined.isEmpty())
        return shownSentence(joined);
    const Message text = contradictionMessage(contradictionsIn(requested()->pairs, samples, 1), names);
    return text.isEmpty() ? QString() : shownText(text) + QLatin1Char('.');
}

bool PairController::take(RequestedPairsPtr pairs, const QString& text)
{
    if (pairs && pairs->pairs.size() > mostPairs) {
        emit refused(tr("%1 are too many to display (at most %2). Use fewer.")
                         .arg(pairsText(pairs->pairs.size()))
                         .arg(mostPairs));
        return false;
    }
    AnalysisState next = m_project.state();
    next.pairs = std::move(pairs);
    m_project.change(next, text);
    return true;
}

bool PairController::reportContradictions()
{
    if (!m_contradictions.isEmpty())
        emit refused(m_contradictions);
    return !m_contradictions.isEmpty();
}

void PairController::link(PairKind kind, const std::vector<int>& one, const std::vector<int>& other)
{
    if (!isOnScreen() || one.empty() || other.empty())
        return;
    if (one.size() > mostPairs / other.size()) {
        emit refused(tr("Linking %1 × %2 samples creates too many constraints at once. Use smaller groups, or "
                        "create constraints from labels.")
                         .arg(countText(qint64(one.size())), countText(qint64(other.size()))));
        return;
    }
    const std::vector<Index>& rows = m_project.scene().fit()->prepared->kept.samples;
    PairSet further;
    std::vector<SamplePair>& list = kind == PairKind::Must ? further.must : further.cannot;
    for (const int a : one)
        for (const int b : other)
            if (a != b)
                list.push_back(pairOf(int(rows[std::size_t(a)]), int(rows[std::size_t(b)])));
    if (list.empty()) {
        emit refused(tr("A sample cannot be linked with itself; choose another one."));
        return;
    }
    const PairSet before = now();
    const PairSet after = joined(before, further, m_project.dataset()->samples());
    if (after == before) {
        emit refused(tr("These constraints already exist."));
        return;
    }
    if (take(requestedPairs(after), kind == PairKind::Must ? tr("must-link") : tr("cannot-link"))) {
        m_project.scene().pairs().setGroup({});
        reportContradictions();
        if (const MethodDescription& chosen = method(m_project.state().method); !chosen.usesPairs)
            emit refused(tr("The constraints are kept, but %1 does not use constraints. Choose a method that does "
                            "to see them.")
                             .arg(shownText(chosen.name)));
    }
}

void PairController::remove(const std::vector<PairMark>& pairs)
{
    if (!isOnScreen())
        return;
    PairSet going;
    for (const PairMark& pair : pairs)
        (pair.kind == PairKind::Must ? going.must : going.cannot).push_back(pair.samples);
    going = amongRows(going, m_project.scene().fit()->prepared->kept.samples);
    PairSet left = now();
    erase(left.must, going.must);
    erase(left.cannot, going.cannot);
    take(requestedPairs(std::move(left)), tr("removing %1").arg(pairsText(pairs.size())));
}

void PairController::removeAll()
{
    if (requested())
        take(nullptr, tr("removing all constraints"));
}

PairSet PairController::previewOf(const PairsOfLabels& wanted) const
{
    const FitPtr& fit = m_project.scene().fit();
    if (!isOnScreen())
        throw ArgumentError(message("there are no samples on screen yet"));
    const PreparedDataPtr prepared = fit->ofAllSamples();
    const DatasetPtr& data = prepared->data;
    const LabelField* field = data->labelField(m_project.state().label);
    if (!field || makeTarget(*field).kind != Target::Kind::Classes)
        throw ArgumentError(
            message("there are no classes to derive constraints from; choose a label field with classes"));
    const std::string share = wanted.share < 1 ? QString::number(wanted.share).toStdString() : std::string();
    const std::vector<int> classOf =
        fitProblem(preferring(data, m_project.state().label), share, wanted.seed).target.classOf;
    const auto count =
        std::size_t(std::count_if(classOf.begin(), classOf.end(), [](int one) { return one >= 0; }));
    const std::size_t all = count * (count - std::min<std::size_t>(count, 1)) / 2;
    if (const std::size_t asked = wanted.count ? std::min(all, std::size_t(*wanted.count)) : all;
        asked > mostPairs)
        throw std::invalid_argument(tr("%1 are too many to display (at most %2); choose a random subset")
                                        .arg(pairsText(asked))
                                        .arg(mostPairs)
                                        .toStdString());
    const PairSet pairs =
        wanted.count ? somePairsOfClasses(classOf, *wanted.count, pairSeed(wanted.seed)) : pairsOfClasses(classOf);
    return amongRows(pairs, prepared->kept.samples);
}

void PairController::takeFromLabels(const PairsOfLabels& wanted)
{
    try {
        PairSet pairs = previewOf(wanted);
        const bool isAll = !wanted.count && wanted.share >= 1;
        if (wanted.replaces || !requested())
            take(isAll ? requestedPairs(std::move(pairs), "labels", m_project.state().label)
                       : requestedPairs(std::move(pairs)),
                 tr("constraints from labels"));
        else if (take(requestedPairs(joined(now(), pairs, m_project.dataset()->samples())),
                      tr("constraints from labels")))
            reportContradictions();
    } catch (const std::exception& error) {
        emit refused(exceptionText(error));
    }
}

void PairController::importFrom(const QString& path)
{
    if (const DatasetPtr data = m_project.dataset())
        m_importing.request([path, data](const Progress&) {
            return Imported{path, data, readPairs(path.toStdString(), data->sampleNames())};
        });
}

void PairController::finishImport(const Imported& imported)
{
    const DatasetPtr data = m_project.dataset();
    if (!data || (data != imported.data && data->sampleNames() != imported.data->sampleNames()))
        return;  // they are of samples that have been closed
    const QString file = QFileInfo(imported.path).fileName();
    if (imported.pairs.empty()) {
        emit refused(
            tr("%1 contains no constraints. Each line must be \"must A B\" or \"cannot A B\".").arg(file));
        return;
    }
    const std::size_t count = imported.pairs.size(), replaced = m_known;
    if (take(requestedPairs(imported.pairs, imported.path.toStdString()), tr("constraints from %1").arg(file)) &&
        !reportContradictions())
        emit done(replaced == 0 ? tr("Imported %1 from %2").arg(pairsText(count), file)
                                : tr("Imported %1 from %2, replacing the previous %3; undo restores those")
                                      .arg(pairsText(count), file, QString::number(replaced)));
}

void PairController::exportTo(const QString& path)
{
    if (!requested())
        return;
    m_exporting.append([path, pairs = requested(), data = m_project.dataset()](const Progress&) {
        writeAtomically(path.toStdString(), fuzzylens::pairsText(pairs->pairs, data->sampleNames()));
        return Exported{path, pairs};
    });
}

void PairController::finishExport(const Exported& exported)
{
    const FitPtr& fit = m_project.scene().fit();
    if (fit && fit->lacksPairsFile && requested() == exported.pairs)
        take(requestedPairs(exported.pairs->pairs, exported.path.toStdString()), tr("saving the constraints"));
    emit done(tr("Saved %1").arg(exported.path));
}

}  // namespace fuzzylens::ui
