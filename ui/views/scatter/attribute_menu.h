// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include <optional>

namespace fuzzylens::ui {

class Scene;
class ScatterView;
struct Colouring;

/// The properties of the samples that can colour them in every view, or set size or shape of their markers in a
/// scatter plot: labels, annotations, results of the fit, values of the feature in focus. Sizes stand for numbers,
/// shapes for classes. Filled when it opens.
class AttributeMenu : public QMenu
{
    Q_OBJECT

public:
    enum class Use { Colour, Size, Shape };

    AttributeMenu(Use use, Scene& scene, ScatterView& view, QWidget* parent);

private:
    void fill();
    void add(const QString& text, const Colouring& attribute);
    void addChoice(const QString& text, const std::optional<Colouring>& key);
    bool isPossible(const Colouring& attribute) const;
    std::optional<Colouring> current() const;
    void apply(const std::optional<Colouring>& key);

    Use m_use;
    Scene& m_scene;
    ScatterView& m_view;
};

}  // namespace fuzzylens::ui
