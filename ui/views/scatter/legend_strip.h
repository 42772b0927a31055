// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/sample_selection.h"
#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace fuzzylens::ui {

class ProbeKey;
struct ProbePicture;

/// What the markers in a legend explain.
enum class LegendPart { Markers, Colours, Shapes };

Marker legendMarker(LegendPart part, int classIndex);
QColor legendColor(LegendPart part, int classIndex, const Theme& theme);

/// Marker, name and count of one class.
class LegendChip : public QAbstractButton
{
    Q_OBJECT

public:
    LegendChip(LegendPart part, int classIndex, const QString& name, int count, QWidget* parent);

    int classIndex() const { return m_classIndex; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    LegendPart m_part;
    int m_classIndex;
    int m_count;
};

/// The legend above a scatter plot: a chip a class, or a bar for numbers, and a note. Chips that do not fit are
/// in the menu of a last button.
class LegendStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LegendStrip(QWidget* parent = nullptr);

    void setClasses(const Colouring& colouring, LegendPart part = LegendPart::Markers);
    void setNumbers(const QString& name, double lowest, double highest);
    /// The entry of samples of a second file; empty: none.
    void setProjection(const QString& text, const QString& toolTip);
    /// The entry of the probes; none without any.
    void setProbes(const ProbePicture& probes);
    /// A short remark at the right end; empty: none.
    void setNote(const QString& note, const QString& toolTip);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A chip was clicked; -1 for the unlabelled samples.
    void classClicked(int classIndex, SelectMode mode);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    int placeAtRight(QWidget* entry, int right);
    void addChip(int classIndex, const QString& name, int count);
    void removeChips();
    void fillRest(std::size_t first);

    LegendPart m_part = LegendPart::Markers;
    QStringList m_classes;  // what the chips were made for
    std::vector<int> m_counts;
    std::vector<LegendChip*> m_chips;
    QToolButton* m_moreButton;
    QLabel* m_projection;
    ProbeKey* m_probes;
    QLabel* m_note;
    QString m_noteText;
    bool m_showsNumbers = false;
    QString m_name;
    double m_lowest = 0, m_highest = 0;
};

/// Samples of each class in class order, and after them those without one.
std::vector<int> classCounts(const Colouring& colouring);

}  // namespace fuzzylens::ui
