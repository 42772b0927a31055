// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace fuzzylens::ui {

/// A page of the manual: its pictures are no wider than its text, drawings are sharp on every screen and in the
/// colour of the text, light or dark, and its tables have room in their cells.
class ManualPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualPage(QWidget* parent = nullptr);

    /// Shows a page of the manual ("index.md") from its beginning.
    void showPage(const QString& page);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;

private:
    void spaceOut();

    QString m_page;  // shown; empty: none yet
};

}  // namespace fuzzylens::ui
