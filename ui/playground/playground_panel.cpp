// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playground/playground_panel.h"

#include "core/methods/parameter_kinds.h"
#include "ui/panels/class_marker.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/panels/spoken_slider.h"
#include "ui/playground/drawing_pad.h"
#include "ui/playground/playground.h"
#include "ui/playground/second_method.h"
#include "ui/playground/second_parameters.h"
#include "ui/plot/number_format.h"
#include "ui/scene/fit_notes.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/wide_list.h"
#include "ui/theme/wrapped_tip.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr std::array sampleCounts{20, 30, 50, 80, 100, 150, 200, 300, 400, 500, 700, 1000, 1500, 2000};
constexpr int noisePositions = 50;

/// The setting nearest to @p number of a slider with so many positions.
int nearest(const std::function<double(int)>& numberAt, int positions, double number)
{
    int best = 0;
    for (int i = 1; i < positions; ++i)
        if (std::abs(numberAt(i) - number) < std::abs(numberAt(best) - number))
            best = i;
    return best;
}

/// "SFP", of "SFP · supervised fuzzy partitioning".
QString shortName(const MethodDescription& method)
{
    return shownText(method.name).section(QStringLiteral(" · "), 0, 0);
}

QString accuracyText(const Scene& scene)
{
    const FitPtr& fit = scene.fit();
    if (!fit)
        return {};
    const auto found = fit->result->metrics.find("training_accuracy");
    const QString name = shortName(method(fit->result->method));
    if (found == fit->result->metrics.end())
        return PlaygroundPanel::tr("%1: predicts no classes").arg(name);
    const QString share = numberText(100 * found->second, 3);
    return hidesOwnLabel(*fit->result)
               ? PlaygroundPanel::tr("%1: %2 % correct, each sample without its own label").arg(name, share)
               : PlaygroundPanel::tr("%1: %2 % of the training samples correct").arg(name, share);
}

}  // namespace

PlaygroundPanel::PlaygroundPanel(Project& project, Playground& playground, SecondMethod& second, QWidget* parent)
    : QFrame(parent)
    , m_project(project)
    , m_playground(playground)
    , m_second(second)
    , m_sets(new QComboBox(this))
    , m_again(new QToolButton(this))
    , m_edit(new QToolButton(this))
    , m_classes(new QComboBox(this))
    , m_pad(new DrawingPad(this))
    , m_drawing(makeDrawing())
    , m_methods(new QComboBox(this))
    , m_scores(new QLabel(this))
{
    setObjectName(QStringLiteral("playgroundPanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 8);
    layout->setSpacing(6);
    layout->addWidget(sectionTitle(tr("Playground"), this));
    layout->addLayout(makeChoice());
    layout->addLayout(makeSliders());
    layout->addWidget(m_drawing, 1);
    layout->addLayout(makeSecond());
    layout->addWidget(new SecondParameters(m_second, this));
    m_scores->setObjectName(QStringLiteral("playgroundScores"));
    m_scores->setWordWrap(true);
    m_scores->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_scores);
    connect(&m_playground, &Playground::changed, this, &PlaygroundPanel::follow);
    connect(&m_second, &SecondMethod::changed, this, &PlaygroundPanel::showScores);
    connect(&m_project.scene(), &Scene::fitChanged, this, &PlaygroundPanel::showScores);
    follow();
}

QLayout* PlaygroundPanel::makeChoice()
{
    m_sets->setObjectName(QStringLiteral("playgroundSet"));
    m_sets->setAccessibleName(tr("Data set"));
    m_sets->setToolTip(tr("Open a generated data set with two informative features"));
    m_sets->setPlaceholderText(tr("Choose a data set"));
    m_sets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sets->setMinimumContentsLength(20);
    for (const SyntheticDescription& set : Playground::sets()) {
        m_sets->addItem(shownText(set.title), QString::fromStdString(set.name));
        m_sets->setItemData(m_sets->count() - 1, shownText(set.help), Qt::ToolTipRole);
    }
    m_sets->setCurrentIndex(-1);
    connect(m_sets, &QComboBox::activated, this, [this](int index) {
        m_playground.open(m_sets->itemData(index).toString().toStdString());
        follow();  // the choice is shown when the data are there
    });
    m_again->setObjectName(QStringLiteral("playgroundAgain"));
    m_again->setText(tr("Draw again"));
    m_again->setToolTip(tr("Draw other samples at random from the same distribution"));
    connect(m_again, &QToolButton::clicked, this, [this] {
        SyntheticSpec spec = *m_playground.spec();
        spec.options.seed = spec.options.seed < std::uint64_t(largestSeed) ? spec.options.seed + 1 : 0;
        m_playground.change(spec);
    });
    m_edit->setObjectName(QStringLiteral("playgroundEdit"));
    m_edit->setText(tr("Edit points"));
    m_edit->setToolTip(tr("Draw, change and erase single points of the data set"));
    m_edit->setCheckable(true);
    connect(m_edit, &QToolButton::toggled, this, &PlaygroundPanel::follow);
    for (QToolButton* button : {m_again, m_edit})
        button->setProperty("isChoice", true);  // with a border
    auto* row = new FlowLayout(6);
    row->addWidget(m_sets);
    row->addWidget(m_again);
    row->addWidget(m_edit);
    return row;
}

void PlaygroundPanel::addSlider(QGridLayout& grid, const char* id, const QString& name, const QString& tip,
                                Slider slider, std::function<double(int position)> numberAt, int positions)
{
    slider.name = new QLabel(name, this);
    slider.value = new QLabel(this);
    slider.value->setObjectName(QStringLiteral("muted"));
    slider.value->setMinimumWidth(slider.value->fontMetrics().horizontalAdvance(QStringLiteral("0.0000")));
    slider.slider = new SpokenSlider(
        {numberAt, [numberAt, positions](double number) { return nearest(numberAt, positions, number); }}, this);
    slider.slider->setObjectName(QLatin1String(id));
    slider.slider->setAccessibleName(name);
    slider.slider->setToolTip(tip);
    slider.name->setBuddy(slider.slider);
    slider.slider->setRange(0, positions - 1);
    slider.slider->setPageStep(std::max(1, positions / 10));
    connect(slider.slider, &QSlider::sliderPressed, this, [this] { m_project.beginDrag(); });
    connect(slider.slider, &QSlider::sliderReleased, this, [this] { m_project.endDrag(); });
    connect(slider.slider, &QSlider::valueChanged, this, [this, numberAt, write = slider.write](int position) {
        if (m_playground.spec())
            write(numberAt(position));
    });
    const int row = grid.rowCount();
    grid.addWidget(slider.name, row, 0);
    grid.addWidget(slider.slider, row, 1);
    grid.addWidget(slider.value, row, 2);
    m_sliders.push_back(std::move(slider));
}

QLayout* PlaygroundPanel::makeSliders()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    const auto changed = [this](const auto& set) {
        SyntheticSpec spec = *m_playground.spec();
        set(spec.options);
        m_playground.change(spec);
    };
    const auto whole = [](double number) { return countText(qint64(number)); };
    const auto isOpen = [this] { return m_playground.spec().has_value(); };
    addSlider(
        *grid, "playgroundClasses", tr("Classes"), tr("Number of classes of the data set"),
        {nullptr, nullptr, nullptr,
         [this] { return m_playground.spec() && m_playground.description().mostClasses > 0; },
         [this] { return double(m_playground.classes()); },
         [changed](double number) { changed([&](SyntheticOptions& options) { options.classes = int(number); }); },
         whole},
        [](int position) { return position + 2.0; }, PlacedSample::mostClasses - 1);
    addSlider(
        *grid, "playgroundNoise", tr("Noise"), tr("Standard deviation of the noise of both coordinates"),
        {nullptr, nullptr, nullptr, isOpen, [this] { return m_playground.noise(); },
         [changed](double number) { changed([&](SyntheticOptions& options) { options.noise = number; }); },
         [](double number) { return numberText(number, 3); }},
        [this](int position) {
            return m_playground.spec()
                       ? position * Playground::mostNoise(m_playground.spec()->name) / noisePositions
                       : 0.0;
        },
        noisePositions + 1);
    addSlider(
        *grid, "playgroundFeatures", tr("Noise features"),
        tr("Number of further features of uniform noise, which are uninformative"),
        {nullptr, nullptr, nullptr, isOpen, [this] { return double(m_playground.noiseFeatures()); },
         [changed](double number) {
             changed([&](SyntheticOptions& options) { options.features = int(number) + 2; });
         },
         whole},
        [](int position) { return double(position); }, Playground::mostNoiseFeatures + 1);
    addSlider(
        *grid, "playgroundSamples", tr("Samples"), tr("Number of samples"),
        {nullptr, nullptr, nullptr,
         [this] { return m_playground.spec() && m_playground.spec()->name != drawnSet; },
         [this] { return double(m_playground.samples()); },
         [changed](double number) { changed([&](SyntheticOptions& options) { options.samples = int(number); }); },
         whole},
        [](int position) { return double(sampleCounts[std::size_t(position)]); }, int(sampleCounts.size()));
    return grid;
}

QWidget* PlaygroundPanel::makeDrawing()
{
    auto* area = new QWidget(this);
    auto* layout = new QVBoxLayout(area);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_classes->setObjectName(QStringLiteral("playgroundClass"));
    m_classes->setAccessibleName(tr("Class of the points"));
    m_classes->setToolTip(tr("Class of the points that are drawn or changed"));
    for (int index = 0; index < PlacedSample::mostClasses; ++index)
        m_classes->addItem(classMarkerIcon(index, Theme::of(palette()), devicePixelRatioF(), true),
                           tr("Class %1").arg(index + 1));
    connect(m_classes, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_pad->setClassNumber(index + 1); });
    auto* tools = new FlowLayout(6);
    auto* group = new QButtonGroup(area);
    using Tool = DrawingPad::Tool;
    for (const auto& [tool, id, text, tip] :
         {std::tuple(Tool::Draw, "playgroundDraw", tr("Draw"), tr("Draw points of the class")),
          std::tuple(Tool::Paint, "playgroundPaint", tr("Change class"), tr("Give points the class")),
          std::tuple(Tool::Erase, "playgroundErase", tr("Erase"), tr("Erase points"))}) {
        auto* button = new QToolButton(area);
        button->setObjectName(QLatin1String(id));
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setChecked(tool == Tool::Draw);
        group->addButton(button);
        tools->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, tool = tool] { m_pad->setTool(tool); });
    }
    tools->addWidget(m_classes);
    layout->addLayout(tools);
    layout->addWidget(m_pad, 1);
    connect(m_pad, &DrawingPad::strokeBegun, this, [this] { m_project.beginDrag(); });
    connect(m_pad, &DrawingPad::pointsChanged, this, [this] { m_playground.draw(m_pad->points()); });
    connect(m_pad, &DrawingPad::strokeEnded, this, [this] {
        m_project.endDrag();
        follow();
    });
    return area;
}

QLayout* PlaygroundPanel::makeSecond()
{
    m_methods->setObjectName(QStringLiteral("secondMethod"));
    m_methods->setAccessibleName(tr("Second method"));
    m_methods->setToolTip(
        wrappedTip(tr("Fit another method to the same data and show it next to the first; parameters that both "
                      "methods have are the same")));
    m_methods->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_methods->setMinimumContentsLength(14);
    m_methods->addItem(tr("None"), QString());
    for (const MethodDescription& one : methods())
        if (one.purpose != Purpose::Projection && one.predict)
            m_methods->addItem(shownText(one.name), QString::fromStdString(one.id));
    widenList(*m_methods);
    connect(m_methods, &QComboBox::activated, this,
            [this](int index) { m_second.setMethod(m_methods->itemData(index).toString().toStdString()); });
    auto* label = new QLabel(tr("&Second method"), this);
    label->setBuddy(m_methods);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_methods, 1);
    return row;
}

void PlaygroundPanel::follow()
{
    const bool isOpen = m_playground.spec().has_value();
    m_sets->setCurrentIndex(isOpen ? m_sets->findData(QString::fromStdString(m_playground.spec()->name)) : -1);
    m_again->setEnabled(isOpen && m_playground.spec()->name != drawnSet);
    const bool canBeEdited = isOpen && std::size_t(m_playground.samples()) <= DrawingPad::mostPoints;
    m_edit->setEnabled(canBeEdited);
    for (Slider& slider : m_sliders) {
        const bool isUsed = slider.isUsed();
        for (QWidget* widget : {static_cast<QWidget*>(slider.name), static_cast<QWidget*>(slider.slider),
                                static_cast<QWidget*>(slider.value)}) {
            widget->setVisible(isOpen);
            widget->setEnabled(isUsed);
        }
        const double number = isOpen ? slider.read() : 0;
        const QSignalBlocker blocker(slider.slider);
        slider.slider->setValue(slider.slider->positionOf(number));
        slider.value->setText(isOpen ? slider.text(number) : QString());
        slider.slider->setWords(QStringLiteral("%1: %2").arg(slider.name->text(), slider.value->text()));
    }
    m_drawing->setVisible(canBeEdited && m_edit->isChecked());
    if (canBeEdited && m_edit->isChecked())
        m_pad->setPoints(m_playground.points());
    showScores();
}

void PlaygroundPanel::showScores()
{
    m_methods->setCurrentIndex(m_methods->findData(QString::fromStdString(m_second.method())));
    QStringList lines{accuracyText(m_project.scene())};
    if (!m_second.method().empty())
        lines << accuracyText(m_second.scene());
    lines.removeAll(QString());
    m_scores->setText(lines.join(QLatin1Char('\n')));
    m_scores->setVisible(!lines.isEmpty());
}

}  // namespace fuzzylens::ui
