// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/project/requested_pairs.h"
#include "ui/scene/pair_marks.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace fuzzylens::ui {

class Project;

/// What pairs are made of labels.
struct PairsOfLabels
{
    double share = 1;                     // of the samples of each class whose label counts, above 0
    std::optional<std::int64_t> count{};  // of the pairs among them, drawn; none: all
    std::int64_t seed = 1;
    bool replaces = true;  // the pairs that are there; else they stay
};

/// Synchronises the pairs of the displayed samples with the project's state, and handles requests for
/// them: each change is one undo step, after which the method fits again. A pair drawn once more as the other kind
/// becomes that. What cannot be done changes nothing and is said.
class PairController : public QObject
{
    Q_OBJECT

public:
    /// More pairs are refused: they could not be inspected, and would delay every fit.
    static constexpr std::size_t mostPairs = 250'000;

    explicit PairController(Project& project, QObject* parent = nullptr);

    /// Of all samples as read, those left out too; null for none.
    const RequestedPairsPtr& requested() const;
    /// What of them contradicts itself, with the chain of samples that shows it, or that must-links join all
    /// samples; empty: neither.
    const QString& contradictions() const { return m_contradictions; }

    /// Pairs of each sample of @p one with each of @p other, samples of the fit on screen; a sample is not paired
    /// with itself.
    void link(PairKind kind, const std::vector<int>& one, const std::vector<int>& other);
    void remove(const std::vector<PairMark>& pairs);
    void removeAll();
    /// What pairsOfLabels() would add, without doing it. @throws std::invalid_argument in one sentence.
    PairSet previewOf(const PairsOfLabels& wanted) const;
    void takeFromLabels(const PairsOfLabels& wanted);
    /// Replaces the pairs by those of a file, which is read in the background.
    void importFrom(const QString& path);
    /// Writes a pairs file in the background, completely or not at all.
    void exportTo(const QString& path);

signals:
    void changed();
    void refused(const QString& sentence);
    void done(const QString& sentence);

private:
    struct Imported
    {
        QString path;
        DatasetPtr data;  // whose samples the file names
        PairSet pairs;
    };
    struct Exported
    {
        QString path;
        RequestedPairsPtr pairs;
    };

    bool isOnScreen() const;
    void refresh();
    QString contradictionsText() const;
    void countLost();
    bool take(RequestedPairsPtr pairs, const QString& text);
    void finishImport(const Imported& imported);
    void finishExport(const Exported& exported);
    bool reportContradictions();
    PairSet now() const;

    Project& m_project;
    std::size_t m_known = 0;      // pairs
    RequestedPairsPtr m_checked;  // for contradictions
    QString m_contradictions;
    Job<Imported> m_importing;
    Job<Exported> m_exporting;
};

}  // namespace fuzzylens::ui
