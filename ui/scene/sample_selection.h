// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

namespace fuzzylens::ui {

/// How new samples join those selected already: plain, with Shift, with Alt.
enum class SelectMode { Replace, Add, Subtract };

/// From keyboard modifiers: Shift adds, Alt or Ctrl+Shift subtracts, else replace.
SelectMode selectMode(Qt::KeyboardModifiers modifiers);

/// Which samples are selected and which one the pointer or the keyboard cursor is on; one for all views. Linear in
/// the number of samples, always.
class SampleSelection : public QObject
{
    Q_OBJECT

public:
    explicit SampleSelection(QObject* parent = nullptr);

    int size() const { return int(m_selected.size()); }
    int count() const { return m_count; }
    bool contains(int sample) const { return m_selected[std::size_t(sample)]; }
    const std::vector<bool>& selected() const { return m_selected; }
    std::vector<int> samples() const;
    int hovered() const { return m_hovered; }  // -1: none
    /// The samples that an action means: those selected, else the one under the pointer or the keyboard cursor.
    std::vector<int> meant() const;

    /// Starts over with @p size samples, none selected.
    void reset(int size);
    void apply(SelectMode mode, const std::vector<int>& samples);
    void set(std::vector<bool> selected);  // of size()
    void clear();
    void invert();
    void setHovered(int sample);

signals:
    void changed();
    void hoveredChanged(int sample);

private:
    std::vector<bool> m_selected;
    int m_count = 0;
    int m_hovered = -1;
};

}  // namespace fuzzylens::ui
