// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/explanation/explanation_view.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

constexpr double textMargin = 4;  // around the text

/// The width of the text on a page; there is always room for a scroll bar.
double textWidth(const QTextBrowser& page)
{
    return page.width() - 2 * textMargin - page.verticalScrollBar()->sizeHint().width();
}

}  // namespace

ExplanationView::ExplanationView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_page(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("explanation"));
    setAccessibleName(title());
    m_page->setObjectName(QStringLiteral("explanation.page"));
    m_page->setAccessibleName(title());
    m_page->setOpenLinks(false);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_page->setContextMenuPolicy(Qt::NoContextMenu);  // that of all views
    m_page->document()->setDocumentMargin(textMargin);
    m_page->document()->setUndoRedoEnabled(false);
    setFocusProxy(m_page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_page);
    connect(m_page, &QTextBrowser::anchorClicked, this, &ExplanationView::follow);
    connect(&scene, &Scene::fitChanged, this, &ExplanationView::refresh);
    connect(&scene.selection(), &SampleSelection::changed, this, &ExplanationView::refresh);
    connect(&scene, &Scene::leftOutClassesChanged, this, [this] {
        if (isVisible())
            showText();
    });
    m_job.onFinished(this, [this](quint64, const std::optional<ExplanationText>& text) {
        if (text) {
            m_shown = text;
            showText();
        }
    });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) {
        m_shown.reset();
        m_page->setPlainText(message);
    });
    m_wasApplicable = isApplicable();
    refresh();
}

bool ExplanationView::isCurrent() const
{
    return m_shown && m_shown->fit == scene().fit() && m_shown->sample == sample();
}

int ExplanationView::sample() const
{
    const SampleSelection& selection = scene().selection();
    const bool isPossible = scene().fit() && scene().fit()->clusters() > 0 && selection.count() == 1;
    return isPossible ? selection.samples().front() : -1;
}

QString ExplanationView::description() const
{
    if (!isApplicable())
        return tr("Select one sample to see why it is in its cluster.");
    return isCurrent() ? m_shown->spoken() : tr("The explanation is being computed.");
}

QString ExplanationView::subject() const
{
    return !isApplicable() ? title() : tr("Explanation of %1").arg(scene().fit()->sampleName(sample()));
}

void ExplanationView::refresh()
{
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
    m_isStale = true;
    if (isVisible())
        request();
}

void ExplanationView::request()
{
    m_isStale = false;
    if (!isApplicable()) {
        m_shown.reset();  // with the data it is of
        m_page->clear();
        return m_job.cancel();
    }
    m_job.request([fit = scene().fit(), sample = sample()](const Progress& progress) {
        return ExplanationText::of(fit, sample, progress);
    });
}

std::optional<ExplanationText> ExplanationView::current() const
{
    if (!isApplicable())
        return std::nullopt;
    std::optional<ExplanationText> text = isCurrent() ? m_shown : ExplanationText::of(scene().fit(), sample());
    text->leftOutClasses = scene().leftOutClasses();
    return text;
}

void ExplanationView::showText()
{
    if (!m_shown)
        return;
    m_shown->leftOutClasses = m_shown->fit == scene().fit() ? scene().leftOutClasses() : std::vector<int>();
    const int top = m_page->verticalScrollBar()->value();
    m_page->setHtml(m_shown->html(theme(), font(), textWidth(*m_page)));
    m_page->verticalScrollBar()->setValue(top);
}

void ExplanationView::follow(const QUrl& link)
{
    const int index = link.path().toInt();
    if (!m_shown || m_shown->fit != scene().fit())
        return;
    if (link.scheme() == QLatin1String("sample"))
        return scene().selection().apply(SelectMode::Replace, {index});
    scene().setFocusFeature(index);
    emit viewRequested(QStringLiteral("values"));
}

void ExplanationView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (m_isStale)
        request();
}

void ExplanationView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    showText();
}

void ExplanationView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showText();
}

void ExplanationView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    const std::optional<ExplanationText> text = current();
    if (!text)
        return;
    QTextDocument document;
    document.setDocumentMargin(textMargin);
    document.setDefaultFont(figureFont());
    document.setTextWidth(area.width());
    document.setHtml(text->html(theme, figureFont(), area.width() - 2 * textMargin));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, theme.text);
    context.clip = QRectF({}, area.size());
    painter.save();
    painter.fillRect(area, theme.card);
    painter.translate(area.topLeft());
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

QString ExplanationView::toCsv() const
{
    const std::optional<ExplanationText> text = current();
    return text ? text->csv() : QString();
}

}  // namespace fuzzylens::ui
