// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/probe_key.h"

#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"

#include <QPainter>

namespace fuzzylens::ui {

namespace {

constexpr int pinWidth = 16, keyHeight = 26;

/// "16 probes"; if there are none, the constraints.
QString textOf(const ProbePicture& picture)
{
    if (picture.probes > 0)
        return counted(std::size_t(picture.probes), ProbeKey::tr("probe"), ProbeKey::tr("probes"));
    return picture.pins() > 0 ? ProbeKey::tr("%1 pinned").arg(picture.pins())
                              : ProbeKey::tr("%1 never a probe").arg(picture.forbidden.size());
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
                   : picture.isSearching ? tr("Pins: the probes the search is at. ")
                                         : tr("Pins: the samples that describe all others. ");
    if (!picture.pinned.empty())
        help += tr("%1 pinned by hand, in the accent colour and without a hole. ").arg(picture.pinned.size());
    if (!picture.forbidden.empty())
        help += tr("Crosses: %1 never to be a probe. ")
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

}  // namespace fuzzylens::ui
