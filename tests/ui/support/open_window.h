// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window/window_fixture.h"

#include <QFile>
#include <QFileDialog>
#include <QTemporaryDir>
#include <QTimer>

namespace fuzzylens::ui {

template <typename T>
T* find(QWidget& window, const char* name)
{
    return window.findChild<T*>(QString::fromLatin1(name));
}

/// The dialog that is open next is answered with this file.
inline void answerFileDialog(const QString& path)
{
    QTimer::singleShot(0, qApp, [path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

/// A window of its own for each function, and files for it.
class OpenWindow : public QObject
{
protected:
    void openWindow()
    {
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void closeWindow() { m_window.reset(); }

    void openDemonstration() { QVERIFY(showSettledDemonstration(*m_window)); }

    QString write(const char* name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace fuzzylens::ui
