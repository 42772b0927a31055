// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/snapshot.h"

#include "ui/project/project.h"
#include "ui/session/session_controller.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QSaveFile>
#include <QTextStream>
#include <QTimer>

namespace fuzzylens::ui {

namespace {

constexpr QSize pictureSize(1280, 800);  // for any screen
constexpr int quietMilliseconds = 600;   // longer than left-out accuracies wait

}  // namespace

int takeSnapshot(MainWindow& window, const QString& path)
{
    window.resize(pictureSize);
    Project& project = window.project();
    QTimer quiet;
    quiet.setInterval(quietMilliseconds);
    QObject::connect(&quiet, &QTimer::timeout, &window, [&] {
        if (!project.loader().opening().isBusy() && !window.session().opening().isBusy() &&
            !project.fitter().job().isBusy())
            QApplication::exit(0);
    });
    quiet.start();
    QApplication::exec();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !window.grab().save(&file, "PNG") || !file.commit()) {
        QTextStream(stderr) << QObject::tr("%1: the picture cannot be written; %2").arg(path, file.errorString())
                            << '\n';
        return 1;
    }
    return 0;
}

}  // namespace fuzzylens::ui
