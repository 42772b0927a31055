// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/attribute_menu.h"

#include "ui/scene/sample_attribute.h"
#include "ui/theme/core_text.h"
#include "ui/theme/menu_action.h"
#include "ui/theme/menu_keys.h"
#include "ui/views/scatter/scatter_view.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int mostMemberships = 12;

}  // namespace

AttributeMenu::AttributeMenu(Use use, Scene& scene, ScatterView& view, QWidget* parent)
    : QMenu(use == Use::Colour ? tr("&Colour by")
            : use == Use::Size ? tr("Si&ze by")
                               : tr("S&hape by"),
            parent)
    , m_use(use)
    , m_scene(scene)
    , m_view(view)
{
    setObjectName(use == Use::Colour ? QStringLiteral("colourBy")
                  : use == Use::Size ? QStringLiteral("sizeBy")
                                     : QStringLiteral("shapeBy"));
    connect(this, &QMenu::aboutToShow, this, &AttributeMenu::fill);
    keepMnemonics(*this);
}

bool AttributeMenu::isPossible(const Colouring& attribute) const
{
    switch (m_use) {
    case Use::Colour:
        return true;
    case Use::Size:
        return std::any_of(attribute.numbers.begin(), attribute.numbers.end(),
                           [](double number) { return std::isfinite(number); });
    case Use::Shape:
        break;
    }
    // One of the distinct markers is that of samples without class.
    return !attribute.classes.isEmpty() && attribute.classes.size() < Theme::distinctClasses;
}

std::optional<Colouring> AttributeMenu::current() const
{
    return m_use == Use::Colour ? m_scene.colouring() : m_use == Use::Size ? m_view.sizing() : m_view.shaping();
}

/// The menu may still be open when another fit arrives: the property is that of the present one.
void AttributeMenu::apply(const std::optional<Colouring>& key)
{
    if (m_use == Use::Size)
        m_view.setSizing(key);
    else if (m_use == Use::Shape)
        m_view.setShaping(key);
    else if (std::optional<Colouring> colouring = sampleAttribute(m_scene, *key))
        m_scene.setColouring(*std::move(colouring));
}

void AttributeMenu::addChoice(const QString& text, const std::optional<Colouring>& key)
{
    const std::optional<Colouring> shown = current();
    QAction* action = addAction(text, this, [this, key] { apply(key); });
    action->setCheckable(true);
    action->setChecked(key && shown ? isSameAttribute(*key, *shown) : !key && !shown);
}

void AttributeMenu::add(const QString& text, const Colouring& attribute)
{
    if (!isPossible(attribute))
        return;
    Colouring key;
    key.from = attribute.from;
    key.name = attribute.name;
    key.occurrence = attribute.occurrence;
    addChoice(asMenuText(text), key);
}

void AttributeMenu::fill()
{
    using From = Colouring::From;
    clear();
    const FitPtr fit = m_scene.fit();
    if (!fit) {
        addAction(tr("no data open"))->setEnabled(false);
        return;
    }
    if (m_use == Use::Size)
        addChoice(tr("none: same size for all"), std::nullopt);
    if (m_use == Use::Shape)
        addChoice(tr("same class as the colour"), std::nullopt);
    add(tr("label used in the fit"), Scene::colouringByTarget(*fit));
    const auto addResult = [this](From from, int cluster = 0) {
        const Colouring attribute = m_scene.colouringByResult(from, cluster);
        add(attribute.name, attribute);
    };
    if (fit->clusters() > 1 && m_scene.memberships().rows() == fit->samples()) {
        addResult(From::Cluster);
        addResult(From::Certainty);
        for (int cluster = 0; cluster < std::min(fit->clusters(), mostMemberships); ++cluster)
            addResult(From::Membership, cluster);
    }
    if (!m_scene.leftOutClasses().empty()) {
        addResult(From::LeftOutClass);
        addResult(From::LeftOutErrors);
    }
    if (!fit->data)
        return;
    for (const LabelField& field : fit->data->labelFields())
        add(nameText(field.name), Scene::colouringByField(field));
    if (const int feature = m_scene.focusFeature(); feature >= 0)
        add(tr("values of %1").arg(fit->featureLabel(feature)), Scene::colouringByFeature(*fit, feature));
}

}  // namespace fuzzylens::ui
