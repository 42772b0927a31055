// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/synthetic_fit.h"
#include "ui/export/export_dialog.h"
#include "ui/views/heatmap/membership_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void presetsSetTheSize();
    void ownSizeLeavesThePreset();
    void previewHasTheShapeOfTheFigure();
    void writesFigureAndData();
    void staysOpenWithASentenceWhenWritingFails();
    void noFileMeansNothingHappens();
    void nothingToDrawCannotBeSaved();
};

namespace {

struct Asked
{
    Scene scene;
    MembershipView view{scene};
    QTemporaryDir folder;
    std::unique_ptr<ExportDialog> dialog;

    Asked()
    {
        scene.setFit(test::syntheticFit(20, 2));
        dialog = std::make_unique<ExportDialog>(view);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get()))
            qFatal("the dialog does not show");
    }

    template <typename T>
    T* part(const char* name) const
    {
        T* found = dialog->findChild<T*>(QString::fromLatin1(name));
        if (!found)
            qFatal("the dialog has no %s", name);
        return found;
    }
};

}  // namespace

void TestExportDialog::nothingToDrawCannotBeSaved()
{
    Scene scene;
    MembershipView view(scene);
    ExportDialog dialog(view);
    dialog.show();
    QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("exportSave"))->isEnabled());
    auto* format = dialog.findChild<QComboBox*>(QStringLiteral("exportFormat"));
    format->setCurrentIndex(2);
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("exportError"))->isVisible());
}

void TestExportDialog::presetsSetTheSize()
{
    Asked asked;
    QCOMPARE(asked.dialog->options().widthMm, 85.0);
    asked.part<QComboBox>("exportPreset")->setCurrentIndex(1);
    QCOMPARE(asked.dialog->options().widthMm, 174.0);
    asked.part<QComboBox>("exportPreset")->setCurrentIndex(2);
    QCOMPARE(asked.dialog->options().widthMm, 254.0);
    QVERIFY(!asked.part<QSpinBox>("exportDpi")->isEnabled());
    asked.part<QComboBox>("exportFormat")->setCurrentIndex(2);
    QVERIFY(asked.part<QSpinBox>("exportDpi")->isEnabled());
    QVERIFY(asked.part<QLabel>("exportFacts")->text().contains(QStringLiteral("pixels")));
}

void TestExportDialog::ownSizeLeavesThePreset()
{
    Asked asked;
    asked.part<QDoubleSpinBox>("exportWidth")->setValue(100);
    QCOMPARE(asked.part<QComboBox>("exportPreset")->currentIndex(), 3);
    QCOMPARE(asked.dialog->options().widthMm, 100.0);
    QCOMPARE(asked.dialog->options().heightMm, 65.0);
}

void TestExportDialog::previewHasTheShapeOfTheFigure()
{
    Asked asked;
    auto* preview = asked.part<QLabel>("exportPreview");
    QTRY_VERIFY(!preview->pixmap(Qt::ReturnByValue).isNull());
    const auto shape = [&] {
        const QSizeF size = preview->pixmap(Qt::ReturnByValue).size();
        return size.width() / size.height();
    };
    QVERIFY(std::abs(shape() - 85.0 / 65) < 0.02);
    asked.part<QComboBox>("exportPreset")->setCurrentIndex(2);
    QVERIFY(std::abs(shape() - 254.0 / 142.9) < 0.02);
}

void TestExportDialog::writesFigureAndData()
{
    Asked asked;
    const QString path = asked.folder.filePath(QStringLiteral("figure"));
    asked.dialog->setChooseFile([&](QWidget*, const QString& suggested, const QString& filter) {
        return suggested == QLatin1String("memberships.png") && filter.contains(QLatin1String("*.png"))
                   ? path
                   : QString();
    });
    asked.part<QComboBox>("exportFormat")->setCurrentIndex(2);
    asked.part<QCheckBox>("exportData")->setChecked(true);
    QTest::mouseClick(asked.part<QPushButton>("exportSave"), Qt::LeftButton);
    QCOMPARE(asked.dialog->result(), int(QDialog::Accepted));
    QCOMPARE(asked.dialog->savedPath(), path + QStringLiteral(".png"));
    QCOMPARE(QImage(path + QStringLiteral(".png")).width(), 1004);
    QVERIFY(QFile::exists(path + QStringLiteral(".csv")));
}

void TestExportDialog::staysOpenWithASentenceWhenWritingFails()
{
    Asked asked;
    asked.dialog->setChooseFile(
        [](QWidget*, const QString&, const QString&) { return QStringLiteral("/no/such/folder/figure.pdf"); });
    QTest::mouseClick(asked.part<QPushButton>("exportSave"), Qt::LeftButton);
    QVERIFY(asked.dialog->isVisible());
    QVERIFY(asked.part<QLabel>("exportError")->isVisible());
    QVERIFY(asked.part<QLabel>("exportError")->text().contains(QStringLiteral("/no/such/folder")));
    asked.part<QComboBox>("exportPreset")->setCurrentIndex(1);
    QVERIFY(!asked.part<QLabel>("exportError")->isVisible());
}

void TestExportDialog::noFileMeansNothingHappens()
{
    Asked asked;
    asked.dialog->setChooseFile([](QWidget*, const QString&, const QString&) { return QString(); });
    QTest::mouseClick(asked.part<QPushButton>("exportSave"), Qt::LeftButton);
    QVERIFY(asked.dialog->isVisible());
    QVERIFY(asked.dialog->savedPath().isEmpty());
}

QTEST_MAIN(TestExportDialog)
#include "tst_export_dialog.moc"
