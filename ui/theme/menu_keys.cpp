// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/menu_keys.h"

#include <QAction>
#include <QMenu>
#include <QSet>

namespace fuzzylens::ui {

namespace {

/// The places of letters and digits of @p text, the first of each word in front.
QList<qsizetype> placesForMnemonic(const QString& text)
{
    QList<qsizetype> first, others;
    const qsizetype end = text.contains(QLatin1Char('\t')) ? text.indexOf(QLatin1Char('\t')) : text.size();
    for (qsizetype i = 0; i < end; ++i)
        if (text[i].isLetterOrNumber() && text[i].unicode() < 128)
            (i == 0 || !text[i - 1].isLetterOrNumber() ? first : others) << i;
    return first + others;
}

void giveMnemonics(const QMenu& menu)
{
    QSet<QChar> taken;
    for (const QAction* action : menu.actions())
        taken << mnemonicOf(action->text());
    for (QAction* action : menu.actions()) {
        QString text = action->text();
        if (!mnemonicOf(text).isNull() || action->isSeparator())
            continue;
        for (const qsizetype place : placesForMnemonic(text))
            if (const QChar letter = text[place].toLower(); !taken.contains(letter)) {
                taken << letter;
                action->setText(text.insert(place, QLatin1Char('&')));
                break;
            }
    }
}

}  // namespace

void keepMnemonics(QMenu& menu)
{
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu] { giveMnemonics(menu); });
}

QChar mnemonicOf(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == QLatin1Char('&')) {
            if (text[i + 1] != QLatin1Char('&'))
                return text[i + 1].toLower();
            ++i;  // && is an & as it is
        }
    return {};
}

}  // namespace fuzzylens::ui
