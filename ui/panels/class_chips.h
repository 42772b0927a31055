// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <set>
#include <string>
#include <vector>

class QToolButton;

namespace fuzzylens::ui {

class Project;

/// A class of the label field in use: what a chip or a line of the list of classes shows.
struct ClassEntry
{
    std::string name;
    int count = 0;
    bool isIn = true;
    QIcon icon;
};

/// The classes of the project's label field in their order, with the markers the pictures draw them with; empty
/// when it has none.
std::vector<ClassEntry> classEntries(Project& project, const QWidget& widget);
/// Leaves a class out or brings it back, as one undo step.
void setClassIn(Project& project, const std::string& name, bool isIn);

/// A chip a class with its count, at most mostChips of them; a click leaves the class out or brings it back. A
/// button opens the list of all when there are more. Chips are changed in place: the focus stays.
class ClassChips : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::size_t mostChips = 12;

    explicit ClassChips(Project& project, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What the chips depend on besides the data and the fit.
    struct Choice
    {
        std::string label;
        std::set<std::string> excludedClasses;
        qreal pixelRatio = 1;

        bool operator==(const Choice&) const = default;
    };

    Choice wanted() const;
    void refresh();
    void rebuild(const std::vector<ClassEntry>& entries);
    void showChip(QToolButton* chip, const ClassEntry& entry);

    Project& m_project;
    Choice m_shown;
    std::vector<std::string> m_names;  // the chips were made for these
    std::vector<QToolButton*> m_chips;
    std::vector<std::string> m_drawnClasses;  // of the fit the markers were taken from
    std::string m_drawnField;                 // its label field
    QToolButton* m_more;
};

}  // namespace fuzzylens::ui
