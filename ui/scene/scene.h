// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/fit_command.h"
#include "ui/scene/annealing_stage.h"
#include "ui/scene/feature_marks.h"
#include "ui/scene/pair_marks.h"
#include "ui/scene/prepared_data.h"
#include "ui/scene/probe_marks.h"
#include "ui/scene/projection.h"
#include "ui/scene/repeated_names.h"
#include "ui/scene/sample_selection.h"
#include "ui/theme/core_text.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace fuzzylens::ui {

struct Preparation;

/// Which memberships of a fit are displayed, where labels had a part in it.
enum class MembershipKind {
    LabelFree,  // without the sample's own label, as a new sample would get them
    AsFitted
};

/// The update of a block of variables that a fit is shown at, while it is played.
struct ShownUpdate
{
    int iteration = 0;     // 0: the start
    std::string block;     // as in Frame
    double objective = 0;  // after it; may be no number
};

/// A result on screen: immutable, shared by all views.
struct Fit
{
    std::shared_ptr<const Result> result;  // names, target, outcome, parameters
    FitCommand command;                    // that came to it; of no method when only a result file is shown
    DatasetPtr data;      // preprocessed, as the method saw it; null when only a result file is shown
    DatasetPtr original;  // as read; null when only a result file is shown
    std::shared_ptr<const Preparation> prepared;  // what the method was given; null like data
    PreparedDataPtr steps;                        // how data came of original; null like data
    std::shared_ptr<const PairSet> pairs;         // that guided it, of its samples; null: none
    bool lacksPairsFile = false;                  // its command names a file of pairs that is not there
    /// How far the shapes of the clusters are drawn to balls, where the method gives them shapes.
    std::optional<double> shrinkage{};
    bool preview = false;                 // a few updates of an earlier fit, or of a part of the samples
    std::optional<ShownUpdate> update{};  // it is shown at; then it is a preview. None: at its end
    double milliseconds = 0;              // from request to answer

    int samples() const { return int(result->samples->size()); }
    /// Whether it is a fit of a part of the samples, which answers at once where a fit of all takes long.
    bool isOfPart() const { return steps && steps->whole; }
    /// What the method is given where it fits all samples; null like data.
    PreparedDataPtr ofAllSamples() const { return isOfPart() ? steps->whole : steps; }
    int clusters() const { return int(result->outcome.memberships.cols()); }
    bool hasLabelFreeMemberships() const { return result->outcome.membershipsLabelFree.size() > 0; }
    /// n x k; those as fitted where there are no others.
    const Eigen::MatrixXd& memberships(MembershipKind kind) const
    {
        const Outcome& outcome = result->outcome;
        return kind == MembershipKind::LabelFree && hasLabelFreeMemberships() ? outcome.membershipsLabelFree
                                                                              : outcome.memberships;
    }
    QString sampleName(int sample) const { return nameText((*result->samples)[std::size_t(sample)]); }
    QString featureName(int feature) const { return nameText((*result->features)[std::size_t(feature)]); }
    /// The same as it is shown: "i#3" when other features have its name.
    QString featureLabel(int feature) const { return distinctName(result->features, feature); }
    /// "cluster 2"; with a class that rules its prototype "cluster 2 · AML".
    QString clusterName(int cluster) const;
    QString shownCluster(int cluster) const { return shownText(clusterName(cluster)); }
    /// The classes of the label field as read, those left out too; those of the target when nothing is known of
    /// it.
    const std::vector<std::string>& fieldClasses() const;
    /// Index of each class of the target among the classes of that field: its colour and marker, for any
    /// else is left out.
    std::vector<int> classPlaces() const;
};
using FitPtr = std::shared_ptr<const Fit>;

/// What colours the samples: classes of a label field or of the result, or numbers (a numeric field, the values of
/// a feature, memberships).
struct Colouring
{
    /// The source, also for later fits: the target, the field or the feature of this name, or the result; a given
    /// colouring belongs to the samples it was made for. The numbers are part of session files.
    enum class From {
        Target = 0,
        Field = 1,
        Feature = 2,
        Given = 3,
        Cluster = 4,        // with the largest displayed membership
        Membership = 5,     // displayed, in one cluster
        Certainty = 6,      // the largest displayed membership
        LeftOutClass = 7,   // Scene::leftOutClasses
        LeftOutErrors = 8,  // whether that is the class of the sample
    };

    QString name;
    QStringList classes;          // of the field as read, those without a sample too; empty: by numbers
    std::vector<int> codes;       // a sample each; -1 unlabelled
    std::vector<double> numbers;  // a sample each; NaN missing
    From from = From::Given;
    int occurrence = 0;  // of a feature among those of its name; of a membership the cluster

    bool byClass() const { return !classes.isEmpty() || numbers.empty(); }
    bool isOfResult() const { return from >= From::Cluster; }
};

/// What the views show together: one fit, one colouring, one selection, one feature in focus, one gene set marked,
/// and the samples of a second file. Views watch it and never each other.
class Scene : public QObject
{
    Q_OBJECT

public:
    explicit Scene(QObject* parent = nullptr);

    const FitPtr& fit() const { return m_fit; }  // null: nothing to show
    const Colouring& colouring() const { return m_colouring; }
    SampleSelection& selection() { return m_selection; }
    PairMarks& pairs() { return m_pairs; }
    const PairMarks& pairs() const { return m_pairs; }
    AnnealingStage& annealing() { return m_annealing; }
    const AnnealingStage& annealing() const { return m_annealing; }
    ProbeMarks& probes() { return m_probes; }
    const ProbeMarks& probes() const { return m_probes; }
    int focusFeature() const { return m_focusFeature; }  // -1: none
    MembershipKind membershipKind() const { return m_membershipKind; }
    /// The class of each sample as predicted by a model that was fitted without it, an index of the classes of the
    /// target; -1 unlabelled. Empty: not known of this fit.
    const std::vector<int>& leftOutClasses() const { return m_leftOutClasses; }
    /// The samples whose class differs from leftOutClasses().
    const std::vector<int>& misclassified() const { return m_misclassified; }
    /// Their names, at most 12 and the number of the others: "A, B and 3 more". Empty without misclassified
    /// samples.
    QString misclassifiedNames() const;
    /// Those of the fit that are displayed; there must be a fit.
    const Eigen::MatrixXd& memberships() const { return m_fit->memberships(m_membershipKind); }
    const FeatureMarks& marks() const { return m_marks; }
    /// Whether the method weighs features.
    bool hasOwnWeights() const { return m_fit && m_fit->result->outcome.featureWeights.size() > 0; }
    /// Its feature weights, k x p or 1 x p; even ones, 1 x p, where it weighs none but has centres; else empty.
    const Eigen::MatrixXd& weights() const;
    /// separationContribution of the fit's centres with weights() as shares of their sum, or all 0 where the
    /// centres coincide; computed once a fit; empty when it has no centres.
    const Eigen::VectorXd& contribution() const;

    /// Shows @p fit. With other samples than before the selection starts over. Colouring keeps the field it was
    /// set to, of the new fit: its target, a field, a feature; by the target when the new fit lacks that, and
    /// after there was no fit.
    void setFit(FitPtr fit);
    void setColouring(Colouring colouring);
    /// @p classes one for each sample of the fit, or none.
    void setLeftOutClasses(std::vector<int> classes);
    /// By the target of the fit, and from now on by that of every fit that follows.
    void colourByTarget();
    void setFocusFeature(int feature);
    /// For this fit and those that follow.
    void setMembershipKind(MembershipKind kind);
    /// Marks the features @p set stands for, here and in every fit that follows; none when it has no genes.
    void mark(GeneSet set);
    /// Samples of a second file, as the fit it names placed them; null: none. It may be that of the fit before for
    /// a moment.
    const ProjectionPtr& projection() const { return m_projection; }
    void setProjection(ProjectionPtr projection);
    /// The data as the steps prepare them for a method; there before the fit on them, and where there is no fit.
    /// Null: nothing has been prepared.
    const PreparedDataPtr& preparation() const { return m_preparation; }
    /// False if the present steps cannot be applied: the data are those of the previous ones.
    bool preparationIsCurrent() const { return m_preparationIsCurrent; }
    void setPreparation(PreparedDataPtr preparation);
    void setPreparationOutdated();

    static Colouring colouringByTarget(const Fit& fit);
    static Colouring colouringByField(const LabelField& field);
    /// By the values of a feature (as the method saw them). @p fit needs data.
    static Colouring colouringByFeature(const Fit& fit, int feature);
    /// By the result of the fit; all samples are without a class or number if that is not known of it.
    /// @param from Cluster or one of those behind it. @param cluster of a membership, from 0.
    Colouring colouringByResult(Colouring::From from, int cluster = 0) const;

signals:
    void fitChanged();
    void colouringChanged();
    void leftOutClassesChanged();
    void focusFeatureChanged(int feature);
    void membershipKindChanged();
    void marksChanged();
    void projectionChanged();
    void preparationChanged();
    /// With any of these, and with selection, constraints and search: views change. Moving
    /// the pointer does not emit it.
    void changed();

private:
    /// What the present colouring is under the present fit, which has come after @p before.
    Colouring followed(const FitPtr& before, bool sameSamples) const;
    FeatureMarks marked(GeneSet set);
    void takeProbes();

    FitPtr m_fit;
    Colouring m_colouring;
    std::vector<int> m_leftOutClasses, m_misclassified;
    SampleSelection m_selection;
    PairMarks m_pairs{m_selection};
    AnnealingStage m_annealing;
    ProbeMarks m_probes{m_selection};
    int m_focusFeature = -1;
    MembershipKind m_membershipKind = MembershipKind::LabelFree;
    FeatureMarks m_marks;
    NamesPtr m_findable;  // the features the finder knows
    std::unique_ptr<FeatureFinder> m_finder;
    ProjectionPtr m_projection;
    PreparedDataPtr m_preparation;
    bool m_preparationIsCurrent = false;
    mutable Eigen::MatrixXd m_evenWeights;
    mutable Eigen::VectorXd m_contribution;
    mutable bool m_contributionIsKnown = false;
};

}  // namespace fuzzylens::ui
