// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/membership_field.h"

#include "core/dataset/synthetic/synthetic.h"
#include "core/methods/problem.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// A fit of generated samples of as many classes as clusters.
Fit fitted(const char* id, int clusters, const std::map<std::string, std::string>& chosen)
{
    SyntheticOptions options;
    options.samples = 60;
    const DatasetPtr data =
        preprocess(synthesize(clusters == 2 ? "half-moons" : "mixture", options), {StepSpec::parse("zscore")})
            .data;
    const Problem problem = makeProblem(data, data->preferredLabel());
    const MethodDescription& one = method(id);
    auto overrides = chosen;
    if (std::string_view(id) == "sfp" || std::string_view(id) == "fcm")
        overrides["clusters"] = std::to_string(clusters);
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
    return fit;
}

std::optional<MembershipField> fieldOf(const Fit& fit, const AxisChoice& choice)
{
    return MembershipField::of(fit, choice, ScatterCoordinates::of(fit, choice), Theme());
}

}  // namespace

class TestMembershipField : public QObject
{
    Q_OBJECT

private slots:
    void passesThroughTheSamples_data();
    void passesThroughTheSamples();
    void pixelsAreThePlaces();
    void onlyOfDistances();
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
        const double found = field->membership(distances(i, choice.x), distances(i, choice.y));
        const double x = memberships(i, choice.x), y = memberships(i, choice.y);
        QVERIFY(std::abs(found * (x + y) - x) < test::tolerance::naive);
        const double equal = field->equalDistance(distances(i, choice.x));
        if (equal > 0)
            QVERIFY(std::abs(field->membership(distances(i, choice.x), equal) - 0.5) < test::tolerance::naive);
    }
}

/// Every pixel has the colour of the membership at its own place; none lies beyond the distance 0.
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
            const double u = field->membership(field->scale.value(x(column)), field->scale.value(y(row)));
            QVERIFY(std::abs(double(seen.alphaF()) - 0.24 * std::abs(2 * u - 1)) < 1.5 / 255);
            if (seen.alpha() > 50) {
                const QColor& expected = u > 0.5 ? field->xColor : field->yColor;
                QVERIFY(std::abs(seen.red() - expected.red()) < 6 && std::abs(seen.blue() - expected.blue()) < 6);
                hasBoth[u > 0.5] = true;
            }
        }
    QVERIFY(hasBoth[0] && hasBoth[1]);
}

void TestMembershipField::onlyOfDistances()
{
    const Fit fit = fitted("sfp", 3, {});
    AxisChoice choice;
    QVERIFY(fieldOf(fit, choice));
    choice.training = true;
    QVERIFY(!fieldOf(fit, choice));  // the label term is in the axes
    choice = {};
    choice.principal = true;
    QVERIFY(!fieldOf(fit, choice));
    choice = {};
    choice.solid = true;
    QVERIFY(!fieldOf(fit, choice));
    QVERIFY(!fieldOf(fitted("kmeans", 3, {}), {}));  // no rule: memberships are 0 or 1
}

QTEST_GUILESS_MAIN(TestMembershipField)
#include "tst_membership_field.moc"
