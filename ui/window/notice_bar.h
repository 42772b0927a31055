// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace fuzzylens::ui {

/// One sentence across the top of the window about something that went wrong or was done; stays until it is
/// dismissed or replaced. Nothing waits for it.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void showError(const QString& text);
    void showInformation(const QString& text);
    QString text() const;

private:
    void showText(const QString& text, bool isError);

    QLabel* m_text;
};

}  // namespace fuzzylens::ui
