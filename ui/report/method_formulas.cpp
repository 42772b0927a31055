// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/method_formulas.h"

#include "ui/report/report_words.h"

namespace fuzzylens::ui {

namespace {

struct FormulaRow
{
    const char* method;
    const char* formulas;  // a line each
    const char* letters;
};

/// What the letters of nearly all of them mean.
constexpr const char* commonLetters = QT_TRANSLATE_NOOP(
    "Report", "xᵢₗ is the value of feature l in sample i, cⱼ the centre of cluster j, and uᵢⱼ the "
              "membership of sample i in cluster j; those of a sample add up to 1.");
constexpr const char* crispLetters =
    QT_TRANSLATE_NOOP("Report", "A sample is in one cluster: its uᵢⱼ there is 1, the others are 0.");
constexpr const char* pairLetters = QT_TRANSLATE_NOOP(
    "Report",
    "ML and CL are the pairs (s, t) of samples that must and that cannot be together; α is the strength of the "
    "pairs.");
constexpr const char* graphLetters =
    QT_TRANSLATE_NOOP("Report", "W holds the similarities wᵢⱼ of samples that are neighbours, D its row sums. The "
                                "samples are placed by the ℓ leading solutions; there k-means makes the clusters, "
                                "and the nearest other labelled sample gives the class.");
constexpr const char* placedLetters = QT_TRANSLATE_NOOP(
    "Report", "The samples are placed along the first ℓ directions a; there k-means makes the clusters, and the "
              "nearest other labelled sample gives the class.");
constexpr const char* probeLetters = QT_TRANSLATE_NOOP(
    "Report", "yₛ are the c probes, chosen among the samples; a sample is described by its row vᵢ, "
              "and the rows are clustered: by fuzzy c-means or as the parameter says. cⱼ is the "
              "centre of cluster j there, uᵢⱼ the membership of sample i in it.");

const FormulaRow formulaRows[] = {
    {"sfp",
     "J = Σᵢⱼ uᵢⱼ Σₗ wⱼₗ (xᵢₗ − cⱼₗ)² + α Σᵢⱼ uᵢⱼ ℓ(yᵢ, zⱼ) + γ Σᵢⱼ uᵢⱼ ln uᵢⱼ + λ Σⱼₗ wⱼₗ ln wⱼₗ\n"
     "α′ = 1 / (1 + α), γ′ = 1 / (1 + γ), λ′ = 1 / (1 + λ)",
     QT_TRANSLATE_NOOP("Report", "J is minimised in turn over uᵢⱼ, the centres, the label prototypes zⱼ and the "
                                 "feature weights wⱼₗ, which add up to 1 in every cluster; ℓ is the loss of the "
                                 "label yᵢ under a prototype.")},
    {"sffd",
     "J = Σᵢⱼ uᵢⱼ² Dᵢⱼ + Σⱼ δⱼ Σₗ vⱼₗ² + α (Σ_ML Σⱼ uₛⱼ (1 − uₜⱼ) + Σ_CL Σⱼ uₛⱼ uₜⱼ)\n"
     "Dᵢⱼ = p Σₗ vⱼₗ tᵢⱼₗ²",
     QT_TRANSLATE_NOOP("Report",
                       "vⱼₗ are the feature weights, which add up to 1 in every cluster; tᵢⱼₗ is what "
                       "feature l contributes to the distance under the shape of the cluster; δⱼ follows "
                       "from K; p is the number of features.")},
    {"afcc", "J = Σᵢⱼ uᵢⱼ² Dᵢⱼ + α (Σ_ML Σⱼ uₛⱼ (1 − uₜⱼ) + Σ_CL Σⱼ uₛⱼ uₜⱼ) − β Σⱼ (Σᵢ uᵢⱼ)²",
     QT_TRANSLATE_NOOP("Report",
                       "Dᵢⱼ is the squared distance of sample i from the centre of cluster j; β, which η "
                       "starts and which fades, lets large clusters take from small ones where clusters "
                       "compete, else it is 0.")},
    {"pckmeans", "J = ½ Σᵢⱼ uᵢⱼ |xᵢ − cⱼ|² + w · b",
     QT_TRANSLATE_NOOP("Report", "b is the number of broken pairs.")},
    {"ssfcm-endo", "J = Σᵢⱼ |uᵢⱼ − gᵢⱼ|ᵐ |xᵢ − cⱼ|²",
     QT_TRANSLATE_NOOP("Report", "gᵢⱼ is η for the class of a labelled sample, else 0.")},
    {"ssfcm-pedrycz", "J = Σᵢⱼ uᵢⱼ² |xᵢ − cⱼ|² + α Σᵢⱼ bᵢ (uᵢⱼ − fᵢⱼ)² |xᵢ − cⱼ|²",
     QT_TRANSLATE_NOOP("Report", "bᵢ is 1 for a labelled sample, else 0; fᵢⱼ is 1 for its class, else 0.")},
    {"sskfcm", "J = 2 Σᵢⱼ uᵢⱼᵐ (1 − exp(−|xᵢ − cⱼ|² / σ²))",
     QT_TRANSLATE_NOOP("Report", "A labelled sample is in the cluster of its class alone.")},
    {"fcm", "J = Σᵢⱼ uᵢⱼᵐ |xᵢ − cⱼ|²", ""},
    {"gk", "J = Σᵢⱼ uᵢⱼᵐ (xᵢ − cⱼ)ᵀ Aⱼ (xᵢ − cⱼ),  det Aⱼ = 1,  Aⱼ ∝ ((1 − γ) Fⱼ + γ τ I)⁻¹",
     QT_TRANSLATE_NOOP("Report", "Fⱼ is the fuzzy covariance of cluster j, τ the mean variance of a feature.")},
    {"scad1", "J = Σᵢⱼ uᵢⱼᵐ Σₗ vⱼₗ (xᵢₗ − cⱼₗ)² + Σⱼ δⱼ Σₗ vⱼₗ²",
     QT_TRANSLATE_NOOP("Report",
                       "vⱼₗ are the feature weights, which add up to 1 in every cluster; δⱼ follows from "
                       "K.")},
    {"scad2", "J = Σᵢⱼ uᵢⱼᵐ Σₗ (vⱼₗ)^q (xᵢₗ − cⱼₗ)²",
     QT_TRANSLATE_NOOP("Report", "vⱼₗ are the feature weights, which add up to 1 in every cluster.")},
    {"kmeans", "J = Σᵢⱼ uᵢⱼ |xᵢ − cⱼ|²", ""},
    {"ewkm", "J = Σᵢⱼ uᵢⱼ Σₗ vⱼₗ (xᵢₗ − cⱼₗ)² + λ Σⱼₗ vⱼₗ ln vⱼₗ",
     QT_TRANSLATE_NOOP("Report", "vⱼₗ are the feature weights, which add up to 1 in every cluster.")},
    {"wkmeans", "J = Σᵢⱼ uᵢⱼ Σₗ (vₗ)^q (xᵢₗ − cⱼₗ)²",
     QT_TRANSLATE_NOOP("Report", "vₗ are the feature weights, shared by the clusters; they add up to 1.")},
    {"mes", "vᵢₛ = exp(−β |xᵢ − yₛ|²) / Σₜ exp(−β |xᵢ − yₜ|²)\nJ = Σᵢⱼ uᵢⱼᵐ |vᵢ − cⱼ|²", ""},
    {"des", "vᵢₛ = |xᵢ − yₛ|\nJ = Σᵢⱼ uᵢⱼᵐ |vᵢ − cⱼ|²", ""},
    {"scs", "wᵢⱼ = exp(−Σₗ |sₗ| (xᵢₗ − xⱼₗ)² / (2σ²))\n(D − W) q = μ D q",
     QT_TRANSLATE_NOOP("Report",
                       "sₗ is the factor of feature l, found by the solver from the labelled samples, so "
                       "that a solution q tells their classes; what becomes of factors below 0, and what σ "
                       "is, the parameters say.")},
    {"spectral", "wᵢⱼ = exp(−|xᵢ − xⱼ|² / (2σ²))\n(D − W) q = μ D q", ""},
    {"lpp", "wᵢⱼ = exp(−|xᵢ − xⱼ|² / (2σ²))\nXᵀ (D − W) X a = μ Xᵀ D X a",
     QT_TRANSLATE_NOOP("Report", "X holds the samples, a row each, by their leading principal components.")},
    {"klpp", "K (D − W) K a = μ K D K a",
     QT_TRANSLATE_NOOP("Report", "K holds the Gaussian kernel of the samples; the ridge is added to it as the "
                                 "parameters say.")},
    {"lda", "Sᵇ a = μ (Sʷ + ρ I) a",
     QT_TRANSLATE_NOOP("Report",
                       "Sᵇ and Sʷ are the scatter between and inside the classes of the labelled samples, "
                       "ρ the ridge.")},
    {"lfda", "Sᵇ a = μ (Sʷ + ρ I) a",
     QT_TRANSLATE_NOOP("Report",
                       "Sᵇ and Sʷ are the scatter between and inside the classes of the labelled samples, "
                       "in which neighbours of a class count more; ρ is the ridge.")},
    {"klfda", "K Lᵇ K a = μ (K Lʷ K + ρ I) a",
     QT_TRANSLATE_NOOP("Report", "K holds the Gaussian kernel of the labelled samples, Lᵇ and Lʷ make of it their "
                                 "scatter between and inside the classes, in which neighbours of a class count "
                                 "more; ρ is the ridge.")},
    {"pca", "S a = μ a", QT_TRANSLATE_NOOP("Report", "S is the covariance of the features.")},
};

bool isOneOf(const std::string& method, std::initializer_list<const char*> names)
{
    return std::find(names.begin(), names.end(), method) != names.end();
}

/// What its own letters leave unsaid.
QStringList sharedLetters(const std::string& method)
{
    if (isOneOf(method, {"scs", "spectral", "klpp"}))
        return {ReportWords::tr(graphLetters)};
    if (method == "lpp")
        return {ReportWords::tr(graphLetters), ReportWords::tr("a is a direction among them.")};
    if (isOneOf(method, {"lda", "lfda", "klfda", "pca"}))
        return {ReportWords::tr(placedLetters)};
    if (isOneOf(method, {"mes", "des"}))
        return {ReportWords::tr(probeLetters)};
    QStringList letters{ReportWords::tr(commonLetters)};
    if (isOneOf(method, {"pckmeans", "kmeans", "ewkm", "wkmeans"}))
        letters << ReportWords::tr(crispLetters);
    if (isOneOf(method, {"sffd", "afcc"}))
        letters << ReportWords::tr(pairLetters);
    return letters;
}

}  // namespace

MethodFormulas formulasOf(const std::string& method)
{
    for (const FormulaRow& row : formulaRows) {
        if (method != row.method)
            continue;
        QStringList letters = sharedLetters(method);
        if (*row.letters)
            letters << ReportWords::tr(row.letters);
        return {QString::fromUtf8(row.formulas).split(QLatin1Char('\n')), letters.join(QLatin1Char(' '))};
    }
    return {};
}

}  // namespace fuzzylens::ui
