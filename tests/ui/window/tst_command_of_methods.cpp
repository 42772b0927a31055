// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/command_round_trip.h"
#include "ui/panels/number_box.h"
#include "ui/panels/parameter_panel.h"
#include "ui/panels/parameter_row.h"
#include "ui/project/pair_controller.h"

#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QSlider>

#include <map>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// What to type into parameters that are texts.
const std::map<std::string, QString>& texts()
{
    static const std::map<std::string, QString> known{{"init_samples", QStringLiteral("1,0,2")},
                                                      {"pinned", QStringLiteral("s3,s5")},
                                                      {"forbidden", QStringLiteral("s4")}};
    return known;
}

/// Numbers near @p value, in the range of the parameter.
std::vector<double> othersThan(double value, const ParameterDescription& description)
{
    std::vector<double> others;
    const bool isLoaded = description.kind == ParameterDescription::Kind::Integer;
    const std::vector<double> wanted = isLoaded
                                           ? std::vector<double>{value + 1, value - 1, value + 2}
                                           : std::vector<double>{value * 1.5,  value * 0.75, value + 0.25,
                                                                 value - 0.25, value + 2,    description.maximum};
    for (const double one : wanted)
        if (one != value && one <= description.maximum && one >= description.minimum &&
            !(description.minimumIsOpen && one == description.minimum))
            others.push_back(one);
    return others;
}

}  // namespace

/// Every control of the parameter panel of every method: what it is set to comes back from the line that is
/// copied.
class TestCommandOfMethods : public CommandRoundTrip
{
    Q_OBJECT

private slots:
    void initTestCase() { openTable(); }
    void cleanupTestCase() { closeWindow(); }
    void everyControl_data();
    void everyControl();
    void aWindowThatIsFresh();

private:
    using Attempt = std::function<void()>;

    std::vector<ParameterRow*> rows();
    std::set<std::string> names();
    void walkRows(const std::set<std::string>& besides = {});
    void walkRow(ParameterRow& row);
    void walkChoice(ParameterRow& row, QComboBox& box);
    void walkScales(ParameterRow& row, QPushButton& name);
    std::vector<Attempt> attemptsWith(const ParameterRow& row, QWidget& control);
    bool moves(const std::vector<Attempt>& attempts);
    void walk(const ParameterRow& row, const char* what, const std::vector<Attempt>& attempts);

    std::set<std::string> m_walked;  // parameters of the method
    QStringList m_lost;
    QString m_why;  // the last attempt gave no fit
};

/// The visible ones, those under "Advanced" too.
std::vector<ParameterRow*> TestCommandOfMethods::rows()
{
    std::vector<ParameterRow*> shown;
    for (ParameterRow* row :
         named<ParameterPanel>(QStringLiteral("parameterPanel"))->findChildren<ParameterRow*>())
        if (!row->isHidden())
            shown.push_back(row);
    return shown;
}

/// Whether one of the attempts leads to a fit of another state.
bool TestCommandOfMethods::moves(const std::vector<Attempt>& attempts)
{
    const AnalysisState before = project().state();
    for (const Attempt& attempt : attempts) {
        attempt();
        if (!(project().state() == before) && settles(project()))
            return true;
        m_why = project().fitter().error();
        goTo(before);
        settles(project());
    }
    return false;
}

void TestCommandOfMethods::walk(const ParameterRow& row, const char* what, const std::vector<Attempt>& attempts)
{
    const AnalysisState before = project().state();
    const std::set<std::string> shown = names();
    const QString name = QString::fromStdString(before.method + ' ' + row.description().name) + QLatin1Char(' ') +
                         QString::fromLatin1(what);
    m_why.clear();
    if (!moves(attempts))
        m_lost << name + QStringLiteral(": nothing it is set to gives another fit. ") + m_why;
    else if (const QString problem = lost(name); !problem.isEmpty())
        m_lost << problem;
    walkRows(shown);  // what is asked with this value alone
    goTo(before);
}

std::vector<TestCommandOfMethods::Attempt> TestCommandOfMethods::attemptsWith(const ParameterRow& row,
                                                                              QWidget& control)
{
    std::vector<Attempt> attempts;
    if (auto* slider = qobject_cast<QSlider*>(&control)) {
        for (const double share : {0.4, 0.6, 0.25, 0.75, 0.1, 0.9, 1.0})
            attempts.push_back([slider, share] { slider->setValue(int(share * slider->maximum())); });
    } else if (auto* number = qobject_cast<NumberBox*>(&control)) {
        for (const double other : othersThan(number->value(), row.description()))
            attempts.push_back([number, other] { number->setValue(int(other)); });
    } else if (auto* box = qobject_cast<QLineEdit*>(&control)) {
        const auto known = texts().find(row.description().name);
        if (known != texts().end())
            attempts.push_back([box, text = known->second] { typeInto(*box, text); });
        else
            for (const double other : othersThan(box->text().toDouble(), row.description()))
                attempts.push_back([box, other] { typeInto(*box, QString::number(other, 'g', 6)); });
    }
    return attempts;
}

void TestCommandOfMethods::walkChoice(ParameterRow& row, QComboBox& box)
{
    const AnalysisState before = project().state();
    const std::set<std::string> shown = names();
    const int chosen = box.currentIndex();
    int taken = 0;
    for (int choice = 0; choice < box.count(); ++choice) {
        if (choice == chosen)
            continue;
        choose(box, choice);
        if (settles(project())) {
            ++taken;
            if (const QString problem = lost(box.itemData(choice).toString()); !problem.isEmpty())
                m_lost << problem;
        }
        walkRows(shown);
        goTo(before);
    }
    if (taken == 0)
        m_lost << QString::fromStdString(before.method + ' ' + row.description().name) +
                      QStringLiteral(": no choice gives a fit");
}

void TestCommandOfMethods::walkScales(ParameterRow& row, QPushButton& name)
{
    auto* box = row.findChild<QLineEdit*>(QString(), Qt::FindChildrenRecursively);
    for (QLineEdit* one : row.findChildren<QLineEdit*>())
        if (one->property("field") == QLatin1String("scaled"))
            box = one;
    for (QAction* scale : name.menu()->actions()) {
        scale->trigger();
        std::vector<Attempt> attempts;
        const double shown = box->text().toDouble();
        for (const double other : {shown * 0.8, shown * 1.2, 0.5, 0.25, 2.0, 3.0})
            attempts.push_back([box, other] { typeInto(*box, QString::number(other, 'g', 3)); });
        walk(row, qPrintable(scale->text()), attempts);
    }
    name.menu()->actions().front()->trigger();
}

void TestCommandOfMethods::walkRow(ParameterRow& row)
{
    int walked = 0;
    for (QWidget* control : controlsIn(row)) {
        if (control->isHidden())
            continue;
        ++walked;
        auto* name = qobject_cast<QPushButton*>(control);
        if (auto* box = qobject_cast<QComboBox*>(control))
            walkChoice(row, *box);
        else if (auto* isOn = qobject_cast<QCheckBox*>(control))
            walk(row, "switch", {[isOn] { isOn->click(); }});
        else if (name && name->menu())
            walkScales(row, *name);
        else if (const std::vector<Attempt> attempts = attemptsWith(row, *control); !attempts.empty())
            walk(row, control->metaObject()->className(), attempts);
        else
            m_lost << QStringLiteral("%1: nobody knows how to walk %2")
                          .arg(row.objectName(), QString::fromLatin1(control->metaObject()->className()));
    }
    if (walked == 0)
        m_lost << row.objectName() + QStringLiteral(": it has no control");
}

std::set<std::string> TestCommandOfMethods::names()
{
    std::set<std::string> shown;
    for (const ParameterRow* row : rows())
        shown.insert(row->description().name);
    return shown;
}

void TestCommandOfMethods::walkRows(const std::set<std::string>& besides)
{
    for (ParameterRow* row : rows())
        if (!row->isHidden() && !besides.contains(row->description().name) &&
            m_walked.insert(row->description().name).second)
            walkRow(*row);
}

void TestCommandOfMethods::everyControl_data()
{
    QTest::addColumn<QString>("id");
    for (const MethodDescription& description : methods())
        QTest::newRow(description.id.c_str()) << QString::fromStdString(description.id);
}

void TestCommandOfMethods::everyControl()
{
    QFETCH(QString, id);
    m_walked.clear();
    m_lost.clear();
    auto* method = named<QComboBox>(QStringLiteral("method"));
    choose(*method, method->findData(id));
    QVERIFY2(settles(project()), qPrintable(project().fitter().error()));
    if (fuzzylens::method(id.toStdString()).usesPairs) {
        m_window->pairs().link(PairKind::Must, {0, 3}, {6, 9});
        m_window->pairs().link(PairKind::Cannot, {0}, {1, 2});
    }
    QVERIFY(settles(project()));
    QCOMPARE(lost(id), QString());
    // By classes, then by numbers, then without labels: each asks for something else.
    for (const char* label : {"class", "age", ""}) {
        AnalysisState next = project().state();
        next.label = label;
        goTo(next);
        if (settles(project()))
            walkRows();
    }
    AnalysisState next = project().state();
    next.label = "class";
    next.pairs = nullptr;
    goTo(next);
    for (const ParameterDescription& parameter : fuzzylens::method(id.toStdString()).parameters)
        if (!m_walked.contains(parameter.name))
            m_lost << QStringLiteral("%1 was nowhere to be seen").arg(QString::fromStdString(parameter.name));
    QVERIFY2(m_lost.isEmpty(), qPrintable(m_lost.join(QLatin1Char('\n'))));
    qInfo("%d lines so far", m_trips);
}

/// The whole way by keys, in a window that has nothing open.
void TestCommandOfMethods::aWindowThatIsFresh()
{
    const QString line = copied();
    MainWindow fresh;
    fresh.show();
    fresh.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fresh));
    QApplication::clipboard()->setText(QStringLiteral("$ ") + line + QStringLiteral(" -o r.json\n"));
    QTest::keyClick(&fresh, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(fresh.project().dataset() && settles(fresh.project()), 20000);
    QVERIFY(fresh.project().state() == project().state());
    QCOMPARE(bitsOf(*fresh.project().scene().fit()->result), bitsOf(*project().scene().fit()->result));
}

QTEST_MAIN(TestCommandOfMethods)
#include "tst_command_of_methods.moc"
