// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/hand_out.h"

#include "ui/project/project.h"
#include "ui/report/report_words.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/playback.h"
#include "ui/teach/update_export.h"
#include "ui/teach/update_text.h"
#include "ui/theme/core_text.h"
#include "ui/views/scatter/scatter_view.h"

#include <QDate>
#include <QFontMetricsF>
#include <QPdfWriter>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr double pageMargin = 15;  // millimetres
constexpr double captionSize = 7.5, codeSize = 6.5, captionLine = 12, footerLine = 14, partGap = 10;  // points
constexpr double pictureScale = 0.8;  // of the size that a picture has in a report
constexpr int columns = 3;

/// The text of a step and its question, without the answer.
QString textOf(const LessonStep& step)
{
    QStringList lines{LessonController::text(step.text).replace(QLatin1String("\n\n"), QLatin1String("\n"))};
    if (step.question) {
        QStringList answers;
        for (const LessonText& answer : step.question->answers)
            answers << QStringLiteral("○ ") + LessonController::text(answer);
        lines << LessonController::text(step.question->text) << answers.join(QStringLiteral("    "));
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

HandOutContent handOutContent(Project& project, const LessonController& lessons, const Playback& playback)
{
    HandOutContent content;
    const Result& result = *playback.fit()->result;
    content.command = QString::fromStdString(result.command);
    if (const Lesson* lesson = lessons.lesson()) {
        content.title = LessonController::text(lesson->title);
        content.summary = LessonController::text(lesson->summary);
        for (const LessonStep& step : lesson->steps)
            content.steps.push_back({LessonController::text(step.title), textOf(step)});
    } else {
        content.title = HandOut::tr("%1: %2").arg(nameText(project.name()), methodName(result));
        content.summary = HandOut::tr("The fit update by update: %1 updates in %2 iterations")
                              .arg(playback.last())
                              .arg(playback.iterations());
    }
    return content;
}

HandOut::HandOut(HandOutContent content, Playback& playback, const QPageSize& size)
    : m_content(std::move(content))
    , m_playback(playback)
{
    m_bytes.open(QIODevice::WriteOnly);
    m_writer = std::make_unique<QPdfWriter>(&m_bytes);
    m_writer->setResolution(pageResolution);
    m_writer->setPageSize(size);
    m_writer->setPageMargins(QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin), QPageLayout::Millimeter);
    m_writer->setTitle(m_content.title);
    m_writer->setCreator(QStringLiteral("FuzzyLens %1").arg(QStringLiteral(FUZZYLENS_VERSION)));
    m_width = m_writer->width();
    m_height = m_writer->height();
    m_painter = std::make_unique<QCPPainter>(m_writer.get());
    m_painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                              QPainter::LosslessImageRendering);
    arrange(paintTexts());
    paintFooter();
}

HandOut::~HandOut() = default;

/// @returns where the texts end.
double HandOut::paintTexts()
{
    double y = 0;
    const auto write = [&](const QString& text, const PageFont& font, double before) {
        if (text.isEmpty())
            return;
        const PageText lines(text, font, m_width);
        y += dotsOfPoints(before);
        lines.draw(*m_painter, {0, y});
        y += lines.height();
    };
    write(m_content.title, font(16, true), 0);
    write(m_content.summary, {9, false, false, m_theme.muted}, 1);
    write(m_content.picture->origin(), font(8.5), 5);
    write(m_content.command, {codeSize, false, true, m_theme.muted}, 2);
    return m_content.steps.empty() ? y : paintSteps(y + dotsOfPoints(6));
}

/// As large as nearly half the page allows; of a long lesson only the titles.
double HandOut::paintSteps(double top)
{
    struct Line
    {
        PageText text;
        double before;
    };
    const auto lay = [this](double points, bool hasTexts) {
        std::vector<Line> lines;
        for (std::size_t i = 0; i < m_content.steps.size(); ++i) {
            const HandOutContent::Step& step = m_content.steps[i];
            const QString title = QStringLiteral("%1. %2").arg(i + 1).arg(step.title);
            lines.push_back({PageText(title, font(points, true), m_width), dotsOfPoints(hasTexts ? 3 : 1)});
            if (hasTexts && !step.text.isEmpty())
                lines.push_back({PageText(step.text, font(points), m_width), 0});
        }
        return lines;
    };
    const auto bottomOf = [top](const std::vector<Line>& lines) {
        double y = top;
        for (const Line& line : lines)
            y += line.before + line.text.height();
        return y;
    };
    const double lowest = 0.45 * m_height;
    std::vector<Line> lines = lay(6.5, false);
    for (const double points : {8.5, 7.5, 6.5})
        if (std::vector<Line> whole = lay(points, true); bottomOf(whole) <= lowest) {
            lines = std::move(whole);
            break;
        }
    double y = top;
    for (const Line& line : lines) {
        line.text.draw(*m_painter, {0, y + line.before});
        y += line.before + line.text.height();
    }
    return y;
}

void HandOut::paintFooter()
{
    const QString text =
        QStringLiteral("FuzzyLens %1 · %2")
            .arg(QStringLiteral(FUZZYLENS_VERSION), QDate::currentDate().toString(QStringLiteral("yyyy-MM-dd")));
    const PageText footer(text, {captionSize, false, false, m_theme.muted}, m_width);
    footer.draw(*m_painter, {0, m_height - footer.height()});
}

/// The update on screen, else the first one of the memberships: the start and the end have no equation.
int HandOut::formulaUpdate() const
{
    const std::vector<ShownUpdate>& updates = m_playback.updates();
    if (m_playback.at() > 0 && updates[std::size_t(m_playback.at())].block != "end")
        return m_playback.at();
    const auto first = std::find_if(updates.begin(), updates.end(),
                                    [](const ShownUpdate& update) { return update.block == "memberships"; });
    return first == updates.end() ? 1 : int(first - updates.begin());
}

void HandOut::arrange(double top)
{
    const double gap = dotsOfPoints(partGap), caption = dotsOfPoints(captionLine);
    const double bottom = m_height - dotsOfPoints(footerLine);
    constexpr double upperShare = 0.36;
    top += gap;
    const double upper = upperShare * (bottom - top), half = (m_width - gap) / 2;
    m_parts.push_back({m_content.objective, m_playback.last(), m_content.objective->title(),
                       QRectF(0, top + caption, m_content.formula ? half : m_width, upper - caption)});
    if (m_content.formula)
        m_parts.push_back({m_content.formula, formulaUpdate(), m_content.formula->title(),
                           QRectF(half + gap, top + caption, half, upper - caption)});
    top += upper + gap;
    const std::vector<int> updates = evenUpdates(m_playback.last(), mostPictures);
    const int rows = (int(updates.size()) + columns - 1) / columns;
    const double width = (m_width - (columns - 1) * gap) / columns,
                 height = (bottom - top - (rows - 1) * gap) / rows;
    for (int i = 0; i < int(updates.size()); ++i) {
        const int update = updates[std::size_t(i)];
        const ShownUpdate& shown = m_playback.updates()[std::size_t(update)];
        m_parts.push_back({m_content.picture, update, updateText(shown, m_playback.iterations()),
                           QRectF((i % columns) * (width + gap), top + (i / columns) * (height + gap) + caption,
                                  width, height - caption)});
    }
}

bool HandOut::paintNext()
{
    const Part& part = m_parts[m_next];
    m_playback.show(part.update);
    if (auto* scatter = qobject_cast<ScatterView*>(part.view))
        scatter->fitAxes();  // each picture has axes of its own
    const PageFont bold = font(captionSize, true);
    const QString caption =
        QFontMetricsF(bold.font()).elidedText(part.caption, Qt::ElideRight, part.place.width());
    PageText(caption, bold, part.place.width())
        .draw(*m_painter, part.place.topLeft() - QPointF(0, dotsOfPoints(captionLine)));
    const double scale = dotsOfPoints(1) * (part.view == m_content.picture ? pictureScale : 1);
    m_painter->save();
    m_painter->translate(part.place.topLeft());
    m_painter->scale(scale, scale);
    if (part.view->missing().isEmpty())
        part.view->paintFigure(*m_painter, QRectF(QPointF(), part.place.size() / scale), m_theme);
    m_painter->restore();
    if (++m_next < m_parts.size())
        return true;
    m_painter->end();
    m_writer.reset();
    return false;
}

}  // namespace fuzzylens::ui
