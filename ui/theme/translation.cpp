// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

#include <algorithm>

static void loadTranslations()
{
    Q_INIT_RESOURCE(translations);  // the library is static
}

namespace fuzzylens::ui {

namespace {

const QString languageKey = QStringLiteral("language");

void install(const QLocale& locale, const QString& name, const QString& folder)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

}  // namespace

const QList<Language>& languages()
{
    static const QList<Language> all{{QStringLiteral("en"), QStringLiteral("English")},
                                     {QStringLiteral("de"), QStringLiteral("Deutsch")}};
    return all;
}

QString chosenLanguage()
{
    const QString code = QSettings().value(languageKey).toString();
    const bool isThere = std::any_of(languages().begin(), languages().end(),
                                     [&code](const Language& language) { return language.code == code; });
    return isThere ? code : QString();
}

void chooseLanguage(const QString& code)
{
    if (code.isEmpty())
        QSettings().remove(languageKey);
    else
        QSettings().setValue(languageKey, code);
}

void installTranslation(const QString& code)
{
    loadTranslations();
    const QString wanted = code.isEmpty() ? chosenLanguage() : code;
    const QLocale locale = wanted.isEmpty() ? QLocale::system() : QLocale(wanted);
    // Dates, and the comma in typed numbers; the sizes of paper are those of the country.
    const QLocale::Territory country = QLocale::system().territory();
    if (!wanted.isEmpty() && (country != QLocale::AnyTerritory || locale.language() != QLocale::English))
        QLocale::setDefault(QLocale(locale.language(), country));
    // English has its plurals from there; for other languages this is the fallback.
    install(QLocale(QLocale::English), QStringLiteral("fuzzylens"), QStringLiteral(":/translations"));
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, QStringLiteral("fuzzylens"), QStringLiteral(":/translations"));
}

}  // namespace fuzzylens::ui
