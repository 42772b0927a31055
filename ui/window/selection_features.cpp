// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/selection_features.h"

#include "core/dataset/summary/standardised_difference.h"
#include "core/evaluation/sample_explanation.h"
#include "ui/plot/number_format.h"
#include "ui/theme/counted.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/parts_label.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/window/overflow_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int spaceBetween = 14;
constexpr int longestName = 160, leastOfNote = 40;  // pixels at the ordinary size of text

/// With its sign and two decimals.
QString signedText(double difference)
{
    const QString size =
        std::isinf(difference) ? QStringLiteral("∞") : NumberFormat{2, false}.text(std::abs(difference));
    return (difference < 0 ? QChar(0x2212) : QChar(u'+')) + size;
}

}  // namespace

SelectionFeatures::SelectionFeatures(Scene& scene, QWidget* parent)
    : QWidget(parent)
    , m_scene(scene)
    , m_count(new QLabel(this))
    , m_note(new PartsLabel(this))
    , m_features(new OverflowRow(this))
{
    setObjectName(QStringLiteral("selectionFeatures"));
    setAccessibleName(tr("Selected samples"));
    m_count->setObjectName(QStringLiteral("statusSelection"));
    m_count->setTextFormat(Qt::PlainText);
    m_note->setObjectName(QStringLiteral("selectionNote"));
    m_note->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_note->setMinimumWidth(inText(leastOfNote));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spaceBetween);
    layout->addWidget(m_count);
    layout->addWidget(m_note);
    layout->addWidget(m_features, 1);
    connect(&scene, &Scene::fitChanged, this, &SelectionFeatures::refresh);
    connect(&scene.selection(), &SampleSelection::changed, this, &SelectionFeatures::refresh);
    m_job.onFinished(this, [this](quint64 generation, const Eigen::VectorXd& differences) {
        if (generation == m_generation)
            showFeatures(differences);
    });
    hide();
    refresh();
}

QString SelectionFeatures::obstacle() const
{
    const int count = m_scene.selection().count(), others = m_scene.selection().size() - count;
    const FitPtr& fit = m_scene.fit();
    if (!fit || !fit->data || fit->data->samples() != fit->samples())
        return tr("The features cannot be compared because the data are not loaded.");
    if (count < 2)
        return tr("Select two or more samples to compare their features with the others.");
    if (others < 2)
        return tr("To compare the features, leave at least two samples unselected.");
    return {};
}

void SelectionFeatures::refresh()
{
    const int count = m_scene.selection().count();
    if (count == 0 && m_count->text().isEmpty())
        return;
    setVisible(count > 0);
    const QString why = obstacle();
    const QString counted = ui::counted(std::size_t(count), tr("sample"), tr("samples"));
    if (count == 0)
        m_count->clear();
    else
        m_count->setText(why.isEmpty() ? tr("%1 selected · largest differences (d)").arg(counted)
                                       : tr("%1 selected").arg(counted));
    if (count > 0 && why.isEmpty())
        return request();
    m_job.cancel();
    m_generation = 0;
    m_data.reset();
    m_features->clear();
    showNote(count > 0 ? why : QString());
}

/// An empty one: features are shown.
void SelectionFeatures::showNote(const QString& note)
{
    m_note->setSentence(note);
    m_note->setToolTip(note);
    m_note->setVisible(!note.isEmpty());
    m_features->setVisible(note.isEmpty());
    setAccessibleDescription(m_count->text() + QStringLiteral(". ") + note);
}

void SelectionFeatures::request()
{
    const FitPtr& fit = m_scene.fit();
    if (fit->data == m_data && m_scene.selection().selected() == m_selected)
        return;
    m_data = fit->data;
    m_selected = m_scene.selection().selected();
    m_generation = m_job.request([dataset = m_data, selected = m_selected](const Progress& progress) {
        return standardisedDifferences(dataset->table(), selected, progress);
    });
}

void SelectionFeatures::showFeatures(const Eigen::VectorXd& differences)
{
    const FitPtr& fit = m_scene.fit();
    if (!fit || fit->data != m_data || differences.size() != m_data->features())
        return;
    const Eigen::VectorXd sizes = differences.array().isNaN().select(0.0, differences.array().abs());
    const int others = m_scene.selection().size() - m_scene.selection().count();
    const QString help = tr(
        "%1: standardised difference (Cohen's d) %2, the mean of the selected samples minus that of the other %3, "
        "divided by the pooled standard deviation. Click to see the values.");
    m_features->clear();
    QStringList spoken;
    for (const FeaturePart& part : largestParts(sizes, mostFeatures)) {
        const int feature = int(part.feature);
        const QString name = fit->featureLabel(feature), number = signedText(differences[feature]);
        auto* button = new QPushButton(m_features);
        button->setObjectName(QStringLiteral("selectionFeature"));
        button->setText(asMenuText(fontMetrics().elidedText(name, Qt::ElideMiddle, inText(longestName))) +
                        QLatin1Char(' ') + number);
        button->setAccessibleName(name + QLatin1Char(' ') + number);
        button->setToolTip(wrappedTip(help.arg(name, number, QString::number(others))));
        connect(button, &QPushButton::clicked, this, [this, feature] { emit featureRequested(feature); });
        m_features->add(button);
        spoken << button->accessibleName();
    }
    showNote(spoken.isEmpty() ? tr("No feature differs between the selected and the other samples.") : QString());
    if (!spoken.isEmpty())
        setAccessibleDescription(tr("%1, by standardised difference from the others: %2.")
                                     .arg(m_count->text(), spoken.join(QStringLiteral(", "))));
}

}  // namespace fuzzylens::ui
