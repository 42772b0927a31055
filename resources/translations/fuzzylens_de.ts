<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AnnealingChart</name>
    <message>
        <source>Going on from iteration %1</source>
        <translation>Weiter ab Iteration %1</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Bestes aus %1</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Iteration %1 of at most %2</source>
        <translation>Iteration %1 von höchstens %2</translation>
    </message>
    <message>
        <source>Not in use: %1</source>
        <translation>Nicht verwendet: %1</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>%1, as wished since</source>
        <translation>%1, seither nach Wunsch</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
</context>
<context>
    <name>AxisScale</name>
    <message>
        <source>%1 (square-root scale)</source>
        <translation>%1 (Wurzelskala)</translation>
    </message>
    <message>
        <source>%1 (log scale)</source>
        <translation>%1 (logarithmische Skala)</translation>
    </message>
    <message>
        <source>%1 (√)</source>
        <translation>%1 (√)</translation>
    </message>
    <message>
        <source>%1 (log)</source>
        <translation>%1 (log)</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Nearest samples by the weights of %1:</source>
        <translation>Nächste Proben nach den Gewichten von %1:</translation>
    </message>
    <message>
        <source>Nearest samples in the embedding:</source>
        <translation>Nächste Proben in der Einbettung:</translation>
    </message>
    <message>
        <source>Nearest samples, all features weighted equally:</source>
        <translation>Nächste Proben, alle Merkmale gleich gewichtet:</translation>
    </message>
    <message>
        <source>membership</source>
        <translation>Zugehörigkeit</translation>
    </message>
    <message>
        <source>as fitted</source>
        <translation>wie angepasst</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>largest parts</source>
        <translation>größte Teile</translation>
    </message>
    <message>
        <source>other features</source>
        <translation>übrige Merkmale</translation>
    </message>
    <message>
        <source>label term</source>
        <translation>Labelterm</translation>
    </message>
    <message>
        <source>distance to %1: %2, of which %3, other features %4</source>
        <translation>Abstand zu %1: %2, davon %3, übrige Merkmale %4</translation>
    </message>
    <message>
        <source>It would be as close to %1 if %2 of %3 features changed:</source>
        <translation>Sie wäre ebenso nahe an %1, wenn sich %2 von %3 Merkmalen änderten:</translation>
    </message>
</context>
<context>
    <name>FeatureColumns</name>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>Weight of the feature, shared by all clusters</source>
        <translation>Gewicht des Merkmals, allen Clustern gemeinsam</translation>
    </message>
    <message>
        <source>Weight of the feature in %1: large when it scatters little there</source>
        <translation>Gewicht des Merkmals in %1: groß, wenn es dort wenig streut</translation>
    </message>
    <message>
        <source>weight rank</source>
        <translation>Gewichtsrang</translation>
    </message>
    <message>
        <source>Rank by the largest weight in any cluster</source>
        <translation>Rang nach dem größten Gewicht in einem Cluster</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>Mean of the values of %1, as the method saw them</source>
        <translation>Mittel der Werte von %1, wie die Methode sie sah</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Name of the feature</source>
        <translation>Name des Merkmals</translation>
    </message>
    <message>
        <source>contribution</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>Contribution to the separation of the centres</source>
        <translation>Beitrag zur Trennung der Zentren</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Rank by contribution</source>
        <translation>Rang nach Beitrag</translation>
    </message>
</context>
<context>
    <name>FeatureTable</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>FigureExport</name>
    <message>
        <source>A figure is between 5 and 2000 mm wide and high.</source>
        <translation>Eine Abbildung ist 5 bis 2000 mm breit und hoch.</translation>
    </message>
    <message>
        <source>The resolution of a figure is between 30 and 2400 dpi.</source>
        <translation>Die Auflösung einer Abbildung liegt zwischen 30 und 2400 dpi.</translation>
    </message>
    <message>
        <source>%1 x %2 pixels are more than a picture can hold; lower the resolution or the size.</source>
        <translation>%1 x %2 Pixel sind mehr, als ein Bild fasst; Auflösung oder Größe verringern.</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 x %2 pixels.</source>
        <translation>Für %1 x %2 Pixel reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>A figure needs a name that ends in .png, .svg or .pdf.</source>
        <translation>Der Name einer Abbildung muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>Figures are written as .png, .svg or .pdf; .%1 is none of them.</source>
        <translation>Abbildungen werden als .png, .svg oder .pdf geschrieben; .%1 ist nicht darunter.</translation>
    </message>
    <message>
        <source>There is nothing to draw: %1</source>
        <translation>Es gibt nichts zu zeichnen: %1</translation>
    </message>
    <message>
        <source>There is nothing to write: %1</source>
        <translation>Es gibt nichts zu schreiben: %1</translation>
    </message>
</context>
<context>
    <name>FitNotes</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Largest eigenvalue of the directions: %1</source>
        <translation>Größter Eigenwert der Richtungen: %1</translation>
    </message>
    <message>
        <source>Clusters can become one from a fuzziness of %1 on</source>
        <translation>Ab einer Unschärfe von %1 können Cluster zusammenfallen</translation>
    </message>
    <message>
        <source>Least squared distance of two centres, over the variance: %1</source>
        <translation>Kleinster quadrierter Abstand zweier Zentren, geteilt durch die Varianz: %1</translation>
    </message>
    <message>
        <source>%1 match %2</source>
        <translation>%1 passen zu %2</translation>
    </message>
    <message>
        <source>Clusters against the classes of %1, on the samples of the fit:</source>
        <translation>Cluster gegen die Klassen von %1, auf den Proben der Anpassung:</translation>
    </message>
    <message>
        <source>The search for the probes saw the labels: these figures are what it made good.</source>
        <translation>Die Suche nach den Sonden kannte die Labels: Auf diese Kennzahlen hin hat sie optimiert.</translation>
    </message>
    <message>
        <source>accuracy with the best matching %1</source>
        <translation>Genauigkeit bei bester Zuordnung %1</translation>
    </message>
    <message>
        <source>representation error %1</source>
        <translation>Repräsentationsfehler %1</translation>
    </message>
    <message>
        <source>normalised mutual information %1, over the class entropy %2</source>
        <translation>normierte Transinformation %1, bezogen auf die Klassenentropie %2</translation>
    </message>
    <message>
        <source>Rand index %1, adjusted %2</source>
        <translation>Rand-Index %1, adjustiert %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (of %n samples without constraints)</source>
        <translation>
            <numerusform>%1 (von %n Probe ohne Nebenbedingung)</numerusform>
            <numerusform>%1 (von %n Proben ohne Nebenbedingung)</numerusform>
        </translation>
    </message>
    <message>
        <source>The method uses these labels: agreement with them is no test of it.</source>
        <translation>Die Methode verwendet diese Labels: Die Übereinstimmung mit ihnen prüft sie nicht.</translation>
    </message>
    <message>
        <source>%1 (uses the labels)</source>
        <translation>%1 (verwendet die Labels)</translation>
    </message>
    <message>
        <source>training %1/%2</source>
        <translation>Training %1/%2</translation>
    </message>
</context>
<context>
    <name>GraphPicture</name>
    <message>
        <source>neighbours, similarity %1</source>
        <translation>Nachbarn, Ähnlichkeit %1</translation>
    </message>
    <message>
        <source>neighbours, similarity %1 to %2</source>
        <translation>Nachbarn, Ähnlichkeit %1 bis %2</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>missing as read, filled</source>
        <translation>beim Lesen fehlend, ergänzt</translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation>ohne Label</translation>
    </message>
    <message>
        <source>misclassified when left out</source>
        <translation>ausgelassen falsch klassifiziert</translation>
    </message>
</context>
<context>
    <name>LaplacianPicture</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>greatest error</source>
        <translation>größter Fehler</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>widest gap %1, after %2</source>
        <translation>größte Lücke %1, nach %2</translation>
    </message>
    <message>
        <source>Eigenvalues of the graph</source>
        <translation>Eigenwerte des Graphen</translation>
    </message>
</context>
<context>
    <name>ObjectiveChart</name>
    <message>
        <source>1 iteration</source>
        <translation>1 Iteration</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 Iterationen</translation>
    </message>
    <message>
        <source>Preview, %1</source>
        <translation>Vorschau, %1</translation>
    </message>
    <message>
        <source>Converged after %1</source>
        <translation>Konvergiert nach %1</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1</source>
        <translation>An der Grenze von %1 angehalten</translation>
    </message>
    <message>
        <source>Cancelled after %1</source>
        <translation>Abgebrochen nach %1</translation>
    </message>
    <message>
        <source>no change in the last</source>
        <translation>zuletzt keine Änderung</translation>
    </message>
    <message>
        <source>last drop %1</source>
        <translation>letzte Abnahme %1</translation>
    </message>
    <message>
        <source>last rise %1</source>
        <translation>letzte Zunahme %1</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Iteration %1 of %2</source>
        <translation>Iteration %1 von %2</translation>
    </message>
</context>
<context>
    <name>OverrideKinds</name>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>point, 1.5</source>
        <translation>Punkt, 1.5</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>comma, 1,5</source>
        <translation>Komma, 1,5</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What kind of file this is</source>
        <translation>Welche Art von Datei dies ist</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>The sheet of the workbook that holds the table</source>
        <translation>Das Blatt der Arbeitsmappe, auf dem die Tabelle steht</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Which matrix of the file: the main one (X), raw, or one of its layers</source>
        <translation>Welche Matrix der Datei: die Hauptmatrix (X), raw oder einer ihrer Layer</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Read all features, or only those with the greatest variance, chosen while the file is read</source>
        <translation>Alle Merkmale lesen oder nur die mit der größten Varianz, gewählt beim Lesen der Datei</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>What separates the columns</source>
        <translation>Was die Spalten trennt</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>Dezimalmarke</translation>
    </message>
    <message>
        <source>What stands before the decimals of a number</source>
        <translation>Was vor den Nachkommastellen einer Zahl steht</translation>
    </message>
    <message>
        <source>Header rows</source>
        <translation>Kopfzeilen</translation>
    </message>
    <message>
        <source>How many rows above the values hold names</source>
        <translation>Wie viele Zeilen über den Werten Namen enthalten</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>The column with the names of the rows</source>
        <translation>Die Spalte mit den Namen der Zeilen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>The column that says what the samples are; it may hold numbers, and is no feature then. Click one, or type its number or name. None: what is a number is a feature</source>
        <translation>Die Spalte, die sagt, was die Proben sind; sie darf Zahlen enthalten und ist dann kein Merkmal. Eine anklicken oder ihre Nummer oder ihren Namen eintippen. Keine: Was eine Zahl ist, ist ein Merkmal</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>What stands in the rows</source>
        <translation>Was in den Zeilen steht</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>The texts that stand for a missing value, with commas between; an empty cell always does</source>
        <translation>Die Texte, die für einen fehlenden Wert stehen, mit Kommas dazwischen; eine leere Zelle tut es immer</translation>
    </message>
</context>
<context>
    <name>PaletteEntries</name>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Test with shuffled labels</source>
        <translation>Mit vertauschten Labels prüfen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Whether the result is better than chance</source>
        <translation>Ob das Ergebnis besser als Zufall ist</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Färben nach</translation>
    </message>
    <message>
        <source>validate validation cross-validation overfitting p-value chance significance permutation random accuracy real</source>
        <translation>validieren Validierung Kreuzvalidierung Überanpassung p-Wert Zufall Signifikanz Permutation Genauigkeit echt</translation>
    </message>
    <message>
        <source>cross-validation overfitting p-value chance significance leakage</source>
        <translation>Kreuzvalidierung Überanpassung p-Wert Zufall Signifikanz Leck</translation>
    </message>
    <message>
        <source>cross-validation leave-one-out overfitting p-value accuracy</source>
        <translation>Kreuzvalidierung Überanpassung p-Wert Genauigkeit</translation>
    </message>
    <message>
        <source>samples outlier mislabelled misclassified unclear uncertain ambiguous borderline</source>
        <translation>Proben Ausreißer falsch beschriftet falsch klassifiziert unklar unsicher mehrdeutig Grenzfall</translation>
    </message>
    <message>
        <source>unclear uncertain ambiguous probability heat map</source>
        <translation>unklar unsicher mehrdeutig Wahrscheinlichkeit Heatmap</translation>
    </message>
    <message>
        <source>gene names genes markers signature biomarkers ranking</source>
        <translation>Gennamen Gene Marker Signatur Biomarker Rangfolge</translation>
    </message>
    <message>
        <source>gene importance markers signature</source>
        <translation>Gen Wichtigkeit Marker Signatur</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>scatter plot sample map</source>
        <translation>Streudiagramm Probenkarte</translation>
    </message>
    <message>
        <source>sample names list</source>
        <translation>Probennamen Liste</translation>
    </message>
    <message>
        <source>save picture image plot print png svg pdf</source>
        <translation>Bild speichern Grafik drucken png svg pdf</translation>
    </message>
    <message>
        <source>export csv table</source>
        <translation>exportieren csv Tabelle</translation>
    </message>
    <message>
        <source>export results json</source>
        <translation>Ergebnisse exportieren json</translation>
    </message>
    <message>
        <source>export html pdf summary</source>
        <translation>exportieren html pdf Zusammenfassung</translation>
    </message>
    <message>
        <source>script reproduce repeat</source>
        <translation>Skript reproduzieren wiederholen</translation>
    </message>
    <message>
        <source>load import read own file</source>
        <translation>laden importieren lesen eigene Datei</translation>
    </message>
    <message>
        <source>add labels classes annotations phenotype metadata</source>
        <translation>Labels Klassen Annotationen Phänotyp Metadaten hinzufügen</translation>
    </message>
    <message>
        <source>transpose orientation delimiter header gene names sample names</source>
        <translation>transponieren Ausrichtung Trennzeichen Kopfzeile Gennamen Probennamen</translation>
    </message>
    <message>
        <source>exclude remove delete drop outlier</source>
        <translation>ausschließen entfernen löschen Ausreißer</translation>
    </message>
    <message>
        <source>exclude remove delete drop gene</source>
        <translation>ausschließen entfernen löschen Gen</translation>
    </message>
    <message>
        <source>restore include excluded</source>
        <translation>wiederherstellen aufnehmen ausgeschlossen</translation>
    </message>
    <message>
        <source>predict classify new samples test set</source>
        <translation>vorhersagen klassifizieren neue Proben Testdaten</translation>
    </message>
    <message>
        <source>pathway enrichment gmt</source>
        <translation>Stoffwechselweg Anreicherung gmt</translation>
    </message>
    <message>
        <source>revert back</source>
        <translation>rückgängig zurück</translation>
    </message>
    <message>
        <source>repeat forward</source>
        <translation>wiederholen vorwärts</translation>
    </message>
    <message>
        <source>missing values fill nan na gaps</source>
        <translation>fehlende Werte füllen nan na Lücken</translation>
    </message>
    <message>
        <source>missing values remove nan na</source>
        <translation>fehlende Werte entfernen nan na</translation>
    </message>
    <message>
        <source>normalise normalize standardise standardize scale</source>
        <translation>normieren normalisieren standardisieren skalieren</translation>
    </message>
    <message>
        <source>normalise normalize</source>
        <translation>normieren normalisieren</translation>
    </message>
    <message>
        <source>log transform</source>
        <translation>Logarithmus transformieren</translation>
    </message>
    <message>
        <source>log transform counts</source>
        <translation>Logarithmus transformieren Zählwerte</translation>
    </message>
    <message>
        <source>gene names symbols</source>
        <translation>Gennamen Symbole</translation>
    </message>
    <message>
        <source>filter genes reduce</source>
        <translation>Gene filtern verringern</translation>
    </message>
</context>
<context>
    <name>Preparation</name>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source> · %1 beyond the axis</source>
        <translation> · %1 außerhalb der Achse</translation>
    </message>
    <message>
        <source>share of values</source>
        <translation>Anteil der Werte</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>%1 values, %2 missing</source>
        <translation>%1 Werte, %2 fehlend</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <source>mean %1 · variance %2</source>
        <translation>Mittelwert %1 · Varianz %2</translation>
    </message>
    <message>
        <source>standard deviation %1</source>
        <translation>Standardabweichung %1</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Proben</translation>
    </message>
    <message>
        <source>%1 features</source>
        <translation>%1 Merkmale</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 fehlend</translation>
    </message>
    <message>
        <source>%1 filled</source>
        <translation>%1 ergänzt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlend</translation>
    </message>
    <message>
        <source>missing as read, filled</source>
        <translation>beim Lesen fehlend, ergänzt</translation>
    </message>
    <message>
        <source>there</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>%1 of %2 missing, %3 filled</source>
        <translation>%1 von %2 fehlend, %3 ergänzt</translation>
    </message>
    <message>
        <source>%1 of %2 missing</source>
        <translation>%1 von %2 fehlend</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Joined %1: classes of all %2, label field %3. Undo takes it back.</source>
        <translation>%1 hinzugefügt: Klassen aller %2, Labelfeld %3. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Joined %1: it has a row for %2 of %3; %4 %5. Undo takes it back.</source>
        <translation>%1 hinzugefügt: Zeilen für %2 von %3; %4 %5. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>label field</source>
        <translation>Labelfeld</translation>
    </message>
    <message>
        <source>label fields</source>
        <translation>Labelfelder</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>pinning %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>%1 never probes</source>
        <translation>%1 nie als Sonde</translation>
    </message>
    <message>
        <source>leaving %1 to the search</source>
        <translation>%1 der Suche überlassen</translation>
    </message>
    <message>
        <source>Pinned as probes already.</source>
        <translation>Schon als Sonden angeheftet.</translation>
    </message>
    <message>
        <source>Never probes already.</source>
        <translation>Werden schon nie Sonden.</translation>
    </message>
    <message>
        <source>Left to the search already.</source>
        <translation>Schon der Suche überlassen.</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>not part of the table</source>
        <translation>nicht Teil der Tabelle</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>text about it</source>
        <translation>Begleittext</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlend</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>Read the %1 that vary most</source>
        <translation>Die %1 mit größter Varianz lesen</translation>
    </message>
    <message>
        <source>Take “%1” for missing</source>
        <translation>„%1“ als fehlend werten</translation>
    </message>
    <message>
        <source>%1 different: %2</source>
        <translation>%1 verschiedene: %2</translation>
    </message>
    <message>
        <source>the same for all: %1</source>
        <translation>bei allen gleich: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>samples in rows</source>
        <translation>Proben in Zeilen</translation>
    </message>
    <message>
        <source>genes in rows</source>
        <translation>Gene in Zeilen</translation>
    </message>
    <message>
        <source>also “%1”</source>
        <translation>auch „%1“</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>The computation failed for an unknown reason.</source>
        <translation>Die Berechnung ist aus unbekanntem Grund gescheitert.</translation>
    </message>
    <message>
        <source>Pairs (*.txt *.tsv *.pairs);;All files (*)</source>
        <translation>Paare (*.txt *.tsv *.pairs);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>bringing back a class</source>
        <translation>Klasse zurückholen</translation>
    </message>
    <message>
        <source>leaving out a class</source>
        <translation>Klasse weglassen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>numbers from %1 to %2</source>
        <translation>Zahlen von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>bringing back what was left out</source>
        <translation>Weggelassenes zurückholen</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <translation>über %1, bis %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>Its features are called by gene symbols already; the step that names features by gene symbols leaves them as they are.</source>
        <translation>Die Merkmale heißen schon nach Gensymbolen; der Schritt, der Merkmale nach Gensymbolen benennt, lässt sie, wie sie sind.</translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation>ohne Label</translation>
    </message>
    <message>
        <source>all samples</source>
        <translation>alle Proben</translation>
    </message>
    <message>
        <source>must-link</source>
        <translation>must-link</translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation>cannot-link</translation>
    </message>
    <message>
        <source>not fitted yet</source>
        <translation>noch nicht angepasst</translation>
    </message>
    <message>
        <source>violated</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>eingehalten</translation>
    </message>
    <message>
        <source>%1 %2 – %3: %4, cost %5</source>
        <translation>%1 %2 – %3: %4, Kosten %5</translation>
    </message>
    <message>
        <source>must-links</source>
        <translation>must-links</translation>
    </message>
    <message>
        <source>cannot-links</source>
        <translation>cannot-links</translation>
    </message>
    <message>
        <source>probe of the search</source>
        <translation>Sonde der Suche</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>pinned probe</source>
        <translation>angeheftete Sonde</translation>
    </message>
    <message>
        <source>forbidden probe</source>
        <translation>verbotene Sonde</translation>
    </message>
    <message>
        <source>never a probe</source>
        <translation>nie Sonde</translation>
    </message>
    <message>
        <source>%1 of %2: predicted %3</source>
        <translation>%1 aus %2: vorhergesagt %3</translation>
    </message>
    <message>
        <source>, is %1</source>
        <translation>, ist %1</translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>Einbettung</translation>
    </message>
    <message>
        <source>%1: the picture cannot be written; %2</source>
        <translation>%1: Das Bild kann nicht geschrieben werden; %2</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>konvergiert</translation>
    </message>
    <message>
        <source>the limit, not yet at rest</source>
        <translation>Grenze erreicht, noch nicht in Ruhe</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation>Zielfunktion %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>predicted %1, is %2</source>
        <translation>vorhergesagt %1, ist %2</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <translation>vorhergesagt %1</translation>
    </message>
    <message>
        <source>PC %1 of the features (%2 %)</source>
        <translation>HK %1 der Merkmale (%2 %)</translation>
    </message>
    <message>
        <source>%1 + label term</source>
        <translation>%1 + Labelterm</translation>
    </message>
    <message>
        <source>Outlined markers: %1 of %2, placed by the model. </source>
        <translation>Umrandete Marken: %1 aus %2, vom Modell platziert. </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n Probe</numerusform>
            <numerusform>%n Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>They are not shown in the plane of the features.</source>
        <translation>In der Ebene der Merkmale werden sie nicht gezeigt.</translation>
    </message>
    <message>
        <source>They are not shown in these coordinates, which contain the labels.</source>
        <translation>In diesen Koordinaten, die die Labels enthalten, werden sie nicht gezeigt.</translation>
    </message>
    <message>
        <source>Their colour is the class given in the file.</source>
        <translation>Ihre Farbe zeigt die Klasse aus der Datei.</translation>
    </message>
    <message>
        <source>Their colour is the predicted class; the file gives no class for them.</source>
        <translation>Ihre Farbe zeigt die vorhergesagte Klasse; die Datei nennt keine.</translation>
    </message>
    <message>
        <source>nearest prototype: %1</source>
        <translation>nächster Prototyp: %1</translation>
    </message>
    <message>
        <source>cluster %1: %2</source>
        <translation>Cluster %1: %2</translation>
    </message>
    <message>
        <source>memberships %1</source>
        <translation>Zugehörigkeiten %1</translation>
    </message>
    <message>
        <source>distance driven by %1</source>
        <translation>Abstand bestimmt durch %1</translation>
    </message>
    <message>
        <source>membership in %1</source>
        <translation>Zugehörigkeit zu %1</translation>
    </message>
    <message>
        <source>across</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>predicted %1 when left out, is %2</source>
        <translation>ausgelassen vorhergesagt %1, ist %2</translation>
    </message>
    <message>
        <source>predicted %1 when left out</source>
        <translation>ausgelassen vorhergesagt %1</translation>
    </message>
    <message>
        <source>PC %1 of %2 (%3 %)</source>
        <translation>Hauptkomponente %1 von %2 (%3 %)</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>Differenzen</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>there is no view &quot;%1&quot;; views are %2</source>
        <translation>es gibt keine Ansicht „%1“; Ansichten sind %2</translation>
    </message>
    <message>
        <source>--size takes width x height as 85x60mm, not &quot;%1&quot;</source>
        <translation>--size erwartet Breite x Höhe wie 85x60mm, nicht „%1“</translation>
    </message>
    <message>
        <source>--dpi takes a number from 30 to 2400, not &quot;%1&quot;</source>
        <translation>--dpi erwartet eine Zahl von 30 bis 2400, nicht „%1“</translation>
    </message>
    <message>
        <source>--turn takes the degrees aside and above as -30,20, not &quot;%1&quot;</source>
        <translation>--turn erwartet die Grade seitwärts und aufwärts wie -30,20, nicht „%1“</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>unbekannte Option %1</translation>
    </message>
    <message>
        <source>one result file is drawn at a time; &quot;%1&quot; is too many</source>
        <translation>gezeichnet wird nur eine Ergebnisdatei auf einmal; „%1“ ist zu viel</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>a result file is needed</source>
        <translation>eine Ergebnisdatei fehlt</translation>
    </message>
    <message>
        <source>--view is needed; views are %1</source>
        <translation>--view fehlt; Ansichten sind %1</translation>
    </message>
    <message>
        <source>--graph and --turn are of the view &quot;scatter&quot;</source>
        <translation>--graph und --turn gehören zur Ansicht „scatter“</translation>
    </message>
    <message>
        <source>-o is needed: a file that ends in .png, .svg or .pdf</source>
        <translation>-o fehlt: eine Datei, die auf .png, .svg oder .pdf endet</translation>
    </message>
    <message>
        <source>%1 holds no graph of the samples</source>
        <translation>%1 enthält keinen Graphen der Proben</translation>
    </message>
    <message>
        <source>%1 has less than three dimensions to be turned</source>
        <translation>%1 hat weniger als drei Dimensionen und lässt sich nicht drehen</translation>
    </message>
    <message>
        <source>the view &quot;%1&quot; shows what a result does not hold (values of the data, pairs); export it from the window</source>
        <translation>die Ansicht „%1“ zeigt, was ein Ergebnis nicht enthält (Werte der Daten, Paare); aus dem Fenster exportieren</translation>
    </message>
    <message>
        <source>%1 holds nothing that the view &quot;%2&quot; could show</source>
        <translation>%1 enthält nichts, was die Ansicht „%2“ zeigen könnte</translation>
    </message>
    <message>
        <source>%1 could not be drawn: %2</source>
        <translation>%1 konnte nicht gezeichnet werden: %2</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Baseline: always %1</source>
        <translation>Vergleichswert: immer %1</translation>
    </message>
    <message>
        <source>What the largest class gives without any data; less than this is no success.</source>
        <translation>Was die größte Klasse ganz ohne Daten ergibt; weniger ist kein Erfolg.</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>Nothing in this report says how well new samples would be predicted.</source>
        <translation>Nichts in diesem Bericht sagt, wie gut neue Proben vorhergesagt würden.</translation>
    </message>
    <message>
        <source>This method has no such figure.</source>
        <translation>Für diese Methode gibt es keine solche Kennzahl.</translation>
    </message>
    <message>
        <source>Accuracies: samples whose predicted class is right</source>
        <translation>Genauigkeiten: Proben, deren vorhergesagte Klasse stimmt</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
        <source>On the samples whose labels the fit has seen: too good, no estimate for new samples.</source>
        <translation>Auf den Proben, deren Labels die Anpassung gesehen hat: zu gut, keine Schätzung für neue Proben.</translation>
    </message>
    <message>
        <source>The class of the nearest other labelled sample; the method itself has seen no labels.</source>
        <translation>Die Klasse der nächsten anderen Probe mit Label; die Methode selbst hat keine Labels gesehen.</translation>
    </message>
    <message>
        <source>Withheld labels</source>
        <translation>Zurückgehaltene Labels</translation>
    </message>
    <message>
        <source>Samples whose labels the fit has not seen; their values it has.</source>
        <translation>Proben, deren Labels die Anpassung nicht gesehen hat, ihre Werte aber schon.</translation>
    </message>
    <message>
        <source>Agreement of the clusters with the classes of %1, on the samples of the fit</source>
        <translation>Übereinstimmung der Cluster mit den Klassen von %1, auf den Proben der Anpassung</translation>
    </message>
    <message>
        <source>Accuracy with the best matching of clusters to classes</source>
        <translation>Genauigkeit bei bester Zuordnung der Cluster zu Klassen</translation>
    </message>
    <message>
        <source>Representation error (majority of each cluster)</source>
        <translation>Repräsentationsfehler (Mehrheit je Cluster)</translation>
    </message>
    <message>
        <source>Normalised mutual information</source>
        <translation>Normierte Transinformation</translation>
    </message>
    <message>
        <source>Mutual information over class entropy</source>
        <translation>Transinformation, bezogen auf die Klassenentropie</translation>
    </message>
    <message>
        <source>Rand index</source>
        <translation>Rand-Index</translation>
    </message>
    <message>
        <source>Adjusted Rand index</source>
        <translation>Adjustierter Rand-Index</translation>
    </message>
    <message>
        <source>Predicted numbers, on the samples whose numbers the fit has seen</source>
        <translation>Vorhergesagte Zahlen, auf den Proben, deren Zahlen die Anpassung gesehen hat</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Root mean squared error (training)</source>
        <translation>Wurzel des mittleren quadratischen Fehlers (Training)</translation>
    </message>
    <message>
        <source>R² (training)</source>
        <translation>R² (Training)</translation>
    </message>
    <message>
        <source>The method makes clusters and predicts no classes: there is no accuracy on new samples. What follows compares its clusters with the labels.</source>
        <translation>Die Methode bildet Cluster und sagt keine Klassen vorher: Es gibt keine Genauigkeit für neue Proben. Im Folgenden werden ihre Cluster mit den Labels verglichen.</translation>
    </message>
    <message>
        <source>The search for the probes saw the labels: these figures are what it made good, and say nothing about other samples.</source>
        <translation>Die Suche nach den Sonden kannte die Labels: Auf diese Kennzahlen hin hat sie optimiert; über andere Proben sagen sie nichts.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>The samples have no labels here, so nothing can be said of accuracy.</source>
        <translation>Die Proben haben hier keine Labels, daher lässt sich über Genauigkeit nichts sagen.</translation>
    </message>
    <message>
        <source>Nothing was left out: nothing here says how well new samples would be predicted.</source>
        <translation>Nichts wurde ausgelassen: Nichts hier sagt, wie gut neue Proben vorhergesagt würden.</translation>
    </message>
    <message>
        <source>The data</source>
        <translation>Die Daten</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>%1, made by FuzzyLens (%2)</source>
        <translation>%1, von FuzzyLens erzeugt (%2)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>As read</source>
        <translation>Wie gelesen</translation>
    </message>
    <message>
        <source>Missing values as read</source>
        <translation>Fehlende Werte beim Lesen</translation>
    </message>
    <message>
        <source>In the fit</source>
        <translation>In der Anpassung</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>numbers, %1</source>
        <translation>Zahlen, %1</translation>
    </message>
    <message>
        <source>Classes of %1 and their samples</source>
        <translation>Klassen von %1 und ihre Proben</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>without a label</source>
        <translation>ohne Label</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>Wie die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>This report was made from a result alone: how the file was read is not in it.</source>
        <translation>Dieser Bericht entstand allein aus einem Ergebnis: Wie die Datei gelesen wurde, steht nicht darin.</translation>
    </message>
    <message>
        <source>Nothing was found wrong with the data when they were read.</source>
        <translation>Beim Lesen der Daten wurde nichts beanstandet.</translation>
    </message>
    <message>
        <source>… and %1 more of these.</source>
        <translation>… und %1 weitere davon.</translation>
    </message>
    <message>
        <source>To be known about the data as read:</source>
        <translation>Wissenswert zu den gelesenen Daten:</translation>
    </message>
    <message>
        <source>Rank by weight</source>
        <translation>Rang nach Gewicht</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>Größtes Gewicht</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>in cluster</source>
        <translation>in Cluster</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Leading features by their contribution to the separation of the centres</source>
        <translation>Führende Merkmale nach ihrem Beitrag zur Trennung der Zentren</translation>
    </message>
    <message>
        <source>Leading features by weight</source>
        <translation>Führende Merkmale nach Gewicht</translation>
    </message>
    <message>
        <source>Leading features: the first %1 by weight, then those of the first %1 by contribution to the separation of the centres that are not among them</source>
        <translation>Führende Merkmale: die ersten %1 nach Gewicht, dann diejenigen der ersten %1 nach Beitrag zur Trennung der Zentren, die nicht darunter sind</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Rank by contribution</source>
        <translation>Rang nach Beitrag</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>The weight of a feature is in proportion to what its factor counts with.</source>
        <translation>Das Gewicht eines Merkmals ist proportional zu dem Wert, mit dem sein Faktor zählt.</translation>
    </message>
    <message>
        <source>A feature has a large weight in a cluster where it counts much in the distances, which by itself does not make it tell clusters apart.</source>
        <translation>Ein Merkmal hat großes Gewicht in einem Cluster, wo es in den Abständen viel zählt; das allein heißt nicht, dass es Cluster unterscheidet.</translation>
    </message>
    <message>
        <source>This method weighs no features. The contribution of a feature is in proportion to the squared difference of the centres there, summed over the pairs of clusters.</source>
        <translation>Diese Methode gewichtet keine Merkmale. Der Beitrag eines Merkmals ist proportional zur quadrierten Differenz der Zentren in diesem Merkmal, summiert über die Paare von Clustern.</translation>
    </message>
    <message>
        <source>The contribution of feature l, (wᵢₗ + wⱼₗ)(cᵢₗ − cⱼₗ)² summed over the pairs of clusters i and j, says how much it sets the centres apart. Features that lead both rankings are the ones to look at.</source>
        <translation>Der Beitrag von Merkmal l, (wᵢₗ + wⱼₗ)(cᵢₗ − cⱼₗ)², summiert über die Paare von Clustern i und j, sagt, wie sehr es die Zentren trennt. Merkmale, die in beiden Rangfolgen vorn stehen, verdienen einen genaueren Blick.</translation>
    </message>
    <message>
        <source>Probes: the samples that describe the others</source>
        <translation>Sonden: die Proben, die die anderen beschreiben</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>In cluster</source>
        <translation>In Cluster</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>This method says nothing of single features: it goes by the samples alone.</source>
        <translation>Diese Methode sagt nichts über einzelne Merkmale: Sie richtet sich allein nach den Proben.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>set</source>
        <translation>eingestellt</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es bewirkt</translation>
    </message>
    <message>
        <source>Method and parameters</source>
        <translation>Methode und Parameter</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is not known to this version.</source>
        <translation>Die Methode „%1“ ist dieser Version nicht bekannt.</translation>
    </message>
    <message>
        <source>Published in: %1.</source>
        <translation>Veröffentlicht in: %1.</translation>
    </message>
    <message>
        <source>Without a part in this fit: %1.</source>
        <translation>Ohne Wirkung in dieser Anpassung: %1.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 samples × %2 features</source>
        <translation>%1 Proben × %2 Merkmale</translation>
    </message>
    <message>
        <source>data made by the program (%1)</source>
        <translation>ein vom Programm erzeugter Datensatz (%1)</translation>
    </message>
    <message>
        <source>the file %1 (SHA-256 %2)</source>
        <translation>die Datei %1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>We analysed %1, %2 in the fit</source>
        <translation>Analysiert wurde %1, %2 in der Anpassung</translation>
    </message>
    <message>
        <source>, with the labels %1 (%2)</source>
        <translation>, mit den Labels %1 (%2)</translation>
    </message>
    <message>
        <source>The values were used as read.</source>
        <translation>Die Werte wurden wie gelesen verwendet.</translation>
    </message>
    <message>
        <source>Before the fit these steps were applied, in this order: %1.</source>
        <translation>Vor der Anpassung wurden diese Schritte angewendet, in dieser Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>The method was %1 [1], as FuzzyLens %2 [2] computes it, with %3 and all else as listed below; it %4.</source>
        <translation>Die Methode war %1 [1], wie FuzzyLens %2 [2] sie berechnet, mit %3 und allem anderen wie unten aufgeführt; sie %4.</translation>
    </message>
    <message>
        <source>It was guided by %1 pairs of samples that must and %2 that cannot be together.</source>
        <translation>Geleitet wurde sie von %1 Probenpaaren, die zusammengehören müssen, und %2, die nicht zusammengehören dürfen.</translation>
    </message>
    <message>
        <source>The training accuracy was %1.</source>
        <translation>Die Trainingsgenauigkeit war %1.</translation>
    </message>
    <message>
        <source>With the best matching of clusters to classes, %1 of the samples agreed with their labels.</source>
        <translation>Bei der besten Zuordnung der Cluster zu den Klassen stimmten %1 der Proben mit ihren Labels überein.</translation>
    </message>
    <message>
        <source>The search for the probes had seen the labels.</source>
        <translation>Die Suche nach den Sonden hatte die Labels gesehen.</translation>
    </message>
    <message>
        <source>Methods, to be quoted</source>
        <translation>Methoden, zum Zitieren</translation>
    </message>
    <message>
        <source>[2] FuzzyLens %1, free software (GPL-3.0-or-later).</source>
        <translation>[2] FuzzyLens %1, freie Software (GPL-3.0-or-later).</translation>
    </message>
    <message>
        <source>What it was made with</source>
        <translation>Womit es entstanden ist</translation>
    </message>
    <message>
        <source>FuzzyLens</source>
        <translation>FuzzyLens</translation>
    </message>
    <message>
        <source>Instruction set of the fit</source>
        <translation>Befehlssatz der Anpassung</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>none: nothing is drawn</source>
        <translation>keiner: es wird nichts gezogen</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>SHA-256 der Datei</translation>
    </message>
    <message>
        <source>none: the data are made by the program</source>
        <translation>keine: das Programm erzeugt die Daten</translation>
    </message>
    <message>
        <source>Eigen</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>QCustomPlot</source>
        <translation>QCustomPlot</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>To repeat it</source>
        <translation>Zum Wiederholen</translation>
    </message>
    <message>
        <source>This line gives the same numbers, bit for bit, with the same version and instruction set on the same file:</source>
        <translation>Diese Zeile ergibt mit derselben Version und demselben Befehlssatz an derselben Datei Bit für Bit dieselben Zahlen:</translation>
    </message>
    <message>
        <source>The line names a file of pairs that was not saved when this report was written.</source>
        <translation>Die Zeile nennt eine Datei mit Paaren, die nicht gespeichert war, als dieser Bericht geschrieben wurde.</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>Tabelle %1. %2</translation>
    </message>
    <message>
        <source>Figure %1. %2</source>
        <translation>Abbildung %1. %2</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Report by FuzzyLens %1, %2</source>
        <translation>Bericht von FuzzyLens %1, %2</translation>
    </message>
    <message>
        <source>en</source>
        <comment>of these texts, as HTML names languages</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>A mark is a sample, its shape and colour its class; crosses are the centres of the clusters.</source>
        <translation>Ein Zeichen ist eine Probe, Form und Farbe zeigen ihre Klasse; Kreuze sind die Zentren der Cluster.</translation>
    </message>
    <message>
        <source>The leading features, the first on top; what the figures are stands above them.</source>
        <translation>Die führenden Merkmale, das erste oben; was die Zahlen bedeuten, steht darüber.</translation>
    </message>
    <message>
        <source>A row is a sample, a column a cluster; the lighter, the more the sample belongs there.</source>
        <translation>Eine Zeile ist eine Probe, eine Spalte ein Cluster; je heller, desto mehr gehört die Probe dorthin.</translation>
    </message>
    <message>
        <source>A row is a sample, a column a probe.</source>
        <translation>Eine Zeile ist eine Probe, eine Spalte eine Sonde.</translation>
    </message>
    <message>
        <source>A row is a feature, a column a sample; values as the method saw them, as z-scores of the feature.</source>
        <translation>Eine Zeile ist ein Merkmal, eine Spalte eine Probe; Werte, wie die Methode sie sah, als z-Werte des Merkmals.</translation>
    </message>
    <message>
        <source>What the fit makes small, iteration by iteration.</source>
        <translation>Was die Anpassung klein macht, Iteration für Iteration.</translation>
    </message>
    <message>
        <source>The search for the probes, temperature by temperature.</source>
        <translation>Die Suche nach den Sonden, Temperatur für Temperatur.</translation>
    </message>
    <message>
        <source>The eigenvalues that the reduction goes by; those used as dimensions stand apart.</source>
        <translation>Die Eigenwerte, nach denen sich die Reduktion richtet; die als Dimensionen verwendeten sind abgesetzt.</translation>
    </message>
    <message>
        <source>How far the embedding agrees with the normalised Laplacian of the graph of samples and probes.</source>
        <translation>Wie weit die Einbettung mit der normalisierten Laplace-Matrix des Graphen aus Proben und Sonden übereinstimmt.</translation>
    </message>
    <message>
        <source>a report is of one result; &quot;%1&quot; is too many</source>
        <translation>ein Bericht gilt einem Ergebnis; „%1“ ist zu viel</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>unbekannte Option %1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>a result file is needed</source>
        <translation>eine Ergebnisdatei fehlt</translation>
    </message>
    <message>
        <source>-o is needed: NAME of NAME.html and NAME.pdf</source>
        <translation>-o ist nötig: NAME aus NAME.html und NAME.pdf</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 von %2 (%3)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation>1 Iteration</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 Iterationen</translation>
    </message>
    <message>
        <source>converged after %1</source>
        <translation>konvergierte nach %1</translation>
    </message>
    <message>
        <source>stopped at its limit of %1, not yet at rest</source>
        <translation>endete an ihrer Grenze von %1, ohne zur Ruhe zu kommen</translation>
    </message>
    <message>
        <source>was stopped after %1</source>
        <translation>wurde nach %1 angehalten</translation>
    </message>
    <message>
        <source>There is not enough memory for this report.</source>
        <translation>Der Speicher reicht für diesen Bericht nicht.</translation>
    </message>
    <message>
        <source>How the fit ended</source>
        <translation>Wie die Anpassung endete</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>it %1</source>
        <translation>sie %1</translation>
    </message>
    <message>
        <source>Start that was kept</source>
        <translation>Behaltener Start</translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <translation>Nummer %1 von %2</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>… of which %1</source>
        <translation>… davon %1</translation>
    </message>
    <message>
        <source>Mean entropy of the memberships (0 crisp, 1 all alike)</source>
        <translation>Mittlere Entropie der Zugehörigkeiten (0 scharf, 1 alle gleich)</translation>
    </message>
    <message>
        <source>Clusters: samples whose largest membership is there</source>
        <translation>Cluster: Proben, deren größte Zugehörigkeit dort liegt</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Sum of memberships</source>
        <translation>Summe der Zugehörigkeiten</translation>
    </message>
    <message>
        <source>Effective features</source>
        <translation>Wirksame Merkmale</translation>
    </message>
    <message>
        <source>Classes in it</source>
        <translation>Klassen darin</translation>
    </message>
    <message>
        <source>Must-links</source>
        <translation>Must-links</translation>
    </message>
    <message>
        <source>Cannot-links</source>
        <translation>Cannot-links</translation>
    </message>
    <message>
        <source>Broken by the clusters</source>
        <translation>Von den Clustern verletzt</translation>
    </message>
    <message>
        <source>Broken after the repair</source>
        <translation>Nach der Reparatur verletzt</translation>
    </message>
    <message>
        <source>Pairs of samples that guided the fit</source>
        <translation>Probenpaare, die die Anpassung leiteten</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The fit gave no warning.</source>
        <translation>Die Anpassung gab keine Warnung.</translation>
    </message>
    <message>
        <source>Warnings of the fit:</source>
        <translation>Warnungen der Anpassung:</translation>
    </message>
    <message>
        <source>Steps, in the order they were applied</source>
        <translation>Schritte, in der Reihenfolge ihrer Anwendung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation>In der Kommandozeile</translation>
    </message>
    <message>
        <source>Step %1 should stand before step %2: %3.</source>
        <translation>Schritt %1 sollte vor Schritt %2 stehen: %3.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>No step was applied: the method saw the values as read.</source>
        <translation>Kein Schritt wurde angewendet: Die Methode sah die Werte wie gelesen.</translation>
    </message>
    <message>
        <source>The names of the rows, which would be smaller than 5 points, are left out.</source>
        <translation>Die Namen der Zeilen, die kleiner als 5 Punkt wären, sind weggelassen.</translation>
    </message>
    <message>
        <source>%1: %2 (default)</source>
        <translation>%1: %2 (Voreinstellung)</translation>
    </message>
    <message>
        <source>Leave-one-out, steps fitted in each fold</source>
        <translation>Leave-one-out, Schritte in jeder Teilung angepasst</translation>
    </message>
    <message>
        <source>Leave-one-out, steps fitted on all samples</source>
        <translation>Leave-one-out, Schritte an alle Proben angepasst</translation>
    </message>
    <message>
        <source>Each sample predicted by steps and a model that were fitted without it. Parameters that were chosen by looking at such figures make them too good.</source>
        <translation>Jede Probe von Schritten und einem Modell vorhergesagt, die ohne sie angepasst wurden. Parameter, die nach solchen Zahlen gewählt wurden, machen diese zu gut.</translation>
    </message>
    <message>
        <source>As published: the steps were fitted once, before anything was left out, and have seen every sample.</source>
        <translation>Wie veröffentlicht: Die Schritte wurden einmal angepasst, bevor etwas weggelassen wurde, und haben jede Probe gesehen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The same with permuted labels</source>
        <translation>Dasselbe mit permutierten Labels</translation>
    </message>
    <message>
        <source>In leave-one-out cross-validation %1 were predicted correctly, with the preprocessing fitted in each fold.</source>
        <translation>In der Leave-one-out-Kreuzvalidierung wurden %1 richtig vorhergesagt, mit in jeder Teilung angepasster Vorverarbeitung.</translation>
    </message>
    <message>
        <source>In leave-one-out cross-validation %1 were predicted correctly; the preprocessing had been fitted on all samples.</source>
        <translation>In der Leave-one-out-Kreuzvalidierung wurden %1 richtig vorhergesagt; die Vorverarbeitung war an alle Proben angepasst.</translation>
    </message>
    <message>
        <source>The method uses these labels: the agreement is no test of it.</source>
        <translation>Die Methode verwendet diese Labels: Die Übereinstimmung prüft sie nicht.</translation>
    </message>
    <message>
        <source>Agreement of the clusters with the classes of %1, on the %2 samples without constraints</source>
        <translation>Übereinstimmung der Cluster mit den Klassen von %1, auf den %2 Proben ohne Nebenbedingung</translation>
    </message>
    <message>
        <source>Samples in constraints are not scored: the constraint guided the fit.</source>
        <translation>Proben mit Nebenbedingung werden nicht bewertet: Die Nebenbedingung hat die Anpassung gelenkt.</translation>
    </message>
    <message>
        <source>The training accuracy, on samples whose labels the method uses, was %1.</source>
        <translation>Die Trainingsgenauigkeit, auf Proben, deren Labels die Methode verwendet, betrug %1.</translation>
    </message>
    <message>
        <source>With the best matching of clusters to classes, %1 of the samples without constraints agreed with their labels.</source>
        <translation>Bei der besten Zuordnung der Cluster zu Klassen stimmten %1 der Proben ohne Nebenbedingung mit ihren Labels überein.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Cross-validation</source>
        <translation>Kreuzvalidierung</translation>
    </message>
    <message>
        <source>95 % interval %1 to %2. Protocol: %3. Parameters that were chosen by looking at such figures make them too good.</source>
        <translation>95-%-Intervall %1 bis %2. Protokoll: %3. Parameter, die anhand solcher Zahlen gewählt wurden, machen sie zu gut.</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n permutations of the labels: what chance gives.</source>
        <translation>
            <numerusform>%n Permutation der Labels: was der Zufall ergibt.</numerusform>
            <numerusform>%n Permutationen der Labels: was der Zufall ergibt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>%1 samples × %2 features</source>
        <translation>%1 Proben × %2 Merkmale</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>left out %1/%2</source>
        <translation>ausgelassen %1/%2</translation>
    </message>
    <message>
        <source>%1, no better than chance</source>
        <translation>%1, nicht besser als Zufall</translation>
    </message>
    <message>
        <source>%1, too few samples for a verdict</source>
        <translation>%1, zu wenige Proben für ein Urteil</translation>
    </message>
</context>
<context>
    <name>ScatterFigure</name>
    <message>
        <source>centre of a cluster</source>
        <translation>Zentrum eines Clusters</translation>
    </message>
    <message>
        <source>must-link</source>
        <translation>must-link</translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation>cannot-link</translation>
    </message>
    <message>
        <source>violated: cost</source>
        <translation>verletzt: Kosten</translation>
    </message>
    <message>
        <source>cluster, 2 sd</source>
        <translation>Cluster, 2 SD</translation>
    </message>
    <message>
        <source>pinned probe</source>
        <translation>angeheftete Sonde</translation>
    </message>
    <message>
        <source>never a probe</source>
        <translation>nie Sonde</translation>
    </message>
    <message>
        <source>projected: %1</source>
        <translation>projiziert: %1</translation>
    </message>
    <message>
        <source>equal membership</source>
        <translation>gleiche Zugehörigkeit</translation>
    </message>
    <message>
        <source>misclassified when left out</source>
        <translation>ausgelassen falsch klassifiziert</translation>
    </message>
    <message>
        <source>Shape: %1</source>
        <translation>Form: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Größe: %1</translation>
    </message>
</context>
<context>
    <name>SettingsText</name>
    <message>
        <source>no steps</source>
        <translation>keine Schritte</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>Schritte %1</translation>
    </message>
</context>
<context>
    <name>SpectrumChart</name>
    <message>
        <source>Gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>linearised</source>
        <translation>linearisiert</translation>
    </message>
    <message>
        <source>The linearised similarity vanishes: all samples are about equally unlike, which solves the equations whatever the classes.</source>
        <translation>Die linearisierte Ähnlichkeit verschwindet: Alle Proben sind einander etwa gleich unähnlich, und das löst die Gleichungen, wie auch immer die Klassen sind.</translation>
    </message>
    <message>
        <source>Variances of the principal components</source>
        <translation>Varianzen der Hauptkomponenten</translation>
    </message>
    <message>
        <source>Eigenvalues of the graph&apos;s Laplacian</source>
        <translation>Eigenwerte der Laplace-Matrix des Graphen</translation>
    </message>
    <message>
        <source>Eigenvalues of the Laplacian along projections</source>
        <translation>Eigenwerte der Laplace-Matrix entlang von Projektionen</translation>
    </message>
    <message>
        <source>component, by variance</source>
        <translation>Komponente, nach Varianz</translation>
    </message>
    <message>
        <source>eigenvalue, in order</source>
        <translation>Eigenwert, der Reihe nach</translation>
    </message>
    <message>
        <source>widest drop %1, after %2</source>
        <translation>größter Abfall %1, nach %2</translation>
    </message>
    <message>
        <source>gap after %1 clusters %2</source>
        <translation>Lücke nach %1 Clustern %2</translation>
    </message>
    <message>
        <source>widest gap %1, after %2</source>
        <translation>größte Lücke %1, nach %2</translation>
    </message>
    <message>
        <source>, the widest</source>
        <translation>, die größte</translation>
    </message>
    <message>
        <source>component %1: %2</source>
        <translation>Komponente %1: %2</translation>
    </message>
    <message>
        <source>eigenvalue %1: %2</source>
        <translation>Eigenwert %1: %2</translation>
    </message>
    <message>
        <source>%1 % of the variance</source>
        <translation>%1 % der Varianz</translation>
    </message>
    <message>
        <source>the same for all samples</source>
        <translation>für alle Proben gleich</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>across</source>
        <translation>zwischen</translation>
    </message>
    <message>
        <source>Mean similarity, by classes</source>
        <translation>Mittlere Ähnlichkeit, nach Klassen</translation>
    </message>
    <message>
        <source>Similarity by class</source>
        <translation>Ähnlichkeit nach Klasse</translation>
    </message>
    <message>
        <source>trivial</source>
        <translation>trivial</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;names</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
</context>
<context>
    <name>TableFigure</name>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
</context>
<context>
    <name>ValueHint</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Switch off %1</source>
        <translation>%1 abschalten</translation>
    </message>
    <message>
        <source>Values look like raw counts (whole numbers, %1).</source>
        <translation>Die Werte sehen aus wie rohe Zählwerte (ganze Zahlen, %1).</translation>
    </message>
    <message>
        <source>Takes ln(1 + value) as the first step. Counts spread the more the higher they are; the logarithm evens that out.</source>
        <translation>Nimmt ln(1 + Wert) als ersten Schritt. Zählwerte streuen umso mehr, je höher sie sind; der Logarithmus gleicht das aus.</translation>
    </message>
    <message>
        <source>Values look like intensities without a logarithm (%1).</source>
        <translation>Die Werte sehen aus wie Intensitäten ohne Logarithmus (%1).</translation>
    </message>
    <message>
        <source>Values look like logarithms already (%1).</source>
        <translation>Die Werte sehen aus, als wären sie schon Logarithmen (%1).</translation>
    </message>
    <message>
        <source>Leaves out the second logarithm; the step stays in the list</source>
        <translation>Lässt den zweiten Logarithmus weg; der Schritt bleibt in der Liste</translation>
    </message>
    <message>
        <source>Every feature has mean 0 and standard deviation 1 already (divisor %1).</source>
        <translation>Jedes Merkmal hat schon Mittelwert 0 und Standardabweichung 1 (Divisor %1).</translation>
    </message>
    <message>
        <source>n − 1</source>
        <translation>n − 1</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Standardising again changes nothing that matters</source>
        <translation>Erneutes Standardisieren ändert nichts von Belang</translation>
    </message>
    <message>
        <source>Takes the logarithm first. It evens out the spread of low and high values; SFP with weights of its own for every cluster often does better on the values as they are, standardised. Undo takes it back.</source>
        <translation>Nimmt zuerst den Logarithmus. Er gleicht die Streuung niedriger und hoher Werte an; SFP mit eigenen Gewichten für jeden Cluster ist auf den standardisierten Werten, wie sie sind, oft besser. Rückgängig macht es ungeschehen.</translation>
    </message>
    <message>
        <source>Raises values below %1, which are noise on most arrays, to %1.</source>
        <translation>Hebt Werte unter %1, die auf den meisten Arrays Rauschen sind, auf %1.</translation>
    </message>
    <message>
        <source>Left out, %1 of %3 samples are correct with the offered steps, %2 without them.</source>
        <translation>Ausgelassen sind mit den angebotenen Schritten %1 von %3 Proben richtig, ohne sie %2.</translation>
    </message>
</context>
<context>
    <name>ValueStrips</name>
    <message>
        <source>n %1 · median %2</source>
        <translation>n %1 · Median %2</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>distance to cluster %1</source>
        <translation>Abstand zu Cluster %1</translation>
    </message>
    <message>
        <source>distance to %1</source>
        <translation>Abstand zu %1</translation>
    </message>
    <message>
        <source>membership of %1</source>
        <translation>Zugehörigkeit zu %1</translation>
    </message>
    <message>
        <source>component %1</source>
        <translation>Komponente %1</translation>
    </message>
    <message>
        <source>discriminant %1</source>
        <translation>Diskriminante %1</translation>
    </message>
    <message>
        <source>projection %1</source>
        <translation>Projektion %1</translation>
    </message>
    <message>
        <source>vector %1</source>
        <translation>Vektor %1</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>membership entropy</source>
        <translation>Entropie der Zugehörigkeiten</translation>
    </message>
    <message>
        <source>weight entropy</source>
        <translation>Entropie der Gewichte</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>agglomeration</source>
        <translation>Agglomeration</translation>
    </message>
    <message>
        <source>violated pairs</source>
        <translation>verletzte Paare</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>violated pairs after repair</source>
        <translation>verletzte Paare nach Reparatur</translation>
    </message>
    <message>
        <source>effective features</source>
        <translation>wirksame Merkmale</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>must links</source>
        <translation>Must-Links</translation>
    </message>
    <message>
        <source>cannot links</source>
        <translation>Cannot-Links</translation>
    </message>
    <message>
        <source>matched accuracy</source>
        <translation>Genauigkeit bei bester Zuordnung</translation>
    </message>
    <message>
        <source>mutual information geometric</source>
        <translation>normierte Transinformation</translation>
    </message>
    <message>
        <source>mutual information class entropy</source>
        <translation>Transinformation, bezogen auf die Klassenentropie</translation>
    </message>
    <message>
        <source>rand index</source>
        <translation>Rand-Index</translation>
    </message>
    <message>
        <source>adjusted rand index</source>
        <translation>adjustierter Rand-Index</translation>
    </message>
    <message>
        <source>training accuracy</source>
        <translation>Genauigkeit im Training</translation>
    </message>
    <message>
        <source>training correct</source>
        <translation>richtig im Training</translation>
    </message>
    <message>
        <source>training r squared</source>
        <translation>Bestimmtheitsmaß im Training</translation>
    </message>
    <message>
        <source>training rmse</source>
        <translation>mittlerer quadratischer Fehler (Wurzel) im Training</translation>
    </message>
    <message>
        <source>training samples</source>
        <translation>Proben im Training</translation>
    </message>
    <message>
        <source>withheld accuracy</source>
        <translation>Genauigkeit auf zurückgehaltenen Labels</translation>
    </message>
    <message>
        <source>withheld correct</source>
        <translation>richtig auf zurückgehaltenen Labels</translation>
    </message>
    <message>
        <source>withheld samples</source>
        <translation>Proben mit zurückgehaltenem Label</translation>
    </message>
    <message>
        <source>entire set accuracy</source>
        <translation>Genauigkeit auf der ganzen Menge</translation>
    </message>
    <message>
        <source>leave one out global samples</source>
        <translation>Proben beim Auslassen</translation>
    </message>
    <message>
        <source>leave one out global correct</source>
        <translation>richtig beim Auslassen</translation>
    </message>
    <message>
        <source>leave one out global accuracy</source>
        <translation>Genauigkeit beim Auslassen</translation>
    </message>
    <message>
        <source>largest eigenvalue</source>
        <translation>größter Eigenwert</translation>
    </message>
    <message>
        <source>fuzzifier bound</source>
        <translation>Grenze des Fuzzifizierers</translation>
    </message>
    <message>
        <source>center separation</source>
        <translation>Trennung der Zentren</translation>
    </message>
    <message>
        <source>affinity iterations</source>
        <translation>Iterationen der Affinity Propagation</translation>
    </message>
    <message>
        <source>annealing energy</source>
        <translation>Energie des Annealings</translation>
    </message>
    <message>
        <source>annealing quality</source>
        <translation>Güte des Annealings</translation>
    </message>
    <message>
        <source>probe self membership</source>
        <translation>Zugehörigkeit der Sonden zu sich selbst</translation>
    </message>
    <message>
        <source>graph components</source>
        <translation>Teile des Graphen</translation>
    </message>
    <message>
        <source>similarity inside</source>
        <translation>Ähnlichkeit innerhalb</translation>
    </message>
    <message>
        <source>similarity across</source>
        <translation>Ähnlichkeit zwischen</translation>
    </message>
    <message>
        <source>linear inside</source>
        <translation>linear innerhalb</translation>
    </message>
    <message>
        <source>linear across</source>
        <translation>linear zwischen</translation>
    </message>
    <message>
        <source>pencil residual</source>
        <translation>Residuum des Büschels</translation>
    </message>
    <message>
        <source>pencil eigenvalue</source>
        <translation>Eigenwert des Büschels</translation>
    </message>
    <message>
        <source>pencil eigenvalue imaginary</source>
        <translation>Eigenwert des Büschels, Imaginärteil</translation>
    </message>
    <message>
        <source>seed cosine</source>
        <translation>Kosinus zu anderem Startwert</translation>
    </message>
    <message>
        <source>explained variance</source>
        <translation>erklärte Varianz</translation>
    </message>
    <message>
        <source>kept components</source>
        <translation>behaltene Komponenten</translation>
    </message>
    <message>
        <source>leave-one-out, closed form</source>
        <translation>Leave-one-out, in geschlossener Form</translation>
    </message>
    <message>
        <source>leave-one-out, a fit each</source>
        <translation>Leave-one-out, je eine Anpassung</translation>
    </message>
    <message>
        <source>each label hidden once</source>
        <translation>jedes Label einmal verborgen</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>prüft</translation>
    </message>
    <message>
        <source>choosing probes</source>
        <translation>wählt Sonden</translation>
    </message>
    <message>
        <source>finding probes</source>
        <translation>sucht Sonden</translation>
    </message>
    <message>
        <source>filling missing values</source>
        <translation>füllt fehlende Werte</translation>
    </message>
    <message>
        <source>fitting</source>
        <translation>passt an</translation>
    </message>
    <message>
        <source>joining samples</source>
        <translation>verbindet Proben</translation>
    </message>
    <message>
        <source>joining the sample table</source>
        <translation>fügt die Probentabelle hinzu</translation>
    </message>
    <message>
        <source>leaving one out</source>
        <translation>lässt je eine aus</translation>
    </message>
    <message>
        <source>leaving samples out</source>
        <translation>lässt Proben aus</translation>
    </message>
    <message>
        <source>looking at the values</source>
        <translation>sieht die Werte durch</translation>
    </message>
    <message>
        <source>looking for missing values</source>
        <translation>sucht fehlende Werte</translation>
    </message>
    <message>
        <source>looking for the names of the samples</source>
        <translation>sucht die Namen der Proben</translation>
    </message>
    <message>
        <source>making room</source>
        <translation>schafft Platz</translation>
    </message>
    <message>
        <source>predicting</source>
        <translation>sagt vorher</translation>
    </message>
    <message>
        <source>preprocessing</source>
        <translation>bereitet vor</translation>
    </message>
    <message>
        <source>quantile normalisation</source>
        <translation>Quantil-Normalisierung</translation>
    </message>
    <message>
        <source>reading indices</source>
        <translation>liest Indizes</translation>
    </message>
    <message>
        <source>reading numbers</source>
        <translation>liest Zahlen</translation>
    </message>
    <message>
        <source>reading names</source>
        <translation>liest Namen</translation>
    </message>
    <message>
        <source>reading symbols</source>
        <translation>liest Symbole</translation>
    </message>
    <message>
        <source>reading the sample table</source>
        <translation>liest die Probentabelle</translation>
    </message>
    <message>
        <source>reading the sheet</source>
        <translation>liest das Blatt</translation>
    </message>
    <message>
        <source>reading the workbook</source>
        <translation>liest die Arbeitsmappe</translation>
    </message>
    <message>
        <source>reading what describes the samples</source>
        <translation>liest, was die Proben beschreibt</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>reducing</source>
        <translation>reduziert</translation>
    </message>
    <message>
        <source>scaling features</source>
        <translation>skaliert Merkmale</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>stellt ein</translation>
    </message>
    <message>
        <source>finding the most variable features</source>
        <translation>sucht die variabelsten Merkmale</translation>
    </message>
    <message>
        <source>labels weaker than fuzziness (α′ is not below γ′); the result depends on the start</source>
        <translation>Labels schwächer als die Unschärfe (α′ liegt nicht unter γ′); das Ergebnis hängt vom Start ab</translation>
    </message>
    <message>
        <source>there are %1 classes and only 1 cluster</source>
        <translation>es gibt %1 Klassen und nur 1 Cluster</translation>
    </message>
    <message>
        <source>there are %1 classes and only %2 clusters</source>
        <translation>es gibt %1 Klassen und nur %2 Cluster</translation>
    </message>
    <message>
        <source>every labelled sample is of class %1; there is nothing to tell apart</source>
        <translation>jede Probe mit Label ist von der Klasse %1; es gibt nichts zu unterscheiden</translation>
    </message>
    <message>
        <source>no cluster starts in %1 of %2 classes (%3); as many clusters as classes and the stratified start give each class one</source>
        <translation>kein Cluster beginnt in %1 von %2 Klassen (%3); so viele Cluster wie Klassen und der geschichtete Start geben jeder Klasse einen</translation>
    </message>
    <message>
        <source>%1 of %2 clusters has no members; fewer clusters or a larger gamma would do</source>
        <translation>%1 von %2 Clustern hat keine Mitglieder; weniger Cluster oder ein größeres γ genügen</translation>
    </message>
    <message>
        <source>%1 of %2 clusters have no members; fewer clusters or a larger gamma would do</source>
        <translation>%1 von %2 Clustern haben keine Mitglieder; weniger Cluster oder ein größeres γ genügen</translation>
    </message>
    <message>
        <source>%1 % of the weight of cluster %2 lies on 1 feature that does not vary within it, as values at a floor do not; use raw z-scored values, or weights shared by all clusters</source>
        <translation>%1 % des Gewichts von Cluster %2 liegen auf 1 Merkmal, das in ihm nicht variiert, wie Werte an einer Untergrenze; rohe z-standardisierte Werte verwenden, oder Gewichte, die alle Cluster teilen</translation>
    </message>
    <message>
        <source>%1 % of the weight of cluster %2 lies on %3 features that do not vary within it, as values at a floor do not; use raw z-scored values, or weights shared by all clusters</source>
        <translation>%1 % des Gewichts von Cluster %2 liegen auf %3 Merkmalen, die in ihm nicht variieren, wie Werte an einer Untergrenze; rohe z-standardisierte Werte verwenden, oder Gewichte, die alle Cluster teilen</translation>
    </message>
    <message>
        <source>must-links join all %1 samples, so that one cluster alone could keep them</source>
        <translation>Must-Links verbinden alle %1 Proben, sodass nur ein einziger Cluster sie einhalten könnte</translation>
    </message>
    <message>
        <source>%1 and %2 are to be apart, but must-links join them: %3</source>
        <translation>%1 und %2 sollen getrennt sein, aber Must-Links verbinden sie: %3</translation>
    </message>
    <message>
        <source>%1 pairs are broken of %2; pairs that count for more keep more of them</source>
        <translation>%1 von %2 Paaren sind verletzt; Paare, die mehr zählen, halten mehr davon ein</translation>
    </message>
    <message>
        <source>there are too few pairs to hold some out; nothing was chosen on them</source>
        <translation>es gibt zu wenige Paare, um einige zurückzuhalten; an ihnen wurde nichts gewählt</translation>
    </message>
    <message>
        <source>All clusters have become one: their centres coincide, and which cluster a sample is counted to is rounding.</source>
        <translation>Alle Cluster sind zu einem geworden: Ihre Zentren fallen zusammen, und zu welchem Cluster eine Probe gezählt wird, ist Rundung.</translation>
    </message>
    <message>
        <source>Some clusters have the same centre: fewer clusters say the same.</source>
        <translation>Einige Cluster haben dasselbe Zentrum: Weniger Cluster sagen dasselbe.</translation>
    </message>
    <message>
        <source>Affinity propagation has not come to rest after %1 iterations: the probes may not be its best. Raise the damping.</source>
        <translation>Affinity Propagation ist nach %1 Iterationen nicht zur Ruhe gekommen: Die Sonden sind vielleicht nicht ihre besten. Die Dämpfung erhöhen.</translation>
    </message>
    <message>
        <source>Spectral clustering has a dimension for every cluster; there are only %1 probe for %2 clusters. Choose more probes or fewer clusters.</source>
        <translation>Spektrales Clustering hat eine Dimension für jeden Cluster; es gibt nur %1 Sonde für %2 Cluster. Mehr Sonden oder weniger Cluster wählen.</translation>
    </message>
    <message>
        <source>Spectral clustering has a dimension for every cluster; there are only %1 probes for %2 clusters. Choose more probes or fewer clusters.</source>
        <translation>Spektrales Clustering hat eine Dimension für jeden Cluster; es gibt nur %1 Sonden für %2 Cluster. Mehr Sonden oder weniger Cluster wählen.</translation>
    </message>
    <message>
        <source>A single probe describes all samples alike: every membership in it is 1. Choose more probes.</source>
        <translation>Eine einzige Sonde beschreibt alle Proben gleich: Jede Zugehörigkeit zu ihr ist 1. Mehr Sonden wählen.</translation>
    </message>
    <message>
        <source>Sharpness is so small that every sample belongs to all probes alike: the embedding tells no sample from another. Choose a larger sharpness.</source>
        <translation>Die Schärfe ist so klein, dass jede Probe zu allen Sonden gleich gehört: Die Einbettung unterscheidet keine Probe von einer anderen. Eine größere Schärfe wählen.</translation>
    </message>
    <message>
        <source>Sharpness is so large that nearly every sample belongs to its nearest probe alone: the embedding says little more than which one that is. Choose a smaller sharpness.</source>
        <translation>Die Schärfe ist so groß, dass fast jede Probe allein zu ihrer nächsten Sonde gehört: Die Einbettung sagt kaum mehr, als welche das ist. Eine kleinere Schärfe wählen.</translation>
    </message>
    <message>
        <source>The factors make nearly all samples equally unlike (mean similarity %1 inside classes, %2 across): that solves the paper&apos;s equations whatever the classes, so features with small factors may still tell them apart. The solver &quot;target&quot; excludes that solution.</source>
        <translation>Die Faktoren machen fast alle Proben gleich unähnlich (mittlere Ähnlichkeit %1 innerhalb der Klassen, %2 zwischen ihnen): Das löst die Gleichungen der Veröffentlichung bei beliebigen Klassen, daher können Merkmale mit kleinen Faktoren sie immer noch unterscheiden. Der Löser „Ziel“ schließt diese Lösung aus.</translation>
    </message>
    <message>
        <source>With as many features as labelled samples the paper&apos;s equations have a solution for every eigenvalue; shown is the one of least norm at the eigenvalue 1.</source>
        <translation>Mit so vielen Merkmalen wie Proben mit Label haben die Gleichungen der Veröffentlichung für jeden Eigenwert eine Lösung; gezeigt ist die mit der kleinsten Norm beim Eigenwert 1.</translation>
    </message>
    <message>
        <source>The eigenvalue of the perturbed equations that is nearest to 1 is complex (%1 and %2 i): the factors are the real part of its vector, which solves them for no number.</source>
        <translation>Der Eigenwert der gestörten Gleichungen, der 1 am nächsten ist, ist komplex (%1 und %2 i): Die Faktoren sind der Realteil seines Vektors, der sie für keine Zahl löst.</translation>
    </message>
    <message>
        <source>Every eigenvalue solves the paper&apos;s equations here, and the contour integral returns a vector drawn by chance: with another seed the factors differ (cosine %1).</source>
        <translation>Hier löst jeder Eigenwert die Gleichungen der Veröffentlichung, und das Konturintegral liefert einen zufällig gezogenen Vektor: Mit anderem Startwert sind die Faktoren andere (Kosinus %1).</translation>
    </message>
    <message>
        <source>The search for the factors ended at its limit of %1 steps before it had the best ones: raise the evenness.</source>
        <translation>Die Suche nach den Faktoren endete an ihrer Grenze von %1 Schritten, bevor sie die besten hatte: Die Gleichmäßigkeit erhöhen.</translation>
    </message>
    <message>
        <source>all but falls into %1 parts, joined by next to nothing</source>
        <translation>zerfällt fast in %1 Teile, die so gut wie nichts verbindet</translation>
    </message>
    <message>
        <source>falls into %1 parts, %2 of them single samples</source>
        <translation>zerfällt in %1 Teile, davon %2 einzelne Proben</translation>
    </message>
    <message>
        <source>falls into %1 parts</source>
        <translation>zerfällt in %1 Teile</translation>
    </message>
    <message>
        <source>all samples without a label fall on one point</source>
        <translation>Alle Proben ohne Label fallen auf einen Punkt</translation>
    </message>
    <message>
        <source>it adds nothing to spectral clustering</source>
        <translation>Er fügt dem spektralen Clustering nichts hinzu</translation>
    </message>
    <message>
        <source>Along a dimension shown the ridge outweighs the samples: they all but fall on one point there. Add the ridge to both sides, or take a smaller one.</source>
        <translation>Entlang einer gezeigten Dimension überwiegt der Ridge die Proben: Sie fallen dort fast auf einen Punkt. Den Ridge auf beiden Seiten addieren oder einen kleineren nehmen.</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <source>median absolute deviation</source>
        <translation>mittlere absolute Abweichung vom Median</translation>
    </message>
    <message>
        <source>rows of other samples, L = −V</source>
        <translation>Zeilen anderer Proben, L = −V</translation>
    </message>
    <message>
        <source>rows of probes, L and −V</source>
        <translation>Zeilen der Sonden, L und −V</translation>
    </message>
    <message>
        <source>diagonal, L and V</source>
        <translation>Diagonale, L und V</translation>
    </message>
    <message>
        <source>asymmetry of L</source>
        <translation>Asymmetrie von L</translation>
    </message>
    <message>
        <source>L and V times their sums</source>
        <translation>L und V mal ihre Summen</translation>
    </message>
    <message>
        <source>I − V = L with loops</source>
        <translation>I − V = L mit Schleifen</translation>
    </message>
    <message>
        <source>V = random walk to probes</source>
        <translation>V = Irrfahrt zu den Sonden</translation>
    </message>
    <message>
        <source>spectrum, 1 ∓ singular values</source>
        <translation>Spektrum, 1 ∓ Singulärwerte</translation>
    </message>
    <message>
        <source>The memberships of %1 samples in %2 probes, β = %3, are the normalised Laplacian, but for the sign, in the rows of the %4 samples that are no probes; not in the rows of the probes.</source>
        <translation>Die Zugehörigkeiten von %1 Proben zu %2 Sonden, β = %3, sind bis auf das Vorzeichen die normalisierte Laplace-Matrix in den Zeilen der %4 Proben, die keine Sonden sind; nicht in den Zeilen der Sonden.</translation>
    </message>
    <message>
        <source>The memberships of %1 samples in %2 probes, β = %3, are the normalised Laplacian, but for the sign, in the rows of the 1 sample that is no probe; not in the rows of the probes.</source>
        <translation>Die Zugehörigkeiten von %1 Proben zu %2 Sonden, β = %3, sind bis auf das Vorzeichen die normalisierte Laplace-Matrix in der Zeile der 1 Probe, die keine Sonde ist; nicht in den Zeilen der Sonden.</translation>
    </message>
    <message>
        <source>The memberships of %1 samples in %2 probe, β = %3, are the normalised Laplacian, but for the sign, in the rows of the %4 samples that are no probes; not in the rows of the probe.</source>
        <translation>Die Zugehörigkeiten von %1 Proben zu %2 Sonde, β = %3, sind bis auf das Vorzeichen die normalisierte Laplace-Matrix in den Zeilen der %4 Proben, die keine Sonden sind; nicht in der Zeile der Sonde.</translation>
    </message>
    <message>
        <source>The memberships of %1 samples in %2 probes, β = %3, are in no row the normalised Laplacian, as every sample is a probe.</source>
        <translation>Die Zugehörigkeiten von %1 Proben zu %2 Sonden, β = %3, sind in keiner Zeile die normalisierte Laplace-Matrix, da jede Probe eine Sonde ist.</translation>
    </message>
    <message>
        <source>On the diagonal the Laplacian has 1, where the membership of a probe in itself is %1 to %2.</source>
        <translation>Auf der Diagonale hat die Laplace-Matrix 1, wo die Zugehörigkeit einer Sonde zu sich selbst %1 bis %2 ist.</translation>
    </message>
    <message>
        <source>On the diagonal the Laplacian has 1, where the membership of a probe in itself is %1.</source>
        <translation>Auf der Diagonale hat die Laplace-Matrix 1, wo die Zugehörigkeit einer Sonde zu sich selbst %1 ist.</translation>
    </message>
    <message>
        <source>In the rows of samples that are no probes the Laplacian is minus the membership, in 1 entry</source>
        <translation>In den Zeilen der Proben, die keine Sonden sind, ist die Laplace-Matrix die Zugehörigkeit mit umgekehrtem Vorzeichen, in 1 Eintrag</translation>
    </message>
    <message>
        <source>In the rows of samples that are no probes the Laplacian is minus the membership, in %1 entries</source>
        <translation>In den Zeilen der Proben, die keine Sonden sind, ist die Laplace-Matrix die Zugehörigkeit mit umgekehrtem Vorzeichen, in %1 Einträgen</translation>
    </message>
    <message>
        <source>In the rows of probes it is not: in %1 entries they differ by up to %2, as the degree of a probe is summed over all samples but itself, its memberships over the probes with itself.</source>
        <translation>In den Zeilen der Sonden ist sie es nicht: In %1 Einträgen unterscheiden sie sich um bis zu %2, weil der Grad einer Sonde über alle Proben außer ihr selbst summiert ist, ihre Zugehörigkeiten aber über die Sonden mit ihr selbst.</translation>
    </message>
    <message>
        <source>The Laplacian is not symmetric: entries across its diagonal differ by up to %1.</source>
        <translation>Die Laplace-Matrix ist nicht symmetrisch: Über die Diagonale gespiegelte Einträge unterscheiden sich um bis zu %1.</translation>
    </message>
    <message>
        <source>Multiplied by the sums they were divided by, both are the same weight, for every sample and every other probe</source>
        <translation>Mit den Summen multipliziert, durch die sie geteilt wurden, sind beide dasselbe Gewicht, für jede Probe und jede andere Sonde</translation>
    </message>
    <message>
        <source>As every sample is a probe, I − V is the Laplacian of the same graph with a loop of weight 1 at every sample</source>
        <translation>Da jede Probe eine Sonde ist, ist I − V die Laplace-Matrix desselben Graphen mit einer Schleife vom Gewicht 1 an jeder Probe</translation>
    </message>
    <message>
        <source>Every membership is a step of the random walk on the graph that joins every sample to every probe, itself too</source>
        <translation>Jede Zugehörigkeit ist ein Schritt der Irrfahrt auf dem Graphen, der jede Probe mit jeder Sonde verbindet, auch mit sich selbst</translation>
    </message>
    <message>
        <source>The eigenvalues of that graph&apos;s Laplacian are 1 minus and 1 plus the singular values of its weights over the roots of their sums</source>
        <translation>Die Eigenwerte der Laplace-Matrix dieses Graphen sind 1 minus und 1 plus die Singulärwerte seiner Gewichte, geteilt durch die Wurzeln ihrer Summen</translation>
    </message>
    <message>
        <source>delimiter</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>decimal mark</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>header rows</source>
        <translation>Kopfzeilen</translation>
    </message>
    <message>
        <source>name column</source>
        <translation>Namensspalte</translation>
    </message>
    <message>
        <source>label column</source>
        <translation>Labelspalte</translation>
    </message>
    <message>
        <source>further label column</source>
        <translation>weitere Labelspalte</translation>
    </message>
    <message>
        <source>label field</source>
        <translation>Labelfeld</translation>
    </message>
    <message>
        <source>label fields</source>
        <translation>Labelfelder</translation>
    </message>
    <message>
        <source>label row</source>
        <translation>Labelzeile</translation>
    </message>
    <message>
        <source>orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>numbers in quotes</source>
        <translation>Zahlen in Anführungszeichen</translation>
    </message>
    <message>
        <source>detection calls</source>
        <translation>Detektionsangaben</translation>
    </message>
    <message>
        <source>indices</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>nominal attributes</source>
        <translation>nominale Attribute</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>sample table</source>
        <translation>Probentabelle</translation>
    </message>
    <message>
        <source>missing values</source>
        <translation>fehlende Werte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>samples in rows</source>
        <translation>Proben in Zeilen</translation>
    </message>
    <message>
        <source>genes in rows</source>
        <translation>Gene in Zeilen</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation>ab 0</translation>
    </message>
    <message>
        <source>from 1</source>
        <translation>ab 1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>1 attribute</source>
        <translation>1 Attribut</translation>
    </message>
    <message>
        <source>%1 attributes</source>
        <translation>%1 Attribute</translation>
    </message>
    <message>
        <source>%1 coded as features</source>
        <translation>%1 als Merkmale kodiert</translation>
    </message>
    <message>
        <source>labels: %1</source>
        <translation>Labels: %1</translation>
    </message>
    <message>
        <source>empty cell, %1</source>
        <translation>leere Zelle, %1</translation>
    </message>
    <message>
        <source>empty cell</source>
        <translation>leere Zelle</translation>
    </message>
    <message>
        <source>rows 2 and 3 say what the columns hold</source>
        <translation>Zeilen 2 und 3 sagen, was die Spalten enthalten</translation>
    </message>
    <message>
        <source>marks before # say what the columns hold</source>
        <translation>Zeichen vor # sagen, was die Spalten enthalten</translation>
    </message>
    <message>
        <source>the file says so</source>
        <translation>so steht es in der Datei</translation>
    </message>
    <message>
        <source>the format says so</source>
        <translation>das Format legt es fest</translation>
    </message>
    <message>
        <source>the format says which columns hold them</source>
        <translation>das Format legt fest, welche Spalten sie enthalten</translation>
    </message>
    <message>
        <source>the format puts it first</source>
        <translation>das Format stellt es an den Anfang</translation>
    </message>
    <message>
        <source>10x puts the symbols there</source>
        <translation>10x legt die Symbole dort ab</translation>
    </message>
    <message>
        <source>nothing is left out</source>
        <translation>nichts wird weggelassen</translation>
    </message>
    <message>
        <source>those with the greatest variance, of %1</source>
        <translation>die mit der größten Varianz, von %1</translation>
    </message>
    <message>
        <source>a 0 occurs</source>
        <translation>eine 0 kommt vor</translation>
    </message>
    <message>
        <source>no 0 occurs</source>
        <translation>keine 0 kommt vor</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>nach ihrem Namen</translation>
    </message>
    <message>
        <source>by its name, text with %1 levels</source>
        <translation>nach ihrem Namen, Text mit %1 Stufen</translation>
    </message>
    <message>
        <source>text with %1 levels</source>
        <translation>Text mit %1 Stufen</translation>
    </message>
    <message>
        <source>its texts differ in all rows</source>
        <translation>ihre Texte sind in allen Zeilen verschieden</translation>
    </message>
    <message>
        <source>its texts differ in most rows</source>
        <translation>ihre Texte sind in den meisten Zeilen verschieden</translation>
    </message>
    <message>
        <source>in the order in which their values are declared</source>
        <translation>in der Reihenfolge, in der ihre Werte deklariert sind</translation>
    </message>
    <message>
        <source>a comment says so</source>
        <translation>ein Kommentar sagt es</translation>
    </message>
    <message>
        <source>no attribute looks like one</source>
        <translation>kein Attribut sieht danach aus</translation>
    </message>
    <message>
        <source>the last attribute, a nominal one</source>
        <translation>das letzte Attribut, ein nominales</translation>
    </message>
    <message>
        <source>the first attribute, a nominal one</source>
        <translation>das erste Attribut, ein nominales</translation>
    </message>
    <message>
        <source>joined in the order of the samples</source>
        <translation>in der Reihenfolge der Proben hinzugefügt</translation>
    </message>
    <message>
        <source>they begin with #, % or sep=</source>
        <translation>sie beginnen mit #, % oder sep=</translation>
    </message>
    <message>
        <source>no column looks like one</source>
        <translation>keine Spalte sieht danach aus</translation>
    </message>
    <message>
        <source>other numbers stand there without quotes; take the quotes away to read values</source>
        <translation>andere Zahlen stehen dort ohne Anführungszeichen; ohne sie werden die Werte gelesen</translation>
    </message>
    <message>
        <source>%1 columns of A, P and M</source>
        <translation>%1 Spalten aus A, P und M</translation>
    </message>
    <message>
        <source>a header row of labels</source>
        <translation>eine Kopfzeile aus Labels</translation>
    </message>
    <message>
        <source>the first line says so</source>
        <translation>die erste Zeile sagt es</translation>
    </message>
    <message>
        <source>no delimiter occurs: a single column</source>
        <translation>kein Trennzeichen kommt vor: eine einzige Spalte</translation>
    </message>
    <message>
        <source>%1 of the first %2 rows have %3 fields with it</source>
        <translation>%1 der ersten %2 Zeilen haben damit %3 Felder</translation>
    </message>
    <message>
        <source>more cells are numbers with it than with a point</source>
        <translation>damit sind mehr Zellen Zahlen als mit einem Punkt</translation>
    </message>
    <message>
        <source>the comma is the delimiter</source>
        <translation>das Komma ist das Trennzeichen</translation>
    </message>
    <message>
        <source>no more cells are numbers with a comma</source>
        <translation>mit einem Komma wären nicht mehr Zellen Zahlen</translation>
    </message>
    <message>
        <source>as asked for</source>
        <translation>wie verlangt</translation>
    </message>
    <message>
        <source>the usual texts</source>
        <translation>die üblichen Texte</translation>
    </message>
    <message>
        <source>joined by &quot;%1&quot;, which names %2 of %3 samples</source>
        <translation>über „%1“ verbunden, das %2 von %3 Proben nennt</translation>
    </message>
    <message>
        <source>row 1 has one field less than the others</source>
        <translation>Zeile 1 hat ein Feld weniger als die anderen</translation>
    </message>
    <message>
        <source>the first cell of row 1 names a column of names</source>
        <translation>die erste Zelle von Zeile 1 benennt eine Spalte mit Namen</translation>
    </message>
    <message>
        <source>a cell of row 1 names a column of gene names</source>
        <translation>eine Zelle von Zeile 1 benennt eine Spalte mit Gennamen</translation>
    </message>
    <message>
        <source>row 1 holds text where the rows below hold numbers</source>
        <translation>Zeile 1 enthält Text, wo die Zeilen darunter Zahlen enthalten</translation>
    </message>
    <message>
        <source>the only row holds numbers</source>
        <translation>die einzige Zeile enthält Zahlen</translation>
    </message>
    <message>
        <source>the only row holds no number</source>
        <translation>die einzige Zeile enthält keine Zahl</translation>
    </message>
    <message>
        <source>the first cell of row 1 is empty above names</source>
        <translation>die erste Zelle von Zeile 1 ist leer, über Namen</translation>
    </message>
    <message>
        <source>row 1 counts the columns</source>
        <translation>Zeile 1 zählt die Spalten</translation>
    </message>
    <message>
        <source>no column holds numbers</source>
        <translation>keine Spalte enthält Zahlen</translation>
    </message>
    <message>
        <source>row 1 holds numbers as the rows below</source>
        <translation>Zeile 1 enthält Zahlen wie die Zeilen darunter</translation>
    </message>
    <message>
        <source>they hold text where the rows below hold numbers, or labels by name</source>
        <translation>sie enthalten Text, wo die Zeilen darunter Zahlen enthalten, oder dem Namen nach Labels</translation>
    </message>
    <message>
        <source>the header leaves it out</source>
        <translation>die Kopfzeile lässt sie aus</translation>
    </message>
    <message>
        <source>no column holds names</source>
        <translation>keine Spalte enthält Namen</translation>
    </message>
    <message>
        <source>the header marks it as the class</source>
        <translation>die Kopfzeile kennzeichnet sie als Klasse</translation>
    </message>
    <message>
        <source>the columns were said to be features</source>
        <translation>die Spalten sind als Merkmale angegeben</translation>
    </message>
    <message>
        <source>the header says what the columns hold</source>
        <translation>die Kopfzeile sagt, was die Spalten enthalten</translation>
    </message>
    <message>
        <source>there is a label column</source>
        <translation>es gibt eine Labelspalte</translation>
    </message>
    <message>
        <source>the rows are called &quot;%1&quot;</source>
        <translation>die Zeilen heißen „%1“</translation>
    </message>
    <message>
        <source>a header row holds labels of the columns</source>
        <translation>eine Kopfzeile enthält Labels der Spalten</translation>
    </message>
    <message>
        <source>the names of the rows are numbers</source>
        <translation>die Namen der Zeilen sind Zahlen</translation>
    </message>
    <message>
        <source>the names of the rows repeat</source>
        <translation>die Namen der Zeilen wiederholen sich</translation>
    </message>
    <message>
        <source>the columns are called as genes are</source>
        <translation>die Spalten heißen, wie Gene heißen</translation>
    </message>
    <message>
        <source>the rows are called as genes are</source>
        <translation>die Zeilen sind wie Gene benannt</translation>
    </message>
    <message>
        <source>the texts of row 1 occur again below</source>
        <translation>die Texte von Zeile 1 kommen darunter wieder vor</translation>
    </message>
    <message>
        <source>its long numbers hardly repeat</source>
        <translation>ihre langen Zahlen wiederholen sich kaum</translation>
    </message>
    <message>
        <source>it counts the rows</source>
        <translation>sie zählt die Zeilen</translation>
    </message>
    <message>
        <source>the columns are discrete</source>
        <translation>die Spalten sind diskret</translation>
    </message>
    <message>
        <source>no column holds numbers; 0, 1 ... are the levels in alphabetical order</source>
        <translation>keine Spalte enthält Zahlen; 0, 1 ... sind die Stufen in alphabetischer Reihenfolge</translation>
    </message>
    <message>
        <source>discrete columns</source>
        <translation>diskrete Spalten</translation>
    </message>
    <message>
        <source>row 1 holds the numbers of rows and columns and the names of the classes</source>
        <translation>Zeile 1 enthält die Anzahlen der Zeilen und Spalten und die Namen der Klassen</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>it holds no value</source>
        <translation>sie enthält keinen Wert</translation>
    </message>
    <message>
        <source>last row</source>
        <translation>letzte Zeile</translation>
    </message>
    <message>
        <source>neither a name nor a value: %1</source>
        <translation>weder Name noch Wert: %1</translation>
    </message>
    <message>
        <source>no value in %1</source>
        <translation>kein Wert in %1</translation>
    </message>
    <message>
        <source>empty columns</source>
        <translation>leere Spalten</translation>
    </message>
    <message>
        <source>names of the columns</source>
        <translation>Namen der Spalten</translation>
    </message>
    <message>
        <source>its texts differ in all columns</source>
        <translation>ihre Texte unterscheiden sich in allen Spalten</translation>
    </message>
    <message>
        <source>detection P-values</source>
        <translation>P-Werte der Detektion</translation>
    </message>
    <message>
        <source>%1 columns by their names</source>
        <translation>%1 Spalten nach ihren Namen</translation>
    </message>
    <message>
        <source>gene annotations</source>
        <translation>Annotationen der Gene</translation>
    </message>
    <message>
        <source>by their names, or apart from the samples</source>
        <translation>nach ihren Namen, oder abseits der Proben</translation>
    </message>
    <message>
        <source>the columns are too few to be samples</source>
        <translation>die Spalten sind zu wenige für Proben</translation>
    </message>
    <message>
        <source>other orientation</source>
        <translation>andere Ausrichtung</translation>
    </message>
    <message>
        <source>the columns have no names</source>
        <translation>die Spalten haben keine Namen</translation>
    </message>
    <message>
        <source>the rows have no names</source>
        <translation>die Zeilen haben keine Namen</translation>
    </message>
    <message>
        <source>the evidence for the orientation is weak</source>
        <translation>die Anhaltspunkte für die Ausrichtung sind schwach</translation>
    </message>
    <message>
        <source>spreadsheets turn gene names into such dates</source>
        <translation>Tabellenprogramme wandeln Gennamen in solche Datumsangaben um</translation>
    </message>
    <message>
        <source>every row has mean 0 and standard deviation 1</source>
        <translation>jede Zeile hat Mittelwert 0 und Standardabweichung 1</translation>
    </message>
    <message>
        <source>every column has mean 0 and standard deviation 1</source>
        <translation>jede Spalte hat Mittelwert 0 und Standardabweichung 1</translation>
    </message>
    <message>
        <source>columns explain %1 % of the variance of the ranks, rows %2 %</source>
        <translation>Spalten erklären %1 % der Varianz der Ränge, Zeilen %2 %</translation>
    </message>
    <message>
        <source>the names of the rows are unique text and the columns are not called as genes are</source>
        <translation>die Namen der Zeilen sind eindeutige Texte, und die Spalten sind nicht wie Gene benannt</translation>
    </message>
    <message>
        <source>the main one</source>
        <translation>die Hauptmatrix</translation>
    </message>
    <message>
        <source>step mend-names: %1 feature is called by its symbol</source>
        <translation>Schritt mend-names: %1 Merkmal heißt jetzt nach seinem Symbol</translation>
    </message>
    <message>
        <source>step mend-names: %1 features are called by their symbols</source>
        <translation>Schritt mend-names: %1 Merkmale heißen jetzt nach ihren Symbolen</translation>
    </message>
    <message>
        <source>ARFF files always use commas</source>
        <translation>ARFF-Dateien verwenden immer Kommas</translation>
    </message>
    <message>
        <source>ARFF files always have decimal points</source>
        <translation>ARFF-Dateien haben immer Dezimalpunkte</translation>
    </message>
    <message>
        <source>ARFF files say themselves where the values begin</source>
        <translation>ARFF-Dateien sagen selbst, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>1 and -0.2</source>
        <translation>1 und −0,2</translation>
    </message>
    <message>
        <source>1 and -1</source>
        <translation>1 und −1</translation>
    </message>
    <message>
        <source>A ball inside a hollow sphere. Three informative features and uniform noise.</source>
        <translation>Eine Kugel in einer Hohlkugel. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>A cluster with fewer samples than this vanishes.</source>
        <translation>Ein Cluster mit weniger Proben verschwindet.</translation>
    </message>
    <message>
        <source>A convex problem solved once; for classes that are one round group.</source>
        <translation>Ein konvexes Problem, einmal gelöst; für Klassen, die je eine runde Gruppe sind.</translation>
    </message>
    <message>
        <source>A disc of half the area of the square around it.</source>
        <translation>Eine Scheibe mit der halben Fläche des Quadrats um sie.</translation>
    </message>
    <message>
        <source>A square whose opposite quarters share a class.</source>
        <translation>Ein Quadrat, dessen gegenüberliegende Viertel von einer Klasse sind.</translation>
    </message>
    <message>
        <source>A tube inside a wider tube, tilted. Three informative features and uniform noise.</source>
        <translation>Eine Röhre in einer weiteren Röhre, gekippt. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>AFCC · fuzzy clustering with pairs</source>
        <translation>AFCC · Fuzzy-Clustering mit Paaren</translation>
    </message>
    <message>
        <source>Added to the diagonal, a multiple of its mean; with none it does no more than spectral clustering.</source>
        <translation>Wird zur Diagonale addiert, als Vielfaches ihres Mittelwerts; ohne ihn geschieht nicht mehr als beim spektralen Clustering.</translation>
    </message>
    <message>
        <source>Added to the scatter inside classes.</source>
        <translation>Wird zur Streuung innerhalb der Klassen addiert.</translation>
    </message>
    <message>
        <source>Added to the variance inside classes: a multiple of its mean.</source>
        <translation>Wird zur Varianz innerhalb der Klassen addiert: ein Vielfaches ihres Mittelwerts.</translation>
    </message>
    <message>
        <source>Against half the squared distance of a sample to its centre, so it depends on the scale and the number of the features.</source>
        <translation>Gegen den halben quadrierten Abstand einer Probe zu ihrem Zentrum; hängt daher von der Skala und der Zahl der Merkmale ab.</translation>
    </message>
    <message>
        <source>AnnData files have no header rows</source>
        <translation>AnnData-Dateien haben keine Kopfzeilen</translation>
    </message>
    <message>
        <source>AnnData files hold numbers, not text</source>
        <translation>AnnData-Dateien enthalten Zahlen, keinen Text</translation>
    </message>
    <message>
        <source>AnnData files say themselves what the names are</source>
        <translation>AnnData-Dateien sagen selbst, was die Namen sind</translation>
    </message>
    <message>
        <source>As Gustafson-Kessel: clusters of any elliptic shape.</source>
        <translation>Wie Gustafson-Kessel: Cluster von beliebiger elliptischer Form.</translation>
    </message>
    <message>
        <source>As SCAD-1, with weights raised to a power</source>
        <translation>Wie SCAD-1, mit Gewichten, die in eine Potenz erhoben werden</translation>
    </message>
    <message>
        <source>As in the papers of 1985 and 1997.</source>
        <translation>Wie in den Veröffentlichungen von 1985 und 1997.</translation>
    </message>
    <message>
        <source>As printed; may cycle for ever when pairs are few.</source>
        <translation>Wie gedruckt; kann endlos kreisen, wenn es wenige Paare gibt.</translation>
    </message>
    <message>
        <source>As published for expression data.</source>
        <translation>Wie für Expressionsdaten veröffentlicht.</translation>
    </message>
    <message>
        <source>As published for the artificial data.</source>
        <translation>Wie für die künstlichen Daten veröffentlicht.</translation>
    </message>
    <message>
        <source>As published.</source>
        <translation>Wie veröffentlicht.</translation>
    </message>
    <message>
        <source>As published: sharpens itself.</source>
        <translation>Wie veröffentlicht: schärft sich selbst.</translation>
    </message>
    <message>
        <source>As published: sharpens itself; for badly scaled values.</source>
        <translation>Wie veröffentlicht: schärft sich selbst; für schlecht skalierte Werte.</translation>
    </message>
    <message>
        <source>As published: what hardly varies at all then counts as best, and the samples often fall on one point.</source>
        <translation>Wie veröffentlicht: Was kaum variiert, gilt dann als das Beste, und die Proben fallen oft auf einen Punkt.</translation>
    </message>
    <message>
        <source>As published; for z-scored raw values.</source>
        <translation>Wie veröffentlicht; für z-standardisierte Rohwerte.</translation>
    </message>
    <message>
        <source>As the eigenproblem has them.</source>
        <translation>Wie das Eigenwertproblem sie ergibt.</translation>
    </message>
    <message>
        <source>As the features are.</source>
        <translation>Wie die Merkmale sind.</translation>
    </message>
    <message>
        <source>At most how often the neighbours are taken anew.</source>
        <translation>Wie oft die Nachbarn höchstens neu bestimmt werden.</translation>
    </message>
    <message>
        <source>At most so many iterations.</source>
        <translation>Höchstens so viele Iterationen.</translation>
    </message>
    <message>
        <source>At most so many sets are tried at a temperature for each sample.</source>
        <translation>Höchstens so viele Mengen werden je Temperatur und Probe versucht.</translation>
    </message>
    <message>
        <source>At most so many temperatures.</source>
        <translation>Höchstens so viele Temperaturen.</translation>
    </message>
    <message>
        <source>Belt and caps</source>
        <translation>Gürtel und Kappen</translation>
    </message>
    <message>
        <source>By the diagonal of the norm: features that move together count less.</source>
        <translation>Nach der Diagonale der Norm: Merkmale, die sich gemeinsam ändern, zählen weniger.</translation>
    </message>
    <message>
        <source>By the root of their eigenvalue.</source>
        <translation>Mit der Wurzel ihres Eigenwerts.</translation>
    </message>
    <message>
        <source>By the symmetric root of the norm; they add up to the distance.</source>
        <translation>Nach der symmetrischen Wurzel der Norm; sie ergeben zusammen den Abstand.</translation>
    </message>
    <message>
        <source>CDT and PCL files always use tabs</source>
        <translation>CDT- und PCL-Dateien verwenden immer Tabulatoren</translation>
    </message>
    <message>
        <source>CDT and PCL files say themselves where the values begin</source>
        <translation>CDT- und PCL-Dateien sagen selbst, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>Calls probes by the symbols of their genes, from a table (a GPL annotation table of GEO, or any with an identifier and a symbol in each row) or from an annotation of the data. A probe of several genes (&quot;A /// B&quot;) is called by the first. Of several features with one symbol it keeps the one with the highest variance; behind the source stands &quot;,mean&quot; for their mean, &quot;,keep-all&quot; for all of them. Features without symbol keep their names; &quot;,drop-unmapped&quot; leaves them out.</source>
        <translation>Benennt Arraysonden nach den Symbolen ihrer Gene, aus einer Tabelle (einer GPL-Annotationstabelle von GEO oder einer beliebigen mit einer Kennung und einem Symbol je Zeile) oder aus einer Annotation der Daten. Eine Arraysonde mehrerer Gene („A /// B“) heißt nach dem ersten. Von mehreren Merkmalen mit einem Symbol bleibt das mit der größten Varianz; hinter der Quelle steht „,mean“ für ihren Mittelwert, „,keep-all“ für alle. Merkmale ohne Symbol behalten ihre Namen; „,drop-unmapped“ lässt sie weg.</translation>
    </message>
    <message>
        <source>Centre features</source>
        <translation>Merkmale zentrieren</translation>
    </message>
    <message>
        <source>Choice of features</source>
        <translation>Auswahl der Merkmale</translation>
    </message>
    <message>
        <source>Choice of samples</source>
        <translation>Auswahl der Proben</translation>
    </message>
    <message>
        <source>Coaxial cylinders</source>
        <translation>Koaxiale Zylinder</translation>
    </message>
    <message>
        <source>DES · distance embedding</source>
        <translation>DES · Abstandseinbettung</translation>
    </message>
    <message>
        <source>Describes samples by their distances from a few of them, the probes, and clusters that</source>
        <translation>Beschreibt Proben durch ihre Abstände von einigen von ihnen, den Sonden, und teilt diese Beschreibung in Cluster</translation>
    </message>
    <message>
        <source>Describes samples by their membership in a few of them, the probes, and clusters that</source>
        <translation>Beschreibt Proben durch ihre Zugehörigkeit zu einigen von ihnen, den Sonden, und teilt diese Beschreibung in Cluster</translation>
    </message>
    <message>
        <source>Directions along which neighbours stay together</source>
        <translation>Richtungen, entlang derer Nachbarn beieinanderbleiben</translation>
    </message>
    <message>
        <source>Directions that part the classes and keep neighbours of a class together</source>
        <translation>Richtungen, die die Klassen trennen und Nachbarn einer Klasse beieinanderlassen</translation>
    </message>
    <message>
        <source>Dirichlet smoothing of the label prototypes, itself a term of the objective; it keeps the logarithm of an absent class finite.</source>
        <translation>Dirichlet-Glättung der Label-Prototypen, selbst ein Term der Zielfunktion; sie hält den Logarithmus einer fehlenden Klasse endlich.</translation>
    </message>
    <message>
        <source>Disc in a square</source>
        <translation>Scheibe im Quadrat</translation>
    </message>
    <message>
        <source>Distances to the labels count too.</source>
        <translation>Abstände zu den Labels zählen auch.</translation>
    </message>
    <message>
        <source>Divides by n - 1.</source>
        <translation>Teilt durch n − 1.</translation>
    </message>
    <message>
        <source>Divides by the number of samples n.</source>
        <translation>Teilt durch die Zahl der Proben n.</translation>
    </message>
    <message>
        <source>Double helix</source>
        <translation>Doppelhelix</translation>
    </message>
    <message>
        <source>Drawn with the seed.</source>
        <translation>Mit dem Startwert gezogen.</translation>
    </message>
    <message>
        <source>Drop constant features</source>
        <translation>Konstante Merkmale weglassen</translation>
    </message>
    <message>
        <source>Drop features with many missing values</source>
        <translation>Merkmale mit vielen fehlenden Werten weglassen</translation>
    </message>
    <message>
        <source>EWKM · entropy-weighted k-means</source>
        <translation>EWKM · entropiegewichtetes k-means</translation>
    </message>
    <message>
        <source>Equal sparsity in large and small clusters; the entropy then counts in the memberships and predictions too.</source>
        <translation>Gleich wenige Merkmale in großen und kleinen Clustern; die Entropie zählt dann auch in den Zugehörigkeiten und Vorhersagen.</translation>
    </message>
    <message>
        <source>Equation 17: weak with many clusters.</source>
        <translation>Gleichung 17: schwach bei vielen Clustern.</translation>
    </message>
    <message>
        <source>Every sample in the cluster with the nearest mean.</source>
        <translation>Jede Probe im Cluster mit dem nächsten Mittelwert.</translation>
    </message>
    <message>
        <source>Every sample is joined to itself with 1, as equation 9 has it; small widths then split off single samples.</source>
        <translation>Jede Probe ist mit sich selbst mit 1 verbunden, wie in Gleichung 9; kleine Breiten spalten dann einzelne Proben ab.</translation>
    </message>
    <message>
        <source>Every temperature over the one before it.</source>
        <translation>Jede Temperatur im Verhältnis zur vorigen.</translation>
    </message>
    <message>
        <source>Exclusive or</source>
        <translation>Exklusives Oder</translation>
    </message>
    <message>
        <source>Expression of three groups of patients on the log2 scale: at most 12 genes differ between the groups, the others are heavy-tailed noise in correlated blocks. Some samples lie between two groups, and one is mislabelled.</source>
        <translation>Expression von drei Patientengruppen auf der log2-Skala: Höchstens 12 Gene unterscheiden sich zwischen den Gruppen, die anderen sind Rauschen mit schweren Rändern in korrelierten Blöcken. Einige Proben liegen zwischen zwei Gruppen, und eine hat ein falsches Label.</translation>
    </message>
    <message>
        <source>FCM · fuzzy c-means</source>
        <translation>FCM · Fuzzy c-means</translation>
    </message>
    <message>
        <source>FIELD:VALUE, or a file with names of samples</source>
        <translation>FELD:WERT oder eine Datei mit Namen von Proben</translation>
    </message>
    <message>
        <source>FILE, FILE:COLUMN or @ANNOTATION, then choices with commas before them</source>
        <translation>DATEI, DATEI:SPALTE oder @ANNOTATION, dann Angaben mit Kommas davor</translation>
    </message>
    <message>
        <source>Features without symbol are left out</source>
        <translation>Merkmale ohne Symbol werden weggelassen</translation>
    </message>
    <message>
        <source>Features without symbol keep their names</source>
        <translation>Merkmale ohne Symbol behalten ihre Namen</translation>
    </message>
    <message>
        <source>Fill missing values</source>
        <translation>Fehlende Werte füllen</translation>
    </message>
    <message>
        <source>Fills with the median or the mean of the feature, or (knn:K) with the mean over the K nearest features that have a value in the sample.</source>
        <translation>Füllt mit dem Median oder dem Mittelwert des Merkmals oder (knn:K) mit dem Mittelwert über die K nächsten Merkmale, die in der Probe einen Wert haben.</translation>
    </message>
    <message>
        <source>For numbers; on classes, the squared error of indicator vectors.</source>
        <translation>Für Zahlen; bei Klassen der quadratische Fehler von Indikatorvektoren.</translation>
    </message>
    <message>
        <source>For standardised features; steady with many classes and features.</source>
        <translation>Für standardisierte Merkmale; stabil bei vielen Klassen und Merkmalen.</translation>
    </message>
    <message>
        <source>GCT files always use tabs</source>
        <translation>GCT-Dateien verwenden immer Tabulatoren</translation>
    </message>
    <message>
        <source>GCT files say themselves where the values begin</source>
        <translation>GCT-Dateien sagen selbst, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>GK · Gustafson-Kessel clustering</source>
        <translation>GK · Gustafson-Kessel-Clustering</translation>
    </message>
    <message>
        <source>Gaussian blobs</source>
        <translation>Gaußsche Wolken</translation>
    </message>
    <message>
        <source>Gaussian mixture</source>
        <translation>Gauß-Mischung</translation>
    </message>
    <message>
        <source>Gives every feature mean 0 and standard deviation 1; constant features become 0. population divides by the number of samples n, sample by n - 1.</source>
        <translation>Gibt jedem Merkmal den Mittelwert 0 und die Standardabweichung 1; konstante Merkmale werden 0. population teilt durch die Zahl der Proben n, sample durch n − 1.</translation>
    </message>
    <message>
        <source>Gives every feature mean 0.</source>
        <translation>Gibt jedem Merkmal den Mittelwert 0.</translation>
    </message>
    <message>
        <source>Gives every feature the range 0 to 1; constant features become 0. New samples may fall outside.</source>
        <translation>Gibt jedem Merkmal den Bereich 0 bis 1; konstante Merkmale werden 0. Neue Proben können außerhalb liegen.</translation>
    </message>
    <message>
        <source>Gives every sample the same distribution of values: the mean of the sorted samples. Equal values get the value at their mean rank.</source>
        <translation>Gibt jeder Probe dieselbe Verteilung der Werte: den Mittelwert der sortierten Proben. Gleiche Werte erhalten den Wert bei ihrem mittleren Rang.</translation>
    </message>
    <message>
        <source>Gives features that a spreadsheet has named by a date (1-Sep, 43891) the symbols of their genes (SEPTIN1), where only one gene fits. The others are listed among the notes on the file.</source>
        <translation>Gibt Merkmalen, die eine Tabellenkalkulation nach einem Datum benannt hat (1-Sep, 43891), die Symbole ihrer Gene (SEPTIN1), wo nur ein Gen passt. Die anderen stehen bei den Hinweisen zur Datei.</translation>
    </message>
    <message>
        <source>Half-moons</source>
        <translation>Halbmonde</translation>
    </message>
    <message>
        <source>How a label prototype is judged against a label.</source>
        <translation>Wie ein Label-Prototyp an einem Label gemessen wird.</translation>
    </message>
    <message>
        <source>How evenly features share the weight: features that scatter little inside a cluster get more.</source>
        <translation>Wie gleichmäßig sich Merkmale das Gewicht teilen: Merkmale, die in einem Cluster wenig streuen, erhalten mehr.</translation>
    </message>
    <message>
        <source>How evenly features share the weight: features that scatter little inside a cluster get more. Near 0.1 few features count, which helps where many are irrelevant; above 1 hardly any differ.</source>
        <translation>Wie gleichmäßig sich Merkmale das Gewicht teilen: Merkmale, die in einem Cluster wenig streuen, erhalten mehr. Nahe 0.1 zählen wenige Merkmale, was hilft, wo viele bedeutungslos sind; über 1 unterscheiden sie sich kaum.</translation>
    </message>
    <message>
        <source>How far a sample is from a cluster.</source>
        <translation>Wie weit eine Probe von einem Cluster entfernt ist.</translation>
    </message>
    <message>
        <source>How far a sample is shared among clusters. It weighs the entropy of the memberships.</source>
        <translation>Wie weit sich eine Probe auf Cluster verteilt. Gewichtet die Entropie der Zugehörigkeiten.</translation>
    </message>
    <message>
        <source>How far similarity reaches: a multiple of the squared distance to the neighbours, or of the width of the equations.</source>
        <translation>Wie weit Ähnlichkeit reicht: ein Vielfaches des quadrierten Abstands zu den Nachbarn oder der Breite der Gleichungen.</translation>
    </message>
    <message>
        <source>How far the kernel reaches.</source>
        <translation>Wie weit der Kern reicht.</translation>
    </message>
    <message>
        <source>How far the shape of a cluster is drawn to a ball.</source>
        <translation>Wie weit die Form eines Clusters zur Kugel gezogen wird.</translation>
    </message>
    <message>
        <source>How far the shape of a cluster is drawn to a ball: 0 takes it as its members have it, which needs many more samples than features.</source>
        <translation>Wie weit die Form eines Clusters zur Kugel gezogen wird: 0 nimmt sie, wie die Mitglieder sie ergeben, was viel mehr Proben als Merkmale braucht.</translation>
    </message>
    <message>
        <source>How far the shape of a cluster is drawn to a ball: 0 takes it as its members have it, which needs many more samples than features; 1 is FCM.</source>
        <translation>Wie weit die Form eines Clusters zur Kugel gezogen wird: 0 nimmt sie, wie die Mitglieder sie ergeben, was viel mehr Proben als Merkmale braucht; 1 ist FCM.</translation>
    </message>
    <message>
        <source>How fast the membership in a probe falls with the squared distance from it. Small: all probes describe a sample; large: the nearest alone does.</source>
        <translation>Wie schnell die Zugehörigkeit zu einer Sonde mit dem quadrierten Abstand von ihr fällt. Klein: Alle Sonden beschreiben eine Probe; groß: allein die nächste.</translation>
    </message>
    <message>
        <source>How many clusters the samples are shared among.</source>
        <translation>Auf wie viele Cluster die Proben verteilt werden.</translation>
    </message>
    <message>
        <source>How many clusters the samples are shared among. With many more features than samples, as many as classes is best as a rule; curved classes need several clusters each.</source>
        <translation>Auf wie viele Cluster die Proben verteilt werden. Bei viel mehr Merkmalen als Proben sind so viele wie Klassen meist am besten; gekrümmte Klassen brauchen je mehrere Cluster.</translation>
    </message>
    <message>
        <source>How many nearest samples each is joined to.</source>
        <translation>Mit wie vielen nächsten Proben jede verbunden wird.</translation>
    </message>
    <message>
        <source>How many random starts; the one with the lowest objective is kept.</source>
        <translation>Wie viele zufällige Starts; der mit der kleinsten Zielfunktion wird behalten.</translation>
    </message>
    <message>
        <source>How many samples describe all others.</source>
        <translation>Wie viele Proben alle anderen beschreiben.</translation>
    </message>
    <message>
        <source>How many starts of k-means; the best is kept.</source>
        <translation>Wie viele Starts von k-means; der beste wird behalten.</translation>
    </message>
    <message>
        <source>How many starts, drawn far apart; the one with the lowest objective is kept.</source>
        <translation>Wie viele Starts, weit auseinander gezogen; der mit der kleinsten Zielfunktion wird behalten.</translation>
    </message>
    <message>
        <source>How many starts, the first spread over the samples; the one with the lowest objective is kept.</source>
        <translation>Wie viele Starts, der erste über die Proben verteilt; der mit der kleinsten Zielfunktion wird behalten.</translation>
    </message>
    <message>
        <source>How memberships follow the pairs.</source>
        <translation>Wie die Zugehörigkeiten den Paaren folgen.</translation>
    </message>
    <message>
        <source>How much a label counts beside the distance when samples are shared among clusters. With many more features than samples it is a switch: α′ below γ′ lets the labels decide.</source>
        <translation>Wie viel ein Label neben dem Abstand zählt, wenn Proben auf Cluster verteilt werden. Bei viel mehr Merkmalen als Proben ist es ein Schalter: α′ unter γ′ lässt die Labels entscheiden.</translation>
    </message>
    <message>
        <source>How much of a labelled sample belongs to its class beforehand; the rest is shared by distance. Near 1 a labelled sample hardly counts in any centre.</source>
        <translation>Welcher Anteil einer Probe mit Label vorab zu ihrer Klasse gehört; der Rest wird nach Abstand verteilt. Nahe 1 zählt eine Probe mit Label in kaum einem Zentrum.</translation>
    </message>
    <message>
        <source>How often the first temperature accepts a set that is worse by the mean of random moves.</source>
        <translation>Wie oft die erste Temperatur eine Menge annimmt, die um das Mittel zufälliger Züge schlechter ist.</translation>
    </message>
    <message>
        <source>How readily a sample becomes a probe: the quantile of all similarities that stands for the similarity of a sample with itself.</source>
        <translation>Wie leicht eine Probe zur Sonde wird: das Quantil aller Ähnlichkeiten, das für die Ähnlichkeit einer Probe mit sich selbst steht.</translation>
    </message>
    <message>
        <source>How samples are clustered by what the probes say of them.</source>
        <translation>Wie Proben nach dem, was die Sonden über sie sagen, in Cluster geteilt werden.</translation>
    </message>
    <message>
        <source>How strongly large clusters take from small ones in the first iterations.</source>
        <translation>Wie stark große Cluster in den ersten Iterationen den kleinen nehmen.</translation>
    </message>
    <message>
        <source>How strongly pairs pull against distances, in multiples of what the rule makes of them; 0 lets them go.</source>
        <translation>Wie stark Paare gegen Abstände ziehen, als Vielfaches dessen, was die Regel ergibt; 0 lässt sie außer Acht.</translation>
    </message>
    <message>
        <source>How strongly the memberships of labelled samples are drawn to their classes.</source>
        <translation>Wie stark die Zugehörigkeiten von Proben mit Label zu ihren Klassen gezogen werden.</translation>
    </message>
    <message>
        <source>How the factors are found that features are scaled with.</source>
        <translation>Wie die Faktoren bestimmt werden, mit denen Merkmale skaliert werden.</translation>
    </message>
    <message>
        <source>How the samples are found that describe all others.</source>
        <translation>Wie die Proben bestimmt werden, die alle anderen beschreiben.</translation>
    </message>
    <message>
        <source>Interlocked horseshoes</source>
        <translation>Verschränkte Hufeisen</translation>
    </message>
    <message>
        <source>Interlocked rings</source>
        <translation>Verschränkte Ringe</translation>
    </message>
    <message>
        <source>Interlocked tori</source>
        <translation>Verschränkte Tori</translation>
    </message>
    <message>
        <source>Joins every sample to its neighbours and clusters by the leading vectors of that graph</source>
        <translation>Verbindet jede Probe mit ihren Nachbarn und bildet Cluster nach den führenden Vektoren dieses Graphen</translation>
    </message>
    <message>
        <source>KLFDA · kernel local Fisher discriminants</source>
        <translation>KLFDA · Kern-Fisher-Diskriminanten</translation>
    </message>
    <message>
        <source>KLPP · kernel locality preserving projections</source>
        <translation>KLPP · Kern-Lokalitätsprojektionen</translation>
    </message>
    <message>
        <source>Keep named features</source>
        <translation>Genannte Merkmale behalten</translation>
    </message>
    <message>
        <source>Keep some of the samples</source>
        <translation>Einige der Proben behalten</translation>
    </message>
    <message>
        <source>Keep the features with the greatest MAD</source>
        <translation>Merkmale mit der größten MAD behalten</translation>
    </message>
    <message>
        <source>Keep the most variable features</source>
        <translation>Die variabelsten Merkmale behalten</translation>
    </message>
    <message>
        <source>Keeps the given number of features with the greatest median absolute deviation, which outliers hardly move.</source>
        <translation>Behält die angegebene Zahl von Merkmalen mit der größten mittleren absoluten Abweichung vom Median (MAD), auf die Ausreißer kaum wirken.</translation>
    </message>
    <message>
        <source>Keeps the given number of features with the greatest variance.</source>
        <translation>Behält die angegebene Zahl von Merkmalen mit der größten Varianz.</translation>
    </message>
    <message>
        <source>Keeps the named features, in the order given. A name that several features have keeps them all, NAME#2 the second of them.</source>
        <translation>Behält die genannten Merkmale in der angegebenen Reihenfolge. Ein Name mehrerer Merkmale behält sie alle, NAME#2 das zweite davon.</translation>
    </message>
    <message>
        <source>Keeps the samples with a value of a label field (FIELD:VALUE), or those a file names.</source>
        <translation>Behält die Proben mit einem Wert eines Labelfelds (FELD:WERT) oder die, die eine Datei nennt.</translation>
    </message>
    <message>
        <source>LDA · linear discriminants</source>
        <translation>LDA · lineare Diskriminanten</translation>
    </message>
    <message>
        <source>LFDA · local Fisher discriminants</source>
        <translation>LFDA · lokale Fisher-Diskriminanten</translation>
    </message>
    <message>
        <source>LIBSVM files always have decimal points</source>
        <translation>LIBSVM-Dateien haben immer Dezimalpunkte</translation>
    </message>
    <message>
        <source>LIBSVM files always use blanks</source>
        <translation>LIBSVM-Dateien verwenden immer Leerzeichen</translation>
    </message>
    <message>
        <source>LIBSVM files have no header rows</source>
        <translation>LIBSVM-Dateien haben keine Kopfzeilen</translation>
    </message>
    <message>
        <source>LIBSVM files name no samples</source>
        <translation>LIBSVM-Dateien nennen keine Proben</translation>
    </message>
    <message>
        <source>LPP · locality preserving projections</source>
        <translation>LPP · lokalitätserhaltende Projektionen</translation>
    </message>
    <message>
        <source>Leave out named features</source>
        <translation>Genannte Merkmale weglassen</translation>
    </message>
    <message>
        <source>Leave out some of the samples</source>
        <translation>Einige der Proben weglassen</translation>
    </message>
    <message>
        <source>Leaves out every feature with one of the names; NAME#2 is the second of several called NAME.</source>
        <translation>Lässt jedes Merkmal mit einem der Namen weg; NAME#2 ist das zweite von mehreren namens NAME.</translation>
    </message>
    <message>
        <source>Leaves out the features that are missing in more than the given share of the samples.</source>
        <translation>Lässt die Merkmale weg, die in mehr als dem angegebenen Anteil der Proben fehlen.</translation>
    </message>
    <message>
        <source>Leaves out the features whose values are all the same, or all missing.</source>
        <translation>Lässt die Merkmale weg, deren Werte alle gleich sind oder alle fehlen.</translation>
    </message>
    <message>
        <source>Leaves out the samples with a value of a label field (FIELD:VALUE), or those a file names.</source>
        <translation>Lässt die Proben mit einem Wert eines Labelfelds (FELD:WERT) weg oder die, die eine Datei nennt.</translation>
    </message>
    <message>
        <source>Local Fisher discriminants of the similarities between samples</source>
        <translation>Lokale Fisher-Diskriminanten der Ähnlichkeiten zwischen Proben</translation>
    </message>
    <message>
        <source>Log-odds; with more than two classes, each against the rest.</source>
        <translation>Log-Odds; bei mehr als zwei Klassen jede gegen die übrigen.</translation>
    </message>
    <message>
        <source>Logarithm of 1 + value</source>
        <translation>Logarithmus von 1 + Wert</translation>
    </message>
    <message>
        <source>Logarithm to base 2</source>
        <translation>Logarithmus zur Basis 2</translation>
    </message>
    <message>
        <source>Logarithms</source>
        <translation>Logarithmen</translation>
    </message>
    <message>
        <source>Lower large values</source>
        <translation>Große Werte senken</translation>
    </message>
    <message>
        <source>MES · membership embedding</source>
        <translation>MES · Zugehörigkeitseinbettung</translation>
    </message>
    <message>
        <source>Made orthogonal, of length 1.</source>
        <translation>Orthogonal gemacht, mit Länge 1.</translation>
    </message>
    <message>
        <source>Made-up gene expression</source>
        <translation>Erzeugte Genexpression</translation>
    </message>
    <message>
        <source>Matrix Market files always have decimal points</source>
        <translation>Matrix-Market-Dateien haben immer Dezimalpunkte</translation>
    </message>
    <message>
        <source>Matrix Market files always use blanks</source>
        <translation>Matrix-Market-Dateien verwenden immer Leerzeichen</translation>
    </message>
    <message>
        <source>Matrix Market files say themselves where the values begin</source>
        <translation>Matrix-Market-Dateien sagen selbst, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>Mend names changed by spreadsheets</source>
        <translation>Von Tabellenkalkulationen geänderte Namen reparieren</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Fehlende Werte</translation>
    </message>
    <message>
        <source>Multiplies every value by the same number.</source>
        <translation>Multipliziert jeden Wert mit derselben Zahl.</translation>
    </message>
    <message>
        <source>Multiply by a number</source>
        <translation>Mit einer Zahl multiplizieren</translation>
    </message>
    <message>
        <source>Name features by gene symbols</source>
        <translation>Merkmale nach Gensymbolen benennen</translation>
    </message>
    <message>
        <source>Names of features</source>
        <translation>Namen der Merkmale</translation>
    </message>
    <message>
        <source>Natural logarithm</source>
        <translation>Natürlicher Logarithmus</translation>
    </message>
    <message>
        <source>Neighbours stay together in the space of a kernel</source>
        <translation>Nachbarn bleiben im Raum eines Kerns beieinander</translation>
    </message>
    <message>
        <source>Number the random start is drawn from.</source>
        <translation>Zahl, aus der der zufällige Start gezogen wird.</translation>
    </message>
    <message>
        <source>Of all pairs of samples.</source>
        <translation>Aller Probenpaare.</translation>
    </message>
    <message>
        <source>Of several features with one symbol, keep all</source>
        <translation>Von mehreren Merkmalen mit einem Symbol alle behalten</translation>
    </message>
    <message>
        <source>Of several features with one symbol, keep the most variable</source>
        <translation>Von mehreren Merkmalen mit einem Symbol das variabelste behalten</translation>
    </message>
    <message>
        <source>Of several features with one symbol, take the mean</source>
        <translation>Von mehreren Merkmalen mit einem Symbol den Mittelwert nehmen</translation>
    </message>
    <message>
        <source>Of the circle around the eigenvalue 1.</source>
        <translation>Des Kreises um den Eigenwert 1.</translation>
    </message>
    <message>
        <source>One ring inside the other, with noise of 0.08 in both directions.</source>
        <translation>Ein Ring im anderen, mit einem Rauschen von 0.08 in beiden Richtungen.</translation>
    </message>
    <message>
        <source>Our extension; for logarithms, where values at a floor do not vary.</source>
        <translation>Unsere Erweiterung; für Logarithmen, wo Werte an einer Untergrenze nicht variieren.</translation>
    </message>
    <message>
        <source>Ours, not in the paper: factors that make samples like their neighbours of the same class and unlike those of others.</source>
        <translation>Unser Zusatz, nicht aus der Veröffentlichung: Faktoren, die Proben ihren Nachbarn derselben Klasse ähnlich und denen anderer Klassen unähnlich machen.</translation>
    </message>
    <message>
        <source>Ours, not in the paper: how much more a feature differs across classes than inside them. At once, for groups that lie apart.</source>
        <translation>Unser Zusatz, nicht aus der Veröffentlichung: wie viel mehr sich ein Merkmal zwischen Klassen als innerhalb unterscheidet. Sofort, für Gruppen, die auseinanderliegen.</translation>
    </message>
    <message>
        <source>Ours: cannot run away.</source>
        <translation>Unser Zusatz: kann nicht davonlaufen.</translation>
    </message>
    <message>
        <source>PCA · principal components</source>
        <translation>PCA · Hauptkomponenten</translation>
    </message>
    <message>
        <source>PCKMeans · k-means with pairs</source>
        <translation>PCKMeans · k-means mit Paaren</translation>
    </message>
    <message>
        <source>Parallel curved sheets</source>
        <translation>Parallele gekrümmte Blätter</translation>
    </message>
    <message>
        <source>Percent of quality that a probe must be worth.</source>
        <translation>Prozent an Güte, die eine Sonde wert sein muss.</translation>
    </message>
    <message>
        <source>Prototypes are class probabilities.</source>
        <translation>Prototypen sind Klassenwahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>Puts every sample into one cluster and pays for broken pairs</source>
        <translation>Ordnet jede Probe einem einzigen Cluster zu und zahlt für verletzte Paare</translation>
    </message>
    <message>
        <source>Puts every sample into one cluster and weighs the features for all of them, without labels</source>
        <translation>Ordnet jede Probe einem einzigen Cluster zu und gewichtet die Merkmale für alle gemeinsam, ohne Labels</translation>
    </message>
    <message>
        <source>Puts every sample into one cluster and weighs the features of each by entropy, without labels</source>
        <translation>Ordnet jede Probe einem einzigen Cluster zu und gewichtet die Merkmale je Cluster nach Entropie, ohne Labels</translation>
    </message>
    <message>
        <source>Puts every sample into the nearest of k clusters, without labels</source>
        <translation>Ordnet jede Probe dem nächsten von k Clustern zu, ohne Labels</translation>
    </message>
    <message>
        <source>Quantile normalisation</source>
        <translation>Quantil-Normalisierung</translation>
    </message>
    <message>
        <source>RES files always use tabs</source>
        <translation>RES-Dateien verwenden immer Tabulatoren</translation>
    </message>
    <message>
        <source>RES files say themselves where the values begin</source>
        <translation>RES-Dateien sagen selbst, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>Raise small values</source>
        <translation>Kleine Werte anheben</translation>
    </message>
    <message>
        <source>Replaces every value by its binary logarithm. Values must be positive; put floor before it where they are not.</source>
        <translation>Ersetzt jeden Wert durch seinen Zweierlogarithmus. Werte müssen positiv sein; andernfalls „Kleine Werte anheben“ (floor) davorsetzen.</translation>
    </message>
    <message>
        <source>Replaces every value by its natural logarithm. Values must be positive; put floor before it where they are not.</source>
        <translation>Ersetzt jeden Wert durch seinen natürlichen Logarithmus. Werte müssen positiv sein; andernfalls „Kleine Werte anheben“ (floor) davorsetzen.</translation>
    </message>
    <message>
        <source>Replaces every value x by ln(1 + x), which keeps zero at zero. Suits counts.</source>
        <translation>Ersetzt jeden Wert x durch ln(1 + x), was null bei null lässt. Geeignet für Zählwerte.</translation>
    </message>
    <message>
        <source>Rough k-means whose centres are samples: spread over the data, found at once.</source>
        <translation>Grobes k-means, dessen Zentren Proben sind: über die Daten verteilt, sofort gefunden.</translation>
    </message>
    <message>
        <source>Rounds through the samples with pairs in an iteration.</source>
        <translation>Durchgänge durch die Proben mit Paaren je Iteration.</translation>
    </message>
    <message>
        <source>SC · spectral clustering</source>
        <translation>SC · spektrales Clustering</translation>
    </message>
    <message>
        <source>SC-S · spectral feature scaling</source>
        <translation>SC-S · spektrale Merkmalsskalierung</translation>
    </message>
    <message>
        <source>SCAD-1 · clustering and attribute discrimination</source>
        <translation>SCAD-1 · Clustering mit Merkmalswahl</translation>
    </message>
    <message>
        <source>SCAD-2 · clustering and attribute discrimination</source>
        <translation>SCAD-2 · Clustering mit Merkmalswahl</translation>
    </message>
    <message>
        <source>SFFD · semi-supervised fuzzy clustering</source>
        <translation>SFFD · teilüberwachtes Fuzzy-Clustering</translation>
    </message>
    <message>
        <source>SFP · supervised fuzzy partitioning</source>
        <translation>SFP · überwachte Fuzzy-Partitionierung</translation>
    </message>
    <message>
        <source>SOFT files always use tabs</source>
        <translation>SOFT-Dateien verwenden immer Tabulatoren</translation>
    </message>
    <message>
        <source>SOFT files say themselves where the values begin</source>
        <translation>SOFT-Dateien sagen selbst, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>SSFCM · FCM drawn to labels</source>
        <translation>SSFCM · FCM, zu Labels gezogen</translation>
    </message>
    <message>
        <source>SSKFCM · kernel FCM with labels</source>
        <translation>SSKFCM · Kern-FCM mit Labels</translation>
    </message>
    <message>
        <source>Samples that are never probes: names, or indices from #0, separated by commas.</source>
        <translation>Proben, die nie Sonden sind: Namen oder Indizes ab #0, mit Kommas getrennt.</translation>
    </message>
    <message>
        <source>Samples that are not of their cluster&apos;s most frequent class. The search sees the labels then.</source>
        <translation>Proben, die nicht von der häufigsten Klasse ihres Clusters sind. Die Suche kennt dann die Labels.</translation>
    </message>
    <message>
        <source>Samples that are probes in any case: names, or indices from #0, separated by commas.</source>
        <translation>Proben, die auf jeden Fall Sonden sind: Namen oder Indizes ab #0, mit Kommas getrennt.</translation>
    </message>
    <message>
        <source>Samples that others are best represented by; finds their number itself.</source>
        <translation>Proben, die andere am besten vertreten; findet ihre Zahl selbst.</translation>
    </message>
    <message>
        <source>Scale features to 0 to 1</source>
        <translation>Merkmale auf 0 bis 1 skalieren</translation>
    </message>
    <message>
        <source>Scales the features so that spectral clustering agrees with known labels</source>
        <translation>Skaliert die Merkmale so, dass spektrales Clustering mit bekannten Labels übereinstimmt</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Scatter summed over samples; for fewer than some 100 samples.</source>
        <translation>Streuung über Proben summiert; für weniger als etwa 100 Proben.</translation>
    </message>
    <message>
        <source>Searches for the smallest set of probes with the best clusters; takes the longest.</source>
        <translation>Sucht die kleinste Menge von Sonden mit den besten Clustern; dauert am längsten.</translation>
    </message>
    <message>
        <source>Share of a message that is kept; more helps against swinging.</source>
        <translation>Anteil einer Nachricht, der behalten wird; mehr hilft gegen Schwingen.</translation>
    </message>
    <message>
        <source>Share of the variance in the principal components it begins with; with all of it, and more features than samples, it does no more than spectral clustering.</source>
        <translation>Anteil der Varianz in den Hauptkomponenten, mit denen begonnen wird; mit der ganzen Varianz und mehr Merkmalen als Proben geschieht nicht mehr als beim spektralen Clustering.</translation>
    </message>
    <message>
        <source>Shares samples among clusters and weighs the features of each, without labels</source>
        <translation>Verteilt Proben auf Cluster und gewichtet die Merkmale je Cluster, ohne Labels</translation>
    </message>
    <message>
        <source>Shares samples among clusters as pairs of samples say, and weighs the features of each cluster</source>
        <translation>Verteilt Proben so auf Cluster, wie Probenpaare es sagen, und gewichtet die Merkmale je Cluster</translation>
    </message>
    <message>
        <source>Shares samples among clusters as pairs say; clusters may compete until few are left</source>
        <translation>Verteilt Proben so auf Cluster, wie Paare es sagen; Cluster können konkurrieren, bis wenige bleiben</translation>
    </message>
    <message>
        <source>Shares samples among clusters of any elliptic shape, without labels</source>
        <translation>Verteilt Proben auf Cluster beliebiger elliptischer Form, ohne Labels</translation>
    </message>
    <message>
        <source>Shares samples among clusters that agree with the labels, and learns which features matter</source>
        <translation>Verteilt Proben auf Cluster, die mit den Labels übereinstimmen, und lernt, welche Merkmale wichtig sind</translation>
    </message>
    <message>
        <source>Shares samples among round clusters, as published.</source>
        <translation>Verteilt Proben auf runde Cluster, wie veröffentlicht.</translation>
    </message>
    <message>
        <source>Shares samples among round clusters, without labels</source>
        <translation>Verteilt Proben auf runde Cluster, ohne Labels</translation>
    </message>
    <message>
        <source>Shares samples among the classes by a Gaussian kernel; labelled ones stay in theirs</source>
        <translation>Verteilt Proben mit einem Gauß-Kern auf die Klassen; Proben mit Label bleiben in ihrer</translation>
    </message>
    <message>
        <source>Shares samples among the classes; labelled ones are drawn to theirs</source>
        <translation>Verteilt Proben auf die Klassen; Proben mit Label werden zu ihrer gezogen</translation>
    </message>
    <message>
        <source>Shares samples among the classes; part of each labelled one is given</source>
        <translation>Verteilt Proben auf die Klassen; ein Teil jeder Probe mit Label ist vorgegeben</translation>
    </message>
    <message>
        <source>Shell round a ball</source>
        <translation>Schale um eine Kugel</translation>
    </message>
    <message>
        <source>Signs; with more than two classes, each against the rest.</source>
        <translation>Vorzeichen; bei mehr als zwei Klassen jede gegen die übrigen.</translation>
    </message>
    <message>
        <source>So many samples, drawn.</source>
        <translation>So viele Proben, gezogen.</translation>
    </message>
    <message>
        <source>So that the classes weigh the same.</source>
        <translation>So, dass die Klassen gleich viel wiegen.</translation>
    </message>
    <message>
        <source>Spread of the clusters over the least distance between two of them.</source>
        <translation>Ausdehnung der Cluster, geteilt durch den kleinsten Abstand zwischen zweien.</translation>
    </message>
    <message>
        <source>Squared width of the Gaussian kernel, in medians of the squared distance from the mean; 0: the one of 0.1, 0.3, 1, 3, 10 that puts most labelled samples right.</source>
        <translation>Quadrierte Breite des Gauß-Kerns, in Medianen des quadrierten Abstands vom Mittelwert; 0: diejenige von 0.1, 0.3, 1, 3, 10, die die meisten Proben mit Label richtig zuordnet.</translation>
    </message>
    <message>
        <source>Standardise features</source>
        <translation>Merkmale standardisieren</translation>
    </message>
    <message>
        <source>Swiss rolls</source>
        <translation>Biskuitrollen</translation>
    </message>
    <message>
        <source>The belt of a sphere against its two polar caps. Three informative features and uniform noise.</source>
        <translation>Der Gürtel einer Kugel gegen ihre beiden Polkappen. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>The directions in which the samples vary most, and clusters along them</source>
        <translation>Die Richtungen, in denen die Proben am meisten variieren, und Cluster entlang davon</translation>
    </message>
    <message>
        <source>The directions that part the classes most for how they vary inside</source>
        <translation>Die Richtungen, die die Klassen am stärksten trennen, gemessen an ihrer Variation im Innern</translation>
    </message>
    <message>
        <source>The exact minimum for each sample against what is new.</source>
        <translation>Das genaue Minimum für jede Probe gegenüber dem, was neu ist.</translation>
    </message>
    <message>
        <source>The first clusters start in each class, the rest anywhere.</source>
        <translation>Die ersten Cluster beginnen in je einer Klasse, die übrigen irgendwo.</translation>
    </message>
    <message>
        <source>The fit ends when no membership changes by as much; 0 leaves only the limit of the iterations.</source>
        <translation>Die Anpassung endet, wenn sich keine Zugehörigkeit um so viel ändert; 0 lässt nur die Grenze der Iterationen.</translation>
    </message>
    <message>
        <source>The fit ends when the centres move by less than this share of their distance from the mean of all samples, or no membership by more than a hundredth of it; 0 leaves only the limit.</source>
        <translation>Die Anpassung endet, wenn sich die Zentren um weniger als diesen Anteil ihres Abstands vom Mittelwert aller Proben bewegen oder keine Zugehörigkeit um mehr als ein Hundertstel davon; 0 lässt nur die Grenze.</translation>
    </message>
    <message>
        <source>The majority class. Not convex, so the risk is not bounded by it.</source>
        <translation>Die Mehrheitsklasse. Nicht konvex, daher begrenzt sie das Risiko nicht.</translation>
    </message>
    <message>
        <source>The mean of the feature.</source>
        <translation>Der Mittelwert des Merkmals.</translation>
    </message>
    <message>
        <source>The mean over the 5 nearest features; any other number may stand behind the colon.</source>
        <translation>Der Mittelwert über die 5 nächsten Merkmale; hinter dem Doppelpunkt kann jede andere Zahl stehen.</translation>
    </message>
    <message>
        <source>The mean squared distance to the 7th neighbour.</source>
        <translation>Der mittlere quadrierte Abstand zum 7. Nachbarn.</translation>
    </message>
    <message>
        <source>The means of samples that belong together.</source>
        <translation>Die Mittelwerte von Proben, die zusammengehören.</translation>
    </message>
    <message>
        <source>The median of the feature.</source>
        <translation>Der Median des Merkmals.</translation>
    </message>
    <message>
        <source>The objective of fuzzy c-means over that of clusters that are all one.</source>
        <translation>Die Zielfunktion von Fuzzy c-means, geteilt durch die von Clustern, die alle eins sind.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations at the eigenvalue 1, by the solution of least norm.</source>
        <translation>Die Gleichungen der Veröffentlichung beim Eigenwert 1, mit der Lösung kleinster Norm.</translation>
    </message>
    <message>
        <source>The paper&apos;s solver for more features than samples; there it has many answers, of which chance may choose.</source>
        <translation>Der Löser der Veröffentlichung für mehr Merkmale als Proben; dort hat er viele Antworten, unter denen der Zufall wählen kann.</translation>
    </message>
    <message>
        <source>The paper&apos;s solver for more labelled samples than features: the nearest pencil that has eigenvalues.</source>
        <translation>Der Löser der Veröffentlichung für mehr Proben mit Label als Merkmale: das nächste Büschel, das Eigenwerte hat.</translation>
    </message>
    <message>
        <source>The power that memberships count with. Near 1 every sample belongs to its nearest cluster; with many features a large one makes all clusters the same.</source>
        <translation>Die Potenz, mit der Zugehörigkeiten zählen. Nahe 1 gehört jede Probe zu ihrem nächsten Cluster; bei vielen Merkmalen macht eine große alle Cluster gleich.</translation>
    </message>
    <message>
        <source>The power that the shared weights count with. Near 1 one feature takes all.</source>
        <translation>Die Potenz, mit der die gemeinsamen Gewichte zählen. Nahe 1 nimmt ein Merkmal alles.</translation>
    </message>
    <message>
        <source>The power that weights count with. Near 1 the feature of least scatter takes all.</source>
        <translation>Die Potenz, mit der Gewichte zählen. Nahe 1 nimmt das Merkmal mit der kleinsten Streuung alles.</translation>
    </message>
    <message>
        <source>The reading of the paper that behaves as it says; for values as they are, without Standardise.</source>
        <translation>Die Lesart der Veröffentlichung, die sich so verhält, wie sie sagt; für Werte, wie sie sind, ohne „Merkmale standardisieren“.</translation>
    </message>
    <message>
        <source>The same in every iteration.</source>
        <translation>In jeder Iteration dieselbe.</translation>
    </message>
    <message>
        <source>The sample each cluster starts at, counted from 0, as in 0,5; empty: drawn at random.</source>
        <translation>Die Probe, bei der jeder Cluster beginnt, ab 0 gezählt, wie in 0,5; leer: zufällig gezogen.</translation>
    </message>
    <message>
        <source>The samples pinned in the picture, and no others.</source>
        <translation>Die im Bild angehefteten Proben und keine anderen.</translation>
    </message>
    <message>
        <source>The width as it stands, as published: on expression values that are not scaled the kernel is then often the identity.</source>
        <translation>Die Breite, wie sie dasteht, wie veröffentlicht: Bei nicht skalierten Expressionswerten ist der Kern dann oft die Identität.</translation>
    </message>
    <message>
        <source>The width of the paper&apos;s equations, which the scale of the factors follows.</source>
        <translation>Die Breite der Gleichungen der Veröffentlichung, der die Skala der Faktoren folgt.</translation>
    </message>
    <message>
        <source>They count as 0.</source>
        <translation>Sie zählen als 0.</translation>
    </message>
    <message>
        <source>They count as their absolute value, as published.</source>
        <translation>Sie zählen mit ihrem Betrag, wie veröffentlicht.</translation>
    </message>
    <message>
        <source>They make samples alike that differ there.</source>
        <translation>Sie machen Proben ähnlich, die sich dort unterscheiden.</translation>
    </message>
    <message>
        <source>Those that are near under the factors so far, again and again.</source>
        <translation>Die, die unter den bisherigen Faktoren nah sind, immer wieder.</translation>
    </message>
    <message>
        <source>Three arms wound into each other, which take many clusters to follow.</source>
        <translation>Drei ineinander gewundene Arme, denen nur viele Cluster folgen können.</translation>
    </message>
    <message>
        <source>Three classes of four normal clouds, one of them long and thin and one class in two parts; from the supervised fuzzy partitioning paper.</source>
        <translation>Drei Klassen aus vier normalverteilten Wolken, eine davon lang und dünn und eine Klasse in zwei Teilen; aus der Veröffentlichung zu Supervised Fuzzy Partitioning.</translation>
    </message>
    <message>
        <source>Three-arm spiral</source>
        <translation>Dreiarmige Spirale</translation>
    </message>
    <message>
        <source>To how many dimensions the samples are reduced.</source>
        <translation>Auf wie viele Dimensionen die Proben reduziert werden.</translation>
    </message>
    <message>
        <source>Two equal curved sheets, one above the other. Three informative features and uniform noise.</source>
        <translation>Zwei gleiche gekrümmte Blätter, eins über dem anderen. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two interlocked half circles in a tilted plane. Three informative features and uniform noise.</source>
        <translation>Zwei verschränkte Halbkreise in einer gekippten Ebene. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two noisy rings</source>
        <translation>Zwei verrauschte Ringe</translation>
    </message>
    <message>
        <source>Two open rings through each other, the shape literal spectral feature scaling is made for. Three informative features and uniform noise.</source>
        <translation>Zwei offene Ringe durcheinander, die Form, für die wörtliche spektrale Merkmalsskalierung gemacht ist. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two rings through each other, as in a chain. Three informative features and uniform noise.</source>
        <translation>Zwei Ringe durcheinander, wie in einer Kette. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two round clouds beside each other. Three informative features and uniform noise.</source>
        <translation>Zwei runde Wolken nebeneinander. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two sheets rolled up together, tilted. Three informative features and uniform noise.</source>
        <translation>Zwei zusammen aufgerollte Blätter, gekippt. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two strands wound around a common axis. Three informative features and uniform noise.</source>
        <translation>Zwei Stränge, um eine gemeinsame Achse gewunden. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two tubes bent to rings through each other. Three informative features and uniform noise.</source>
        <translation>Zwei zu Ringen gebogene Röhren durcheinander. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Values above the given number become that number.</source>
        <translation>Werte über der angegebenen Zahl werden zu dieser Zahl.</translation>
    </message>
    <message>
        <source>Values below the given number become that number.</source>
        <translation>Werte unter der angegebenen Zahl werden zu dieser Zahl.</translation>
    </message>
    <message>
        <source>W-k-means</source>
        <translation>W-k-means</translation>
    </message>
    <message>
        <source>What K is measured against.</source>
        <translation>Woran K gemessen wird.</translation>
    </message>
    <message>
        <source>What a broken pair costs.</source>
        <translation>Was ein verletztes Paar kostet.</translation>
    </message>
    <message>
        <source>What a feature contributes to the distance to a cluster.</source>
        <translation>Was ein Merkmal zum Abstand zu einem Cluster beiträgt.</translation>
    </message>
    <message>
        <source>What becomes of factors below 0.</source>
        <translation>Was aus Faktoren unter 0 wird.</translation>
    </message>
    <message>
        <source>What large factors cost.</source>
        <translation>Was große Faktoren kosten.</translation>
    </message>
    <message>
        <source>What likeness inside a class counts against unlikeness across.</source>
        <translation>Was Ähnlichkeit innerhalb einer Klasse gegen Unähnlichkeit zwischen Klassen zählt.</translation>
    </message>
    <message>
        <source>What the annealing makes small beside the number of probes; in percent.</source>
        <translation>Was das Annealing neben der Zahl der Sonden klein macht; in Prozent.</translation>
    </message>
    <message>
        <source>What the centres count the samples with.</source>
        <translation>Womit die Zentren die Proben zählen.</translation>
    </message>
    <message>
        <source>What the directions are multiplied with.</source>
        <translation>Womit die Richtungen multipliziert werden.</translation>
    </message>
    <message>
        <source>What the entropy of the feature weights counts against the scatter of a cluster, summed over its members.</source>
        <translation>Was die Entropie der Merkmalsgewichte gegen die Streuung eines Clusters zählt, summiert über seine Mitglieder.</translation>
    </message>
    <message>
        <source>What the kernel width is a multiple of.</source>
        <translation>Wovon die Kernbreite ein Vielfaches ist.</translation>
    </message>
    <message>
        <source>What the ridge is added to.</source>
        <translation>Wozu der Ridge addiert wird.</translation>
    </message>
    <message>
        <source>What the strength of the pairs is measured against.</source>
        <translation>Woran die Stärke der Paare gemessen wird.</translation>
    </message>
    <message>
        <source>What the width is a multiple of.</source>
        <translation>Wovon die Breite ein Vielfaches ist.</translation>
    </message>
    <message>
        <source>What the wished vector is in the two classes: the first of them, in the order they are listed in, has the 1. Of more classes, each but the last has a vector against those after it.</source>
        <translation>Was der gewünschte Vektor in den beiden Klassen ist: Die erste, in der Reihenfolge der Liste, hat die 1. Bei mehr Klassen hat jede außer der letzten einen Vektor gegen die nach ihr.</translation>
    </message>
    <message>
        <source>What varies less than the ridge then counts as not keeping neighbours together.</source>
        <translation>Was weniger als der Ridge variiert, gilt dann als etwas, das Nachbarn nicht beieinanderhält.</translation>
    </message>
    <message>
        <source>What λ is measured against.</source>
        <translation>Woran λ gemessen wird.</translation>
    </message>
    <message>
        <source>Where the clusters start.</source>
        <translation>Wo die Cluster beginnen.</translation>
    </message>
    <message>
        <source>Where the other parameters stand unless they are set.</source>
        <translation>Wo die anderen Parameter stehen, solange sie nicht gesetzt sind.</translation>
    </message>
    <message>
        <source>Whether feature weights, K and shrinkage are those whose fits by half of the pairs keep most of the others; takes some thirty fits.</source>
        <translation>Ob Merkmalsgewichte, K und Schrumpfung diejenigen sind, deren Anpassungen mit der Hälfte der Paare die meisten anderen einhalten; braucht etwa dreißig Anpassungen.</translation>
    </message>
    <message>
        <source>Whether features are told apart; without, every one counts the same, which is Gustafson-Kessel clustering guided by pairs.</source>
        <translation>Ob Merkmale unterschieden werden; sonst zählen alle gleich, was Gustafson-Kessel-Clustering unter Anleitung von Paaren ist.</translation>
    </message>
    <message>
        <source>Whether large clusters take from small ones until those vanish: begin with more clusters than there may be.</source>
        <translation>Ob große Cluster den kleinen nehmen, bis diese verschwinden: mit mehr Clustern beginnen, als es geben mag.</translation>
    </message>
    <message>
        <source>Whether the strength grows, threefold and three times at most, while pairs that can be kept are broken.</source>
        <translation>Ob die Stärke wächst, je dreifach und höchstens dreimal, solange Paare verletzt sind, die eingehalten werden können.</translation>
    </message>
    <message>
        <source>Whether what follows from the pairs is added to them: a with b and b with c make a with c.</source>
        <translation>Ob hinzukommt, was aus den Paaren folgt: a mit b und b mit c ergeben a mit c.</translation>
    </message>
    <message>
        <source>Which samples each is made like or unlike.</source>
        <translation>Welchen Proben jede ähnlich oder unähnlich gemacht wird.</translation>
    </message>
    <message>
        <source>Which samples the clusters start at.</source>
        <translation>Bei welchen Proben die Cluster beginnen.</translation>
    </message>
    <message>
        <source>Whose the feature weights are.</source>
        <translation>Wem die Merkmalsgewichte gehören.</translation>
    </message>
    <message>
        <source>Without a norm, as in SCAD-1.</source>
        <translation>Ohne Norm, wie in SCAD-1.</translation>
    </message>
    <message>
        <source>Xie-Beni index</source>
        <translation>Xie-Beni-Index</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>absolut</translation>
    </message>
    <message>
        <source>acceptance at the start</source>
        <translation>Annahme am Anfang</translation>
    </message>
    <message>
        <source>affinity propagation</source>
        <translation>Affinity Propagation</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alle auf einmal</translation>
    </message>
    <message>
        <source>all neighbours alike</source>
        <translation>alle Nachbarn gleich</translation>
    </message>
    <message>
        <source>all of a class</source>
        <translation>alle einer Klasse</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all probes count</source>
        <translation>alle Sonden zählen</translation>
    </message>
    <message>
        <source>along the shape</source>
        <translation>nach der Form</translation>
    </message>
    <message>
        <source>annealing</source>
        <translation>Annealing</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>wie sie sind</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>at right angles</source>
        <translation>rechtwinklig</translation>
    </message>
    <message>
        <source>balance of the weights</source>
        <translation>Ausgleich der Gewichte</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>balls</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>by importance</source>
        <translation>nach Wichtigkeit</translation>
    </message>
    <message>
        <source>by the shape of the cluster</source>
        <translation>nach der Form des Clusters</translation>
    </message>
    <message>
        <source>centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>choose on held-out pairs</source>
        <translation>an zurückgehaltenen Paaren wählen</translation>
    </message>
    <message>
        <source>class values</source>
        <translation>Klassenwerte</translation>
    </message>
    <message>
        <source>classes of any shape</source>
        <translation>Klassen beliebiger Form</translation>
    </message>
    <message>
        <source>classification error</source>
        <translation>Klassifikationsfehler</translation>
    </message>
    <message>
        <source>close the pairs</source>
        <translation>Paare abschließen</translation>
    </message>
    <message>
        <source>clustering</source>
        <translation>Clustering</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>clusters stay</source>
        <translation>Cluster bleiben</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>contour integral</source>
        <translation>Konturintegral</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>Abkühlung</translation>
    </message>
    <message>
        <source>cost of a broken pair</source>
        <translation>Kosten eines verletzten Paars</translation>
    </message>
    <message>
        <source>crisp</source>
        <translation>scharf</translation>
    </message>
    <message>
        <source>damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>difference alone</source>
        <translation>Unterschied allein</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>distance of a feature</source>
        <translation>Abstand eines Merkmals</translation>
    </message>
    <message>
        <source>distances rule</source>
        <translation>Abstände bestimmen</translation>
    </message>
    <message>
        <source>divisor: population or sample</source>
        <translation>Teiler: population oder sample</translation>
    </message>
    <message>
        <source>effective features, mean</source>
        <translation>wirksame Merkmale, Mittel</translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation>gleiche Gewichte</translation>
    </message>
    <message>
        <source>evenness</source>
        <translation>Gleichmäßigkeit</translation>
    </message>
    <message>
        <source>evenness of the weights</source>
        <translation>Gleichmäßigkeit der Gewichte</translation>
    </message>
    <message>
        <source>every feature</source>
        <translation>jedes Merkmal</translation>
    </message>
    <message>
        <source>every feature counts</source>
        <translation>jedes Merkmal zählt</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>feature selection</source>
        <translation>Merkmalsauswahl</translation>
    </message>
    <message>
        <source>feature weights</source>
        <translation>Merkmalsgewichte</translation>
    </message>
    <message>
        <source>few clusters</source>
        <translation>wenige Cluster</translation>
    </message>
    <message>
        <source>few components</source>
        <translation>wenige Komponenten</translation>
    </message>
    <message>
        <source>few features</source>
        <translation>wenige Merkmale</translation>
    </message>
    <message>
        <source>few probes</source>
        <translation>wenige Sonden</translation>
    </message>
    <message>
        <source>fixed strength</source>
        <translation>feste Stärke</translation>
    </message>
    <message>
        <source>follows the samples</source>
        <translation>folgt den Proben</translation>
    </message>
    <message>
        <source>for the number of clusters</source>
        <translation>für die Clusterzahl</translation>
    </message>
    <message>
        <source>forbidden probes</source>
        <translation>verbotene Sonden</translation>
    </message>
    <message>
        <source>fuzziness</source>
        <translation>Unschärfe</translation>
    </message>
    <message>
        <source>fuzzy c-means</source>
        <translation>Fuzzy c-means</translation>
    </message>
    <message>
        <source>given membership</source>
        <translation>vorgegebene Zugehörigkeit</translation>
    </message>
    <message>
        <source>greatest share, 0 to 1</source>
        <translation>größter Anteil, 0 bis 1</translation>
    </message>
    <message>
        <source>greatest value</source>
        <translation>größter Wert</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>insist on the pairs</source>
        <translation>auf den Paaren bestehen</translation>
    </message>
    <message>
        <source>its neighbours</source>
        <translation>seine Nachbarn</translation>
    </message>
    <message>
        <source>its own axis</source>
        <translation>eigene Achse</translation>
    </message>
    <message>
        <source>k-means</source>
        <translation>k-means</translation>
    </message>
    <message>
        <source>k-means on the leading singular vectors of the graph that joins samples to probes.</source>
        <translation>k-means auf den führenden Singulärvektoren des Graphen, der Proben mit Sonden verbindet.</translation>
    </message>
    <message>
        <source>k/2 times equation 17: holds with many clusters too.</source>
        <translation>k/2 mal Gleichung 17: hält auch bei vielen Clustern.</translation>
    </message>
    <message>
        <source>kept variance</source>
        <translation>behaltene Varianz</translation>
    </message>
    <message>
        <source>kernel width</source>
        <translation>Kernbreite</translation>
    </message>
    <message>
        <source>kernel width of</source>
        <translation>Kernbreite aus</translation>
    </message>
    <message>
        <source>label weight</source>
        <translation>Labelgewicht</translation>
    </message>
    <message>
        <source>labels ignored</source>
        <translation>Labels ignoriert</translation>
    </message>
    <message>
        <source>labels rule</source>
        <translation>Labels bestimmen</translation>
    </message>
    <message>
        <source>learn feature weights</source>
        <translation>Merkmalsgewichte lernen</translation>
    </message>
    <message>
        <source>least size</source>
        <translation>Mindestgröße</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>kleinste Quadrate</translation>
    </message>
    <message>
        <source>least value</source>
        <translation>kleinster Wert</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>let clusters compete</source>
        <translation>Cluster konkurrieren lassen</translation>
    </message>
    <message>
        <source>likeness inside classes</source>
        <translation>Ähnlichkeit innerhalb der Klassen</translation>
    </message>
    <message>
        <source>log loss</source>
        <translation>Log-Loss</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>logistisch</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>many features</source>
        <translation>viele Merkmale</translation>
    </message>
    <message>
        <source>many pieces</source>
        <translation>viele Teile</translation>
    </message>
    <message>
        <source>many probes</source>
        <translation>viele Sonden</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>mean of each cluster</source>
        <translation>Mittel je Cluster</translation>
    </message>
    <message>
        <source>median, mean or knn:K</source>
        <translation>median, mean oder knn:K</translation>
    </message>
    <message>
        <source>medoids</source>
        <translation>Medoide</translation>
    </message>
    <message>
        <source>memberships</source>
        <translation>Zugehörigkeiten</translation>
    </message>
    <message>
        <source>minimal perturbation</source>
        <translation>minimale Störung</translation>
    </message>
    <message>
        <source>must-link neighbourhoods</source>
        <translation>Must-Link-Nachbarschaften</translation>
    </message>
    <message>
        <source>names with commas between, a file with names, or FILE.gmt:NAME, a gene set</source>
        <translation>Namen mit Kommas dazwischen, eine Datei mit Namen oder DATEI.gmt:NAME, ein Genset</translation>
    </message>
    <message>
        <source>negative factors</source>
        <translation>negative Faktoren</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>number of features</source>
        <translation>Zahl der Merkmale</translation>
    </message>
    <message>
        <source>number of probes</source>
        <translation>Zahl der Sonden</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>of each cluster</source>
        <translation>je Cluster</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>one feature</source>
        <translation>ein Merkmal</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>ein Teil</translation>
    </message>
    <message>
        <source>one prototype a class</source>
        <translation>ein Prototyp je Klasse</translation>
    </message>
    <message>
        <source>one sample a class</source>
        <translation>eine Probe je Klasse</translation>
    </message>
    <message>
        <source>only AnnData and Matrix Market files are thinned out while they are read</source>
        <translation>nur AnnData- und Matrix-Market-Dateien werden beim Lesen ausgedünnt</translation>
    </message>
    <message>
        <source>only AnnData files (h5ad) have layers</source>
        <translation>nur AnnData-Dateien (h5ad) haben Schichten</translation>
    </message>
    <message>
        <source>only tables of text, workbooks and ARFF files have a label column to choose</source>
        <translation>nur Texttabellen, Arbeitsmappen und ARFF-Dateien haben eine wählbare Labelspalte</translation>
    </message>
    <message>
        <source>only workbooks (XLSX) have sheets</source>
        <translation>nur Arbeitsmappen (XLSX) haben Blätter</translation>
    </message>
    <message>
        <source>pairs rule</source>
        <translation>Paare bestimmen</translation>
    </message>
    <message>
        <source>pinned ones</source>
        <translation>angeheftete</translation>
    </message>
    <message>
        <source>pinned probes</source>
        <translation>angeheftete Sonden</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>preference</source>
        <translation>Präferenz</translation>
    </message>
    <message>
        <source>present weights</source>
        <translation>jetzige Gewichte</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>price of a probe</source>
        <translation>Preis einer Sonde</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>prototypes as they are</source>
        <translation>Prototypen, wie sie sind</translation>
    </message>
    <message>
        <source>prototypes drawn to equal shares</source>
        <translation>Prototypen zu gleichen Anteilen gezogen</translation>
    </message>
    <message>
        <source>radius of the contour</source>
        <translation>Radius der Kontur</translation>
    </message>
    <message>
        <source>random memberships</source>
        <translation>zufällige Zugehörigkeiten</translation>
    </message>
    <message>
        <source>random samples</source>
        <translation>zufällige Proben</translation>
    </message>
    <message>
        <source>ratio (ours)</source>
        <translation>Verhältnis (unser Zusatz)</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>refits</source>
        <translation>Neuanpassungen</translation>
    </message>
    <message>
        <source>representation error</source>
        <translation>Repräsentationsfehler</translation>
    </message>
    <message>
        <source>ridge</source>
        <translation>Ridge</translation>
    </message>
    <message>
        <source>ridge on</source>
        <translation>Ridge auf</translation>
    </message>
    <message>
        <source>rule of the balance</source>
        <translation>Regel des Ausgleichs</translation>
    </message>
    <message>
        <source>rule of the strength</source>
        <translation>Regel der Stärke</translation>
    </message>
    <message>
        <source>sSFCM · FCM with given memberships</source>
        <translation>sSFCM · FCM, teils vorgegeben</translation>
    </message>
    <message>
        <source>samples alone</source>
        <translation>Proben allein</translation>
    </message>
    <message>
        <source>scale of λ</source>
        <translation>Skala von λ</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>searched for</source>
        <translation>gesucht</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>self similarity</source>
        <translation>Selbstähnlichkeit</translation>
    </message>
    <message>
        <source>series matrix files always use tabs</source>
        <translation>Serienmatrix-Dateien verwenden immer Tabulatoren</translation>
    </message>
    <message>
        <source>series matrix files say themselves where the values begin</source>
        <translation>Serienmatrix-Dateien sagen selbst, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>shapes of the members</source>
        <translation>Formen der Mitglieder</translation>
    </message>
    <message>
        <source>share of the samples</source>
        <translation>Anteil der Proben</translation>
    </message>
    <message>
        <source>shared by all</source>
        <translation>allen gemeinsam</translation>
    </message>
    <message>
        <source>sharpness</source>
        <translation>Schärfe</translation>
    </message>
    <message>
        <source>shrinkage</source>
        <translation>Schrumpfung</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>mit Vorzeichen</translation>
    </message>
    <message>
        <source>smoothing of prototypes</source>
        <translation>Glättung der Prototypen</translation>
    </message>
    <message>
        <source>spectral</source>
        <translation>spektral</translation>
    </message>
    <message>
        <source>squared error</source>
        <translation>quadratischer Fehler</translation>
    </message>
    <message>
        <source>squared memberships</source>
        <translation>quadrierte Zugehörigkeiten</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>start samples</source>
        <translation>Startproben</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>steadier</source>
        <translation>stabiler</translation>
    </message>
    <message>
        <source>strength of the competition</source>
        <translation>Stärke der Konkurrenz</translation>
    </message>
    <message>
        <source>strength of the labels</source>
        <translation>Stärke der Labels</translation>
    </message>
    <message>
        <source>strength of the pairs</source>
        <translation>Stärke der Paare</translation>
    </message>
    <message>
        <source>sum (published)</source>
        <translation>Summe (veröffentlicht)</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>target (recommended)</source>
        <translation>Ziel (empfohlen)</translation>
    </message>
    <message>
        <source>temperatures</source>
        <translation>Temperaturen</translation>
    </message>
    <message>
        <source>the degrees alone</source>
        <translation>die Grade allein</translation>
    </message>
    <message>
        <source>the equations</source>
        <translation>den Gleichungen</translation>
    </message>
    <message>
        <source>the median distance</source>
        <translation>dem Medianabstand</translation>
    </message>
    <message>
        <source>the nearest alone</source>
        <translation>die nächste allein</translation>
    </message>
    <message>
        <source>the neighbours</source>
        <translation>den Nachbarn</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>trials a sample</source>
        <translation>Versuche je Probe</translation>
    </message>
    <message>
        <source>what is minimised</source>
        <translation>was minimiert wird</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>width of</source>
        <translation>Breite aus</translation>
    </message>
    <message>
        <source>width of the kernel</source>
        <translation>Breite des Kerns</translation>
    </message>
    <message>
        <source>workbooks have cells and no delimiter</source>
        <translation>Arbeitsmappen haben Zellen und kein Trennzeichen</translation>
    </message>
    <message>
        <source>λ is multiplied by samples per cluster, so it does not depend on their number.</source>
        <translation>λ wird mit den Proben je Cluster multipliziert, hängt also nicht von deren Zahl ab.</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>the file begins as this format does</source>
        <translation>die Datei beginnt wie dieses Format</translation>
    </message>
    <message>
        <source>no other format fits what it holds better</source>
        <translation>kein anderes Format passt besser zum Inhalt</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>ARFF</source>
        <translation>ARFF</translation>
    </message>
    <message>
        <source>AnnData (h5ad)</source>
        <translation>AnnData (h5ad)</translation>
    </message>
    <message>
        <source>CDT, PCL</source>
        <translation>CDT, PCL</translation>
    </message>
    <message>
        <source>Excel workbook (XLSX)</source>
        <translation>Excel-Arbeitsmappe (XLSX)</translation>
    </message>
    <message>
        <source>GCT (1.2, 1.3)</source>
        <translation>GCT (1.2, 1.3)</translation>
    </message>
    <message>
        <source>GEO data set (GDS, SOFT)</source>
        <translation>GEO-Datensatz (GDS, SOFT)</translation>
    </message>
    <message>
        <source>GEO series matrix</source>
        <translation>GEO-Serienmatrix</translation>
    </message>
    <message>
        <source>LIBSVM</source>
        <translation>LIBSVM</translation>
    </message>
    <message>
        <source>Matrix Market (10x)</source>
        <translation>Matrix Market (10x)</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>Table of text (CSV, TSV)</source>
        <translation>Texttabelle (CSV, TSV)</translation>
    </message>
    <message>
        <source>effective features, cluster %1</source>
        <translation>wirksame Merkmale, Cluster %1</translation>
    </message>
    <message>
        <source>scored samples</source>
        <translation>bewertete Proben</translation>
    </message>
    <message>
        <source>leave one out samples</source>
        <translation>Leave-one-out, Proben</translation>
    </message>
    <message>
        <source>leave one out correct</source>
        <translation>Leave-one-out, richtig</translation>
    </message>
    <message>
        <source>leave one out accuracy</source>
        <translation>Leave-one-out, Genauigkeit</translation>
    </message>
    <message>
        <source>leave-one-out, steps fitted in each fold</source>
        <translation>Leave-one-out, Schritte in jeder Teilung angepasst</translation>
    </message>
    <message>
        <source>Every sample belongs to all clusters almost equally: which one it is counted to says little. The fuzziness m is %1; choose a smaller one.</source>
        <translation>Jede Probe gehört zu allen Clustern fast gleich: Zu welchem sie gezählt wird, sagt wenig. Die Unschärfe m ist %1; wählen Sie eine kleinere.</translation>
    </message>
    <message>
        <source>Apart from its label every sample belongs to all clusters almost equally, because its distances from them differ too little compared with γ: the cluster or class it is counted to says little. Standardise the features (step zscore) or choose a smaller γ.</source>
        <translation>Von ihrer Klasse abgesehen gehört jede Probe zu allen Clustern fast gleich, weil sich ihre Abstände von ihnen gegenüber γ zu wenig unterscheiden: Zu welchem Cluster oder welcher Klasse sie gezählt wird, sagt wenig. Standardisieren Sie die Merkmale (Schritt zscore) oder wählen Sie ein kleineres γ.</translation>
    </message>
    <message>
        <source>Must-links make %1 of the %2 clusters to start from; the others start at the samples farthest from them. Other pairs, another order of the samples or another seed may lead to other clusters.</source>
        <translation>Must-Links ergeben %1 der %2 Cluster am Anfang; die anderen beginnen bei den Proben, die von ihnen am weitesten entfernt sind. Andere Paare, eine andere Reihenfolge der Proben oder ein anderer Startwert können zu anderen Clustern führen.</translation>
    </message>
    <message>
        <source>no accuracy is computed: the labels or pairs of all labelled samples guided the fit, so that it agrees with them says nothing; give it a part of the labels (--labelled 0.5)</source>
        <translation>Es wird keine Genauigkeit berechnet: Die Labels oder Paare aller Proben mit Label haben die Anpassung geleitet, sodass die Übereinstimmung nichts sagt; geben Sie ihr nur einen Teil der Labels (--labelled 0.5)</translation>
    </message>
    <message>
        <source>repaired %1</source>
        <translation>repariert: %1</translation>
    </message>
    <message>
        <source>entire set %1</source>
        <translation>ganze Menge: %1</translation>
    </message>
    <message>
        <source>%1; %2 more cannot-links contradict the must-links</source>
        <translation>%1; %2 weitere Cannot-Links widersprechen den Must-Links</translation>
    </message>
    <message>
        <source>The graph of the samples %1, as far as labels tell each of one class: the first dimensions tell these apart, samples of a part may lie on one another.</source>
        <translation>Der Graph der Proben %1, soweit die Labels es sagen, jeder von einer Klasse: Die ersten Dimensionen unterscheiden diese, Proben eines Teils können aufeinander liegen.</translation>
    </message>
    <message>
        <source>The graph of the samples %1: the first dimensions tell these parts apart and nothing else. Take more neighbours or a larger width.</source>
        <translation>Der Graph der Proben %1: Die ersten Dimensionen unterscheiden diese Teile und sonst nichts. Mehr Nachbarn oder eine größere Breite nehmen.</translation>
    </message>
    <message>
        <source>The kernel is so narrow that every sample is like itself alone: %1. Take a larger width.</source>
        <translation>Der Kern ist so schmal, dass jede Probe nur sich selbst ähnlich ist: %1. Eine größere Breite nehmen.</translation>
    </message>
    <message>
        <source>step %1 stands behind %2: %3; put it before</source>
        <translation>Schritt %1 steht hinter %2: %3; besser davor stellen</translation>
    </message>
    <message>
        <source>every feature has the same %1 by then, so which features it keeps means nothing</source>
        <translation>jedes Merkmal hat dann dieselbe %1, daher sagt es nichts, welche Merkmale er behält</translation>
    </message>
    <message>
        <source>every feature has the same %1 by then, so it no longer chooses those that vary most</source>
        <translation>jedes Merkmal hat dann dieselbe %1, daher wählt er nicht mehr die, die am meisten variieren</translation>
    </message>
    <message>
        <source>%1: greatest error %2, which is more than rounding explains.</source>
        <translation>%1: größter Fehler %2, mehr als Rundung erklärt.</translation>
    </message>
    <message>
        <source>%1: greatest error %2.</source>
        <translation>%1: größter Fehler %2.</translation>
    </message>
    <message>
        <source>%1: greatest relative error %2, which is more than rounding explains.</source>
        <translation>%1: größter relativer Fehler %2, mehr als Rundung erklärt.</translation>
    </message>
    <message>
        <source>%1: greatest relative error %2.</source>
        <translation>%1: größter relativer Fehler %2.</translation>
    </message>
    <message>
        <source>%1 1 sample has no edges: the weights are too small for numbers (βd² above 670), so that there is nothing to compare with.</source>
        <translation>%1 1 Probe hat keine Kanten: Die Gewichte sind zu klein für Zahlen (βd² über 670), sodass es nichts zu vergleichen gibt.</translation>
    </message>
    <message>
        <source>%1 %2 samples have no edges: the weights are too small for numbers (βd² above 670), so that there is nothing to compare with.</source>
        <translation>%1 %2 Proben haben keine Kanten: Die Gewichte sind zu klein für Zahlen (βd² über 670), sodass es nichts zu vergleichen gibt.</translation>
    </message>
    <message>
        <source>the leave-one-out accuracy with the steps fitted in each fold could not be computed: %1</source>
        <translation>Die Leave-one-out-Genauigkeit mit in jeder Teilung angepassten Schritten konnte nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>%1 What is clustered is the same for all samples.</source>
        <translation>%1 Was in Cluster geteilt wird, ist für alle Proben gleich.</translation>
    </message>
    <message>
        <source>%1 With these data that can happen from a fuzziness m of %2 on; m is %3. Choose a smaller one.</source>
        <translation>%1 Bei diesen Daten kann das ab einer Unschärfe m von %2 geschehen; m ist %3. Eine kleinere wählen.</translation>
    </message>
    <message>
        <source>%1 different whole numbers in the first column</source>
        <translation>%1 verschiedene ganze Zahlen in der ersten Spalte</translation>
    </message>
    <message>
        <source>%1 different whole numbers in the last column</source>
        <translation>%1 verschiedene ganze Zahlen in der letzten Spalte</translation>
    </message>
    <message>
        <source>%1 features have the same value in all samples and get weight 0: %2</source>
        <translation>%1 Merkmale haben in allen Proben denselben Wert und erhalten das Gewicht 0: %2</translation>
    </message>
    <message>
        <source>1 feature has the same value in all samples and gets weight 0: %2</source>
        <translation>1 Merkmal hat in allen Proben denselben Wert und erhält das Gewicht 0: %2</translation>
    </message>
    <message>
        <source>%1 of %2 clusters has no samples; choose fewer clusters</source>
        <translation>%1 von %2 Clustern hat keine Proben; weniger Cluster wählen</translation>
    </message>
    <message>
        <source>%1 of %2 clusters have no samples; choose fewer clusters</source>
        <translation>%1 von %2 Clustern haben keine Proben; weniger Cluster wählen</translation>
    </message>
    <message>
        <source>%1 samples have no value and were filled from the others alone</source>
        <translation>%1 Proben haben keinen Wert und wurden allein aus den anderen aufgefüllt</translation>
    </message>
    <message>
        <source>a sample has no value and was filled from the others alone</source>
        <translation>eine Probe hat keinen Wert und wurde allein aus den anderen aufgefüllt</translation>
    </message>
    <message>
        <source>leave such samples out with the step drop-samples</source>
        <translation>lassen Sie solche Proben mit dem Schritt drop-samples weg</translation>
    </message>
    <message>
        <source>%1, the first of %2 such rows</source>
        <translation>%1, die erste von %2 solchen Zeilen</translation>
    </message>
    <message>
        <source>%1; there are also: %2</source>
        <translation>%1; es gibt auch: %2</translation>
    </message>
    <message>
        <source>K = %1</source>
        <translation>K = %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>Zelle %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>chosen on held-out pairs, of which %1 % were kept: %2, %3</source>
        <translation>an zurückgehaltenen Paaren gewählt, von denen %1 % eingehalten wurden: %2, %3</translation>
    </message>
    <message>
        <source>labels: %1 and %2 more</source>
        <translation>Labels: %1 und %2 weitere</translation>
    </message>
    <message>
        <source>left-out accuracy could not be computed: %1</source>
        <translation>Die Genauigkeit der ausgelassenen Proben konnte nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>no feature weights</source>
        <translation>keine Merkmalsgewichte</translation>
    </message>
    <message>
        <source>no norm</source>
        <translation>keine Norm</translation>
    </message>
    <message>
        <source>shrinkage %1</source>
        <translation>Schrumpfung %1</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>the visible ones are empty; the first hidden one that is not, of: %1</source>
        <translation>die sichtbaren sind leer; das erste ausgeblendete, das nicht leer ist, von: %1</translation>
    </message>
    <message>
        <source>the first visible one that is not empty, of: %1</source>
        <translation>das erste sichtbare, das nicht leer ist, von: %1</translation>
    </message>
    <message>
        <source>the first that is not empty, of: %1</source>
        <translation>das erste, das nicht leer ist, von: %1</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>das einzige</translation>
    </message>
    <message>
        <source>%1; take some away</source>
        <translation>%1; einige wegnehmen</translation>
    </message>
    <message>
        <source>%1; 1 more cannot-link contradicts the must-links</source>
        <translation>%1; 1 weiterer Cannot-Link widerspricht den Must-Links</translation>
    </message>
    <message>
        <source>1 pair is broken of %2; pairs that count for more keep more of them</source>
        <translation>1 von %2 Paaren ist verletzt; Paare, die mehr zählen, halten mehr davon ein</translation>
    </message>
    <message>
        <source>In the rows of probes it is not: in 1 entry they differ by up to %2, as the degree of a probe is summed over all samples but itself, its memberships over the probes with itself.</source>
        <translation>In den Zeilen der Sonden ist sie es nicht: In 1 Eintrag unterscheiden sie sich um bis zu %2, weil der Grad einer Sonde über alle Proben außer ihr selbst summiert ist, ihre Zugehörigkeiten aber über die Sonden mit ihr selbst.</translation>
    </message>
    <message>
        <source>xᵢₗ is the value of feature l in sample i, cⱼ the centre of cluster j, and uᵢⱼ the membership of sample i in cluster j; those of a sample add up to 1.</source>
        <translation>xᵢₗ ist der Wert von Merkmal l in Probe i, cⱼ das Zentrum von Cluster j und uᵢⱼ die Zugehörigkeit von Probe i zu Cluster j; die Zugehörigkeiten einer Probe ergeben zusammen 1.</translation>
    </message>
    <message>
        <source>A sample is in one cluster: its uᵢⱼ there is 1, the others are 0.</source>
        <translation>Eine Probe ist in einem einzigen Cluster: Dort ist ihr uᵢⱼ 1, die anderen sind 0.</translation>
    </message>
    <message>
        <source>ML and CL are the pairs (s, t) of samples that must and that cannot be together; α is the strength of the pairs.</source>
        <translation>ML und CL sind die Paare (s, t) von Proben, die zusammen sein müssen und die nicht zusammen sein dürfen; α ist die Stärke der Paare.</translation>
    </message>
    <message>
        <source>W holds the similarities wᵢⱼ of samples that are neighbours, D its row sums. The samples are placed by the ℓ leading solutions; there k-means makes the clusters, and the nearest other labelled sample gives the class.</source>
        <translation>W enthält die Ähnlichkeiten wᵢⱼ benachbarter Proben, D die Zeilensummen von W. Die Proben werden durch die ℓ führenden Lösungen angeordnet; dort bildet k-means die Cluster, und die nächste andere Probe mit Label gibt die Klasse.</translation>
    </message>
    <message>
        <source>The samples are placed along the first ℓ directions a; there k-means makes the clusters, and the nearest other labelled sample gives the class.</source>
        <translation>Die Proben werden entlang der ersten ℓ Richtungen a angeordnet; dort bildet k-means die Cluster, und die nächste andere Probe mit Label gibt die Klasse.</translation>
    </message>
    <message>
        <source>yₛ are the c probes, chosen among the samples; a sample is described by its row vᵢ, and the rows are clustered: by fuzzy c-means or as the parameter says. cⱼ is the centre of cluster j there, uᵢⱼ the membership of sample i in it.</source>
        <translation>yₛ sind die c Sonden, unter den Proben ausgewählt; eine Probe wird durch ihre Zeile vᵢ beschrieben, und aus den Zeilen werden Cluster gebildet: mit fuzzy c-means oder wie es der Parameter sagt. cⱼ ist dort das Zentrum von Cluster j, uᵢⱼ die Zugehörigkeit von Probe i zu ihm.</translation>
    </message>
    <message>
        <source>J is minimised in turn over uᵢⱼ, the centres, the label prototypes zⱼ and the feature weights wⱼₗ, which add up to 1 in every cluster; ℓ is the loss of the label yᵢ under a prototype.</source>
        <translation>J wird abwechselnd über uᵢⱼ, die Zentren, die Label-Prototypen zⱼ und die Merkmalsgewichte wⱼₗ minimiert, die in jedem Cluster zusammen 1 ergeben; ℓ ist der Verlust des Labels yᵢ bei einem Prototyp.</translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster; tᵢⱼₗ is what feature l contributes to the distance under the shape of the cluster; δⱼ follows from K; p is the number of features.</source>
        <translation>vⱼₗ sind die Merkmalsgewichte, die in jedem Cluster zusammen 1 ergeben; tᵢⱼₗ ist, was Merkmal l bei der Form des Clusters zum Abstand beiträgt; δⱼ folgt aus K; p ist die Zahl der Merkmale.</translation>
    </message>
    <message>
        <source>Dᵢⱼ is the squared distance of sample i from the centre of cluster j; β, which η starts and which fades, lets large clusters take from small ones where clusters compete, else it is 0.</source>
        <translation>Dᵢⱼ ist der quadrierte Abstand von Probe i zum Zentrum von Cluster j; β, das mit η beginnt und abklingt, lässt große Cluster den kleinen nehmen, wo Cluster konkurrieren, sonst ist es 0.</translation>
    </message>
    <message>
        <source>b is the number of broken pairs.</source>
        <translation>b ist die Zahl der verletzten Paare.</translation>
    </message>
    <message>
        <source>gᵢⱼ is η for the class of a labelled sample, else 0.</source>
        <translation>gᵢⱼ ist η für die Klasse einer Probe mit Label, sonst 0.</translation>
    </message>
    <message>
        <source>bᵢ is 1 for a labelled sample, else 0; fᵢⱼ is 1 for its class, else 0.</source>
        <translation>bᵢ ist 1 für eine Probe mit Label, sonst 0; fᵢⱼ ist 1 für ihre Klasse, sonst 0.</translation>
    </message>
    <message>
        <source>A labelled sample is in the cluster of its class alone.</source>
        <translation>Eine Probe mit Label ist nur im Cluster ihrer Klasse.</translation>
    </message>
    <message>
        <source>Fⱼ is the fuzzy covariance of cluster j, τ the mean variance of a feature.</source>
        <translation>Fⱼ ist die Fuzzy-Kovarianz von Cluster j, τ die mittlere Varianz eines Merkmals.</translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster; δⱼ follows from K.</source>
        <translation>vⱼₗ sind die Merkmalsgewichte, die in jedem Cluster zusammen 1 ergeben; δⱼ folgt aus K.</translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster.</source>
        <translation>vⱼₗ sind die Merkmalsgewichte, die in jedem Cluster zusammen 1 ergeben.</translation>
    </message>
    <message>
        <source>vₗ are the feature weights, shared by the clusters; they add up to 1.</source>
        <translation>vₗ sind die Merkmalsgewichte, den Clustern gemeinsam; sie ergeben zusammen 1.</translation>
    </message>
    <message>
        <source>sₗ is the factor of feature l, found by the solver from the labelled samples, so that a solution q tells their classes; what becomes of factors below 0, and what σ is, the parameters say.</source>
        <translation>sₗ ist der Faktor von Merkmal l, den der Löser aus den Proben mit Label so bestimmt, dass eine Lösung q ihre Klassen angibt; was aus Faktoren unter 0 wird und was σ ist, sagen die Parameter.</translation>
    </message>
    <message>
        <source>X holds the samples, a row each, by their leading principal components.</source>
        <translation>X enthält die Proben, je eine in einer Zeile, mit ihren führenden Hauptkomponenten.</translation>
    </message>
    <message>
        <source>K holds the Gaussian kernel of the samples; the ridge is added to it as the parameters say.</source>
        <translation>K enthält den Gauß-Kern der Proben; der Ridge wird dazu addiert, wie es die Parameter sagen.</translation>
    </message>
    <message>
        <source>Sᵇ and Sʷ are the scatter between and inside the classes of the labelled samples, ρ the ridge.</source>
        <translation>Sᵇ und Sʷ sind die Streuung zwischen den Klassen und innerhalb der Klassen der Proben mit Label, ρ der Ridge.</translation>
    </message>
    <message>
        <source>Sᵇ and Sʷ are the scatter between and inside the classes of the labelled samples, in which neighbours of a class count more; ρ is the ridge.</source>
        <translation>Sᵇ und Sʷ sind die Streuung zwischen den Klassen und innerhalb der Klassen der Proben mit Label, wobei Nachbarn einer Klasse mehr zählen; ρ ist der Ridge.</translation>
    </message>
    <message>
        <source>K holds the Gaussian kernel of the labelled samples, Lᵇ and Lʷ make of it their scatter between and inside the classes, in which neighbours of a class count more; ρ is the ridge.</source>
        <translation>K enthält den Gauß-Kern der Proben mit Label, Lᵇ und Lʷ machen daraus deren Streuung zwischen den Klassen und innerhalb der Klassen, wobei Nachbarn einer Klasse mehr zählen; ρ ist der Ridge.</translation>
    </message>
    <message>
        <source>S is the covariance of the features.</source>
        <translation>S ist die Kovarianz der Merkmale.</translation>
    </message>
    <message>
        <source>a is a direction among them.</source>
        <translation>a ist eine Richtung unter ihnen.</translation>
    </message>
    <message>
        <source>leave-one-out cross-validation, preprocessing fitted in each fold</source>
        <translation>Leave-one-out-Kreuzvalidierung, Vorverarbeitung in jeder Teilung angepasst</translation>
    </message>
    <message>
        <source>stratified %1-fold cross-validation, preprocessing fitted in each fold</source>
        <translation>stratifizierte %1-fache Kreuzvalidierung, Vorverarbeitung in jeder Teilung angepasst</translation>
    </message>
    <message>
        <source>stratified %1-fold cross-validation of the labels, all values known to each fit</source>
        <translation>stratifizierte %1-fache Kreuzvalidierung der Labels, alle Werte jeder Anpassung bekannt</translation>
    </message>
    <message>
        <source>adjusted Rand index of clusters and labels</source>
        <translation>adjustierter Rand-Index von Clustern und Labels</translation>
    </message>
    <message>
        <source>no labels were permuted</source>
        <translation>es wurden keine Labels permutiert</translation>
    </message>
    <message>
        <source>Clusters and labels agree better than by chance: adjusted Rand index %1, with shuffled labels %2 to %3; p = %4.</source>
        <translation>Cluster und Labels stimmen besser überein als durch Zufall: adjustierter Rand-Index %1, mit vertauschten Labels %2 bis %3; p = %4.</translation>
    </message>
    <message>
        <source>Clusters and labels agree no better than by chance: adjusted Rand index %1, with shuffled labels %2 to %3; p = %4.</source>
        <translation>Cluster und Labels stimmen nicht besser überein als durch Zufall: adjustierter Rand-Index %1, mit vertauschten Labels %2 bis %3; p = %4.</translation>
    </message>
    <message>
        <source>%1 Fits with other random starts agree with an adjusted Rand index of %2 on average.</source>
        <translation>%1 Anpassungen mit anderen zufälligen Starts stimmen im Mittel mit einem adjustierten Rand-Index von %2 überein.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>How many features share the weight. It weighs the entropy of the feature weights, and matters most of all. Below the slider stands the effective number of features of the fit, the mean over the clusters.</source>
        <translation>Wie viele Merkmale sich das Gewicht teilen. Es gewichtet die Entropie der Merkmalsgewichte und ist von allen am wichtigsten. Unter dem Regler steht die effektive Zahl der Merkmale der Anpassung, im Mittel über die Cluster.</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>alle Merkmale</translation>
    </message>
    <message>
        <source>I have labels</source>
        <translation>Ich habe Labels</translation>
    </message>
    <message>
        <source>I have neither</source>
        <translation>Ich habe keins von beiden</translation>
    </message>
    <message>
        <source>I have pairs</source>
        <translation>Ich habe Paare</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Only a projection</source>
        <translation>Nur eine Projektion</translation>
    </message>
    <message>
        <source>Permutes the labels among the samples, at random. What a method finds then, it finds by chance.</source>
        <translation>Permutiert die Labels zufällig unter den Proben. Was ein Verfahren dann findet, findet es durch Zufall.</translation>
    </message>
    <message>
        <source>Shuffle the labels</source>
        <translation>Labels vertauschen</translation>
    </message>
    <message>
        <source>There are no constraints between samples.</source>
        <translation>Es gibt keine Bedingungen zwischen Proben.</translation>
    </message>
    <message>
        <source>There are no labels.</source>
        <translation>Es gibt keine Labels.</translation>
    </message>
    <message>
        <source>There is only one feature.</source>
        <translation>Es gibt nur ein Merkmal.</translation>
    </message>
    <message>
        <source>Use it when SCAD-1 weighs the features too evenly or too sharply.</source>
        <translation>Geeignet, wenn SCAD-1 die Merkmale zu gleich oder zu scharf gewichtet.</translation>
    </message>
    <message>
        <source>Use it when a few samples have certain classes, and the classes are no round groups.</source>
        <translation>Geeignet, wenn wenige Proben sichere Klassen haben und die Klassen keine runden Gruppen sind.</translation>
    </message>
    <message>
        <source>Use it when a few samples have classes, and these may be wrong.</source>
        <translation>Geeignet, wenn wenige Proben Klassen haben und diese falsch sein können.</translation>
    </message>
    <message>
        <source>Use it when a few samples have classes, and you know how far they are to be trusted.</source>
        <translation>Geeignet, wenn wenige Proben Klassen haben und bekannt ist, wie weit ihnen zu trauen ist.</translation>
    </message>
    <message>
        <source>Use it when every group is described by a few features of its own, among many.</source>
        <translation>Geeignet, wenn jede Gruppe durch wenige eigene Merkmale unter vielen beschrieben wird.</translation>
    </message>
    <message>
        <source>Use it when groups are chains, rings or other shapes that no centre describes.</source>
        <translation>Geeignet, wenn Gruppen Ketten, Ringe oder andere Formen sind, die kein Zentrum beschreibt.</translation>
    </message>
    <message>
        <source>Use it when groups are elongated, and there are many more samples than features.</source>
        <translation>Geeignet, wenn Gruppen länglich sind und es viel mehr Proben als Merkmale gibt.</translation>
    </message>
    <message>
        <source>Use it when groups are round and lie apart, or as a reference for other methods.</source>
        <translation>Geeignet, wenn Gruppen rund sind und getrennt liegen, oder als Vergleich für andere Verfahren.</translation>
    </message>
    <message>
        <source>Use it when groups are round, similar in size, and may overlap.</source>
        <translation>Geeignet, wenn Gruppen rund und ähnlich groß sind und sich überlappen können.</translation>
    </message>
    <message>
        <source>Use it when groups overlap, and each group has its own relevant features.</source>
        <translation>Geeignet, wenn Gruppen sich überlappen und jede ihre eigenen wichtigen Merkmale hat.</translation>
    </message>
    <message>
        <source>Use it when samples have classes that no straight line separates.</source>
        <translation>Geeignet, wenn Proben Klassen haben, die keine Gerade trennt.</translation>
    </message>
    <message>
        <source>Use it when samples have classes, and a class may consist of several groups.</source>
        <translation>Geeignet, wenn Proben Klassen haben und eine Klasse aus mehreren Gruppen bestehen kann.</translation>
    </message>
    <message>
        <source>Use it when samples have classes, and each class is one round group.</source>
        <translation>Geeignet, wenn Proben Klassen haben und jede Klasse eine runde Gruppe ist.</translation>
    </message>
    <message>
        <source>Use it when samples have classes, and you want to know which features decide and which samples are unclear.</source>
        <translation>Geeignet, wenn Proben Klassen haben und gefragt ist, welche Merkmale entscheiden und welche Proben unklar sind.</translation>
    </message>
    <message>
        <source>Use it when samples have no classes, and similar samples should stay close.</source>
        <translation>Geeignet, wenn Proben keine Klassen haben und ähnliche Proben beieinander bleiben sollen.</translation>
    </message>
    <message>
        <source>Use it when similar samples should stay close, and they lie along a curve.</source>
        <translation>Geeignet, wenn ähnliche Proben beieinander bleiben sollen und entlang einer Kurve liegen.</translation>
    </message>
    <message>
        <source>Use it when some samples have classes, and the groups are chains or other shapes that no centre describes.</source>
        <translation>Geeignet, wenn manche Proben Klassen haben und die Gruppen Ketten oder andere Formen sind, die kein Zentrum beschreibt.</translation>
    </message>
    <message>
        <source>Use it when the same few features separate all groups.</source>
        <translation>Geeignet, wenn dieselben wenigen Merkmale alle Gruppen trennen.</translation>
    </message>
    <message>
        <source>Use it when there are many more features than samples, and a sample is best described by similar ones.</source>
        <translation>Geeignet, wenn es viel mehr Merkmale als Proben gibt und ähnliche Proben eine Probe am besten beschreiben.</translation>
    </message>
    <message>
        <source>Use it when there are many more features than samples, and far samples should count too.</source>
        <translation>Geeignet, wenn es viel mehr Merkmale als Proben gibt und auch ferne Proben zählen sollen.</translation>
    </message>
    <message>
        <source>Use it when you know of pairs, and every sample belongs to exactly one cluster.</source>
        <translation>Geeignet, wenn Paare bekannt sind und jede Probe zu genau einem Cluster gehört.</translation>
    </message>
    <message>
        <source>Use it when you know of pairs, and only some features matter.</source>
        <translation>Geeignet, wenn Paare bekannt sind und nur manche Merkmale wichtig sind.</translation>
    </message>
    <message>
        <source>Use it when you know of pairs, but not how many clusters there are.</source>
        <translation>Geeignet, wenn Paare bekannt sind, aber nicht die Zahl der Cluster.</translation>
    </message>
    <message>
        <source>Use it when you want a first view of the data, without assumptions about groups.</source>
        <translation>Geeignet für einen ersten Blick auf die Daten, ohne Annahmen über Gruppen.</translation>
    </message>
    <message>
        <source>With one cluster, every sample belongs to it entirely.</source>
        <translation>Bei einem Cluster gehört jede Probe ganz zu ihm.</translation>
    </message>
    <message>
        <source>number of the permutation</source>
        <translation>Nummer der Permutation</translation>
    </message>
    <message>
        <source>%1 %2 samples could not be left out and count as predicted to be of the largest class.</source>
        <translation>%1 %2 Proben konnten nicht ausgelassen werden und zählen als Vorhersage der größten Klasse.</translation>
    </message>
    <message>
        <source>%1 This is no more than the largest class alone gives.</source>
        <translation>%1 Das ist nicht mehr, als die größte Klasse allein ergibt.</translation>
    </message>
    <message>
        <source>%1 of %2 samples are classified correctly when left out (%3 %, interval %4 to %5 %; the largest class has %6 %); with shuffled labels %7 to %8; p = %9.</source>
        <translation>%1 von %2 ausgelassenen Proben richtig klassifiziert (%3 %, Intervall %4 bis %5 %; größte Klasse %6 %); mit vertauschten Labels %7 bis %8; p = %9.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 samples count as predicted to be of the largest class, since without them the method refuses: %4</source>
        <translation>%1; %2 von %3 Proben zählen als Vorhersage der größten Klasse, da die Methode ohne sie verweigert: %4</translation>
    </message>
    <message>
        <source>No better than chance: %1</source>
        <translation>Nicht besser als Zufall: %1</translation>
    </message>
    <message>
        <source>The fuzziness m is %1, chosen from the data so that the clusters do not become one.</source>
        <translation>Die Unschärfe m ist %1, aus den Daten so gewählt, dass die Cluster nicht zu einem werden.</translation>
    </message>
    <message>
        <source>The fuzziness m is %1, chosen from the data: from %2 on, all clusters can become one.</source>
        <translation>Die Unschärfe m ist %1, aus den Daten gewählt: ab %2 können alle Cluster zu einem werden.</translation>
    </message>
    <message>
        <source>The power that memberships count with. Near 1 every sample belongs to its nearest cluster; with many features a large one makes all clusters the same. Unless it is set, it is chosen from the data: at most 2, and below the value from which on all clusters can become one.</source>
        <translation>Der Exponent, mit dem Zugehörigkeiten zählen. Nahe 1 gehört jede Probe zu ihrem nächsten Cluster; bei vielen Merkmalen macht ein großer alle Cluster gleich. Ist er nicht gesetzt, wird er aus den Daten gewählt: höchstens 2 und unter dem Wert, ab dem alle Cluster zu einem werden können.</translation>
    </message>
    <message>
        <source>Too few samples to decide whether clusters and labels agree: adjusted Rand index %1, with shuffled labels %2 to %3; p = %4.</source>
        <translation>Zu wenige Proben, um zu sagen, ob Cluster und Labels übereinstimmen: adjustierter Rand-Index %1, mit vertauschten Labels %2 bis %3; p = %4.</translation>
    </message>
    <message>
        <source>Too few samples for a verdict: %1</source>
        <translation>Zu wenige Proben für ein Urteil: %1</translation>
    </message>
    <message>
        <source>equal memberships from %1</source>
        <translation>gleiche Zugehörigkeiten ab %1</translation>
    </message>
    <message>
        <source>it chooses samples by labels that are shuffled by then</source>
        <translation>er wählt Proben nach Labels, die dann schon vertauscht sind</translation>
    </message>
    <message>
        <source>no verdict: %1</source>
        <translation>kein Urteil: %1</translation>
    </message>
    <message>
        <source>The label weight is 0.</source>
        <translation>Das Labelgewicht ist 0.</translation>
    </message>
    <message>
        <source>the labels are shuffled: this is a result of chance</source>
        <translation>die Labels sind vertauscht: das ist ein Ergebnis des Zufalls</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::AnnealingController</name>
    <message>
        <source>using %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::AnnealingView</name>
    <message>
        <source>Rewind</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Back to the start of the search (Home)</source>
        <translation>Zurück zum Anfang der Suche (Pos1)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Search on from the playhead, or pause (Space)</source>
        <translation>Ab der Abspielmarke weitersuchen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Search on for one iteration, a temperature (N)</source>
        <translation>Eine Iteration weitersuchen, eine Temperatur (N)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>The best set so far, where it was found (B)</source>
        <translation>Die bisher beste Menge, dort, wo sie gefunden wurde (B)</translation>
    </message>
    <message>
        <source>Use these probes</source>
        <translation>Sonden übernehmen</translation>
    </message>
    <message>
        <source>Rewind to the start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>The search for probes over the falling temperature; drag, or use the arrow keys, to go back</source>
        <translation>Die Suche nach Sonden über der fallenden Temperatur; Ziehen oder die Pfeiltasten führen zurück</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>Pin the set at the playhead with those pinned by hand, %1, and fit with these alone</source>
        <translation>Die Menge an der Abspielmarke mit den von Hand angehefteten, %1, anheften und mit diesen allein anpassen</translation>
    </message>
    <message>
        <source>Pin the best set, %1, and fit with these alone</source>
        <translation>Die beste Menge, %1, anheften und mit diesen allein anpassen</translation>
    </message>
    <message>
        <source>Pin the set at the playhead, %1, and fit with these alone</source>
        <translation>Die Menge an der Abspielmarke, %1, anheften und mit diesen allein anpassen</translation>
    </message>
    <message>
        <source>Beginning: random sets tell how high the first temperature is.</source>
        <translation>Beginn: Zufällige Mengen zeigen, wie hoch die erste Temperatur ist.</translation>
    </message>
    <message>
        <source>The fit is searching; how it went shows here when it is there.</source>
        <translation>Die Anpassung sucht; der Verlauf erscheint hier, sobald er da ist.</translation>
    </message>
    <message>
        <source>Play searches for the smallest set of probes with the best clusters. It begins with half of the samples at a high temperature, which accepts worse sets too, and cools down to one that accepts nothing any more.

Pause whenever you like, or step from temperature to temperature; drag back to an earlier one and go on from there, with other samples pinned or forbidden.</source>
        <translation>Abspielen sucht die kleinste Menge von Sonden mit den besten Clustern. Die Suche beginnt mit der Hälfte der Proben bei einer hohen Temperatur, die auch schlechtere Mengen annimmt, und kühlt ab bis zu einer, die nichts mehr annimmt.

Anhalten geht jederzeit, ebenso ein Schritt von Temperatur zu Temperatur; Ziehen führt zu einer früheren zurück, und von dort geht es weiter, auch mit anderen angehefteten oder verbotenen Proben.</translation>
    </message>
    <message>
        <source>There is no search to show yet: press Play.</source>
        <translation>Noch keine Suche zu zeigen: Abspielen drücken.</translation>
    </message>
    <message>
        <source>No search for probes to show.</source>
        <translation>Keine Suche nach Sonden zu zeigen.</translation>
    </message>
    <message>
        <source>%1: %2. The energy went from %3 to %4.</source>
        <translation>%1: %2. Die Energie ging von %3 auf %4.</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>Annealing</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::AttributeMenu</name>
    <message>
        <source>&amp;Colour by</source>
        <translation>&amp;Färben nach</translation>
    </message>
    <message>
        <source>Si&amp;ze by</source>
        <translation>&amp;Größe nach</translation>
    </message>
    <message>
        <source>S&amp;hape by</source>
        <translation>F&amp;orm nach</translation>
    </message>
    <message>
        <source>nothing is open</source>
        <translation>nichts geöffnet</translation>
    </message>
    <message>
        <source>nothing: one size</source>
        <translation>nichts: eine Größe</translation>
    </message>
    <message>
        <source>the class that colours the samples</source>
        <translation>die Klasse, die die Proben färbt</translation>
    </message>
    <message>
        <source>the label of the fit</source>
        <translation>das Label der Anpassung</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>Werte von %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CellTable</name>
    <message>
        <source>First cells of the file</source>
        <translation>Erste Zellen der Datei</translation>
    </message>
    <message>
        <source>The first rows and columns as they stand in the file, by what they were taken for</source>
        <translation>Die ersten Zeilen und Spalten, wie sie in der Datei stehen, und wofür sie gehalten wurden</translation>
    </message>
    <message>
        <source>Read like this, nothing of the file can be shown.</source>
        <translation>So gelesen lässt sich nichts aus der Datei zeigen.</translation>
    </message>
    <message>
        <source>%1 of %2 columns</source>
        <translation>%1 von %2 Spalten</translation>
    </message>
    <message>
        <source>as read; the file is no table of text</source>
        <translation>wie gelesen; die Datei ist keine Texttabelle</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ClassChips</name>
    <message>
        <source>List of all classes</source>
        <translation>Liste aller Klassen</translation>
    </message>
    <message>
        <source>All classes in a list: leave them out or bring them back</source>
        <translation>Alle Klassen in einer Liste: weglassen oder zurückholen</translation>
    </message>
    <message>
        <source>%1 more, %2 left out…</source>
        <translation>%1 weitere, %2 weggelassen…</translation>
    </message>
    <message>
        <source>%1 more…</source>
        <translation>%1 weitere…</translation>
    </message>
    <message>
        <source>List of all %1 classes</source>
        <translation>Liste aller %1 Klassen</translation>
    </message>
    <message>
        <source>class %1, %2</source>
        <translation>Klasse %1, %2</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Click to leave this class out</source>
        <translation>Klicken lässt diese Klasse weg</translation>
    </message>
    <message>
        <source>Click to bring this class back</source>
        <translation>Klicken holt diese Klasse zurück</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ClassFilterDialog</name>
    <message>
        <source>Classes of %1</source>
        <translation>Klassen von %1</translation>
    </message>
    <message>
        <source>Find a class</source>
        <translation>Klasse suchen</translation>
    </message>
    <message>
        <source>Show only classes whose names contain this</source>
        <translation>Nur Klassen zeigen, deren Name dies enthält</translation>
    </message>
    <message>
        <source>Classes; unticked ones are left out</source>
        <translation>Klassen; die ohne Häkchen sind weggelassen</translation>
    </message>
    <message>
        <source>Untick a class to leave its samples out</source>
        <translation>Häkchen entfernen, um die Proben einer Klasse wegzulassen</translation>
    </message>
    <message>
        <source>Bring all back</source>
        <translation>Alle zurückholen</translation>
    </message>
    <message>
        <source>Bring every class of the list back</source>
        <translation>Jede Klasse der Liste zurückholen</translation>
    </message>
    <message>
        <source>Leave out shown</source>
        <translation>Gezeigte weglassen</translation>
    </message>
    <message>
        <source>Leave out every class the search shows</source>
        <translation>Jede Klasse weglassen, die die Suche zeigt</translation>
    </message>
    <message>
        <source>bringing back all classes</source>
        <translation>alle Klassen zurückholen</translation>
    </message>
    <message>
        <source>leaving out classes</source>
        <translation>Klassen weglassen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CommandController</name>
    <message>
        <source>The command line is not taken: %1</source>
        <translation>Die Kommandozeile wird nicht übernommen: %1</translation>
    </message>
    <message>
        <source>something else has been opened meanwhile; paste it again</source>
        <translation>inzwischen wurde etwas anderes geöffnet; noch einmal einfügen</translation>
    </message>
    <message>
        <source>pasting a command line</source>
        <translation>Kommandozeile einfügen</translation>
    </message>
    <message>
        <source>All is as the command line says already.</source>
        <translation>Alles ist schon so, wie die Kommandozeile es sagt.</translation>
    </message>
    <message>
        <source>Taken from the command line: %1. Undo brings back what was set before.</source>
        <translation>Aus der Kommandozeile übernommen: %1. „Rückgängig“ holt zurück, was vorher eingestellt war.</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Taken from the command line: %1 on %2.</source>
        <translation>Aus der Kommandozeile übernommen: %1 auf %2.</translation>
    </message>
    <message>
        <source>%1 No part of the fit, and ignored: %2.</source>
        <translation>%1 Kein Teil der Anpassung und übergangen: %2.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CommandPalette</name>
    <message>
        <source>Everything the program can do</source>
        <translation>Alles, was das Programm kann</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Type a few letters: an action, a method, a parameter, a picture, a page</source>
        <translation>Ein paar Buchstaben eintippen: eine Aktion, eine Methode, ein Parameter, ein Bild, eine Seite</translation>
    </message>
    <message>
        <source>What answers</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Find what FuzzyLens can do (Ctrl+Shift+P)</source>
        <translation>Finden, was FuzzyLens kann (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Enter runs what is chosen; up and down choose</source>
        <translation>Enter führt das Gewählte aus; Auf und Ab wählen</translation>
    </message>
    <message>
        <source>Nothing answers to that.</source>
        <translation>Dazu gibt es nichts.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Jetzt nicht möglich.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ComparisonDialog</name>
    <message>
        <source>The settings are the same; what else was said of samples differs.</source>
        <translation>Die Einstellungen sind gleich; was sonst über Proben gesagt wurde, ist verschieden.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>Figures of both runs</source>
        <translation>Kennzahlen beider Läufe</translation>
    </message>
    <message>
        <source>Every figure that both runs have</source>
        <translation>Jede Kennzahl, die beide Läufe haben</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Two runs compared</source>
        <translation>Zwei Läufe im Vergleich</translation>
    </message>
    <message>
        <source>Both runs</source>
        <translation>Beide Läufe</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Two runs compared, as a table</source>
        <translation>Zwei Läufe im Vergleich, als Tabelle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>correct when left out</source>
        <translation>ausgelassen richtig</translation>
    </message>
    <message>
        <source>p-value (permuted labels)</source>
        <translation>p-Wert (permutierte Labels)</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ComparisonPicture</name>
    <message>
        <source>Two runs compared</source>
        <translation>Zwei Läufe im Vergleich</translation>
    </message>
    <message>
        <source>%1 beside %2.</source>
        <translation>%1 neben %2.</translation>
    </message>
    <message>
        <source> Of %1 that both have, %2 changed cluster; the adjusted Rand index of the partitions is %3.</source>
        <translation> Von %1, die beide haben, wechselten %2 den Cluster; der adjustierte Rand-Index der Partitionen ist %3.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source> Weight was lost most by %1.</source>
        <translation> Am meisten Gewicht verloren: %1.</translation>
    </message>
    <message>
        <source> Weight was gained most by %1.</source>
        <translation> Am meisten Gewicht gewonnen: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 changed cluster</source>
        <translation>%1 von %2 wechselten den Cluster</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Cluster %1 of the first run, matched to none</source>
        <translation>Cluster %1 des ersten Laufs, keinem zugeordnet</translation>
    </message>
    <message>
        <source>Cluster %1, matched to cluster %2 of the second run</source>
        <translation>Cluster %1, zugeordnet Cluster %2 des zweiten Laufs</translation>
    </message>
    <message>
        <source>Cluster %1 of the second run, matched to none</source>
        <translation>Cluster %1 des zweiten Laufs, keinem zugeordnet</translation>
    </message>
    <message>
        <source>Samples that went from cluster %1 to cluster %2 of the second run</source>
        <translation>Proben, die von Cluster %1 zu Cluster %2 des zweiten Laufs gingen</translation>
    </message>
    <message>
        <source>%1 gained weight</source>
        <translation>%1 hat Gewicht gewonnen</translation>
    </message>
    <message>
        <source>%1 lost weight</source>
        <translation>%1 hat Gewicht verloren</translation>
    </message>
    <message>
        <source>The arrow keys walk its parts; they are a table in the next tab</source>
        <translation>Die Pfeiltasten gehen durch seine Teile; als Tabelle stehen sie im nächsten Reiter</translation>
    </message>
    <message>
        <source>Mean weight lost</source>
        <translation>Mittleres Gewicht verloren</translation>
    </message>
    <message>
        <source>Mean weight gained</source>
        <translation>Mittleres Gewicht gewonnen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ConfusionView</name>
    <message>
        <source>Rows are classes, columns the classes predicted when the sample is left out. Choose cells to select their samples in all pictures.</source>
        <translation>Zeilen sind Klassen, Spalten die vorhergesagten Klassen ausgelassener Proben. Gewählte Zellen wählen ihre Proben in allen Bildern aus.</translation>
    </message>
    <message>
        <source>The method predicts no classes.</source>
        <translation>Das Verfahren sagt keine Klassen vorher.</translation>
    </message>
    <message>
        <source>The numbers follow when the samples have been left out: see the test with shuffled labels.</source>
        <translation>Die Zahlen folgen, wenn die Proben ausgelassen worden sind: siehe die Prüfung mit vertauschten Labels.</translation>
    </message>
    <message numerus="yes">
        <source>Classes of %n left-out sample(s) and their predictions, %1 of them wrong.</source>
        <translation>
            <numerusform>Klasse von %n ausgelassener Probe und ihre Vorhersage, %1 davon falsch.</numerusform>
            <numerusform>Klassen von %n ausgelassenen Proben und ihre Vorhersagen, %1 davon falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <translation>vorhergesagt %1</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Verwechslungsmatrix</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Verwechslungen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ConstraintTool</name>
    <message>
        <source>Let the button go on the other sample.</source>
        <translation>Die Maustaste über der anderen Probe loslassen.</translation>
    </message>
    <message>
        <source>1 sample is waiting: lasso or select those it belongs with (M), or is to be apart from (C). Esc forgets it.</source>
        <translation>1 Probe wartet: mit Lasso oder Auswahl die Proben wählen, zu denen sie gehört (M) oder von denen sie getrennt sein soll (C). Esc vergisst sie.</translation>
    </message>
    <message>
        <source>%1 samples are waiting: lasso or select those they belong with (M), or are to be apart from (C). Esc forgets them.</source>
        <translation>%1 Proben warten: mit Lasso oder Auswahl die Proben wählen, zu denen sie gehören (M) oder von denen sie getrennt sein sollen (C). Esc vergisst sie.</translation>
    </message>
    <message>
        <source>Drag from sample to sample: they belong together; with Alt or Ctrl: apart. Or lasso two groups, one after the other.</source>
        <translation>Von Probe zu Probe ziehen: Sie gehören zusammen; mit Alt oder Strg: getrennt. Oder zwei Gruppen nacheinander mit dem Lasso umfahren.</translation>
    </message>
    <message>
        <source>Drag from sample to sample: they are to be apart. Or lasso two groups, one after the other.</source>
        <translation>Von Probe zu Probe ziehen: Sie sollen getrennt sein. Oder zwei Gruppen nacheinander mit dem Lasso umfahren.</translation>
    </message>
    <message>
        <source>No pairs guide this method yet. Drag with the right button from sample to sample: they belong together; with Alt or Ctrl: apart.</source>
        <translation>Noch leiten keine Paare diese Methode. Mit der rechten Maustaste von Probe zu Probe ziehen: Sie gehören zusammen; mit Alt oder Strg: getrennt.</translation>
    </message>
    <message>
        <source>Not drawn: %1 that cost least.</source>
        <translation>Nicht gezeichnet: %1 mit den geringsten Kosten.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Not drawn: %1 between the least similar neighbours.</source>
        <translation>Nicht gezeichnet: %1 zwischen den unähnlichsten Nachbarn.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Linien</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::DataPanel</name>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Label</translation>
    </message>
    <message>
        <source>How the file was read, and what was odd about it</source>
        <translation>Wie die Datei gelesen wurde und was daran auffiel</translation>
    </message>
    <message>
        <source>Label field</source>
        <translation>Labelfeld</translation>
    </message>
    <message>
        <source>The label field the method learns from; numbers make it a regression</source>
        <translation>Das Labelfeld, aus dem die Methode lernt; Zahlen machen daraus eine Regression</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>What is left out, by name; bring back what you choose</source>
        <translation>Was weggelassen ist, mit Namen; Gewähltes lässt sich zurückholen</translation>
    </message>
    <message>
        <source>bring back</source>
        <translation>zurückholen</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Alles zurückholen</translation>
    </message>
    <message>
        <source>Bring back every sample, feature and class that is left out</source>
        <translation>Alle weggelassenen Proben, Merkmale und Klassen zurückholen</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist geöffnet</translation>
    </message>
    <message>
        <source>no gaps</source>
        <translation>keine Lücken</translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation>1 Lücke</translation>
    </message>
    <message>
        <source>%1 gaps</source>
        <translation>%1 Lücken</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>%1, %2; how the file was read</source>
        <translation>%1, %2; wie die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Weggelassen: %1</translation>
    </message>
    <message>
        <source>choice of label</source>
        <translation>Label wählen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::EmbeddingView</name>
    <message>
        <source>Embedding</source>
        <translation>Einbettung</translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation>ohne Label</translation>
    </message>
    <message>
        <source>distance from the probe</source>
        <translation>Abstand von der Sonde</translation>
    </message>
    <message>
        <source>membership in the probe</source>
        <translation>Zugehörigkeit zur Sonde</translation>
    </message>
    <message>
        <source>is a probe itself</source>
        <translation>ist selbst eine Sonde</translation>
    </message>
    <message>
        <source>nearest probes:</source>
        <translation>nächste Sonden:</translation>
    </message>
    <message>
        <source>Distances of %1 samples from %2 probes, samples ordered %3; the nearest probe is %4 away on average, the farthest %5.</source>
        <translation>Abstände von %1 Proben zu %2 Sonden, Proben geordnet %3; die nächste Sonde ist im Mittel %4 entfernt, die fernste %5.</translation>
    </message>
    <message>
        <source>Memberships of %1 samples in %2 probes, samples ordered %3; the largest membership of a sample is %4 on average, %5 if all probes counted alike.</source>
        <translation>Zugehörigkeiten von %1 Proben zu %2 Sonden, Proben geordnet %3; die größte Zugehörigkeit einer Probe ist im Mittel %4; zählten alle Sonden gleich, wäre sie %5.</translation>
    </message>
    <message>
        <source>Distances of the samples from the probes</source>
        <translation>Abstände der Proben von den Sonden</translation>
    </message>
    <message>
        <source>Memberships of the samples in the probes</source>
        <translation>Zugehörigkeiten der Proben zu den Sonden</translation>
    </message>
    <message>
        <source>This method has no probes.</source>
        <translation>Diese Methode hat keine Sonden.</translation>
    </message>
    <message>
        <source>The embedding appears here with the first fit.</source>
        <translation>Die Einbettung erscheint hier mit der ersten Anpassung.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ExplanationView</name>
    <message>
        <source>Select one sample to see why it lies where it lies.</source>
        <translation>Wählen Sie eine Probe, um zu sehen, warum sie liegt, wo sie liegt.</translation>
    </message>
    <message>
        <source>Explanation of %1</source>
        <translation>Erklärung von %1</translation>
    </message>
    <message>
        <source>Explanation of a sample</source>
        <translation>Erklärung einer Probe</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>The explanation is being computed.</source>
        <translation>Die Erklärung wird berechnet.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ExploreWorkspace</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ExportDialog</name>
    <message>
        <source>One column</source>
        <translation>Eine Spalte</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Zwei Spalten</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Folie, 16:9</translation>
    </message>
    <message>
        <source>Export figure · %1</source>
        <translation>Abbildung exportieren · %1</translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation>Vorschau der Abbildung</translation>
    </message>
    <message>
        <source>Usual sizes of figures</source>
        <translation>Übliche Größen von Abbildungen</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>Width in millimetres</source>
        <translation>Breite in Millimetern</translation>
    </message>
    <message>
        <source>Height in millimetres</source>
        <translation>Höhe in Millimetern</translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at any size; PNG is made of pixels</source>
        <translation>PDF und SVG bleiben in jeder Größe scharf; PNG besteht aus Pixeln</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Pixels an inch; journals ask for 300 to 600</source>
        <translation>Pixel je Zoll; Zeitschriften verlangen 300 bis 600</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Also save the data as CSV</source>
        <translation>Daten auch als CSV speichern</translation>
    </message>
    <message>
        <source>Writes the numbers of the picture beside it</source>
        <translation>Speichert die Zahlen des Bildes daneben</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Auflösung</translation>
    </message>
    <message>
        <source>Text stays text, cells stay exact</source>
        <translation>Text bleibt Text, Zellen bleiben genau</translation>
    </message>
    <message>
        <source>%1 exists already; choose another name.</source>
        <translation>%1 gibt es schon; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ExpressionView</name>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Features are chosen by</source>
        <translation>Merkmale gewählt nach</translation>
    </message>
    <message>
        <source>What ranks the features: their contribution to the separation of the centres, or their weight</source>
        <translation>Wonach die Merkmale geordnet werden: nach ihrem Beitrag zur Trennung der Zentren oder nach ihrem Gewicht</translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation>Zahl der Merkmale</translation>
    </message>
    <message>
        <source>How many features are shown</source>
        <translation>Wie viele Merkmale gezeigt werden</translation>
    </message>
    <message>
        <source>top </source>
        <translation>Top </translation>
    </message>
    <message>
        <source>contribution</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>weight in %1</source>
        <translation>Gewicht in %1</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-Wert</translation>
    </message>
    <message>
        <source>value missing</source>
        <translation>Wert fehlt</translation>
    </message>
    <message>
        <source>value %1 · z-score %2</source>
        <translation>Wert %1 · z-Wert %2</translation>
    </message>
    <message>
        <source>missing as read, filled</source>
        <translation>beim Lesen fehlend, ergänzt</translation>
    </message>
    <message>
        <source>weight %1 in %2</source>
        <translation>Gewicht %1 in %2</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>Expression of the %1 features ranked highest (%2) in %3 samples, as z-scores; samples ordered by cluster, features by the cluster in which they are highest.</source>
        <translation>Expression der %1 höchstplatzierten Merkmale (%2) in %3 Proben, als z-Werte; Proben nach Cluster geordnet, Merkmale nach dem Cluster, in dem sie am höchsten sind.</translation>
    </message>
    <message>
        <source> %1 ranks first.</source>
        <translation> %1 steht an erster Stelle.</translation>
    </message>
    <message>
        <source> 1 value was missing and has been filled; it is hatched.</source>
        <translation> 1 Wert fehlte und wurde ergänzt; er ist schraffiert.</translation>
    </message>
    <message>
        <source> %1 values were missing and have been filled; they are hatched.</source>
        <translation> %1 Werte fehlten und wurden ergänzt; sie sind schraffiert.</translation>
    </message>
    <message>
        <source> %1 of the features shown %2 in %3.</source>
        <translation> Von den gezeigten Merkmalen %2 %1 in %3.</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>are</source>
        <translation>sind</translation>
    </message>
    <message>
        <source>Expression (z-scores) of the %1 leading features by %2; samples by cluster</source>
        <translation>Expression (z-Werte) der %1 führenden Merkmale (%2); Proben nach Cluster</translation>
    </message>
    <message>
        <source>Expression appears here with the first fit.</source>
        <translation>Die Expression erscheint hier mit der ersten Anpassung.</translation>
    </message>
    <message>
        <source>This result has no feature weights to choose features by.</source>
        <translation>Dieses Ergebnis hat keine Merkmalsgewichte, nach denen Merkmale gewählt werden könnten.</translation>
    </message>
    <message>
        <source>This result comes without its data.</source>
        <translation>Dieses Ergebnis liegt ohne seine Daten vor.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::FeatureTableModel</name>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::FeatureTableView</name>
    <message>
        <source>1 feature</source>
        <translation>1 Merkmal</translation>
    </message>
    <message>
        <source>%1 features</source>
        <translation>%1 Merkmale</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source> · %1 by annotation</source>
        <translation> · %1 über Annotation</translation>
    </message>
    <message>
        <source> · not found: %1</source>
        <translation> · nicht gefunden: %1</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source> · %1 %2 in %3</source>
        <translation> · %1 %2 in %3</translation>
    </message>
    <message>
        <source>Find features</source>
        <translation>Merkmale suchen</translation>
    </message>
    <message>
        <source>Find a name, or paste a list</source>
        <translation>Namen suchen oder Liste einfügen</translation>
    </message>
    <message>
        <source>Part of a name or annotation, or a list of names separated by spaces, commas or lines</source>
        <translation>Teil eines Namens oder einer Annotation oder eine Liste von Namen, getrennt durch Leerzeichen, Kommas oder Zeilen</translation>
    </message>
    <message>
        <source>Take the marks away</source>
        <translation>Markierungen entfernen</translation>
    </message>
    <message>
        <source>Take the marks away (Escape)</source>
        <translation>Markierungen entfernen (Escape)</translation>
    </message>
    <message>
        <source>Choose a feature to bring it into focus; click a heading to sort</source>
        <translation>Ein Merkmal wählen, um es in den Fokus zu rücken; zum Sortieren auf einen Spaltenkopf klicken</translation>
    </message>
    <message>
        <source>Not found:
%1</source>
        <translation>Nicht gefunden:
%1</translation>
    </message>
    <message>
        <source>Only %1 %2</source>
        <translation>Nur %1 %2</translation>
    </message>
    <message>
        <source>Only the features of %1</source>
        <translation>Nur die Merkmale von %1</translation>
    </message>
    <message>
        <source>Show only the features of %1</source>
        <translation>Nur die Merkmale von %1 zeigen</translation>
    </message>
    <message>
        <source>No features to show.</source>
        <translation>Keine Merkmale zu zeigen.</translation>
    </message>
    <message>
        <source>A table of 1 feature</source>
        <translation>Eine Tabelle mit 1 Merkmal</translation>
    </message>
    <message>
        <source>A table of %1 features</source>
        <translation>Eine Tabelle mit %1 Merkmalen</translation>
    </message>
    <message>
        <source> sorted by %1</source>
        <translation> (sortiert nach %1)</translation>
    </message>
    <message>
        <source>; %1 comes first.</source>
        <translation>; %1 steht an erster Stelle.</translation>
    </message>
    <message>
        <source>Feature table</source>
        <translation>Merkmalstabelle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::FeatureValuesView</name>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>Click a bar to see a feature</source>
        <translation>Balken anklicken, um ein Merkmal zu sehen</translation>
    </message>
    <message>
        <source>No feature is in focus. Click a bar of the feature weights, or a row of the feature table or of the expression heat map.</source>
        <translation>Kein Merkmal ist im Fokus. Auf einen Balken der Merkmalsgewichte oder auf eine Zeile der Merkmalstabelle oder der Expressions-Heatmap klicken.</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>Values of %1 by %2</source>
        <translation>Werte von %1 nach %2</translation>
    </message>
    <message>
        <source>No feature is in focus.</source>
        <translation>Kein Merkmal ist im Fokus.</translation>
    </message>
    <message>
        <source>%1: %2 sample, median %3, quartiles %4 and %5</source>
        <translation>%1: %2 Probe, Median %3, Quartile %4 und %5</translation>
    </message>
    <message>
        <source>%1: %2 samples, median %3, quartiles %4 and %5</source>
        <translation>%1: %2 Proben, Median %3, Quartile %4 und %5</translation>
    </message>
    <message>
        <source>Values of %1 by class. </source>
        <translation>Werte von %1 nach Klasse. </translation>
    </message>
    <message>
        <source> %1 value is missing.</source>
        <translation> %1 Wert fehlt.</translation>
    </message>
    <message>
        <source> %1 values are missing.</source>
        <translation> %1 Werte fehlen.</translation>
    </message>
    <message>
        <source>Feature values</source>
        <translation>Merkmalswerte</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>○ misclassified</source>
        <translation>○ falsch klassifiziert</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::FirstSteps</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Shows the slider. Edit ▸ Undo restores the earlier value.</source>
        <translation>Zeigt den Regler. Bearbeiten ▸ Rückgängig stellt den früheren Wert wieder her.</translation>
    </message>
    <message>
        <source>Shows the samples. Click one to select it; Edit ▸ Undo restores the earlier selection.</source>
        <translation>Zeigt die Proben. Ein Klick wählt eine aus; Bearbeiten ▸ Rückgängig stellt die frühere Auswahl wieder her.</translation>
    </message>
    <message>
        <source>Opens your own data. File ▸ Demonstration data opens this example again.</source>
        <translation>Öffnet eigene Daten. Datei ▸ Beispieldaten öffnet dieses Beispiel wieder.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hides the first steps permanently</source>
        <translation>Blendet die ersten Schritte dauerhaft aus</translation>
    </message>
    <message>
        <source>Move feature selection</source>
        <translation>Merkmalsauswahl verschieben</translation>
    </message>
    <message>
        <source>Click a sample</source>
        <translation>Eine Probe anklicken</translation>
    </message>
    <message>
        <source>Open your file…</source>
        <translation>Eigene Datei öffnen …</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: erledigt</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeneSetDialog</name>
    <message>
        <source>Gene sets</source>
        <translation>Genmengen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Pasted list</source>
        <translation>&amp;Eingefügte Liste</translation>
    </message>
    <message>
        <source>Where the genes come from</source>
        <translation>Woher die Gene stammen</translation>
    </message>
    <message>
        <source>A file of gene sets, or a list of names</source>
        <translation>Eine Datei mit Genmengen oder eine Liste von Namen</translation>
    </message>
    <message>
        <source>&amp;Keep only these features</source>
        <translation>&amp;Nur diese Merkmale behalten</translation>
    </message>
    <message>
        <source>&amp;Leave them out</source>
        <translation>Diese &amp;weglassen</translation>
    </message>
    <message>
        <source>Adds a step that keeps the features of this set; undo takes it back</source>
        <translation>Fügt einen Schritt hinzu, der die Merkmale dieser Menge behält; „Rückgängig“ nimmt ihn zurück</translation>
    </message>
    <message>
        <source>Adds a step that leaves the features of this set out</source>
        <translation>Fügt einen Schritt hinzu, der die Merkmale dieser Menge weglässt</translation>
    </message>
    <message>
        <source>Open a GMT file, or a list of genes with any separators.</source>
        <translation>Eine GMT-Datei öffnen oder eine Genliste mit beliebigen Trennzeichen.</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Choose a file of gene sets</source>
        <translation>Eine Datei mit Genmengen wählen</translation>
    </message>
    <message>
        <source>Filter the names of the sets</source>
        <translation>Namen der Mengen filtern</translation>
    </message>
    <message>
        <source>Shows the sets whose name holds this</source>
        <translation>Zeigt die Mengen, deren Name dies enthält</translation>
    </message>
    <message>
        <source>Gene sets of the file</source>
        <translation>Genmengen der Datei</translation>
    </message>
    <message>
        <source>Choose a set to see what it selects and to mark it in the pictures</source>
        <translation>Eine Menge wählen, um zu sehen, was sie auswählt, und um sie in den Bildern zu markieren</translation>
    </message>
    <message>
        <source>Names of genes</source>
        <translation>Namen von Genen</translation>
    </message>
    <message>
        <source>Names of genes, with lines, commas, semicolons, tabs or blanks between</source>
        <translation>Namen von Genen, getrennt durch Zeilen, Kommas, Semikolons, Tabulatoren oder Leerzeichen</translation>
    </message>
    <message>
        <source>Paste or type names here</source>
        <translation>Namen hier einfügen oder eintippen</translation>
    </message>
    <message>
        <source>Features of the set</source>
        <translation>Merkmale der Menge</translation>
    </message>
    <message>
        <source>Choose one to bring it into focus in the pictures</source>
        <translation>Eines wählen, um es in den Bildern in den Fokus zu rücken</translation>
    </message>
    <message>
        <source>Names that are no feature</source>
        <translation>Namen, die kein Merkmal sind</translation>
    </message>
    <message>
        <source>Names of the set that are no feature, and the nearest names there are</source>
        <translation>Namen der Menge, die kein Merkmal sind, und die ähnlichsten vorhandenen Namen</translation>
    </message>
    <message>
        <source>No feature</source>
        <translation>Kein Merkmal</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Am ähnlichsten</translation>
    </message>
    <message>
        <source>Open gene sets</source>
        <translation>Genmengen öffnen</translation>
    </message>
    <message>
        <source>Gene sets and lists (*.gmt *.gmt.gz *.txt *.csv *.tsv);;All files (*)</source>
        <translation>Genmengen und Listen (*.gmt *.gmt.gz *.txt *.csv *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lese %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>gene set</source>
        <translation>Genmenge</translation>
    </message>
    <message>
        <source>gene sets</source>
        <translation>Genmengen</translation>
    </message>
    <message>
        <source>the pasted list</source>
        <translation>Liste (eingefügt)</translation>
    </message>
    <message>
        <source>Nothing is pasted yet.</source>
        <translation>Noch ist nichts eingefügt.</translation>
    </message>
    <message>
        <source>No gene set is chosen.</source>
        <translation>Keine Genmenge ist gewählt.</translation>
    </message>
    <message>
        <source>%1 selected; every name is a feature.</source>
        <translation>%1 ausgewählt; jeder Name ist ein Merkmal.</translation>
    </message>
    <message>
        <source>%1 selected, %2 no feature.</source>
        <translation>%1 ausgewählt, %2 kein Merkmal.</translation>
    </message>
    <message>
        <source>name is</source>
        <translation>Name ist</translation>
    </message>
    <message>
        <source>names are</source>
        <translation>Namen sind</translation>
    </message>
    <message>
        <source>a gene set</source>
        <translation>Genmenge</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeneSetModel</name>
    <message>
        <source>Gene set</source>
        <translation>Genmenge</translation>
    </message>
    <message>
        <source>Genes</source>
        <translation>Gene</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoCatalogue</name>
    <message numerus="yes">
        <source>%1: the list of files at %2 has not arrived within %n seconds. Try again later.</source>
        <translation>
            <numerusform>%1: Die Liste der Dateien bei %2 kam nicht innerhalb von %n Sekunde. Bitte später erneut versuchen.</numerusform>
            <numerusform>%1: Die Liste der Dateien bei %2 kam nicht innerhalb von %n Sekunden. Bitte später erneut versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the list of files at %2 is not one. Check the address of the server.</source>
        <translation>%1: Was %2 als Liste der Dateien liefert, ist keine. Bitte die Adresse des Servers prüfen.</translation>
    </message>
    <message>
        <source>%1 has no series matrix at %2. Look at its page in GEO: its data may be in supplementary files only.</source>
        <translation>Zu %1 gibt es bei %2 keine Series Matrix. Bitte die Seite in GEO ansehen: Die Daten liegen vielleicht nur in Zusatzdateien.</translation>
    </message>
    <message>
        <source>%1 is not at %2. Check the number; a series is named GSE…, a curated data set GDS….</source>
        <translation>%1 gibt es bei %2 nicht. Bitte die Nummer prüfen; eine Serie heißt GSE…, ein kuratierter Datensatz GDS….</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoDialog</name>
    <message>
        <source>size unknown</source>
        <translation>Größe unbekannt</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Download and open</source>
        <translation>&amp;Herunterladen und öffnen</translation>
    </message>
    <message>
        <source>Open from GEO</source>
        <translation>Aus GEO öffnen</translation>
    </message>
    <message>
        <source>GSE4107 or GDS507</source>
        <translation>GSE4107 oder GDS507</translation>
    </message>
    <message>
        <source>Accession</source>
        <translation>Accession</translation>
    </message>
    <message>
        <source>The number of a series (GSE…) or of a curated data set (GDS…)</source>
        <translation>Die Nummer einer Serie (GSE…) oder eines kuratierten Datensatzes (GDS…)</translation>
    </message>
    <message>
        <source>Ask GEO which files there are and how large they are; nothing is downloaded yet</source>
        <translation>GEO fragen, welche Dateien es gibt und wie groß sie sind; noch wird nichts heruntergeladen</translation>
    </message>
    <message>
        <source>Files of the accession</source>
        <translation>Dateien der Accession</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size, packed</source>
        <translation>Größe, gepackt</translation>
    </message>
    <message>
        <source>A series measured on several platforms has a file for each</source>
        <translation>Eine Serie, die auf mehreren Plattformen gemessen wurde, hat für jede eine Datei</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Fortschritt des Herunterladens</translation>
    </message>
    <message>
        <source>&amp;File on this computer…</source>
        <translation>&amp;Datei auf diesem Rechner…</translation>
    </message>
    <message>
        <source>Open a series matrix that was downloaded by other means</source>
        <translation>Eine Series Matrix öffnen, die auf anderem Weg heruntergeladen wurde</translation>
    </message>
    <message>
        <source>&amp;Accession</source>
        <translation>&amp;Accession</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>Datei wird geprüft…</translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept: the next download goes on from there.</source>
        <translation>Angehalten. Was angekommen ist, bleibt erhalten: Das nächste Herunterladen macht dort weiter.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>%1 is no accession: a series is named like GSE4107, a curated data set like GDS507.</source>
        <translation>%1 ist keine Accession: Eine Serie heißt wie GSE4107, ein kuratierter Datensatz wie GDS507.</translation>
    </message>
    <message>
        <source>An empty field</source>
        <translation>Ein leeres Feld</translation>
    </message>
    <message>
        <source>Asking %1 for the files of %2…</source>
        <translation>%1 wird nach den Dateien von %2 gefragt…</translation>
    </message>
    <message>
        <source>%1, already here</source>
        <translation>%1, schon vorhanden</translation>
    </message>
    <message>
        <source>There are %1 files, one for each platform: choose one.</source>
        <translation>Es gibt %1 Dateien, eine für jede Plattform: bitte eine wählen.</translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <translation>Warten auf %1…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::GeoDownload</name>
    <message>
        <source>%1: the folder %2 cannot be made.</source>
        <translation>%1: Der Ordner %2 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 is being fetched by another FuzzyLens already.</source>
        <translation>%1 wird schon von einem anderen FuzzyLens geholt.</translation>
    </message>
    <message>
        <source>%1: nothing can be written into %2.</source>
        <translation>%1: In %2 kann nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>%1: %2 sent another part of the file than was asked for. Try again later.</source>
        <translation>%1: %2 hat einen anderen Teil der Datei geschickt als verlangt. Bitte später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 has %2 MB, but only %3 MB are free in %4. Make room there.</source>
        <translation>%1 hat %2 MB, aber in %4 sind nur %3 MB frei. Bitte dort Platz schaffen.</translation>
    </message>
    <message>
        <source>%1 is not at %2 any more.</source>
        <translation>%1 gibt es bei %2 nicht mehr.</translation>
    </message>
    <message>
        <source>%1 broke off after %2 of %3 MB. Try again.</source>
        <translation>%1 brach nach %2 von %3 MB ab. Bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 is damaged as it lies on the server. Try again later.</source>
        <translation>%1 ist schon auf dem Server beschädigt. Bitte später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 is not what it should be: the server answered with something that is no gzip file. Check the address of the server, or whether a proxy stands between.</source>
        <translation>%1 ist nicht, was es sein sollte: Der Server antwortete mit etwas, das keine gzip-Datei ist. Bitte die Adresse des Servers prüfen oder ob ein Proxy dazwischensteht.</translation>
    </message>
    <message>
        <source>%1 cannot be put into %2.</source>
        <translation>%1 kann nicht in %2 abgelegt werden.</translation>
    </message>
    <message>
        <source>%1 What has arrived is kept.</source>
        <translation>%1 Was angekommen ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1: %2 cannot be written (%3).</source>
        <translation>%1: %2 kann nicht geschrieben werden (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not arrived within %n minutes, the limit for a download.</source>
        <translation>
            <numerusform>%1 wurde nicht innerhalb von %n Minute übertragen, der Grenze für einen Download.</numerusform>
            <numerusform>%1 wurde nicht innerhalb von %n Minuten übertragen, der Grenze für einen Download.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is larger than %2 MB, the limit for a download. Check the address of the server.</source>
        <translation>%1 ist größer als %2 MB, die Grenze für einen Download. Prüfen Sie die Adresse des Servers.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::HeatmapView</name>
    <message>
        <source> One sample is misclassified when left out; it has a ring.</source>
        <translation> Eine Probe wird ausgelassen falsch klassifiziert; sie hat einen Ring.</translation>
    </message>
    <message>
        <source> %1 samples are misclassified when left out; they have rings.</source>
        <translation> %1 Proben werden ausgelassen falsch klassifiziert; sie haben Ringe.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::HintRow</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Dismiss this hint</source>
        <translation>Diesen Hinweis ausblenden</translation>
    </message>
    <message>
        <source>Say this no more of this data set</source>
        <translation>Dies bei diesem Datensatz nicht mehr melden</translation>
    </message>
    <message>
        <source>adding a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>switching off a step</source>
        <translation>Schritt abschalten</translation>
    </message>
    <message>
        <source>Proposed step</source>
        <translation>Vorgeschlagener Schritt</translation>
    </message>
    <message>
        <source>Adds the proposed step</source>
        <translation>Fügt den vorgeschlagenen Schritt hinzu</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::HoverCard</name>
    <message>
        <source>Sample read-out</source>
        <translation>Angaben zur Probe</translation>
    </message>
    <message>
        <source>nearest prototype: %1</source>
        <translation>nächster Prototyp: %1</translation>
    </message>
    <message>
        <source>driven by %1</source>
        <translation>bestimmt durch %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ImportDialog</name>
    <message>
        <source>It is uncertain whether the rows are samples or genes. Compare both.</source>
        <translation>Es ist unsicher, ob die Zeilen Proben oder Gene sind. Vergleichen Sie beides.</translation>
    </message>
    <message>
        <source>Treat the rows as genes</source>
        <translation>Zeilen als Gene behandeln</translation>
    </message>
    <message>
        <source>Treat the rows as samples</source>
        <translation>Zeilen als Proben behandeln</translation>
    </message>
    <message>
        <source>All as decided</source>
        <translation>Alles wie entschieden</translation>
    </message>
    <message>
        <source>Use this reading</source>
        <translation>So übernehmen</translation>
    </message>
    <message>
        <source>How it was read</source>
        <translation>Wie gelesen wurde</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lese %1</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>First cells</source>
        <translation>Erste Zellen</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Go on with the file as it is read here; undo takes it back</source>
        <translation>Mit der Datei weitermachen, wie sie hier gelesen ist; „Rückgängig“ nimmt es zurück</translation>
    </message>
    <message>
        <source>Leave every decision to the program again</source>
        <translation>Jede Entscheidung wieder dem Programm überlassen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back to what could be read</source>
        <translation>Zurück zu dem, was lesbar war</translation>
    </message>
    <message>
        <source>made by FuzzyLens</source>
        <translation>von FuzzyLens erzeugt</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>no gaps</source>
        <translation>keine Lücken</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 fehlend</translation>
    </message>
    <message>
        <source>SHA-256 %1</source>
        <translation>SHA-256 %1</translation>
    </message>
    <message>
        <source>It cannot be read like this</source>
        <translation>So nicht lesbar</translation>
    </message>
    <message>
        <source>takes about %1 of memory, %2 are free</source>
        <translation>braucht etwa %1 Speicher, %2 sind frei</translation>
    </message>
    <message>
        <source>would take about %1 of memory, %2 are free</source>
        <translation>bräuchte etwa %1 Speicher, %2 sind frei</translation>
    </message>
    <message>
        <source>choice of label</source>
        <translation>Label wählen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::IssueList</name>
    <message>
        <source>What was odd</source>
        <translation>Was auffiel</translation>
    </message>
    <message>
        <source>What was odd about the file; a click shows the cell if it is among the first</source>
        <translation>Was an der Datei auffiel; ein Klick zeigt die Zelle, wenn sie unter den ersten ist</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::JobOverlay</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Give this up; what is open stays (Escape)</source>
        <translation>Dies abbrechen; was offen ist, bleibt (Escape)</translation>
    </message>
    <message>
        <source> · %1 %</source>
        <translation> · %1 %</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LabelCandidates</name>
    <message>
        <source>Candidates for the label</source>
        <translation>Kandidaten für das Label</translation>
    </message>
    <message>
        <source>Click the field that says what the samples are; the likeliest stands first</source>
        <translation>Das Feld anklicken, das sagt, was die Proben sind; das wahrscheinlichste steht oben</translation>
    </message>
    <message>
        <source>Label field</source>
        <translation>Labelfeld</translation>
    </message>
    <message>
        <source>Classes and their samples</source>
        <translation>Klassen und ihre Proben</translation>
    </message>
    <message>
        <source>Fields that are the same for all samples, or another for nearly each</source>
        <translation>Felder, die für alle Proben gleich oder für fast jede anders sind</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>without labels</source>
        <translation>ohne Labels</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>1 more that is alike for all, or different for each</source>
        <translation>1 weiteres, das für alle gleich oder für jede anders ist</translation>
    </message>
    <message>
        <source>%1 more that are alike for all, or different for each</source>
        <translation>%1 weitere, die für alle gleich oder für jede anders sind</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LaplacianView</name>
    <message>
        <source>The embedding is being held against the Laplacian.</source>
        <translation>Die Einbettung wird mit der Laplace-Matrix verglichen.</translation>
    </message>
    <message>
        <source>Whether an embedding is a graph Laplacian is checked with the data; a result file holds none.</source>
        <translation>Ob eine Einbettung eine Laplace-Matrix eines Graphen ist, wird an den Daten geprüft; eine Ergebnisdatei enthält keine.</translation>
    </message>
    <message>
        <source>For which entries the embedding is a graph Laplacian appears here once the method describes samples by their memberships in probes.</source>
        <translation>Für welche Einträge die Einbettung eine Laplace-Matrix eines Graphen ist, erscheint hier, sobald die Methode Proben durch ihre Zugehörigkeiten zu Sonden beschreibt.</translation>
    </message>
    <message>
        <source> Eigenvalues: %1.</source>
        <translation> Eigenwerte: %1.</translation>
    </message>
    <message>
        <source>Laplacian check</source>
        <translation>Laplace-Prüfung</translation>
    </message>
    <message>
        <source>Laplacian</source>
        <translation>Laplace</translation>
    </message>
    <message>
        <source>Membership embedding and normalised Laplacian</source>
        <translation>Zugehörigkeitseinbettung und normalisierte Laplace-Matrix</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LeftOutDialog</name>
    <message>
        <source>Bring back chosen</source>
        <translation>Gewählte zurückholen</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Alles zurückholen</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>What is left out</source>
        <translation>Was weggelassen ist</translation>
    </message>
    <message>
        <source>Choose names, or a whole group, and bring them back</source>
        <translation>Namen oder eine ganze Gruppe wählen und zurückholen</translation>
    </message>
    <message>
        <source>Bring back the names chosen above</source>
        <translation>Die oben gewählten Namen zurückholen</translation>
    </message>
    <message>
        <source>Bring back every sample, feature and class</source>
        <translation>Alle Proben, Merkmale und Klassen zurückholen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Nichts ist weggelassen.</translation>
    </message>
    <message>
        <source>bringing back what was left out</source>
        <translation>Weggelassenes zurückholen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LegendChip</name>
    <message numerus="yes">
        <source>%1, %n sample(s)</source>
        <translation>
            <numerusform>%1, %n Probe</numerusform>
            <numerusform>%1, %n Proben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s). Click selects them; Shift adds, Alt subtracts.</source>
        <translation>
            <numerusform>%1: %n Probe. Klick wählt sie aus; Umschalt fügt hinzu, Alt zieht ab.</numerusform>
            <numerusform>%1: %n Proben. Klick wählt sie aus; Umschalt fügt hinzu, Alt zieht ab.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LegendStrip</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>More classes</source>
        <translation>Weitere Klassen</translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation>ohne Label</translation>
    </message>
    <message>
        <source>Coloured by %1, from %2 to %3</source>
        <translation>Gefärbt nach %1, von %2 bis %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more class(es)</source>
        <translation>
            <numerusform>%n weitere Klasse</numerusform>
            <numerusform>%n weitere Klassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Loader</name>
    <message>
        <source>What was joined to %1 has changed since it was read, this step cannot be taken. Open the files anew to see what they hold now.</source>
        <translation>Was zu %1 hinzugefügt wurde, hat sich seit dem Lesen geändert; dieser Schritt ist nicht möglich. Die Dateien neu öffnen, um zu sehen, was sie jetzt enthalten.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read, this step cannot be taken. Open the file anew to see what it holds now.</source>
        <translation>%1 hat sich seit dem Lesen geändert; dieser Schritt ist nicht möglich. Die Datei neu öffnen, um zu sehen, was sie jetzt enthält.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MainMenu</name>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open from &amp;GEO…</source>
        <translation>Aus &amp;GEO öffnen…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Synthetic sets</source>
        <translation>S&amp;ynthetische Datensätze</translation>
    </message>
    <message>
        <source>&amp;Demonstration data</source>
        <translation>&amp;Vorführdaten</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>Abbildung &amp;exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Save the &amp;numbers of this run…</source>
        <translation>Zahle&amp;n dieses Laufs speichern…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation>Ctrl+Alt+S</translation>
    </message>
    <message>
        <source>Save the &amp;model…</source>
        <translation>&amp;Modell speichern…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>&amp;Write a report…</source>
        <translation>Beri&amp;cht schreiben…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Save the data &amp;as opened…</source>
        <translation>D&amp;aten wie geöffnet speichern…</translation>
    </message>
    <message>
        <source>Save the data as &amp;prepared…</source>
        <translation>Daten wie vo&amp;rverarbeitet speichern…</translation>
    </message>
    <message>
        <source>Save the data of the p&amp;icture…</source>
        <translation>Daten des B&amp;ildes speichern…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>&amp;Copy as command line</source>
        <translation>Als &amp;Kommandozeile kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>&amp;Paste a command line</source>
        <translation>&amp;Kommandozeile einfügen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>Da&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Join labels or a sample table…</source>
        <translation>&amp;Labels oder Probentabelle hinzufügen…</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>&amp;How it was read…</source>
        <translation>&amp;Wie gelesen wurde…</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>&amp;Gene sets…</source>
        <translation>&amp;Genmengen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>&amp;Project another file…</source>
        <translation>Weitere &amp;Datei projizieren…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>P&amp;rojected samples…</source>
        <translation>&amp;Projizierte Proben…</translation>
    </message>
    <message>
        <source>Remo&amp;ve the projected file</source>
        <translation>P&amp;rojizierte Datei entfernen</translation>
    </message>
    <message>
        <source>Leave out selected &amp;samples</source>
        <translation>Au&amp;sgewählte Proben weglassen</translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <translation>Ctrl+Del</translation>
    </message>
    <message>
        <source>Leave out the &amp;feature in focus</source>
        <translation>Merkmal im &amp;Fokus weglassen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Del</source>
        <translation>Ctrl+Shift+Del</translation>
    </message>
    <message>
        <source>&amp;Bring back what is left out…</source>
        <translation>Weggelassenes &amp;zurückholen…</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>The picture in focus as a ta&amp;ble…</source>
        <translation>Bild im Fokus als &amp;Tabelle…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>&amp;Live: refit while a slider moves</source>
        <translation>&amp;Live: neu anpassen, während ein Regler sich bewegt</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Fit now</source>
        <translation>&amp;Jetzt anpassen</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>Läuf&amp;e</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Ers&amp;cheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>S&amp;imulate colour vision</source>
        <translation>Farbsehen &amp;simulieren</translation>
    </message>
    <message>
        <source>&amp;None: colours as they are</source>
        <translation>&amp;Keine: Farben wie sie sind</translation>
    </message>
    <message>
        <source>&amp;Protanopia: without red cones</source>
        <translation>&amp;Protanopie: ohne Rotzapfen</translation>
    </message>
    <message>
        <source>&amp;Deuteranopia: without green cones</source>
        <translation>&amp;Deuteranopie: ohne Grünzapfen</translation>
    </message>
    <message>
        <source>&amp;Tritanopia: without blue cones</source>
        <translation>&amp;Tritanopie: ohne Blauzapfen</translation>
    </message>
    <message>
        <source>&amp;Achromatopsia: without colours</source>
        <translation>&amp;Achromatopsie: ohne Farben</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>As the &amp;desktop&apos;s</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>Ctrl+Alt+0</source>
        <translation>Ctrl+Alt+0</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Aktion suchen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>&amp;About FuzzyLens</source>
        <translation>Ü&amp;ber FuzzyLens</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>FuzzyLens speaks this language when it is started next.</source>
        <translation>FuzzyLens spricht diese Sprache nach dem nächsten Start.</translation>
    </message>
    <message>
        <source>That of the des&amp;ktop</source>
        <translation>Die der &amp;Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <comment>what was done</comment>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <comment>what was undone</comment>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Memberships as fitted, with the sample&apos;s own label</source>
        <translation>&amp;Zugehörigkeiten wie angepasst, mit dem eigenen Label der Probe</translation>
    </message>
    <message>
        <source>&amp;Explain the selected sample</source>
        <translation>Die ausgewählte Probe &amp;erklären</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MainWindow</name>
    <message>
        <source>FuzzyLens</source>
        <translation>FuzzyLens</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open an expression matrix (%1)</source>
        <translation>Eine Expressionsmatrix öffnen (%1)</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Save the picture in focus as PNG, SVG or PDF (Ctrl+E)</source>
        <translation>Das Bild im Fokus als PNG, SVG oder PDF speichern (Strg+E)</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the command line that repeats what is on screen (Ctrl+Shift+C)</source>
        <translation>Die Kommandozeile kopieren, die das Angezeigte wiederholt (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Data, steps and method</source>
        <translation>Daten, Schritte und Methode</translation>
    </message>
    <message>
        <source>Open an expression matrix</source>
        <translation>Expressionsmatrix öffnen</translation>
    </message>
    <message>
        <source>Drop a file here: text tables, Excel, AnnData, GCT, GEO and more, plain or gzipped.
Samples or genes in rows; FuzzyLens decides and tells you how it decided.</source>
        <translation>Datei hier ablegen: Texttabellen, Excel, AnnData, GCT, GEO und mehr, unkomprimiert oder mit gzip gepackt.
Proben oder Gene in Zeilen; FuzzyLens entscheidet und sagt, wie es entschieden hat.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Choose a file to open (Ctrl+O)</source>
        <translation>Eine Datei zum Öffnen wählen (Strg+O)</translation>
    </message>
    <message>
        <source>Open from GEO…</source>
        <translation>Aus GEO öffnen…</translation>
    </message>
    <message>
        <source>Download a series or a curated data set by its number (Ctrl+G)</source>
        <translation>Eine Serie oder einen kuratierten Datensatz anhand der Nummer herunterladen (Strg+G)</translation>
    </message>
    <message>
        <source>Look at the demonstration</source>
        <translation>Vorführung ansehen</translation>
    </message>
    <message>
        <source>Open a made-up expression matrix that shows what FuzzyLens does</source>
        <translation>Eine erfundene Expressionsmatrix öffnen, die zeigt, was FuzzyLens kann</translation>
    </message>
    <message>
        <source>%1 is open; there %2 about how it was read.</source>
        <translation>%1 ist geöffnet; es gibt %2 zum Einlesen.</translation>
    </message>
    <message>
        <source>is 1 note</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>are %1 notes</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>Look at them…</source>
        <translation>Ansehen…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1[*] — FuzzyLens</source>
        <translation>%1[*] – FuzzyLens</translation>
    </message>
    <message>
        <source>The pictures show the earlier fit.</source>
        <translation>Die Bilder zeigen die frühere Anpassung.</translation>
    </message>
    <message>
        <source>Earlier fit. The present settings have none.</source>
        <translation>Frühere Anpassung. Zu den jetzigen Einstellungen gibt es keine.</translation>
    </message>
    <message>
        <source>Fill them</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>filling missing values</source>
        <translation>fehlende Werte ergänzen</translation>
    </message>
    <message>
        <source>leaving out samples</source>
        <translation>Proben weglassen</translation>
    </message>
    <message>
        <source>leaving out a feature</source>
        <translation>Merkmal weglassen</translation>
    </message>
    <message>
        <source>What came of these runs is still being read; compare them in a moment.</source>
        <translation>Die Ergebnisse dieser Läufe werden noch gelesen; gleich lassen sie sich vergleichen.</translation>
    </message>
    <message>
        <source>About FuzzyLens</source>
        <translation>Über FuzzyLens</translation>
    </message>
    <message>
        <source>&lt;b&gt;FuzzyLens %1&lt;/b&gt;&lt;br&gt;Look into gene-expression matrices through fuzzy partitions that learn which features matter.&lt;br&gt;&lt;br&gt;GPL-3.0-or-later. Built with Qt, Qt Charts, QCustomPlot, Eigen and oneTBB.</source>
        <translation>&lt;b&gt;FuzzyLens %1&lt;/b&gt;&lt;br&gt;Genexpressionsmatrizen durch unscharfe Partitionen betrachten, die lernen, welche Merkmale zählen.&lt;br&gt;&lt;br&gt;GPL-3.0-or-later. Erstellt mit Qt, Qt Charts, QCustomPlot, Eigen und oneTBB.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lese %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Reading %1 again</source>
        <translation>%1 wird neu gelesen</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1 wird angesehen</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Joining %1</source>
        <translation>%1 wird hinzugefügt</translation>
    </message>
    <message>
        <source>Reading %1, to be projected</source>
        <translation>%1 wird zum Projizieren gelesen</translation>
    </message>
    <message>
        <source>Placing the samples of %1</source>
        <translation>Proben von %1 werden platziert</translation>
    </message>
    <message>
        <source>%1 is no longer projected: %2</source>
        <translation>%1 wird nicht mehr projiziert: %2</translation>
    </message>
    <message>
        <source>Drop the file to open it</source>
        <translation>Datei ablegen, um sie zu öffnen</translation>
    </message>
    <message>
        <source>Drop the files to open them together</source>
        <translation>Dateien ablegen, um sie zusammen zu öffnen</translation>
    </message>
    <message>
        <source>%1 (only to look at)</source>
        <translation>%1 (nur zum Ansehen)</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>Ansehen…</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1 (wiederhergestellt)</translation>
    </message>
    <message>
        <source>%1 was made on other data, or of labels or pairs that are not here. Its settings are fitted to what is open; the run itself is as it was.</source>
        <translation>%1 ist aus anderen Daten entstanden, oder aus Klassen oder Paaren, die hier fehlen. Mit seinen Einstellungen wird gerechnet, was offen ist; der Lauf selbst bleibt, wie er war.</translation>
    </message>
    <message>
        <source>Fit anyway</source>
        <translation>Trotzdem anpassen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ManualPage</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>There is no page %1 in the manual.</source>
        <translation>Im Handbuch gibt es keine Seite %1.</translation>
    </message>
    <message>
        <source>Published in: %1.</source>
        <translation>Veröffentlicht in: %1.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ManualWindow</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>FuzzyLens manual</source>
        <translation>FuzzyLens-Handbuch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>Vorige Seite (Alt+Left)</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Words to be found in all pages (Ctrl+F); Enter or F3 goes on, with Shift back</source>
        <translation>Wörter, die auf allen Seiten gesucht werden (Strg+F); Enter oder F3 sucht weiter, mit Umschalt rückwärts</translation>
    </message>
    <message>
        <source>nowhere in the manual</source>
        <translation>nirgends im Handbuch</translation>
    </message>
    <message>
        <source>not on this page, Enter looks further</source>
        <translation>nicht auf dieser Seite, Enter sucht weiter</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MembershipView</name>
    <message>
        <source>Memberships</source>
        <translation>Zugehörigkeiten</translation>
    </message>
    <message>
        <source>membership</source>
        <translation>Zugehörigkeit</translation>
    </message>
    <message>
        <source>%1 leads in %2</source>
        <translation>%1 führt bei %2</translation>
    </message>
    <message>
        <source>This result has no memberships.</source>
        <translation>Dieses Ergebnis hat keine Zugehörigkeiten.</translation>
    </message>
    <message>
        <source>Memberships appear here with the first fit.</source>
        <translation>Zugehörigkeiten erscheinen hier mit der ersten Anpassung.</translation>
    </message>
    <message>
        <source>Memberships of the samples in the clusters</source>
        <translation>Zugehörigkeiten der Proben zu den Clustern</translation>
    </message>
    <message>
        <source>Memberships of the samples in the clusters, as fitted to the labels</source>
        <translation>Zugehörigkeiten der Proben zu den Clustern, wie an die Labels angepasst</translation>
    </message>
    <message>
        <source>Memberships of the samples in the clusters, without their own labels</source>
        <translation>Zugehörigkeiten der Proben zu den Clustern, ohne ihr eigenes Label</translation>
    </message>
    <message>
        <source>as fitted</source>
        <translation>wie angepasst</translation>
    </message>
    <message>
        <source>Memberships as fitted</source>
        <translation>Zugehörigkeiten wie angepasst</translation>
    </message>
    <message>
        <source>As fitted, a membership uses the sample&apos;s own label. Otherwise it is computed without it, as for a new sample, and tells which samples are unclear. This holds for every view.</source>
        <translation>Wie angepasst benutzt eine Zugehörigkeit das eigene Label der Probe. Sonst wird sie ohne dieses berechnet, wie für eine neue Probe, und zeigt, welche Proben unklar sind. Das gilt für alle Ansichten.</translation>
    </message>
    <message>
        <source>%1: %2 samples, %3 clusters, samples ordered %4: %5; the largest membership of a sample is %6 on average.</source>
        <translation>%1: %2 Proben, %3 Cluster, Proben geordnet %4: %5; die größte Zugehörigkeit einer Probe ist im Mittel %6.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Take this message away</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Mend what the sentence is about</source>
        <translation>Beheben, wovon die Meldung spricht</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ObjectiveView</name>
    <message>
        <source>Objective and its terms after each iteration; every curve has a scale of its own</source>
        <translation>Zielfunktion und ihre Terme nach jeder Iteration; jede Kurve hat ihre eigene Skala</translation>
    </message>
    <message>
        <source>No objective to show.</source>
        <translation>Keine Zielfunktion zu zeigen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The objective went from %1 to %2. %3</source>
        <translation>Die Zielfunktion ging von %1 auf %2. %3</translation>
    </message>
    <message>
        <source> Its terms: %1.</source>
        <translation> Ihre Terme: %1.</translation>
    </message>
    <message>
        <source> At the end: %1.</source>
        <translation> Am Ende: %1.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::OpenActions</name>
    <message>
        <source>Demonstration</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Open an expression matrix or a session</source>
        <translation>Expressionsmatrix oder Sitzung öffnen</translation>
    </message>
    <message>
        <source>Join labels or a sample table</source>
        <translation>Labels oder Probentabelle hinzufügen</translation>
    </message>
    <message>
        <source>Labels and tables (*.cls *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Labels und Tabellen (*.cls *.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Project another file into the model on screen</source>
        <translation>Eine weitere Datei in das angezeigte Modell projizieren</translation>
    </message>
    <message>
        <source>%1 holds no values; it is a table about the samples of %2.</source>
        <translation>%1 enthält keine Werte; es ist eine Tabelle zu den Proben von %2.</translation>
    </message>
    <message>
        <source>Join it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Look at the file…</source>
        <translation>Datei ansehen…</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::OpenFilter</name>
    <message>
        <source>Expression matrices and sessions (%1);;All files (*)</source>
        <translation>Expressionsmatrizen und Sitzungen (%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::OverflowRow</name>
    <message>
        <source>More of these buttons</source>
        <translation>Weitere dieser Schaltflächen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::OverrideRow</name>
    <message>
        <source>chosen by you</source>
        <translation>selbst gewählt</translation>
    </message>
    <message>
        <source>as decided</source>
        <translation>wie entschieden</translation>
    </message>
    <message>
        <source>as decided: %1</source>
        <translation>wie entschieden: %1</translation>
    </message>
    <message>
        <source>Leave this decision to the program again: %1</source>
        <translation>Diese Entscheidung wieder dem Programm überlassen: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairController</name>
    <message>
        <source>%1 named samples that are not there any more, and went; undo brings all back.</source>
        <translation>Weggefallen: %1 mit Proben, die es nicht mehr gibt; „Rückgängig“ bringt alles zurück.</translation>
    </message>
    <message>
        <source>%1 would be too many to look at (at most %2); take fewer.</source>
        <translation>%1 wären zu viele zum Ansehen (höchstens %2); weniger nehmen.</translation>
    </message>
    <message>
        <source>%1 times %2 pairs are too many to draw at once; take smaller groups, or make pairs from labels.</source>
        <translation>%1 mal %2 Paare sind zu viele, um sie auf einmal zu zeichnen; kleinere Gruppen nehmen oder Paare aus Labels bilden.</translation>
    </message>
    <message>
        <source>A sample cannot be paired with itself; go on to another one.</source>
        <translation>Eine Probe lässt sich nicht mit sich selbst paaren; bis zu einer anderen weitergehen.</translation>
    </message>
    <message>
        <source>These pairs are there already.</source>
        <translation>Diese Paare gibt es schon.</translation>
    </message>
    <message>
        <source>must-link</source>
        <translation>must-link</translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation>cannot-link</translation>
    </message>
    <message>
        <source>taking %1 away</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>taking all pairs away</source>
        <translation>alle Paare entfernen</translation>
    </message>
    <message>
        <source>%1 would be too many to look at (at most %2); draw some of them at random</source>
        <translation>%1 wären zu viele zum Ansehen (höchstens %2); einige davon zufällig ziehen</translation>
    </message>
    <message>
        <source>pairs from labels</source>
        <translation>Paare aus Labels</translation>
    </message>
    <message>
        <source>%1 holds no pair; a line is &quot;must A B&quot; or &quot;cannot A B&quot;.</source>
        <translation>%1 enthält kein Paar; eine Zeile lautet „must A B“ oder „cannot A B“.</translation>
    </message>
    <message>
        <source>pairs of %1</source>
        <translation>Paare aus %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 in place of the %3 that were there; undo brings those back</source>
        <translation>%1 aus %2 anstelle der bisherigen (%3); „Rückgängig“ bringt diese zurück</translation>
    </message>
    <message>
        <source>saving the pairs</source>
        <translation>Paare speichern</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>The pairs are kept and will be shown with a method that uses pairs; %1 does not.</source>
        <translation>Die Paare bleiben erhalten und werden mit einer Methode gezeigt, die Paare verwendet; %1 verwendet keine.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairMenu</name>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Paare</translation>
    </message>
    <message>
        <source>&amp;Must-link the selected samples</source>
        <translation>&amp;Must-link für ausgewählte Proben</translation>
    </message>
    <message>
        <source>They belong together: with the group that waits, or with each other. M in the picture</source>
        <translation>Sie gehören zusammen: mit der vorgemerkten Gruppe oder untereinander. Im Bild: M</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>&amp;Cannot-link the selected samples</source>
        <translation>&amp;Cannot-link für ausgewählte Proben</translation>
    </message>
    <message>
        <source>They are to be apart from the group that waits. C in the picture</source>
        <translation>Sie sollen von der vorgemerkten Gruppe getrennt sein. Im Bild: C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Let the selected samples &amp;wait as a group</source>
        <translation>Ausgewählte Proben als &amp;Gruppe vormerken</translation>
    </message>
    <message>
        <source>Then select those they are to be paired with. G in the picture</source>
        <translation>Danach die Proben auswählen, mit denen sie gepaart werden sollen. Im Bild: G</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>From &amp;labels…</source>
        <translation>Aus &amp;Labels…</translation>
    </message>
    <message>
        <source>All pairs that the labels make, or some of them</source>
        <translation>Alle Paare, die sich aus den Labels ergeben, oder einige davon</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>A file with a line for every pair: must A B, cannot A B</source>
        <translation>Eine Datei mit einer Zeile je Paar: must A B, cannot A B</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>The same kind of file, of all pairs that are there</source>
        <translation>Eine ebensolche Datei mit allen vorhandenen Paaren</translation>
    </message>
    <message>
        <source>&amp;Remove the selected pairs</source>
        <translation>Ausgewählte Paare ent&amp;fernen</translation>
    </message>
    <message>
        <source>Those whose lines or rows are selected. Delete in the picture and in the table</source>
        <translation>Die Paare, deren Linien oder Zeilen ausgewählt sind. In Bild und Tabelle: Entf</translation>
    </message>
    <message>
        <source>Remove &amp;all pairs</source>
        <translation>&amp;Alle Paare entfernen</translation>
    </message>
    <message>
        <source>Undo brings them back</source>
        <translation>„Rückgängig“ bringt sie zurück</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Paare importieren</translation>
    </message>
    <message>
        <source>Export the pairs</source>
        <translation>Paare exportieren</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairTableModel</name>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>What the pair adds to the objective: 0 where the memberships keep it</source>
        <translation>Was das Paar zur Zielfunktion beiträgt: 0, wo die Zugehörigkeiten es einhalten</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairTableView</name>
    <message>
        <source>Choose rows to see their lines in the picture; Delete takes them away</source>
        <translation>Zeilen auswählen, um ihre Linien im Bild zu sehen; Entf entfernt sie</translation>
    </message>
    <message>
        <source>Only violated pairs</source>
        <translation>Nur verletzte Paare</translation>
    </message>
    <message>
        <source>Show only pairs that the fit breaks</source>
        <translation>Nur Paare zeigen, die die Anpassung verletzt</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Remove the selected pairs</source>
        <translation>Ausgewählte Paare entfernen</translation>
    </message>
    <message>
        <source>Remove the selected pairs (Delete)</source>
        <translation>Ausgewählte Paare entfernen (Entf)</translation>
    </message>
    <message>
        <source>only the %1 violated</source>
        <translation>nur verletzte (%1)</translation>
    </message>
    <message>
        <source>only violated</source>
        <translation>nur verletzte</translation>
    </message>
    <message>
        <source>No pair is violated.</source>
        <translation>Kein Paar ist verletzt.</translation>
    </message>
    <message>
        <source>All pairs are of samples that are left out.</source>
        <translation>Alle Paare betreffen weggelassene Proben.</translation>
    </message>
    <message>
        <source>No pairs yet. Draw them in the picture of the samples, or take them from labels or a file: menu Pairs.</source>
        <translation>Noch keine Paare. Im Bild der Proben zeichnen oder aus Labels oder einer Datei nehmen: Menü „Paare“.</translation>
    </message>
    <message>
        <source>No pairs to show.</source>
        <translation>Keine Paare zu zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>Table of %n pair(s), of which %1 are violated.</source>
        <translation>
            <numerusform>Tabelle mit %n Paar, davon %1 verletzt.</numerusform>
            <numerusform>Tabelle mit %n Paaren, davon %1 verletzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairsFromLabelsDialog</name>
    <message>
        <source>All pairs of the labelled samples</source>
        <translation>Alle Paare der Proben mit Label</translation>
    </message>
    <message>
        <source>Some of them, drawn at random:</source>
        <translation>Einige davon, zufällig gezogen:</translation>
    </message>
    <message>
        <source>Keep the pairs that are there</source>
        <translation>Vorhandene Paare behalten</translation>
    </message>
    <message>
        <source>Pairs from labels</source>
        <translation>Paare aus Labels</translation>
    </message>
    <message>
        <source>Of the samples of each class so many count as labelled, drawn at random</source>
        <translation>Von so vielen Proben jeder Klasse, zufällig gezogen, gilt das Label als bekannt</translation>
    </message>
    <message>
        <source>Make the pairs</source>
        <translation>Paare bilden</translation>
    </message>
    <message>
        <source>Share of the labels known</source>
        <translation>Anteil bekannter Labels</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Samples of one class belong together, of two classes apart.</source>
        <translation>Proben einer Klasse gehören zusammen, Proben zweier Klassen nicht.</translation>
    </message>
    <message>
        <source>Number of pairs</source>
        <translation>Anzahl der Paare</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>Ergibt %1.</translation>
    </message>
    <message>
        <source>Makes no pair: fewer than two samples are labelled.</source>
        <translation>Ergibt kein Paar: Weniger als zwei Proben haben ein Label.</translation>
    </message>
    <message>
        <source>Takes the place of the %1 that are there.</source>
        <translation>Ersetzt die vorhandenen (%1).</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairsPanel</name>
    <message>
        <source>Show the table of the pairs</source>
        <translation>Tabelle der Paare zeigen</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>In the picture of the samples: drag from one to another that belongs to it, with Alt or Ctrl to one that is to be apart</source>
        <translation>Im Bild der Proben: von einer zu einer anderen ziehen, die zu ihr gehört; mit Alt oder Strg zu einer, die von ihr getrennt sein soll</translation>
    </message>
    <message>
        <source>From labels…</source>
        <translation>Aus Labels…</translation>
    </message>
    <message>
        <source>All pairs that the labels make, or some of them</source>
        <translation>Alle Paare, die sich aus den Labels ergeben, oder einige davon</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>A file with a line for every pair: must A B, cannot A B</source>
        <translation>Eine Datei mit einer Zeile je Paar: must A B, cannot A B</translation>
    </message>
    <message>
        <source>%1 violated</source>
        <translation>%1 verletzt</translation>
    </message>
    <message>
        <source>all kept</source>
        <translation>alle eingehalten</translation>
    </message>
    <message>
        <source>None yet. Say which samples belong together and which apart.</source>
        <translation>Noch keine. Angeben, welche Proben zusammengehören und welche nicht.</translation>
    </message>
    <message>
        <source>; %1 of them rest, a sample of theirs is left out</source>
        <translation>; %1 davon ausgesetzt, weil eine Probe weggelassen ist</translation>
    </message>
    <message>
        <source>Take some of these pairs away.</source>
        <translation>Einige dieser Paare entfernen.</translation>
    </message>
    <message>
        <source>. This method does not use pairs: they are not shown</source>
        <translation>. Diese Methode verwendet keine Paare: Sie werden nicht gezeigt</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PaletteModel</name>
    <message>
        <source>not possible now</source>
        <translation>jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ParameterPanel</name>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Parameters that are rarely changed, and the symbols of the formulas with their values</source>
        <translation>Selten geänderte Parameter sowie die Symbole der Formeln mit ihren Werten</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Advanced ▾</source>
        <translation>Erweitert ▾</translation>
    </message>
    <message>
        <source>Advanced: %1 ▸</source>
        <translation>Erweitert: %1 ▸</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ParameterRow</name>
    <message>
        <source>Not taken: “%1” is not a whole number %2.</source>
        <translation>Nicht übernommen: „%1“ ist keine ganze Zahl %2.</translation>
    </message>
    <message>
        <source>Not taken: “%1” is not a number %2.</source>
        <translation>Nicht übernommen: „%1“ ist keine Zahl %2.</translation>
    </message>
    <message>
        <source>In formulas: %1</source>
        <translation>In Formeln: %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PermutationPlot</name>
    <message>
        <source>Distribution with shuffled labels</source>
        <translation>Verteilung mit vertauschten Labels</translation>
    </message>
    <message>
        <source>Bars: with shuffled labels. Line: with the labels as they are.</source>
        <translation>Balken: mit vertauschten Labels. Linie: mit den Labels, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PreparationView</name>
    <message>
        <source>What is shown of the values</source>
        <translation>Was von den Werten gezeigt wird</translation>
    </message>
    <message>
        <source>Histogram: how the values of each sample are spread.
Mean–variance: whether features with high values vary more.
Missing: where values are missing or have been filled.</source>
        <translation>Histogramm: wie sich die Werte jeder Probe verteilen.
Mittelwert–Varianz: ob Merkmale mit hohen Werten stärker schwanken.
Fehlend: wo Werte fehlen oder ergänzt wurden.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Mean–variance</source>
        <translation>Mittelwert–Varianz</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Before which step</source>
        <translation>Vor welchem Schritt</translation>
    </message>
    <message>
        <source>The picture at the left: the values as read, or as a step is given them</source>
        <translation>Das linke Bild: die Werte wie gelesen oder wie ein Schritt sie erhält</translation>
    </message>
    <message>
        <source>as read</source>
        <translation>wie gelesen</translation>
    </message>
    <message>
        <source>before “%1”</source>
        <translation>vor „%1“</translation>
    </message>
    <message>
        <source>As read</source>
        <translation>Wie gelesen</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Vor „%1“</translation>
    </message>
    <message>
        <source>No step is on</source>
        <translation>Kein Schritt aktiv</translation>
    </message>
    <message>
        <source>After “%1”</source>
        <translation>Nach „%1“</translation>
    </message>
    <message>
        <source>After %1 steps</source>
        <translation>Nach %1 Schritten</translation>
    </message>
    <message>
        <source>Values of the samples before and after the steps</source>
        <translation>Werte der Proben vor und nach den Schritten</translation>
    </message>
    <message>
        <source>Variance against mean of the features before and after the steps</source>
        <translation>Varianz gegen Mittelwert der Merkmale vor und nach den Schritten</translation>
    </message>
    <message>
        <source>Missing values before and after the steps</source>
        <translation>Fehlende Werte vor und nach den Schritten</translation>
    </message>
    <message>
        <source>The values before and after the steps appear here once data are open.</source>
        <translation>Die Werte vor und nach den Schritten erscheinen hier, sobald Daten geöffnet sind.</translation>
    </message>
    <message>
        <source>%1 samples and %2 features</source>
        <translation>%1 Proben und %2 Merkmale</translation>
    </message>
    <message>
        <source>, values from %1 to %2</source>
        <translation>, Werte von %1 bis %2</translation>
    </message>
    <message>
        <source>, %1 missing</source>
        <translation>, %1 fehlend</translation>
    </message>
    <message>
        <source>, %1 filled</source>
        <translation>, %1 ergänzt</translation>
    </message>
    <message>
        <source>Before: %1. After: %2.</source>
        <translation>Vorher: %1. Nachher: %2.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>left out of the fit</source>
        <translation>bei der Anpassung weggelassen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source> · %1 to %2</source>
        <translation> · %1 bis %2</translation>
    </message>
    <message>
        <source>Looking at the values…</source>
        <translation>Werte werden angesehen…</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProbeController</name>
    <message>
        <source>leaving all samples to the search</source>
        <translation>alle Proben der Suche überlassen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProbeKey</name>
    <message>
        <source>probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>%1 pinned</source>
        <translation>%1 angeheftet</translation>
    </message>
    <message>
        <source>%1 never a probe</source>
        <translation>%1 nie Sonde</translation>
    </message>
    <message>
        <source>Pins: the probes the search is at. </source>
        <translation>Nadeln: die Sonden, bei denen die Suche gerade ist. </translation>
    </message>
    <message>
        <source>Pins: the samples that describe all others. </source>
        <translation>Nadeln: die Proben, die alle anderen beschreiben. </translation>
    </message>
    <message>
        <source>%1 pinned by hand, in the accent colour and without a hole. </source>
        <translation>%1 von Hand angeheftet, in der Akzentfarbe und ohne Loch. </translation>
    </message>
    <message>
        <source>Crosses: %1 never to be a probe. </source>
        <translation>Kreuze: %1 nie Sonde. </translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProbeMenu</name>
    <message>
        <source>P&amp;robes</source>
        <translation>&amp;Sonden</translation>
    </message>
    <message>
        <source>&amp;Pin the selected samples as probes</source>
        <translation>Ausgewählte &amp;Proben als Sonden anheften</translation>
    </message>
    <message>
        <source>They are probes whatever the search finds. P in the picture</source>
        <translation>Sie sind Sonden, was auch immer die Suche findet. Im Bild: P</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>&amp;Never make the selected samples probes</source>
        <translation>Ausgewählte Proben &amp;nie zu Sonden machen</translation>
    </message>
    <message>
        <source>The search passes them over. N in the picture</source>
        <translation>Die Suche übergeht sie. Im Bild: N</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>&amp;Leave the selected samples to the search</source>
        <translation>Ausgewählte Proben der Suche über&amp;lassen</translation>
    </message>
    <message>
        <source>Neither pinned nor forbidden. L in the picture</source>
        <translation>Weder angeheftet noch ausgeschlossen. Im Bild: L</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>&amp;Select the probes</source>
        <translation>&amp;Sonden auswählen</translation>
    </message>
    <message>
        <source>Those that are shown now: to pin them all, say</source>
        <translation>Die jetzt gezeigten: etwa, um sie alle anzuheften</translation>
    </message>
    <message>
        <source>Leave &amp;all samples to the search</source>
        <translation>&amp;Alle Proben der Suche überlassen</translation>
    </message>
    <message>
        <source>Undo brings the wishes back</source>
        <translation>„Rückgängig“ bringt die Wünsche zurück</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProbeTool</name>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>&amp;Copy the name</source>
        <translation>Namen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy the names</source>
        <translation>Namen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Pin as probe	P</source>
        <translation>Als Sonde &amp;anheften	P</translation>
    </message>
    <message>
        <source>&amp;Never a probe	N</source>
        <translation>&amp;Nie Sonde	N</translation>
    </message>
    <message>
        <source>&amp;Leave to the search	L</source>
        <translation>Der Suche über&amp;lassen	L</translation>
    </message>
    <message>
        <source>&amp;Explain this sample</source>
        <translation>Diese Probe &amp;erklären</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Project</name>
    <message>
        <source>reading the file otherwise</source>
        <translation>Datei anders lesen</translation>
    </message>
    <message>
        <source>joining %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>change of method</source>
        <translation>Methode wechseln</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>shuffling the labels</source>
        <translation>Labels vertauschen</translation>
    </message>
    <message>
        <source>taking the labels as they are</source>
        <translation>Labels nehmen, wie sie sind</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionController</name>
    <message>
        <source>%1 cannot be projected: %2</source>
        <translation>%1 lässt sich nicht projizieren: %2</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionDialog</name>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Projected samples</source>
        <translation>Projizierte Proben</translation>
    </message>
    <message>
        <source>Predictions of the projected samples</source>
        <translation>Vorhersagen der projizierten Proben</translation>
    </message>
    <message>
        <source>Click a heading to sort; a prediction that is not what the file says is red</source>
        <translation>Zum Sortieren auf einen Spaltenkopf klicken; eine Vorhersage, die von der Datei abweicht, ist rot</translation>
    </message>
    <message>
        <source>Save predictions, probabilities and memberships of every sample</source>
        <translation>Vorhersagen, Wahrscheinlichkeiten und Zugehörigkeiten aller Proben speichern</translation>
    </message>
    <message>
        <source>Nothing is projected.</source>
        <translation>Nichts ist projiziert.</translation>
    </message>
    <message>
        <source>%1, placed by the model on screen. </source>
        <translation>%1, vom angezeigten Modell platziert. </translation>
    </message>
    <message>
        <source>New samples: %1 (label field %2).</source>
        <translation>Neue Proben: %1 (Labelfeld %2).</translation>
    </message>
    <message>
        <source>The file does not say which of the model&apos;s classes its samples belong to.</source>
        <translation>Die Datei sagt nicht, zu welchen Klassen des Modells ihre Proben gehören.</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>Vorhersagen speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionRow</name>
    <message>
        <source>Projected samples</source>
        <translation>Projizierte Proben</translation>
    </message>
    <message>
        <source>What the model predicts for the samples of a second file</source>
        <translation>Was das Modell für die Proben einer zweiten Datei vorhersagt</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Remove the projected file</source>
        <translation>Projizierte Datei entfernen</translation>
    </message>
    <message>
        <source>Take the projected samples out of the picture</source>
        <translation>Die projizierten Proben aus dem Bild nehmen</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nicht platziert</translation>
    </message>
    <message>
        <source>Projected: %1, %2</source>
        <translation>Projiziert: %1, %2</translation>
    </message>
    <message>
        <source>What the model predicts for the samples of %1.</source>
        <translation>Was das Modell für die Proben von %1 vorhersagt.</translation>
    </message>
    <message>
        <source>It is placed as soon as there is a fit</source>
        <translation>Wird platziert, sobald es eine Anpassung gibt</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>in der Datei</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>P(%1)</source>
        <translation>P(%1)</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ReportAction</name>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Saved %1 and %2</source>
        <translation>%1 und %2 gespeichert</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Write a report: a web page and a PDF of one name</source>
        <translation>Bericht schreiben: Webseite und PDF gleichen Namens</translation>
    </message>
    <message>
        <source>Report (*.html *.pdf)</source>
        <translation>Bericht (*.html *.pdf)</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>In %1 there is %2 already.</source>
        <translation>In %1 gibt es schon %2.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Bericht wird geschrieben…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::RunDelegate</name>
    <message>
        <source>no steps</source>
        <translation>keine Schritte</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::RunHistory</name>
    <message>
        <source>reopening %1</source>
        <translation>%1 erneut öffnen</translation>
    </message>
    <message>
        <source>naming a run</source>
        <translation>Lauf benennen</translation>
    </message>
    <message>
        <source>pinning a run</source>
        <translation>Lauf anheften</translation>
    </message>
    <message>
        <source>letting a run go from the pins</source>
        <translation>Lauf lösen</translation>
    </message>
    <message>
        <source>deleting %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::RunModel</name>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>on screen</source>
        <translation>angezeigt</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>vor %1 min</translation>
    </message>
    <message>
        <source>Steps: %1</source>
        <translation>Schritte: %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::RunsPanel</name>
    <message>
        <source>Search the runs</source>
        <translation>Läufe durchsuchen</translation>
    </message>
    <message>
        <source>Search: method, setting, name</source>
        <translation>Suche: Methode, Einstellung, Name</translation>
    </message>
    <message>
        <source>Runs that hold all these words in name, method, settings, steps or score</source>
        <translation>Läufe, die alle diese Wörter in Name, Methode, Einstellungen, Schritten oder Kennzahl enthalten</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Enter or a double click brings a run back; F2 names it, Delete takes it away</source>
        <translation>Enter oder Doppelklick holt einen Lauf zurück; F2 benennt ihn, Entf löscht ihn</translation>
    </message>
    <message>
        <source>Close the runs</source>
        <translation>Läufe schließen</translation>
    </message>
    <message>
        <source>Close the list of the runs (Ctrl+R)</source>
        <translation>Liste der Läufe schließen (Strg+R)</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Erneut öffnen</translation>
    </message>
    <message>
        <source>Bring back what this run was fitted with (Enter)</source>
        <translation>Zurückholen, womit dieser Lauf angepasst wurde (Enter)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keep this run at the top of the list (P)</source>
        <translation>Diesen Lauf oben in der Liste halten (P)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Two chosen runs beside each other, or one beside that on screen (C)</source>
        <translation>Zwei gewählte Läufe nebeneinander oder einer neben dem angezeigten (C)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Take the chosen runs away; undo brings them back</source>
        <translation>Gewählte Läufe löschen; Rückgängig holt sie zurück</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Every fit you rest on is kept here.</source>
        <translation>Jede Anpassung, bei der man verweilt, wird hier aufbewahrt.</translation>
    </message>
    <message>
        <source>No run holds all these words.</source>
        <translation>Kein Lauf enthält alle diese Wörter.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleMapView</name>
    <message>
        <source>by class</source>
        <translation>nach Klasse</translation>
    </message>
    <message>
        <source>by cluster and certainty</source>
        <translation>nach Cluster und Sicherheit</translation>
    </message>
    <message>
        <source>Order of the samples</source>
        <translation>Reihenfolge der Proben</translation>
    </message>
    <message>
        <source>Order the samples by cluster and certainty, or by class</source>
        <translation>Proben nach Cluster und Sicherheit oder nach Klasse ordnen</translation>
    </message>
    <message>
        <source>by certainty</source>
        <translation>nach Sicherheit</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleTable</name>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Selected rows are the selected samples of every picture; click a heading to sort</source>
        <translation>Ausgewählte Zeilen sind die ausgewählten Proben aller Bilder; Klick auf eine Überschrift sortiert</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;names</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>&amp;Explain this sample</source>
        <translation>Diese Probe &amp;erklären</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleTableModel</name>
    <message>
        <source>Sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Name of the sample</source>
        <translation>Name der Probe</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>What the sample is labelled as</source>
        <translation>Label der Probe</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>What the method predicts without the label</source>
        <translation>Was die Methode ohne das Label vorhersagt</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>The cluster the sample is assigned to</source>
        <translation>Der Cluster, dem die Probe zugeordnet ist</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>The largest membership</source>
        <translation>Die größte Zugehörigkeit</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Entropy of the memberships as a share of its largest value: 0 certain, 1 undecided</source>
        <translation>Entropie der Zugehörigkeiten als Anteil ihres größten Werts: 0 sicher, 1 unentschieden</translation>
    </message>
    <message>
        <source>Membership in %1</source>
        <translation>Zugehörigkeit zu %1</translation>
    </message>
    <message>
        <source>, not its label</source>
        <translation>, nicht ihr Label</translation>
    </message>
    <message>
        <source>Predicted otherwise than labelled</source>
        <translation>Anders vorhergesagt als gelabelt</translation>
    </message>
    <message>
        <source>The largest membership, computed without the sample&apos;s own label</source>
        <translation>Die größte Zugehörigkeit, ohne das eigene Label der Probe berechnet</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SampleTableView</name>
    <message>
        <source>No sample matches the filter.</source>
        <translation>Keine Probe passt zum Filter.</translation>
    </message>
    <message>
        <source>misclassified</source>
        <translation>fehlklassifiziert</translation>
    </message>
    <message>
        <source>Only misclassified samples</source>
        <translation>Nur fehlklassifizierte Proben</translation>
    </message>
    <message>
        <source>Show only samples predicted otherwise than labelled</source>
        <translation>Nur Proben zeigen, die anders vorhergesagt als gelabelt sind</translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation>Proben filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Shows the samples whose name, label or prediction contains this text</source>
        <translation>Zeigt die Proben, deren Name, Label oder Vorhersage diesen Text enthält</translation>
    </message>
    <message>
        <source>No samples to show.</source>
        <translation>Keine Proben zu zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>Table of %n sample(s)</source>
        <translation>
            <numerusform>Tabelle mit %n Probe</numerusform>
            <numerusform>Tabelle mit %n Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 shown</source>
        <translation>, %1 gezeigt</translation>
    </message>
    <message>
        <source>, %1 predicted otherwise than labelled</source>
        <translation>, %1 anders vorhergesagt als gelabelt</translation>
    </message>
    <message>
        <source>Sample table</source>
        <translation>Probentabelle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>training errors</source>
        <translation>Trainingsfehler</translation>
    </message>
    <message>
        <source>%1 training errors</source>
        <translation>%1 Trainingsfehler</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SaveActions</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save the data of this picture</source>
        <translation>Daten dieses Bildes speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>What is on screen is a preview; save it once it has settled.</source>
        <translation>Angezeigt ist eine Vorschau; speichern, sobald sie fertig ist.</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Save the numbers of this run</source>
        <translation>Zahlen dieses Laufs speichern</translation>
    </message>
    <message>
        <source>Result (*.json)</source>
        <translation>Ergebnis (*.json)</translation>
    </message>
    <message>
        <source>%1 does not predict new samples, so there is no model to save.</source>
        <translation>%1 sagt für neue Proben nichts vorher; daher gibt es kein Modell zu speichern.</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Modell speichern</translation>
    </message>
    <message>
        <source>Model (*.json)</source>
        <translation>Modell (*.json)</translation>
    </message>
    <message>
        <source>Save the data as opened</source>
        <translation>Daten wie geöffnet speichern</translation>
    </message>
    <message>
        <source>Save the data as prepared by the steps</source>
        <translation>Daten wie vorverarbeitet speichern</translation>
    </message>
    <message>
        <source>Save the data</source>
        <translation>Daten speichern</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>GCT 1.3 holds annotations and label fields, ARFF the order of classes.</source>
        <translation>GCT 1.3 enthält Annotationen und Labelfelder, ARFF die Reihenfolge der Klassen.</translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Ohne sie speichern</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Copied. It names its pairs as %1, a file that is not there yet: save them for it.</source>
        <translation>Kopiert. Die Paare stehen darin als %1, eine Datei, die es noch nicht gibt: die Paare dafür speichern.</translation>
    </message>
    <message>
        <source>Save the pairs…</source>
        <translation>Paare speichern…</translation>
    </message>
    <message>
        <source>The window closes when the file is written.</source>
        <translation>Das Fenster schließt sich, sobald die Datei geschrieben ist.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ScatterControls</name>
    <message>
        <source>Scatter plot controls</source>
        <translation>Bedienelemente des Streudiagramms</translation>
    </message>
    <message>
        <source>Which coordinates the plot shows, and their scale</source>
        <translation>Welche Koordinaten das Diagramm zeigt und ihre Skala</translation>
    </message>
    <message>
        <source>fade</source>
        <translation>verblassen</translation>
    </message>
    <message>
        <source>Samples fade as the entropy of their memberships grows</source>
        <translation>Proben verblassen mit wachsender Entropie ihrer Zugehörigkeiten</translation>
    </message>
    <message>
        <source>Show the graph of the samples</source>
        <translation>Graph der Proben zeigen</translation>
    </message>
    <message>
        <source>Lines between samples that are neighbours in the graph, the stronger the more similar (E). Point at a sample to see its own.</source>
        <translation>Linien zwischen Proben, die im Graphen Nachbarn sind, umso kräftiger, je ähnlicher (E). Auf eine Probe zeigen, um nur ihre zu sehen.</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>Bild drehen</translation>
    </message>
    <message>
        <source>Drag turns the three axes, as do Shift and the arrow keys. Shift-drag selects a rectangle.</source>
        <translation>Ziehen dreht die drei Achsen, ebenso Umschalt mit den Pfeiltasten. Ziehen mit Umschalt wählt ein Rechteck aus.</translation>
    </message>
    <message>
        <source>Select by rectangle</source>
        <translation>Mit Rechteck auswählen</translation>
    </message>
    <message>
        <source>Drag selects a rectangle. Shift adds, Alt subtracts.</source>
        <translation>Ziehen wählt ein Rechteck aus. Umschalt fügt hinzu, Alt zieht ab.</translation>
    </message>
    <message>
        <source>Select by lasso</source>
        <translation>Mit Lasso auswählen</translation>
    </message>
    <message>
        <source>Drag draws a lasso. Shift adds, Alt subtracts.</source>
        <translation>Ziehen zeichnet ein Lasso. Umschalt fügt hinzu, Alt zieht ab.</translation>
    </message>
    <message>
        <source>Draw must-links</source>
        <translation>Must-links zeichnen</translation>
    </message>
    <message>
        <source>Drag from sample to sample: they belong together. Alt or Ctrl: apart. Two lassos, one after the other: all pairs between them.</source>
        <translation>Von Probe zu Probe ziehen: Sie gehören zusammen. Mit Alt oder Strg: getrennt. Zwei Lassos nacheinander: alle Paare dazwischen.</translation>
    </message>
    <message>
        <source>Draw cannot-links</source>
        <translation>Cannot-links zeichnen</translation>
    </message>
    <message>
        <source>Drag from sample to sample: they are to be apart. Two lassos, one after the other: all pairs between them.</source>
        <translation>Von Probe zu Probe ziehen: Sie sollen getrennt sein. Zwei Lassos nacheinander: alle Paare dazwischen.</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>Senkrechte Achse</translation>
    </message>
    <message>
        <source>Third axis</source>
        <translation>Dritte Achse</translation>
    </message>
    <message>
        <source>The one axis of %1</source>
        <translation>Die eine Achse: %1</translation>
    </message>
    <message>
        <source>Axes of %1</source>
        <translation>Achsen: %1</translation>
    </message>
    <message>
        <source>Three axes of %1, to be turned</source>
        <translation>Drei Achsen, drehbar: %1</translation>
    </message>
    <message>
        <source>Principal components of %1</source>
        <translation>Hauptkomponenten: %1</translation>
    </message>
    <message>
        <source>Principal components of the features</source>
        <translation>Hauptkomponenten der Merkmale</translation>
    </message>
    <message>
        <source>Linear scale</source>
        <translation>Lineare Skala</translation>
    </message>
    <message>
        <source>Square-root scale</source>
        <translation>Wurzelskala</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Logarithmische Skala</translation>
    </message>
    <message>
        <source>With label term (training coordinates)</source>
        <translation>Mit Labelterm (Trainingskoordinaten)</translation>
    </message>
    <message>
        <source>Adds the loss of each sample&apos;s own label: this separates even random labels</source>
        <translation>Addiert den Verlust des eigenen Labels jeder Probe: Das trennt sogar zufällige Labels</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>PCA</source>
        <translation>PCA</translation>
    </message>
    <message>
        <source>3 axes</source>
        <translation>3 Achsen</translation>
    </message>
    <message>
        <source> · √</source>
        <translation> · √</translation>
    </message>
    <message>
        <source> · log</source>
        <translation> · log</translation>
    </message>
    <message>
        <source> + labels</source>
        <translation> + Labels</translation>
    </message>
    <message>
        <source>Axes: %1</source>
        <translation>Achsen: %1</translation>
    </message>
    <message>
        <source>First cluster</source>
        <translation>Erster Cluster</translation>
    </message>
    <message>
        <source>Second cluster</source>
        <translation>Zweiter Cluster</translation>
    </message>
    <message>
        <source>Third cluster</source>
        <translation>Dritter Cluster</translation>
    </message>
    <message>
        <source>Memberships, as a line</source>
        <translation>Zugehörigkeiten, als Linie</translation>
    </message>
    <message>
        <source>Memberships, as a polygon</source>
        <translation>Zugehörigkeiten, als Vieleck</translation>
    </message>
    <message>
        <source>Memberships in three clusters, as a triangle</source>
        <translation>Zugehörigkeiten zu drei Clustern, als Dreieck</translation>
    </message>
    <message>
        <source>Scale chosen automatically</source>
        <translation>Skala selbsttätig gewählt</translation>
    </message>
    <message>
        <source>memberships</source>
        <translation>Zugehörigkeiten</translation>
    </message>
    <message>
        <source>Colour, size and shape</source>
        <translation>Farbe, Größe und Form</translation>
    </message>
    <message>
        <source>What colour, size and shape of the markers stand for</source>
        <translation>Wofür Farbe, Größe und Form der Marker stehen</translation>
    </message>
    <message>
        <source>Memberships as the background</source>
        <translation>Zugehörigkeiten als Hintergrund</translation>
    </message>
    <message>
        <source>Principal components of the distance differences</source>
        <translation>Hauptkomponenten der Abstandsdifferenzen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ScatterView</name>
    <message>
        <source>Scatter plot of the samples</source>
        <translation>Streudiagramm der Proben</translation>
    </message>
    <message>
        <source>training coordinates</source>
        <translation>Trainingskoordinaten</translation>
    </message>
    <message>
        <source>The loss of each sample&apos;s own label is part of the coordinates: this separates even random labels.</source>
        <translation>Der Verlust des eigenen Labels jeder Probe ist Teil der Koordinaten: Das trennt sogar zufällige Labels.</translation>
    </message>
    <message>
        <source>No samples to show.</source>
        <translation>Keine Proben zu zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) along %1</source>
        <translation>
            <numerusform>%n Probe entlang %1</numerusform>
            <numerusform>%n Proben entlang %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) at %1, %2 and %3, seen from %4° aside and %5° above</source>
        <translation>
            <numerusform>%n Probe nach %1, %2 und %3, von %4° seitlich und %5° oben gesehen</numerusform>
            <numerusform>%n Proben nach %1, %2 und %3, von %4° seitlich und %5° oben gesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) at %1 and %2</source>
        <translation>
            <numerusform>%n Probe nach %1 und %2</numerusform>
            <numerusform>%n Proben nach %1 und %2</numerusform>
        </translation>
    </message>
    <message>
        <source>, coloured by %1</source>
        <translation>, gefärbt nach %1</translation>
    </message>
    <message numerus="yes">
        <source>, with the centres of %n cluster(s)</source>
        <translation>
            <numerusform>, mit dem Zentrum von %n Cluster</numerusform>
            <numerusform>, mit den Zentren von %n Clustern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n sample(s) of %1 projected (%2)</source>
        <translation>
            <numerusform>, dazu %n projizierte Probe aus %1 (%2)</numerusform>
            <numerusform>, dazu %n projizierte Proben aus %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, joined to their neighbours by %n line(s)</source>
        <translation>
            <numerusform>, durch %n Linie mit ihren Nachbarn verbunden</numerusform>
            <numerusform>, durch %n Linien mit ihren Nachbarn verbunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n pair(s) between them, of which %1 are violated</source>
        <translation>
            <numerusform>, dazwischen %n Paar, davon %1 verletzt</numerusform>
            <numerusform>, dazwischen %n Paare, davon %1 verletzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them probe(s) of the search</source>
        <translation>
            <numerusform>, davon %n Sonde der Suche</numerusform>
            <numerusform>, davon %n Sonden der Suche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them probe(s)</source>
        <translation>
            <numerusform>, davon %n Sonde</numerusform>
            <numerusform>, davon %n Sonden</numerusform>
        </translation>
    </message>
    <message>
        <source>; training coordinates, which contain the labels</source>
        <translation>; Trainingskoordinaten, die die Labels enthalten</translation>
    </message>
    <message>
        <source>Samples, coloured by %1</source>
        <translation>Proben, gefärbt nach %1</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>projected: %1</source>
        <translation>projiziert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) by their memberships in %1</source>
        <translation>
            <numerusform>%n Probe nach ihren Zugehörigkeiten zu %1</numerusform>
            <numerusform>%n Proben nach ihren Zugehörigkeiten zu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>○ misclassified</source>
        <translation>○ falsch klassifiziert</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) whose class is predicted wrongly by models that were fitted without them</source>
        <translation>
            <numerusform>%n Probe, deren Klasse Modelle falsch vorhersagen, die ohne sie angepasst wurden</numerusform>
            <numerusform>%n Proben, deren Klasse Modelle falsch vorhersagen, die ohne sie angepasst wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them misclassified when left out</source>
        <translation>
            <numerusform>, %n davon ausgelassen falsch klassifiziert</numerusform>
            <numerusform>, %n davon ausgelassen falsch klassifiziert</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend of sizes and shapes</source>
        <translation>Legende der Größen und Formen</translation>
    </message>
    <message>
        <source>Shape: %1</source>
        <translation>Form: %1</translation>
    </message>
    <message>
        <source>Size: %1, %2 to %3</source>
        <translation>Größe: %1, %2 bis %3</translation>
    </message>
    <message>
        <source>Samples without a value have the smallest size.</source>
        <translation>Proben ohne Wert haben die kleinste Größe.</translation>
    </message>
    <message>
        <source>, sized by %1</source>
        <translation>, Größe nach %1</translation>
    </message>
    <message>
        <source>, shaped by %1</source>
        <translation>, Form nach %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Scene</name>
    <message>
        <source>cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>membership in %1</source>
        <translation>Zugehörigkeit zu %1</translation>
    </message>
    <message>
        <source>largest membership</source>
        <translation>größte Zugehörigkeit</translation>
    </message>
    <message>
        <source>class predicted when left out</source>
        <translation>Klasse, ausgelassen vorhergesagt</translation>
    </message>
    <message>
        <source>prediction when left out</source>
        <translation>Vorhersage ausgelassen</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SelectionFeatures</name>
    <message>
        <source>Selected samples</source>
        <translation>Ausgewählte Proben</translation>
    </message>
    <message>
        <source>There are no data to compare them with the other samples.</source>
        <translation>Es gibt keine Daten, um sie mit den anderen Proben zu vergleichen.</translation>
    </message>
    <message>
        <source>Select two or more to compare their features with the others.</source>
        <translation>Wählen Sie zwei oder mehr aus, um ihre Merkmale mit den anderen zu vergleichen.</translation>
    </message>
    <message>
        <source>Leave two or more unselected to compare the features.</source>
        <translation>Lassen Sie zwei oder mehr aus der Auswahl, um die Merkmale zu vergleichen.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>%1 selected · largest differences (d)</source>
        <translation>%1 ausgewählt · größte Unterschiede (d)</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1: standardised difference (Cohen&apos;s d) %2, the mean of the selected samples minus that of the other %3, divided by the pooled standard deviation. Click to see the values.</source>
        <translation>%1: standardisierte Differenz (Cohens d) %2, der Mittelwert der ausgewählten Proben minus der der anderen %3, geteilt durch die gepoolte Standardabweichung. Ein Klick zeigt die Werte.</translation>
    </message>
    <message>
        <source>No feature differs between them and the others.</source>
        <translation>Kein Merkmal unterscheidet sie von den anderen.</translation>
    </message>
    <message>
        <source>%1, by standardised difference from the others: %2.</source>
        <translation>%1, nach standardisierter Differenz zu den anderen: %2.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SelectionMenu</name>
    <message>
        <source>Select &amp;all samples</source>
        <translation>&amp;Alle Proben auswählen</translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>&amp;Clear the selection</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>&amp;Name the selection…</source>
        <translation>Auswahl &amp;benennen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Na&amp;med selections</source>
        <translation>Be&amp;nannte Auswahlen</translation>
    </message>
    <message>
        <source>Name the selection</source>
        <translation>Auswahl benennen</translation>
    </message>
    <message>
        <source>What are %1 to be called?</source>
        <translation>Name für %1:</translation>
    </message>
    <message>
        <source>selected sample</source>
        <translation>ausgewählte Probe</translation>
    </message>
    <message>
        <source>selected samples</source>
        <translation>ausgewählte Proben</translation>
    </message>
    <message>
        <source>naming a selection</source>
        <translation>Auswahl benennen</translation>
    </message>
    <message>
        <source>forgetting a selection</source>
        <translation>Auswahl vergessen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Cop&amp;y the names of the selected samples</source>
        <translation>Namen der a&amp;usgewählten Proben kopieren</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SessionActions</name>
    <message>
        <source>What is open could not be kept against a crash: %1</source>
        <translation>Das Geöffnete ließ sich nicht gegen einen Absturz sichern: %1</translation>
    </message>
    <message>
        <source>Sa&amp;ve the session</source>
        <translation>&amp;Sitzung speichern</translation>
    </message>
    <message>
        <source>Save t&amp;he session as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>The session ho&amp;lds its data</source>
        <translation>Sitzung enthält ihre &amp;Daten</translation>
    </message>
    <message>
        <source>Keep the values in the session, so that it can be opened without their file</source>
        <translation>Die Werte in der Sitzung aufbewahren, sodass sie sich ohne ihre Datei öffnen lässt</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions (*.fuzzylens)</source>
        <translation>Sitzungen (*.fuzzylens)</translation>
    </message>
    <message>
        <source>Shall the session hold its data?</source>
        <translation>Soll die Sitzung ihre Daten enthalten?</translation>
    </message>
    <message>
        <source>With them (%1) it can be opened anywhere. Without them it reads %2 where that is now, and tells when that has changed. This can be changed in the menu File.</source>
        <translation>Mit ihnen (%1) lässt sie sich überall öffnen. Ohne sie liest die Sitzung %2 am jetzigen Ort und meldet, wenn sich dort etwas geändert hat. Das lässt sich im Menü Datei ändern.</translation>
    </message>
    <message>
        <source>Hold the data</source>
        <translation>Daten aufnehmen</translation>
    </message>
    <message>
        <source>Refer to the file</source>
        <translation>Auf die Datei verweisen</translation>
    </message>
    <message>
        <source>Saved %1, but not %2: the data of these are held no more. Reopen them to keep them.</source>
        <translation>%1 gespeichert, aber %2 nicht: Die Daten dazu sind nicht mehr vorhanden. Erneut öffnen, um sie zu behalten.</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 is open already.</source>
        <translation>%1 ist schon offen.</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>Save the work on %1?</source>
        <translation>Arbeit an %1 speichern?</translation>
    </message>
    <message>
        <source>What is not saved is lost: what was decided, the runs, and the way back.</source>
        <translation>Was nicht gespeichert ist, geht verloren: die Entscheidungen, die Läufe und der Weg zurück.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>%1 has changed.</source>
        <translation>%1 hat sich geändert.</translation>
    </message>
    <message>
        <source>The session reads its data from this file. Where is the file %1 with the SHA-256 %2 now?</source>
        <translation>Die Sitzung liest ihre Daten aus dieser Datei. Wo ist die Datei %1 mit der SHA-256-Prüfsumme %2 jetzt?</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>Wo ist %1 jetzt?</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>Ansehen…</translation>
    </message>
    <message>
        <source>Unsaved work was kept</source>
        <translation>Ungespeicherte Arbeit ist erhalten</translation>
    </message>
    <message>
        <source>FuzzyLens did not come to its end when it had %1 open.</source>
        <translation>FuzzyLens wurde nicht ordentlich beendet, als %1 offen war.</translation>
    </message>
    <message>
        <source>What was not saved then was kept on %1.</source>
        <translation>Was damals nicht gespeichert war, wurde am %1 gesichert.</translation>
    </message>
    <message>
        <source>Have it back</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>Später fragen</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Shall it be replaced?</source>
        <translation>Soll sie ersetzt werden?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Nothing was saved: %1 has been opened since the name was asked for. Save it again.</source>
        <translation>Nichts wurde gespeichert: %1 wurde geöffnet, während nach dem Namen gefragt wurde. Bitte noch einmal speichern.</translation>
    </message>
    <message>
        <source>The work on %1 is open in another window; it was not deleted.</source>
        <translation>Die Arbeit an %1 ist in einem anderen Fenster offen; sie wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>This is recovered work on %1, not saved in any session yet: %2 asks for a name and saves it.</source>
        <translation>Dies ist wiederhergestellte Arbeit an %1, noch in keiner Sitzung gespeichert: %2 fragt nach einem Namen und speichert sie.</translation>
    </message>
    <message>
        <source>This is recovered work of %1, not saved there yet: %2 writes it to %3 once you confirm the name.</source>
        <translation>Dies ist wiederhergestellte Arbeit aus %1, dort noch nicht gespeichert: %2 schreibt sie nach %3, sobald der Name bestätigt ist.</translation>
    </message>
    <message>
        <source>Save it…</source>
        <translation>Speichern…</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SessionController</name>
    <message>
        <source>What came of the run %1 cannot be read; reopening it computes it anew. %2</source>
        <translation>Was aus dem Lauf %1 wurde, ist nicht lesbar; wird er wieder geöffnet, so wird er neu berechnet. %2</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SessionStore</name>
    <message>
        <source>There is not enough memory to save the session.</source>
        <translation>Der Speicher reicht nicht aus, um die Sitzung zu speichern.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ShuffleBanner</name>
    <message>
        <source>The labels are shuffled: everything displayed here has been found by chance.</source>
        <translation>Die Labels sind vertauscht: alles hier Gezeigte ist durch Zufall gefunden.</translation>
    </message>
    <message>
        <source>Back to my labels</source>
        <translation>Zurück zu meinen Labels</translation>
    </message>
    <message>
        <source>Takes the labels as they are again</source>
        <translation>Nimmt wieder die Labels, wie sie sind</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Noch einmal vertauschen</translation>
    </message>
    <message>
        <source>Fits the same settings to another permutation of the labels</source>
        <translation>Passt dieselben Einstellungen an eine andere Permutation der Labels an</translation>
    </message>
    <message>
        <source>With your labels: %1</source>
        <translation>Mit Ihren Labels: %1</translation>
    </message>
    <message>
        <source>The labels are shuffled, but what is displayed here has been found with the labels as they are.</source>
        <translation>Die Labels sind vertauscht, aber das hier Gezeigte wurde noch mit den Labels, wie sie sind, gefunden.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SliderRow</name>
    <message>
        <source>%1, real value</source>
        <translation>%1, tatsächlicher Wert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, %1 %2</source>
        <comment>symbol, number</comment>
        <translation>, %1 %2</translation>
    </message>
    <message>
        <source>%1; from %2 to %3</source>
        <translation>%1; von %2 bis %3</translation>
    </message>
    <message>
        <source>%1: choose the scale</source>
        <translation>%1: Skala wählen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SpectrumView</name>
    <message>
        <source>This method has no eigenvalues of a graph of the samples.</source>
        <translation>Diese Methode hat keine Eigenwerte eines Graphen der Proben.</translation>
    </message>
    <message>
        <source>The eigenvalues of the graph of the samples appear here with the first fit of a spectral method.</source>
        <translation>Die Eigenwerte des Graphen der Proben erscheinen hier mit der ersten Anpassung einer spektralen Methode.</translation>
    </message>
    <message>
        <source>%1: the first %2, from %3 to %4, of which %5 are used as dimensions.</source>
        <translation>%1: die ersten %2, von %3 bis %4, davon %5 als Dimensionen genutzt.</translation>
    </message>
    <message>
        <source> Mean similarity (%1): %2 classes %3, %4 classes %5.</source>
        <translation> Mittlere Ähnlichkeit (%1) nach Klassen: %2 %3, %4 %5.</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spektrum</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StatusLine</name>
    <message>
        <source>What there is to know about this fit: show it beside the parameters</source>
        <translation>Was zu dieser Anpassung zu wissen ist: neben den Parametern zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the computation and keep what is on screen (Ctrl+.)</source>
        <translation>Berechnung anhalten und Angezeigtes behalten (Strg+.)</translation>
    </message>
    <message>
        <source> · objective %1</source>
        <translation> · Zielfunktion %1</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>no fit</source>
        <translation>keine Anpassung</translation>
    </message>
    <message>
        <source>working</source>
        <translation>rechnet</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>kollabiert</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message>
        <source>Computed with the %1 build</source>
        <translation>Berechnet mit der Fassung %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3%4</source>
        <translation>%1 %2 von %3%4</translation>
    </message>
    <message>
        <source>earlier settings</source>
        <translation>frühere Einstellungen</translation>
    </message>
    <message>
        <source>Fit now (F5) fits the present ones</source>
        <translation>Jetzt anpassen (F5) nimmt die jetzigen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepArgument</name>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Choose ▾</source>
        <translation>Wählen ▾</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: Datei wählen</translation>
    </message>
    <message>
        <source>Choose a file, an annotation, and what else the step takes</source>
        <translation>Datei, Annotation oder weitere Angaben des Schritts wählen</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>From the annotation “%1”</source>
        <translation>Aus der Annotation „%1“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepNotes</name>
    <message>
        <source>Notes of the steps</source>
        <translation>Hinweise zu den Schritten</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepRow</name>
    <message>
        <source>Drag to another place (Alt+Up and Alt+Down move it by keyboard)</source>
        <translation>An eine andere Stelle ziehen (Tastatur: Alt+Pfeil auf, Alt+Pfeil ab)</translation>
    </message>
    <message>
        <source>Move it before</source>
        <translation>Davor schieben</translation>
    </message>
    <message>
        <source>Put this step where it means what it says</source>
        <translation>Diesen Schritt dorthin setzen, wo er wirkt wie gemeint</translation>
    </message>
    <message>
        <source>Move or remove this step</source>
        <translation>Diesen Schritt verschieben oder entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>%1: drag to another place</source>
        <translation>%1: an andere Stelle ziehen</translation>
    </message>
    <message>
        <source>%1: move or remove</source>
        <translation>%1: verschieben oder entfernen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepsPanel</name>
    <message>
        <source>Add ▾</source>
        <translation>Hinzufügen ▾</translation>
    </message>
    <message>
        <source>Add a preprocessing step</source>
        <translation>Vorverarbeitungsschritt hinzufügen</translation>
    </message>
    <message>
        <source>Add a preprocessing step at the end of the list</source>
        <translation>Vorverarbeitungsschritt am Ende der Liste hinzufügen</translation>
    </message>
    <message>
        <source>Before/after</source>
        <translation>Vorher/nachher</translation>
    </message>
    <message>
        <source>See the values before and after the steps</source>
        <translation>Werte vor und nach den Schritten zeigen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stands behind “%1”: %2.</source>
        <translation>Steht hinter „%1“: %2.</translation>
    </message>
    <message>
        <source>adding a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>switching on a step</source>
        <translation>Schritt einschalten</translation>
    </message>
    <message>
        <source>switching off a step</source>
        <translation>Schritt abschalten</translation>
    </message>
    <message>
        <source>changing a step</source>
        <translation>Schritt ändern</translation>
    </message>
    <message>
        <source>moving a step</source>
        <translation>Schritt verschieben</translation>
    </message>
    <message>
        <source>removing a step</source>
        <translation>Schritt entfernen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TableDialog</name>
    <message>
        <source>%1 as a table</source>
        <translation>%1 als Tabelle</translation>
    </message>
    <message>
        <source>What the picture shows, in words</source>
        <translation>Was das Bild zeigt, in Worten</translation>
    </message>
    <message>
        <source>Click a heading to sort</source>
        <translation>Klick auf eine Überschrift sortiert</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TracePlot</name>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>best</source>
        <translation>Bestes</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::VerdictCard</name>
    <message>
        <source>Test with shuffled labels</source>
        <translation>Mit vertauschten Labels prüfen</translation>
    </message>
    <message>
        <source>On the samples the model has been fitted to. This accuracy can be high by chance.</source>
        <translation>Auf den Proben, an die das Modell angepasst wurde. Diese Genauigkeit kann durch Zufall hoch sein.</translation>
    </message>
    <message>
        <source>Cross-validates the method with the labels and with 200 permutations of them, in the background</source>
        <translation>Kreuzvalidiert das Verfahren mit den Labels und mit 200 Permutationen der Labels, im Hintergrund</translation>
    </message>
    <message>
        <source>Selects the samples that are classified wrongly when left out, in all pictures</source>
        <translation>Wählt die Proben aus, die ausgelassen falsch klassifiziert werden, in allen Bildern</translation>
    </message>
    <message numerus="yes">
        <source>Select the %n misclassified</source>
        <translation>
            <numerusform>%n falsche auswählen</numerusform>
            <numerusform>%n falsche auswählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Testing: %1 permutations so far</source>
        <translation>Prüfung: bisher %1 Permutationen</translation>
    </message>
    <message>
        <source>✓ Better than chance</source>
        <translation>✓ Besser als Zufall</translation>
    </message>
    <message>
        <source>✗ No better than chance</source>
        <translation>✗ Nicht besser als Zufall</translation>
    </message>
    <message>
        <source>Testing with shuffled labels…</source>
        <translation>Prüfung mit vertauschten Labels …</translation>
    </message>
    <message>
        <source>Better than chance?</source>
        <translation>Besser als Zufall?</translation>
    </message>
    <message>
        <source>Not tested: it takes many fits.</source>
        <translation>Nicht geprüft: dazu sind viele Anpassungen nötig.</translation>
    </message>
    <message>
        <source>Shuffle my labels</source>
        <translation>Labels vertauschen</translation>
    </message>
    <message>
        <source>Fits the same settings to shuffled labels, to see what looks good by chance</source>
        <translation>Passt dieselben Einstellungen an vertauschte Labels an, um zu sehen, was durch Zufall gut aussieht</translation>
    </message>
    <message>
        <source>Test anyway</source>
        <translation>Trotzdem prüfen</translation>
    </message>
    <message>
        <source>Too few samples for a verdict</source>
        <translation>Zu wenige Proben für ein Urteil</translation>
    </message>
    <message>
        <source>The same settings are fitted to shuffled labels.</source>
        <translation>Dieselben Einstellungen werden an vertauschte Labels angepasst.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::View</name>
    <message>
        <source>%1 samples × %2 features</source>
        <translation>%1 Proben × %2 Merkmale</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Copy the &amp;names of the selected samples</source>
        <translation>&amp;Namen der ausgewählten Proben kopieren</translation>
    </message>
    <message>
        <source>Copy the name of %1</source>
        <translation>Namen von %1 kopieren</translation>
    </message>
    <message>
        <source>&amp;Explain this sample</source>
        <translation>Diese Probe &amp;erklären</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ViewCard</name>
    <message>
        <source>Export this picture or its data</source>
        <translation>Dieses Bild oder seine Daten exportieren</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>Abbildung &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Save data as CSV…</source>
        <translation>&amp;Daten als CSV speichern…</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::WeightsChart</name>
    <message>
        <source>Feature weights</source>
        <translation>Merkmalsgewichte</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::WeightsControls</name>
    <message>
        <source>Number of features</source>
        <translation>Zahl der Merkmale</translation>
    </message>
    <message>
        <source>How many features are shown (5 to 50)</source>
        <translation>Wie viele Merkmale gezeigt werden (5 bis 50)</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>contribution</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>Signed factors</source>
        <translation>Faktoren mit Vorzeichen</translation>
    </message>
    <message>
        <source>Signed factors: what the method multiplies squared differences by, those below 0 to the left, ordered by size.
Else weights: the share each feature counts with.</source>
        <translation>Faktoren mit Vorzeichen: womit die Methode quadrierte Differenzen multipliziert, jene unter 0 nach links, nach Größe geordnet.
Sonst Gewichte: der Anteil, mit dem jedes Merkmal zählt.</translation>
    </message>
    <message>
        <source>Contributions or weights</source>
        <translation>Beiträge oder Gewichte</translation>
    </message>
    <message>
        <source>Contribution: the share of a feature in the squared distances between the centres of all clusters;
what sets the clusters apart.
Weight: large where a feature scatters little inside the cluster; not relevance by itself.
Weight contrast: the largest difference between two clusters.</source>
        <translation>Beitrag: der Anteil eines Merkmals an den quadrierten Abständen zwischen den Zentren aller Cluster;
was die Cluster trennt.
Gewicht: groß, wo ein Merkmal innerhalb des Clusters wenig streut; für sich allein keine Relevanz.
Gewichtskontrast: der größte Unterschied zwischen zwei Clustern.</translation>
    </message>
    <message>
        <source>Pin these bars as reference</source>
        <translation>Diese Balken als Referenz anheften</translation>
    </message>
    <message>
        <source>Pins these bars as reference, in grey beneath those of the following fits:
how another solver or setting differs.</source>
        <translation>Heftet diese Balken als Referenz an, grau unter denen der folgenden Anpassungen:
wie sich ein anderer Löser oder eine andere Einstellung unterscheidet.</translation>
    </message>
    <message>
        <source>weight in %1</source>
        <translation>Gewicht in %1</translation>
    </message>
    <message>
        <source>weight contrast</source>
        <translation>Gewichtskontrast</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::WeightsView</name>
    <message>
        <source>This method does not weigh the features.</source>
        <translation>Diese Methode gewichtet die Merkmale nicht.</translation>
    </message>
    <message>
        <source>Feature weights appear here with the first fit.</source>
        <translation>Merkmalsgewichte erscheinen hier mit der ersten Anpassung.</translation>
    </message>
    <message>
        <source>contribution</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>weight contrast</source>
        <translation>Gewichtskontrast</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>● known informative: %1 of the first %2</source>
        <translation>● bekannt informativ: %1 der ersten %2</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <translation>%1 von %2 in %3</translation>
    </message>
    <message>
        <source>every feature weighs the same</source>
        <translation>alle Merkmale wiegen gleich</translation>
    </message>
    <message>
        <source>%1 of %2 effective</source>
        <translation>%1 von %2 wirksam</translation>
    </message>
    <message>
        <source> in cluster %1</source>
        <translation> in Cluster %1</translation>
    </message>
    <message>
        <source>%1 to %2 of %3 effective in a cluster</source>
        <translation>%1 bis %2 von %3 wirksam je Cluster</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source>weight %1%2</source>
        <translation>Gewicht %1%2</translation>
    </message>
    <message>
        <source>factor %1</source>
        <translation>Faktor %1</translation>
    </message>
    <message>
        <source>contribution to the separation of the centres %1</source>
        <translation>Beitrag zur Trennung der Zentren %1</translation>
    </message>
    <message>
        <source>the contrast between clusters</source>
        <translation>den Kontrast zwischen Clustern</translation>
    </message>
    <message>
        <source>all clusters</source>
        <translation>alle Cluster</translation>
    </message>
    <message>
        <source>Factors that features are scaled with</source>
        <translation>Faktoren, mit denen Merkmale skaliert werden</translation>
    </message>
    <message>
        <source>Feature weights, largest difference between two clusters</source>
        <translation>Merkmalsgewichte, größter Unterschied zwischen zwei Clustern</translation>
    </message>
    <message>
        <source>Feature weights of %1</source>
        <translation>Merkmalsgewichte für %1</translation>
    </message>
    <message>
        <source>No feature weights to show.</source>
        <translation>Keine Merkmalsgewichte zu zeigen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The %1 features with the largest %2 for %3 (%4): %5 lead.</source>
        <translation>Die %1 Merkmale mit dem größten %2 für %3 (%4): %5 führen.</translation>
    </message>
    <message>
        <source>factor, whatever its sign,</source>
        <translation>Faktor, gleich welchen Vorzeichens,</translation>
    </message>
    <message>
        <source>Feature weights</source>
        <translation>Merkmalsgewichte</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>%1, ordered by weight</source>
        <translation>%1, nach Gewicht geordnet</translation>
    </message>
    <message>
        <source>all %1 features, logarithmic · ┆ even share %2</source>
        <translation>alle %1 Merkmale, logarithmisch · ┆ gleicher Anteil %2</translation>
    </message>
    <message>
        <source>▬ pinned: %1 · %2 of its first %3 are here</source>
        <translation>▬ Referenz: %1 · %2 ihrer ersten %3 sind hier</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>In grey %1.</source>
        <translation>Grau: %1.</translation>
    </message>
    <message>
        <source>Contributions of the features to the separation of the centres</source>
        <translation>Beiträge der Merkmale zur Trennung der Zentren</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Look into gene-expression matrices through fuzzy partitions.</source>
        <translation>Genexpressionsmatrizen durch unscharfe Partitionen betrachten.</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>light (hell) oder dark (dunkel)</translation>
    </message>
    <message>
        <source>Start without the demonstration</source>
        <translation>Ohne die Vorführung starten</translation>
    </message>
    <message>
        <source>Draw the window into a picture once the first fit is there, and end</source>
        <translation>Das Fenster nach der ersten Anpassung als Bild speichern und beenden</translation>
    </message>
    <message>
        <source>What to open; labels after it</source>
        <translation>Was zu öffnen ist; danach Labels</translation>
    </message>
    <message>
        <source>en or de, in place of the language of the desktop</source>
        <translation>en oder de, statt der Sprache der Arbeitsumgebung</translation>
    </message>
</context>
</TS>
