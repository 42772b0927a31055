// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/legend_strip.h"

#include "ui/plot/number_format.h"
#include "ui/theme/counted.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/text_line.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/scatter/point_styles.h"
#include "ui/views/scatter/probe_picture.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

/// The entry of the probes in the legend of a scatter plot: a pin and their number; a cross where there are but
/// samples that are never to be probes.
class ProbeKey : public QWidget
{
    Q_OBJECT

public:
    explicit ProbeKey(QWidget* parent);

    /// Hidden without any probe or constraint.
    void setProbes(const ProbePicture& picture);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    bool m_hasPin = false;
    bool m_isPinned = false;  // all of them manually
};

namespace {

constexpr int pinWidth = 16, keyHeight = 26;

/// "16 probes"; if there are none, the constraints.
QString textOf(const ProbePicture& picture)
{
    if (picture.probes > 0)
        return counted(std::size_t(picture.probes), ProbeKey::tr("probe"), ProbeKey::tr("probes"));
    return picture.pins() > 0 ? ProbeKey::tr("%1 pinned").arg(countText(picture.pins()))
                              : ProbeKey::tr("%1 excluded").arg(countText(qint64(picture.forbidden.size())));
}
constexpr int gap = 6, barWidth = 120, barHeight = 8;

int heightOfStrip()
{
    return inText(26);
}

int heightOfChip()
{
    return inText(22);
}

}  // namespace

ProbeKey::ProbeKey(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("scatter.legend.probes"));
    hide();
}

void ProbeKey::setProbes(const ProbePicture& picture)
{
    m_text = textOf(picture);
    m_hasPin = picture.pins() > 0;
    m_isPinned = picture.found.empty() && !picture.pinned.empty();
    QString help = !m_hasPin             ? QString()
                   : picture.isSearching ? tr("Pins: the current probes of the search. ")
                                         : tr("Pins: the probes, which describe all other samples. ");
    if (!picture.pinned.empty())
        help += tr("%1 pinned by you, in the accent colour and without a hole. ")
                    .arg(countText(qint64(picture.pinned.size())));
    if (!picture.forbidden.empty())
        help += tr("Crosses: %1 excluded from the probes. ")
                    .arg(counted(picture.forbidden.size(), tr("sample"), tr("samples")));
    setToolTip(wrappedTip(help.trimmed()));
    setAccessibleName(m_text);
    setAccessibleDescription(help.trimmed());
    setVisible(!picture.isEmpty());
    update();
}

QSize ProbeKey::sizeHint() const
{
    return {pinWidth + fontMetrics().horizontalAdvance(m_text) + 2, inText(keyHeight)};
}

void ProbeKey::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_hasPin)
        drawPin(painter, QPointF(pinWidth / 2.0 - 1, height() / 2.0 + 7), 14, m_isPinned, theme);
    else
        drawNeverProbe(painter, QPointF(pinWidth / 2.0 - 1, height() / 2.0), 4, theme.text, theme.card);
    painter.setPen(theme.text);
    const QRect room(pinWidth, 0, width() - pinWidth, height());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(m_text, Qt::ElideRight, room.width()));
}

Marker legendMarker(LegendPart part, int classIndex)
{
    return part == LegendPart::Colours  ? Marker(Marker::Disc)
           : part == LegendPart::Shapes ? shapeMarker(classIndex)
                                        : Theme::classMarker(classIndex);
}

QColor legendColor(LegendPart part, int classIndex, const Theme& theme)
{
    return part == LegendPart::Shapes ? theme.muted : theme.classColor(classIndex);
}

LegendChip::LegendChip(LegendPart part, int classIndex, const QString& name, int count, QWidget* parent)
    : QAbstractButton(parent)
    , m_part(part)
    , m_classIndex(classIndex)
    , m_count(count)
{
    setText(name);
    setObjectName(QStringLiteral("%1.%2").arg(parent->objectName()).arg(classIndex));
    setAccessibleName(tr("%1, %n sample(s)", nullptr, count).arg(name));
    setToolTip(tr("%1: %n sample(s). Click selects them; Shift adds, Alt subtracts.", nullptr, count).arg(name));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

QSize LegendChip::sizeHint() const
{
    const QString text = this->text() + QLatin1Char(' ') + countText(m_count);
    return {int(std::ceil(textWidth(text, font()))) + inText(34), heightOfChip()};
}

void LegendChip::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75);
    painter.setPen(hasFocus() ? QPen(theme.accent, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(isDown() || underMouse() ? theme.border : theme.field);
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
    drawMarker(painter, legendMarker(m_part, m_classIndex), QPointF(inText(14), area.center().y()), inText(9),
               legendColor(m_part, m_classIndex, theme), Qt::transparent);
    painter.setPen(theme.text);
    painter.drawText(QRectF(inText(24), 0, width() - inText(24), QWidget::height()),
                     Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setPen(theme.muted);
    painter.drawText(QRectF(inText(24), 0, width() - inText(34), QWidget::height()),
                     Qt::AlignVCenter | Qt::AlignRight, countText(m_count));
}

LegendStrip::LegendStrip(QWidget* parent)
    : QWidget(parent)
    , m_moreButton(new QToolButton(this))
    , m_projection(new QLabel(this))
    , m_probes(new ProbeKey(this))
    , m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("scatter.legend"));
    setAccessibleName(tr("Legend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_moreButton->setObjectName(QStringLiteral("scatter.legend.rest"));
    m_moreButton->setAutoRaise(true);
    m_moreButton->setAccessibleName(tr("More classes"));
    m_moreButton->setToolTip(m_moreButton->accessibleName());
    m_moreButton->setPopupMode(QToolButton::InstantPopup);
    m_moreButton->setMenu(new QMenu(m_moreButton));
    keepMnemonics(*m_moreButton->menu());
    m_note->setObjectName(QStringLiteral("scatter.legend.note"));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_projection->setObjectName(QStringLiteral("scatter.legend.projection"));
    m_moreButton->hide();
    m_projection->hide();
    m_note->hide();
}

QSize LegendStrip::sizeHint() const
{
    return {240, heightOfStrip()};
}

QSize LegendStrip::minimumSizeHint() const
{
    return {60, heightOfStrip()};
}

void LegendStrip::setClasses(const Colouring& colouring, LegendPart part)
{
    const std::vector<int> counts = classCounts(colouring);
    if (!m_showsNumbers && part == m_part && colouring.classes == m_classes && counts == m_counts)
        return;
    removeChips();
    m_showsNumbers = false;
    m_part = part;
    m_classes = colouring.classes;
    m_counts = counts;
    for (int index = 0; index < int(m_classes.size()); ++index)
        if (counts[std::size_t(index)] > 0)
            addChip(index, m_classes[index], counts[std::size_t(index)]);
    if (counts.back() > 0 && !m_classes.isEmpty())
        addChip(-1, tr("unlabelled"), counts.back());
    arrange();
    update();
}

void LegendStrip::setNumbers(const QString& name, double lowest, double highest)
{
    removeChips();
    m_showsNumbers = true;
    m_name = name;
    m_lowest = lowest;
    m_highest = highest;
    setAccessibleDescription(
        tr("Coloured by %1, from %2 to %3").arg(name, plainNumber(lowest), plainNumber(highest)));
    arrange();
    update();
}

void LegendStrip::setNote(const QString& note, const QString& toolTip)
{
    m_note->setToolTip(wrappedTip(toolTip));
    if (note == m_noteText)
        return;
    m_noteText = note;
    m_note->setVisible(!note.isEmpty());
    arrange();
}

void LegendStrip::setProjection(const QString& text, const QString& toolTip)
{
    m_projection->setToolTip(toolTip);
    m_projection->setAccessibleName(text);
    m_projection->setAccessibleDescription(toolTip);
    const QString marked = text.isEmpty() ? text : QStringLiteral("○ ") + text;
    if (marked == m_projection->property("whole").toString())
        return;
    m_projection->setProperty("whole", marked);
    m_projection->setVisible(!marked.isEmpty());
    arrange();
}

void LegendStrip::setProbes(const ProbePicture& probes)
{
    m_probes->setProbes(probes);
    arrange();
}

int LegendStrip::placeAtRight(QWidget* entry, int right)
{
    if (entry->isHidden())
        return right;
    const int size = std::min(entry->sizeHint().width(), width() / 2);
    entry->setGeometry(right - size, 0, size, heightOfStrip());
    return right - size - 2 * gap;
}

void LegendStrip::addChip(int classIndex, const QString& name, int count)
{
    auto* chip = new LegendChip(m_part, classIndex, name, count, this);
    connect(chip, &QAbstractButton::clicked, this,
            [this, classIndex] { emit classClicked(classIndex, selectMode(QApplication::keyboardModifiers())); });
    m_chips.push_back(chip);
}

void LegendStrip::removeChips()
{
    for (LegendChip* chip : m_chips)
        chip->deleteLater();
    for (LegendChip* chip : m_chips)
        chip->hide();
    m_chips.clear();
    m_classes.clear();
    m_counts.clear();
    m_moreButton->hide();
}

void LegendStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

void LegendStrip::resizeEvent(QResizeEvent*)
{
    arrange();
}

void LegendStrip::arrange()
{
    const QString projection = m_projection->property("whole").toString();
    m_projection->setText(fontMetrics().elidedText(projection, Qt::ElideMiddle, width() * 2 / 5));
    m_note->setText(fontMetrics().elidedText(m_noteText, Qt::ElideRight, width() / 2));
    const int right = placeAtRight(m_projection, placeAtRight(m_probes, placeAtRight(m_note, width() - gap)));
    const int restWidth = inText(40);
    int x = 0;
    std::size_t shown = 0;
    for (; shown < m_chips.size(); ++shown) {
        const QSize size = m_chips[shown]->sizeHint();
        const bool isLast = shown + 1 == m_chips.size();
        if (x + size.width() > right - (isLast ? 0 : restWidth))
            break;
        m_chips[shown]->setGeometry(x, (heightOfStrip() - heightOfChip()) / 2, size.width(), heightOfChip());
        m_chips[shown]->show();
        x += size.width() + gap;
    }
    for (std::size_t index = shown; index < m_chips.size(); ++index)
        m_chips[index]->hide();
    m_moreButton->setVisible(shown < m_chips.size());
    m_moreButton->setGeometry(x, (heightOfStrip() - heightOfChip()) / 2, restWidth, heightOfChip());
    fillRest(shown);
}

void LegendStrip::fillRest(std::size_t first)
{
    m_moreButton->menu()->clear();
    if (first >= m_chips.size())
        return;
    m_moreButton->setText(QStringLiteral("+%1").arg(m_chips.size() - first));
    m_moreButton->setAccessibleName(tr("%n more class(es)", nullptr, int(m_chips.size() - first)));
    m_moreButton->setToolTip(m_moreButton->accessibleName());
    for (std::size_t index = first; index < m_chips.size(); ++index)
        m_moreButton->menu()->addAction(asMenuText(m_chips[index]->accessibleName()), m_chips[index],
                                        &QAbstractButton::click);
}

void LegendStrip::paintEvent(QPaintEvent*)
{
    if (!m_showsNumbers)
        return;
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    const auto write = [&](int x, const QString& text, const QColor& color) {
        painter.setPen(color);
        const int advance = fontMetrics().horizontalAdvance(text);
        painter.drawText(QRect(x, 0, advance + 2, heightOfStrip()), Qt::AlignVCenter | Qt::AlignLeft, text);
        return x + advance + gap;
    };
    const QString name = fontMetrics().elidedText(m_name, Qt::ElideMiddle, std::max(60, width() / 3));
    int x = write(0, name, theme.text) + gap;
    x = write(x, plainNumber(m_lowest), theme.muted);
    QLinearGradient gradient(x, 0, x + barWidth, 0);
    for (int stop = 0; stop <= 16; ++stop)
        gradient.setColorAt(stop / 16.0, theme.sequential(stop / 16.0));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(QRectF(x, (heightOfStrip() - barHeight) / 2.0, barWidth, barHeight), 2, 2);
    write(x + barWidth + gap, plainNumber(m_highest), theme.muted);
}

std::vector<int> classCounts(const Colouring& colouring)
{
    std::vector<int> counts(std::size_t(colouring.classes.size()) + 1, 0);
    for (const int code : colouring.codes)
        ++counts[code >= 0 && code < int(colouring.classes.size()) ? std::size_t(code) : counts.size() - 1];
    return counts;
}

}  // namespace fuzzylens::ui

#include "legend_strip.moc"
