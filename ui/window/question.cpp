// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/question.h"

#include "ui/theme/core_text.h"

#include <QLabel>

namespace fuzzylens::ui {

std::unique_ptr<QMessageBox> question(QWidget* window, const char* name, const QString& title, const QString& text,
                                      const QString& more)
{
    auto box = std::make_unique<QMessageBox>(QMessageBox::Question, title, messageText(text),
                                             QMessageBox::NoButton, window);
    box->setObjectName(QLatin1String(name));
    box->setInformativeText(messageText(more));
    for (auto* label : box->findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
    return box;
}

}  // namespace fuzzylens::ui
