// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace fuzzylens::ui {

class DrawingPad;
class Playground;
class Project;
class SecondMethod;
class SpokenSlider;

/// The controls of the playground: which data set of the plane, its sliders, the points to be drawn, and which
/// method is shown next to the first.
class PlaygroundPanel : public QFrame
{
    Q_OBJECT

public:
    PlaygroundPanel(Project& project, Playground& playground, SecondMethod& second, QWidget* parent = nullptr);

private:
    struct Slider
    {
        QLabel* name;
        SpokenSlider* slider;
        QLabel* value;
        std::function<bool()> isUsed;
        std::function<double()> read;
        std::function<void(double)> write;
        std::function<QString(double)> text;
    };

    QLayout* makeChoice();
    QLayout* makeSliders();
    QWidget* makeDrawing();
    QLayout* makeSecond();
    /// A slider over @p values, which may depend on the open set.
    void addSlider(QGridLayout& grid, const char* id, const QString& name, const QString& tip, Slider slider,
                   std::function<double(int position)> numberAt, int positions);
    void follow();
    void showScores();

    Project& m_project;
    Playground& m_playground;
    SecondMethod& m_second;
    QComboBox* m_sets;
    QToolButton* m_again;
    std::vector<Slider> m_sliders;
    QToolButton* m_edit;
    QComboBox* m_classes;
    DrawingPad* m_pad;
    QWidget* m_drawing;
    QComboBox* m_methods;
    QLabel* m_scores;
};

}  // namespace fuzzylens::ui
