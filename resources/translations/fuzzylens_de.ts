<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AnnealingChart</name>
    <message>
        <source>Going on from iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration %1 of at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in use: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as wished since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeatureColumns</name>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the feature, shared by all clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the feature in %1: large when it scatters little there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank by the largest weight in any cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the values of %1, as the method saw them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contribution to the separation of the centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank by contribution</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeatureTable</name>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureExport</name>
    <message>
        <source>A figure is between 5 and 2000 mm wide and high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resolution of a figure is between 30 and 2400 dpi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2 pixels are more than a picture can hold; lower the resolution or the size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for %1 x %2 pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure needs a name that ends in .png, .svg or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures are written as .png, .svg or .pdf; .%1 is none of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draw: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to write: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FitNotes</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest eigenvalue of the directions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters can become one from a fuzziness of %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least squared distance of two centres, over the variance: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 match %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (the search saw the labels)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters against the classes of %1, on the samples of the fit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for the probes saw the labels: these figures are what it made good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accuracy with the best matching %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>representation error %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normalised mutual information %1, over the class entropy %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rand index %1, adjusted %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GraphPicture</name>
    <message>
        <source>neighbours, similarity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbours, similarity %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>missing as read, filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaplacianPicture</name>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>greatest error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>widest gap %1, after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigenvalues of the graph</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectiveChart</name>
    <message>
        <source>1 iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converged after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at the limit of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change in the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last drop %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last rise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverrideKinds</name>
    <message>
        <source>tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point, 1.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comma, 1,5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What kind of file this is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet of the workbook that holds the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which matrix of the file: the main one (X), raw, or one of its layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read all features, or only those with the greatest variance, chosen while the file is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What separates the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands before the decimals of a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rows above the values hold names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column with the names of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column that says what the samples are; it may hold numbers, and is no feature then. Click one, or type its number or name. None: what is a number is a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands in the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts that stand for a missing value, with commas between; an empty cell always does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaletteEntries</name>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preparation</name>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 beyond the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values, %2 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1 · variance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard deviation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing as read, filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 missing, %3 filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined %1: classes of all %2, label field %3. Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined %1: it has a row for %2 of %3; %4 %5. Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinning %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 never probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaving %1 to the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned as probes already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never probes already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to the search already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not part of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the %1 that vary most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take “%1” for missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 different: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same for all: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples in rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genes in rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computation failed for an unknown reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs (*.txt *.tsv *.pairs);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bringing back a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaving out a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bringing back what was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its features are called by gene symbols already; the step that names features by gene symbols leaves them as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must-link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not fitted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 – %3: %4, cost %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must-links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot-links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probe of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never a probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: predicted %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>principal component %1 of %2 (%3 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the picture cannot be written; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>converged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limit, not yet at rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>there is no view &quot;%1&quot;; views are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size takes width x height as 85x60mm, not &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--dpi takes a number from 30 to 2400, not &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--turn takes the degrees aside and above as -30,20, not &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one result file is drawn at a time; &quot;%1&quot; is too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a result file is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--view is needed; views are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--graph and --turn are of the view &quot;scatter&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o is needed: a file that ends in .png, .svg or .pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no graph of the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has less than three dimensions to be turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the view &quot;%1&quot; shows what a result does not hold (values of the data, pairs); export it from the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds nothing that the view &quot;%2&quot; could show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be drawn: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Baseline: always %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the largest class gives without any data; less than this is no success.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps have seen every sample (they were fitted once, before anything was left out), and parameters that were chosen by looking at such figures make them too good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sample predicted without its label (%1). %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with shuffled labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One shuffle of the labels: what chance gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sample predicted without its label. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this report says how well new samples would be predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method has no such figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracies: samples whose predicted class is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the samples whose labels the fit has seen: too good, no estimate for new samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class of the nearest other labelled sample; the method itself has seen no labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withheld labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples whose labels the fit has not seen; their values it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement of the clusters with the classes of %1, on the samples of the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy with the best matching of clusters to classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Representation error (majority of each cluster)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalised mutual information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutual information over class entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rand index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjusted Rand index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted numbers, on the samples whose numbers the fit has seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root mean squared error (training)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R² (training)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method makes clusters and predicts no classes: there is no accuracy on new samples. What follows compares its clusters with the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for the probes saw the labels: these figures are what it made good, and say nothing about other samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that come from these labels have been seen by the fit: on their samples the agreement is no test of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The samples have no labels here, so nothing can be said of accuracy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was left out: nothing here says how well new samples would be predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, made by FuzzyLens (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing values as read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes of %1 and their samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This report was made from a result alone: how the file was read is not in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found wrong with the data when they were read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 more of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be known about the data as read:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank by weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading features by their contribution to the separation of the centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading features by weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading features: the first %1 by weight, then those of the first %1 by contribution to the separation of the centres that are not among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank by contribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight of a feature is in proportion to what its factor counts with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feature has a large weight in a cluster where it counts much in the distances, which by itself does not make it tell clusters apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method weighs no features. The contribution of a feature is in proportion to the squared difference of the centres there, summed over the pairs of clusters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contribution of feature l, (wᵢₗ + wⱼₗ)(cᵢₗ − cⱼₗ)² summed over the pairs of clusters i and j, says how much it sets the centres apart. Features that lead both rankings are the ones to look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probes: the samples that describe the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method says nothing of single features: it goes by the samples alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xᵢₗ is the value of feature l in sample i, cⱼ the centre of cluster j, and uᵢⱼ the membership of sample i in cluster j; those of a sample add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample is in one cluster: its uᵢⱼ there is 1, the others are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ML and CL are the pairs (s, t) of samples that must and that cannot be together; α is the strength of the pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W holds the similarities wᵢⱼ of samples that are neighbours, D its row sums. The samples are placed by the ℓ leading solutions; there k-means makes the clusters, and the nearest other labelled sample gives the class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The samples are placed along the first ℓ directions a; there k-means makes the clusters, and the nearest other labelled sample gives the class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yₛ are the c probes, chosen among the samples; a sample is described by its row vᵢ, and the rows are clustered: by fuzzy c-means or as the parameter says. cⱼ is the centre of cluster j there, uᵢⱼ the membership of sample i in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J is minimised in turn over uᵢⱼ, the centres, the label prototypes zⱼ and the feature weights wⱼₗ, which add up to 1 in every cluster; ℓ is the loss of the label yᵢ under a prototype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster; tᵢⱼₗ is what feature l contributes to the distance under the shape of the cluster; δⱼ follows from K; p is the number of features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dᵢⱼ is the squared distance of sample i from the centre of cluster j; β, which η starts and which fades, lets large clusters take from small ones where clusters compete, else it is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b is the number of broken pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gᵢⱼ is η for the class of a labelled sample, else 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bᵢ is 1 for a labelled sample, else 0; fᵢⱼ is 1 for its class, else 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A labelled sample is in the cluster of its class alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fⱼ is the fuzzy covariance of cluster j, τ the mean variance of a feature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster; δⱼ follows from K.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vₗ are the feature weights, shared by the clusters; they add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sₗ is the factor of feature l, found by the solver from the labelled samples, so that a solution q tells their classes; what becomes of factors below 0, and what σ is, the parameters say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X holds the samples, a row each, by their leading principal components.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K holds the Gaussian kernel of the samples; the ridge is added to it as the parameters say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sᵇ and Sʷ are the scatter between and inside the classes of the labelled samples, ρ the ridge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sᵇ and Sʷ are the scatter between and inside the classes of the labelled samples, in which neighbours of a class count more; ρ is the ridge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K holds the Gaussian kernel of the labelled samples, Lᵇ and Lʷ make of it their scatter between and inside the classes, in which neighbours of a class count more; ρ is the ridge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S is the covariance of the features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method and parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is not known to this version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published in: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a part in this fit: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples × %2 features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data made by the program (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file %1 (SHA-256 %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We analysed %1, %2 in the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, with the labels %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values were used as read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the fit these steps were applied, in this order: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method was %1 [1], as FuzzyLens %2 [2] computes it, with %3 and all else as listed below; it %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was guided by %1 pairs of samples that must and %2 that cannot be together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training accuracy was %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With each sample left out once, %1 were predicted right; the steps had been fitted to all samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the best matching of clusters to classes, %1 of the samples agreed with their labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for the probes had seen the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods, to be quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[2] FuzzyLens %1, free software (GPL-3.0-or-later).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it was made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FuzzyLens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instruction set of the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: nothing is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the data are made by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QCustomPlot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To repeat it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line gives the same numbers, bit for bit, with the same version and instruction set on the same file:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line names a file of pairs that was not saved when this report was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report by FuzzyLens %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en</source>
        <comment>of these texts, as HTML names languages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mark is a sample, its shape and colour its class; crosses are the centres of the clusters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leading features, the first on top; what the figures are stands above them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row is a sample, a column a cluster; the lighter, the more the sample belongs there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row is a sample, a column a probe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row is a feature, a column a sample; values as the method saw them, as z-scores of the feature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the fit makes small, iteration by iteration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for the probes, temperature by temperature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eigenvalues that the reduction goes by; those used as dimensions stand apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the embedding agrees with the normalised Laplacian of the graph of samples and probes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a report is of one result; &quot;%1&quot; is too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a result file is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o is needed: NAME of NAME.html and NAME.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>converged after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped at its limit of %1, not yet at rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was stopped after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the fit ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start that was kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… of which %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean entropy of the memberships (0 crisp, 1 all alike)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters: samples whose largest membership is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of memberships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must-links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot-links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken by the clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken after the repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of samples that guided the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fit gave no warning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings of the fit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, in the order they were applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 should stand before step %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step was applied: the method saw the values as read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>left out %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>%1 samples × %2 features</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScatterFigure</name>
    <message>
        <source>centre of a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must-link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violated: cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster, 2 sd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never a probe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsText</name>
    <message>
        <source>other steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpectrumChart</name>
    <message>
        <source>Gaussian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linearised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The linearised similarity vanishes: all samples are about equally unlike, which solves the equations whatever the classes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variances of the principal components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigenvalues of the graph&apos;s Laplacian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigenvalues of the Laplacian along projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>component, by variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eigenvalue, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>widest drop %1, after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap after %1 clusters %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>widest gap %1, after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the widest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>component %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eigenvalue %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same for all samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean similarity, by classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity by class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trivial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableFigure</name>
    <message>
        <source>… and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueHint</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch off %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values look like raw counts (whole numbers, %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes ln(1 + value) as the first step. Counts spread the more the higher they are; the logarithm evens that out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values look like intensities without a logarithm (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the logarithm as the first step. It evens out the spread of low and high values; SFP with weights of its own for every cluster often does better on the values as they are, standardised. Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some are below 0, where there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values look like logarithms already (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out the second logarithm; the step stays in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every feature has mean 0 and standard deviation 1 already (divisor %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n − 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standardising again changes nothing that matters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueStrips</name>
    <message>
        <source>n %1 · median %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::AnnealingController</name>
    <message>
        <source>using %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::AnnealingView</name>
    <message>
        <source>Rewind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start of the search (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search on from the playhead, or pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search on for one iteration, a temperature (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best set so far, where it was found (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewind to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for probes over the falling temperature; drag, or use the arrow keys, to go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the set at the playhead with those pinned by hand, %1, and fit with these alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the best set, %1, and fit with these alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the set at the playhead, %1, and fit with these alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning: random sets tell how high the first temperature is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fit is searching; how it went shows here when it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play searches for the smallest set of probes with the best clusters. It begins with half of the samples at a high temperature, which accepts worse sets too, and cools down to one that accepts nothing any more.

Pause whenever you like, or step from temperature to temperature; drag back to an earlier one and go on from there, with other samples pinned or forbidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no search to show yet: press Play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No search for probes to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. The energy went from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CellTable</name>
    <message>
        <source>First cells of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first rows and columns as they stand in the file, by what they were taken for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read like this, nothing of the file can be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as read; the file is no table of text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ClassChips</name>
    <message>
        <source>List of all classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All classes in a list: leave them out or bring them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more, %2 left out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of all %1 classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to leave this class out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to bring this class back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ClassList</name>
    <message>
        <source>Classes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only classes whose names contain this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes; unticked ones are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untick a class to leave its samples out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring all back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring every class of the list back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out every class the search shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bringing back all classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaving out classes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CommandController</name>
    <message>
        <source>The command line is not taken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else has been opened meanwhile; paste it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasting a command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is as the command line says already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from the command line: %1. Undo brings back what was set before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from the command line: %1 on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 No part of the fit, and ignored: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CommandPalette</name>
    <message>
        <source>Everything the program can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few letters: an action, a method, a parameter, a picture, a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find what FuzzyLens can do (Ctrl+Shift+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter runs what is chosen; up and down choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing answers to that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ComparisonDialog</name>
    <message>
        <source>The settings are the same; what else was said of samples differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of both runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every figure that both runs have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ComparisonPicture</name>
    <message>
        <source>Two runs compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beside %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Of %1 that both have, %2 changed cluster; the adjusted Rand index of the partitions is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Weight was lost most by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Weight was gained most by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 changed cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight gained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::DataPanel</name>
    <message>
        <source>&amp;Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the file was read, and what was odd about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The label field the method learns from; numbers make it a regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left out, by name; bring back what you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back every sample, feature and class that is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2; how the file was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Document</name>
    <message>
        <source>reading the file otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joining %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was joined to %1 has changed since it was read, this step cannot be taken. Open the files anew to see what they hold now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since it was read, this step cannot be taken. Open the file anew to see what it holds now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::EmbeddingView</name>
    <message>
        <source>Embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance from the probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>membership in the probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a probe itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest probes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances of %1 samples from %2 probes, samples ordered %3; the nearest probe is %4 away on average, the farthest %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memberships of %1 samples in %2 probes, samples ordered %3; the largest membership of a sample is %4 on average, %5 if all probes counted alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances of the samples from the probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memberships of the samples in the probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method has no probes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedding appears here with the first fit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ExportDialog</name>
    <message>
        <source>One column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual sizes of figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at any size; PNG is made of pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels an inch; journals ask for 300 to 600</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also save the data as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the numbers of the picture beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 × %L2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text stays text, cells stay exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ExpressionView</name>
    <message>
        <source>Expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features are chosen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What ranks the features: their contribution to the separation of the centres, or their weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many features are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z-score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value %1 · z-score %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing as read, filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression of the %1 features ranked highest (%2) in %3 samples, as z-scores; samples ordered by cluster, features by the cluster in which they are highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 ranks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> 1 value was missing and has been filled; it is hatched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 values were missing and have been filled; they are hatched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 of the features shown %2 in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression (z-scores) of the %1 leading features by %2; samples by cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression appears here with the first fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This result has no feature weights to choose features by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This result comes without its data.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::FeatureTableModel</name>
    <message>
        <source>%1, in %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::FeatureTableView</name>
    <message>
        <source>1 feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 by annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · not found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a name, or paste a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of a name or annotation, or a list of names separated by spaces, commas or lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the marks away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the marks away (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a feature to bring it into focus; click a heading to sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the features of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the features of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No features to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of 1 feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of %1 features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> sorted by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::FeatureValuesView</name>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a bar to see a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No feature is in focus. Click a bar of the feature weights, or a row of the feature table or of the expression heat map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of %1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No feature is in focus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 sample, median %3, quartiles %4 and %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 samples, median %3, quartiles %4 and %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of %1 by class. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 value is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 values are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeneSetDialog</name>
    <message>
        <source>Gene sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pasted list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the genes come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of gene sets, or a list of names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep only these features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a step that keeps the features of this set; undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a step that leaves the features of this set out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a GMT file, or a list of genes with any separators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of gene sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the names of the sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the sets whose name holds this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gene sets of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a set to see what it selects and to mark it in the pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of genes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of genes, with lines, commas, semicolons, tabs or blanks between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste or type names here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one to bring it into focus in the pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names that are no feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the set that are no feature, and the nearest names there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open gene sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gene sets and lists (*.gmt *.gmt.gz *.txt *.csv *.tsv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gene set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gene sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pasted list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is pasted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gene set is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected; every name is a feature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected, %2 no feature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a gene set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeneSetModel</name>
    <message>
        <source>Gene set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoCatalogue</name>
    <message>
        <source>%1: the list of files at %2 is not one. Check the address of the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no series matrix at %2. Look at its page in GEO: its data may be in supplementary files only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not at %2. Check the number; a series is named GSE…, a curated data set GDS….</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoDialog</name>
    <message>
        <source>size unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Download and open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open from GEO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GSE4107 or GDS507</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of a series (GSE…) or of a curated data set (GDS…)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask GEO which files there are and how large they are; nothing is downloaded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the accession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size, packed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A series measured on several platforms has a file for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File on this computer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a series matrix that was downloaded by other means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept: the next download goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no accession: a series is named like GSE4107, a curated data set like GDS507.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking %1 for the files of %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, already here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 files, one for each platform: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoDownload</name>
    <message>
        <source>%1: the folder %2 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being fetched by another FuzzyLens already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing can be written into %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 sent another part of the file than was asked for. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 MB, but only %3 MB are free in %4. Make room there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not at %2 any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 broke off after %2 of %3 MB. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged as it lies on the server. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not what it should be: the server answered with something that is no gzip file. Check the address of the server, or whether a proxy stands between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be put into %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 What has arrived is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 cannot be written (%3).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::HintRow</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss this hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say this no more of this data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adding a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switching off a step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::HoverCard</name>
    <message>
        <source>Sample read-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest prototype: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driven by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ImportDialog</name>
    <message>
        <source>All as decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the file as it is read here; undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave every decision to the program again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what could be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by FuzzyLens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes about %1 of memory, %2 are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would take about %1 of memory, %2 are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::IssueList</name>
    <message>
        <source>What was odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was odd about the file; a click shows the cell if it is among the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::JobOverlay</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this up; what is open stays (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LabelCandidates</name>
    <message>
        <source>Candidates for the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the field that says what the samples are; the likeliest stands first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes and their samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields that are the same for all samples, or another for nearly each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more that is alike for all, or different for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more that are alike for all, or different for each</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LaplacianView</name>
    <message>
        <source>The embedding is being held against the Laplacian.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether an embedding is a graph Laplacian is checked with the data; a result file holds none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For which entries the embedding is a graph Laplacian appears here once the method describes samples by their memberships in probes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Eigenvalues: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laplacian check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laplacian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Membership embedding and normalised Laplacian</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LeftOutDialog</name>
    <message>
        <source>Bring back chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose names, or a whole group, and bring them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back the names chosen above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back every sample, feature and class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bringing back what was left out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LegendChip</name>
    <message numerus="yes">
        <source>%1, %n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s). Click selects them; Shift adds, Alt subtracts.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LegendStrip</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured by %1, from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more class(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MainMenu</name>
    <message>
        <source>Menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open from &amp;GEO…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Synthetic sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Demonstration data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;numbers of this run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write a report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the data &amp;as opened…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the data as &amp;prepared…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the data of the p&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join labels or a sample table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How it was read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gene sets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Project another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rojected samples…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve the projected file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out selected &amp;samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the &amp;feature in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring back what is left out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture in focus as a ta&amp;ble…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Live: refit while a slider moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;imulate colour vision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None: colours as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Protanopia: without red cones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deuteranopia: without green cones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tritanopia: without blue cones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Achromatopsia: without colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About FuzzyLens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the label of the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FuzzyLens speaks this language when it is started next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MainWindow</name>
    <message>
        <source>FuzzyLens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an expression matrix (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the picture in focus as PNG, SVG or PDF (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command line that repeats what is on screen (Ctrl+Shift+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data, steps and method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an expression matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a file here: text tables, Excel, AnnData, GCT, GEO and more, plain or gzipped.
Samples or genes in rows; FuzzyLens decides and tells you how it decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file to open (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open from GEO…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download a series or a curated data set by its number (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a made-up expression matrix that shows what FuzzyLens does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open; there %2 about how it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is 1 note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are %1 notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at them…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — FuzzyLens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures show the fit before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier fit: what is set now has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filling missing values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the data of this picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is on screen is a preview; save it once it has settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the numbers of this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not predict new samples, so there is no model to save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the data as opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the data as prepared by the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GCT 1.3 holds annotations and label fields, ARFF the order of classes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project another file into the model on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied. It names its pairs as %1, a file that is not there yet: save them for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaving out samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaving out a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no values; it is a table about the samples of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came of these runs is still being read; compare them in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About FuzzyLens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;FuzzyLens %1&lt;/b&gt;&lt;br&gt;Look into gene-expression matrices through fuzzy partitions that learn which features matter.&lt;br&gt;&lt;br&gt;GPL-3.0-or-later. Built with Qt, Qt Charts, QCustomPlot, Eigen and oneTBB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1, to be projected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing the samples of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer projected: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an expression matrix or a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join labels or a sample table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels and tables (*.cls *.csv *.tsv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the file to open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the files to open them together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ManualPage</name>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page %1 in the manual.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ManualWindow</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FuzzyLens manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to be found in all pages (Ctrl+F); Enter or F3 goes on, with Shift back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nowhere in the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on this page, Enter looks further</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MembershipView</name>
    <message>
        <source>Memberships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>membership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memberships of %1 samples in %2 clusters, samples ordered %3: %4; the largest membership of a sample is %5 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This result has no memberships.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memberships appear here with the first fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memberships of the samples in the clusters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this message away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend what the sentence is about</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ObjectiveView</name>
    <message>
        <source>Objective and its terms after each iteration; every curve has a scale of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No objective to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The objective went from %1 to %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Its terms: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> At the end: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::OpenFilter</name>
    <message>
        <source>Expression matrices and sessions (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::OverrideRow</name>
    <message>
        <source>chosen by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as decided: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this decision to the program again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairController</name>
    <message>
        <source>%1 named samples that are not there any more, and went; undo brings all back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be too many to look at (at most %2); take fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times %2 pairs are too many to draw at once; take smaller groups, or make pairs from labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample cannot be paired with itself; go on to another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These pairs are there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must-link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taking %1 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taking all pairs away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be too many to look at (at most %2); draw some of them at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs from labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no pair; a line is &quot;must A B&quot; or &quot;cannot A B&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in place of the %3 that were there; undo brings those back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairMenu</name>
    <message>
        <source>&amp;Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Must-link the selected samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They belong together: with the group that waits, or with each other. M in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cannot-link the selected samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are to be apart from the group that waits. C in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the selected samples &amp;wait as a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then select those they are to be paired with. G in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From &amp;labels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs that the labels make, or some of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file with a line for every pair: must A B, cannot A B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same kind of file, of all pairs that are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove the selected pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those whose lines or rows are selected. Delete in the picture and in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &amp;all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo brings them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairTableModel</name>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the pair adds to the objective: 0 where the memberships keep it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairTableView</name>
    <message>
        <source>Choose rows to see their lines in the picture; Delete takes them away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only violated pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only pairs that the fit breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected pairs (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the %1 violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair is violated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs are of samples that are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pairs yet. Draw them in the picture of the samples, or take them from labels or a file: menu Pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pairs to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Table of %n pair(s), of which %1 are violated.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairsFromLabelsDialog</name>
    <message>
        <source>All pairs of the labelled samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of them, drawn at random:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the pairs that are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs from labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the samples of each class so many count as labelled, drawn at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the labels known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples of one class belong together, of two classes apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes no pair: fewer than two samples are labelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the place of the %1 that are there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairsPanel</name>
    <message>
        <source>Show the table of the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the picture of the samples: drag from one to another that belongs to it, with Alt or Ctrl to one that is to be apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From labels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs that the labels make, or some of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file with a line for every pair: must A B, cannot A B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. Say which samples belong together and which apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 of them rest, a sample of theirs is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. This method does not go by pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take some of these pairs away.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PaletteModel</name>
    <message>
        <source>not possible now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ParameterPanel</name>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters that seldom need a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: %1 ▸</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ParameterRow</name>
    <message>
        <source>Not taken: “%1” is not a whole number %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken: “%1” is not a number %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PreparationView</name>
    <message>
        <source>What is shown of the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram: how the values of each sample are spread.
Mean–variance: whether features with high values vary more.
Missing: where values are missing or have been filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean–variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before which step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture at the left: the values as read, or as a step is given them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the samples before and after the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variance against mean of the features before and after the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing values before and after the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values before and after the steps appear here once data are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples and %2 features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, values from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before: %1. After: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out of the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the values…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProbeController</name>
    <message>
        <source>leaving all samples to the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProbeKey</name>
    <message>
        <source>probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 never a probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins: the probes the search is at. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins: the samples that describe all others. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pinned by hand, in the accent colour and without a hole. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosses: %1 never to be a probe. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProbeMenu</name>
    <message>
        <source>P&amp;robes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin the selected samples as probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are probes whatever the search finds. P in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Never make the selected samples probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search passes them over. N in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the selected samples to the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither pinned nor forbidden. L in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Select the probes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that are shown now: to pin them all, say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave &amp;all samples to the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo brings the wishes back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionController</name>
    <message>
        <source>%1 cannot be projected: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionDialog</name>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projected samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions of the projected samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a heading to sort; a prediction that is not what the file says is red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save predictions, probabilities and memberships of every sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is projected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, placed by the model on screen. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New samples: %1 (label field %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say which of the model&apos;s classes its samples belong to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionRow</name>
    <message>
        <source>Projected samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model predicts for the samples of a second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the projected file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the projected samples out of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projected: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model predicts for the samples of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is placed as soon as there is a fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionTable</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P(%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ReportAction</name>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a report: a web page and a PDF of one name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report (*.html *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 there is %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::RunHistory</name>
    <message>
        <source>reopening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naming a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinning a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letting a run go from the pins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::RunModel</name>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::RunsPanel</name>
    <message>
        <source>Search the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: method, setting, name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs that hold all these words in name, method, settings, steps or score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click brings a run back; F2 names it, Delete takes it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list of the runs (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back what this run was fitted with (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this run at the top of the list (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two chosen runs beside each other, or one beside that on screen (C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen runs away; undo brings them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every fit you rest on is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run holds all these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleMapView</name>
    <message>
        <source>by class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by cluster and certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order the samples by cluster and certainty, or by class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by certainty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleTable</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected rows are the selected samples of every picture; click a heading to sort</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleTableModel</name>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the sample is labelled as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the method predicts without the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster the sample is assigned to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest membership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy of the memberships as a share of its largest value: 0 certain, 1 undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Membership in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, not its label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted otherwise than labelled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleTableView</name>
    <message>
        <source>No sample matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misclassified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only misclassified samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only samples predicted otherwise than labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the samples whose name, label or prediction contains this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 misclassified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Table of %n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 predicted otherwise than labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Say::Say</name>
    <message>
        <source>a is a direction among them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ScatterControls</name>
    <message>
        <source>Scatter plot controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which coordinates the plot shows, and their scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples fade as the entropy of their memberships grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the graph of the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines between samples that are neighbours in the graph, the stronger the more similar (E). Point at a sample to see its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag turns the three axes, as do Shift and the arrow keys. Shift-drag selects a rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select by rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag selects a rectangle. Shift adds, Alt subtracts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select by lasso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag draws a lasso. Shift adds, Alt subtracts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw must-links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from sample to sample: they belong together. Alt or Ctrl: apart. Two lassos, one after the other: all pairs between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw cannot-links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from sample to sample: they are to be apart. Two lassos, one after the other: all pairs between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one axis of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three axes of %1, to be turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal components of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal components of the features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square-root scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With label term (training coordinates)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the loss of each sample&apos;s own label: this separates even random labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · √</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ScatterView</name>
    <message>
        <source>Scatter plot of the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss of each sample&apos;s own label is part of the coordinates: this separates even random labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) along %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) at %1, %2 and %3, seen from %4° aside and %5° above</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) at %1 and %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, coloured by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>, with the centres of %n cluster(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n sample(s) of %1 projected (%2)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, joined to their neighbours by %n line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n pair(s) between them, of which %1 are violated</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them probe(s) of the search</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them probe(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>; training coordinates, which contain the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples, coloured by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sample is waiting: lasso or select those it belongs with (M), or is to be apart from (C). Esc forgets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples are waiting: lasso or select those they belong with (M), or are to be apart from (C). Esc forgets them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from sample to sample: they belong together; with Alt or Ctrl: apart. Or lasso two groups, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from sample to sample: they are to be apart. Or lasso two groups, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pairs guide this method yet. Drag with the right button from sample to sample: they belong together; with Alt or Ctrl: apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not drawn: %1 that cost least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not drawn: %1 between the least similar neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the button go on the other sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin as probe	P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Never a probe	N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave to the search	L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined markers: %1 of %2, placed by the model. </source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They are not shown in the plane of the features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are not shown in these coordinates, which contain the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their colour is what the file says of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their colour is what is predicted; the file does not say what they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projected: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SelectionMenu</name>
    <message>
        <source>Select &amp;all samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name the selection…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;med selections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What are %1 to be called?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naming a selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forgetting a selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SessionActions</name>
    <message>
        <source>What is open could not be kept against a crash: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session holds its &amp;data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the values in the session, so that it can be opened without their file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.fuzzylens)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shall the session hold its data?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With them (%1) it can be opened anywhere. Without them it reads %2 where that is now, and tells when that has changed. This can be changed in the menu File.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refer to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1, but not %2: the data of these are held no more. Reopen them to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the work on %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not saved is lost: what was decided, the runs, and the way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session reads its data from this file. Where is the file %1 with the SHA-256 %2 now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work was kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FuzzyLens did not come to its end when it had %1 open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was not saved then was kept on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SessionStore</name>
    <message>
        <source>There is not enough memory to save the session.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SliderRow</name>
    <message>
        <source>%1, real value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 %2</source>
        <comment>symbol, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose the scale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SpectrumView</name>
    <message>
        <source>This method has no eigenvalues of a graph of the samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eigenvalues of the graph of the samples appear here with the first fit of a spectral method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the first %2, from %3 to %4, of which %5 are used as dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Mean similarity (%1): %2 classes %3, %4 classes %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StatusLine</name>
    <message>
        <source>What there is to know about this fit: show it beside the parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the computation and keep what is on screen (Ctrl+.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · objective %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed with the %1 build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples whose class is that of the nearest other sample with a label: the method itself has seen no labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out %1/%2 · permuted labels %3/%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sample predicted by a model that has not seen it (%1), beside the same with the labels shuffled once: what chance gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaving out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute left-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit once without each sample, and the same with shuffled labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fitting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepArgument</name>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file, an annotation, and what else the step takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the annotation “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepNotes</name>
    <message>
        <source>Notes of the steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepRow</name>
    <message>
        <source>Drag to another place (Alt+Up and Alt+Down move it by keyboard)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this step where it means what it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move or remove this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: drag to another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: move or remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepsPanel</name>
    <message>
        <source>Add ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a preprocessing step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a preprocessing step at the end of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before/after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the values before and after the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands behind “%1”: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adding a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switching on a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switching off a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changing a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removing a step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TableDialog</name>
    <message>
        <source>%1 as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the picture shows, in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a heading to sort</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::View</name>
    <message>
        <source>%1 samples × %2 features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ViewCard</name>
    <message>
        <source>Export this picture or its data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save data as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::WeightsChart</name>
    <message>
        <source>Feature weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::WeightsControls</name>
    <message>
        <source>Weights of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose weights the bars show; &quot;contrast&quot; is the largest difference between two clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By weight: least scatter inside the cluster.
By contribution: what sets the centres apart.
A high weight alone is not high relevance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many features are shown (5 to 50)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed factors: what the method multiplies squared differences by, those below 0 to the left, ordered by size.
Else weights: the share each feature counts with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these bars in grey beside those of the fits that follow,
each relative to its own longest: how another solver or setting differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contrast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::WeightsView</name>
    <message>
        <source>This method does not weigh the features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature weights appear here with the first fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▬ kept: %1 · %2 of its first %3 are here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● known informative: %1 of the first %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every feature weighs the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 effective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 of %3 effective in a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contribution to the separation of the centres %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the contrast between clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factors that features are scaled with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature weights, largest difference between two clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature weights of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, ordered by contribution to the separation of the centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No feature weights to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 features with the largest %2 for %3 (%4): %5 lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor, whatever its sign,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside them what is </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Look into gene-expression matrices through fuzzy partitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start without the demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the window into a picture once the first fit is there, and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to open; labels after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en or de, in place of the language of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
