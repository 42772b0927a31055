// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/projection.h"

#include "ui/scene/scene.h"
#include "ui/theme/counted.h"

namespace fuzzylens::ui {

const Target& Projection::target() const
{
    return fit->result->target;
}

QString Projection::summary() const
{
    if (agreement.labelled == 0)
        return counted(std::size_t(samples()), QObject::tr("sample"), QObject::tr("samples"));
    return QObject::tr("%1 of %2 correct").arg(countText(agreement.correct), countText(agreement.labelled));
}

QString Projection::namesNote() const
{
    return usesGeneSymbols ? QObject::tr("Its features already have gene symbols as names; the step that names "
                                         "features by gene symbols leaves them unchanged.")
                           : QString();
}

}  // namespace fuzzylens::ui
