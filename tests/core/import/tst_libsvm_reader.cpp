// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/little_memory.h"

#include <QtTest>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestLibsvmReader : public QObject
{
    Q_OBJECT

private slots:
    void variants_data();
    void variants();
    void labels_data();
    void labels();
    void indicesFromZero();
    void withoutLabels();
    void queries();
    void otherOrders();
    void missingValues();
    void manyRows();
    void noSparseText_data();
    void noSparseText();
    void choices();
    void copiesAreCountedBeforeReading_data();
    void copiesAreCountedBeforeReading();
    void classesAreUtf8();
    void broken_data();
    void broken();
    void cancelled();

private:
    DatasetPtr read(const QByteArray& text, const ImportOptions& options = {}) const
    {
        return readDataset(m_files.write("t.txt", text.toStdString()), options).data;
    }
    test::SmallFiles m_files;
};

static const QByteArray plainText = "+1 1:0.5 3:-2e1 \n"
                                    "-1 2:1\n"
                                    "-1 \n"
                                    "+1 1:+3 2:.25 3:7\n";

void TestLibsvmReader::variants_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("plain") << plainText;
    QTest::addRow("CR LF") << test::replaced(plainText, "\n", "\r\n");
    QTest::addRow("CR") << test::replaced(plainText, "\n", "\r");
    QTest::addRow("tabs") << test::replaced(plainText, " ", "\t");
    QTest::addRow("runs of blanks") << test::replaced(plainText, " ", "   ");
    QTest::addRow("remarks") << "# made by hand\n" + test::replaced(plainText, "\n", " # a remark: 9:9\n") +
                                    "  # the end\n";
    QTest::addRow("blank lines") << "\n" + test::replaced(plainText, "\n", "\n\n");
    QTest::addRow("no last line end") << plainText.trimmed();
}

void TestLibsvmReader::variants()
{
    QFETCH(QByteArray, text);
    const DatasetPtr data = read(text);
    QCOMPARE(data->origin().format, std::string("libsvm"));
    QCOMPARE(data->samples(), 4);
    QCOMPARE(data->featureNames(), (Texts{"1", "2", "3"}));
    QCOMPARE(data->value(0, 0), 0.5);
    QCOMPARE(data->value(0, 1), 0.0);
    QCOMPARE(data->value(0, 2), -20.0);
    QCOMPARE(data->value(2, 2), 0.0);
    QCOMPARE(data->value(3, 0), 3.0);
    QCOMPARE(data->value(3, 2), 7.0);
    QCOMPARE(data->preferredLabel(), std::string("class"));
    QCOMPARE(data->labelField("class")->classes, (Texts{"+1", "-1"}));
    QCOMPARE(data->labelField("class")->codes, (std::vector<int>{0, 1, 1, 0}));
    QVERIFY(data->issues().empty());
}

void TestLibsvmReader::labels_data()
{
    QTest::addColumn<QByteArray>("labels");
    QTest::addColumn<bool>("classes");
    QTest::addRow("two") << QByteArray("1 2 1 2") << true;
    QTest::addRow("several at once") << QByteArray("1,2 2 1,2 2") << true;
    QTest::addRow("real numbers") << QByteArray("0.5 1.5 2.25 3") << false;
    QByteArray many;
    for (int i = 0; i < 60; ++i)
        many += (i ? " " : "") + QByteArray::number(i % 26);
    QTest::addRow("many classes") << many << true;
    QByteArray years;
    for (int i = 0; i < 60; ++i)
        years += (i ? " " : "") + QByteArray::number(1950 + i);
    QTest::addRow("whole numbers that do not repeat") << years << false;
}

void TestLibsvmReader::labels()
{
    QFETCH(QByteArray, labels);
    QFETCH(bool, classes);
    QByteArray text;
    for (const QByteArray& label : labels.split(' '))
        text += label + " 1:1\n";
    const DatasetPtr data = read(text);
    const LabelField* field = data->labelField("class");
    QCOMPARE(field->kind == LabelField::Kind::Categorical, classes);
}

void TestLibsvmReader::indicesFromZero()
{
    const DatasetPtr data = read("1 0:5 2:6\n2 1:7\n");
    QCOMPARE(data->featureNames(), (Texts{"0", "1", "2"}));
    QCOMPARE(data->value(0, 0), 5.0);
    QCOMPARE(data->value(1, 1), 7.0);
}

void TestLibsvmReader::withoutLabels()
{
    const DatasetPtr data = read("1:5 2:6\n2:7\n");
    QCOMPARE(data->value(1, 1), 7.0);
    QVERIFY(data->labelFields().empty());
}

void TestLibsvmReader::queries()
{
    const DatasetPtr data = read("1 qid:3 1:5 2:6\n0 qid:4 2:7\n1 qid:3 1:1\n0 qid:3 1:1\n");
    QCOMPARE(data->features(), 2);
    QCOMPARE(data->labelField("qid")->codes, (std::vector<int>{0, 1, 0, 0}));
    QCOMPARE(data->preferredLabel(), std::string("class"));
}

void TestLibsvmReader::otherOrders()
{
    const DatasetPtr data = read("1 5:5 2:6 1:1\n2 1:7\n");
    QCOMPARE(data->features(), 5);
    QCOMPARE(data->value(0, 4), 5.0);
}

void TestLibsvmReader::missingValues()
{
    const DatasetPtr data = read("1 1:? 2:6\n2 1:7 2:nan\n");
    QCOMPARE(data->missingCount(), 2);
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].row, 2);
}

/// More than one chunk, and a number of rows that fills no cache line.
void TestLibsvmReader::manyRows()
{
    QByteArray text;
    constexpr int rows = 40'001;
    for (int r = 0; r < rows; ++r)
        text += QByteArray::number(r % 3) + ' ' + QByteArray::number(1 + r % 5) + ':' + QByteArray::number(r) +
                ".5 7:1\n";
    const DatasetPtr data = read(text);
    QCOMPARE(data->samples(), rows);
    QCOMPARE(data->features(), 7);
    int wrong = 0;
    for (int r = 0; r < rows; ++r)
        wrong += data->value(r, r % 5) != r + 0.5 || data->value(r, (r + 1) % 5) != 0 || data->value(r, 6) != 1 ||
                 data->labelField("class")->codes[static_cast<std::size_t>(r)] != r % 3;
    QCOMPARE(wrong, 0);
}

void TestLibsvmReader::noSparseText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("numbers") << QByteArray("1,2,3\n4,5,6\n");
    QTest::addRow("times") << QByteArray("time,value\n1:30,5\n2:30,6\n");
    QTest::addRow("one number a line") << QByteArray("1\n2\n3\n");
}

void TestLibsvmReader::noSparseText()
{
    QFETCH(QByteArray, text);
    QCOMPARE(read(text)->origin().format, std::string("csv"));
}

void TestLibsvmReader::choices()
{
    ImportOptions options;
    options.missingTexts = Texts{"7"};
    options.orientation = ImportOptions::Orientation::GenesInRows;
    const DatasetPtr data = read(plainText, options);
    QCOMPARE(data->sampleNames(), (Texts{"1", "2", "3"}));
    QVERIFY(data->isMissing(2, 3));
    QCOMPARE(data->annotations().at(0).texts, (Texts{"+1", "-1", "-1", "+1"}));
}

void TestLibsvmReader::copiesAreCountedBeforeReading_data()
{
    QTest::addColumn<bool>("isTurned");
    QTest::addColumn<int>("megabytes");
    QTest::addRow("copies of names") << false << 120;
    QTest::addRow("turned matrix") << true << 140;
}

// The matrix and one copy of the names were counted, 67 MB; reading took twice that.
void TestLibsvmReader::copiesAreCountedBeforeReading()
{
    QFETCH(bool, isTurned);
    QFETCH(int, megabytes);
    ImportOptions options;
    if (isTurned)
        options.orientation = ImportOptions::Orientation::GenesInRows;
    const auto path = m_files.write("t.txt", "1 1:1 700000:1\n0 1:2\n");
    const test::LittleMemory little(std::uint64_t(megabytes) * 1'000'000);
    const Issue issue = test::issueOf([&] { readDataset(path, options); });
    QVERIFY2(issue.what.text().find("of memory, but only") != std::string::npos, issue.what.text().c_str());
}

void TestLibsvmReader::classesAreUtf8()
{
    ImportOptions options;
    options.format = "libsvm";
    const DatasetPtr data = read("1 qid:gr\xfcn 1:1\n2 qid:rot 1:2\n", options);
    QCOMPARE(data->labelField("qid")->classes, (std::vector<std::string>{"gr\xc3\xbcn", "rot"}));
    QCOMPARE(data->issues().size(), std::size_t{1});
}

void TestLibsvmReader::broken_data()
{
    test::addBrokenColumns();
    const auto add = [](const char* name, const QByteArray& text, int row, int column, const char* says) {
        QTest::addRow("%s", name) << text << row << column << says;
    };
    // Every word of the last line made something that it must not be.
    const QList<QByteArray> words = QByteArray("+1 1:+3 2:.25 3:7").split(' ');
    for (int word = 0; word < words.size(); ++word)
        for (const char* wrong : {"x", "x:1", "-1:1", "1:x", "2:1e999", "3:inf", ":", "1.5:2"}) {
            QList<QByteArray> changed = words;
            changed[word] = wrong;
            const bool isIndex = QByteArray(wrong).startsWith("x:") || QByteArray(wrong).startsWith("-1:") ||
                                 QByteArray(wrong) == ":" || QByteArray(wrong) == "1.5:2" ||
                                 (QByteArray(wrong) == "x" && word > 0);
            const char* says = isIndex                              ? "not a valid column index"
                               : QByteArray(wrong).endsWith("e999") ? "too large"
                               : QByteArray(wrong).endsWith("inf")  ? "infinite"
                                                                    : "text where a number";
            add(qPrintable(QString("%1 for word %2").arg(wrong).arg(word)),
                test::replaced(plainText, "+1 1:+3 2:.25 3:7", changed.join(' ').constData()), 4, word + 1, says);
        }
    add("nothing but labels", "1\n2\n", 0, 0, "no line contains a pair");
    add("nothing but remarks", "# 1:1\n# 2:2\n", 0, 0, "no line contains a pair");
    add("index 2^40", test::replaced(plainText, "3:7", "1099511627776:7"), 4, 0, "the index is too large");
    add("index 2^64", test::replaced(plainText, "3:7", "18446744073709551616:7"), 4, 0, "the index is too large");
    add("index 1e12", test::replaced(plainText, "3:7", "1000000000000:7"), 0, 0, "of memory, but only");
    add("index 2^36", test::replaced(plainText, "3:7", "68719476736:7"), 0, 0, "of memory, but only");
}

void TestLibsvmReader::broken()
{
    test::checkBroken(m_files, "broken.libsvm", "libsvm");
}

void TestLibsvmReader::cancelled()
{
    test::checkCancelling(m_files.write("t.txt", plainText.toStdString()));
}

QTEST_APPLESS_MAIN(TestLibsvmReader)
#include "tst_libsvm_reader.moc"
