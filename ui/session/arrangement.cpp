// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/arrangement.h"

#include "core/session/store/exact_text.h"
#include "ui/scene/sample_attribute.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QSpinBox>
#include <QSplitter>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

/// By its words and its place: words of the program are others in another language.
Json choiceOf(const QComboBox& box)
{
    return {{"text", box.currentText().toStdString()}, {"index", box.currentIndex()}, {"of", box.count()}};
}

/// -1 if there is no such choice.
int choiceFrom(const Json& json, const QComboBox& box)
{
    const int known = box.findText(QString::fromStdString(json.at("text").get<std::string>()));
    return known >= 0 || json.at("of").get<int>() != box.count() ? known : json.at("index").get<int>();
}

Json controlsOf(View& view)
{
    Json controls = Json::object();
    QWidget* row = view.controls();
    if (!row)
        return controls;
    for (const QComboBox* box : row->findChildren<QComboBox*>())
        if (!box->objectName().isEmpty())
            controls[box->objectName().toStdString()] = choiceOf(*box);
    for (const QSpinBox* box : row->findChildren<QSpinBox*>())
        if (!box->objectName().isEmpty())
            controls[box->objectName().toStdString()] = box->value();
    for (const QAbstractButton* button : row->findChildren<QAbstractButton*>())
        if (button->isCheckable() && !button->objectName().isEmpty())
            controls[button->objectName().toStdString()] = button->isChecked();
    return controls;
}

/// As if the user had done it.
void choose(QComboBox& box, int index)
{
    if (index < 0 || index >= box.count() || index == box.currentIndex())
        return;
    box.setCurrentIndex(index);
    emit box.activated(index);
    emit box.textActivated(box.currentText());
}

void setControls(View& view, const Json& controls)
{
    QWidget* row = view.controls();
    for (const auto& [name, value] : controls.items()) {
        if (!row)
            return;
        const QString object = QString::fromStdString(name);
        auto* box = row->findChild<QComboBox*>(object);
        auto* number = row->findChild<QSpinBox*>(object);
        auto* button = row->findChild<QAbstractButton*>(object);
        if (box && value.is_object())
            choose(*box, choiceFrom(value, *box));
        else if (box && value.is_string())  // as the first sessions had it
            choose(*box, box->findText(QString::fromStdString(value.get<std::string>())));
        else if (number && value.is_number_integer())
            number->setValue(value.get<int>());
        else if (button && value.is_boolean() && button->isChecked() != value.get<bool>())
            button->click();
    }
}

Json attributeJson(const Colouring& attribute)
{
    return {{"from", int(attribute.from)},
            {"name", exactText(attribute.name.toStdString())},
            {"occurrence", attribute.occurrence}};
}

Colouring attributeFrom(const Json& json)
{
    Colouring key;
    key.from = Colouring::From(json.at("from").get<int>());
    key.name = QString::fromStdString(exactTextFrom(json.at("name")));
    key.occurrence = json.at("occurrence").get<int>();
    return key;
}

/// Null for nothing.
Json attributeJson(const std::optional<Colouring>& attribute)
{
    return attribute ? attributeJson(*attribute) : Json();
}

/// Nothing in sessions of earlier releases.
std::optional<Colouring> attributeFrom(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_object() ? std::optional(attributeFrom(*found)) : std::nullopt;
}

Json scatterJson(const ScatterView& view)
{
    const AxisChoice axes = view.axisChoice();
    return {{"data", axes.data},
            {"principal", axes.principal},
            {"solid", axes.solid},
            {"simplex", axes.simplex},
            {"axes", {axes.x, axes.y, axes.z}},
            {"training", axes.training},
            {"scale", axes.scale ? int(*axes.scale) : -1},
            {"field", axes.field},
            {"kernels", axes.kernels},
            {"size", attributeJson(view.sizing())},
            {"shape", attributeJson(view.shaping())},
            {"azimuth", view.turn().azimuth},
            {"elevation", view.turn().elevation}};
}

void arrangeScatter(ScatterView& view, const Json& json)
{
    AxisChoice axes;
    axes.data = json.at("data").get<bool>();
    axes.principal = json.at("principal").get<bool>();
    axes.solid = json.at("solid").get<bool>();
    const Json& chosen = json.at("axes");
    axes.x = std::max(0, chosen.at(0).get<int>());
    axes.y = std::max(0, chosen.at(1).get<int>());
    axes.z = std::max(0, chosen.at(2).get<int>());
    axes.training = json.at("training").get<bool>();
    if (const int scale = json.at("scale").get<int>(); scale >= 0 && scale <= int(AxisScale::Kind::Logarithmic))
        axes.scale = AxisScale::Kind(scale);
    axes.field = json.value("field", true);
    axes.kernels = json.value("kernels", false);
    axes.simplex = json.value("simplex", false);
    view.setAxisChoice(axes);
    view.setSizing(attributeFrom(json, "size"));
    view.setShaping(attributeFrom(json, "shape"));
    view.setTurn({json.at("azimuth").get<double>(), json.at("elevation").get<double>()});
}

Json splittersOf(const ExploreWorkspace& workspace)
{
    Json all = Json::array();
    for (const QSplitter* splitter : workspace.findChildren<QSplitter*>())
        all.push_back(splitter->sizes().toVector());
    return all;
}

void setSplitters(ExploreWorkspace& workspace, const Json& all)
{
    const QList<QSplitter*> splitters = workspace.findChildren<QSplitter*>();
    if (all.size() != std::size_t(splitters.size()))
        return;
    for (qsizetype i = 0; i < splitters.size(); ++i) {
        QList<int> sizes;
        for (const Json& size : all[std::size_t(i)])
            sizes << size.get<int>();
        splitters[i]->setSizes(sizes);
    }
}

Json focusOf(const Scene& scene)
{
    const int feature = scene.focusFeature();
    if (feature < 0 || !scene.fit())
        return {};
    const std::vector<std::string>& names = *scene.fit()->result->features;
    const auto before = names.begin() + feature;
    return {{"name", exactText(*before)}, {"occurrence", std::count(names.begin(), before, *before)}};
}

}  // namespace

Json arrangementOf(ExploreWorkspace& workspace, const Scene& scene)
{
    Json json;
    json["sizes"] = splittersOf(workspace);
    json["cards"] = Json::array();
    json["views"] = Json::object();
    for (ViewCard* card : workspace.cards()) {
        json["cards"].push_back(card->current()->identifier().toStdString());
        for (View* view : card->views())
            json["views"][view->identifier().toStdString()] = controlsOf(*view);
    }
    json["scatter"] = scatterJson(*workspace.findChild<ScatterView*>());
    json["colour"] = attributeJson(scene.colouring());
    json["focus"] = focusOf(scene);
    json["gene_set"] = exactText(scene.marks().set.name);
    json["genes"] = exactTexts(scene.marks().set.genes);
    return json;
}

void arrange(const Json& arrangement, ExploreWorkspace& workspace, Scene& scene)
{
    if (!arrangement.is_object() || !scene.fit())
        return;
    setSplitters(workspace, arrangement.at("sizes"));
    const Json& views = arrangement.at("views");
    for (ViewCard* card : workspace.cards())
        for (View* view : card->views())
            if (const auto controls = views.find(view->identifier().toStdString()); controls != views.end())
                setControls(*view, *controls);
    arrangeScatter(*workspace.findChild<ScatterView*>(), arrangement.at("scatter"));
    for (const Json& front : arrangement.at("cards"))
        workspace.bring(QString::fromStdString(front.get<std::string>()));
    if (std::optional<Colouring> colouring = sampleAttribute(scene, attributeFrom(arrangement.at("colour"))))
        scene.setColouring(*std::move(colouring));
    if (const Json& focus = arrangement.at("focus"); focus.is_object())
        scene.setFocusFeature(featureCalled(*scene.fit()->result->features, exactTextFrom(focus.at("name")),
                                            focus.at("occurrence").get<int>()));
    GeneSet set;
    set.name = exactTextFrom(arrangement.at("gene_set"));
    set.genes = exactTextsFrom(arrangement.at("genes"));
    scene.mark(std::move(set));
}

}  // namespace fuzzylens::ui
