// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/pair_marks.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace fuzzylens::ui {

PairMarks::PairMarks(SampleSelection& samples, QObject* parent)
    : QObject(parent)
    , m_samples(samples)
{}

void PairMarks::set(std::vector<PairMark> pairs, int elsewhere, bool areGuiding)
{
    if (pairs == m_pairs && elsewhere == m_elsewhere && areGuiding == m_areGuiding)
        return;
    using Name = std::pair<PairKind, SamplePair>;
    std::set<Name> chosen;
    for (const int pair : selectedPairs())
        chosen.insert({m_pairs[std::size_t(pair)].kind, m_pairs[std::size_t(pair)].samples});
    m_pairs = std::move(pairs);
    m_elsewhere = elsewhere;
    m_areGuiding = areGuiding;
    m_violated =
        int(std::count_if(m_pairs.begin(), m_pairs.end(), [](const PairMark& pair) { return pair.isViolated; }));
    m_selected.assign(m_pairs.size(), false);
    for (std::size_t i = 0; i < m_pairs.size() && !chosen.empty(); ++i)
        m_selected[i] = chosen.contains({m_pairs[i].kind, m_pairs[i].samples});
    emit changed();
    if (!chosen.empty())
        emit selectionChanged();
}

void PairMarks::reset()
{
    setGroup({});
    m_selected.assign(m_pairs.size(), false);
    set({}, 0, m_areGuiding);
}

std::vector<int> PairMarks::inDrawingOrder() const
{
    std::vector<int> order(m_pairs.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
        const PairMark &one = m_pairs[std::size_t(a)], &other = m_pairs[std::size_t(b)];
        return one.isViolated != other.isViolated ? other.isViolated : one.cost < other.cost;
    });
    return order;
}

std::vector<int> PairMarks::selectedPairs() const
{
    std::vector<int> pairs;
    for (std::size_t i = 0; i < m_selected.size(); ++i)
        if (m_selected[i])
            pairs.push_back(int(i));
    return pairs;
}

void PairMarks::select(SelectMode mode, const std::vector<int>& pairs)
{
    std::vector<bool> next = mode == SelectMode::Replace ? std::vector<bool>(m_pairs.size(), false) : m_selected;
    for (const int pair : pairs)
        next[std::size_t(pair)] = mode != SelectMode::Subtract;
    if (next == m_selected)
        return;
    m_selected = std::move(next);
    emit selectionChanged();
}

void PairMarks::setGroup(std::vector<int> samples)
{
    if (samples == m_group)
        return;
    m_group = std::move(samples);
    emit groupChanged();
}

void PairMarks::takeGroup()
{
    setGroup(m_samples.meant());
    m_samples.clear();
}

void PairMarks::linkMeant(PairKind kind)
{
    const std::vector<int> meant = m_samples.meant();
    if (meant.empty())
        return;
    if (!m_group.empty())
        link(kind, std::vector<int>(m_group), meant);
    else if (kind == PairKind::Must && meant.size() > 1)
        link(kind, meant, meant);
    else
        takeGroup();
}

void PairMarks::link(PairKind kind, const std::vector<int>& one, const std::vector<int>& other)
{
    emit linkRequested(kind, one, other);
}

void PairMarks::removeSelected()
{
    std::vector<PairMark> going;
    for (const int pair : selectedPairs())
        going.push_back(m_pairs[std::size_t(pair)]);
    if (!going.empty())
        emit removalRequested(going);
}

}  // namespace fuzzylens::ui
