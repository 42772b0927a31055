// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

/// One sentence about something that went wrong or was done: a bar in a layout, or one that lies over a part of
/// the window. Errors stay until they are dismissed or replaced, information goes after a while. Nothing waits for
/// it.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// From now on it lies over the lower edge of @p area, as wide as its sentence asks, instead of in a layout:
    /// nothing moves when it comes and goes. @p area must be below the same window.
    void lieOver(QWidget* area);
    void showError(const QString& text);
    void showInformation(const QString& text);
    /// Information that stays until it is dismissed or replaced.
    void showLasting(const QString& text) { showText(text, false); }
    /// An error that holds for as long as the present state does; an empty text withdraws the one shown so.
    void showStandingError(const QString& text);
    QString text() const;
    /// Adds a button that repairs what the sentence shown now is about; it goes with the sentence.
    void offer(const QString& text, std::function<void()> repair);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A success message has expired or was dismissed: an error that still applies may be shown again.
    void ended();

private:
    void showText(const QString& text, bool isError);
    void place();

    QWidget* m_area = nullptr;  // that it lies over; null: it is in a layout
    QLabel* m_text;
    QPushButton* m_repair;
    std::function<void()> m_repairing;
    QTimer m_passing{this};
    bool m_isStanding = false;
};

}  // namespace fuzzylens::ui
