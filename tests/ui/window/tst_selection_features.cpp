// SPDX-License-Identifier: GPL-3.0-or-later
// The features that set the selected samples apart, in the status line.
#include "core/dataset/summary/standardised_difference.h"
#include "tests/ui/views/scatter_fit.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/views/features/feature_values_view.h"
#include "ui/views/scatter/legend_strip.h"
#include "ui/window/selection_features.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestSelectionFeatures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void nothingIsShownWithoutASelection();
    void theLargestDifferencesComeFirst();
    void aNewSelectionReplacesThem();
    void aSelectionThatCannotBeComparedSaysWhy();
    void constantFeaturesAreNotListed();
    void featuresFollowTheData();
    void aFeatureIsChosenByKeyboard();
    void inTheWindowAClassIsComparedAtOnce();

private:
    QList<QPushButton*> buttons() const
    {
        QList<QPushButton*> found;
        for (auto* button : m_row->findChildren<QPushButton*>(QStringLiteral("selectionFeature")))
            if (!button->isHidden())
                found << button;
        return found;
    }
    QString note() const { return m_row->findChild<QLabel*>(QStringLiteral("selectionNote"))->text(); }
    void select(const std::vector<int>& samples) { m_scene->selection().apply(SelectMode::Replace, samples); }
    std::vector<int> samplesOfClass(int index) const
    {
        std::vector<int> samples;
        const std::vector<int>& classOf = m_scene->fit()->result->target.classOf;
        for (std::size_t i = 0; i < classOf.size(); ++i)
            if (classOf[i] == index)
                samples.push_back(int(i));
        return samples;
    }
    /// The accessible names that the buttons should have.
    QStringList expected() const
    {
        const Eigen::VectorXd differences =
            standardisedDifferences(m_scene->fit()->data->table(), m_scene->selection().selected());
        std::vector<int> order(std::size_t(differences.size()));
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return std::abs(differences[a]) > std::abs(differences[b]); });
        QStringList names;
        for (std::size_t i = 0; i < std::min<std::size_t>(SelectionFeatures::mostFeatures, order.size()); ++i) {
            const double value = differences[order[i]];
            names << QStringLiteral("%1 %2%3")
                         .arg(m_scene->fit()->featureName(order[i]))
                         .arg(value < 0 ? QChar(0x2212) : QChar(u'+'))
                         .arg(std::abs(value), 0, 'f', 2);
        }
        return names;
    }
    QStringList shown() const
    {
        QStringList names;
        for (const QPushButton* button : buttons())
            names << button->accessibleName();
        return names;
    }

    std::unique_ptr<Scene> m_scene;
    std::unique_ptr<QWidget> m_window;
    SelectionFeatures* m_row = nullptr;  // in it
};

void TestSelectionFeatures::init()
{
    m_window.reset();
    m_scene = std::make_unique<Scene>();
    m_scene->setFit(test::scatterFit());
    m_window = std::make_unique<QWidget>();
    m_row = new SelectionFeatures(*m_scene, m_window.get());
    m_window->resize(3000, 30);
    m_row->resize(m_window->size());
    m_window->show();
}

void TestSelectionFeatures::nothingIsShownWithoutASelection()
{
    select({});
    QVERIFY(m_row->isHidden());
    select({1, 2});
    QVERIFY(!m_row->isHidden());
    m_scene->selection().clear();
    QVERIFY(m_row->isHidden());
}

void TestSelectionFeatures::theLargestDifferencesComeFirst()
{
    select(samplesOfClass(0));
    QTRY_COMPARE(shown(), expected());
    QCOMPARE(buttons().size(), SelectionFeatures::mostFeatures);
    QVERIFY(m_row->accessibleDescription().contains(expected().join(QStringLiteral(", "))));
    QVERIFY(note().isEmpty());
}

void TestSelectionFeatures::aNewSelectionReplacesThem()
{
    select(samplesOfClass(0));
    select(samplesOfClass(1));
    QTRY_COMPARE(shown(), expected());
    select({0, 1, 2, 3, 4});
    QTRY_COMPARE(shown(), expected());
}

void TestSelectionFeatures::aSelectionThatCannotBeComparedSaysWhy()
{
    select(samplesOfClass(0));
    QTRY_VERIFY(!buttons().isEmpty());
    const auto saysWhy = [this] { return buttons().isEmpty() && !m_row->isHidden() && !note().isEmpty(); };
    select({4});
    QVERIFY(saysWhy());
    const QString one = note();
    m_scene->selection().invert();
    QVERIFY(saysWhy());
    QVERIFY(note() != one);
    m_scene->selection().set(std::vector<bool>(72, true));
    QVERIFY(saysWhy());
    QVERIFY(m_row->accessibleDescription().contains(note()));
    auto fit = std::make_shared<Fit>(*m_scene->fit());
    fit->data = nullptr;
    m_scene->setFit(fit);
    select({1, 2, 3});
    QVERIFY(saysWhy());
}

void TestSelectionFeatures::constantFeaturesAreNotListed()
{
    auto fit = std::make_shared<Fit>(*m_scene->fit());
    DatasetParts parts = fit->data->parts();
    auto values = std::make_shared<AlignedMatrix>(72, 20);
    for (Index l = 0; l < 20; ++l)
        for (Index i = 0; i < 72; ++i)
            (*values)(i, l) = 0.1;
    parts.values = values;
    fit->data = std::make_shared<const Dataset>(parts);
    m_scene->setFit(fit);
    select({1, 2, 3});
    QTRY_VERIFY(!note().isEmpty());
    QVERIFY(buttons().isEmpty());
    // One that is constant in each group comes first.
    auto separated = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(values->map()));
    for (const Index sample : {1, 2, 3})
        (*separated)(sample, 5) = -0.1;
    parts.values = separated;
    fit = std::make_shared<Fit>(*fit);
    fit->data = std::make_shared<const Dataset>(parts);
    m_scene->setFit(fit);
    QTRY_COMPARE(shown(), QStringList{QStringLiteral("GENE6 −∞")});
}

void TestSelectionFeatures::featuresFollowTheData()
{
    select(samplesOfClass(0));
    QTRY_COMPARE(shown(), expected());
    const QStringList before = shown();
    m_scene->setFit(test::scatterFit({.seed = 2}));
    QVERIFY(expected() != before);
    QTRY_COMPARE(shown(), expected());
}

void TestSelectionFeatures::aFeatureIsChosenByKeyboard()
{
    select(samplesOfClass(0));
    QTRY_VERIFY(buttons().size() > 2);
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QSignalSpy requested(m_row, &SelectionFeatures::featureRequested);
    QPushButton* second = buttons()[1];
    QVERIFY(second->focusPolicy() & Qt::TabFocus);
    QTest::keyClick(second, Qt::Key_Space);
    QCOMPARE(requested.count(), 1);
    QCOMPARE(m_scene->fit()->featureName(requested[0][0].toInt()),
             second->accessibleName().section(QLatin1Char(' '), 0, 0));
}

void TestSelectionFeatures::inTheWindowAClassIsComparedAtOnce()
{
    const std::unique_ptr<MainWindow> window = windowOnTheDemonstration();
    QVERIFY(window);
    auto* row = window->findChild<SelectionFeatures*>();
    QVERIFY(row->isHidden());
    QTest::mouseClick(window->findChild<LegendChip*>(QStringLiteral("scatter.legend.1")), Qt::LeftButton);
    QPushButton* first = nullptr;
    QTRY_VERIFY((first = row->findChild<QPushButton*>(QStringLiteral("selectionFeature"))) && first->isVisible());
    QTest::mouseClick(first, Qt::LeftButton);
    Scene& scene = window->project().scene();
    QVERIFY(scene.focusFeature() >= 0);
    QVERIFY(first->accessibleName().startsWith(scene.fit()->featureLabel(scene.focusFeature())));
    QVERIFY(window->findChild<FeatureValuesView*>()->isVisible());
}

QTEST_MAIN(TestSelectionFeatures)
#include "tst_selection_features.moc"
