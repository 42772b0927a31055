// SPDX-License-Identifier: GPL-3.0-or-later
// AnnData files in every layout: matrices, tables about samples and features, and choosing features on the way.
#include "core/import/h5ad/protocol.h"
#include "core/import/reader.h"
#include "core/import/unread_table.h"
#include "core/io/file_bytes.h"
#include "core/preprocess/steps.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/support/containers/h5ad_file.h"
#include "tests/core/support/project_files.h"
#include "tests/core/support/shared_data.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using test::H5adFile;

using Texts = std::vector<std::string>;

class TestH5adReader : public QObject
{
    Q_OBJECT

private slots:
    void matrices_data();
    void matrices();
    void valueTypes_data();
    void valueTypes();
    void packedWithLzf();
    void layersAndRaw();
    void turned();
    void matricesAreListed();
    void oldRaw();
    void gapsAndDuplicates();
    void topVariance_data();
    void topVariance();
    void timeIsForEveryPiece();
    void gzipped();
    void userBlockAndName();
    void cancel();
    void sharedLayouts();

private:
    std::filesystem::path path() const { return m_files.at("t.h5ad"); }
    DatasetPtr read(const ImportOptions& options = {}) const { return readDataset(path(), options).data; }
    /// 3 samples x 4 features: 1 0 2 0 / 0 3 0 0 / 4 0 0 5.
    static const std::vector<double>& values()
    {
        static const std::vector<double> all{1, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 5};
        return all;
    }
    static void tables(H5adFile& file)
    {
        file.table("obs", {"A", "B", "C"}).table("var", {"g1", "g2", "g3", "g4"});
    }
    static void compareValues(const Dataset& data)
    {
        QCOMPARE(data.samples(), 3);
        QCOMPARE(data.features(), 4);
        for (Index i = 0; i < 3; ++i)
            for (Index l = 0; l < 4; ++l)
                QCOMPARE(data.value(i, l), values()[static_cast<std::size_t>(i * 4 + l)]);
    }

    test::SmallFiles m_files;
};

void TestH5adReader::matrices_data()
{
    QTest::addColumn<QString>("form");
    for (const char* form :
         {"one piece", "chunks", "gzip", "chunks across rows", "csr", "csc", "csr of version 0.6"})
        QTest::addRow("%s", form) << form;
}

void TestH5adReader::matrices()
{
    QFETCH(QString, form);
    {
        H5adFile file(path());
        tables(file);
        if (form == "one piece")
            file.numbers("X", {3, 4}, values());
        else if (form == "chunks")
            file.numbers("X", {3, 4}, values(), {H5T_IEEE_F64LE, {2, 3}, 0});
        else if (form == "gzip")
            file.numbers("X", {3, 4}, values(), {H5T_IEEE_F32LE, {3, 4}, 4});
        else if (form == "chunks across rows")
            file.numbers("X", {3, 4}, values(), {H5T_IEEE_F64LE, {1, 2}, 1});
        else if (form == "csr")
            file.sparse("X", "csr_matrix", {3, 4}, {1, 2, 3, 4, 5}, {0, 2, 1, 0, 3}, {0, 2, 3, 5});
        else if (form == "csc")
            file.sparse("X", "csc_matrix", {3, 4}, {1, 4, 3, 2, 5}, {0, 2, 1, 0, 2}, {0, 2, 3, 4, 5});
        else
            file.group("X")
                .attribute("X", "h5sparse_format", "csr")
                .attribute("X", "h5sparse_shape", std::vector<long long>{3, 4})
                .numbers("X/data", {5}, {1, 2, 3, 4, 5})
                .integers("X/indices", {0, 2, 1, 0, 3}, H5T_STD_I64LE)
                .integers("X/indptr", {0, 2, 3, 5}, H5T_STD_I64LE);
    }
    const DatasetPtr data = read();
    compareValues(*data);
    QCOMPARE(data->sampleNames(), (Texts{"A", "B", "C"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2", "g3", "g4"}));
    QCOMPARE(data->origin().format, std::string("h5ad"));
    QCOMPARE(data->origin().sha256, sha256OfFile(path()));
    QVERIFY(!data->table().compact());
    ImportOptions options;
    options.singlePrecision = true;
    const DatasetPtr single = read(options);
    compareValues(*single);
    QVERIFY(single->table().floats());
    QCOMPARE(single->origin().decisions.back().what, std::string("precision"));
}

void TestH5adReader::valueTypes_data()
{
    QTest::addColumn<qint64>("type");
    const std::vector<std::pair<const char*, hid_t>> types{
        {"f4", H5T_IEEE_F32LE}, {"f8", H5T_IEEE_F64LE}, {"f8, other byte order", H5T_IEEE_F64BE},
        {"i1", H5T_STD_I8LE},   {"i2", H5T_STD_I16LE},  {"i4", H5T_STD_I32LE},
        {"i8", H5T_STD_I64LE},  {"u1", H5T_STD_U8LE},   {"u2", H5T_STD_U16LE},
        {"u4", H5T_STD_U32LE},  {"u8", H5T_STD_U64LE},  {"i2, other byte order", H5T_STD_I16BE}};
    for (const auto& [name, type] : types)
        QTest::addRow("%s", name) << static_cast<qint64>(type);
}

void TestH5adReader::valueTypes()
{
    QFETCH(qint64, type);
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values(), {static_cast<hid_t>(type), {}, 0});
        file.integers("obs/n", {7, 8, 9}, static_cast<hid_t>(type)).attribute("obs", "column-order", Texts{"n"});
    }
    const DatasetPtr data = read();
    compareValues(*data);
    QCOMPARE(data->labelField("n")->numbers, (std::vector<double>{7, 8, 9}));
    ImportOptions options;
    options.singlePrecision = true;
    compareValues(*read(options));
}

/// Literal bytes, then references back, one of which overlaps its destination.
void TestH5adReader::packedWithLzf()
{
    const double one = 1;
    std::string packed(1, '\x07');
    packed.append(reinterpret_cast<const char*>(&one), sizeof one);
    packed += std::string("\xE0\x4F\x07", 3);  // 7 + 79 + 2 bytes from 8 back: eleven times the same again
    {
        H5adFile file(path());
        tables(file);
        file.lzf("X", {3, 4}, packed);
    }
    const DatasetPtr data = read();
    for (Index i = 0; i < 3; ++i)
        for (Index l = 0; l < 4; ++l)
            QCOMPARE(data->value(i, l), 1.0);
    for (const std::string& damaged : {packed.substr(0, 5), packed.substr(0, 9), packed + "\xE0", packed + packed,
                                       std::string("\xE0\x4F\x07"), std::string("\x20\xFF")}) {
        H5adFile(path(), true).lzf("X", {3, 4}, damaged);
        const Issue issue = test::issueOf([&] { read(); });
        QVERIFY2(issue.what.text().find("X: its values cannot be read") == 0, sentence(issue).c_str());
    }
}

void TestH5adReader::layersAndRaw()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
        file.numbers("layers/double", {3, 4}, std::vector<double>(12, 2));
        file.sparse("layers/counts", "csr_matrix", {3, 4}, {7}, {3}, {0, 0, 0, 1});
        file.sparse("raw/X", "csr_matrix", {3, 5}, {9}, {4}, {0, 1, 1, 1});
        file.table("raw/var", {"g1", "g2", "g3", "g4", "g5"});
    }
    ImportOptions options;
    const Decision decision = read()->origin().decisions[1];
    QCOMPARE(decision.value.text(), std::string("X"));
    QCOMPARE(decision.reason.text(), std::string("the main matrix; also available: raw, counts, double"));
    options.layer = "double";
    QCOMPARE(read(options)->value(1, 0), 2.0);
    options.layer = "counts";
    QCOMPARE(read(options)->value(2, 3), 7.0);
    QCOMPARE(read(options)->origin().decisions[1].value.text(), std::string("counts"));
    options.layer = "raw";
    const DatasetPtr raw = read(options);
    QCOMPARE(raw->features(), 5);
    QCOMPARE(raw->value(0, 4), 9.0);
    options.layer = "spliced";
    const Issue issue = test::issueOf([&] { read(options); });
    QCOMPARE(issue.what.text(),
             std::string("there is no matrix named spliced; available: X, raw, counts, double"));
}

/// The annotations of the features become the labels then.
void TestH5adReader::turned()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
    }
    ImportOptions options;
    options.orientation = ImportOptions::Orientation::GenesInRows;
    const DatasetPtr data = read(options);
    QCOMPARE(data->samples(), 4);
    QCOMPARE(data->sampleNames(), (Texts{"g1", "g2", "g3", "g4"}));
    QCOMPARE(data->value(3, 2), 5.0);
    // Samples were chosen by their variance.
    options.topVariance = 2;
    const Issue issue = test::issueOf([&] { read(options); });
    QVERIFY2(issue.what.text().find("cannot be chosen") != std::string::npos, sentence(issue).c_str());
}

/// After reading, and for a file that could not be read.
void TestH5adReader::matricesAreListed()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
        file.numbers("layers/double", {3, 4}, std::vector<double>(12, 2));
    }
    const Texts names{"X", "double"};
    const DatasetPtr data = read();
    QCOMPARE(data->origin().preview->choices.at(0).what, std::string("matrix"));
    QCOMPARE(data->origin().preview->choices.at(0).values, names);
    QCOMPARE(previewOf(*data).choices.at(0).values, names);
    QCOMPARE(previewOf(*data).rows.size(), std::size_t{4});
    ImportOptions options;
    options.layer = "spliced";
    const UnreadTable unread = lookAtUnread(path(), options);
    QCOMPARE(unread.preview.choices.at(0).values, names);
    QCOMPARE(unread.decisions.at(1).value.text(), std::string("spliced"));
    options.layer = "double";
    options.topVariance = 3;
    const UnreadTable small = lookAtUnread(path(), options);
    QCOMPARE(small.decisions.at(2).what, std::string("features"));
    QCOMPARE(small.decisions.at(2).value.text(), std::string("3"));
    QVERIFY(small.preview.memory >= 8 * 3 * sizeof(double));
    QVERIFY(lookAtUnread(m_files.write("no.h5ad", "\x89HDF\r\n\x1a\n and no more"), {})
                .preview.choices.at(0)
                .values.empty());
}

void TestH5adReader::oldRaw()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
        file.numbers("raw.X", {3, 1}, {1, 2, 3}).records("raw.var", {"g9"}, {});
    }
    ImportOptions options;
    options.layer = "raw";
    QCOMPARE(read(options)->featureNames(), Texts{"g9"});
    QCOMPARE(read(options)->value(2, 0), 3.0);
}

void TestH5adReader::gapsAndDuplicates()
{
    const double gap = std::numeric_limits<double>::quiet_NaN();
    {
        H5adFile file(path());
        tables(file);
        file.sparse("X", "csr_matrix", {3, 4}, {1, 2, gap}, {0, 0, 3}, {0, 2, 2, 3});
    }
    const DatasetPtr data = read();
    QCOMPARE(data->value(0, 0), 3.0);
    QVERIFY(data->isMissing(2, 3));
    QCOMPARE(data->missingCount(), 1);
}

void TestH5adReader::topVariance_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<bool>("inPieces");
    for (const char* form : {"dense", "csr", "csc"})
        QTest::addRow("%s", form) << form << false;
    // Of two entries of one place each counted as a value.
    for (const char* form : {"csr", "csc"})
        QTest::addRow("%s, values in pieces", form) << form << true;
}

/// The features chosen during reading are those of the step afterwards.
void TestH5adReader::topVariance()
{
    QFETCH(QString, form);
    QFETCH(bool, inPieces);
    constexpr std::size_t n = 40, p = 30;
    std::vector<double> dense(n * p, 0.0);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t l = 0; l < p; ++l)
            if ((i * 7 + l * 3) % 4 == 0)
                dense[i * p + l] = static_cast<double>((i * 31 + l * 17) % 23) * static_cast<double>(l % 9 + 1);
    dense[5] = std::numeric_limits<double>::quiet_NaN();
    std::vector<double> data, indices, starts{0};
    const bool byRows = form == "csr";
    for (std::size_t a = 0; a < (byRows ? n : p); ++a) {
        const std::size_t begin = data.size();
        for (std::size_t b = 0; b < (byRows ? p : n); ++b)
            if (const double value = dense[byRows ? a * p + b : b * p + a]; value != 0) {
                data.push_back(value);
                indices.push_back(static_cast<double>(b));
            }
        for (std::size_t k = inPieces ? data.size() : begin; k > begin; --k) {
            const double piece = k % 3 == 0 ? 1000 : 3;
            data[k - 1] -= piece;
            data.push_back(piece);
            indices.push_back(indices[k - 1]);
        }
        starts.push_back(static_cast<double>(data.size()));
    }
    Texts samples, features;
    for (std::size_t i = 0; i < n; ++i)
        samples.push_back("s" + std::to_string(i));
    for (std::size_t l = 0; l < p; ++l)
        features.push_back("g" + std::to_string(l));
    {
        H5adFile file(path());
        file.table("obs", samples).table("var", features, {"symbol"}).texts("var/symbol", features);
        if (form == "dense")
            file.numbers("X", {n, p}, dense);
        else
            file.sparse("X", form.toStdString() + "_matrix", {n, p}, data, indices, starts);
    }
    const DatasetPtr all = read();
    for (const int count : {1, 7, 29, 30, 1000}) {
        ImportOptions options;
        options.topVariance = count;
        const DatasetPtr chosen = read(options);
        const DatasetPtr expected =
            preprocess(all, {StepSpec::parse("top-variance=" + std::to_string(count))}).data;
        QCOMPARE(chosen->featureNames(), expected->featureNames());
        QCOMPARE(chosen->annotations()[0].texts, expected->featureNames());
        for (Index i = 0; i < chosen->samples(); ++i)
            for (Index l = 0; l < chosen->features(); ++l)
                QVERIFY(chosen->value(i, l) == expected->value(i, l) ||
                        (chosen->isMissing(i, l) && expected->isMissing(i, l)));
    }
}

// Reading a highly compressed file was cancelled after a time proportional to its packed size.
void TestH5adReader::timeIsForEveryPiece()
{
    {
        H5adFile file(path());
        file.zeros("X", 160, 1'000);  // 1.3 GB in a file of one megabyte
        const Texts samples(160'000, "s"), features(1'000, "g");
        file.table("obs", samples).table("var", features);
    }
#ifdef FUZZYLENS_SANITIZED
    constexpr int seconds = 20;
#else
    constexpr int seconds = 1;
#endif
    const QString line = QString("'%1bin/fuzzylens-h5ad' '%2' 2000000000 %3 0 '' 0 | tail -c 16 | od -An -tu4")
                             .arg(test::builtFile({}), QString::fromStdString(path().string()))
                             .arg(seconds);
    QProcess shell;
    shell.start("/bin/bash", {"-o", "pipefail", "-c", line});
    QVERIFY(shell.waitForFinished(300'000));
    QCOMPARE(shell.exitCode(), 0);
    const auto done = QByteArray::number(static_cast<int>(h5ad::Message::Done));
    QCOMPARE(shell.readAllStandardOutput().simplified().split(' ').value(1), done);
}

void TestH5adReader::gzipped()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
    }
    const QString packed = QString::fromStdString(path().string()) + ".gz";
    QCOMPARE(QProcess::execute("gzip", {"-kf", QString::fromStdString(path().string())}), 0);
    compareValues(*readDataset(packed.toStdString()).data);
}

void TestH5adReader::userBlockAndName()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
    }
    const std::string bytes = test::SmallFiles::read(path());
    const auto renamed = m_files.write("table.csv", bytes);
    compareValues(*readDataset(renamed).data);
    const auto behind = m_files.write("behind.dat", std::string(1024, ' ') + bytes);
    compareValues(*readDataset(behind).data);
}

void TestH5adReader::cancel()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
    }
    for (int stop = 1; stop <= 12; ++stop) {
        int asked = 0;
        const ReadResult result = readDataset(path(), {}, [&](const Step&) { return ++asked < stop; });
        QVERIFY(result.cancelled && !result.data);
        QCOMPARE(asked, stop);
    }
}

void TestH5adReader::sharedLayouts()
{
    const auto reduced = test::sharedData("formats/pbmc68k_reduced.h5ad");
    const auto generated = test::sharedData("formats/anndata_0.7_layout.h5ad");
    if (!reduced || !generated)
        QSKIP(test::missingDataMessage);
    ImportOptions raw;
    raw.layer = "raw";
    const DatasetPtr counts = readDataset(*reduced, raw).data;
    QCOMPARE(counts->samples(), 700);
    QCOMPARE(counts->features(), 765);
    QCOMPARE(readDataset(*generated, raw).data->features(), 40);
    const DatasetPtr data = readDataset(*generated).data;
    Index stored = 0;
    for (Index i = 0; i < data->samples(); ++i)
        for (Index l = 0; l < data->features(); ++l)
            stored += data->value(i, l) != 0;
    QCOMPARE(stored, 239);
}

QTEST_APPLESS_MAIN(TestH5adReader)
#include "tst_h5ad_reader.moc"
