// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playground/second_method_view.h"

#include "ui/theme/core_text.h"

namespace fuzzylens::ui {

SecondMethodView::SecondMethodView(SecondMethod& second, QWidget* parent)
    : ScatterView(second.scene(), parent)
    , m_second(second)
{
    setObjectName(QStringLiteral("secondMethodView"));
    setAccessibleName(title());
}

QString SecondMethodView::subject() const
{
    return m_second.method().empty() ? title() : shownText(method(m_second.method()).name);
}

}  // namespace fuzzylens::ui
