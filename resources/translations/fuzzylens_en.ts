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
        <source>%n permutations of the labels: what chance gives.</source>
        <translation>
            <numerusform>%n permutation of the labels: what chance gives.</numerusform>
            <numerusform>%n permutations of the labels: what chance gives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ConfusionView</name>
    <message numerus="yes">
        <source>Classes of %n left-out sample(s) and their predictions, %1 of them wrong.</source>
        <translation>
            <numerusform>Class of %n left-out sample and its prediction, %1 of them wrong.</numerusform>
            <numerusform>Classes of %n left-out samples and their predictions, %1 of them wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoCatalogue</name>
    <message numerus="yes">
        <source>%1: the list of files at %2 has not arrived within %n seconds. Try again later.</source>
        <translation>
            <numerusform>%1: the list of files at %2 has not arrived within %n second. Try again later.</numerusform>
            <numerusform>%1: the list of files at %2 has not arrived within %n seconds. Try again later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoDownload</name>
    <message numerus="yes">
        <source>%1 has not arrived within %n minutes, the limit for a download.</source>
        <translation>
            <numerusform>%1 has not arrived within %n minute, the limit for a download.</numerusform>
            <numerusform>%1 has not arrived within %n minutes, the limit for a download.</numerusform>
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
        <source>Table of %n pair(s), of which %1 are violated.</source>
        <translation>
            <numerusform>Table of %n pair, of which %1 are violated.</numerusform>
            <numerusform>Table of %n pairs, of which %1 are violated.</numerusform>
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
        <source>%n sample(s) at %1, %2 and %3, seen from %4° aside and %5° above</source>
        <translation>
            <numerusform>%n sample at %1, %2 and %3, seen from %4° aside and %5° above</numerusform>
            <numerusform>%n samples at %1, %2 and %3, seen from %4° aside and %5° above</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) at %1 and %2</source>
        <translation>
            <numerusform>%n sample at %1 and %2</numerusform>
            <numerusform>%n samples at %1 and %2</numerusform>
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
        <source>, joined to their neighbours by %n line(s)</source>
        <translation>
            <numerusform>, joined to their neighbours by %n line</numerusform>
            <numerusform>, joined to their neighbours by %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n pair(s) between them, of which %1 are violated</source>
        <translation>
            <numerusform>, %n pair between them, of which %1 are violated</numerusform>
            <numerusform>, %n pairs between them, of which %1 are violated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them probe(s) of the search</source>
        <translation>
            <numerusform>, %n of them probe of the search</numerusform>
            <numerusform>, %n of them probes of the search</numerusform>
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
        <source>%n sample(s) by their memberships in %1</source>
        <translation>
            <numerusform>%n sample by its memberships in %1</numerusform>
            <numerusform>%n samples by their memberships in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) whose class is predicted wrongly by models that were fitted without them</source>
        <translation>
            <numerusform>%n sample whose class is predicted wrongly by models that were fitted without it</numerusform>
            <numerusform>%n samples whose class is predicted wrongly by models that were fitted without them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them misclassified when left out</source>
        <translation>
            <numerusform>, %n of them misclassified when left out</numerusform>
            <numerusform>, %n of them misclassified when left out</numerusform>
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
