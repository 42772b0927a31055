// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/hint_row.h"

#include "core/evaluation/cross_validation.h"
#include "ui/panels/flow_layout.h"
#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/preparation/value_text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

struct ValueHintWords
{
    Q_DECLARE_TR_FUNCTIONS(ValueHint)
};

constexpr int leastIntensity = 20;  // lower ones of raw arrays are noise

/// How many left-out samples are predicted correctly with the steps of @p next; nothing if the method is no
/// classifier, or when cancelled.
std::optional<ValidatedAccuracy> accuracyOf(const DatasetPtr& data, const AnalysisState& next,
                                            const Progress& progress)
{
    const PreparationPtr prepared = prepare(data, next, progress);
    if (!prepared)
        return {};
    const Parameters parameters = parametersOf(next, *prepared);
    const LeaveOneOutFit fit{method(next.method), data, prepared->steps, prepared->problem, parameters};
    VerdictOptions options;
    options.permutations = 1;
    return isClassifier(fit) ? computeVerdict(fit, {}, options, {1, progress}).accuracy : std::nullopt;
}

QString rangeText(const LooksLike& values)
{
    return ValueHintWords::tr("%1 to %2").arg(valueText(values.low), valueText(values.high));
}

bool isLogarithm(const StepItem& step)
{
    return step.spec.name == "log2" || step.spec.name == "log1p" || step.spec.name == "ln";
}

std::optional<std::size_t> firstOn(const std::vector<StepItem>& steps, bool (*is)(const StepItem&))
{
    const auto found =
        std::find_if(steps.begin(), steps.end(), [&](const StepItem& step) { return step.isOn && is(step); });
    if (found == steps.end())
        return {};
    return std::size_t(found - steps.begin());
}

ValueHint offering(const QString& text, const std::vector<std::string>& steps, const QString& tip)
{
    ValueHint hint;
    hint.text = text;
    QStringList titles;
    for (const std::string& step : steps) {
        hint.added.push_back({StepSpec::parse(step), true});
        titles << ValueHintWords::tr("“%1”").arg(stepTitle(hint.added.back().spec));
    }
    if (steps.size() == 1) {
        hint.offer = ValueHintWords::tr("Add %1").arg(titles.front());
    } else {
        hint.suggestion = ValueHintWords::tr("Suggested steps: %1.").arg(titles.join(QStringLiteral(", ")));
        hint.offer = ValueHintWords::tr("Add these steps");
    }
    hint.tip = tip;
    return hint;
}

ValueHint silencing(const QString& text, const std::vector<StepItem>& steps, std::size_t step, const QString& tip)
{
    ValueHint hint;
    hint.text = text;
    hint.offer = ValueHintWords::tr("Switch off “%1”").arg(stepTitle(steps[step].spec));
    hint.tip = tip;
    hint.silenced = step;
    return hint;
}

std::optional<ValueHint> hintOfCounts(const LooksLike& values, const std::vector<StepItem>& steps)
{
    if (std::any_of(steps.begin(), steps.end(), isLogarithm))
        return {};
    return offering(ValueHintWords::tr("Values look like raw counts (whole numbers, %1).").arg(rangeText(values)),
                    {"log1p"},
                    ValueHintWords::tr("Adds ln(1 + value) as the first step. High counts vary more than low "
                                       "counts; the logarithm reduces this difference."));
}

std::optional<ValueHint> hintOfIntensities(const LooksLike& values, const std::vector<StepItem>& steps)
{
    if (std::any_of(steps.begin(), steps.end(), isLogarithm))
        return {};
    const QString fact = ValueHintWords::tr("Values look like intensities that are not log-transformed (%1).")
                             .arg(rangeText(values));
    const QString tip =
        ValueHintWords::tr("Adds a logarithm as the first step. It makes the spread of low and high values more "
                           "similar. SFP with separate weights for each cluster is often better on standardised "
                           "values without the logarithm. Undo removes the step.");
    if (values.low >= leastIntensity)
        return offering(fact, {"log2"}, tip);
    return offering(
        fact, {"floor=" + std::to_string(leastIntensity), "log2"},
        ValueHintWords::tr("Raises values below %1, which are noise on most arrays, to %1.").arg(leastIntensity) +
            QLatin1Char(' ') + tip);
}

std::optional<ValueHint> hintOfLogarithms(const LooksLike& values, const std::vector<StepItem>& steps)
{
    const auto again = firstOn(steps, isLogarithm);
    if (!again)
        return {};
    return silencing(ValueHintWords::tr("Values already look log-transformed (%1).").arg(rangeText(values)), steps,
                     *again, ValueHintWords::tr("Switches off the second logarithm; the step stays in the list"));
}

std::optional<ValueHint> hintOfZScores(const LooksLike& values, const std::vector<StepItem>& steps)
{
    const auto isZScore = [](const StepItem& step) { return step.spec.name == "zscore"; };
    const QString fact =
        ValueHintWords::tr("Every feature already has mean 0 and standard deviation 1 (divisor %1).")
            .arg(values.divisor == LooksLike::Divisor::Sample ? ValueHintWords::tr("n − 1")
                                                              : ValueHintWords::tr("n"));
    if (const auto again = firstOn(steps, isZScore))
        return silencing(fact, steps, *again, ValueHintWords::tr("Standardising again has almost no effect"));
    if (std::any_of(steps.begin(), steps.end(), isZScore))
        return {};
    ValueHint hint;
    hint.text = fact;
    return hint;
}

const QString settingsKey = QStringLiteral("dismissedHints");
constexpr int mostRemembered = 200;

}  // namespace

std::optional<ValueHint> valueHint(const LooksLike& values, const std::vector<StepItem>& steps)
{
    switch (values.kind) {
    case LooksLike::Kind::Counts:
        return hintOfCounts(values, steps);
    case LooksLike::Kind::Intensities:
        return hintOfIntensities(values, steps);
    case LooksLike::Kind::Logarithms:
        return hintOfLogarithms(values, steps);
    case LooksLike::Kind::ZScores:
        return hintOfZScores(values, steps);
    case LooksLike::Kind::Unknown:
        break;
    }
    return {};
}

std::vector<StepItem> taken(const ValueHint& hint, std::vector<StepItem> steps)
{
    steps.insert(steps.begin(), hint.added.begin(), hint.added.end());
    if (hint.silenced)
        steps[*hint.silenced].isOn = false;
    return steps;
}

HintRow::HintRow(Project& project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_text(new QLabel(this))
    , m_offer(new QPushButton(this))
{
    setObjectName(QStringLiteral("hintRow"));
    m_text->setObjectName(QStringLiteral("hintText"));
    m_text->setWordWrap(true);
    m_offer->setObjectName(QStringLiteral("hintOffer"));
    m_offer->setAccessibleName(tr("Proposed step"));
    m_offer->setToolTip(tr("Adds the proposed step"));
    auto* dismiss = new QPushButton(tr("Dismiss"), this);
    dismiss->setObjectName(QStringLiteral("hintDismiss"));
    dismiss->setAccessibleName(tr("Dismiss this hint"));
    dismiss->setToolTip(tr("Don't show again for this data set"));
    auto* buttons = new FlowLayout(14);
    buttons->addWidget(m_offer);
    buttons->addWidget(dismiss);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(1);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    hide();
    connect(m_offer, &QPushButton::clicked, this, &HintRow::take);
    connect(dismiss, &QPushButton::clicked, this, &HintRow::dismiss);
    connect(&m_project, &Project::opened, this, [this] {
        if (std::exchange(m_isDismissed, false))
            look();
    });
    connect(&m_project, &Project::datasetChanged, this, &HintRow::look);
    connect(&m_project, &Project::stateChanged, this, [this] {
        m_trial.cancel();
        m_effect = {};
        refresh();
    });
    m_job.onFinished(this, [this](quint64, const std::optional<LooksLike>& values) {
        m_values = values;
        refresh();
        tryOffer();
    });
    connect(&m_project.scene(), &Scene::leftOutClassesChanged, this, &HintRow::tryOffer);
    connect(&m_project.scene(), &Scene::fitChanged, this, [this] {
        if (!m_effect.text.isEmpty() || m_trial.isBusy())
            tryOffer();
    });
    m_trial.onFinished(this, [this](quint64, const Effect& effect) {
        m_effect = effect;
        refresh();
    });
    look();
}

void HintRow::look()
{
    m_values.reset();
    refresh();
    if (!m_project.dataset() || isDismissed())
        return m_job.cancel();
    m_job.request([data = m_project.dataset()](const Progress& progress) { return looksLike(*data, progress); });
}

/// Once the same is known of the fit without the offered steps. A fit with them may be impossible: then there is
/// nothing to compare.
void HintRow::tryOffer()
{
    m_trial.cancel();
    m_effect = {};
    const Scene& scene = m_project.scene();
    const std::optional<AnalysisState>& shown = m_project.fitter().shownState();
    const bool isOfState = shown && shown->sameFit(m_project.state());
    if (m_hint && !m_hint->added.empty() && !scene.leftOutClasses().empty() && isOfState) {
        AnalysisState next = m_project.state();
        next.steps = taken(*m_hint, std::move(next.steps));
        const auto labelled = std::count_if(scene.leftOutClasses().begin(), scene.leftOutClasses().end(),
                                            [](int cls) { return cls >= 0; });
        const auto before = int(labelled - std::ssize(scene.misclassified()));
        m_trial.request([data = m_project.dataset(), next, before, labelled](const Progress& progress) {
            const std::optional<ValidatedAccuracy> accuracy = accuracyOf(data, next, progress);
            if (!accuracy)
                return Effect();
            const bool isWorse = accuracy->correct < before;
            const QString text =
                isWorse ? ValueHintWords::tr("No logarithm is suggested: with it, only %1 instead of %2 of %3 "
                                             "samples are correct in cross-validation.")
                        : ValueHintWords::tr("In cross-validation, %1 of %3 samples are correct with the "
                                             "suggested steps, %2 without them.");
            return Effect{text.arg(countText(accuracy->correct), countText(before), countText(labelled)), isWorse};
        });
    }
    refresh();
}

void HintRow::refresh()
{
    m_hint.reset();
    if (m_values && m_project.dataset() && !isDismissed())
        m_hint = valueHint(*m_values, m_project.state().steps);
    if (m_hint) {
        m_text->setStyleSheet(QStringLiteral("color: %1").arg(Theme::of(palette()).muted.name()));
        QStringList sentences{m_hint->text, m_effect.isWorse ? QString() : m_hint->suggestion, m_effect.text};
        sentences.removeAll(QString());
        m_text->setText(sentences.join(QLatin1Char(' ')));
        m_offer->setText(m_hint->offer);
        m_offer->setAccessibleName(m_hint->offer);
        m_offer->setToolTip(wrappedTip(m_hint->tip));
        m_offer->setVisible(!m_hint->offer.isEmpty() && !m_effect.isWorse);
        setAccessibleName(m_text->text());
    }
    setVisible(m_hint.has_value());
}

void HintRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();  // in the colours of the theme
}

void HintRow::take()
{
    if (!m_hint)
        return;
    AnalysisState next = m_project.state();
    next.steps = taken(*m_hint, std::move(next.steps));
    m_project.change(next, m_hint->silenced ? tr("switching off a step") : tr("adding a step"));
}

void HintRow::dismiss()
{
    m_isDismissed = true;
    if (!key().isEmpty()) {
        QStringList known = QSettings().value(settingsKey).toStringList();
        known.removeAll(key());
        known.append(key());
        while (known.size() > mostRemembered)
            known.removeFirst();
        QSettings().setValue(settingsKey, known);
    }
    refresh();
}

bool HintRow::isDismissed() const
{
    return m_isDismissed || (!key().isEmpty() && QSettings().value(settingsKey).toStringList().contains(key()));
}

/// Identifies the data set in later sessions; empty if it cannot be identified.
QString HintRow::key() const
{
    return m_project.dataset() ? QString::fromStdString(m_project.dataset()->origin().sha256) : QString();
}

}  // namespace fuzzylens::ui
