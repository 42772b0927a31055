<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FitNotes</name>
    <message numerus="yes">
        <source>%1 (of %n samples without constraints)</source>
        <translation>
            <numerusform>%1 (of %n sample without constraints)</numerusform>
            <numerusform>%1 (of %n samples without constraints)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>Accuracy expected by chance, from %n permutations of the labels.</source>
        <translation>
            <numerusform>Accuracy expected by chance, from %n permutation of the labels.</numerusform>
            <numerusform>Accuracy expected by chance, from %n permutations of the labels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ConfusionView</name>
    <message numerus="yes">
        <source>Classes and cross-validated predictions of %n sample(s), %1 of them incorrect.</source>
        <translation>
            <numerusform>Classes and cross-validated predictions of %n sample, %1 of them incorrect.</numerusform>
            <numerusform>Classes and cross-validated predictions of %n samples, %1 of them incorrect.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoCatalogue</name>
    <message numerus="yes">
        <source>%1: no list of files from %2 within %n seconds. Try again later.</source>
        <translation>
            <numerusform>%1: no list of files from %2 within %n second. Try again later.</numerusform>
            <numerusform>%1: no list of files from %2 within %n seconds. Try again later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoDownload</name>
    <message numerus="yes">
        <source>%1 was not downloaded within the time limit of %n minutes.</source>
        <translation>
            <numerusform>%1 was not downloaded within the time limit of %n minute.</numerusform>
            <numerusform>%1 was not downloaded within the time limit of %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LegendChip</name>
    <message numerus="yes">
        <source>%1, %n sample(s)</source>
        <translation>
            <numerusform>%1, %n sample</numerusform>
            <numerusform>%1, %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s). Click selects them; Shift adds, Alt subtracts.</source>
        <translation>
            <numerusform>%1: %n sample. Click selects them; Shift adds, Alt subtracts.</numerusform>
            <numerusform>%1: %n samples. Click selects them; Shift adds, Alt subtracts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LegendStrip</name>
    <message numerus="yes">
        <source>%n more class(es)</source>
        <translation>
            <numerusform>%n more class</numerusform>
            <numerusform>%n more classes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairTableView</name>
    <message numerus="yes">
        <source>Table of %n constraint(s), %1 of them violated.</source>
        <translation>
            <numerusform>Table of %n constraint, %1 of them violated.</numerusform>
            <numerusform>Table of %n constraints, %1 of them violated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleTableView</name>
    <message numerus="yes">
        <source>Table of %n sample(s)</source>
        <translation>
            <numerusform>Table of %n sample</numerusform>
            <numerusform>Table of %n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ScatterView</name>
    <message numerus="yes">
        <source>%n sample(s) along %1</source>
        <translation>
            <numerusform>%n sample along %1</numerusform>
            <numerusform>%n samples along %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) plotted by %1, %2 and %3, viewed from azimuth %4° and elevation %5°</source>
        <translation>
            <numerusform>%n sample plotted by %1, %2 and %3, viewed from azimuth %4° and elevation %5°</numerusform>
            <numerusform>%n samples plotted by %1, %2 and %3, viewed from azimuth %4° and elevation %5°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) plotted by %1 and %2</source>
        <translation>
            <numerusform>%n sample plotted by %1 and %2</numerusform>
            <numerusform>%n samples plotted by %1 and %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, with the centres of %n cluster(s)</source>
        <translation>
            <numerusform>, with the centres of %n cluster</numerusform>
            <numerusform>, with the centres of %n clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n sample(s) of %1 projected (%2)</source>
        <translation>
            <numerusform>, and %n sample of %1 projected (%2)</numerusform>
            <numerusform>, and %n samples of %1 projected (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, connected to their neighbours by %n line(s)</source>
        <translation>
            <numerusform>, connected to their neighbours by %n line</numerusform>
            <numerusform>, connected to their neighbours by %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n constraint(s) between them, %1 violated</source>
        <translation>
            <numerusform>, %n constraint between them, %1 violated</numerusform>
            <numerusform>, %n constraints between them, %1 violated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them current probe(s) of the search</source>
        <translation>
            <numerusform>, %n of them current probe of the search</numerusform>
            <numerusform>, %n of them current probes of the search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them probe(s)</source>
        <translation>
            <numerusform>, %n of them probe</numerusform>
            <numerusform>, %n of them probes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) plotted by their memberships in %1</source>
        <translation>
            <numerusform>%n sample plotted by their memberships in %1</numerusform>
            <numerusform>%n samples plotted by their memberships in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) misclassified in cross-validation, that is, by models fitted without them</source>
        <translation>
            <numerusform>%n sample misclassified in cross-validation, that is, by models fitted without them</numerusform>
            <numerusform>%n samples misclassified in cross-validation, that is, by models fitted without them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them misclassified in cross-validation</source>
        <translation>
            <numerusform>, %n of them misclassified in cross-validation</numerusform>
            <numerusform>, %n of them misclassified in cross-validation</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::VerdictCard</name>
    <message numerus="yes">
        <source>Select the %n misclassified</source>
        <translation>
            <numerusform>Select the %n misclassified</numerusform>
            <numerusform>Select the %n misclassified</numerusform>
        </translation>
    </message>
</context>
</TS>
