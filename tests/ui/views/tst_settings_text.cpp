// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/settings_text.h"

#include "feature_fit.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestSettingsText : public QObject
{
    Q_OBJECT

private slots:
    void aLeadingChoiceIsToldAndOthersAreNot();
    void unknownMethodsHaveTheirName();
    void differencesAreThoseOfTheOther();
    void stepsAreADifference();
};

namespace {

Result resultOf(const std::string& id, const std::map<std::string, std::string>& settings = {})
{
    const FitPtr fit = test::makeFit();
    Result result = *fit->result;
    result.method = id;
    result.parameters = resolveParameters(method(id), {fit->data, result.target, {}}, settings);
    return result;
}

}  // namespace

void TestSettingsText::aLeadingChoiceIsToldAndOthersAreNot()
{
    const QString text = methodText(resultOf("scs", {{"solver", "target"}, {"dimensions", "3"}}));
    QVERIFY2(text.startsWith("SC-S: solver target, "), qPrintable(text));
    QVERIFY2(text.contains("ℓ 3") && !text.contains("width unit"), qPrintable(text));
    const QString plain = methodText(resultOf("sfp"));
    QVERIFY2(plain.startsWith("SFP: k ") && !plain.contains("loss"), qPrintable(plain));
}

void TestSettingsText::unknownMethodsHaveTheirName()
{
    Result result;
    QCOMPARE(methodText(result), QString());
    result.method = "tomorrow";
    QCOMPARE(methodText(result), QStringLiteral("TOMORROW"));
    QCOMPARE(differenceText(result, resultOf("sfp")), QStringLiteral("TOMORROW"));
}

void TestSettingsText::differencesAreThoseOfTheOther()
{
    const Result lsq = resultOf("scs", {{"solver", "lsq"}}), again = resultOf("scs", {{"solver", "lsq"}});
    QCOMPARE(differenceText(lsq, again), QString());
    const Result wide = resultOf("scs", {{"solver", "lsq"}, {"neighbours", "9"}});
    QCOMPARE(differenceText(wide, lsq), QStringLiteral("neighbours 9"));
    QCOMPARE(differenceText(lsq, wide), QStringLiteral("neighbours 7"));
    const Result ratio = resultOf("scs", {{"solver", "ratio"}});
    QVERIFY(differenceText(ratio, lsq).startsWith("solver ratio"));
    QCOMPARE(differenceText(ratio, resultOf("pca")), methodText(ratio));
}

void TestSettingsText::stepsAreADifference()
{
    const Result raw = resultOf("scs");
    Result logged = raw;
    logged.steps.push_back({"log2", {}});
    QCOMPARE(differenceText(logged, raw), QStringLiteral("steps log2"));
    QCOMPARE(differenceText(raw, logged), QStringLiteral("no steps"));
    Result best = logged;
    best.steps.push_back({"top-variance", "2000"});
    QCOMPARE(stepsText(best), QStringLiteral("log2, top-variance=2000"));
}

QTEST_MAIN(TestSettingsText)
#include "tst_settings_text.moc"
