// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/message.h"
#include "core/common/utf8.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <string>
#include <type_traits>

using namespace fuzzylens;

// A text that was converted to a message had another pattern: such comparisons were false for most messages.
template <typename Text>
constexpr bool comparesWithMessage = std::is_invocable_v<std::equal_to<>, const Message&, const Text&> ||
                                     std::is_invocable_v<std::equal_to<>, const Text&, const Message&>;
static_assert(comparesWithMessage<Message>);
static_assert(!comparesWithMessage<std::string> && !comparesWithMessage<const char*> &&
              !comparesWithMessage<char[4]>);

/// Text of files and file names in messages.
class TestMessageText : public QObject
{
    Q_OBJECT

private slots:
    void controlCharactersAreEscaped_data();
    void controlCharactersAreEscaped();
    void lineBreaksBecomeBlanksInOneLine();
    void listsKeepTheirOrder();
};

void TestMessageText::controlCharactersAreEscaped_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing to escape") << QByteArray("Grün 基因 \xf0\x9f\xa7\xac")
                                       << QByteArray("Grün 基因 \xf0\x9f\xa7\xac");
    QTest::newRow("escape sequence") << QByteArray("a\x1b[31mb") << QByteArray("a\\x1b[31mb");
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
    QTest::newRow("bell and delete") << QByteArray("\a\x7f") << QByteArray("\\x07\\x7f");
    QTest::newRow("control of Latin-1") << QByteArray("\xc2\x9b") << QByteArray("\\u009b");
    QTest::newRow("Latin-1 bytes") << QByteArray("\x9b\xfc") << QByteArray("\\u009bü");
    QTest::newRow("right-to-left override") << QByteArray("\xe2\x80\xae") << QByteArray("\\u202e");
    QTest::newRow("isolate") << QByteArray("\xe2\x81\xa6") << QByteArray("\\u2066");
    QTest::newRow("line separator") << QByteArray("\xe2\x80\xa8") << QByteArray("\\u2028");
    QTest::newRow("tabulator") << QByteArray("a\tb") << QByteArray("a b");
    QTest::newRow("line feed stays") << QByteArray("a\nb") << QByteArray("a\nb");
}

void TestMessageText::controlCharactersAreEscaped()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(withoutControls(text.toStdString())), expected);
}

void TestMessageText::lineBreaksBecomeBlanksInOneLine()
{
    QCOMPARE(oneLine("a\nb\r\nc\x1b"), std::string("a b  c\\x1b"));
}

void TestMessageText::listsKeepTheirOrder()
{
    const auto pair = [](const Message& a, const Message& b) { return message("%1, %2", a, b); };
    const std::function<int(const Message&)> depth = [&depth](const Message& text) {
        int deepest = 0;
        for (const Message& part : text.arguments())
            deepest = std::max(deepest, depth(part));
        return deepest + 1;
    };
    std::vector<Message> parts;
    std::string expected;
    QVERIFY(listed(parts, pair).isEmpty());
    for (int i = 0; i < 100; ++i) {
        parts.push_back(Message::verbatim(std::to_string(i)));
        expected += (i > 0 ? ", " : "") + std::to_string(i);
        QCOMPARE(listed(parts, pair).text(), expected);
    }
    QCOMPARE(depth(listed(parts, pair)), 8);
}

QTEST_GUILESS_MAIN(TestMessageText)
#include "tst_message_text.moc"
