// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "tests/ui/support/pdf_text.h"
#include "ui/teach/formula_view.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/playback.h"
#include "ui/teach/teach_workspace.h"
#include "ui/teach/update_export_dialog.h"
#include "ui/teach/update_text.h"
#include "ui/teach/updates_view.h"
#include "ui/views/view.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>

#include <webp/demux.h>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 60000;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString withoutSpaces(QString text)
{
    return text.remove(QRegularExpression(QStringLiteral("\\s"))).normalized(QString::NormalizationForm_KC);
}

struct Animation
{
    QSize size;
    unsigned loops = 1;
    std::vector<QImage> frames;
    std::vector<int> ends;  // of the frames, in milliseconds
};

Animation decoded(const QByteArray& file)
{
    Animation animation;
    const WebPData data{reinterpret_cast<const uint8_t*>(file.constData()), std::size_t(file.size())};
    const std::unique_ptr<WebPAnimDecoder, decltype(&WebPAnimDecoderDelete)> decoder(
        WebPAnimDecoderNew(&data, nullptr), &WebPAnimDecoderDelete);
    WebPAnimInfo info;
    if (!decoder || !WebPAnimDecoderGetInfo(decoder.get(), &info))
        return animation;
    animation.size = QSize(int(info.canvas_width), int(info.canvas_height));
    animation.loops = info.loop_count;
    while (WebPAnimDecoderHasMoreFrames(decoder.get())) {
        uint8_t* pixels = nullptr;
        int end = 0;
        if (!WebPAnimDecoderGetNext(decoder.get(), &pixels, &end))
            break;
        animation.frames.push_back(
            QImage(pixels, animation.size.width(), animation.size.height(), QImage::Format_RGBA8888).copy());
        animation.ends.push_back(end);
    }
    return animation;
}

}  // namespace

/// Updates of a fit as an animation, as images and as a hand-out.
class TestUpdateExport : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init()
    {
        openWindow();
        m_window->resize(1280, 800);
        openDemonstration();
        m_window->project().setParameter("alpha", 0.2, QStringLiteral("test"));
        m_window->project().setParameter("gamma", 1.0, QStringLiteral("test"));
        settle();
        m_window->toggleTeach();
        QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 8, patience);
        m_work = std::make_unique<UpdateExport>(playback());
    }
    void cleanup()
    {
        m_work.reset();
        closeWindow();
        for (const QString& name : files())
            QFile::remove(path(name));
    }
    void updatesAreChosenEvenly();
    void theAnimationHasItsFrames();
    void imagesAreNumbered();
    void theHandOutHasOnePage();
    void theHandOutOfALessonHasItsTexts();
    void cancellingLeavesNoFile();
    void anUnwritableFolderIsNamed();
    void anotherFitEndsTheExport();
    void theDialogRefusesToReplaceImages();
    void theDialogSavesAndCloses();

private:
    Playback& playback() { return m_window->playback(); }
    View& scatter() { return *m_window->workspace().bring(QStringLiteral("scatter")); }
    View& chart() { return *m_window->findChild<UpdatesView*>(); }
    View& formula() { return *m_window->findChild<FormulaView*>(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    void settle()
    {
        Project& project = m_window->project();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->lessons().isEntering() && project.scene().fit() &&
                                     project.scene().fit() == project.fitter().finalFit(),
                                 patience);
    }
    std::vector<View*> views()
    {
        std::vector<View*> all;
        for (const ViewCard* card : m_window->workspace().cards())
            all.insert(all.end(), card->views().begin(), card->views().end());
        const std::vector<View*>& own = m_window->teachWorkspace().updates().views();
        all.insert(all.end(), own.begin(), own.end());
        return all;
    }
    HandOutContent content()
    {
        HandOutContent content = handOutContent(m_window->project(), m_window->lessons(), playback());
        content.picture = &scatter();
        content.objective = &chart();
        content.formula = &formula();
        return content;
    }
    static int pagesOf(const QByteArray& pdf)
    {
        static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b(?!s)"));
        return int(QString::fromLatin1(pdf).count(page));
    }

    std::unique_ptr<UpdateExport> m_work;
};

void TestUpdateExport::updatesAreChosenEvenly()
{
    QCOMPARE(evenUpdates(4, 10), (std::vector<int>{0, 1, 2, 3, 4}));
    QCOMPARE(evenUpdates(10, 3), (std::vector<int>{0, 5, 10}));
    QCOMPARE(evenUpdates(9, 4), (std::vector<int>{0, 3, 6, 9}));
    QCOMPARE(evenUpdates(200, 2), (std::vector<int>{0, 200}));
    QCOMPARE(updatePaths(QStringLiteral("/a/fit.png"), UpdateExportOptions::Format::Images, 2),
             (QStringList{QStringLiteral("/a/fit-001.png"), QStringLiteral("/a/fit-002.png")}));
}

void TestUpdateExport::theAnimationHasItsFrames()
{
    playback().show(3);
    QSignalSpy saved(m_work.get(), &UpdateExport::saved), failed(m_work.get(), &UpdateExport::failed);
    m_work->write(scatter(), {UpdateExportOptions::Format::Animation, {320, 180}, 200, 5},
                  path(QStringLiteral("updates.webp")));
    QVERIFY(m_work->isBusy());
    QTRY_VERIFY_WITH_TIMEOUT(!saved.isEmpty() || !failed.isEmpty(), patience);
    QVERIFY2(failed.isEmpty(), qPrintable(failed.isEmpty() ? QString() : failed.front().front().toString()));
    QVERIFY(!m_work->isBusy());
    QCOMPARE(playback().at(), 3);
    const Animation animation = decoded(contentOf(path(QStringLiteral("updates.webp"))));
    QCOMPARE(animation.size, QSize(320, 180));
    QCOMPARE(animation.loops, 0u);
    QCOMPARE(animation.ends, (std::vector<int>{200, 400, 600, 800, 2300}));
    for (std::size_t i = 1; i < animation.frames.size(); ++i)
        QVERIFY(animation.frames[i] != animation.frames[i - 1]);
    QCOMPARE(animation.frames.front().pixelColor(0, 0), QColor(Qt::white));
}

void TestUpdateExport::imagesAreNumbered()
{
    QSignalSpy saved(m_work.get(), &UpdateExport::saved);
    const int count = playback().last() + 1;
    m_work->write(chart(), {UpdateExportOptions::Format::Images, {400, 300}, 200, 200},
                  path(QStringLiteral("updates.png")));
    QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, patience);
    QCOMPARE(files().size(), qsizetype(count));
    QCOMPARE(files().front(), QStringLiteral("updates-001.png"));
    QCOMPARE(QFileInfo(saved.front().front().toStringList().back()).fileName(), files().back());
    QImage before;
    for (const QString& name : files()) {
        const QImage image(path(name));
        QCOMPARE(image.size(), QSize(400, 300));
        QVERIFY(image != before);
        before = image;
    }
}

void TestUpdateExport::theHandOutHasOnePage()
{
    const FitPtr fit = m_window->project().scene().fit();
    QSignalSpy saved(m_work.get(), &UpdateExport::saved);
    m_work->writeHandOut(content(), path(QStringLiteral("hand-out.pdf")));
    QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, patience);
    QCOMPARE(m_window->project().scene().fit(), fit);
    const QByteArray pdf = contentOf(path(QStringLiteral("hand-out.pdf")));
    QVERIFY(pdf.startsWith("%PDF-"));
    QCOMPARE(pagesOf(pdf), 1);
    const QString text = selectableTextOf(pdf);
    QStringList said{content().title, QStringLiteral("fuzzylens-cli fit sfp"), QStringLiteral("alpha=0.2"),
                     chart().title(), formula().title()};
    for (const int update : evenUpdates(playback().last(), HandOut::mostPictures))
        said << updateText(playback().updates()[std::size_t(update)], playback().iterations());
    for (const QString& each : said)
        QVERIFY2(text.contains(withoutSpaces(each)), qPrintable(each + QStringLiteral(" is not in: ") + text));
}

void TestUpdateExport::theHandOutOfALessonHasItsTexts()
{
    int written = 0;
    for (const LessonController::Included& lesson : LessonController::included()) {
        QCOMPARE(m_window->lessons().openFile(lesson.path), QString());
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0 || !playback().problem().isEmpty(), patience);
        if (playback().last() < 1)
            continue;  // a method without updates
        QSignalSpy saved(m_work.get(), &UpdateExport::saved);
        m_work->writeHandOut(content(), path(QStringLiteral("hand-out.pdf")));
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, patience);
        const QByteArray pdf = contentOf(path(QStringLiteral("hand-out.pdf")));
        QCOMPARE(pagesOf(pdf), 1);
        const QString text = selectableTextOf(pdf);
        QVERIFY2(text.contains(withoutSpaces(lesson.title)), qPrintable(text));
        for (const HandOutContent::Step& step : content().steps)
            QVERIFY2(text.contains(withoutSpaces(step.title + step.text)), qPrintable(step.text));
        ++written;
    }
    QVERIFY(written > 3);
}

void TestUpdateExport::cancellingLeavesNoFile()
{
    playback().show(2);
    for (const auto format : {UpdateExportOptions::Format::Animation, UpdateExportOptions::Format::Images}) {
        QSignalSpy cancelled(m_work.get(), &UpdateExport::cancelled), saved(m_work.get(), &UpdateExport::saved);
        QSignalSpy progressed(m_work.get(), &UpdateExport::progressed);
        m_work->write(scatter(), {format, {320, 180}, 200, 8}, path(QStringLiteral("updates.webp")));
        QTRY_VERIFY_WITH_TIMEOUT(progressed.count() > 9, patience);  // the first frame is encoded
        QVERIFY(playback().at() != 2);
        m_work->cancel();
        QCOMPARE(cancelled.count(), 1);
        QVERIFY(!m_work->isBusy());
        QCOMPARE(playback().at(), 2);
        QTest::qWait(50);
        QVERIFY(saved.isEmpty());
        QVERIFY2(files().isEmpty(), qPrintable(files().join(QLatin1Char(' '))));
    }
}

void TestUpdateExport::anUnwritableFolderIsNamed()
{
    QSignalSpy failed(m_work.get(), &UpdateExport::failed), progressed(m_work.get(), &UpdateExport::progressed);
    const QString nowhere = path(QStringLiteral("none/updates.webp"));
    m_work->write(scatter(), {}, nowhere);
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
    QVERIFY2(failed.front().front().toString().contains(nowhere), qPrintable(failed.front().front().toString()));
    QVERIFY(progressed.isEmpty());  // known before anything is painted
    QVERIFY(!m_work->isBusy());
    QVERIFY(!QDir(path(QStringLiteral("none"))).exists());
}

void TestUpdateExport::anotherFitEndsTheExport()
{
    QSignalSpy failed(m_work.get(), &UpdateExport::failed), progressed(m_work.get(), &UpdateExport::progressed);
    m_work->write(scatter(), {UpdateExportOptions::Format::Animation, {320, 180}, 200, 8},
                  path(QStringLiteral("updates.webp")));
    QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), patience);
    playback().setOpen(false);
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
    QVERIFY(files().isEmpty());
    playback().setOpen(true);
}

void TestUpdateExport::theDialogRefusesToReplaceImages()
{
    UpdateExportDialog dialog(m_window->project(), playback(), m_window->lessons(), views(), &scatter());
    dialog.setChooseFile(
        [this](QWidget*, const QString&, const QString&) { return path(QStringLiteral("updates.png")); });
    dialog.show();
    auto* format = find<QComboBox>(dialog, "updateFormat");
    format->setCurrentIndex(1);
    QFile old(path(QStringLiteral("updates-002.png")));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    find<QPushButton>(dialog, "updateSave")->click();
    QVERIFY(!dialog.work().isBusy());
    const auto* error = find<QLabel>(dialog, "updateError");
    QVERIFY(error->isVisible());
    QVERIFY2(error->text().contains(QStringLiteral("updates-002.png")), qPrintable(error->text()));
    QCOMPARE(files(), QStringList{QStringLiteral("updates-002.png")});
    QCOMPARE(contentOf(old.fileName()), QByteArray("old"));
}

void TestUpdateExport::theDialogSavesAndCloses()
{
    UpdateExportDialog dialog(m_window->project(), playback(), m_window->lessons(), views(), &scatter());
    dialog.setChooseFile(
        [this](QWidget*, const QString&, const QString&) { return path(QStringLiteral("short")); });
    QSignalSpy saved(&dialog, &UpdateExportDialog::saved);
    dialog.show();
    QCOMPARE(find<QComboBox>(dialog, "updateView")->currentText(), scatter().title());
    const auto* facts = find<QLabel>(dialog, "updateFacts");
    QVERIFY(facts->text().contains(QString::number(playback().last() + 1)));
    find<QSpinBox>(dialog, "updateCount")->setValue(3);
    QVERIFY2(facts->text().startsWith(QStringLiteral("3 ")), qPrintable(facts->text()));
    find<QComboBox>(dialog, "updateSize")->setCurrentIndex(0);
    find<QPushButton>(dialog, "updateSave")->click();
    QVERIFY(dialog.work().isBusy());
    QVERIFY(!find<QComboBox>(dialog, "updateFormat")->isEnabled());
    dialog.reject();  // cancels the export only
    QVERIFY(dialog.isVisible() && !dialog.work().isBusy());
    QVERIFY(files().isEmpty());
    find<QPushButton>(dialog, "updateSave")->click();
    QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, patience);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(files(), QStringList{QStringLiteral("short.webp")});
    QVERIFY(saved.front().front().toString().contains(QStringLiteral("short.webp")));
    const Animation animation = decoded(contentOf(path(QStringLiteral("short.webp"))));
    QCOMPARE(animation.size, QSize(640, 480));
    QCOMPARE(animation.frames.size(), std::size_t{3});
}

QTEST_MAIN(TestUpdateExport)
#include "tst_update_export.moc"
