// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <QTimer>

namespace fuzzylens::ui {

/// A page of the manual: its pictures are no wider than its text, drawings are sharp on every screen and in the
/// colour of the text, light or dark, and its tables have room in their cells.
class ManualPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualPage(QWidget* parent = nullptr);

    /// Shows a page of the manual ("index.md"), from its beginning or from the heading that @p anchor stands for
    /// (manualAnchor); without such a heading from its beginning.
    void showPage(const QString& page, const QString& anchor = {});
    const QString& page() const { return m_page; }

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void load();
    void reload();
    void spaceOut();
    void showHeading(const QString& anchor);
    int topBlock() const;
    void bringToTop(int number);
    int widestPicture() const;

    QString m_page;  // shown; empty: none yet
    int m_pictureWidth = 0;
    QTimer m_resized;      // pictures are fitted when the layout that resized the page is done
    int m_top = 0;         // the block that was brought to the top last
    int m_broughtTo = -1;  // where the page was scrolled for that
};

}  // namespace fuzzylens::ui
