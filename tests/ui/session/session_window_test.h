// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/runs/run_history.h"
#include "ui/session/session_controller.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace fuzzylens::ui {

/// A window with the demonstration and a folder for its session: base of the tests of sessions in the window.
class SessionWindowTest : public QObject
{
protected:
    static constexpr QSize windowSize{1280, 800};

    void openFirst()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = windowOnTheDemonstration();
        QVERIFY(m_window);
        m_window->resize(windowSize);
        QTRY_COMPARE(m_window->size(), windowSize);
    }
    void closeAll()
    {
        m_window.reset();
        m_folder.reset();
    }

    Project& project() { return m_window->project(); }
    SessionController& session() { return m_window->session(); }
    QString path() const { return m_folder->filePath(QStringLiteral("a.fuzzylens")); }

    /// Data that are asked about before they are left, which the demonstration is not.
    bool openSynthetic()
    {
        QSignalSpy settled(&project().fitter(), &Fitter::fitted);
        project().open(demonstration(), QStringLiteral("Expression"), {"synth:expression", {}, {}});
        return settled.wait(20000);
    }
    bool change(double gamma)
    {
        QSignalSpy settled(&project().fitter(), &Fitter::fitted);
        project().setParameter("gamma", gamma, QStringLiteral("change of gamma"));
        return settled.wait(20000);
    }
    /// Until the displayed fit is a run.
    bool rest()
    {
        const std::size_t before = m_window->runs().runs().size();
        return QTest::qWaitFor(
            [&] {
                fireTimers(m_window->runs());
                return m_window->runs().runs().size() > before;
            },
            20000);
    }
    bool save(bool holdsData = false)
    {
        QSignalSpy saved(&session(), &SessionController::saved);
        if (session().path().isEmpty())
            session().saveAs(path(), holdsData);
        else
            session().save();
        return saved.wait(20000);
    }
    bool saveAs(const QString& path)
    {
        QSignalSpy saved(&session(), &SessionController::saved);
        session().saveAs(path, false);
        return saved.wait(20000);
    }
    /// Of the session @p path; null when it shows no fit.
    static std::unique_ptr<MainWindow> openWindow(const QString& path)
    {
        auto window = std::make_unique<MainWindow>();
        window->resize(windowSize);
        window->show();
        QSignalSpy shown(&window->project().fitter(), &Fitter::fitShown);
        window->session().open(path);
        if (!shown.wait(20000))
            window.reset();
        return window;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

template <typename Matrix>
bool sameBits(const Matrix& one, const Matrix& other)
{
    return one.rows() == other.rows() && one.cols() == other.cols() &&
           std::equal(one.data(), one.data() + one.size(), other.data());
}

inline bool sameNumbers(const Fit& one, const Fit& other)
{
    const Outcome &a = one.result->outcome, &b = other.result->outcome;
    return sameBits(a.memberships, b.memberships) && sameBits(a.featureWeights, b.featureWeights) &&
           sameBits(a.centers, b.centers) && sameBits(a.embedding, b.embedding);
}

/// The same, not computed a second time: that would have taken another time.
inline bool sameOutcome(const Fit& one, const Fit& other)
{
    return sameNumbers(one, other) && one.result->outcome.seconds == other.result->outcome.seconds;
}

/// Presses the button of this text in the next question, and notes that it was asked.
inline void answer(const QString& button, bool* isAsked = nullptr, QString* text = nullptr)
{
    QTimer::singleShot(0, qApp, [button, isAsked, text] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            return answer(button, isAsked, text);
        if (text)
            *text = box->text() + box->informativeText();
        if (isAsked)
            *isAsked = true;
        for (QAbstractButton* each : box->buttons())
            if (each->text().remove(QLatin1Char('&')) == button)
                return each->click();
        box->reject();
    });
}

}  // namespace fuzzylens::ui
