// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace fuzzylens::ui {

/// A language that the window speaks.
struct Language
{
    QString code;  // "de"
    QString name;  // as those call it who speak it: "Deutsch"
};

/// English first.
const QList<Language>& languages();

/// The code of the language that was chosen in the window; empty: that of the desktop.
QString chosenLanguage();
/// From the next start on; empty: that of the desktop.
void chooseLanguage(const QString& code);

/// Lets the application speak the language of this code; an empty one is the chosen one, else that of the desktop.
/// Untranslated texts and unknown languages are English. Call once, before there are widgets.
void installTranslation(const QString& code = {});

}  // namespace fuzzylens::ui
