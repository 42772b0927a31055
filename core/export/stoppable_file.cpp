// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/stoppable_file.h"

namespace fuzzylens {

namespace {

constexpr std::int64_t valuesBetweenQuestions = 16384;
constexpr std::size_t bytesBetweenQuestions = std::size_t{128} << 10;

}  // namespace

StoppableFile::StoppableFile(AtomicFile& file, const Dataset& data, const Progress& progress)
    : m_file(file)
    , m_progress(progress)
    , m_total(static_cast<std::int64_t>(data.samples()) * static_cast<std::int64_t>(data.features()))
{}

void StoppableFile::add(std::string_view text)
{
    while (!text.empty() && !m_isStopped) {
        const std::string_view piece = text.substr(0, bytesBetweenQuestions);
        m_file.add(piece);
        text.remove_prefix(piece.size());
        if (piece.size() == bytesBetweenQuestions)
            ask();
    }
}

void StoppableFile::addGathered(std::string& text)
{
    if (text.size() < bytesBetweenQuestions)
        return;
    add(text);
    text.clear();
}

bool StoppableFile::shouldContinueAfter(Index values)
{
    if (m_sinceAsked + values > valuesBetweenQuestions) {
        m_sinceAsked = 0;
        ask();
    }
    m_sinceAsked += values;
    m_done += values;
    return !m_isStopped;
}

void StoppableFile::ask()
{
    m_isStopped = m_isStopped || !shouldContinue(m_progress, {"writing", m_done, m_total});
}

}  // namespace fuzzylens
