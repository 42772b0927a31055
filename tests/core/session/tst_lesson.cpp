// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/session/lesson.h"

#include <QtTest>

using namespace fuzzylens;

/// Reading of lesson files, and the messages about broken ones.
class LessonTest : public QObject
{
    Q_OBJECT

private slots:
    void readsEverything();
    void readsWhatItWrites();
    void textsFollowTheLanguage();
    void brokenFilesAreNamedByLineAndKey_data();
    void brokenFilesAreNamedByLineAndKey();

private:
    static QByteArray whole()
    {
        return R"({
  "format": "fuzzylens-lesson",
  "version": 1,
  "title": {"en": "Fuzziness", "de": "Unschärfe"},
  "summary": "What gamma does",
  "steps": [
    {
      "title": "Look",
      "text": "One.\n\nTwo.",
      "command": "fuzzylens-cli fit sfp synth:rings --set clusters=4",
      "locked": ["alpha"],
      "hidden": ["seed", "restarts"],
      "view": "scatter",
      "update": 0,
      "question": {
        "text": "What happens?",
        "answers": ["Nothing", {"en": "All", "de": "Alles"}],
        "correct": 2,
        "explanation": "Because."
      },
      "goal": {"metric": "training_accuracy", "least": 0.9}
    },
    {"title": "End", "text": "Done."}
  ]
}
)";
    }
    static Lesson read(const QByteArray& text) { return lessonFromJson(text.toStdString(), "lesson.json"); }
};

void LessonTest::readsEverything()
{
    const Lesson lesson = read(whole());
    QCOMPARE(lesson.title.in("de"), std::string("Unschärfe"));
    QCOMPARE(lesson.steps.size(), std::size_t{2});
    const LessonStep& step = lesson.steps[0];
    QCOMPARE(step.command, std::string("fuzzylens-cli fit sfp synth:rings --set clusters=4"));
    QCOMPARE(step.locked, std::vector<std::string>{"alpha"});
    QCOMPARE(step.hidden.size(), std::size_t{2});
    QCOMPARE(step.view, std::string("scatter"));
    QCOMPARE(*step.update, 0);
    QCOMPARE(step.question->correct, std::size_t{1});
    QCOMPARE(step.question->answers[1].in("de"), std::string("Alles"));
    QVERIFY(step.goal->isReached(0.9) && !step.goal->isReached(0.89));
    QVERIFY(!lesson.steps[1].question && !lesson.steps[1].update);
}

void LessonTest::readsWhatItWrites()
{
    const Lesson lesson = read(whole());
    QVERIFY(lessonFromJson(toJson(lesson), "copy.json") == lesson);
}

void LessonTest::textsFollowTheLanguage()
{
    const Lesson lesson = read(whole());
    QCOMPARE(lesson.title.in("fr"), std::string("Fuzziness"));
    QCOMPARE(lesson.summary.in("de"), std::string("What gamma does"));
    QCOMPARE(LessonText().in("en"), std::string());
}

void LessonTest::brokenFilesAreNamedByLineAndKey_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("key");
    const auto row = [](const char* name, const char* from, const char* to, int line, const char* key) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << line << QString::fromLatin1(key);
    };
    row("misspelt key", "\"locked\"", "\"loked\"", 11, "loked");
    row("no text", "\"text\": \"One.\\n\\nTwo.\",\n", "", 7, "text");
    row("number for a text", "\"view\": \"scatter\"", "\"view\": 3", 13, "view");
    row("text for a list", "[\"alpha\"]", "\"alpha\"", 11, "locked");
    row("number in a list", "[\"seed\", \"restarts\"]", "[\"seed\", 7]", 12, "hidden");
    row("one answer", "[\"Nothing\", {\"en\": \"All\", \"de\": \"Alles\"}]", "[\"Nothing\"]", 17, "answers");
    row("no such answer", "\"correct\": 2", "\"correct\": 3", 18, "correct");
    row("goal without bounds", ", \"least\": 0.9", "", 21, "least");
    row("fraction", "\"update\": 0", "\"update\": 0.5", 14, "update");
    row("no steps", "\"steps\"", "\"stages\"", 6, "stages");
    row("not JSON", "\"version\": 1,", "\"version\" 1,", 3, "JSON");
    row("of another kind", "fuzzylens-lesson", "fuzzylens-result", 0, "result");
    row("of a later version", "\"version\": 1", "\"version\": 9", 0, "version");
}

void LessonTest::brokenFilesAreNamedByLineAndKey()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, line);
    QFETCH(QString, key);
    QByteArray text = whole();
    QVERIFY(text.contains(from));
    text.replace(from, to);
    try {
        read(text);
        QFAIL("it was read");
    } catch (const DataError& error) {
        QCOMPARE(error.issue().file, std::string("lesson.json"));
        QCOMPARE(int(error.issue().row), line);
        QVERIFY2(QString::fromUtf8(error.what()).contains(key), error.what());
    }
}

QTEST_APPLESS_MAIN(LessonTest)
#include "tst_lesson.moc"
