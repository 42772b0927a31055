// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/membership_field.h"

#include "core/dataset/synthetic/synthetic.h"
#include "core/methods/problem.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// A fit of generated samples, by default of as many classes as clusters.
Fit fitted(const char* id, int clusters, const std::map<std::string, std::string>& chosen,
           const char* generator = nullptr, std::optional<int> features = {})
{
    SyntheticOptions options;
    options.samples = 60;
    options.features = features;
    const DatasetPtr data = preprocess(synthesize(generator       ? generator
                                                  : clusters == 2 ? "half-moons"
                                                                  : "mixture",
                                                  options),
                                       {StepSpec::parse("zscore")})
                                .data;
    const Problem problem = makeProblem(data, data->preferredLabel());
    const MethodDescription& one = method(id);
    auto overrides = chosen;
    if (std::string_view(id) == "sfp" || std::string_view(id) == "fcm" || std::string_view(id) == "gk")
        overrides.try_emplace("clusters", std::to_string(clusters));
    auto result = std::make_shared<Result>();
    result->method = id;
    result->parameters = resolveParameters(one, problem, overrides);
    result->outcome = one.run(problem, result->parameters, {});
    result->target = problem.target;
    result->samples = std::make_shared<std::vector<std::string>>(data->sampleNames());
    result->features = std::make_shared<std::vector<std::string>>(data->featureNames());
    Fit fit;
    fit.result = result;
    fit.data = data;
    auto steps = std::make_shared<PreparedData>();
    steps->data = data;
    steps->plane = DataPlane::of(*data);
    fit.steps = steps;
    return fit;
}

std::optional<MembershipField> fieldOf(const Fit& fit, const AxisChoice& choice)
{
    return MembershipField::of(fit, choice, ScatterCoordinates::of(fit, choice), Theme());
}

/// Of the field at the places of the samples, as their memberships without their own labels.
double largestError(const MembershipField& field, const Fit& fit, const ScatterCoordinates& at)
{
    const Eigen::MatrixXd& memberships = fit.memberships(MembershipKind::LabelFree);
    double largest = 0;
    for (Index i = 0; i < memberships.rows(); ++i) {
        const Eigen::VectorXd found = field.plane.memberships(at.x[std::size_t(i)], at.y[std::size_t(i)]);
        largest = std::max(largest, (found.transpose() - memberships.row(i)).cwiseAbs().maxCoeff());
    }
    return largest;
}

}  // namespace

class TestMembershipField : public QObject
{
    Q_OBJECT

private slots:
    void passesThroughTheSamples_data();
    void passesThroughTheSamples();
    void ofThreeDistancesAllThree_data();
    void ofThreeDistancesAllThree();
    void ofTwoFeaturesAll_data();
    void ofTwoFeaturesAll();
    void regionsAreThePredictions_data();
    void regionsAreThePredictions();
    void gridIsThePredictions_data();
    void gridIsThePredictions();
    void pixelsAreThePlaces();
    void equalDistancesAreALine();
    void linesMeetWhereThreeAreEqual();
    void onlyWhereThePlaceDecides();
};

void TestMembershipField::passesThroughTheSamples_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<QString>("lambdaScale");
    QTest::newRow("sfp") << "sfp" << 2 << "sum";
    QTest::newRow("sfp, entropy in the memberships") << "sfp" << 2 << "cluster";
    QTest::newRow("sfp, three clusters") << "sfp" << 3 << "mean";
    QTest::newRow("fcm") << "fcm" << 2 << "";
    QTest::newRow("fcm, three clusters") << "fcm" << 3 << "";
    QTest::newRow("ssfcm") << "ssfcm-pedrycz" << 3 << "";
}

/// At the distances of a sample the field is its membership without its own label, in these two clusters.
void TestMembershipField::passesThroughTheSamples()
{
    QFETCH(QString, id);
    QFETCH(int, clusters);
    QFETCH(QString, lambdaScale);
    std::map<std::string, std::string> chosen;
    if (!lambdaScale.isEmpty())
        chosen["lambda_scale"] = lambdaScale.toStdString();
    const Fit fit = fitted(id.toLatin1(), clusters, chosen);
    AxisChoice choice;
    choice.x = clusters - 1;
    choice.y = 0;
    const auto field = fieldOf(fit, choice);
    QVERIFY(field);
    const Eigen::MatrixXd& distances = fit.result->outcome.embedding;
    const Eigen::MatrixXd& memberships = fit.memberships(MembershipKind::LabelFree);
    for (Index i = 0; i < distances.rows(); ++i) {
        const double found = field->plane.memberships(distances(i, choice.x), distances(i, choice.y))[0];
        const double x = memberships(i, choice.x), y = memberships(i, choice.y);
        QVERIFY(std::abs(found * (x + y) - x) < test::tolerance::naive);
    }
}

void TestMembershipField::ofThreeDistancesAllThree_data()
{
    QTest::addColumn<QString>("lambdaScale");
    QTest::newRow("no offsets") << "sum";
    QTest::newRow("offsets") << "cluster";
}

/// In the plane of the differences the field is the whole membership of a sample without its own label.
void TestMembershipField::ofThreeDistancesAllThree()
{
    QFETCH(QString, lambdaScale);
    const Fit fit = fitted("sfp", 3, {{"lambda_scale", lambdaScale.toStdString()}});
    AxisChoice choice;
    choice.principal = true;
    const ScatterCoordinates at = ScatterCoordinates::of(fit, choice);
    const auto field = fieldOf(fit, choice);
    QVERIFY(field);
    QVERIFY(std::abs(at.plane->share[0] + at.plane->share[1] - 1) < 1e-9);
    QVERIFY(largestError(*field, fit, at) < test::tolerance::naive);
    const Eigen::MatrixXd& distances = fit.result->outcome.embedding;
    const Eigen::MatrixXd again = at.plane->project(distances);  // as samples of a second file are placed
    for (Index i = 0; i < distances.rows(); ++i)
        QVERIFY(std::abs(again(i, 0) - at.x[std::size_t(i)]) < 1e-9 &&
                std::abs(again(i, 1) - at.y[std::size_t(i)]) < 1e-9);
}

void TestMembershipField::ofTwoFeaturesAll_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("sfp") << "sfp";
    QTest::newRow("fcm") << "fcm";
    QTest::newRow("gk") << "gk";
}

/// In the plane of two features the field is the membership of every sample, in all clusters.
void TestMembershipField::ofTwoFeaturesAll()
{
    QFETCH(QString, id);
    const Fit fit = fitted(id.toLatin1(), 2, {{"clusters", "4"}}, "spiral");
    QCOMPARE(fit.data->features(), 2);
    AxisChoice choice;
    choice.data = true;
    const ScatterCoordinates at = ScatterCoordinates::of(fit, choice);
    const auto field = fieldOf(fit, choice);
    QVERIFY(field);
    QVERIFY(largestError(*field, fit, at) < test::tolerance::naive);
}

/// Of two clusters without offsets the line is the diagonal.
void TestMembershipField::equalDistancesAreALine()
{
    const Fit fit = fitted("sfp", 2, {{"lambda_scale", "sum"}});
    const auto field = fieldOf(fit, {});
    QVERIFY(field && field->plane.rule.offsets.empty());
    const auto lines = field->equalLines(
        {0, 0, 90, 60}, [](double x) { return x / 10 - 1; }, [](double y) { return (60 - y) / 10 - 1; });
    QVERIFY(lines.size() > 10);
    for (const QLineF& line : lines)
        for (const QPointF& end : {line.p1(), line.p2()}) {
            QVERIFY(std::abs(end.x() - (60 - end.y())) < 1e-9);
            QVERIFY2(end.x() >= 10, "no distance is negative");
        }
}

void TestMembershipField::linesMeetWhereThreeAreEqual()
{
    const Fit fit = fitted("sfp", 3, {{"lambda_scale", "sum"}});
    AxisChoice choice;
    choice.principal = true;
    const ScatterCoordinates at = ScatterCoordinates::of(fit, choice);
    const auto field = fieldOf(fit, choice);
    // Where all differences are 0.
    const Eigen::RowVector2d middle = -at.plane->mean * at.plane->directions;
    const double width = 2 * std::abs(middle[0]) + 10, height = 2 * std::abs(middle[1]) + 10;
    const auto x = [&](double pixel) { return (pixel / 150 - 1) * width; };
    const auto y = [&](double pixel) { return (1 - pixel / 150) * height; };
    const auto lines = field->equalLines({0, 0, 300, 300}, x, y);
    double nearest = 300;
    for (const QLineF& line : lines) {
        for (const QPointF& end : {line.p1(), line.p2()}) {
            nearest =
                std::min(nearest, std::hypot((x(end.x()) - middle[0]) / width, (y(end.y()) - middle[1]) / height));
            Eigen::VectorXd u = field->plane.memberships(x(end.x()), y(end.y()));
            std::sort(u.begin(), u.end(), std::greater<>());
            const bool isNearMiddle =
                std::hypot((x(end.x()) - middle[0]) / width, (y(end.y()) - middle[1]) / height) < 0.05;
            QVERIFY(isNearMiddle || std::abs(u[0] - u[1]) < 1e-6);
        }
    }
    QVERIFY(nearest < 0.03);
}

/// Every pixel has the colour of the membership at its own place; none lies beyond the distance 0.
void TestMembershipField::regionsAreThePredictions_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<int>("features");
    QTest::newRow("two features") << "mixture" << 8 << 2;
    QTest::newRow("with noise features") << "mixture" << 8 << 7;
    QTest::newRow("rings with noise features") << "rings" << 6 << 5;
}

/// Where clusters are more than classes the field is of classes: at every place what the method predicts there,
/// with any further features at their means.
void TestMembershipField::regionsAreThePredictions()
{
    QFETCH(QString, set);
    QFETCH(int, clusters);
    QFETCH(int, features);
    const Fit fit = fitted("sfp", clusters, {{"lambda_scale", "mean"}, {"alpha_prime", "0.9"}},
                           set.toLatin1().constData(), features);
    AxisChoice choice;
    choice.data = true;
    const auto field = fieldOf(fit, choice);
    const PredictedGridPtr grid = PredictedGrid::of(fit);
    QVERIFY(field && grid && field->isOfClasses() && grid->predicted.areClasses);
    const auto x = [&](int column) { return grid->grid.x(column); };
    const auto y = [&](int row) { return grid->grid.y(row); };
    const QImage image = field->image({PredictedGrid::columns, PredictedGrid::rows}, x, y);
    int decided = 0;
    for (int row = 0; row < PredictedGrid::rows; ++row)
        for (int column = 0; column < PredictedGrid::columns; ++column) {
            const Eigen::RowVectorXf expected = grid->predicted.shares.row(row * PredictedGrid::columns + column);
            const Eigen::RowVectorXf found =
                field->plane.memberships(x(column), y(row)).cast<float>().transpose() * field->plane.prototypes;
            QVERIFY(double((found - expected).cwiseAbs().maxCoeff()) < test::tolerance::singlePrecision);
            Eigen::Index best = 0;
            Eigen::RowVectorXf others = expected;
            const float first = expected.maxCoeff(&best);
            others[best] = 0;
            if (first - others.maxCoeff() < 0.2F)
                continue;
            ++decided;
            const QColor shown = image.pixelColor(column, row);
            const auto distance = [&](const QColor& color) {
                return std::hypot(color.redF() - shown.redF(), color.greenF() - shown.greenF(),
                                  color.blueF() - shown.blueF());
            };
            const auto nearest = std::min_element(
                field->colors.begin(), field->colors.end(),
                [&](const QColor& one, const QColor& other) { return distance(one) < distance(other); });
            QCOMPARE(nearest - field->colors.begin(), best);
        }
    QVERIFY(decided > PredictedGrid::columns * PredictedGrid::rows / 4);
}

void TestMembershipField::gridIsThePredictions_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"kmeans", "random-forest", "svm-rbf", "knn"})
        QTest::newRow(id) << id;
}

/// Methods without a rule are asked: between the places of the grid their shares are interpolated.
void TestMembershipField::gridIsThePredictions()
{
    QFETCH(QString, id);
    const Fit fit = fitted(id.toLatin1(), 3, {}, "groups", 3);
    AxisChoice choice;
    choice.data = true;
    QVERIFY(!fieldOf(fit, choice));
    const PredictedGridPtr grid = PredictedGrid::of(fit);
    QVERIFY(grid);
    const MembershipField field = MembershipField::of(fit, grid, {}, Theme()).value();
    QVERIFY(std::abs(double(grid->predicted.shares.rowwise().sum().minCoeff()) - 1) <
            test::tolerance::singlePrecision);
    // A sample whose neighbours have its class lies in the region of its class or cluster.
    const Eigen::MatrixXd& places = fit.steps->plane->places;
    int right = 0;
    for (Index i = 0; i < places.rows(); ++i) {
        Eigen::Index best = 0;
        Eigen::VectorXf shares(grid->predicted.shares.cols());
        for (Eigen::Index of = 0; of < shares.size(); ++of)
            shares[of] = grid->share(of, places(i, 0), places(i, 1));
        QVERIFY(std::abs(double(shares.sum()) - 1) < test::tolerance::singlePrecision);
        shares.maxCoeff(&best);
        if (grid->predicted.areClasses)
            right += best == fit.result->target.classOf[std::size_t(i)];
        else
            right += best == fit.result->outcome.assigned[std::size_t(i)];
    }
    QVERIFY2(right >= 57, qPrintable(QString::number(right)));
    QCOMPARE(field.isOfClasses(), grid->predicted.areClasses);
    if (!grid->predicted.areClasses)  // of an earlier fit with fewer clusters: no field
        QVERIFY(
            !MembershipField::of(fitted(id.toLatin1(), 3, {{"clusters", "4"}}, "groups", 3), grid, {}, Theme()));
    QCOMPARE(int(field.colors.size()), int(grid->predicted.shares.cols()));
}

void TestMembershipField::pixelsAreThePlaces()
{
    const Fit fit = fitted("sfp", 2, {});
    const auto field = fieldOf(fit, {});
    QVERIFY(field && field->scale.kind == AxisScale::Kind::SquareRoot);
    const auto x = [](int column) { return 0.05 * (column - 2) + 0.01; };
    const auto y = [](int row) { return 3 - 0.05 * row; };
    const QImage image = field->image({80, 64}, x, y);
    bool hasBoth[2] = {false, false};
    for (int row = 0; row < 64; ++row)
        for (int column = 0; column < 80; ++column) {
            const QColor seen = image.pixelColor(column, row);
            if (x(column) < 0 || y(row) < 0) {
                QCOMPARE(seen.alpha(), 0);
                continue;
            }
            const double u =
                field->plane.memberships(field->scale.value(x(column)), field->scale.value(y(row)))[0];
            QVERIFY(std::abs(double(seen.alphaF()) - 0.24 * std::abs(2 * u - 1)) < 1.5 / 255);
            if (seen.alpha() > 50) {
                const QColor& expected = field->colors[u > 0.5 ? 0 : 1];
                QVERIFY(std::abs(seen.red() - expected.red()) < 6 && std::abs(seen.blue() - expected.blue()) < 6);
                hasBoth[u > 0.5] = true;
            }
        }
    QVERIFY(hasBoth[0] && hasBoth[1]);
}

void TestMembershipField::onlyWhereThePlaceDecides()
{
    const Fit fit = fitted("sfp", 3, {});
    AxisChoice choice;
    QVERIFY(fieldOf(fit, choice));
    choice.training = true;
    QVERIFY(!fieldOf(fit, choice));  // the label term is in the axes
    choice = {};
    choice.principal = true;
    QVERIFY(!fieldOf(fitted("fcm", 3, {}), choice));  // its memberships are of ratios
    QVERIFY(!fieldOf(fitted("sfp", 3, {{"clusters", "4"}}), choice));
    choice = {};
    choice.solid = true;
    QVERIFY(!fieldOf(fit, choice));
    QVERIFY(!fieldOf(fitted("kmeans", 3, {}), {}));  // no rule: memberships are 0 or 1
}

QTEST_GUILESS_MAIN(TestMembershipField)
#include "tst_membership_field.moc"
