// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/steps.h"
#include "ui/project/analysis_state.h"

#include <QWidget>

#include <string>

#include <cstddef>

class QAction;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPoint;
class QSpacerItem;
class QToolButton;

namespace fuzzylens::ui {

class StepArgument;
class StepHandle;

/// The description of the step @p name; null if there is none.
const StepDescription* stepDescription(const std::string& name);

/// One preprocessing step: a handle to drag it by, switch, argument, a menu to move and remove it, and, where it
/// means little in its place, why and a button that puts it right. Alt+Up and Alt+Down move it too. It shows what
/// it is given and emits the user's changes; given another step it becomes that one, with the focus where it
/// was.
class StepRow : public QWidget
{
    Q_OBJECT

public:
    /// @p index only names the row for those who look for it.
    StepRow(std::size_t index, QWidget* parent);

    /// @param amount how many values it concerns; empty: not known.
    void setStep(const StepItem& item, bool isFirst, bool isLast, const QString& amount);
    /// What the step is called ("top-variance").
    const std::string& stepName() const { return m_name; }
    /// What the features are annotated with.
    void setAnnotations(const QStringList& names);
    /// Message about its position; none when @p text is empty.
    void setWarning(const QString& text);
    void focusMenu();
    /// Parts that can have the focus.
    enum class Part { None, Switch, Argument, Menu };
    Part focusedPart() const;
    void focus(Part part);
    /// Takes the focus from the argument, so that the typed text is applied.
    void finishTyping();
    /// Cancels the drag of the handle.
    void releaseHandle();

protected:
    bool event(QEvent* event) override;

signals:
    void switched(bool isOn);
    void argumentChosen(const QString& argument);
    void moveRequested(int by);
    /// To the place its warning is about.
    void repairRequested();
    void removeRequested();
    void dragStarted();
    void draggedTo(const QPoint& globalPlace);
    void dropped();
    void dragGivenUp();

private:
    void makeMenu();
    void placeArgument();
    void makeHandle(std::size_t index);
    void makeWarning(std::size_t index);

    std::string m_name;
    QHBoxLayout* m_line;
    QSpacerItem* m_space;  // before the argument
    QHBoxLayout* m_below;  // of the argument if it has no room next to the title
    StepHandle* m_handle;
    QCheckBox* m_isOn;
    StepArgument* m_argument;
    QToolButton* m_more;
    QWidget* m_warning;
    QLabel* m_reason;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
};

}  // namespace fuzzylens::ui
