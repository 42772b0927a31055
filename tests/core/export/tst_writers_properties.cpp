// SPDX-License-Identifier: GPL-3.0-or-later
// Random data sets through every writer and its reader: reading returns the same bits, or the writer reported
// before what would not.
#include "core/export/writer.h"
#include "core/import/reader.h"
#include "core/numeric/random.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <limits>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

Q_DECLARE_METATYPE(fuzzylens::DatasetParts)

class TestWritersProperties : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenReadsBack_data();
    void whatIsWrittenReadsBack();
    void formatOfGct_data();
    void formatOfGct();
    void saysWhatIsLeftOut_data();
    void saysWhatIsLeftOut();
    void refusesWhatWouldBecomeSomethingElse_data();
    void refusesWhatWouldBecomeSomethingElse();
    void arffCarriesRolesOrderAndNames();
    void cdtCarriesWhatItRead();
    void stopsWhenNotAgreed();

private:
    test::SmallFiles m_files;
};

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// The result of writing and reading.
struct RoundTrip
{
    bool isRefused = false;
    std::string refusal;
    std::vector<std::string> absent;
    DatasetPtr read;
};

RoundTrip roundTrip(const Dataset& data, const std::filesystem::path& path, const std::string& format)
{
    RoundTrip result;
    WriteOptions options{format, {}, {}};
    options.agrees = [&result](const std::vector<std::string>& absent) {
        result.absent = absent;
        return true;
    };
    std::filesystem::remove(path);
    std::filesystem::remove(path.parent_path() / (path.stem().stem().string() + ".cls"));
    try {
        writeDataset(data, path, options);
    } catch (const DataError& error) {
        result.isRefused = true;
        result.refusal = error.what();
        return result;
    }
    result.read = readDataset(path).data;
    return result;
}

/// Whether @p read has the values and names of @p data, and for every label field and annotation the same texts if
/// it has it at all.
bool isFaithful(const Dataset& data, const Dataset& read)
{
    if (data.sampleNames() != read.sampleNames() || data.featureNames() != read.featureNames())
        return false;
    for (Index l = 0; l < data.features(); ++l)
        for (Index i = 0; i < data.samples(); ++i) {
            const double one = data.value(i, l), other = read.value(i, l);
            if (std::isnan(one) ? !std::isnan(other) : std::memcmp(&one, &other, sizeof one) != 0)
                return false;
        }
    for (const LabelField& field : data.labelFields())
        if (const LabelField* same = read.labelField(field.name))
            for (Index i = 0; i < data.samples(); ++i)
                if (field.text(i) != same->text(i))
                    return false;
    for (const AnnotationField& field : data.annotations())
        for (const AnnotationField& same : read.annotations())
            if (field.name == same.name && field.texts != same.texts)
                return false;
    return true;
}

/// Whether nothing at all is left out: fields of the same kind with the same classes in the same order, numbers of
/// the same bits, annotations, the label that is chosen.
bool isComplete(const Dataset& data, const Dataset& read)
{
    if (data.preferredLabel() != read.preferredLabel() || data.labelFields().size() != read.labelFields().size() ||
        data.annotations().size() != read.annotations().size())
        return false;
    for (const LabelField& field : data.labelFields()) {
        const LabelField* same = read.labelField(field.name);
        if (!same || same->kind != field.kind || same->classes != field.classes || same->codes != field.codes)
            return false;
        for (std::size_t i = 0; i < field.numbers.size(); ++i)
            if (std::isnan(field.numbers[i]) ? !std::isnan(same->numbers[i])
                                             : field.numbers[i] != same->numbers[i])
                return false;
    }
    return true;
}

class RandomData
{
public:
    explicit RandomData(std::uint64_t seed)
        : m_random(seed)
    {}

    DatasetParts make(bool withAwkwardTexts)
    {
        m_awkward = withAwkwardTexts;
        const Index samples = 1 + below(24), features = 1 + below(30);
        DatasetParts parts;
        parts.values = values(samples, features);
        for (Index i = 0; i < samples; ++i)
            parts.sampleNames.push_back(text("S" + std::to_string(i + 1)));
        for (Index l = 0; l < features; ++l)
            parts.featureNames.push_back(text("GENE" + std::to_string(l + 1)));
        const Index fields = below(4);
        for (Index f = 0; f < fields; ++f)
            parts.labelFields.push_back(field("field" + std::to_string(f), samples));
        if (fields > 0 && below(3) > 0)
            parts.preferredLabel = parts.labelFields[static_cast<std::size_t>(below(fields))].name;
        const Index annotations = below(4);
        for (Index a = 0; a < annotations; ++a) {
            AnnotationField annotation{a == 0 ? "Description" : "annotation " + std::to_string(a), {}};
            for (Index l = 0; l < features; ++l)
                annotation.texts.push_back(below(4) == 0 ? "" : text("about " + std::to_string(below(9))));
            parts.annotations.push_back(std::move(annotation));
        }
        return parts;
    }

private:
    Index below(Index most) { return static_cast<Index>(m_random.bits() % static_cast<std::uint64_t>(most)); }

    std::shared_ptr<const AlignedMatrix> values(Index samples, Index features)
    {
        auto result = std::make_shared<AlignedMatrix>(samples, features);
        const Index kind = below(3);
        for (Index l = 0; l < features; ++l)
            for (Index i = 0; i < samples; ++i) {
                const auto any = std::bit_cast<double>(m_random.bits());
                const double value = kind == 0 ? static_cast<double>(below(5)) : kind == 1 ? any : std::sin(any);
                (*result)(i, l) = std::isfinite(value) && below(9) > 0 ? value : none;
            }
        return result;
    }

    std::string text(std::string plain)
    {
        static const Texts odd{" led", "trailed ", "a,b",    "say \"so\"", "12",    "-1e5",  "NA",
                               "nan",  "'",        "\"",     "?",          "{x}",   "100%",  "a\\b",
                               "it's", "é",        "基因 1", "a;b|c",      "#name", "@data", "1-Sep"};
        if (!m_awkward || below(3) > 0)
            return plain;
        return odd[static_cast<std::size_t>(below(std::ssize(odd)))];
    }

    LabelField field(const std::string& name, Index samples)
    {
        if (below(3) == 0) {
            std::vector<double> numbers;
            for (Index i = 0; i < samples; ++i)
                numbers.push_back(below(6) == 0 ? none : std::cos(static_cast<double>(below(1000))));
            return LabelField::numeric(name, numbers);
        }
        LabelField result;
        result.name = name;
        const Index classes = 1 + below(5);
        for (Index c = 0; c < classes; ++c)
            result.classes.push_back(text("class") + std::to_string(c));
        for (Index i = 0; i < samples; ++i)
            result.codes.push_back(below(7) == 0 ? -1 : static_cast<int>(below(classes)));
        return result;
    }

    Random m_random;
    bool m_awkward = false;
};

DatasetParts plainParts()
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(6, 3);
    for (Index l = 0; l < 3; ++l)
        for (Index i = 0; i < 6; ++i)
            (*values)(i, l) = static_cast<double>(i) + 0.25 * static_cast<double>(l);
    parts.values = values;
    parts.sampleNames = {"S1", "S2", "S3", "S4", "S5", "S6"};
    parts.featureNames = {"TP53", "MYC", "EGFR"};
    return parts;
}

LabelField plainClasses(const std::string& name)
{
    return LabelField::categorical(name, {"ill", "ill", "well", "ill", "well", "well"});
}

void addFormats()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("format");
    for (const WritableFormat& format : writableFormats())
        for (const char* packing : {"", ".gz"}) {
            const QString id = QString::fromUtf8(format.id.data(), qsizetype(format.id.size()));
            const QString suffix = QString::fromUtf8(format.suffix.data(), qsizetype(format.suffix.size()));
            QTest::addRow("%s%s", qPrintable(id), packing) << "t" + suffix + packing << id;
        }
}

}  // namespace

void TestWritersProperties::whatIsWrittenReadsBack_data()
{
    addFormats();
}

void TestWritersProperties::whatIsWrittenReadsBack()
{
    QFETCH(QString, name);
    QFETCH(QString, format);
    int refused = 0, refusedOfPlain = 0;
    constexpr int seeds = 40;
    for (int seed = 1; seed <= seeds; ++seed) {
        const bool isAwkward = seed % 2 == 0;
        const Dataset data(RandomData(static_cast<std::uint64_t>(seed)).make(isAwkward));
        const RoundTrip trip = roundTrip(data, m_files.at(name.toStdString()), format.toStdString());
        refused += trip.isRefused;
        refusedOfPlain += trip.isRefused && !isAwkward;
        if (trip.isRefused)
            continue;
        QVERIFY2(isFaithful(data, *trip.read), std::to_string(seed).c_str());
        QVERIFY2(isComplete(data, *trip.read) == trip.absent.empty(),
                 (std::to_string(seed) + ": " + leftOutSentence(trip.absent)).c_str());
    }
    // Only GCT 1.2 refuses plain data: a CLS file cannot say that a sample has no label.
    QVERIFY(format == "gct-1.2" || refusedOfPlain == 0);
    QVERIFY2(refused < seeds / 2, std::to_string(refused).c_str());
}

void TestWritersProperties::formatOfGct_data()
{
    QTest::addColumn<DatasetParts>("parts");
    QTest::addColumn<QString>("version");
    DatasetParts parts = plainParts();
    QTest::newRow("values alone") << parts << "#1.2";
    parts.annotations = {{"Description", {"a", "b", "c"}}};
    QTest::newRow("descriptions") << parts << "#1.2";
    parts.labelFields = {plainClasses("class")};
    QTest::newRow("a label field that is not chosen") << parts << "#1.3";
    parts.preferredLabel = "class";
    QTest::newRow("classes") << parts << "#1.2";
    DatasetParts other = parts;
    other.annotations.push_back({"Symbol", {"d", "e", "f"}});
    QTest::newRow("two annotations") << other << "#1.3";
    other = parts;
    other.annotations.front().name = "Symbol";
    QTest::newRow("another annotation") << other << "#1.3";
    other = parts;
    other.labelFields.push_back(plainClasses("group"));
    QTest::newRow("two label fields") << other << "#1.3";
    other = parts;
    other.labelFields.front().classes.front() = "very ill";
    QTest::newRow("a class with a blank") << other << "#1.3";
    other = parts;
    other.labelFields.front().codes.front() = -1;
    QTest::newRow("a sample without label") << other << "#1.3";
    other = parts;
    other.labelFields = {LabelField::numeric("class", {1, 2, 3, 4, 5, 6.5})};
    QTest::newRow("numbers") << other << "#1.3";
}

void TestWritersProperties::formatOfGct()
{
    QFETCH(DatasetParts, parts);
    QFETCH(QString, version);
    const RoundTrip trip = roundTrip(Dataset(parts), m_files.at("v.gct"), {});
    QVERIFY2(!trip.isRefused, trip.refusal.c_str());
    QCOMPARE(QString::fromStdString(test::SmallFiles::read(m_files.at("v.gct")).substr(0, 4)), version);
    QVERIFY(isFaithful(Dataset(parts), *trip.read));
    QCOMPARE(trip.read->annotations().size(), parts.annotations.size());
    QCOMPARE(trip.read->labelFields().size(), parts.labelFields.size());
}

void TestWritersProperties::saysWhatIsLeftOut_data()
{
    QTest::addColumn<DatasetParts>("parts");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("says");
    DatasetParts parts = plainParts();
    parts.labelFields = {plainClasses("group"), LabelField::numeric("age", {1, 2, 3, 4, 5, 6})};
    parts.preferredLabel = "group";
    DatasetParts noted = plainParts();
    noted.annotations = {{"Symbol", {"a", "b", "c"}}, {"Description", {"d", "e", "f"}}};
    DatasetParts ordered = plainParts();
    ordered.labelFields = {plainClasses("class")};
    ordered.labelFields.front().classes = {"well", "ill"};
    ordered.labelFields.front().codes = {1, 1, 0, 1, 0, 0};
    ordered.preferredLabel = "class";
    QTest::newRow("annotations in CSV") << noted << "csv"
                                        << "the annotations \"Symbol\" and \"Description\"";
    QTest::newRow("annotations in ARFF") << noted << "arff"
                                         << "the annotations";
    QTest::newRow("an annotation in GCT 1.2") << noted << "gct-1.2"
                                              << "the annotation \"Symbol\"";
    QTest::newRow("a label field in GCT 1.2") << parts << "gct-1.2"
                                              << "the label field \"age\"";
    QTest::newRow("the name in a CLS file") << parts << "gct-1.2"
                                            << "the name of the label field \"group\"";
    QTest::newRow("label fields in CDT") << parts << "cdt"
                                         << "the label fields \"group\" and \"age\"";
    QTest::newRow("few whole numbers in CSV") << parts << "csv"
                                              << "the numeric type of the label field \"age\"";
    QTest::newRow("the order in CSV") << ordered << "csv"
                                      << "the order of the classes of \"class\"";
    QTest::newRow("the order in GCT 1.3") << ordered << "gct-1.3"
                                          << "the order of the classes of \"class\"";
}

void TestWritersProperties::saysWhatIsLeftOut()
{
    QFETCH(DatasetParts, parts);
    QFETCH(QString, format);
    QFETCH(QString, says);
    const RoundTrip trip = roundTrip(Dataset(parts), m_files.at("left.txt"), format.toStdString());
    QVERIFY2(!trip.isRefused, trip.refusal.c_str());
    const std::string sentence = leftOutSentence(trip.absent);
    QVERIFY2(sentence.find(says.toStdString()) != std::string::npos, sentence.c_str());
}

void TestWritersProperties::refusesWhatWouldBecomeSomethingElse_data()
{
    QTest::addColumn<DatasetParts>("parts");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("says");
    DatasetParts lines = plainParts();
    lines.featureNames[1] = "two\nlines";
    for (const char* format : {"tsv", "gct-1.2", "gct-1.3", "cdt"})
        QTest::addRow("a line break in %s", format) << lines << format << "line break";
    DatasetParts control = plainParts();
    control.sampleNames[1] = "a\x01";
    QTest::newRow("a control character") << control << "arff"
                                         << "binary";
    DatasetParts label = plainParts();
    label.featureNames[0] = "target";
    QTest::newRow("a feature called as labels are") << label << "csv"
                                                    << "3 features would be read as 2";
    DatasetParts missing = plainParts();
    missing.labelFields = {LabelField::categorical("site", {"NA", "EU", "NA", "EU", "EU", "NA"})};
    QTest::newRow("a class called NA") << missing << "gct-1.3"
                                       << "a label of the field \"site\"";
}

void TestWritersProperties::refusesWhatWouldBecomeSomethingElse()
{
    QFETCH(DatasetParts, parts);
    QFETCH(QString, format);
    QFETCH(QString, says);
    const auto path = m_files.write("refused.txt", "before");
    std::string refusal;
    try {
        writeDataset(Dataset(parts), path, {format.toStdString()});
    } catch (const DataError& error) {
        refusal = error.what();
    }
    QVERIFY2(refusal.find(says.toStdString()) != std::string::npos, refusal.c_str());
    QCOMPARE(test::SmallFiles::read(path), std::string("before"));
}

void TestWritersProperties::arffCarriesRolesOrderAndNames()
{
    DatasetParts parts = plainParts();
    parts.labelFields = {LabelField::numeric("age", {1, 2, none, 4, 1, 1}), plainClasses("group"),
                         plainClasses("tissue, or so"), LabelField::categorical("nothing", Texts(6))};
    parts.labelFields[1].classes = {"well", "ill", "never seen"};
    parts.preferredLabel = "tissue, or so";
    parts.sampleNames = {"S1", "S1", "", "two\nlines", "it's \\n", " tab\t"};
    parts.featureNames = {"class", "", "class"};
    const RoundTrip trip = roundTrip(Dataset(parts), m_files.at("t.arff"), {});
    QVERIFY2(!trip.isRefused && trip.absent.empty(), (trip.refusal + leftOutSentence(trip.absent)).c_str());
    QVERIFY(isFaithful(Dataset(parts), *trip.read) && isComplete(Dataset(parts), *trip.read));
}

void TestWritersProperties::cdtCarriesWhatItRead()
{
    const auto path = m_files.write("first.cdt", "GID\tORF\tNAME\tNOTE\tGWEIGHT\tA\tB\n"
                                                 "AID\t\t\t\t\tARRY1X\tARRY0X\n"
                                                 "EWEIGHT\t\t\t\t\t1\t0.5\n"
                                                 "GENE1X\tAID\tname \"1\"\tx\t1\t1e-310\t\n"
                                                 "GENE0X\tEWEIGHT\t\t\t2\t-0\t3\n");
    const DatasetPtr data = readDataset(path).data;
    QCOMPARE(data->featureNames(), (Texts{"AID", "EWEIGHT"}));
    QCOMPARE(data->annotations().size(), std::size_t{4});
    const RoundTrip trip = roundTrip(*data, m_files.at("second.cdt"), {});
    QVERIFY2(!trip.isRefused && trip.absent.empty(), (trip.refusal + leftOutSentence(trip.absent)).c_str());
    QVERIFY(isFaithful(*data, *trip.read) && isComplete(*data, *trip.read));
    QVERIFY(std::signbit(trip.read->value(0, 1)));
}

void TestWritersProperties::stopsWhenNotAgreed()
{
    DatasetParts parts = plainParts();
    parts.annotations = {{"Symbol", {"a", "b", "c"}}};
    const auto path = m_files.at("never.csv");
    QVERIFY(!writeDataset(Dataset(parts), path, {{}, [](const Texts&) { return false; }, {}}));
    QVERIFY(!writeDataset(Dataset(parts), path, {{}, {}, [](const Step&) { return false; }}));
    QVERIFY(!std::filesystem::exists(path));
}

QTEST_APPLESS_MAIN(TestWritersProperties)
#include "tst_writers_properties.moc"
