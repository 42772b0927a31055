// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "ui/compare/membership_change.h"
#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

FitPtr fitOf(const std::vector<int>& assigned, const Eigen::MatrixXd& memberships)
{
    auto result = std::make_shared<Result>();
    result->method = "fcm";
    result->samples = std::make_shared<const std::vector<std::string>>(
        std::vector<std::string>{"a", "b", "c", "d", "e", "f", "g"});
    result->features = std::make_shared<const std::vector<std::string>>();
    result->outcome.assigned = assigned;
    result->outcome.memberships = memberships;
    auto fit = std::make_shared<Fit>();
    fit->result = result;
    return fit;
}

std::unique_ptr<MembershipChange> changeOf(const FitPtr& first, const FitPtr& second)
{
    return std::make_unique<MembershipChange>(
        first, matchedMemberships(*first->result, *second->result, compare(*first->result, *second->result)));
}

QString tipAt(MembershipChange& change, const QPoint& place)
{
    QHelpEvent help(QEvent::ToolTip, place, change.mapToGlobal(place));
    QCoreApplication::sendEvent(&change, &help);
    return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText();
}

/// Cells are rounded to single precision.
bool isNear(const QColor& one, const QColor& other)
{
    const int least = std::min({one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()});
    const int most = std::max({one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()});
    return one.isValid() && least >= -2 && most <= 2;
}

}  // namespace

/// Two fits of seven samples. In the first, a to e are in cluster 1, f and g in cluster 2. In the second, a, b, c,
/// f and g are in cluster 1, d and e in cluster 2. Most samples share the clusters 1, but that leaves none for the
/// clusters 2: 3 + 0 samples would stay. If each cluster is matched to the other one, 2 + 2 stay, and a, b, c
/// move.
class TestMembershipChange : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void clustersAreMatchedByTheBestAssignment();
    void movedSamplesAreNamed();
    void cellsAreTheDifferences();
    void theSameFitHasNoChange();

private:
    FitPtr m_first, m_second;
};

void TestMembershipChange::init()
{
    Eigen::MatrixXd one(7, 2), other(7, 2);
    one << 0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.55, 0.45, 0.2, 0.8, 0.1, 0.9;
    other << 0.95, 0.05, 0.7, 0.3, 0.6, 0.4, 0.3, 0.7, 0.2, 0.8, 0.8, 0.2, 0.75, 0.25;
    m_first = fitOf({0, 0, 0, 0, 0, 1, 1}, one);
    m_second = fitOf({0, 0, 0, 1, 1, 0, 0}, other);
}

void TestMembershipChange::clustersAreMatchedByTheBestAssignment()
{
    const QStringList lines = changeOf(m_first, m_second)->toCsv().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 9);  // the last one is empty
    // Memberships in cluster 1 of the first fit, next to those in cluster 2 of the second; then the others.
    QCOMPARE(lines[1], QStringLiteral("a,yes,0.900,0.050,0.100,0.950"));
    QCOMPARE(lines[4], QStringLiteral("d,,0.600,0.700,0.400,0.300"));
    QCOMPARE(lines[6], QStringLiteral("f,,0.200,0.200,0.800,0.800"));
}

void TestMembershipChange::movedSamplesAreNamed()
{
    const std::unique_ptr<MembershipChange> change = changeOf(m_first, m_second);
    QVERIFY2(change->description().endsWith(QStringLiteral(": a, b, c.")), qPrintable(change->description()));
    QVERIFY(change->description().contains(QStringLiteral("7 samples")));
    QCOMPARE(change->accessibleDescription(), change->description());
}

/// A cell of the heat map has the colour of second minus first.
void TestMembershipChange::cellsAreTheDifferences()
{
    const std::unique_ptr<MembershipChange> change = changeOf(m_first, m_second);
    change->resize(860, 560);
    change->show();
    const QImage image = change->grab().toImage();
    const Theme theme = Theme::of(change->palette());
    std::map<QString, std::vector<QPoint>> cells;  // points by tip
    for (int x = 8; x < 350; x += 8)
        for (int y = 8; y < 550; y += 8)
            if (const QString tip = tipAt(*change, {x, y}); !tip.isEmpty())
                cells[tip].push_back({x, y});
    const auto colourAt = [&](const char* tip) {
        std::vector<QPoint>& points = cells[QString::fromUtf8(tip)];
        if (points.empty())
            return QColor();
        // The middle of each coordinate: a tip is still there a little behind its cell.
        const auto middle = points.begin() + std::ptrdiff_t(points.size() / 2);
        std::nth_element(points.begin(), middle, points.end(),
                         [](auto one, auto other) { return one.x() < other.x(); });
        const int x = middle->x();
        std::nth_element(points.begin(), middle, points.end(),
                         [](auto one, auto other) { return one.y() < other.y(); });
        return image.pixelColor(x, middle->y());
    };
    QCOMPARE(cells.size(), std::size_t(14));
    QVERIFY(isNear(colourAt("a\ncluster 1: 0.90 → 0.05"), theme.diverging(-0.85)));
    QVERIFY(isNear(colourAt("a\ncluster 2: 0.10 → 0.95"), theme.diverging(0.85)));
    QVERIFY(isNear(colourAt("d\ncluster 1: 0.60 → 0.70"), theme.diverging(0.1)));
    QVERIFY(isNear(colourAt("f\ncluster 2: 0.80 → 0.80"), theme.diverging(0)));
}

void TestMembershipChange::theSameFitHasNoChange()
{
    const std::unique_ptr<MembershipChange> change = changeOf(m_first, m_first);
    QVERIFY(!change->description().contains(QStringLiteral("Changed cluster")));
    QVERIFY(!change->toCsv().contains(QStringLiteral("yes")));
    QVERIFY(change->toCsv().contains(QStringLiteral("a,,0.900,0.900,0.100,0.100")));
}

QTEST_MAIN(TestMembershipChange)
#include "tst_membership_change.moc"
