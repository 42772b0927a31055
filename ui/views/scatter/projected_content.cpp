// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/projected_content.h"

#include "ui/theme/core_text.h"

namespace fuzzylens::ui {

namespace {

constexpr double widening = 2.5;  // pixels: an outline shows around a solid marker below it

const LabelField* fieldOf(const Projection& projection, const Colouring& colouring)
{
    const QString& name = colouring.name;
    const std::string field =
        name.toStdString() == projection.target().name ? projection.truth.field : name.toStdString();
    const LabelField* found = projection.data->labelField(field);
    return found && found->kind == LabelField::Kind::Categorical ? found : nullptr;
}

/// Index into the classes of the colouring, a sample each; -1 none.
std::vector<int> coloursOf(const Projection& projection, const Colouring& colouring)
{
    std::vector<int> codes(std::size_t(projection.samples()), -1);
    if (const LabelField* field = fieldOf(projection, colouring)) {
        for (std::size_t i = 0; i < codes.size(); ++i)
            codes[i] = int(colouring.classes.indexOf(nameText(field->text(Index(i)))));
    } else if (colouring.name.toStdString() == projection.target().name &&
               projection.prediction.predictedClass.size() == codes.size()) {
        for (std::size_t i = 0; i < codes.size(); ++i)
            codes[i] = int(colouring.classes.indexOf(
                nameText(predictedText(projection.target(), projection.prediction, Index(i)))));
    }
    return codes;
}

PointStyles outlined(PointStyles styles, const Theme& theme)
{
    for (PointStyle& style : styles.styles) {
        style.outline = style.fill;
        style.fill = Qt::transparent;
    }
    for (int style = 0; style < styles.shapes; ++style)
        styles.styles[std::size_t(style)].outline = theme.muted;
    return styles;
}

void place(ScatterCoordinates& at, const Prediction& prediction, const ScatterCoordinates& shown,
           const AxisChoice& choice)
{
    const Eigen::MatrixXd& embedding = prediction.embedding;
    at.isStrip = shown.isStrip;
    if (choice.simplex) {
        at.simplex = shown.simplex;
        return at.takeMemberships(prediction.memberships, choice);
    }
    if (shown.isStrip) {
        at.x = columnOf(embedding, 0);
        at.y = jitter(at.x.size());
    } else if (shown.solid) {
        const std::array<int, 3> axes = solidAxes(choice, int(embedding.cols()));
        takeSolid(at, embedding(Eigen::all, axes), *shown.solid, shown.scale);
        return;
    } else if (shown.plane) {
        const Eigen::MatrixXd plane = shown.plane->project(embedding);
        at.x = columnOf(plane, 0);
        at.y = columnOf(plane, 1);
    } else {
        const auto [x, y] = shownAxes(choice, int(embedding.cols()));
        at.x = columnOf(embedding, x);
        at.y = columnOf(embedding, y);
    }
    at.putOn(shown.scale);
}

}  // namespace

QString statedColour(const Projection& projection, const Colouring& colouring, int sample)
{
    const LabelField* field = fieldOf(projection, colouring);
    return field ? nameText(field->text(sample)) : QString();
}

ScatterContent projectedContent(const ProjectionPtr& projection, const ScatterContent& shown,
                                const AxisChoice& choice, const Colouring& colouring, const Theme& theme)
{
    ScatterContent content;
    if (!projection || shown.samples() == 0 || shown.coordinates.isTraining || shown.coordinates.isData)
        return content;
    const Eigen::MatrixXd& embedding = projection->prediction.embedding;
    const Eigen::Index dimensions =
        shown.coordinates.plane ? shown.coordinates.plane->mean.cols() : shown.dimensions;
    if (embedding.rows() != projection->samples() || embedding.cols() == 0 || embedding.cols() != dimensions)
        return content;
    place(content.coordinates, projection->prediction, shown.coordinates, choice);
    content.diameter = shown.diameter + widening;
    content.dimensions = int(embedding.cols());
    Colouring own;
    own.classes = colouring.classes;
    own.codes = coloursOf(*projection, colouring);
    Colouring shapes;
    if (shown.shaping) {
        shapes.classes = shown.shaping->classes;
        shapes.codes = coloursOf(*projection, *shown.shaping);
    }
    content.styles =
        outlined(PointStyles::of(own, projection->samples(), theme, shown.shaping ? &shapes : nullptr), theme);
    return content;
}

QString projectionHelp(const Projection& projection, const ScatterContent& shown, const ScatterContent& projected,
                       const Colouring& colouring)
{
    const QString help = QObject::tr("Outlined markers: %1 from %2, projected by the model. ")
                             .arg(QObject::tr("%n sample(s)", nullptr, projection.samples()), projection.name);
    if (shown.coordinates.isData)
        return help + QObject::tr("They are not shown in the principal components of the features.");
    if (projected.samples() == 0)
        return help + QObject::tr("They are not shown in these coordinates, which contain the labels.");
    if (fieldOf(projection, colouring))
        return help + QObject::tr("Their colour is the class given in the file.");
    return help + QObject::tr("Their colour is the predicted class; the file gives no class for them.");
}

QString projectedSentence(const Projection& projection, int sample)
{
    const auto index = Eigen::Index(sample);
    const Prediction& prediction = projection.prediction;
    QString text = QObject::tr("%1 from %2: predicted %3")
                       .arg(projection.sampleName(sample), projection.name,
                            nameText(predictedText(projection.target(), prediction, index)));
    if (prediction.classProbabilities.rows() > index)
        text += QStringLiteral(" (%1)").arg(prediction.classProbabilities.row(index).maxCoeff(), 0, 'f', 2);
    const LabelField* field = projection.data->labelField(projection.truth.field);
    if (field && projection.truth.isLabelled[std::size_t(sample)])
        text += QObject::tr(", actual %1").arg(nameText(field->text(index)));
    return text;
}

}  // namespace fuzzylens::ui
