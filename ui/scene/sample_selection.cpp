// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/sample_selection.h"

#include <algorithm>

namespace fuzzylens::ui {

SelectMode selectMode(Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::AltModifier) ||
        (modifiers.testFlag(Qt::ControlModifier) && modifiers.testFlag(Qt::ShiftModifier)))
        return SelectMode::Subtract;
    return modifiers.testFlag(Qt::ShiftModifier) ? SelectMode::Add : SelectMode::Replace;
}

SampleSelection::SampleSelection(QObject* parent)
    : QObject(parent)
{}

std::vector<int> SampleSelection::samples() const
{
    std::vector<int> result;
    result.reserve(std::size_t(m_count));
    for (int i = 0; i < size(); ++i)
        if (contains(i))
            result.push_back(i);
    return result;
}

std::vector<int> SampleSelection::meant() const
{
    if (m_count > 0)
        return samples();
    return m_hovered >= 0 ? std::vector<int>{m_hovered} : std::vector<int>{};
}

void SampleSelection::reset(int size)
{
    m_hovered = -1;
    m_selected.assign(std::size_t(size), false);
    m_count = 0;
    emit changed();
    emit hoveredChanged(-1);
}

void SampleSelection::apply(SelectMode mode, const std::vector<int>& samples)
{
    std::vector<bool> next =
        mode == SelectMode::Replace ? std::vector<bool>(m_selected.size(), false) : m_selected;
    for (const int sample : samples)
        if (sample >= 0 && sample < size())
            next[std::size_t(sample)] = mode != SelectMode::Subtract;
    set(std::move(next));
}

void SampleSelection::set(std::vector<bool> selected)
{
    if (selected.size() != m_selected.size() || selected == m_selected)
        return;
    m_selected = std::move(selected);
    m_count = int(std::count(m_selected.begin(), m_selected.end(), true));
    emit changed();
}

void SampleSelection::clear()
{
    set(std::vector<bool>(m_selected.size(), false));
}

void SampleSelection::invert()
{
    std::vector<bool> next = m_selected;
    next.flip();
    set(std::move(next));
}

void SampleSelection::setHovered(int sample)
{
    if (sample < -1 || sample >= size() || sample == m_hovered)
        return;
    m_hovered = sample;
    emit hoveredChanged(sample);
}

}  // namespace fuzzylens::ui
