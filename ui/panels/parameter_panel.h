// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/parameter.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace fuzzylens {
struct MethodDescription;
}

namespace fuzzylens::ui {

struct Fit;
class Project;
class ParameterRow;
struct SliderScores;

/// The choice of the method, the parameters of the one in use, generated from its description, and what should be
/// known about their values.
class ParameterPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterPanel(Project& project, QWidget* parent = nullptr);

    /// The method whose parameters are shown.
    const MethodDescription& shownMethod() const;
    /// Brings what should be known into view.
    void showNotes();
    /// Whether the parameter @p name plays a part now.
    bool hasRow(const std::string& name) const;
    /// Brings the control of the parameter @p name, where it plays a part, into view, and gives it the focus.
    void focusRow(const std::string& name);

    /// Locks parameters, which then cannot be changed, and hides others: for a lesson.
    void restrict(std::set<std::string> locked, std::set<std::string> hidden);

    /// Values along the slider of a parameter.
    struct Slider
    {
        std::string parameter;
        std::vector<ParameterValue> values;  // different ones
    };
    /// The sliders that can be moved now, from top to bottom.
    std::vector<Slider> sliders() const;
    /// Shows scores below the sliders of these parameters, and none below the others.
    void showScores(const std::map<std::string, SliderScores>& scores);

signals:
    /// sliders() are others, without a change of the project.
    void slidersChanged();
    /// The slider of this parameter has the focus.
    void sliderFocused(const std::string& parameter);
    /// The user asks for scores of this parameter that are not computed by themselves.
    void scoresRequested(const std::string& parameter);
    /// How many things there are now that should be known.
    void notesChanged(int count);

private:
    ParameterRow* rowOf(const std::string& name) const;
    void bringIntoView(QWidget* child);
    void rebuild();
    void refresh();
    void nameMore();
    void advise();
    void showEffects();
    void paintNotes(bool isPointedAt);
    void addRow(ParameterRow* row, QVBoxLayout* layout);

    Project& m_project;
    QComboBox* m_method;
    QLabel* m_advice;
    QTimer m_pointing;  // at the notes, for a moment
    QVBoxLayout* m_main;
    QPushButton* m_more;
    QWidget* m_moreBox;
    QVBoxLayout* m_moreLayout;
    std::vector<ParameterRow*> m_rows;
    std::string m_builtFor;
    std::set<std::string> m_locked, m_hidden;
    std::weak_ptr<const Fit> m_effectsOf;  // the fit whose effects the rows display
};

}  // namespace fuzzylens::ui
