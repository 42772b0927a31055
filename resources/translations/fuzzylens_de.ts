<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AnnealingChart</name>
    <message>
        <source>Continuing from iteration %1</source>
        <translation>Fortgesetzt ab Iteration %1</translation>
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
        <source>%1; pinned or excluded samples changed</source>
        <translation>%1; fixierte oder ausgeschlossene Proben geändert</translation>
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
    <name>Compare</name>
    <message>
        <source>%1 (%2 of %3 correct)</source>
        <comment>accuracy, samples</comment>
        <translation>%1 (%2 von %3 richtig)</translation>
    </message>
</context>
<context>
    <name>Equation</name>
    <message>
        <source>(%1) divided by (%2)</source>
        <translation>(%1) geteilt durch (%2)</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source> of</source>
        <translation> von</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 to the power %2</source>
        <translation>%1 hoch %2</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Nearest samples, with the feature weights of %1:</source>
        <translation>Nächste Proben, mit den Merkmalsgewichten von %1:</translation>
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
        <source>top features</source>
        <translation>führende Merkmale</translation>
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
        <source>The sample would be equally close to %1 if %2 of %3 features changed:</source>
        <translation>Die Probe wäre gleich nahe an %1, wenn sich %2 von %3 Merkmalen änderten:</translation>
    </message>
</context>
<context>
    <name>FeatureColumns</name>
    <message>
        <source>Weight of the feature, shared by all clusters</source>
        <translation>Gewicht des Merkmals, allen Clustern gemeinsam</translation>
    </message>
    <message>
        <source>Weight of the feature in %1: larger if its values vary less within that cluster</source>
        <translation>Gewicht des Merkmals in %1: größer, wenn seine Werte in diesem Cluster weniger streuen</translation>
    </message>
    <message>
        <source>Rank by the largest weight in any cluster</source>
        <translation>Rang nach dem größten Gewicht in einem Cluster</translation>
    </message>
    <message>
        <source>Mean of the values of %1 after preprocessing</source>
        <translation>Mittelwert von %1 nach der Vorverarbeitung</translation>
    </message>
    <message>
        <source>Name of the feature</source>
        <translation>Name des Merkmals</translation>
    </message>
    <message>
        <source>Contribution to the separation of the centres</source>
        <translation>Beitrag zur Trennung der Zentren</translation>
    </message>
    <message>
        <source>Rank by contribution</source>
        <translation>Rang nach Beitrag</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>Weight rank</source>
        <translation>Rang des Gewichts</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation>Mittelwert %1</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
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
        <source>The width and height of a figure must be between 5 and 2000 mm.</source>
        <translation>Breite und Höhe einer Abbildung müssen zwischen 5 und 2000 mm liegen.</translation>
    </message>
    <message>
        <source>The resolution of a figure must be between 30 and 2400 dpi.</source>
        <translation>Die Auflösung einer Abbildung muss zwischen 30 und 2400 dpi liegen.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too large; reduce the resolution or the size.</source>
        <translation>Ein Bild von %1 x %2 Pixeln ist zu groß; Auflösung oder Größe verringern.</translation>
    </message>
    <message>
        <source>There is not enough memory for an image of %1 x %2 pixels.</source>
        <translation>Der Speicher reicht nicht für ein Bild von %1 x %2 Pixeln.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The file name of a figure must end in .png, .svg or .pdf.</source>
        <translation>Der Dateiname einer Abbildung muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>Figures can be saved as .png, .svg or .pdf, not as .%1.</source>
        <translation>Abbildungen lassen sich als .png, .svg oder .pdf speichern, nicht als .%1.</translation>
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
        <source>Clusters may coincide at a fuzziness of %1 or more</source>
        <translation>Ab einer Unschärfe von %1 können Cluster zusammenfallen</translation>
    </message>
    <message>
        <source>Smallest squared distance between two centres, divided by the variance: %1</source>
        <translation>Kleinster quadrierter Abstand zweier Zentren, geteilt durch die Varianz: %1</translation>
    </message>
    <message>
        <source>%1 match %2</source>
        <translation>%1 passen zu %2</translation>
    </message>
    <message>
        <source>Agreement of the clusters with the classes of %1, on the samples of the fit:</source>
        <translation>Übereinstimmung der Cluster mit den Klassen von %1, auf den Proben der Anpassung:</translation>
    </message>
    <message>
        <source>The search for the probes used the labels and optimised these scores.</source>
        <translation>Die Suche nach den Sonden hat die Labels verwendet und diese Kennzahlen optimiert.</translation>
    </message>
    <message>
        <source>accuracy with the best matching: %1</source>
        <translation>Genauigkeit bei bester Zuordnung: %1</translation>
    </message>
    <message>
        <source>representation error: %1</source>
        <translation>Repräsentationsfehler: %1</translation>
    </message>
    <message>
        <source>normalised mutual information: %1; mutual information divided by class entropy: %2</source>
        <translation>normierte Transinformation: %1; Transinformation geteilt durch Klassenentropie: %2</translation>
    </message>
    <message>
        <source>Rand index: %1, adjusted: %2</source>
        <translation>Rand-Index: %1, adjustiert: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (of %n samples without constraints)</source>
        <translation>
            <numerusform>%1 (von %n Probe ohne Constraint)</numerusform>
            <numerusform>%1 (von %n Proben ohne Constraints)</numerusform>
        </translation>
    </message>
    <message>
        <source>The method uses these labels, so agreement with them does not validate the result.</source>
        <translation>Die Methode verwendet diese Labels; die Übereinstimmung mit ihnen bestätigt das Ergebnis daher nicht.</translation>
    </message>
    <message>
        <source>%1 (uses the labels)</source>
        <translation>%1 (mit Labels)</translation>
    </message>
    <message>
        <source>training accuracy %1/%2</source>
        <translation>Trainingsgenauigkeit %1/%2</translation>
    </message>
    <message>
        <source>%1/%2 correct without their own labels</source>
        <translation>%1/%2 ohne eigenes Label richtig</translation>
    </message>
</context>
<context>
    <name>FitProgress</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 of %2 fits</source>
        <translation>%1 von %2 Anpassungen</translation>
    </message>
    <message>
        <source> · %1 per second · about %2 left</source>
        <translation> · %1 pro Sekunde · noch etwa %2</translation>
    </message>
</context>
<context>
    <name>GeoRequest</name>
    <message>
        <source>%1: %2 cannot be reached. Check the network, or open a file that was downloaded by other means.</source>
        <translation>%1: %2 ist nicht erreichbar. Das Netzwerk prüfen oder eine auf anderem Weg heruntergeladene Datei öffnen.</translation>
    </message>
    <message>
        <source>%1: %2 did not respond for %3 seconds. Try again later.</source>
        <translation>%1: %2 hat %3 Sekunden lang nicht geantwortet. Später erneut versuchen.</translation>
    </message>
    <message>
        <source>%1: the certificate of %2 could not be verified. Check the clock of this computer and the package ca-certificates.</source>
        <translation>%1: Das Zertifikat von %2 konnte nicht geprüft werden. Die Uhr dieses Rechners und das Paket ca-certificates prüfen.</translation>
    </message>
    <message>
        <source>%1: %2 redirects without end or to an address without encryption.</source>
        <translation>%1: %2 leitet endlos oder auf eine unverschlüsselte Adresse um.</translation>
    </message>
    <message>
        <source>%1: %2 closed the connection. Try again.</source>
        <translation>%1: %2 hat die Verbindung geschlossen. Erneut versuchen.</translation>
    </message>
    <message>
        <source>%1: %2 answered with error %3. Try again later.</source>
        <translation>%1: %2 hat mit dem Fehler %3 geantwortet. Später erneut versuchen.</translation>
    </message>
    <message>
        <source>%1: %2 gave no usable answer. Try again later.</source>
        <translation>%1: %2 hat keine brauchbare Antwort gegeben. Später erneut versuchen.</translation>
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
    <name>HandOut</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The fit update by update: %1 updates in %2 iterations</source>
        <translation>Die Anpassung Schritt für Schritt: %1 Aktualisierungen in %2 Iterationen</translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>missing in the file, imputed</source>
        <translation>in der Datei fehlend, imputiert</translation>
    </message>
    <message>
        <source>unlabelled</source>
        <translation>ohne Label</translation>
    </message>
    <message>
        <source>misclassified in cross-validation</source>
        <translation>in der Kreuzvalidierung falsch klassifiziert</translation>
    </message>
</context>
<context>
    <name>LaplacianPicture</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>largest error</source>
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
        <source>no change in the last iteration</source>
        <translation>keine Änderung in der letzten Iteration</translation>
    </message>
    <message>
        <source>last decrease %1</source>
        <translation>letzte Abnahme %1</translation>
    </message>
    <message>
        <source>last increase %1</source>
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
        <source>vertical bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>space</source>
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
        <source>Format of the file</source>
        <translation>Format der Datei</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Sheet of the workbook that contains the table</source>
        <translation>Blatt der Arbeitsmappe, das die Tabelle enthält</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Matrix to read from the file: the main matrix (X), raw, or one of the layers</source>
        <translation>Zu lesende Matrix der Datei: die Hauptmatrix (X), raw oder einer der Layer</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Read all features, or only the features with the largest variance to save memory</source>
        <translation>Alle Merkmale lesen oder, um Speicher zu sparen, nur die mit der größten Varianz</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Character that separates the columns</source>
        <translation>Zeichen, das die Spalten trennt</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>Character before the decimals of a number</source>
        <translation>Zeichen vor den Nachkommastellen einer Zahl</translation>
    </message>
    <message>
        <source>Header rows</source>
        <translation>Kopfzeilen</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>single</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>How the values are kept: in double precision, or in single precision, which takes half the memory and keeps about 7 digits</source>
        <translation>Wie die Werte gespeichert werden: in doppelter oder in einfacher Genauigkeit; diese braucht halb so viel Speicher und behält etwa 7 Stellen</translation>
    </message>
    <message>
        <source>Number of rows with names above the values</source>
        <translation>Anzahl der Zeilen mit Namen über den Werten</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Column that contains the names of the rows</source>
        <translation>Spalte mit den Namen der Zeilen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Column with the class label of each sample; it may contain numbers and is not used as a feature. Click a column, or type its number or name. None: every numeric column is a feature</source>
        <translation>Spalte mit dem Klassenlabel jeder Probe; sie darf Zahlen enthalten und wird nicht als Merkmal verwendet. Eine Spalte anklicken oder ihre Nummer oder ihren Namen eingeben. Keine: Jede numerische Spalte ist ein Merkmal</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Whether the rows are samples or genes</source>
        <translation>Ob die Zeilen Proben oder Gene sind</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Texts that mark a missing value, separated by commas; an empty cell always counts as missing</source>
        <translation>Texte, die einen fehlenden Wert kennzeichnen, durch Kommas getrennt; eine leere Zelle gilt immer als fehlend</translation>
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
        <source>Tests whether the result is better than chance</source>
        <translation>Prüft, ob das Ergebnis besser als Zufall ist</translation>
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
    <message>
        <source>hyperparameter optimise optimize grid search cross-validation lambda landscape validation curve</source>
        <translation>Hyperparameter optimieren Rastersuche Kreuzvalidierung Lambda Landschaft Validierungskurve</translation>
    </message>
    <message>
        <source>benchmark classifiers cross-validation McNemar t-test significance recall confusion matrix svm random forest</source>
        <translation>Benchmark Klassifikatoren Kreuzvalidierung McNemar t-Test Signifikanz Sensitivität Verwechslungsmatrix SVM Random Forest</translation>
    </message>
</context>
<context>
    <name>Preparation</name>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source> · %1 outside the axis range</source>
        <translation> · %1 außerhalb des Achsenbereichs</translation>
    </message>
    <message>
        <source>fraction of values</source>
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
        <translation>%1 gefüllt</translation>
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
        <source>missing in the file, imputed</source>
        <translation>in der Datei fehlend, imputiert</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>%1 of %2 missing, %3 filled</source>
        <translation>%1 von %2 fehlend, %3 gefüllt</translation>
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
        <source>Added %1: class labels for all %2, label field %3. Undo removes them.</source>
        <translation>%1 hinzugefügt: Klassenlabels für alle %2, Labelfeld %3. „Rückgängig“ entfernt sie.</translation>
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
        <source>Added %1: annotations for %2 of %3; %4 %5. Undo removes them.</source>
        <translation>%1 hinzugefügt: Annotationen für %2 von %3; %4 %5. „Rückgängig“ entfernt sie.</translation>
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
        <source>constraint</source>
        <translation>Constraint</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>Constraints</translation>
    </message>
    <message>
        <source>pinning %1</source>
        <translation>%1 fixieren</translation>
    </message>
    <message>
        <source>excluding %1 from the probes</source>
        <translation>%1 von den Sonden ausschließen</translation>
    </message>
    <message>
        <source>resetting the probe choice of %1</source>
        <translation>%1 freigeben</translation>
    </message>
    <message>
        <source>Already pinned as probes.</source>
        <translation>Bereits als Sonden fixiert.</translation>
    </message>
    <message>
        <source>Already excluded from the probes.</source>
        <translation>Bereits von den Sonden ausgeschlossen.</translation>
    </message>
    <message>
        <source>Nothing to reset: neither pinned nor excluded.</source>
        <translation>Bereits frei: weder fixiert noch ausgeschlossen.</translation>
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
        <source>annotation</source>
        <translation>Annotation</translation>
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
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>Read the %1 most variable features</source>
        <translation>Die %1 variabelsten Merkmale lesen</translation>
    </message>
    <message>
        <source>Treat “%1” as missing</source>
        <translation>„%1“ als fehlend behandeln</translation>
    </message>
    <message>
        <source>%1 distinct values: %2</source>
        <translation>%1 verschiedene Werte: %2</translation>
    </message>
    <message>
        <source>same value for all samples: %1</source>
        <translation>gleicher Wert bei allen Proben: %1</translation>
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
        <translation>Die Berechnung ist aus unbekanntem Grund fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Constraints (*.txt *.tsv *.pairs);;All files (*)</source>
        <translation>Constraints (*.txt *.tsv *.pairs);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>restoring a class</source>
        <translation>Klasse wiederherstellen</translation>
    </message>
    <message>
        <source>excluding a class</source>
        <translation>Klasse ausschließen</translation>
    </message>
    <message>
        <source>no values</source>
        <translation>keine Werte</translation>
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
        <source>restoring excluded items</source>
        <translation>Ausgeschlossenes wiederherstellen</translation>
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
        <source>%1 of %2 correct</source>
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>Its features already have gene symbols as names; the step that names features by gene symbols leaves them unchanged.</source>
        <translation>Die Merkmale tragen bereits Gensymbole als Namen; der Schritt, der Merkmale nach Gensymbolen benennt, lässt sie unverändert.</translation>
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
        <translation>Must-Link</translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation>Cannot-Link</translation>
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
        <source>satisfied</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>%1 %2 – %3: %4, cost %5</source>
        <translation>%1 %2 – %3: %4, Kosten %5</translation>
    </message>
    <message>
        <source>must-links</source>
        <translation>Must-Links</translation>
    </message>
    <message>
        <source>cannot-links</source>
        <translation>Cannot-Links</translation>
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
        <translation>fixierte Sonde</translation>
    </message>
    <message>
        <source>excluded probe</source>
        <translation>ausgeschlossene Sonde</translation>
    </message>
    <message>
        <source>excluded from the probes</source>
        <translation>von den Sonden ausgeschlossen</translation>
    </message>
    <message>
        <source>%1 from %2: predicted %3</source>
        <translation>%1 aus %2: vorhergesagt %3</translation>
    </message>
    <message>
        <source>, actual %1</source>
        <translation>, tatsächlich %1</translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>Einbettung</translation>
    </message>
    <message>
        <source>%1: could not write the image; %2</source>
        <translation>%1: Das Bild konnte nicht geschrieben werden; %2</translation>
    </message>
    <message>
        <source>iteration limit, not converged</source>
        <translation>Iterationsgrenze, nicht konvergiert</translation>
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
        <source>predicted %1, actual %2</source>
        <translation>vorhergesagt %1, tatsächlich %2</translation>
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
        <source>Outlined markers: %1 from %2, projected by the model. </source>
        <translation>Umrandete Symbole: %1 aus %2, vom Modell projiziert. </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n Probe</numerusform>
            <numerusform>%n Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>They are not shown in the principal components of the features.</source>
        <translation>In den Hauptkomponenten der Merkmale werden sie nicht gezeigt.</translation>
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
        <source>nearest centre: %1</source>
        <translation>nächstes Zentrum: %1</translation>
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
        <source>largest contributions to the distance: %1</source>
        <translation>größte Beiträge zum Abstand: %1</translation>
    </message>
    <message>
        <source>membership in %1</source>
        <translation>Zugehörigkeit zu %1</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>vertical</source>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>predicted %1 in cross-validation, actual %2</source>
        <translation>in der Kreuzvalidierung vorhergesagt %1, tatsächlich %2</translation>
    </message>
    <message>
        <source>predicted %1 in cross-validation</source>
        <translation>in der Kreuzvalidierung vorhergesagt %1</translation>
    </message>
    <message>
        <source>PC %1 of %2 (%3 %)</source>
        <translation>HK %1 (%2, %3 %)</translation>
    </message>
    <message>
        <source>distances</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>synthetic data</source>
        <translation>synthetische Daten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>unknown view &quot;%1&quot;; available views: %2</source>
        <translation>unbekannte Ansicht „%1“; verfügbare Ansichten: %2</translation>
    </message>
    <message>
        <source>--size expects width x height, for example 85x60mm, not &quot;%1&quot;</source>
        <translation>--size erwartet Breite x Höhe, zum Beispiel 85x60mm, nicht „%1“</translation>
    </message>
    <message>
        <source>--dpi expects a number from 30 to 2400, not &quot;%1&quot;</source>
        <translation>--dpi erwartet eine Zahl von 30 bis 2400, nicht „%1“</translation>
    </message>
    <message>
        <source>--turn expects azimuth and elevation in degrees, for example -30,20, not &quot;%1&quot;</source>
        <translation>--turn erwartet Azimut und Elevation in Grad, zum Beispiel -30,20, nicht „%1“</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>unbekannte Option %1</translation>
    </message>
    <message>
        <source>only one result file is allowed; unexpected argument &quot;%1&quot;</source>
        <translation>nur eine Ergebnisdatei ist erlaubt; unerwartetes Argument „%1“</translation>
    </message>
    <message>
        <source>%1 requires a value</source>
        <translation>%1 erfordert einen Wert</translation>
    </message>
    <message>
        <source>a result file is required</source>
        <translation>eine Ergebnisdatei ist erforderlich</translation>
    </message>
    <message>
        <source>--view is required; available views: %1</source>
        <translation>--view ist erforderlich; verfügbare Ansichten: %1</translation>
    </message>
    <message>
        <source>--graph and --turn are only available for the view &quot;scatter&quot;</source>
        <translation>--graph und --turn sind nur für die Ansicht „scatter“ verfügbar</translation>
    </message>
    <message>
        <source>-o is required: a file name that ends in .png, .svg or .pdf</source>
        <translation>-o ist erforderlich: ein Dateiname, der auf .png, .svg oder .pdf endet</translation>
    </message>
    <message>
        <source>%1 contains no graph of the samples</source>
        <translation>%1 enthält keinen Graphen der Proben</translation>
    </message>
    <message>
        <source>%1 has fewer than three dimensions and cannot be rotated</source>
        <translation>%1 hat weniger als drei Dimensionen und lässt sich nicht drehen</translation>
    </message>
    <message>
        <source>the view &quot;%1&quot; needs information that a result file does not contain (data values, constraints); export it from the window</source>
        <translation>die Ansicht „%1“ braucht Angaben, die eine Ergebnisdatei nicht enthält (Datenwerte, Constraints); aus dem Fenster exportieren</translation>
    </message>
    <message>
        <source>%1 contains no results for the view &quot;%2&quot;</source>
        <translation>%1 enthält keine Ergebnisse für die Ansicht „%2“</translation>
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
        <source>Accuracy of always predicting the largest class; a useful model exceeds it.</source>
        <translation>Genauigkeit, wenn immer die größte Klasse vorhergesagt wird; ein brauchbares Modell übertrifft sie.</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>This report contains no estimate of the accuracy on new samples.</source>
        <translation>Dieser Bericht enthält keine Schätzung der Genauigkeit für neue Proben.</translation>
    </message>
    <message>
        <source>Not available for this method.</source>
        <translation>Für diese Methode nicht verfügbar.</translation>
    </message>
    <message>
        <source>Accuracies: correctly classified samples</source>
        <translation>Genauigkeiten: richtig klassifizierte Proben</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
        <source>On the samples whose labels were used in the fit: optimistic, not an estimate for new samples.</source>
        <translation>Auf den Proben, deren Labels in der Anpassung verwendet wurden: zu optimistisch, keine Schätzung für neue Proben.</translation>
    </message>
    <message>
        <source>Each sample is assigned the class of the nearest other labelled sample; the method itself uses no labels.</source>
        <translation>Jede Probe erhält die Klasse der nächsten anderen Probe mit Label; die Methode selbst verwendet keine Labels.</translation>
    </message>
    <message>
        <source>Held-out labels</source>
        <translation>Zurückgehaltene Labels</translation>
    </message>
    <message>
        <source>Samples whose values were used in the fit, but not their labels.</source>
        <translation>Proben, deren Werte in der Anpassung verwendet wurden, nicht aber ihre Labels.</translation>
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
        <source>Mutual information divided by class entropy</source>
        <translation>Transinformation geteilt durch Klassenentropie</translation>
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
        <source>Predicted numbers, on the samples whose numbers were used in the fit</source>
        <translation>Vorhergesagte Zahlen, auf den Proben, deren Zahlen in der Anpassung verwendet wurden</translation>
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
        <source>The method forms clusters and does not predict classes, so there is no accuracy on new samples. The following table compares the clusters with the labels.</source>
        <translation>Die Methode bildet Cluster und sagt keine Klassen vorher; daher gibt es keine Genauigkeit für neue Proben. Die folgende Tabelle vergleicht die Cluster mit den Labels.</translation>
    </message>
    <message>
        <source>The search for the probes used the labels and optimised these scores; they are not an estimate for other samples.</source>
        <translation>Die Suche nach den Sonden hat die Labels verwendet und diese Kennzahlen optimiert; sie sind keine Schätzung für andere Proben.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>The samples have no labels, so there is no accuracy.</source>
        <translation>Die Proben haben keine Labels; daher gibt es keine Genauigkeit.</translation>
    </message>
    <message>
        <source>These scores were computed without cross-validation and do not estimate the error on new samples.</source>
        <translation>Diese Kennzahlen wurden ohne Kreuzvalidierung berechnet und schätzen nicht den Fehler für neue Proben.</translation>
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
        <source>%1, generated by FuzzyLens (%2)</source>
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
        <source>As imported</source>
        <translation>Wie importiert</translation>
    </message>
    <message>
        <source>Missing values at import</source>
        <translation>Fehlende Werte beim Import</translation>
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
        <source>%1 (numeric)</source>
        <translation>%1 (numerisch)</translation>
    </message>
    <message>
        <source>Samples in each class of %1</source>
        <translation>Proben in jeder Klasse von %1</translation>
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
        <source>Import settings</source>
        <translation>Importeinstellungen</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>This report was created from a result file without the data; the import settings are not available.</source>
        <translation>Dieser Bericht wurde aus einer Ergebnisdatei ohne die Daten erstellt; die Importeinstellungen sind nicht verfügbar.</translation>
    </message>
    <message>
        <source>The import gave no warning.</source>
        <translation>Der Import ergab keine Warnung.</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>Import warnings:</source>
        <translation>Warnungen beim Import:</translation>
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
        <source>Leading features by contribution to the separation of the centres</source>
        <translation>Führende Merkmale nach Beitrag zur Trennung der Zentren</translation>
    </message>
    <message>
        <source>Leading features by weight</source>
        <translation>Führende Merkmale nach Gewicht</translation>
    </message>
    <message>
        <source>Leading features: the first %1 by weight, then any others among the first %1 by contribution to the separation of the centres</source>
        <translation>Führende Merkmale: die ersten %1 nach Gewicht, danach die übrigen der ersten %1 nach Beitrag zur Trennung der Zentren</translation>
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
        <source>The weight of a feature is proportional to the absolute value of its factor, as it enters the distances.</source>
        <translation>Das Gewicht eines Merkmals ist proportional zum Betrag seines Faktors, so wie er in die Abstände eingeht.</translation>
    </message>
    <message>
        <source>The weight of a feature is its influence on the distances to a cluster or, in some classifiers, on the prediction. A large weight alone does not mean that the feature separates the clusters.</source>
        <translation>Das Gewicht eines Merkmals ist sein Einfluss auf die Abstände zu einem Cluster oder, bei manchen Klassifikatoren, auf die Vorhersage. Ein großes Gewicht allein bedeutet nicht, dass das Merkmal die Cluster trennt.</translation>
    </message>
    <message>
        <source>This method does not weight features. The contribution of a feature is proportional to the squared difference of the centres in that feature, summed over the pairs of clusters.</source>
        <translation>Diese Methode gewichtet keine Merkmale. Der Beitrag eines Merkmals ist proportional zur quadrierten Differenz der Zentren in diesem Merkmal, summiert über die Paare von Clustern.</translation>
    </message>
    <message>
        <source>The contribution of feature l, (wᵢₗ + wⱼₗ)(cᵢₗ − cⱼₗ)² summed over the pairs of clusters i and j, measures how strongly it separates the centres. Features that rank high in both lists deserve a closer look.</source>
        <translation>Der Beitrag von Merkmal l, (wᵢₗ + wⱼₗ)(cᵢₗ − cⱼₗ)², summiert über die Paare von Clustern i und j, misst, wie stark es die Zentren trennt. Merkmale, die in beiden Rangfolgen vorn liegen, verdienen einen genaueren Blick.</translation>
    </message>
    <message>
        <source>Probes: the samples used to describe the other samples</source>
        <translation>Sonden: die Proben, die zur Beschreibung der übrigen dienen</translation>
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
        <source>This method gives no information about individual features; it uses only relations between samples.</source>
        <translation>Diese Methode gibt keine Auskunft über einzelne Merkmale; sie verwendet nur Beziehungen zwischen Proben.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>vom Benutzer gesetzt</translation>
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
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Method and parameters</source>
        <translation>Methode und Parameter</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is not available in this version.</source>
        <translation>Die Methode „%1“ ist in dieser Version nicht verfügbar.</translation>
    </message>
    <message>
        <source>Published in: %1.</source>
        <translation>Veröffentlicht in: %1.</translation>
    </message>
    <message>
        <source>No effect in this fit: %1.</source>
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
        <source>a data set generated by the program (%1)</source>
        <translation>ein vom Programm erzeugter Datensatz (%1)</translation>
    </message>
    <message>
        <source>the file %1 (SHA-256 %2)</source>
        <translation>die Datei %1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>We analysed %1, using %2 in the fit</source>
        <translation>Analysiert wurde %1, mit %2 in der Anpassung</translation>
    </message>
    <message>
        <source>, with the labels %1 (%2)</source>
        <translation>, mit den Labels %1 (%2)</translation>
    </message>
    <message>
        <source>The values were used without preprocessing.</source>
        <translation>Die Werte wurden ohne Vorverarbeitung verwendet.</translation>
    </message>
    <message>
        <source>The following preprocessing steps were applied before the fit, in this order: %1.</source>
        <translation>Vor der Anpassung wurden diese Vorverarbeitungsschritte angewendet, in dieser Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>We used %1 [1] as implemented in FuzzyLens %2 [2], with %3 and the other parameters as listed below; the fit %4.</source>
        <translation>Verwendet wurde %1 [1] in der Implementierung von FuzzyLens %2 [2], mit %3 und den übrigen Parametern wie unten aufgeführt; die Anpassung %4.</translation>
    </message>
    <message>
        <source>The fit was guided by %1 must-link and %2 cannot-link constraints.</source>
        <translation>Die Anpassung verwendete %1 Must-Link- und %2 Cannot-Link-Constraints.</translation>
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
        <source>The search for the probes used the labels.</source>
        <translation>Die Suche nach den Sonden hat die Labels verwendet.</translation>
    </message>
    <message>
        <source>Methods text for publications</source>
        <translation>Methodentext für Publikationen</translation>
    </message>
    <message>
        <source>[2] FuzzyLens %1, free software (GPL-3.0-or-later).</source>
        <translation>[2] FuzzyLens %1, freie Software (GPL-3.0-or-later).</translation>
    </message>
    <message>
        <source>Software and environment</source>
        <translation>Software und Umgebung</translation>
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
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>none: no random numbers are used</source>
        <translation>keiner: Es werden keine Zufallszahlen verwendet</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>SHA-256 der Datei</translation>
    </message>
    <message>
        <source>none: the data are generated by the program</source>
        <translation>keine: Das Programm erzeugt die Daten</translation>
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
        <source>Reproducibility</source>
        <translation>Reproduzierbarkeit</translation>
    </message>
    <message>
        <source>With the same version, instruction set and file, this command reproduces the results bit for bit:</source>
        <translation>Mit derselben Version, demselben Befehlssatz und derselben Datei reproduziert dieser Befehl die Ergebnisse Bit für Bit:</translation>
    </message>
    <message>
        <source>The command refers to a constraints file that had not been saved when this report was written.</source>
        <translation>Der Befehl verweist auf eine Constraint-Datei, die beim Schreiben dieses Berichts nicht gespeichert war.</translation>
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
        <source>Figures</source>
        <translation>Abbildungen</translation>
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
        <source>Each marker is a sample; its shape and colour show its class. Crosses are the centres of the clusters.</source>
        <translation>Jedes Symbol ist eine Probe; Form und Farbe zeigen ihre Klasse. Kreuze sind die Zentren der Cluster.</translation>
    </message>
    <message>
        <source>The leading features, the highest-ranked at the top; the heading names the values shown.</source>
        <translation>Die führenden Merkmale, das höchstrangige oben; die Überschrift nennt die gezeigten Werte.</translation>
    </message>
    <message>
        <source>Each row is a sample, each column a cluster; lighter colours mean larger memberships.</source>
        <translation>Jede Zeile ist eine Probe, jede Spalte ein Cluster; hellere Farben bedeuten größere Zugehörigkeiten.</translation>
    </message>
    <message>
        <source>Each row is a sample, each column a probe.</source>
        <translation>Jede Zeile ist eine Probe, jede Spalte eine Sonde.</translation>
    </message>
    <message>
        <source>Each row is a feature, each column a sample; values after preprocessing, as z-scores of the feature.</source>
        <translation>Jede Zeile ist ein Merkmal, jede Spalte eine Probe; Werte nach der Vorverarbeitung, als z-Werte des Merkmals.</translation>
    </message>
    <message>
        <source>The objective that the fit minimises, at each iteration.</source>
        <translation>Die Zielfunktion, die die Anpassung minimiert, in jeder Iteration.</translation>
    </message>
    <message>
        <source>The search for the probes, at each temperature.</source>
        <translation>Die Suche nach den Sonden, bei jeder Temperatur.</translation>
    </message>
    <message>
        <source>The eigenvalues used for the dimensionality reduction; the selected dimensions are highlighted.</source>
        <translation>Die für die Dimensionsreduktion verwendeten Eigenwerte; die ausgewählten Dimensionen sind hervorgehoben.</translation>
    </message>
    <message>
        <source>Agreement of the embedding with the normalised Laplacian of the graph of samples and probes.</source>
        <translation>Übereinstimmung der Einbettung mit der normalisierten Laplace-Matrix des Graphen aus Proben und Sonden.</translation>
    </message>
    <message>
        <source>only one result file is allowed; unexpected argument &quot;%1&quot;</source>
        <translation>nur eine Ergebnisdatei ist erlaubt; unerwartetes Argument „%1“</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>unbekannte Option %1</translation>
    </message>
    <message>
        <source>%1 requires a value</source>
        <translation>%1 erfordert einen Wert</translation>
    </message>
    <message>
        <source>a result file is required</source>
        <translation>eine Ergebnisdatei ist erforderlich</translation>
    </message>
    <message>
        <source>-o is required: NAME, to write NAME.html and NAME.pdf</source>
        <translation>-o ist erforderlich: NAME für NAME.html und NAME.pdf</translation>
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
        <source>stopped at the limit of %1 without converging</source>
        <translation>endete an der Grenze von %1, ohne zu konvergieren</translation>
    </message>
    <message>
        <source>was cancelled after %1</source>
        <translation>wurde nach %1 abgebrochen</translation>
    </message>
    <message>
        <source>There is not enough memory for this report.</source>
        <translation>Der Speicher reicht für diesen Bericht nicht.</translation>
    </message>
    <message>
        <source>Summary of the fit</source>
        <translation>Zusammenfassung der Anpassung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>it %1</source>
        <translation>sie %1</translation>
    </message>
    <message>
        <source>Best restart</source>
        <translation>Bester Neustart</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <source>Mean entropy of the memberships (0 crisp, 1 maximally fuzzy)</source>
        <translation>Mittlere Entropie der Zugehörigkeiten (0 scharf, 1 maximal unscharf)</translation>
    </message>
    <message>
        <source>Clusters, with each sample counted where its membership is largest</source>
        <translation>Cluster; jede Probe zählt dort, wo ihre Zugehörigkeit am größten ist</translation>
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
        <translation>Effektive Merkmale</translation>
    </message>
    <message>
        <source>Classes in cluster</source>
        <translation>Klassen im Cluster</translation>
    </message>
    <message>
        <source>Must-links</source>
        <translation>Must-Links</translation>
    </message>
    <message>
        <source>Cannot-links</source>
        <translation>Cannot-Links</translation>
    </message>
    <message>
        <source>Violated by the clusters</source>
        <translation>Von den Clustern verletzt</translation>
    </message>
    <message>
        <source>Violated after the repair</source>
        <translation>Nach der Reparatur verletzt</translation>
    </message>
    <message>
        <source>Constraints used in the fit</source>
        <translation>In der Anpassung verwendete Constraints</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The fit produced no warnings.</source>
        <translation>Die Anpassung lieferte keine Warnungen.</translation>
    </message>
    <message>
        <source>Warnings from the fit:</source>
        <translation>Warnungen der Anpassung:</translation>
    </message>
    <message>
        <source>Preprocessing steps, in the order of application</source>
        <translation>Vorverarbeitungsschritte in der Reihenfolge ihrer Anwendung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation>In der Kommandozeile</translation>
    </message>
    <message>
        <source>Step %1 should come before step %2: %3.</source>
        <translation>Schritt %1 sollte vor Schritt %2 stehen: %3.</translation>
    </message>
    <message>
        <source>Preprocessing</source>
        <translation>Vorverarbeitung</translation>
    </message>
    <message>
        <source>No preprocessing step was applied: the method used the imported values.</source>
        <translation>Es wurde kein Vorverarbeitungsschritt angewendet: Die Methode verwendete die importierten Werte.</translation>
    </message>
    <message>
        <source>Row names are omitted because they would be smaller than 5 points.</source>
        <translation>Die Zeilennamen fehlen, weil sie kleiner als 5 Punkt wären.</translation>
    </message>
    <message>
        <source>%1: %2 (default)</source>
        <translation>%1: %2 (Vorgabe)</translation>
    </message>
    <message>
        <source>Leave-one-out, steps fitted in each fold</source>
        <translation>Leave-one-out, Schritte in jedem Fold angepasst</translation>
    </message>
    <message>
        <source>Leave-one-out, steps fitted on all samples</source>
        <translation>Leave-one-out, Schritte an allen Proben angepasst</translation>
    </message>
    <message>
        <source>Each sample is predicted by steps and a model fitted without it. The value is optimistic if parameters were chosen by looking at it.</source>
        <translation>Jede Probe wird mit Schritten und einem Modell vorhergesagt, die ohne sie angepasst wurden. Der Wert ist zu optimistisch, wenn Parameter anhand dieses Werts gewählt wurden.</translation>
    </message>
    <message>
        <source>As published: the steps were fitted once on all samples, before any sample was held out.</source>
        <translation>Wie veröffentlicht: Die Schritte wurden einmal an allen Proben angepasst, bevor eine Probe zurückgehalten wurde.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cross-validation with shuffled labels</source>
        <translation>Kreuzvalidierung mit vertauschten Labels</translation>
    </message>
    <message>
        <source>In leave-one-out cross-validation, %1 were predicted correctly, with the preprocessing fitted in each fold.</source>
        <translation>In der Leave-one-out-Kreuzvalidierung wurden %1 richtig vorhergesagt; die Vorverarbeitung wurde in jedem Fold angepasst.</translation>
    </message>
    <message>
        <source>In leave-one-out cross-validation, %1 were predicted correctly, with the preprocessing fitted on all samples.</source>
        <translation>In der Leave-one-out-Kreuzvalidierung wurden %1 richtig vorhergesagt; die Vorverarbeitung wurde an allen Proben angepasst.</translation>
    </message>
    <message>
        <source>The method uses these labels, so the agreement is not an independent test.</source>
        <translation>Die Methode verwendet diese Labels; die Übereinstimmung ist daher keine unabhängige Prüfung.</translation>
    </message>
    <message>
        <source>Agreement of the clusters with the classes of %1, on the %2 samples without constraints</source>
        <translation>Übereinstimmung der Cluster mit den Klassen von %1, auf den %2 Proben ohne Constraints</translation>
    </message>
    <message>
        <source>Samples with constraints are not scored because the constraints guided the fit.</source>
        <translation>Proben mit Constraints werden nicht bewertet, weil die Constraints die Anpassung gelenkt haben.</translation>
    </message>
    <message>
        <source>The training accuracy, on samples whose labels the method uses, was %1.</source>
        <translation>Die Trainingsgenauigkeit, auf Proben, deren Labels die Methode verwendet, betrug %1.</translation>
    </message>
    <message>
        <source>With the best matching of clusters to classes, %1 of the samples without constraints agreed with their labels.</source>
        <translation>Bei der besten Zuordnung der Cluster zu Klassen stimmten %1 der Proben ohne Constraints mit ihren Labels überein.</translation>
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
        <source>95 % confidence interval: %1 to %2. Protocol: %3. The value is optimistic if parameters were chosen by looking at it.</source>
        <translation>95-%-Konfidenzintervall: %1 bis %2. Protokoll: %3. Der Wert ist zu optimistisch, wenn Parameter anhand dieses Werts gewählt wurden.</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy expected by chance, from %n permutations of the labels.</source>
        <translation>
            <numerusform>Durch Zufall zu erwartende Genauigkeit, aus %n Permutation der Labels.</numerusform>
            <numerusform>Durch Zufall zu erwartende Genauigkeit, aus %n Permutationen der Labels.</numerusform>
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
        <source>cross-validation %1/%2</source>
        <translation>Kreuzvalidierung %1/%2</translation>
    </message>
    <message>
        <source>%1, no better than chance</source>
        <translation>%1, nicht besser als Zufall</translation>
    </message>
    <message>
        <source>%1, too few samples to test</source>
        <translation>%1, zu wenige Proben für den Test</translation>
    </message>
</context>
<context>
    <name>ScatterFigure</name>
    <message>
        <source>cluster centre</source>
        <translation>Clusterzentrum</translation>
    </message>
    <message>
        <source>must-link</source>
        <translation>Must-Link</translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation>Cannot-Link</translation>
    </message>
    <message>
        <source>violated (with cost)</source>
        <translation>verletzt (mit Kosten)</translation>
    </message>
    <message>
        <source>cluster, 2 SD</source>
        <translation>Cluster, 2 SD</translation>
    </message>
    <message>
        <source>pinned probe</source>
        <translation>fixierte Sonde</translation>
    </message>
    <message>
        <source>excluded from the probes</source>
        <translation>von den Sonden ausgeschlossen</translation>
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
        <source>misclassified in cross-validation</source>
        <translation>in der Kreuzvalidierung falsch klassifiziert</translation>
    </message>
    <message>
        <source>Shape: %1</source>
        <translation>Form: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Größe: %1</translation>
    </message>
    <message>
        <source>label prototype</source>
        <translation>Label-Prototyp</translation>
    </message>
    <message>
        <source>decision boundary</source>
        <translation>Entscheidungsgrenze</translation>
    </message>
    <message>
        <source>equal weighted distance</source>
        <translation>gleicher gewichteter Abstand</translation>
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
        <source>The linearised similarity vanishes: all samples are about equally dissimilar, and this solves the equations regardless of the classes.</source>
        <translation>Die linearisierte Ähnlichkeit verschwindet: Alle Proben sind etwa gleich unähnlich, und das löst die Gleichungen unabhängig von den Klassen.</translation>
    </message>
    <message>
        <source>Variances of the principal components</source>
        <translation>Varianzen der Hauptkomponenten</translation>
    </message>
    <message>
        <source>Eigenvalues of the graph Laplacian</source>
        <translation>Eigenwerte der Laplace-Matrix des Graphen</translation>
    </message>
    <message>
        <source>Eigenvalues of the Laplacian along projections</source>
        <translation>Eigenwerte der Laplace-Matrix entlang von Projektionen</translation>
    </message>
    <message>
        <source>component, ordered by variance</source>
        <translation>Komponente, nach Varianz geordnet</translation>
    </message>
    <message>
        <source>eigenvalue index</source>
        <translation>Index des Eigenwerts</translation>
    </message>
    <message>
        <source>largest drop %1, after %2</source>
        <translation>größter Abfall %1, nach %2</translation>
    </message>
    <message>
        <source>gap after %1 clusters: %2</source>
        <translation>Lücke nach %1 Clustern: %2</translation>
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
        <source>within</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>between</source>
        <translation>zwischen</translation>
    </message>
    <message>
        <source>Mean similarity by class</source>
        <translation>Mittlere Ähnlichkeit nach Klasse</translation>
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
        <source>… and %1 more row</source>
        <translation>… und %1 weitere Zeile</translation>
    </message>
    <message>
        <source>… and %1 more rows</source>
        <translation>… und %1 weitere Zeilen</translation>
    </message>
    <message>
        <source>… and %1 more column</source>
        <translation>… und %1 weitere Spalte</translation>
    </message>
    <message>
        <source>… and %1 more columns</source>
        <translation>… und %1 weitere Spalten</translation>
    </message>
</context>
<context>
    <name>Teach</name>
    <message>
        <source>memberships</source>
        <translation>Zugehörigkeiten</translation>
    </message>
    <message>
        <source>centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>prototypes</source>
        <translation>Prototypen</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Start, before the first iteration</source>
        <translation>Start, vor der ersten Iteration</translation>
    </message>
    <message>
        <source>Iteration %1 of %2: %3</source>
        <translation>Iteration %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>Tune</name>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>simplest within one standard error</source>
        <translation>einfachste innerhalb eines Standardfehlers</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>Balancierte Genauigkeit</translation>
    </message>
    <message>
        <source>Area under the ROC curve</source>
        <translation>Fläche unter der ROC-Kurve</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>Logarithmischer Verlust</translation>
    </message>
    <message>
        <source>Normalised mutual information</source>
        <translation>Normierte Transinformation</translation>
    </message>
    <message>
        <source>Adjusted Rand index</source>
        <translation>Adjustierter Rand-Index</translation>
    </message>
    <message>
        <source>Leave-one-out</source>
        <translation>Leave-one-out</translation>
    </message>
    <message>
        <source>%1 folds</source>
        <translation>%1 Folds</translation>
    </message>
    <message>
        <source>%1, repeated %2 times</source>
        <translation>%1, %2-mal wiederholt</translation>
    </message>
    <message>
        <source>%1 (1 − %2)</source>
        <comment>symbol, label</comment>
        <translation>%1 (1 − %2)</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Noch nicht berechnet</translation>
    </message>
    <message>
        <source>No score: %1</source>
        <translation>Keine Kennzahl: %1</translation>
    </message>
    <message>
        <source>%1 %2 ± %3 (%4 of %5 correct)</source>
        <comment>score, value, standard error, samples</comment>
        <translation>%1 %2 ± %3 (%4 von %5 richtig)</translation>
    </message>
    <message>
        <source>training accuracy</source>
        <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
        <source>share of subsamples</source>
        <translation>Anteil der Teilstichproben</translation>
    </message>
    <message>
        <source>Effective features</source>
        <translation>Effektive Merkmale</translation>
    </message>
    <message>
        <source>Accuracy (%1)</source>
        <translation>Genauigkeit (%1)</translation>
    </message>
    <message>
        <source>Stability of the leading features</source>
        <translation>Stabilität der führenden Merkmale</translation>
    </message>
    <message>
        <source>%1, evenly spaced in log %2</source>
        <comment>axis, parameter</comment>
        <translation>%1, gleichabständig in log %2</translation>
    </message>
    <message>
        <source>Feature weight, mean over the clusters</source>
        <translation>Merkmalsgewicht, Mittel über die Cluster</translation>
    </message>
    <message>
        <source>Silhouette</source>
        <translation>Silhouette</translation>
    </message>
    <message>
        <source>Fuzzy silhouette</source>
        <translation>Fuzzy-Silhouette</translation>
    </message>
    <message>
        <source>Partition coefficient</source>
        <translation>Partitionskoeffizient</translation>
    </message>
    <message>
        <source>Partition entropy</source>
        <translation>Partitionsentropie</translation>
    </message>
    <message>
        <source>Modified partition coefficient</source>
        <translation>Modifizierter Partitionskoeffizient</translation>
    </message>
    <message>
        <source>Xie-Beni index</source>
        <translation>Xie-Beni-Index</translation>
    </message>
    <message>
        <source>Gap statistic</source>
        <translation>Gap-Statistik</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Stabilität</translation>
    </message>
    <message>
        <source>Consensus area</source>
        <translation>Konsensfläche</translation>
    </message>
    <message>
        <source>Nested leave-one-out</source>
        <translation>Verschachtelt, Leave-one-out</translation>
    </message>
    <message>
        <source>Nested, %1 folds</source>
        <translation>Verschachtelt, %1 Folds</translation>
    </message>
    <message>
        <source>Cumulative distribution</source>
        <translation>Kumulative Verteilung</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Share of pairs</source>
        <translation>Anteil der Paare</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>It varies %1, which cannot be varied here with the present settings.</source>
        <translation>Sie variiert %1; das ist hier mit den jetzigen Einstellungen nicht möglich.</translation>
    </message>
    <message>
        <source>It was computed from other data (%1). Open these first.</source>
        <translation>Sie wurde mit anderen Daten berechnet (%1). Zuerst diese öffnen.</translation>
    </message>
    <message>
        <source>Its label is %1. Choose this label first.</source>
        <translation>Ihr Label ist %1. Zuerst dieses Label wählen.</translation>
    </message>
    <message>
        <source>Other samples or classes are excluded in it. Exclude the same ones first.</source>
        <translation>In ihr sind andere Proben oder Klassen ausgeschlossen. Zuerst dieselben ausschließen.</translation>
    </message>
    <message>
        <source>Its preprocessing steps are: %1. Choose the same steps first.</source>
        <translation>Ihre Vorverarbeitungsschritte sind: %1. Zuerst dieselben Schritte wählen.</translation>
    </message>
    <message>
        <source>Its value of %1 is %2, the present one is %3. Set the same value first.</source>
        <translation>Ihr Wert für %1 ist %2, der jetzige ist %3. Zuerst denselben Wert einstellen.</translation>
    </message>
    <message>
        <source>It has other settings.</source>
        <translation>Sie hat andere Einstellungen.</translation>
    </message>
    <message>
        <source>It compares settings of %1. Choose this method first.</source>
        <translation>Sie vergleicht Einstellungen von %1. Zuerst diese Methode wählen.</translation>
    </message>
    <message>
        <source>It is a search of a kind that only the command line continues: run fuzzylens-cli tune again.</source>
        <translation>Eine Suche dieser Art setzt nur die Befehlszeile fort: fuzzylens-cli tune erneut ausführen.</translation>
    </message>
    <message>
        <source>Its folds were drawn with the seed %1, the present seed is %2.</source>
        <translation>Ihre Folds wurden mit dem Startwert %1 gezogen, der jetzige Startwert ist %2.</translation>
    </message>
    <message>
        <source>Consensus</source>
        <translation>Konsens</translation>
    </message>
    <message>
        <source>simplest of %1 within one standard error</source>
        <translation>einfachste von %1 innerhalb eines Standardfehlers</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>Open a data set first.</source>
        <translation>Öffnen Sie zuerst einen Datensatz.</translation>
    </message>
    <message>
        <source>Open a data set with labels first.</source>
        <translation>Öffnen Sie zuerst einen Datensatz mit Labels.</translation>
    </message>
    <message>
        <source>The data are being prepared.</source>
        <translation>Die Daten werden vorbereitet.</translation>
    </message>
    <message>
        <source>The data could not be prepared. Correct the preprocessing steps first.</source>
        <translation>Die Daten konnten nicht vorbereitet werden. Korrigieren Sie zuerst die Vorverarbeitungsschritte.</translation>
    </message>
    <message>
        <source>Cross-validation needs labels of at least two classes. Choose a label field, or add labels.</source>
        <translation>Die Kreuzvalidierung braucht Labels von mindestens zwei Klassen. Wählen Sie ein Labelfeld oder fügen Sie Labels hinzu.</translation>
    </message>
    <message>
        <source>Class %1 has fewer samples (%2) than there are folds (%3). Choose leave-one-out or fewer folds, or exclude the class.</source>
        <translation>Klasse %1 hat weniger Proben (%2), als es Folds gibt (%3). Wählen Sie Leave-one-out oder weniger Folds, oder schließen Sie die Klasse aus.</translation>
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
        <source>Values look like raw counts (whole numbers, %1).</source>
        <translation>Die Werte sehen wie rohe Zählwerte aus (ganze Zahlen, %1).</translation>
    </message>
    <message>
        <source>Adds ln(1 + value) as the first step. High counts vary more than low counts; the logarithm reduces this difference.</source>
        <translation>Fügt ln(1 + Wert) als ersten Schritt hinzu. Hohe Zählwerte streuen stärker als niedrige; der Logarithmus gleicht das aus.</translation>
    </message>
    <message>
        <source>Values look like intensities that are not log-transformed (%1).</source>
        <translation>Die Werte sehen wie nicht logarithmierte Intensitäten aus (%1).</translation>
    </message>
    <message>
        <source>Values already look log-transformed (%1).</source>
        <translation>Die Werte sehen aus, als wären sie schon logarithmiert (%1).</translation>
    </message>
    <message>
        <source>Switches off the second logarithm; the step stays in the list</source>
        <translation>Schaltet den zweiten Logarithmus ab; der Schritt bleibt in der Liste</translation>
    </message>
    <message>
        <source>Every feature already has mean 0 and standard deviation 1 (divisor %1).</source>
        <translation>Jedes Merkmal hat bereits Mittelwert 0 und Standardabweichung 1 (Divisor %1).</translation>
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
        <source>Standardising again has almost no effect</source>
        <translation>Erneutes Standardisieren bewirkt fast nichts</translation>
    </message>
    <message>
        <source>Adds a logarithm as the first step. It makes the spread of low and high values more similar. SFP with separate weights for each cluster is often better on standardised values without the logarithm. Undo removes the step.</source>
        <translation>Fügt einen Logarithmus als ersten Schritt hinzu. Er gleicht die Streuung niedriger und hoher Werte an. SFP mit eigenen Gewichten für jeden Cluster ist auf standardisierten Werten ohne Logarithmus oft besser. „Rückgängig“ entfernt den Schritt.</translation>
    </message>
    <message>
        <source>Raises values below %1, which are noise on most arrays, to %1.</source>
        <translation>Hebt Werte unter %1, die auf den meisten Arrays Rauschen sind, auf %1.</translation>
    </message>
    <message>
        <source>In cross-validation, %1 of %3 samples are correct with the suggested steps, %2 without them.</source>
        <translation>In der Kreuzvalidierung sind mit den vorgeschlagenen Schritten %1 von %3 Proben richtig, ohne sie %2.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Suggested steps: %1.</source>
        <translation>Vorgeschlagene Schritte: %1.</translation>
    </message>
    <message>
        <source>Add these steps</source>
        <translation>Diese Schritte hinzufügen</translation>
    </message>
    <message>
        <source>Switch off “%1”</source>
        <translation>„%1“ ausschalten</translation>
    </message>
    <message>
        <source>No logarithm is suggested: with it, only %1 instead of %2 of %3 samples are correct in cross-validation.</source>
        <translation>Keine Logarithmierung vorgeschlagen: Mit ihr wären in der Kreuzvalidierung nur %1 statt %2 von %3 Proben richtig.</translation>
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
        <source>move the result file and this file together</source>
        <translation>die Ergebnisdatei und diese Datei zusammen verschieben</translation>
    </message>
    <message>
        <source>projection %1</source>
        <translation>Projektion %1</translation>
    </message>
    <message>
        <source>this file does not belong to the result file, or it has been changed</source>
        <translation>diese Datei gehört nicht zur Ergebnisdatei, oder sie wurde verändert</translation>
    </message>
    <message>
        <source>this file with the arrays of the result was not found</source>
        <translation>diese Datei mit den Feldern des Ergebnisses wurde nicht gefunden</translation>
    </message>
    <message>
        <source>use the two files that were saved together</source>
        <translation>die beiden zusammen gespeicherten Dateien verwenden</translation>
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
        <translation>Constraints</translation>
    </message>
    <message>
        <source>agglomeration</source>
        <translation>Agglomeration</translation>
    </message>
    <message>
        <source>violated pairs</source>
        <translation>verletzte Constraints</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>violated pairs after repair</source>
        <translation>verletzte Constraints nach der Reparatur</translation>
    </message>
    <message>
        <source>effective features</source>
        <translation>effektive Zahl der Merkmale</translation>
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
        <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
        <source>training correct</source>
        <translation>Training, richtig</translation>
    </message>
    <message>
        <source>training r squared</source>
        <translation>Training, Bestimmtheitsmaß</translation>
    </message>
    <message>
        <source>training rmse</source>
        <translation>Training, Wurzel des mittleren quadratischen Fehlers</translation>
    </message>
    <message>
        <source>training samples</source>
        <translation>Training, Proben</translation>
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
        <translation>Leave-one-out global, Proben</translation>
    </message>
    <message>
        <source>leave one out global correct</source>
        <translation>Leave-one-out global, richtig</translation>
    </message>
    <message>
        <source>leave one out global accuracy</source>
        <translation>Leave-one-out global, Genauigkeit</translation>
    </message>
    <message>
        <source>largest eigenvalue</source>
        <translation>größter Eigenwert</translation>
    </message>
    <message>
        <source>fuzzifier bound</source>
        <translation>Obergrenze des Fuzzifizierers</translation>
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
        <translation>Zusammenhangskomponenten des Graphen</translation>
    </message>
    <message>
        <source>similarity inside</source>
        <translation>Ähnlichkeit innerhalb der Klassen</translation>
    </message>
    <message>
        <source>similarity across</source>
        <translation>Ähnlichkeit zwischen den Klassen</translation>
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
        <translation>beibehaltene Komponenten</translation>
    </message>
    <message>
        <source>leave-one-out, closed form</source>
        <translation>Leave-one-out, in geschlossener Form</translation>
    </message>
    <message>
        <source>leave-one-out, one fit per sample</source>
        <translation>Leave-one-out, eine Anpassung je Probe</translation>
    </message>
    <message>
        <source>leave-one-out, one label hidden per fit</source>
        <translation>Leave-one-out, je Anpassung ein Label verborgen</translation>
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
        <translation>fehlende Werte füllen</translation>
    </message>
    <message>
        <source>fitting</source>
        <translation>passt an</translation>
    </message>
    <message>
        <source>building the neighbour graph</source>
        <translation>baut den Nachbarschaftsgraphen auf</translation>
    </message>
    <message>
        <source>adding the sample annotations</source>
        <translation>fügt die Probenannotationen hinzu</translation>
    </message>
    <message>
        <source>leave-one-out cross-validation</source>
        <translation>Leave-one-out-Kreuzvalidierung</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>Kreuzvalidierung</translation>
    </message>
    <message>
        <source>scanning the values</source>
        <translation>durchsucht die Werte</translation>
    </message>
    <message>
        <source>counting missing values</source>
        <translation>zählt fehlende Werte</translation>
    </message>
    <message>
        <source>matching the sample names</source>
        <translation>gleicht die Namen der Proben ab</translation>
    </message>
    <message>
        <source>allocating memory</source>
        <translation>reserviert Speicher</translation>
    </message>
    <message>
        <source>ordering values</source>
        <translation>ordnet die Werte</translation>
    </message>
    <message>
        <source>add a step that keeps fewer features first (top-variance=2000)</source>
        <translation>vorher einen Schritt hinzufügen, der weniger Merkmale behält (top-variance=2000)</translation>
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
        <source>reading the sample annotations</source>
        <translation>liest die Probenannotationen</translation>
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
        <source>reading the sample metadata</source>
        <translation>liest die Metadaten der Proben</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>reducing dimensions</source>
        <translation>reduziert Dimensionen</translation>
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
        <source>tuning parameters</source>
        <translation>optimiert Parameter</translation>
    </message>
    <message>
        <source>finding the most variable features</source>
        <translation>sucht die variabelsten Merkmale</translation>
    </message>
    <message>
        <source>labels have less influence than fuzziness (α′ is not below γ′); the result depends on the initialisation</source>
        <translation>Labels haben weniger Einfluss als die Unschärfe (α′ liegt nicht unter γ′); das Ergebnis hängt von der Initialisierung ab</translation>
    </message>
    <message>
        <source>there are %1 classes but only 1 cluster</source>
        <translation>es gibt %1 Klassen, aber nur 1 Cluster</translation>
    </message>
    <message>
        <source>there are %1 classes but only %2 clusters</source>
        <translation>es gibt %1 Klassen, aber nur %2 Cluster</translation>
    </message>
    <message>
        <source>no cluster is initialised in %1 of %2 classes (%3); use as many clusters as classes and one seed per class</source>
        <translation>in %1 von %2 Klassen (%3) wird kein Cluster initialisiert; so viele Cluster wie Klassen und eine Startprobe je Klasse verwenden</translation>
    </message>
    <message>
        <source>%1 of %2 clusters has no members; use fewer clusters or a larger gamma</source>
        <translation>%1 von %2 Clustern hat keine Mitglieder; weniger Cluster oder ein größeres Gamma verwenden</translation>
    </message>
    <message>
        <source>%1 of %2 clusters have no members; use fewer clusters or a larger gamma</source>
        <translation>%1 von %2 Clustern haben keine Mitglieder; weniger Cluster oder ein größeres Gamma verwenden</translation>
    </message>
    <message>
        <source>%1 % of the weight of cluster %2 is on 1 feature that is constant within the cluster, for example at a floor value; use z-scored raw values or share the weights among all clusters</source>
        <translation>%1 % des Gewichts von Cluster %2 liegen auf 1 Merkmal, das im Cluster konstant ist, zum Beispiel an einer Untergrenze; z-standardisierte Rohwerte oder gemeinsame Gewichte für alle Cluster verwenden</translation>
    </message>
    <message>
        <source>%1 % of the weight of cluster %2 is on %3 features that are constant within the cluster, for example at a floor value; use z-scored raw values or share the weights among all clusters</source>
        <translation>%1 % des Gewichts von Cluster %2 liegen auf %3 Merkmalen, die im Cluster konstant sind, zum Beispiel an einer Untergrenze; z-standardisierte Rohwerte oder gemeinsame Gewichte für alle Cluster verwenden</translation>
    </message>
    <message>
        <source>must-links connect all %1 samples, so only a single cluster can satisfy them</source>
        <translation>Must-Links verbinden alle %1 Proben, sodass nur ein einziger Cluster sie erfüllen kann</translation>
    </message>
    <message>
        <source>%1 and %2 have a cannot-link, but must-links connect them: %3</source>
        <translation>%1 und %2 haben einen Cannot-Link, aber Must-Links verbinden sie: %3</translation>
    </message>
    <message>
        <source>%1 of %2 constraints are violated; a larger constraint weight satisfies more constraints</source>
        <translation>%1 von %2 Constraints sind verletzt; ein größeres Gewicht der Constraints erfüllt mehr Constraints</translation>
    </message>
    <message>
        <source>there are too few constraints to hold some out; the parameters were not tuned</source>
        <translation>es gibt zu wenige Constraints, um einige zurückzuhalten; die Parameter wurden nicht optimiert</translation>
    </message>
    <message>
        <source>All clusters have collapsed into one: their centres coincide, and the cluster assignments only reflect rounding errors.</source>
        <translation>Alle Cluster sind zu einem zusammengefallen: Ihre Zentren stimmen überein, und die Zuordnung der Proben gibt nur Rundungsfehler wieder.</translation>
    </message>
    <message>
        <source>Some clusters have the same centre: fewer clusters give the same result.</source>
        <translation>Einige Cluster haben dasselbe Zentrum: Weniger Cluster liefern dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Affinity propagation did not converge within %1 iterations: the probes may not be optimal. Increase the damping.</source>
        <translation>Affinity Propagation ist nach %1 Iterationen nicht konvergiert: Die Sonden sind möglicherweise nicht optimal. Die Dämpfung erhöhen.</translation>
    </message>
    <message>
        <source>Spectral clustering needs at least one probe per cluster; there is only %1 probe for %2 clusters. Choose more probes or fewer clusters.</source>
        <translation>Spektrales Clustering braucht mindestens eine Sonde je Cluster; es gibt nur %1 Sonde für %2 Cluster. Mehr Sonden oder weniger Cluster wählen.</translation>
    </message>
    <message>
        <source>Spectral clustering needs at least one probe per cluster; there are only %1 probes for %2 clusters. Choose more probes or fewer clusters.</source>
        <translation>Spektrales Clustering braucht mindestens eine Sonde je Cluster; es gibt nur %1 Sonden für %2 Cluster. Mehr Sonden oder weniger Cluster wählen.</translation>
    </message>
    <message>
        <source>A single probe cannot distinguish the samples: every membership in it is 1. Choose more probes.</source>
        <translation>Eine einzige Sonde kann die Proben nicht unterscheiden: Jede Zugehörigkeit zu ihr ist 1. Mehr Sonden wählen.</translation>
    </message>
    <message>
        <source>The sharpness is so small that every sample has nearly equal memberships in all probes: the embedding does not distinguish the samples. Choose a larger sharpness.</source>
        <translation>Die Schärfe ist so klein, dass jede Probe zu allen Sonden fast gleich gehört: Die Einbettung unterscheidet die Proben nicht. Eine größere Schärfe wählen.</translation>
    </message>
    <message>
        <source>The sharpness is so large that nearly every sample belongs only to its nearest probe: the embedding contains little more than which probe is nearest. Choose a smaller sharpness.</source>
        <translation>Die Schärfe ist so groß, dass fast jede Probe nur zu ihrer nächsten Sonde gehört: Die Einbettung enthält kaum mehr als die Angabe, welche Sonde die nächste ist. Eine kleinere Schärfe wählen.</translation>
    </message>
    <message>
        <source>The factors make nearly all samples equally dissimilar (mean similarity %1 within classes, %2 between classes). This solves the paper&apos;s equations for any classes, so features with small factors may still separate them. The solver &quot;target&quot; excludes this solution.</source>
        <translation>Die Faktoren machen fast alle Proben gleich unähnlich (mittlere Ähnlichkeit %1 innerhalb der Klassen, %2 zwischen ihnen). Das löst die Gleichungen der Veröffentlichung für beliebige Klassen, daher können Merkmale mit kleinen Faktoren sie immer noch trennen. Der Löser „Ziel“ schließt diese Lösung aus.</translation>
    </message>
    <message>
        <source>With at least as many features as labelled samples, the paper&apos;s equations have a solution for every eigenvalue; the minimum-norm solution for the eigenvalue 1 is shown.</source>
        <translation>Mit mindestens so vielen Merkmalen wie Proben mit Label haben die Gleichungen der Veröffentlichung für jeden Eigenwert eine Lösung; gezeigt ist die Lösung kleinster Norm zum Eigenwert 1.</translation>
    </message>
    <message>
        <source>The eigenvalue of the perturbed equations nearest to 1 is complex (%1 and %2 i): the factors are the real part of its eigenvector, which is not a solution for any eigenvalue.</source>
        <translation>Der Eigenwert der gestörten Gleichungen, der 1 am nächsten ist, ist komplex (%1 und %2 i): Die Faktoren sind der Realteil seines Eigenvektors, der für keinen Eigenwert eine Lösung ist.</translation>
    </message>
    <message>
        <source>Every eigenvalue solves the paper&apos;s equations here, so the contour integral returns a random vector: another seed gives different factors (cosine %1).</source>
        <translation>Hier löst jeder Eigenwert die Gleichungen der Veröffentlichung, daher liefert das Konturintegral einen zufälligen Vektor: Ein anderer Startwert ergibt andere Faktoren (Kosinus %1).</translation>
    </message>
    <message>
        <source>The search for the factors stopped at its limit of %1 steps before it converged: increase the regularisation θ.</source>
        <translation>Die Suche nach den Faktoren endete an ihrer Grenze von %1 Schritten, bevor sie konvergierte: θ erhöhen.</translation>
    </message>
    <message>
        <source>nearly splits into %1 components, joined only by negligible weights</source>
        <translation>zerfällt fast in %1 Komponenten, die nur vernachlässigbare Gewichte verbinden</translation>
    </message>
    <message>
        <source>has %1 connected components, %2 of them single samples</source>
        <translation>hat %1 Zusammenhangskomponenten, davon %2 einzelne Proben</translation>
    </message>
    <message>
        <source>has %1 connected components</source>
        <translation>hat %1 Zusammenhangskomponenten</translation>
    </message>
    <message>
        <source>all samples without a label coincide</source>
        <translation>Alle Proben ohne Label fallen auf einen Punkt</translation>
    </message>
    <message>
        <source>the result equals that of spectral clustering</source>
        <translation>Das Ergebnis gleicht dem des spektralen Clusterings</translation>
    </message>
    <message>
        <source>Along one of the displayed dimensions the ridge dominates: the samples nearly coincide there. Add the ridge to both sides or choose a smaller one.</source>
        <translation>Entlang einer der gezeigten Dimensionen überwiegt der Ridge: Die Proben fallen dort fast auf einen Punkt. Den Ridge auf beiden Seiten addieren oder einen kleineren wählen.</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <source>median absolute deviation</source>
        <translation>Median der absoluten Abweichungen</translation>
    </message>
    <message>
        <source>rows of non-probe samples, L = −V</source>
        <translation>Zeilen der übrigen Proben, L = −V</translation>
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
        <source>L and V without normalisation</source>
        <translation>L und V ohne Normalisierung</translation>
    </message>
    <message>
        <source>I − V = L with self-loops</source>
        <translation>I − V = L mit Schleifen</translation>
    </message>
    <message>
        <source>V = random walk to the probes</source>
        <translation>V = Irrfahrt zu den Sonden</translation>
    </message>
    <message>
        <source>spectrum, 1 ∓ singular values</source>
        <translation>Spektrum, 1 ∓ Singulärwerte</translation>
    </message>
    <message>
        <source>For %1 samples and %2 probes (β = %3), the memberships equal the negative normalised Laplacian in the rows of the %4 samples that are not probes, but not in the rows of the probes.</source>
        <translation>Bei %1 Proben und %2 Sonden (β = %3) gleichen die Zugehörigkeiten der negativen normalisierten Laplace-Matrix in den Zeilen der %4 Proben, die keine Sonden sind, nicht aber in den Zeilen der Sonden.</translation>
    </message>
    <message>
        <source>For %1 samples and %2 probes (β = %3), the memberships equal the negative normalised Laplacian in the row of the 1 sample that is not a probe, but not in the rows of the probes.</source>
        <translation>Bei %1 Proben und %2 Sonden (β = %3) gleichen die Zugehörigkeiten der negativen normalisierten Laplace-Matrix in der Zeile der 1 Probe, die keine Sonde ist, nicht aber in den Zeilen der Sonden.</translation>
    </message>
    <message>
        <source>For %1 samples and %2 probe (β = %3), the memberships equal the negative normalised Laplacian in the rows of the %4 samples that are not probes, but not in the row of the probe.</source>
        <translation>Bei %1 Proben und %2 Sonde (β = %3) gleichen die Zugehörigkeiten der negativen normalisierten Laplace-Matrix in den Zeilen der %4 Proben, die keine Sonden sind, nicht aber in der Zeile der Sonde.</translation>
    </message>
    <message>
        <source>For %1 samples and %2 probes (β = %3), the memberships equal the negative normalised Laplacian in no row, because every sample is a probe.</source>
        <translation>Bei %1 Proben und %2 Sonden (β = %3) gleichen die Zugehörigkeiten in keiner Zeile der negativen normalisierten Laplace-Matrix, weil jede Probe eine Sonde ist.</translation>
    </message>
    <message>
        <source>The diagonal of the Laplacian is 1, whereas the membership of a probe in itself ranges from %1 to %2.</source>
        <translation>Die Diagonale der Laplace-Matrix ist 1, während die Zugehörigkeit einer Sonde zu sich selbst von %1 bis %2 reicht.</translation>
    </message>
    <message>
        <source>The diagonal of the Laplacian is 1, whereas the membership of a probe in itself is %1.</source>
        <translation>Die Diagonale der Laplace-Matrix ist 1, während die Zugehörigkeit einer Sonde zu sich selbst %1 ist.</translation>
    </message>
    <message>
        <source>In the rows of samples that are not probes, the Laplacian is minus the membership, in 1 entry</source>
        <translation>In den Zeilen der Proben, die keine Sonden sind, ist die Laplace-Matrix die Zugehörigkeit mit umgekehrtem Vorzeichen, in 1 Eintrag</translation>
    </message>
    <message>
        <source>In the rows of samples that are not probes, the Laplacian is minus the membership, in %1 entries</source>
        <translation>In den Zeilen der Proben, die keine Sonden sind, ist die Laplace-Matrix die Zugehörigkeit mit umgekehrtem Vorzeichen, in %1 Einträgen</translation>
    </message>
    <message>
        <source>In the rows of probes they differ in %1 entries by up to %2, because the degree of a probe sums over all other samples, but its memberships sum over all probes including itself.</source>
        <translation>In den Zeilen der Sonden unterscheiden sie sich in %1 Einträgen um bis zu %2, weil der Grad einer Sonde über alle anderen Proben summiert wird, ihre Zugehörigkeiten aber über alle Sonden einschließlich ihrer selbst.</translation>
    </message>
    <message>
        <source>The Laplacian is not symmetric: transposed entries differ by up to %1.</source>
        <translation>Die Laplace-Matrix ist nicht symmetrisch: Transponierte Einträge unterscheiden sich um bis zu %1.</translation>
    </message>
    <message>
        <source>Without normalisation, both contain the same weight for every sample and every other probe</source>
        <translation>Ohne Normalisierung enthalten beide dasselbe Gewicht für jede Probe und jede andere Sonde</translation>
    </message>
    <message>
        <source>Because every sample is a probe, I − V is the Laplacian of the same graph with a self-loop of weight 1 at every sample</source>
        <translation>Weil jede Probe eine Sonde ist, ist I − V die Laplace-Matrix desselben Graphen mit einer Schleife vom Gewicht 1 an jeder Probe</translation>
    </message>
    <message>
        <source>Every membership is a transition probability of the random walk on the graph that connects every sample to every probe, including itself</source>
        <translation>Jede Zugehörigkeit ist eine Übergangswahrscheinlichkeit der Irrfahrt auf dem Graphen, der jede Probe mit jeder Sonde verbindet, auch mit sich selbst</translation>
    </message>
    <message>
        <source>The eigenvalues of that graph&apos;s Laplacian are 1 minus and 1 plus the singular values of its weights, divided by the square roots of their sums</source>
        <translation>Die Eigenwerte der Laplace-Matrix dieses Graphen sind 1 minus und 1 plus die Singulärwerte seiner Gewichte, geteilt durch die Quadratwurzeln ihrer Summen</translation>
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
        <source>comment lines</source>
        <translation>Kommentarzeilen</translation>
    </message>
    <message>
        <source>quoted numbers</source>
        <translation>Zahlen in Anführungszeichen</translation>
    </message>
    <message>
        <source>detection calls</source>
        <translation>Detection Calls</translation>
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
        <source>sample annotations</source>
        <translation>Probenannotationen</translation>
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
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>single</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>sparse data are kept in double precision</source>
        <translation>dünn besetzte Daten bleiben in doppelter Genauigkeit</translation>
    </message>
    <message>
        <source>%1 of memory; single precision (about 7 digits) takes half</source>
        <translation>%1 Speicher; einfache Genauigkeit (etwa 7 Stellen) braucht die Hälfte</translation>
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
        <source>vertical bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>space</source>
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
        <source>rows 2 and 3 declare the column types</source>
        <translation>Zeilen 2 und 3 legen die Art der Spalten fest</translation>
    </message>
    <message>
        <source>prefixes before # declare the column types</source>
        <translation>Präfixe vor # legen die Art der Spalten fest</translation>
    </message>
    <message>
        <source>given in the file</source>
        <translation>in der Datei angegeben</translation>
    </message>
    <message>
        <source>defined by the format</source>
        <translation>vom Format festgelegt</translation>
    </message>
    <message>
        <source>the format defines which columns contain them</source>
        <translation>das Format legt fest, welche Spalten sie enthalten</translation>
    </message>
    <message>
        <source>always first in this format</source>
        <translation>steht in diesem Format immer am Anfang</translation>
    </message>
    <message>
        <source>10x files contain the gene symbols in this column</source>
        <translation>10x-Dateien enthalten in dieser Spalte die Gensymbole</translation>
    </message>
    <message>
        <source>no features are excluded</source>
        <translation>keine Merkmale sind ausgeschlossen</translation>
    </message>
    <message>
        <source>the most variable of %1</source>
        <translation>die variabelsten von %1</translation>
    </message>
    <message>
        <source>the index 0 occurs</source>
        <translation>der Index 0 kommt vor</translation>
    </message>
    <message>
        <source>the index 0 does not occur</source>
        <translation>der Index 0 kommt nicht vor</translation>
    </message>
    <message>
        <source>recognised by name</source>
        <translation>am Namen erkannt</translation>
    </message>
    <message>
        <source>recognised by name, text with %1 levels</source>
        <translation>am Namen erkannt, Text mit %1 Stufen</translation>
    </message>
    <message>
        <source>text with %1 levels</source>
        <translation>Text mit %1 Stufen</translation>
    </message>
    <message>
        <source>different text in every row</source>
        <translation>in jeder Zeile anderer Text</translation>
    </message>
    <message>
        <source>different text in most rows</source>
        <translation>in den meisten Zeilen anderer Text</translation>
    </message>
    <message>
        <source>in the order in which the values are declared</source>
        <translation>in der Reihenfolge, in der die Werte deklariert sind</translation>
    </message>
    <message>
        <source>given in a comment</source>
        <translation>in einem Kommentar angegeben</translation>
    </message>
    <message>
        <source>no attribute looks like a label</source>
        <translation>kein Attribut sieht nach einem Label aus</translation>
    </message>
    <message>
        <source>the last attribute, which is nominal</source>
        <translation>das letzte Attribut, das nominal ist</translation>
    </message>
    <message>
        <source>the first attribute, which is nominal</source>
        <translation>das erste Attribut, das nominal ist</translation>
    </message>
    <message>
        <source>added in the order of the samples</source>
        <translation>in der Reihenfolge der Proben hinzugefügt</translation>
    </message>
    <message>
        <source>they begin with #, % or sep=</source>
        <translation>sie beginnen mit #, % oder sep=</translation>
    </message>
    <message>
        <source>no column looks like a label</source>
        <translation>keine Spalte sieht nach einem Label aus</translation>
    </message>
    <message>
        <source>other numbers in the file are not quoted; remove the quotes to import these as values</source>
        <translation>andere Zahlen der Datei stehen ohne Anführungszeichen; zum Import als Werte die Anführungszeichen entfernen</translation>
    </message>
    <message>
        <source>%1 columns contain A, P and M</source>
        <translation>%1 Spalten enthalten A, P und M</translation>
    </message>
    <message>
        <source>a header row of labels</source>
        <translation>eine Kopfzeile aus Labels</translation>
    </message>
    <message>
        <source>given in the first line</source>
        <translation>in der ersten Zeile angegeben</translation>
    </message>
    <message>
        <source>no delimiter found: a single column</source>
        <translation>kein Trennzeichen gefunden: eine einzige Spalte</translation>
    </message>
    <message>
        <source>%1 of the first %2 rows have %3 fields with this delimiter</source>
        <translation>%1 der ersten %2 Zeilen haben mit diesem Trennzeichen %3 Felder</translation>
    </message>
    <message>
        <source>more cells are numbers with a comma than with a point</source>
        <translation>mit Komma sind mehr Zellen Zahlen als mit Punkt</translation>
    </message>
    <message>
        <source>the comma is the delimiter</source>
        <translation>das Komma ist das Trennzeichen</translation>
    </message>
    <message>
        <source>a comma does not make more cells numeric</source>
        <translation>mit Komma wären nicht mehr Zellen Zahlen</translation>
    </message>
    <message>
        <source>as specified</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>the default texts</source>
        <translation>die Standardtexte</translation>
    </message>
    <message>
        <source>matched by &quot;%1&quot;, which contains %2 of %3 sample names</source>
        <translation>über „%1“ zugeordnet, worin %2 von %3 Probennamen stehen</translation>
    </message>
    <message>
        <source>row 1 has one field fewer than the others</source>
        <translation>Zeile 1 hat ein Feld weniger als die anderen</translation>
    </message>
    <message>
        <source>the first cell of row 1 is the heading of a name column</source>
        <translation>die erste Zelle von Zeile 1 ist die Überschrift einer Namensspalte</translation>
    </message>
    <message>
        <source>a cell of row 1 is the heading of a gene name column</source>
        <translation>eine Zelle von Zeile 1 ist die Überschrift einer Spalte mit Gennamen</translation>
    </message>
    <message>
        <source>row 1 contains text where the rows below contain numbers</source>
        <translation>Zeile 1 enthält Text, wo die Zeilen darunter Zahlen enthalten</translation>
    </message>
    <message>
        <source>the only row contains numbers</source>
        <translation>die einzige Zeile enthält Zahlen</translation>
    </message>
    <message>
        <source>the only row contains no numbers</source>
        <translation>die einzige Zeile enthält keine Zahlen</translation>
    </message>
    <message>
        <source>the first cell of row 1, above names, is empty</source>
        <translation>die erste Zelle von Zeile 1, über Namen, ist leer</translation>
    </message>
    <message>
        <source>row 1 numbers the columns</source>
        <translation>Zeile 1 nummeriert die Spalten</translation>
    </message>
    <message>
        <source>no column contains numbers</source>
        <translation>keine Spalte enthält Zahlen</translation>
    </message>
    <message>
        <source>row 1 contains numbers, as do the rows below</source>
        <translation>Zeile 1 enthält wie die Zeilen darunter Zahlen</translation>
    </message>
    <message>
        <source>they contain text where the rows below contain numbers, or labels recognised by name</source>
        <translation>sie enthalten Text, wo die Zeilen darunter Zahlen enthalten, oder am Namen erkannte Labels</translation>
    </message>
    <message>
        <source>the header has no cell for it</source>
        <translation>die Kopfzeile hat keine Zelle dafür</translation>
    </message>
    <message>
        <source>no column contains names</source>
        <translation>keine Spalte enthält Namen</translation>
    </message>
    <message>
        <source>the header marks it as the class</source>
        <translation>die Kopfzeile kennzeichnet sie als Klasse</translation>
    </message>
    <message>
        <source>the columns were specified as features</source>
        <translation>die Spalten sind als Merkmale angegeben</translation>
    </message>
    <message>
        <source>the header declares the column types</source>
        <translation>die Kopfzeile legt die Art der Spalten fest</translation>
    </message>
    <message>
        <source>there is a label column</source>
        <translation>es gibt eine Labelspalte</translation>
    </message>
    <message>
        <source>the column of row names is headed &quot;%1&quot;</source>
        <translation>die Spalte der Zeilennamen ist mit „%1“ überschrieben</translation>
    </message>
    <message>
        <source>a header row contains labels of the columns</source>
        <translation>eine Kopfzeile enthält Labels der Spalten</translation>
    </message>
    <message>
        <source>the row names are numbers</source>
        <translation>die Zeilennamen sind Zahlen</translation>
    </message>
    <message>
        <source>the row names are not unique</source>
        <translation>die Zeilennamen sind nicht eindeutig</translation>
    </message>
    <message>
        <source>the column names look like gene names</source>
        <translation>die Spaltennamen sehen nach Gennamen aus</translation>
    </message>
    <message>
        <source>the row names look like gene names</source>
        <translation>die Zeilennamen sehen nach Gennamen aus</translation>
    </message>
    <message>
        <source>the text of row 1 also occurs below</source>
        <translation>der Text von Zeile 1 kommt darunter wieder vor</translation>
    </message>
    <message>
        <source>its long numbers are almost all different</source>
        <translation>ihre langen Zahlen sind fast alle verschieden</translation>
    </message>
    <message>
        <source>it numbers the rows</source>
        <translation>sie nummeriert die Zeilen</translation>
    </message>
    <message>
        <source>the columns contain discrete values</source>
        <translation>die Spalten enthalten diskrete Werte</translation>
    </message>
    <message>
        <source>no column contains numbers; the codes 0, 1 ... follow the alphabetical order of the levels</source>
        <translation>keine Spalte enthält Zahlen; die Codes 0, 1 ... folgen der alphabetischen Reihenfolge der Stufen</translation>
    </message>
    <message>
        <source>discrete columns</source>
        <translation>diskrete Spalten</translation>
    </message>
    <message>
        <source>row 1 contains the numbers of rows and columns and the class names</source>
        <translation>Zeile 1 enthält die Zahl der Zeilen und Spalten und die Klassennamen</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>it contains no values</source>
        <translation>sie enthält keine Werte</translation>
    </message>
    <message>
        <source>last row</source>
        <translation>letzte Zeile</translation>
    </message>
    <message>
        <source>%1 without name and values</source>
        <translation>%1 ohne Namen und Werte</translation>
    </message>
    <message>
        <source>no values in %1</source>
        <translation>keine Werte in %1</translation>
    </message>
    <message>
        <source>empty columns</source>
        <translation>leere Spalten</translation>
    </message>
    <message>
        <source>column names</source>
        <translation>Spaltennamen</translation>
    </message>
    <message>
        <source>different text in every column</source>
        <translation>in jeder Spalte anderer Text</translation>
    </message>
    <message>
        <source>detection P-values</source>
        <translation>Detection-P-Werte</translation>
    </message>
    <message>
        <source>%1 columns recognised by name</source>
        <translation>%1 Spalten am Namen erkannt</translation>
    </message>
    <message>
        <source>gene annotations</source>
        <translation>Annotationen der Gene</translation>
    </message>
    <message>
        <source>recognised by name or separated from the samples</source>
        <translation>am Namen erkannt oder von den Proben getrennt</translation>
    </message>
    <message>
        <source>too few columns to be samples</source>
        <translation>zu wenige Spalten für Proben</translation>
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
        <source>the row names are dates, which spreadsheets make from gene names</source>
        <translation>die Zeilennamen sind Datumsangaben, wie Tabellenkalkulationen sie aus Gennamen machen</translation>
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
        <source>the row names are unique texts, and the column names do not look like gene names</source>
        <translation>die Zeilennamen sind eindeutige Texte, und die Spaltennamen sehen nicht nach Gennamen aus</translation>
    </message>
    <message>
        <source>the main matrix</source>
        <translation>die Hauptmatrix</translation>
    </message>
    <message>
        <source>step mend-names: %1 feature was renamed to its gene symbol</source>
        <translation>Schritt mend-names: %1 Merkmal wurde nach seinem Gensymbol umbenannt</translation>
    </message>
    <message>
        <source>step mend-names: %1 features were renamed to their gene symbols</source>
        <translation>Schritt mend-names: %1 Merkmale wurden nach ihren Gensymbolen umbenannt</translation>
    </message>
    <message>
        <source>ARFF files always use commas</source>
        <translation>ARFF-Dateien verwenden immer Kommas</translation>
    </message>
    <message>
        <source>ARFF files always use decimal points</source>
        <translation>ARFF-Dateien verwenden immer Dezimalpunkte</translation>
    </message>
    <message>
        <source>ARFF files mark where the values begin</source>
        <translation>ARFF-Dateien kennzeichnen, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>1 and -0.2</source>
        <translation>1 und −0.2</translation>
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
        <source>Clusters with fewer samples are removed.</source>
        <translation>Cluster mit weniger Proben werden entfernt.</translation>
    </message>
    <message>
        <source>A convex problem, solved once; for classes that each form one round group.</source>
        <translation>Ein konvexes Problem, einmal gelöst; für Klassen, die je eine runde Gruppe bilden.</translation>
    </message>
    <message>
        <source>A disc that covers half the area of the surrounding square.</source>
        <translation>Eine Scheibe mit der halben Fläche des umgebenden Quadrats.</translation>
    </message>
    <message>
        <source>A square whose opposite quadrants share a class.</source>
        <translation>Ein Quadrat, dessen gegenüberliegende Quadranten dieselbe Klasse haben.</translation>
    </message>
    <message>
        <source>A tube inside a wider tube, tilted. Three informative features and uniform noise.</source>
        <translation>Eine Röhre in einer weiteren Röhre, gekippt. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>AFCC · fuzzy clustering with constraints</source>
        <translation>AFCC · Fuzzy-Clustering mit Constraints</translation>
    </message>
    <message>
        <source>Added to the diagonal, as a multiple of its mean; without a ridge the result equals that of spectral clustering.</source>
        <translation>Wird zur Diagonale addiert, als Vielfaches ihres Mittelwerts; ohne Ridge gleicht das Ergebnis dem des spektralen Clusterings.</translation>
    </message>
    <message>
        <source>Added to the within-class scatter.</source>
        <translation>Wird zur Streuung innerhalb der Klassen addiert.</translation>
    </message>
    <message>
        <source>Added to the within-class variance, as a multiple of its mean.</source>
        <translation>Wird zur Varianz innerhalb der Klassen addiert, als Vielfaches ihres Mittelwerts.</translation>
    </message>
    <message>
        <source>Compared with half the squared distance of a sample to its centre, so suitable values depend on the scale and the number of features.</source>
        <translation>Im Vergleich zum halben quadrierten Abstand einer Probe zu ihrem Zentrum; geeignete Werte hängen daher von der Skala und der Zahl der Merkmale ab.</translation>
    </message>
    <message>
        <source>AnnData files have no header rows</source>
        <translation>AnnData-Dateien haben keine Kopfzeilen</translation>
    </message>
    <message>
        <source>AnnData files contain numbers, not text</source>
        <translation>AnnData-Dateien enthalten Zahlen, keinen Text</translation>
    </message>
    <message>
        <source>AnnData files define which names are used</source>
        <translation>AnnData-Dateien legen fest, welche Namen verwendet werden</translation>
    </message>
    <message>
        <source>As in Gustafson-Kessel clustering: ellipsoidal clusters of any shape.</source>
        <translation>Wie beim Gustafson-Kessel-Clustering: ellipsoidische Cluster beliebiger Form.</translation>
    </message>
    <message>
        <source>Like SCAD-1, with weights raised to a power</source>
        <translation>Wie SCAD-1, mit Gewichten, die in eine Potenz erhoben werden</translation>
    </message>
    <message>
        <source>As in the 1985 and 1997 papers.</source>
        <translation>Wie in den Veröffentlichungen von 1985 und 1997.</translation>
    </message>
    <message>
        <source>As published; may never converge if there are few constraints.</source>
        <translation>Wie veröffentlicht; konvergiert bei wenigen Constraints möglicherweise nie.</translation>
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
        <source>As published: the weights become more and more uneven.</source>
        <translation>Wie veröffentlicht: Die Gewichte werden immer ungleicher.</translation>
    </message>
    <message>
        <source>As published: the weights become more and more uneven; for badly scaled values.</source>
        <translation>Wie veröffentlicht: Die Gewichte werden immer ungleicher; für schlecht skalierte Werte.</translation>
    </message>
    <message>
        <source>As published: directions with hardly any variance are ranked best, and the samples often coincide.</source>
        <translation>Wie veröffentlicht: Richtungen fast ohne Varianz gelten als die besten, und die Proben fallen oft auf einen Punkt.</translation>
    </message>
    <message>
        <source>As published; for z-scored raw values.</source>
        <translation>Wie veröffentlicht; für z-standardisierte Rohwerte.</translation>
    </message>
    <message>
        <source>The eigenvectors, unscaled.</source>
        <translation>Die Eigenvektoren, unskaliert.</translation>
    </message>
    <message>
        <source>Euclidean distance.</source>
        <translation>Euklidischer Abstand.</translation>
    </message>
    <message>
        <source>Maximum number of times the neighbours are recomputed.</source>
        <translation>Wie oft die Nachbarn höchstens neu bestimmt werden.</translation>
    </message>
    <message>
        <source>Maximum number of iterations.</source>
        <translation>Höchstzahl der Iterationen.</translation>
    </message>
    <message>
        <source>Maximum number of probe sets tried at each temperature, per sample.</source>
        <translation>Höchstzahl der Sondenmengen, die bei jeder Temperatur versucht werden, je Probe.</translation>
    </message>
    <message>
        <source>Maximum number of temperatures.</source>
        <translation>Höchstzahl der Temperaturen.</translation>
    </message>
    <message>
        <source>Belt and caps</source>
        <translation>Gürtel und Kappen</translation>
    </message>
    <message>
        <source>From the diagonal of the norm matrix: correlated features count less.</source>
        <translation>Aus der Diagonale der Normmatrix: Korrelierte Merkmale zählen weniger.</translation>
    </message>
    <message>
        <source>Scaled by the square root of the eigenvalue.</source>
        <translation>Mit der Quadratwurzel des Eigenwerts skaliert.</translation>
    </message>
    <message>
        <source>From the symmetric square root of the norm matrix: the contributions add up to the distance.</source>
        <translation>Aus der symmetrischen Quadratwurzel der Normmatrix: Die Beiträge ergeben zusammen den Abstand.</translation>
    </message>
    <message>
        <source>CDT and PCL files always use tabs</source>
        <translation>CDT- und PCL-Dateien verwenden immer Tabulatoren</translation>
    </message>
    <message>
        <source>CDT and PCL files mark where the values begin</source>
        <translation>CDT- und PCL-Dateien kennzeichnen, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>Renames array probes to the symbols of their genes, from a table (a GPL annotation table of GEO, or any table with an identifier and a symbol in each row) or from an annotation of the data. A probe of several genes (&quot;A /// B&quot;) gets the symbol of the first. If several features share a symbol, the one with the highest variance is kept; append &quot;,mean&quot; to the source for their mean, or &quot;,keep-all&quot; to keep all of them. Features without a symbol keep their names; &quot;,drop-unmapped&quot; excludes them.</source>
        <translation>Benennt Arraysonden in die Symbole ihrer Gene um, aus einer Tabelle (einer GPL-Annotationstabelle von GEO oder einer beliebigen Tabelle mit einer Kennung und einem Symbol je Zeile) oder aus einer Annotation der Daten. Eine Arraysonde mehrerer Gene („A /// B“) erhält das Symbol des ersten. Haben mehrere Merkmale dasselbe Symbol, bleibt das mit der größten Varianz erhalten; „,mean“ nach der Quelle bildet ihren Mittelwert, „,keep-all“ behält alle. Merkmale ohne Symbol behalten ihre Namen; „,drop-unmapped“ schließt sie aus.</translation>
    </message>
    <message>
        <source>Centre features</source>
        <translation>Merkmale zentrieren</translation>
    </message>
    <message>
        <source>Feature selection</source>
        <translation>Auswahl der Merkmale</translation>
    </message>
    <message>
        <source>Sample selection</source>
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
        <source>Clusters samples by their distances to a few of them, the probes</source>
        <translation>Bildet Cluster nach den Abständen der Proben zu einigen von ihnen, den Sonden</translation>
    </message>
    <message>
        <source>Clusters samples by their memberships in a few of them, the probes</source>
        <translation>Bildet Cluster nach den Zugehörigkeiten der Proben zu einigen von ihnen, den Sonden</translation>
    </message>
    <message>
        <source>Directions along which neighbours stay close</source>
        <translation>Richtungen, entlang derer Nachbarn nahe beieinanderbleiben</translation>
    </message>
    <message>
        <source>Directions that separate the classes and keep neighbours of the same class close</source>
        <translation>Richtungen, die die Klassen trennen und Nachbarn derselben Klasse nahe beieinanderlassen</translation>
    </message>
    <message>
        <source>Dirichlet smoothing of the label prototypes, included in the objective; keeps the logarithm finite for absent classes.</source>
        <translation>Dirichlet-Glättung der Label-Prototypen, Teil der Zielfunktion; hält den Logarithmus für fehlende Klassen endlich.</translation>
    </message>
    <message>
        <source>Disc in a square</source>
        <translation>Scheibe im Quadrat</translation>
    </message>
    <message>
        <source>The weights include the deviation from the labels.</source>
        <translation>Die Gewichte enthalten auch die Abweichung von den Labels.</translation>
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
        <source>Generated with the seed.</source>
        <translation>Mit dem Startwert erzeugt.</translation>
    </message>
    <message>
        <source>Drop constant features</source>
        <translation>Konstante Merkmale ausschließen</translation>
    </message>
    <message>
        <source>Drop features with many missing values</source>
        <translation>Merkmale mit vielen fehlenden Werten ausschließen</translation>
    </message>
    <message>
        <source>EWKM · entropy-weighted k-means</source>
        <translation>EWKM · entropiegewichtetes k-means</translation>
    </message>
    <message>
        <source>Large and small clusters select equally few features; the entropy then also affects memberships and predictions.</source>
        <translation>Große und kleine Cluster wählen gleich wenige Merkmale aus; die Entropie beeinflusst dann auch Zugehörigkeiten und Vorhersagen.</translation>
    </message>
    <message>
        <source>Equation 17 of the paper; too weak with many clusters.</source>
        <translation>Gleichung 17 der Veröffentlichung; zu schwach bei vielen Clustern.</translation>
    </message>
    <message>
        <source>Assigns every sample to the cluster with the nearest mean.</source>
        <translation>Ordnet jede Probe dem Cluster mit dem nächsten Mittelwert zu.</translation>
    </message>
    <message>
        <source>Connects every sample to itself with weight 1, as in equation 9 of the SC-S paper; small widths then isolate single samples.</source>
        <translation>Verbindet jede Probe mit sich selbst mit Gewicht 1, wie in Gleichung 9 der SC-S-Veröffentlichung; kleine Breiten isolieren dann einzelne Proben.</translation>
    </message>
    <message>
        <source>Ratio of each temperature to the previous one.</source>
        <translation>Verhältnis jeder Temperatur zur vorigen.</translation>
    </message>
    <message>
        <source>Exclusive or (XOR)</source>
        <translation>Exklusives Oder (XOR)</translation>
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
        <source>FIELD:VALUE, or a file of sample names</source>
        <translation>FELD:WERT oder eine Datei mit Probennamen</translation>
    </message>
    <message>
        <source>FILE, FILE:COLUMN or @ANNOTATION, followed by options separated by commas</source>
        <translation>DATEI, DATEI:SPALTE oder @ANNOTATION, gefolgt von durch Kommas getrennten Optionen</translation>
    </message>
    <message>
        <source>Features without a symbol are excluded</source>
        <translation>Merkmale ohne Symbol werden ausgeschlossen</translation>
    </message>
    <message>
        <source>Features without a symbol keep their names</source>
        <translation>Merkmale ohne Symbol behalten ihre Namen</translation>
    </message>
    <message>
        <source>Fill missing values</source>
        <translation>Fehlende Werte füllen</translation>
    </message>
    <message>
        <source>Replaces missing values by the median or the mean of the feature, or (knn:K) by the mean of the K nearest features that have a value in the sample.</source>
        <translation>Ersetzt fehlende Werte durch den Median oder den Mittelwert des Merkmals oder (knn:K) durch den Mittelwert der K nächsten Merkmale, die in der Probe einen Wert haben.</translation>
    </message>
    <message>
        <source>For numeric labels; for classes, the squared error of indicator vectors.</source>
        <translation>Für numerische Labels; bei Klassen der quadratische Fehler von Indikatorvektoren.</translation>
    </message>
    <message>
        <source>For standardised features; stable with many classes and features.</source>
        <translation>Für standardisierte Merkmale; stabil bei vielen Klassen und Merkmalen.</translation>
    </message>
    <message>
        <source>GCT files always use tabs</source>
        <translation>GCT-Dateien verwenden immer Tabulatoren</translation>
    </message>
    <message>
        <source>GCT files mark where the values begin</source>
        <translation>GCT-Dateien kennzeichnen, wo die Werte beginnen</translation>
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
        <source>Shifts every feature to mean 0.</source>
        <translation>Verschiebt jedes Merkmal auf den Mittelwert 0.</translation>
    </message>
    <message>
        <source>Scales every feature to the range 0 to 1; constant features become 0. New samples may lie outside the range.</source>
        <translation>Skaliert jedes Merkmal auf den Bereich 0 bis 1; konstante Merkmale werden 0. Neue Proben können außerhalb des Bereichs liegen.</translation>
    </message>
    <message>
        <source>Gives every sample the same distribution of values: the mean of the sorted samples. Tied values receive the value at their mean rank.</source>
        <translation>Gibt jeder Probe dieselbe Verteilung der Werte: den Mittelwert der sortierten Proben. Gleiche Werte erhalten den Wert bei ihrem mittleren Rang.</translation>
    </message>
    <message>
        <source>Restores the gene symbols (SEPTIN1) of features that a spreadsheet changed to dates (1-Sep, 43891), if only one gene matches. The other features are listed in the import warnings.</source>
        <translation>Stellt die Gensymbole (SEPTIN1) von Merkmalen wieder her, die eine Tabellenkalkulation in Datumsangaben geändert hat (1-Sep, 43891), wenn nur ein Gen passt. Die anderen Merkmale stehen in den Importwarnungen.</translation>
    </message>
    <message>
        <source>Half-moons</source>
        <translation>Halbmonde</translation>
    </message>
    <message>
        <source>How the error of a label prototype is measured.</source>
        <translation>Wie der Fehler eines Label-Prototyps gemessen wird.</translation>
    </message>
    <message>
        <source>Larger values distribute the weight more evenly among the features. Features that vary little within a cluster get more weight.</source>
        <translation>Größere Werte verteilen das Gewicht gleichmäßiger auf die Merkmale. Merkmale, die in einem Cluster wenig streuen, erhalten mehr Gewicht.</translation>
    </message>
    <message>
        <source>Larger values distribute the weight more evenly among the features. Near 0.1, only few features count, which helps if many are irrelevant; above 1, all features have nearly the same weight. Features that vary little within a cluster get more weight.</source>
        <translation>Größere Werte verteilen das Gewicht gleichmäßiger auf die Merkmale. Nahe 0.1 zählen nur wenige Merkmale, was hilft, wenn viele bedeutungslos sind; über 1 haben alle Merkmale fast dasselbe Gewicht. Merkmale, die in einem Cluster wenig streuen, erhalten mehr Gewicht.</translation>
    </message>
    <message>
        <source>How the distance of a sample to a cluster is measured.</source>
        <translation>Wie der Abstand einer Probe zu einem Cluster gemessen wird.</translation>
    </message>
    <message>
        <source>Larger values share samples among more clusters. It is the weight of the entropy of the memberships.</source>
        <translation>Größere Werte verteilen Proben auf mehr Cluster. Gewicht der Entropie der Zugehörigkeiten.</translation>
    </message>
    <message>
        <source>Larger values make more distant samples similar: a multiple of the squared distance to the neighbours, or of the width in the paper&apos;s equations.</source>
        <translation>Größere Werte machen weiter entfernte Proben ähnlich: ein Vielfaches des quadrierten Abstands zu den Nachbarn oder der Breite in den Gleichungen der Veröffentlichung.</translation>
    </message>
    <message>
        <source>Larger values make more distant samples similar.</source>
        <translation>Größere Werte machen weiter entfernte Proben ähnlich.</translation>
    </message>
    <message>
        <source>How strongly the shape of a cluster is shrunk towards a sphere.</source>
        <translation>Wie stark die Form eines Clusters zur Kugel geschrumpft wird.</translation>
    </message>
    <message>
        <source>How strongly the shape of a cluster is shrunk towards a sphere: 0 uses the shape of the members unchanged, which needs many more samples than features.</source>
        <translation>Wie stark die Form eines Clusters zur Kugel geschrumpft wird: 0 verwendet die Form der Mitglieder unverändert, was viel mehr Proben als Merkmale braucht.</translation>
    </message>
    <message>
        <source>How strongly the shape of a cluster is shrunk towards a sphere: 0 uses the shape of the members unchanged, which needs many more samples than features; 1 is FCM.</source>
        <translation>Wie stark die Form eines Clusters zur Kugel geschrumpft wird: 0 verwendet die Form der Mitglieder unverändert, was viel mehr Proben als Merkmale braucht; 1 ist FCM.</translation>
    </message>
    <message>
        <source>How fast the membership in a probe decreases with the squared distance to it. Small: all probes describe a sample; large: only the nearest does.</source>
        <translation>Wie schnell die Zugehörigkeit zu einer Sonde mit dem quadrierten Abstand zu ihr abnimmt. Klein: Alle Sonden beschreiben eine Probe; groß: nur die nächste.</translation>
    </message>
    <message>
        <source>Number of clusters.</source>
        <translation>Zahl der Cluster.</translation>
    </message>
    <message>
        <source>Number of clusters. With many more features than samples, the number of classes is usually best; curved classes need several clusters each.</source>
        <translation>Zahl der Cluster. Bei viel mehr Merkmalen als Proben ist die Zahl der Klassen meist am besten; gekrümmte Klassen brauchen je mehrere Cluster.</translation>
    </message>
    <message>
        <source>Number of nearest neighbours that each sample is connected to.</source>
        <translation>Zahl der nächsten Nachbarn, mit denen jede Probe verbunden wird.</translation>
    </message>
    <message>
        <source>Number of random initialisations; the result with the lowest objective is kept.</source>
        <translation>Zahl der zufälligen Initialisierungen; das Ergebnis mit der kleinsten Zielfunktion wird behalten.</translation>
    </message>
    <message>
        <source>Number of samples used as probes.</source>
        <translation>Zahl der Proben, die als Sonden dienen.</translation>
    </message>
    <message>
        <source>Number of k-means initialisations; the best result is kept.</source>
        <translation>Zahl der Initialisierungen von k-means; das beste Ergebnis wird behalten.</translation>
    </message>
    <message>
        <source>Number of k-means++ initialisations; the result with the lowest objective is kept.</source>
        <translation>Zahl der k-means++-Initialisierungen; das Ergebnis mit der kleinsten Zielfunktion wird behalten.</translation>
    </message>
    <message>
        <source>Number of initialisations, the first by k-means++; the result with the lowest objective is kept.</source>
        <translation>Zahl der Initialisierungen, die erste mit k-means++; das Ergebnis mit der kleinsten Zielfunktion wird behalten.</translation>
    </message>
    <message>
        <source>How memberships are updated with constraints.</source>
        <translation>Wie die Zugehörigkeiten mit Constraints aktualisiert werden.</translation>
    </message>
    <message>
        <source>Weight of the labels compared with the distances when samples are shared among clusters. With many more features than samples it acts as a switch: if α′ is below γ′, the labels decide.</source>
        <translation>Gewicht der Labels gegenüber den Abständen, wenn Proben auf Cluster verteilt werden. Bei viel mehr Merkmalen als Proben wirkt es als Schalter: Liegt α′ unter γ′, entscheiden die Labels.</translation>
    </message>
    <message>
        <source>Fraction of the membership of a labelled sample that is fixed to its class; the rest depends on the distances. Near 1 a labelled sample hardly affects any centre.</source>
        <translation>Anteil der Zugehörigkeit einer Probe mit Label, der auf ihre Klasse festgelegt ist; der Rest hängt von den Abständen ab. Nahe 1 beeinflusst eine Probe mit Label kaum ein Zentrum.</translation>
    </message>
    <message>
        <source>Probability of accepting, at the first temperature, a set that is worse by an average amount.</source>
        <translation>Wahrscheinlichkeit, bei der ersten Temperatur eine um den Durchschnitt schlechtere Menge anzunehmen.</translation>
    </message>
    <message>
        <source>How easily a sample becomes a probe: the quantile of all similarities that is used as the similarity of a sample to itself.</source>
        <translation>Wie leicht eine Probe zur Sonde wird: das Quantil aller Ähnlichkeiten, das als Ähnlichkeit einer Probe mit sich selbst dient.</translation>
    </message>
    <message>
        <source>How samples are clustered in the embedding.</source>
        <translation>Wie Proben in der Einbettung in Cluster geteilt werden.</translation>
    </message>
    <message>
        <source>How strongly large clusters attract the samples of small ones in the first iterations.</source>
        <translation>Wie stark große Cluster in den ersten Iterationen die Proben kleiner Cluster anziehen.</translation>
    </message>
    <message>
        <source>Constraint weight compared with the distances, as a multiple of the value that the rule gives; 0 ignores the constraints.</source>
        <translation>Gewicht der Constraints gegenüber den Abständen, als Vielfaches des Werts, den die Regel ergibt; 0 ignoriert die Constraints.</translation>
    </message>
    <message>
        <source>How strongly labelled samples are pulled towards their classes.</source>
        <translation>Wie stark Proben mit Label zu ihren Klassen gezogen werden.</translation>
    </message>
    <message>
        <source>How the scaling factors of the features are computed.</source>
        <translation>Wie die Skalierungsfaktoren der Merkmale berechnet werden.</translation>
    </message>
    <message>
        <source>How the probes are chosen.</source>
        <translation>Wie die Sonden gewählt werden.</translation>
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
        <source>Connects every sample to its neighbours and clusters by the leading eigenvectors of that graph</source>
        <translation>Verbindet jede Probe mit ihren Nachbarn und bildet Cluster nach den führenden Eigenvektoren dieses Graphen</translation>
    </message>
    <message>
        <source>KLFDA · kernel local Fisher discriminants</source>
        <translation>KLFDA · Kern-Fisher-Diskriminanten</translation>
    </message>
    <message>
        <source>KLPP · kernel locality preserving projections</source>
        <translation>KLPP · lokalitätserhaltende Kernprojektionen</translation>
    </message>
    <message>
        <source>Keep named features</source>
        <translation>Genannte Merkmale behalten</translation>
    </message>
    <message>
        <source>Keep samples by label or name</source>
        <translation>Proben nach Label oder Name behalten</translation>
    </message>
    <message>
        <source>Keep the features with the largest MAD</source>
        <translation>Merkmale mit der größten MAD behalten</translation>
    </message>
    <message>
        <source>Keep the most variable features</source>
        <translation>Die variabelsten Merkmale behalten</translation>
    </message>
    <message>
        <source>Keeps the given number of features with the largest median absolute deviation (MAD), which is robust against outliers.</source>
        <translation>Behält die angegebene Zahl von Merkmalen mit dem größten Median der absoluten Abweichungen (MAD), der robust gegen Ausreißer ist.</translation>
    </message>
    <message>
        <source>Keeps the given number of features with the largest variance.</source>
        <translation>Behält die angegebene Zahl von Merkmalen mit der größten Varianz.</translation>
    </message>
    <message>
        <source>Keeps the named features, in the given order. A name that several features share keeps all of them; NAME#2 keeps only the second.</source>
        <translation>Behält die genannten Merkmale in der angegebenen Reihenfolge. Ein Name, den mehrere Merkmale teilen, behält sie alle; NAME#2 behält nur das zweite.</translation>
    </message>
    <message>
        <source>Keeps the samples whose label field has the given value (FIELD:VALUE), or the samples listed in a file.</source>
        <translation>Behält die Proben, deren Labelfeld den angegebenen Wert hat (FELD:WERT), oder die in einer Datei aufgeführten Proben.</translation>
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
        <source>LIBSVM files always use decimal points</source>
        <translation>LIBSVM-Dateien verwenden immer Dezimalpunkte</translation>
    </message>
    <message>
        <source>LIBSVM files always use spaces</source>
        <translation>LIBSVM-Dateien verwenden immer Leerzeichen</translation>
    </message>
    <message>
        <source>LIBSVM files have no header rows</source>
        <translation>LIBSVM-Dateien haben keine Kopfzeilen</translation>
    </message>
    <message>
        <source>LIBSVM files contain no sample names</source>
        <translation>LIBSVM-Dateien enthalten keine Probennamen</translation>
    </message>
    <message>
        <source>LPP · locality preserving projections</source>
        <translation>LPP · lokalitätserhaltende Projektionen</translation>
    </message>
    <message>
        <source>Exclude named features</source>
        <translation>Genannte Merkmale ausschließen</translation>
    </message>
    <message>
        <source>Exclude samples by label or name</source>
        <translation>Proben nach Label oder Name ausschließen</translation>
    </message>
    <message>
        <source>Excludes every feature with one of the names; NAME#2 is the second of several features named NAME.</source>
        <translation>Schließt jedes Merkmal mit einem der Namen aus; NAME#2 ist das zweite von mehreren Merkmalen namens NAME.</translation>
    </message>
    <message>
        <source>Excludes the features with missing values in more than the given fraction of samples.</source>
        <translation>Schließt die Merkmale aus, denen in mehr als dem angegebenen Anteil der Proben Werte fehlen.</translation>
    </message>
    <message>
        <source>Excludes the features whose values are all equal or all missing.</source>
        <translation>Schließt die Merkmale aus, deren Werte alle gleich sind oder alle fehlen.</translation>
    </message>
    <message>
        <source>Excludes the samples whose label field has the given value (FIELD:VALUE), or the samples listed in a file.</source>
        <translation>Schließt die Proben aus, deren Labelfeld den angegebenen Wert hat (FELD:WERT), oder die in einer Datei aufgeführten Proben.</translation>
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
        <source>Cap large values</source>
        <translation>Große Werte begrenzen</translation>
    </message>
    <message>
        <source>MES · membership embedding</source>
        <translation>MES · Zugehörigkeitseinbettung</translation>
    </message>
    <message>
        <source>Orthogonal and of length 1.</source>
        <translation>Orthogonal und von der Länge 1.</translation>
    </message>
    <message>
        <source>Simulated gene expression</source>
        <translation>Simulierte Genexpression</translation>
    </message>
    <message>
        <source>Matrix Market files always use decimal points</source>
        <translation>Matrix-Market-Dateien verwenden immer Dezimalpunkte</translation>
    </message>
    <message>
        <source>Matrix Market files always use spaces</source>
        <translation>Matrix-Market-Dateien verwenden immer Leerzeichen</translation>
    </message>
    <message>
        <source>Matrix Market files mark where the values begin</source>
        <translation>Matrix-Market-Dateien kennzeichnen, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>Repair names changed by spreadsheets</source>
        <translation>Von Tabellenkalkulationen geänderte Namen korrigieren</translation>
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
        <source>Feature names</source>
        <translation>Merkmalsnamen</translation>
    </message>
    <message>
        <source>Natural logarithm</source>
        <translation>Natürlicher Logarithmus</translation>
    </message>
    <message>
        <source>Directions along which neighbours stay close in the space of a kernel</source>
        <translation>Richtungen, entlang derer Nachbarn im Raum eines Kerns nahe beieinanderbleiben</translation>
    </message>
    <message>
        <source>Seed of the random initialisation.</source>
        <translation>Startwert der zufälligen Initialisierung.</translation>
    </message>
    <message>
        <source>Over all pairs of samples.</source>
        <translation>Über alle Probenpaare.</translation>
    </message>
    <message>
        <source>Several features with one symbol: keep all</source>
        <translation>Mehrere Merkmale mit einem Symbol: alle behalten</translation>
    </message>
    <message>
        <source>Several features with one symbol: keep the most variable</source>
        <translation>Mehrere Merkmale mit einem Symbol: das variabelste behalten</translation>
    </message>
    <message>
        <source>Several features with one symbol: use the mean</source>
        <translation>Mehrere Merkmale mit einem Symbol: Mittelwert verwenden</translation>
    </message>
    <message>
        <source>Radius of the circle around the eigenvalue 1.</source>
        <translation>Radius des Kreises um den Eigenwert 1.</translation>
    </message>
    <message>
        <source>Extension (not in the paper); for logarithms, where values at a floor do not vary.</source>
        <translation>Erweiterung (nicht in der Veröffentlichung); für Logarithmen, wo Werte an einer Untergrenze nicht variieren.</translation>
    </message>
    <message>
        <source>Extension (not in the paper): factors that make samples similar to their neighbours of the same class and dissimilar to those of other classes.</source>
        <translation>Erweiterung (nicht in der Veröffentlichung): Faktoren, die Proben ihren Nachbarn derselben Klasse ähnlich und denen anderer Klassen unähnlich machen.</translation>
    </message>
    <message>
        <source>Extension (not in the paper): how much more a feature differs between classes than within them. Fast; for well separated groups.</source>
        <translation>Erweiterung (nicht in der Veröffentlichung): wie viel mehr sich ein Merkmal zwischen den Klassen als innerhalb unterscheidet. Schnell; für gut getrennte Gruppen.</translation>
    </message>
    <message>
        <source>Extension (not in the paper): the weights remain stable.</source>
        <translation>Erweiterung (nicht in der Veröffentlichung): Die Gewichte bleiben stabil.</translation>
    </message>
    <message>
        <source>PCA · principal components</source>
        <translation>PCA · Hauptkomponenten</translation>
    </message>
    <message>
        <source>PCKMeans · k-means with constraints</source>
        <translation>PCKMeans · k-means mit Constraints</translation>
    </message>
    <message>
        <source>Parallel curved sheets</source>
        <translation>Parallele gekrümmte Flächen</translation>
    </message>
    <message>
        <source>Minimum improvement in quality per probe, in percent.</source>
        <translation>Mindestverbesserung der Güte je Sonde, in Prozent.</translation>
    </message>
    <message>
        <source>Prototypes are class probabilities.</source>
        <translation>Prototypen sind Klassenwahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>Assigns every sample to one cluster and penalises violated constraints</source>
        <translation>Ordnet jede Probe genau einem Cluster zu und bestraft verletzte Constraints</translation>
    </message>
    <message>
        <source>Assigns every sample to one cluster and weights the features for all clusters together, without labels</source>
        <translation>Ordnet jede Probe genau einem Cluster zu und gewichtet die Merkmale für alle Cluster gemeinsam, ohne Labels</translation>
    </message>
    <message>
        <source>Assigns every sample to one cluster and weights the features of each cluster by entropy, without labels</source>
        <translation>Ordnet jede Probe genau einem Cluster zu und gewichtet die Merkmale je Cluster nach Entropie, ohne Labels</translation>
    </message>
    <message>
        <source>Assigns every sample to the nearest of k clusters, without labels</source>
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
        <source>RES files mark where the values begin</source>
        <translation>RES-Dateien kennzeichnen, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>Raise small values</source>
        <translation>Kleine Werte anheben</translation>
    </message>
    <message>
        <source>Replaces every value by its base-2 logarithm. Values must be positive; if they are not, add the step floor before this one.</source>
        <translation>Ersetzt jeden Wert durch seinen Logarithmus zur Basis 2. Werte müssen positiv sein; andernfalls den Schritt „Kleine Werte anheben“ (floor) davorsetzen.</translation>
    </message>
    <message>
        <source>Replaces every value by its natural logarithm. Values must be positive; if they are not, add the step floor before this one.</source>
        <translation>Ersetzt jeden Wert durch seinen natürlichen Logarithmus. Werte müssen positiv sein; andernfalls den Schritt „Kleine Werte anheben“ (floor) davorsetzen.</translation>
    </message>
    <message>
        <source>Replaces every value x by ln(1 + x); zero stays zero. Suitable for counts.</source>
        <translation>Ersetzt jeden Wert x durch ln(1 + x); null bleibt null. Geeignet für Zählwerte.</translation>
    </message>
    <message>
        <source>Coarse k-means whose centres are samples; fast, and the probes are spread over the data.</source>
        <translation>Grobes k-means, dessen Zentren Proben sind; schnell, und die Sonden sind über die Daten verteilt.</translation>
    </message>
    <message>
        <source>Number of passes over the samples with constraints in each iteration.</source>
        <translation>Zahl der Durchgänge durch die Proben mit Constraints je Iteration.</translation>
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
        <source>SOFT files mark where the values begin</source>
        <translation>SOFT-Dateien kennzeichnen, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>SSFCM · FCM guided by labels</source>
        <translation>SSFCM · FCM, von Labels geleitet</translation>
    </message>
    <message>
        <source>SSKFCM · kernel FCM with labels</source>
        <translation>SSKFCM · Kern-FCM mit Labels</translation>
    </message>
    <message>
        <source>Samples that are never used as probes: names, or indices starting at #0, separated by commas.</source>
        <translation>Proben, die nie als Sonden dienen: Namen oder Indizes ab #0, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Samples outside the most frequent class of their cluster. The search then uses the labels.</source>
        <translation>Proben, die nicht zur häufigsten Klasse ihres Clusters gehören. Die Suche verwendet dann die Labels.</translation>
    </message>
    <message>
        <source>Samples that are always used as probes: names, or indices starting at #0, separated by commas.</source>
        <translation>Proben, die immer als Sonden dienen: Namen oder Indizes ab #0, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Samples that best represent the others; the number of probes is found automatically.</source>
        <translation>Proben, die die anderen am besten repräsentieren; die Zahl der Sonden wird automatisch bestimmt.</translation>
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
        <source>Scatter summed over the samples; suitable for fewer than about 100 samples.</source>
        <translation>Über die Proben summierte Streuung; geeignet für weniger als etwa 100 Proben.</translation>
    </message>
    <message>
        <source>Searches for the smallest set of probes that gives the best clusters; the slowest choice.</source>
        <translation>Sucht die kleinste Menge von Sonden, die die besten Cluster ergibt; dauert am längsten.</translation>
    </message>
    <message>
        <source>Fraction of each message that is kept from the previous iteration. Larger values reduce oscillations.</source>
        <translation>Anteil jeder Nachricht, der aus der vorigen Iteration übernommen wird. Größere Werte verringern Schwingungen.</translation>
    </message>
    <message>
        <source>Fraction of the variance that the initial principal components retain. If they retain all of it and there are more features than samples, the result equals that of spectral clustering.</source>
        <translation>Anteil der Varianz, den die anfänglichen Hauptkomponenten erhalten. Erhalten sie die ganze Varianz und gibt es mehr Merkmale als Proben, gleicht das Ergebnis dem des spektralen Clusterings.</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships and weights the features of each cluster, without labels</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten und gewichtet die Merkmale je Cluster, ohne Labels</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships guided by pairwise constraints and weights the features of each cluster</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten anhand paarweiser Constraints und gewichtet die Merkmale je Cluster</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships guided by pairwise constraints; clusters can compete until few remain</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten anhand paarweiser Constraints; Cluster können konkurrieren, bis wenige bleiben</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships in ellipsoidal clusters of any shape, without labels</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten zu ellipsoidischen Clustern beliebiger Form, ohne Labels</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships in clusters that agree with the labels, and learns which features matter</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten zu Clustern, die mit den Labels übereinstimmen, und lernt, welche Merkmale wichtig sind</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships in round clusters, as published.</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten zu runden Clustern, wie veröffentlicht.</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships in round clusters, without labels</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten zu runden Clustern, ohne Labels</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships in the classes with a Gaussian kernel; labelled samples stay in their class</source>
        <translation>Bestimmt mit einem Gauß-Kern unscharfe Zugehörigkeiten zu den Klassen; Proben mit Label bleiben in ihrer Klasse</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships in the classes; labelled samples are pulled towards their class</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten zu den Klassen; Proben mit Label werden zu ihrer Klasse gezogen</translation>
    </message>
    <message>
        <source>Assigns fuzzy memberships in the classes; part of the membership of each labelled sample is given</source>
        <translation>Bestimmt unscharfe Zugehörigkeiten zu den Klassen; ein Teil der Zugehörigkeit jeder Probe mit Label ist vorgegeben</translation>
    </message>
    <message>
        <source>Shell around a ball</source>
        <translation>Schale um eine Kugel</translation>
    </message>
    <message>
        <source>Signs; with more than two classes, each against the rest.</source>
        <translation>Vorzeichen; bei mehr als zwei Klassen jede gegen die übrigen.</translation>
    </message>
    <message>
        <source>Samples chosen at random.</source>
        <translation>Zufällig ausgewählte Proben.</translation>
    </message>
    <message>
        <source>Gives the classes equal weight.</source>
        <translation>Gibt den Klassen das gleiche Gewicht.</translation>
    </message>
    <message>
        <source>Spread of the clusters divided by the smallest distance between two clusters.</source>
        <translation>Ausdehnung der Cluster, geteilt durch den kleinsten Abstand zwischen zwei Clustern.</translation>
    </message>
    <message>
        <source>Squared width of the Gaussian kernel, as a multiple of the median squared distance from the mean. 0 selects, from 0.1, 0.3, 1, 3 and 10, the value that classifies most labelled samples correctly.</source>
        <translation>Quadrierte Breite des Gauß-Kerns als Vielfaches des Medians der quadrierten Abstände vom Mittelwert. 0 wählt aus 0.1, 0.3, 1, 3 und 10 den Wert, der die meisten Proben mit Label richtig klassifiziert.</translation>
    </message>
    <message>
        <source>Standardise features</source>
        <translation>Merkmale standardisieren</translation>
    </message>
    <message>
        <source>Swiss rolls</source>
        <translation>Swiss Rolls</translation>
    </message>
    <message>
        <source>The belt and the two polar caps of a sphere. Three informative features and uniform noise.</source>
        <translation>Der Gürtel und die beiden Polkappen einer Kugel. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Directions of largest variance, and clusters along these directions</source>
        <translation>Richtungen der größten Varianz und Cluster entlang dieser Richtungen</translation>
    </message>
    <message>
        <source>Directions that best separate the classes relative to the variation within them</source>
        <translation>Richtungen, die die Klassen gemessen an der Variation innerhalb der Klassen am besten trennen</translation>
    </message>
    <message>
        <source>The exact minimum for each sample, given the latest memberships of the others.</source>
        <translation>Das genaue Minimum für jede Probe bei den neuesten Zugehörigkeiten der anderen.</translation>
    </message>
    <message>
        <source>The first clusters start at one sample of each class, the others at random samples.</source>
        <translation>Die ersten Cluster beginnen bei je einer Probe jeder Klasse, die übrigen bei zufälligen Proben.</translation>
    </message>
    <message>
        <source>The fit stops when no membership changes by this much; with 0, it stops only at the iteration limit.</source>
        <translation>Die Anpassung endet, wenn sich keine Zugehörigkeit mehr um so viel ändert; bei 0 endet sie erst an der Iterationsgrenze.</translation>
    </message>
    <message>
        <source>The fit stops when the centres move by less than this fraction of their distance from the mean of all samples, or when no membership changes by more than a hundredth of this value; with 0, it stops only at the iteration limit.</source>
        <translation>Die Anpassung endet, wenn sich die Zentren um weniger als diesen Anteil ihres Abstands vom Mittelwert aller Proben bewegen oder sich keine Zugehörigkeit um mehr als ein Hundertstel dieses Werts ändert; bei 0 endet sie erst an der Iterationsgrenze.</translation>
    </message>
    <message>
        <source>Predicts the majority class. Not convex, so it gives no bound on the risk.</source>
        <translation>Sagt die Mehrheitsklasse vorher. Nicht konvex, daher ergibt sich keine Schranke für das Risiko.</translation>
    </message>
    <message>
        <source>The mean of the feature.</source>
        <translation>Der Mittelwert des Merkmals.</translation>
    </message>
    <message>
        <source>The mean over the 5 nearest features; any other number can follow the colon.</source>
        <translation>Der Mittelwert über die 5 nächsten Merkmale; nach dem Doppelpunkt ist jede andere Zahl möglich.</translation>
    </message>
    <message>
        <source>The mean squared distance to the 7th neighbour.</source>
        <translation>Der mittlere quadrierte Abstand zum 7. Nachbarn.</translation>
    </message>
    <message>
        <source>The means of samples joined by must-links.</source>
        <translation>Die Mittelwerte von Proben, die durch Must-Links verbunden sind.</translation>
    </message>
    <message>
        <source>The median of the feature.</source>
        <translation>Der Median des Merkmals.</translation>
    </message>
    <message>
        <source>The objective of fuzzy c-means divided by its value when all clusters coincide.</source>
        <translation>Die Zielfunktion von Fuzzy c-means, geteilt durch ihren Wert, wenn alle Cluster zusammenfallen.</translation>
    </message>
    <message>
        <source>Solves the paper&apos;s equations at the eigenvalue 1 and takes the minimum-norm solution.</source>
        <translation>Löst die Gleichungen der Veröffentlichung beim Eigenwert 1 und nimmt die Lösung kleinster Norm.</translation>
    </message>
    <message>
        <source>The paper&apos;s solver for more features than samples. There are many solutions then, and the result may depend on the seed.</source>
        <translation>Der Löser der Veröffentlichung für mehr Merkmale als Proben. Dann gibt es viele Lösungen, und das Ergebnis kann vom Startwert abhängen.</translation>
    </message>
    <message>
        <source>The paper&apos;s solver for more labelled samples than features: it finds the nearest matrix pencil that has eigenvalues.</source>
        <translation>Der Löser der Veröffentlichung für mehr Proben mit Label als Merkmale: Er bestimmt das nächste Matrixbüschel, das Eigenwerte hat.</translation>
    </message>
    <message>
        <source>Exponent of the memberships. Near 1, every sample belongs to its nearest cluster; with many features, a large exponent makes all clusters identical.</source>
        <translation>Exponent der Zugehörigkeiten. Nahe 1 gehört jede Probe zu ihrem nächsten Cluster; bei vielen Merkmalen macht ein großer Exponent alle Cluster gleich.</translation>
    </message>
    <message>
        <source>Exponent of the shared feature weights. Near 1, one feature receives all the weight.</source>
        <translation>Exponent der gemeinsamen Merkmalsgewichte. Nahe 1 erhält ein einziges Merkmal das ganze Gewicht.</translation>
    </message>
    <message>
        <source>Exponent of the feature weights. Near 1, the feature with the smallest scatter receives all the weight.</source>
        <translation>Exponent der Merkmalsgewichte. Nahe 1 erhält das Merkmal mit der kleinsten Streuung das ganze Gewicht.</translation>
    </message>
    <message>
        <source>The interpretation under which the method behaves as the paper describes; for unscaled values, without the step Standardise features.</source>
        <translation>Die Auslegung, bei der sich die Methode so verhält, wie es die Veröffentlichung beschreibt; für nicht skalierte Werte, ohne den Schritt „Merkmale standardisieren“.</translation>
    </message>
    <message>
        <source>The same in every iteration.</source>
        <translation>In jeder Iteration gleich.</translation>
    </message>
    <message>
        <source>Indices of the initial samples, one for each cluster, counted from 0, as in 0,5. If empty, the samples are chosen at random.</source>
        <translation>Indizes der Startproben, einer je Cluster, ab 0 gezählt, wie in 0,5. Ist das Feld leer, werden die Proben zufällig ausgewählt.</translation>
    </message>
    <message>
        <source>Only the samples pinned in the plot.</source>
        <translation>Nur die im Diagramm fixierten Proben.</translation>
    </message>
    <message>
        <source>The width itself, as published: on unscaled expression values the kernel is then often the identity matrix.</source>
        <translation>Die Breite selbst, wie veröffentlicht: Bei nicht skalierten Expressionswerten ist der Kern dann oft die Einheitsmatrix.</translation>
    </message>
    <message>
        <source>The width in the paper&apos;s equations, which determines the scale of the factors.</source>
        <translation>Die Breite in den Gleichungen der Veröffentlichung, die die Skala der Faktoren bestimmt.</translation>
    </message>
    <message>
        <source>They are set to 0.</source>
        <translation>Sie werden auf 0 gesetzt.</translation>
    </message>
    <message>
        <source>Their absolute values are used, as published.</source>
        <translation>Ihre Beträge werden verwendet, wie veröffentlicht.</translation>
    </message>
    <message>
        <source>They make samples more similar if they differ in that feature.</source>
        <translation>Sie machen Proben ähnlicher, die sich in diesem Merkmal unterscheiden.</translation>
    </message>
    <message>
        <source>The nearest samples under the current factors, recomputed in every iteration.</source>
        <translation>Die nächsten Proben unter den aktuellen Faktoren, in jeder Iteration neu berechnet.</translation>
    </message>
    <message>
        <source>Three classes from four normal distributions, one of them elongated; one class has two parts. From the supervised fuzzy partitioning paper.</source>
        <translation>Drei Klassen aus vier Normalverteilungen, eine davon lang gestreckt; eine Klasse hat zwei Teile. Aus der Veröffentlichung zu Supervised Fuzzy Partitioning.</translation>
    </message>
    <message>
        <source>Number of dimensions to which the data are reduced.</source>
        <translation>Zahl der Dimensionen, auf die die Daten reduziert werden.</translation>
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
        <source>Two interlocked open rings, the shape for which spectral feature scaling was published. Three informative features and uniform noise.</source>
        <translation>Zwei verschränkte offene Ringe, die Form, für die spektrale Merkmalsskalierung veröffentlicht wurde. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two interlocked rings, as in a chain. Three informative features and uniform noise.</source>
        <translation>Zwei verschränkte Ringe, wie in einer Kette. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Two round clouds next to each other. Three informative features and uniform noise.</source>
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
        <source>Two interlocked tubes, each bent into a ring. Three informative features and uniform noise.</source>
        <translation>Zwei verschränkte, zu Ringen gebogene Röhren. Drei informative Merkmale und gleichverteiltes Rauschen.</translation>
    </message>
    <message>
        <source>Sets values above the given number to that number.</source>
        <translation>Setzt Werte über der angegebenen Zahl auf diese Zahl.</translation>
    </message>
    <message>
        <source>Sets values below the given number to that number.</source>
        <translation>Setzt Werte unter der angegebenen Zahl auf diese Zahl.</translation>
    </message>
    <message>
        <source>W-k-means</source>
        <translation>W-k-means</translation>
    </message>
    <message>
        <source>Feature weights that set the scale of K.</source>
        <translation>Merkmalsgewichte, die die Skala von K festlegen.</translation>
    </message>
    <message>
        <source>Penalty for each violated constraint.</source>
        <translation>Strafe für jeden verletzten Constraint.</translation>
    </message>
    <message>
        <source>How the contribution of a feature to the distance from a cluster is computed.</source>
        <translation>Berechnung des Beitrags eines Merkmals zum Abstand von einem Cluster.</translation>
    </message>
    <message>
        <source>How factors below 0 are treated.</source>
        <translation>Behandlung von Faktoren unter 0.</translation>
    </message>
    <message>
        <source>Penalty on large factors. Larger values use more features.</source>
        <translation>Strafe für große Faktoren. Größere Werte verwenden mehr Merkmale.</translation>
    </message>
    <message>
        <source>Weight of the similarity within classes relative to the dissimilarity between classes.</source>
        <translation>Gewicht der Ähnlichkeit innerhalb der Klassen gegenüber der Unähnlichkeit zwischen den Klassen.</translation>
    </message>
    <message>
        <source>Criterion (in percent) that the annealing minimises together with the number of probes.</source>
        <translation>Kriterium (in Prozent), das das Annealing zusammen mit der Zahl der Sonden minimiert.</translation>
    </message>
    <message>
        <source>How the samples are weighted in the cluster centres.</source>
        <translation>Gewichtung der Proben in den Clusterzentren.</translation>
    </message>
    <message>
        <source>How the directions are scaled.</source>
        <translation>Skalierung der Richtungen.</translation>
    </message>
    <message>
        <source>Weight of the entropy of the feature weights relative to the scatter of a cluster, summed over its members. Larger values use more features.</source>
        <translation>Gewicht der Entropie der Merkmalsgewichte gegenüber der Streuung eines Clusters, summiert über seine Mitglieder. Größere Werte verwenden mehr Merkmale.</translation>
    </message>
    <message>
        <source>Unit in which the kernel width is given.</source>
        <translation>Einheit, in der die Kernbreite angegeben wird.</translation>
    </message>
    <message>
        <source>Sides of the eigenproblem to which the ridge is added.</source>
        <translation>Seiten des Eigenwertproblems, zu denen der Ridge addiert wird.</translation>
    </message>
    <message>
        <source>How the constraint weight is determined.</source>
        <translation>Bestimmung des Gewichts der Constraints.</translation>
    </message>
    <message>
        <source>Unit in which the width is given.</source>
        <translation>Einheit, in der die Breite angegeben wird.</translation>
    </message>
    <message>
        <source>Values of the target vector in the two classes; the first class in the list has the value 1. With more than two classes, each class except the last has a target vector against the classes after it.</source>
        <translation>Werte des Zielvektors in den beiden Klassen; die erste Klasse der Liste hat den Wert 1. Bei mehr als zwei Klassen hat jede außer der letzten einen Zielvektor gegen die Klassen nach ihr.</translation>
    </message>
    <message>
        <source>Extension (not in the paper): directions with hardly any variance are not ranked best.</source>
        <translation>Erweiterung (nicht in der Veröffentlichung): Richtungen fast ohne Varianz gelten nicht als die besten.</translation>
    </message>
    <message>
        <source>Scatter that sets the scale of λ.</source>
        <translation>Streuung, die die Skala von λ festlegt.</translation>
    </message>
    <message>
        <source>How the clusters are initialised.</source>
        <translation>Initialisierung der Cluster.</translation>
    </message>
    <message>
        <source>Default values of the other parameters.</source>
        <translation>Standardwerte der anderen Parameter.</translation>
    </message>
    <message>
        <source>Fits half of the constraints and chooses the feature weights, K and shrinkage that satisfy most of the other half. Takes about thirty fits.</source>
        <translation>Passt an die Hälfte der Constraints an und wählt Merkmalsgewichte, K und Schrumpfung so, dass die meisten übrigen erfüllt sind. Braucht etwa dreißig Anpassungen.</translation>
    </message>
    <message>
        <source>Learns a weight for every feature. If off, all features count equally: Gustafson-Kessel clustering guided by constraints.</source>
        <translation>Lernt ein Gewicht für jedes Merkmal. Ohne diese Option zählen alle Merkmale gleich: Gustafson-Kessel-Clustering mit Constraints.</translation>
    </message>
    <message>
        <source>Lets large clusters absorb small ones until the small ones vanish. Start with more clusters than you expect.</source>
        <translation>Lässt große Cluster kleine aufnehmen, bis diese verschwinden. Mit mehr Clustern beginnen, als zu erwarten sind.</translation>
    </message>
    <message>
        <source>Triples the constraint weight, at most three times, as long as constraints that can be satisfied are violated.</source>
        <translation>Verdreifacht das Gewicht der Constraints, höchstens dreimal, solange erfüllbare Constraints verletzt sind.</translation>
    </message>
    <message>
        <source>Adds the constraints that follow from the given ones: a with b and b with c imply a with c.</source>
        <translation>Fügt die Constraints hinzu, die aus den vorhandenen folgen: a mit b und b mit c ergeben a mit c.</translation>
    </message>
    <message>
        <source>Samples with which each sample is compared.</source>
        <translation>Proben, mit denen jede Probe verglichen wird.</translation>
    </message>
    <message>
        <source>Samples at which the clusters start.</source>
        <translation>Proben, bei denen die Cluster beginnen.</translation>
    </message>
    <message>
        <source>Whether each cluster has its own feature weights.</source>
        <translation>Ob jeder Cluster eigene Merkmalsgewichte hat.</translation>
    </message>
    <message>
        <source>Without a norm matrix, as in SCAD-1.</source>
        <translation>Ohne Normmatrix, wie in SCAD-1.</translation>
    </message>
    <message>
        <source>Xie-Beni index</source>
        <translation>Xie-Beni-Index</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>absolut</translation>
    </message>
    <message>
        <source>initial acceptance rate</source>
        <translation>anfängliche Annahmerate</translation>
    </message>
    <message>
        <source>affinity propagation</source>
        <translation>Affinity Propagation</translation>
    </message>
    <message>
        <source>fuzzy</source>
        <translation>unscharf</translation>
    </message>
    <message>
        <source>simultaneous</source>
        <translation>gleichzeitig</translation>
    </message>
    <message>
        <source>all neighbours equal</source>
        <translation>alle Nachbarn gleich</translation>
    </message>
    <message>
        <source>its whole class</source>
        <translation>ganze Klasse</translation>
    </message>
    <message>
        <source>all components</source>
        <translation>alle Komponenten</translation>
    </message>
    <message>
        <source>all probes</source>
        <translation>alle Sonden</translation>
    </message>
    <message>
        <source>along the cluster shape</source>
        <translation>entlang der Clusterform</translation>
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
        <source>unscaled</source>
        <translation>unskaliert</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>orthonormal</source>
        <translation>orthonormal</translation>
    </message>
    <message>
        <source>feature selection</source>
        <translation>Merkmalsauswahl</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>spherical</source>
        <translation>kugelförmig</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>by eigenvalue</source>
        <translation>nach Eigenwert</translation>
    </message>
    <message>
        <source>Mahalanobis</source>
        <translation>Mahalanobis</translation>
    </message>
    <message>
        <source>centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>tune on held-out constraints</source>
        <translation>an Test-Constraints optimieren</translation>
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
        <source>add implied constraints</source>
        <translation>gefolgerte Constraints ergänzen</translation>
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
        <source>all clusters</source>
        <translation>alle Cluster</translation>
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
        <source>cooling factor</source>
        <translation>Abkühlungsfaktor</translation>
    </message>
    <message>
        <source>constraint weight</source>
        <translation>Gewicht der Constraints</translation>
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
        <source>plain difference</source>
        <translation>einfache Differenz</translation>
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
        <source>distance per feature</source>
        <translation>Abstand je Merkmal</translation>
    </message>
    <message>
        <source>follow distances</source>
        <translation>Abständen folgen</translation>
    </message>
    <message>
        <source>divisor: population or sample</source>
        <translation>Teiler: population oder sample</translation>
    </message>
    <message>
        <source>effective number of features</source>
        <translation>effektive Zahl der Merkmale</translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation>gleiche Gewichte</translation>
    </message>
    <message>
        <source>regularisation</source>
        <translation>Regularisierung</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
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
        <translation>wenige</translation>
    </message>
    <message>
        <source>few probes</source>
        <translation>wenige Sonden</translation>
    </message>
    <message>
        <source>fixed constraint weight</source>
        <translation>festes Gewicht der Constraints</translation>
    </message>
    <message>
        <source>fits the data</source>
        <translation>folgt den Daten</translation>
    </message>
    <message>
        <source>scaled by clusters</source>
        <translation>mit der Clusterzahl skaliert</translation>
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
        <source>maximum fraction, 0 to 1</source>
        <translation>maximaler Anteil, 0 bis 1</translation>
    </message>
    <message>
        <source>maximum value</source>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>enforce constraints</source>
        <translation>Constraints durchsetzen</translation>
    </message>
    <message>
        <source>its neighbours</source>
        <translation>seine Nachbarn</translation>
    </message>
    <message>
        <source>along the feature axis</source>
        <translation>entlang der Merkmalsachse</translation>
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
        <source>k/2 times equation 17 of the paper; also effective with many clusters.</source>
        <translation>k/2 mal Gleichung 17 der Veröffentlichung; wirkt auch bei vielen Clustern.</translation>
    </message>
    <message>
        <source>retained variance</source>
        <translation>erhaltene Varianz</translation>
    </message>
    <message>
        <source>kernel width</source>
        <translation>Kernbreite</translation>
    </message>
    <message>
        <source>kernel width unit</source>
        <translation>Einheit der Kernbreite</translation>
    </message>
    <message>
        <source>label weight</source>
        <translation>Labelgewicht</translation>
    </message>
    <message>
        <source>unsupervised</source>
        <translation>unüberwacht</translation>
    </message>
    <message>
        <source>supervised</source>
        <translation>überwacht</translation>
    </message>
    <message>
        <source>learn feature weights</source>
        <translation>Merkmalsgewichte lernen</translation>
    </message>
    <message>
        <source>minimum size</source>
        <translation>Mindestgröße</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>kleinste Quadrate</translation>
    </message>
    <message>
        <source>minimum value</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>competitive agglomeration</source>
        <translation>konkurrierende Agglomeration</translation>
    </message>
    <message>
        <source>similarity within classes</source>
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
        <source>disconnected</source>
        <translation>unzusammenhängend</translation>
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
        <source>mean per cluster</source>
        <translation>Mittelwert je Cluster</translation>
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
        <source>names separated by commas, a file of names, or FILE.gmt:NAME, a gene set</source>
        <translation>durch Kommas getrennte Namen, eine Datei mit Namen oder DATEI.gmt:NAME, eine Genmenge</translation>
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
        <source>per cluster</source>
        <translation>je Cluster</translation>
    </message>
    <message>
        <source>sequential</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>one feature</source>
        <translation>ein Merkmal</translation>
    </message>
    <message>
        <source>one prototype per class</source>
        <translation>ein Prototyp je Klasse</translation>
    </message>
    <message>
        <source>one seed per class</source>
        <translation>eine Startprobe je Klasse</translation>
    </message>
    <message>
        <source>only AnnData and Matrix Market files can be reduced to the most variable features during import</source>
        <translation>nur AnnData- und Matrix-Market-Dateien können beim Import auf die variabelsten Merkmale reduziert werden</translation>
    </message>
    <message>
        <source>only AnnData files (h5ad) have layers</source>
        <translation>nur AnnData-Dateien (h5ad) haben Layer</translation>
    </message>
    <message>
        <source>only text tables, workbooks and ARFF files have a label column to choose</source>
        <translation>nur Texttabellen, Arbeitsmappen und ARFF-Dateien haben eine wählbare Labelspalte</translation>
    </message>
    <message>
        <source>only workbooks (XLSX) have sheets</source>
        <translation>nur Arbeitsmappen (XLSX) haben Blätter</translation>
    </message>
    <message>
        <source>follow constraints</source>
        <translation>Constraints folgen</translation>
    </message>
    <message>
        <source>pinned samples</source>
        <translation>fixierte Proben</translation>
    </message>
    <message>
        <source>pinned probes</source>
        <translation>fixierte Sonden</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>euklidisch</translation>
    </message>
    <message>
        <source>preference</source>
        <translation>Präferenz</translation>
    </message>
    <message>
        <source>current weights</source>
        <translation>aktuelle Gewichte</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>penalty per probe</source>
        <translation>Strafe je Sonde</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>unsmoothed</source>
        <translation>ungeglättet</translation>
    </message>
    <message>
        <source>uniform prototypes</source>
        <translation>gleichverteilte Prototypen</translation>
    </message>
    <message>
        <source>contour radius</source>
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
        <source>ratio (extension)</source>
        <translation>Verhältnis (Erweiterung)</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>neighbour updates</source>
        <translation>Nachbar-Aktualisierungen</translation>
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
        <source>ridge added to</source>
        <translation>Ridge auf</translation>
    </message>
    <message>
        <source>scale of K</source>
        <translation>Skala von K</translation>
    </message>
    <message>
        <source>constraint weight rule</source>
        <translation>Regel für das Gewicht</translation>
    </message>
    <message>
        <source>sSFCM · FCM with given memberships</source>
        <translation>sSFCM · FCM mit vorgegebenen Zugehörigkeiten</translation>
    </message>
    <message>
        <source>isolated samples</source>
        <translation>isolierte Proben</translation>
    </message>
    <message>
        <source>scale of λ</source>
        <translation>Skala von λ</translation>
    </message>
    <message>
        <source>solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>self-similarity</source>
        <translation>Selbstähnlichkeit</translation>
    </message>
    <message>
        <source>series matrix files always use tabs</source>
        <translation>Serienmatrix-Dateien verwenden immer Tabulatoren</translation>
    </message>
    <message>
        <source>series matrix files mark where the values begin</source>
        <translation>Serienmatrix-Dateien kennzeichnen, wo die Werte beginnen</translation>
    </message>
    <message>
        <source>shape of the members</source>
        <translation>Form der Mitglieder</translation>
    </message>
    <message>
        <source>fraction of samples</source>
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
        <source>prototype smoothing</source>
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
        <source>initialisation</source>
        <translation>Initialisierung</translation>
    </message>
    <message>
        <source>initial samples</source>
        <translation>Startproben</translation>
    </message>
    <message>
        <source>restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>more stable</source>
        <translation>stabiler</translation>
    </message>
    <message>
        <source>agglomeration strength</source>
        <translation>Stärke der Agglomeration</translation>
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
        <source>degree matrix only</source>
        <translation>nur die Gradmatrix</translation>
    </message>
    <message>
        <source>paper&apos;s equations</source>
        <translation>Gleichungen der Veröffentlichung</translation>
    </message>
    <message>
        <source>median distance</source>
        <translation>Medianabstand</translation>
    </message>
    <message>
        <source>nearest only</source>
        <translation>nur die nächste</translation>
    </message>
    <message>
        <source>neighbour distances</source>
        <translation>Nachbarabstände</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>trials per sample</source>
        <translation>Versuche je Probe</translation>
    </message>
    <message>
        <source>exact minimum</source>
        <translation>exaktes Minimum</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>workbooks have cells and need no delimiter</source>
        <translation>Arbeitsmappen haben Zellen und brauchen kein Trennzeichen</translation>
    </message>
    <message>
        <source>λ is multiplied by the number of samples per cluster, so its effect does not depend on the number of samples.</source>
        <translation>λ wird mit der Zahl der Proben je Cluster multipliziert; daher hängt die Wirkung nicht von der Zahl der Proben ab.</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>the start of the file matches this format</source>
        <translation>der Anfang der Datei passt zu diesem Format</translation>
    </message>
    <message>
        <source>no other format matches the content better</source>
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
        <source>Text table (CSV, TSV)</source>
        <translation>Texttabelle (CSV, TSV)</translation>
    </message>
    <message>
        <source>effective number of features, cluster %1</source>
        <translation>effektive Zahl der Merkmale, Cluster %1</translation>
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
        <translation>Leave-one-out, Schritte in jedem Fold angepasst</translation>
    </message>
    <message>
        <source>Every sample belongs almost equally to all clusters, so the cluster assignments mean little. The fuzziness m is %1; choose a smaller value.</source>
        <translation>Jede Probe gehört zu allen Clustern fast gleich, daher sagt die Zuordnung zu Clustern wenig aus. Die Unschärfe m ist %1; einen kleineren Wert wählen.</translation>
    </message>
    <message>
        <source>Apart from the effect of its label, every sample belongs almost equally to all clusters, because its distances from them differ too little compared with γ; the assigned cluster or class means little. Standardise the features (step zscore) or choose a smaller γ.</source>
        <translation>Abgesehen von der Wirkung ihres Labels gehört jede Probe zu allen Clustern fast gleich, weil sich ihre Abstände zu den Clustern im Vergleich zu γ zu wenig unterscheiden; der zugeordnete Cluster oder die zugeordnete Klasse sagt wenig aus. Merkmale standardisieren (Schritt zscore) oder ein kleineres γ wählen.</translation>
    </message>
    <message>
        <source>Must-links define %1 of the %2 initial clusters; the others start at the samples farthest from them. Other constraints, another order of the samples or another seed may lead to other clusters.</source>
        <translation>Must-Links legen %1 der %2 anfänglichen Cluster fest; die anderen beginnen bei den Proben, die von diesen am weitesten entfernt sind. Andere Constraints, eine andere Reihenfolge der Proben oder ein anderer Startwert können zu anderen Clustern führen.</translation>
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
        <source>The graph of the samples %1; each component has labels of only one class. The first dimensions separate these components; samples of the same component may coincide.</source>
        <translation>Der Graph der Proben %1; jede Komponente hat nur Labels einer einzigen Klasse. Die ersten Dimensionen trennen diese Komponenten; Proben derselben Komponente können zusammenfallen.</translation>
    </message>
    <message>
        <source>The graph of the samples %1. The first dimensions separate only these components; choose more neighbours or a larger width.</source>
        <translation>Der Graph der Proben %1. Die ersten Dimensionen trennen nur diese Komponenten; mehr Nachbarn oder eine größere Breite wählen.</translation>
    </message>
    <message>
        <source>The kernel was approximated from %1 of %2 samples (Nyström method). Its relative error, measured on %3 samples, is %4.</source>
        <translation>Der Kern wurde aus %1 von %2 Proben angenähert (Nyström-Verfahren). Sein relativer Fehler, gemessen an %3 Proben, beträgt %4.</translation>
    </message>
    <message>
        <source>The kernel is so narrow that every sample is similar only to itself: %1. Choose a larger width.</source>
        <translation>Der Kern ist so schmal, dass jede Probe nur sich selbst ähnlich ist: %1. Eine größere Breite wählen.</translation>
    </message>
    <message>
        <source>step %1 comes after %2: %3; move it before that step</source>
        <translation>Schritt %1 kommt nach %2: %3; vor diesen Schritt verschieben</translation>
    </message>
    <message>
        <source>every feature then has the same %1, so the step chooses features arbitrarily</source>
        <translation>jedes Merkmal hat dann dieselbe %1, daher wählt der Schritt Merkmale willkürlich aus</translation>
    </message>
    <message>
        <source>every feature then has the same %1, so the step no longer chooses the most variable features</source>
        <translation>jedes Merkmal hat dann dieselbe %1, daher wählt der Schritt nicht mehr die variabelsten Merkmale aus</translation>
    </message>
    <message>
        <source>%1: maximum error %2, which rounding cannot explain.</source>
        <translation>%1: größter Fehler %2, durch Rundung nicht erklärbar.</translation>
    </message>
    <message>
        <source>%1: maximum error %2.</source>
        <translation>%1: größter Fehler %2.</translation>
    </message>
    <message>
        <source>%1: maximum relative error %2, which rounding cannot explain.</source>
        <translation>%1: größter relativer Fehler %2, durch Rundung nicht erklärbar.</translation>
    </message>
    <message>
        <source>%1: maximum relative error %2.</source>
        <translation>%1: größter relativer Fehler %2.</translation>
    </message>
    <message>
        <source>%1 1 sample has no edges, because its weights are too small to be represented (βd² above 670); it cannot be compared.</source>
        <translation>%1 1 Probe hat keine Kanten, weil ihre Gewichte zu klein für die Zahlendarstellung sind (βd² über 670); sie kann nicht verglichen werden.</translation>
    </message>
    <message>
        <source>%1 %2 samples have no edges, because their weights are too small to be represented (βd² above 670); they cannot be compared.</source>
        <translation>%1 %2 Proben haben keine Kanten, weil ihre Gewichte zu klein für die Zahlendarstellung sind (βd² über 670); sie können nicht verglichen werden.</translation>
    </message>
    <message>
        <source>the leave-one-out accuracy with the steps fitted in each fold could not be computed: %1</source>
        <translation>Die Leave-one-out-Genauigkeit mit in jedem Fold angepassten Schritten konnte nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>%1 The clustered values are the same for all samples.</source>
        <translation>%1 Die Werte, nach denen Cluster gebildet werden, sind für alle Proben gleich.</translation>
    </message>
    <message>
        <source>%1 With these data, this can happen if the fuzziness m is %2 or larger; m is %3. Choose a smaller value.</source>
        <translation>%1 Bei diesen Daten kann das geschehen, wenn die Unschärfe m mindestens %2 ist; m ist %3. Einen kleineren Wert wählen.</translation>
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
        <source>%1 samples have no values and were filled from the other samples only</source>
        <translation>%1 Proben haben keine Werte und wurden nur aus den anderen Proben gefüllt</translation>
    </message>
    <message>
        <source>1 sample has no values and was filled from the other samples only</source>
        <translation>1 Probe hat keine Werte und wurde nur aus den anderen Proben gefüllt</translation>
    </message>
    <message>
        <source>exclude such samples with the step drop-samples</source>
        <translation>solche Proben mit dem Schritt drop-samples ausschließen</translation>
    </message>
    <message>
        <source>%1, the first of %2 such rows</source>
        <translation>%1, die erste von %2 solchen Zeilen</translation>
    </message>
    <message>
        <source>%1; also available: %2</source>
        <translation>%1; auch verfügbar: %2</translation>
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
        <source>tuned on held-out constraints, of which %1 % were satisfied: %2, %3</source>
        <translation>an zurückgehaltenen Constraints optimiert, von denen %1 % erfüllt wurden: %2, %3</translation>
    </message>
    <message>
        <source>labels: %1 and %2 more</source>
        <translation>Labels: %1 und %2 weitere</translation>
    </message>
    <message>
        <source>leave-one-out accuracy could not be computed: %1</source>
        <translation>Die Leave-one-out-Genauigkeit konnte nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>no feature weights</source>
        <translation>keine Merkmalsgewichte</translation>
    </message>
    <message>
        <source>no norm matrix</source>
        <translation>keine Normmatrix</translation>
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
        <source>the visible sheets are empty; the first hidden sheet with content, of: %1</source>
        <translation>die sichtbaren Blätter sind leer; das erste ausgeblendete Blatt mit Inhalt, von: %1</translation>
    </message>
    <message>
        <source>the first visible sheet with content, of: %1</source>
        <translation>das erste sichtbare Blatt mit Inhalt, von: %1</translation>
    </message>
    <message>
        <source>the first sheet with content, of: %1</source>
        <translation>das erste Blatt mit Inhalt, von: %1</translation>
    </message>
    <message>
        <source>the only sheet</source>
        <translation>das einzige Blatt</translation>
    </message>
    <message>
        <source>%1; remove some constraints</source>
        <translation>%1; einige Constraints entfernen</translation>
    </message>
    <message>
        <source>%1; 1 more cannot-link contradicts the must-links</source>
        <translation>%1; 1 weiterer Cannot-Link widerspricht den Must-Links</translation>
    </message>
    <message>
        <source>1 of %2 constraints is violated; a larger constraint weight satisfies more constraints</source>
        <translation>1 von %2 Constraints ist verletzt; ein größeres Gewicht der Constraints erfüllt mehr Constraints</translation>
    </message>
    <message>
        <source>In the rows of probes they differ in 1 entry by up to %2, because the degree of a probe sums over all other samples, but its memberships sum over all probes including itself.</source>
        <translation>In den Zeilen der Sonden unterscheiden sie sich in 1 Eintrag um bis zu %2, weil der Grad einer Sonde über alle anderen Proben summiert wird, ihre Zugehörigkeiten aber über alle Sonden einschließlich ihrer selbst.</translation>
    </message>
    <message>
        <source>xᵢₗ is the value of feature l in sample i, cⱼ the centre of cluster j, and uᵢⱼ the membership of sample i in cluster j; the memberships of a sample add up to 1.</source>
        <translation>xᵢₗ ist der Wert von Merkmal l in Probe i, cⱼ das Zentrum von Cluster j und uᵢⱼ die Zugehörigkeit von Probe i zu Cluster j; die Zugehörigkeiten einer Probe ergeben zusammen 1.</translation>
    </message>
    <message>
        <source>Each sample is in exactly one cluster: uᵢⱼ is 1 for this cluster and 0 for the others.</source>
        <translation>Jede Probe ist in genau einem Cluster: uᵢⱼ ist 1 für diesen Cluster und 0 für die anderen.</translation>
    </message>
    <message>
        <source>ML and CL are the pairs (s, t) of samples with a must-link and with a cannot-link; α is the constraint weight.</source>
        <translation>ML und CL sind die Paare (s, t) von Proben mit Must-Link und mit Cannot-Link; α ist das Gewicht der Constraints.</translation>
    </message>
    <message>
        <source>W contains the similarities wᵢⱼ of neighbouring samples, D the row sums of W. The ℓ leading solutions are the coordinates of the samples; in these coordinates k-means finds the clusters, and the nearest other labelled sample gives the class.</source>
        <translation>W enthält die Ähnlichkeiten wᵢⱼ benachbarter Proben, D die Zeilensummen von W. Die ℓ führenden Lösungen sind die Koordinaten der Proben; in diesen Koordinaten bestimmt k-means die Cluster, und die nächste andere Probe mit Label ergibt die Klasse.</translation>
    </message>
    <message>
        <source>The projections on the first ℓ directions a are the coordinates of the samples; in these coordinates k-means finds the clusters, and the nearest other labelled sample gives the class.</source>
        <translation>Die Projektionen auf die ersten ℓ Richtungen a sind die Koordinaten der Proben; in diesen Koordinaten bestimmt k-means die Cluster, und die nächste andere Probe mit Label ergibt die Klasse.</translation>
    </message>
    <message>
        <source>yₛ are the c probes, chosen among the samples. Row vᵢ describes sample i; the rows are clustered by fuzzy c-means or by the method that the parameter selects. cⱼ is the centre of cluster j in the space of these rows, uᵢⱼ the membership of sample i in it.</source>
        <translation>yₛ sind die c Sonden, unter den Proben ausgewählt. Die Zeile vᵢ beschreibt Probe i; aus den Zeilen werden mit Fuzzy c-means oder dem im Parameter gewählten Verfahren Cluster gebildet. cⱼ ist das Zentrum von Cluster j im Raum dieser Zeilen, uᵢⱼ die Zugehörigkeit von Probe i zu ihm.</translation>
    </message>
    <message>
        <source>J is minimised alternately over uᵢⱼ, the centres, the label prototypes zⱼ and the feature weights wⱼₗ, which add up to 1 in every cluster; ℓ is the loss of a prototype for the label yᵢ.</source>
        <translation>J wird abwechselnd über uᵢⱼ, die Zentren, die Label-Prototypen zⱼ und die Merkmalsgewichte wⱼₗ minimiert, die in jedem Cluster zusammen 1 ergeben; ℓ ist der Verlust eines Prototyps beim Label yᵢ.</translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster; tᵢⱼₗ is the contribution of feature l to the distance, given the shape of the cluster; δⱼ is determined by K; p is the number of features.</source>
        <translation>vⱼₗ sind die Merkmalsgewichte, die in jedem Cluster zusammen 1 ergeben; tᵢⱼₗ ist der Beitrag von Merkmal l zum Abstand bei der Form des Clusters; δⱼ wird durch K bestimmt; p ist die Zahl der Merkmale.</translation>
    </message>
    <message>
        <source>Dᵢⱼ is the squared distance of sample i from the centre of cluster j. With competitive agglomeration, β is proportional to η and decays, and large clusters absorb small ones; otherwise β is 0.</source>
        <translation>Dᵢⱼ ist der quadrierte Abstand von Probe i zum Zentrum von Cluster j. Bei konkurrierender Agglomeration ist β proportional zu η und klingt ab, und große Cluster nehmen kleine auf; sonst ist β 0.</translation>
    </message>
    <message>
        <source>b is the number of violated constraints.</source>
        <translation>b ist die Zahl der verletzten Constraints.</translation>
    </message>
    <message>
        <source>gᵢⱼ is η for the class of a labelled sample, otherwise 0.</source>
        <translation>gᵢⱼ ist η für die Klasse einer Probe mit Label, sonst 0.</translation>
    </message>
    <message>
        <source>bᵢ is 1 for a labelled sample, otherwise 0; fᵢⱼ is 1 for its class, otherwise 0.</source>
        <translation>bᵢ ist 1 für eine Probe mit Label, sonst 0; fᵢⱼ ist 1 für ihre Klasse, sonst 0.</translation>
    </message>
    <message>
        <source>A labelled sample belongs only to the cluster of its class.</source>
        <translation>Eine Probe mit Label gehört nur zum Cluster ihrer Klasse.</translation>
    </message>
    <message>
        <source>Fⱼ is the fuzzy covariance matrix of cluster j, τ the mean variance of the features.</source>
        <translation>Fⱼ ist die Fuzzy-Kovarianzmatrix von Cluster j, τ die mittlere Varianz der Merkmale.</translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster; δⱼ is determined by K.</source>
        <translation>vⱼₗ sind die Merkmalsgewichte, die in jedem Cluster zusammen 1 ergeben; δⱼ wird durch K bestimmt.</translation>
    </message>
    <message>
        <source>vⱼₗ are the feature weights, which add up to 1 in every cluster.</source>
        <translation>vⱼₗ sind die Merkmalsgewichte, die in jedem Cluster zusammen 1 ergeben.</translation>
    </message>
    <message>
        <source>vₗ are the feature weights, shared by all clusters; they add up to 1.</source>
        <translation>vₗ sind die Merkmalsgewichte, die allen Clustern gemeinsam sind; sie ergeben zusammen 1.</translation>
    </message>
    <message>
        <source>sₗ is the factor of feature l. The solver determines the factors from the labelled samples so that a solution q separates their classes; the parameters define the treatment of factors below 0 and the width σ.</source>
        <translation>sₗ ist der Faktor von Merkmal l. Der Löser bestimmt die Faktoren aus den Proben mit Label so, dass eine Lösung q ihre Klassen trennt; die Parameter legen die Behandlung von Faktoren unter 0 und die Breite σ fest.</translation>
    </message>
    <message>
        <source>X contains one sample per row, as coordinates on the leading principal components.</source>
        <translation>X enthält eine Probe je Zeile, als Koordinaten auf den führenden Hauptkomponenten.</translation>
    </message>
    <message>
        <source>K is the Gaussian kernel matrix of the samples; the ridge is added to it as set by the parameters.</source>
        <translation>K ist die Matrix des Gauß-Kerns der Proben; der Ridge wird dazu addiert, wie in den Parametern festgelegt.</translation>
    </message>
    <message>
        <source>Sᵇ and Sʷ are the between-class and within-class scatter of the labelled samples; ρ is the ridge.</source>
        <translation>Sᵇ und Sʷ sind die Streuung der Proben mit Label zwischen den Klassen und innerhalb der Klassen; ρ ist der Ridge.</translation>
    </message>
    <message>
        <source>Sᵇ and Sʷ are the between-class and within-class scatter of the labelled samples, in which neighbours of the same class count more; ρ is the ridge.</source>
        <translation>Sᵇ und Sʷ sind die Streuung der Proben mit Label zwischen den Klassen und innerhalb der Klassen, wobei Nachbarn derselben Klasse mehr zählen; ρ ist der Ridge.</translation>
    </message>
    <message>
        <source>K is the Gaussian kernel matrix of the labelled samples; Lᵇ and Lʷ turn it into their between-class and within-class scatter, in which neighbours of the same class count more; ρ is the ridge.</source>
        <translation>K ist die Matrix des Gauß-Kerns der Proben mit Label; Lᵇ und Lʷ machen daraus deren Streuung zwischen den Klassen und innerhalb der Klassen, wobei Nachbarn derselben Klasse mehr zählen; ρ ist der Ridge.</translation>
    </message>
    <message>
        <source>S is the covariance matrix of the features.</source>
        <translation>S ist die Kovarianzmatrix der Merkmale.</translation>
    </message>
    <message>
        <source>Each solution is a direction a.</source>
        <translation>Jede Lösung ist eine Richtung a.</translation>
    </message>
    <message>
        <source>leave-one-out cross-validation, preprocessing fitted in each fold</source>
        <translation>Leave-one-out-Kreuzvalidierung, Vorverarbeitung in jedem Fold angepasst</translation>
    </message>
    <message>
        <source>stratified %1-fold cross-validation, preprocessing fitted in each fold</source>
        <translation>stratifizierte %1-fache Kreuzvalidierung, Vorverarbeitung in jedem Fold angepasst</translation>
    </message>
    <message>
        <source>stratified %1-fold cross-validation of the labels, with the values of all samples in each fit</source>
        <translation>stratifizierte %1-fache Kreuzvalidierung der Labels, jede Anpassung verwendet die Werte aller Proben</translation>
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
        <source>%1 Fits with other random initialisations agree with an adjusted Rand index of %2 on average.</source>
        <translation>%1 Anpassungen mit anderen zufälligen Initialisierungen stimmen im Mittel mit einem adjustierten Rand-Index von %2 überein.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>How many features share the weight: the parameter with the largest effect. It weights the entropy of the feature weights. The effective number of features of the fit, averaged over the clusters, is shown below the slider.</source>
        <translation>Wie viele Merkmale sich das Gewicht teilen: der Parameter mit der größten Wirkung. Er gewichtet die Entropie der Merkmalsgewichte. Unter dem Regler wird die effektive Zahl der Merkmale der Anpassung angezeigt, gemittelt über die Cluster.</translation>
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
        <source>I have constraints</source>
        <translation>Ich habe Constraints</translation>
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
        <source>Permutes the labels of the samples at random. Any structure that a method then finds is due to chance.</source>
        <translation>Permutiert die Labels der Proben zufällig. Jede Struktur, die eine Methode dann findet, beruht auf Zufall.</translation>
    </message>
    <message>
        <source>Shuffle the labels</source>
        <translation>Labels vertauschen</translation>
    </message>
    <message>
        <source>There are no constraints between samples.</source>
        <translation>Es gibt keine Constraints zwischen Proben.</translation>
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
        <source>Use it when SCAD-1 weights the features too evenly or too unevenly.</source>
        <translation>Geeignet, wenn SCAD-1 die Merkmale zu gleichmäßig oder zu ungleichmäßig gewichtet.</translation>
    </message>
    <message>
        <source>Use it when the classes of a few samples are certain, and there are outliers.</source>
        <translation>Geeignet, wenn die Klassen weniger Proben sicher sind und es Ausreißer gibt.</translation>
    </message>
    <message>
        <source>Use it when the classes of a few samples are known, but may be incorrect.</source>
        <translation>Geeignet, wenn die Klassen weniger Proben bekannt sind, aber falsch sein können.</translation>
    </message>
    <message>
        <source>Use it when the classes of a few samples are known, and you know how reliable they are.</source>
        <translation>Geeignet, wenn die Klassen weniger Proben bekannt sind und ebenso, wie zuverlässig sie sind.</translation>
    </message>
    <message>
        <source>Use it when each group is described by its own few features among many.</source>
        <translation>Geeignet, wenn jede Gruppe durch wenige eigene Merkmale unter vielen beschrieben wird.</translation>
    </message>
    <message>
        <source>Use it when groups are chains, rings or other shapes that a centre cannot describe.</source>
        <translation>Geeignet, wenn Gruppen Ketten, Ringe oder andere Formen sind, die ein Zentrum nicht beschreiben kann.</translation>
    </message>
    <message>
        <source>Use it when groups are elongated, and there are many more samples than features.</source>
        <translation>Geeignet, wenn Gruppen länglich sind und es viel mehr Proben als Merkmale gibt.</translation>
    </message>
    <message>
        <source>Use it when groups are round and well separated, or as a reference for other methods.</source>
        <translation>Geeignet, wenn Gruppen rund und deutlich getrennt sind, oder als Vergleich für andere Methoden.</translation>
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
        <source>Use it when samples have classes that a straight line cannot separate.</source>
        <translation>Geeignet, wenn Proben Klassen haben, die eine Gerade nicht trennen kann.</translation>
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
        <source>Use it when samples have classes, and you want to know which features separate them and which samples are ambiguous.</source>
        <translation>Geeignet, wenn Proben Klassen haben und gefragt ist, welche Merkmale sie trennen und welche Proben uneindeutig sind.</translation>
    </message>
    <message>
        <source>Use it when samples have no classes, and similar samples should stay close together.</source>
        <translation>Geeignet, wenn Proben keine Klassen haben und ähnliche Proben nah beieinander bleiben sollen.</translation>
    </message>
    <message>
        <source>Use it when samples lie along a curve, and similar samples should stay close together.</source>
        <translation>Geeignet, wenn Proben entlang einer Kurve liegen und ähnliche Proben nah beieinander bleiben sollen.</translation>
    </message>
    <message>
        <source>Use it when some samples have classes, and the groups are chains or other shapes that a centre cannot describe.</source>
        <translation>Geeignet, wenn manche Proben Klassen haben und die Gruppen Ketten oder andere Formen sind, die ein Zentrum nicht beschreiben kann.</translation>
    </message>
    <message>
        <source>Use it when the same few features separate all groups.</source>
        <translation>Geeignet, wenn dieselben wenigen Merkmale alle Gruppen trennen.</translation>
    </message>
    <message>
        <source>Use it when there are many more features than samples, and a sample is best described by similar samples.</source>
        <translation>Geeignet, wenn es viel mehr Merkmale als Proben gibt und ähnliche Proben eine Probe am besten beschreiben.</translation>
    </message>
    <message>
        <source>Use it when there are many more features than samples, and distant samples should count too.</source>
        <translation>Geeignet, wenn es viel mehr Merkmale als Proben gibt und auch entfernte Proben zählen sollen.</translation>
    </message>
    <message>
        <source>Use it when you have constraints, and every sample belongs to exactly one cluster.</source>
        <translation>Geeignet, wenn Constraints bekannt sind und jede Probe zu genau einem Cluster gehört.</translation>
    </message>
    <message>
        <source>Use it when you have constraints, and only some features matter.</source>
        <translation>Geeignet, wenn Constraints bekannt sind und nur manche Merkmale wichtig sind.</translation>
    </message>
    <message>
        <source>Use it when you have constraints, but do not know the number of clusters.</source>
        <translation>Geeignet, wenn Constraints bekannt sind, aber nicht die Zahl der Cluster.</translation>
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
        <source>permutation number</source>
        <translation>Nummer der Permutation</translation>
    </message>
    <message>
        <source>%1 %2 samples could not be held out; the largest class counts as their prediction.</source>
        <translation>%1 %2 Proben konnten nicht zurückgehalten werden; die größte Klasse gilt als ihre Vorhersage.</translation>
    </message>
    <message>
        <source>%1 Always predicting the largest class is at least as accurate.</source>
        <translation>%1 Immer die größte Klasse vorherzusagen ist mindestens so genau.</translation>
    </message>
    <message>
        <source>%1; for %2 of %3 samples, the largest class counts as the prediction, because the method cannot be fitted without them: %4</source>
        <translation>%1; bei %2 von %3 Proben zählt die größte Klasse als Vorhersage, weil das Verfahren ohne sie nicht angepasst werden kann: %4</translation>
    </message>
    <message>
        <source>No better than chance: %1</source>
        <translation>Nicht besser als Zufall: %1</translation>
    </message>
    <message>
        <source>The fuzziness m is %1, chosen from the data so that the clusters do not coincide.</source>
        <translation>Die Unschärfe m ist %1, aus den Daten so gewählt, dass die Cluster nicht zusammenfallen.</translation>
    </message>
    <message>
        <source>The fuzziness m is %1, chosen from the data: from %2 upwards, all clusters can coincide.</source>
        <translation>Die Unschärfe m ist %1, aus den Daten gewählt: ab %2 können alle Cluster zusammenfallen.</translation>
    </message>
    <message>
        <source>Exponent of the memberships. Near 1, every sample belongs to its nearest cluster; with many features, a large exponent makes all clusters identical. Unless it is set, it is chosen from the data: at most 2, and below the value from which all clusters can coincide.</source>
        <translation>Exponent der Zugehörigkeiten. Nahe 1 gehört jede Probe zu ihrem nächsten Cluster; bei vielen Merkmalen macht ein großer Exponent alle Cluster gleich. Ist er nicht gesetzt, wird er aus den Daten gewählt: höchstens 2 und unter dem Wert, ab dem alle Cluster zusammenfallen können.</translation>
    </message>
    <message>
        <source>Too few samples to decide whether clusters and labels agree: adjusted Rand index %1, with shuffled labels %2 to %3; p = %4.</source>
        <translation>Zu wenige Proben, um zu sagen, ob Cluster und Labels übereinstimmen: adjustierter Rand-Index %1, mit vertauschten Labels %2 bis %3; p = %4.</translation>
    </message>
    <message>
        <source>Too few samples to test: %1</source>
        <translation>Zu wenige Proben für den Test: %1</translation>
    </message>
    <message>
        <source>all equal from m = %1</source>
        <translation>alle gleich ab m = %1</translation>
    </message>
    <message>
        <source>the step chooses samples by labels that are already shuffled</source>
        <translation>der Schritt wählt Proben nach Labels aus, die dann schon vertauscht sind</translation>
    </message>
    <message>
        <source>no permutation test: %1</source>
        <translation>kein Permutationstest: %1</translation>
    </message>
    <message>
        <source>The label weight is 0.</source>
        <translation>Das Labelgewicht ist 0.</translation>
    </message>
    <message>
        <source>the labels are shuffled: any agreement with them is due to chance</source>
        <translation>die Labels sind vertauscht: jede Übereinstimmung mit ihnen beruht auf Zufall</translation>
    </message>
    <message>
        <source>%1 %2 sample could not be held out; the largest class counts as its prediction.</source>
        <translation>%1 %2 Probe konnte nicht zurückgehalten werden; die größte Klasse gilt als ihre Vorhersage.</translation>
    </message>
    <message>
        <source>all similar</source>
        <translation>alle ähnlich</translation>
    </message>
    <message>
        <source>excluded probes</source>
        <translation>ausgeschlossene Sonden</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>zusammenhängend</translation>
    </message>
    <message>
        <source>fixed value</source>
        <translation>fester Wert</translation>
    </message>
    <message>
        <source>width unit</source>
        <translation>Einheit der Breite</translation>
    </message>
    <message>
        <source>%1 of %2 samples are classified correctly in cross-validation (%3 %, interval %4 to %5 %; largest class %6 %); with shuffled labels %7 to %8; p = %9.</source>
        <translation>%1 von %2 Proben in der Kreuzvalidierung richtig (%3 %, Intervall %4 bis %5 %; größte Klasse %6 %); mit vertauschten Labels %7 bis %8; p = %9.</translation>
    </message>
    <message>
        <source>%1 sample names occur more than once, the first is &quot;%2&quot; (samples %3); all samples are kept</source>
        <translation>%1 Probennamen kommen mehrfach vor, der erste ist „%2“ (Proben %3); alle Proben bleiben erhalten</translation>
    </message>
    <message>
        <source>1 sample name occurs more than once: &quot;%2&quot; (samples %3); all samples are kept</source>
        <translation>1 Probenname kommt mehrfach vor: „%2“ (Proben %3); alle Proben bleiben erhalten</translation>
    </message>
    <message>
        <source>Better than chance: %1</source>
        <translation>Besser als Zufall: %1</translation>
    </message>
    <message>
        <source>The label field &quot;%1&quot; has a single class (&quot;%2&quot;): a method that predicts classes needs at least two.</source>
        <translation>Das Labelfeld „%1“ hat nur eine Klasse („%2“): Ein Verfahren, das Klassen vorhersagt, braucht mindestens zwei.</translation>
    </message>
    <message>
        <source>at least 2 samples are needed, but there is only %1</source>
        <translation>mindestens 2 Proben sind nötig, es gibt aber nur %1</translation>
    </message>
    <message>
        <source>check the import settings, or choose data whose values differ between samples</source>
        <translation>die Importeinstellungen prüfen oder Daten wählen, deren Werte sich zwischen den Proben unterscheiden</translation>
    </message>
    <message>
        <source>check whether the samples are in rows or in columns (orientation)</source>
        <translation>prüfen, ob die Proben in Zeilen oder in Spalten stehen (Ausrichtung)</translation>
    </message>
    <message>
        <source>every feature is constant, so no method can distinguish the samples</source>
        <translation>alle Merkmale sind konstant, daher kann kein Verfahren die Proben unterscheiden</translation>
    </message>
    <message>
        <source>remove samples that are repeated by mistake, and give the others different names</source>
        <translation>versehentlich doppelte Proben entfernen und den übrigen verschiedene Namen geben</translation>
    </message>
    <message>
        <source>decision %1</source>
        <translation>Entscheidung %1</translation>
    </message>
    <message>
        <source>votes for %1</source>
        <translation>Stimmen für %1</translation>
    </message>
    <message>
        <source>score of %1</source>
        <translation>Kennwert von %1</translation>
    </message>
    <message>
        <source>Larger values make the kernel narrower, so that only nearer samples affect the decision. It is the factor of the squared distance in the kernel.</source>
        <translation>Größere Werte machen den Kern schmaler, sodass nur nähere Proben die Entscheidung beeinflussen. Faktor des quadrierten Abstands im Kern.</translation>
    </message>
    <message>
        <source>Larger values use fewer features. The class means are moved towards the mean of all samples by at most this many standard errors; a feature is not used if all its class means reach that mean.</source>
        <translation>Größere Werte verwenden weniger Merkmale. Die Klassenmittel werden um höchstens so viele Standardfehler zum Mittel aller Proben verschoben; ein Merkmal wird nicht verwendet, wenn alle seine Klassenmittel dieses Mittel erreichen.</translation>
    </message>
    <message>
        <source>Linear SVM · support vector machine</source>
        <translation>Lineare SVM · Support-Vektor-Maschine</translation>
    </message>
    <message>
        <source>N(x) contains the k labelled samples nearest to x, and yᵢ is the class of sample i. A sample of the fit is not its own neighbour.</source>
        <translation>N(x) enthält die k Proben mit Label, die x am nächsten sind, und yᵢ ist die Klasse von Probe i. Eine Probe der Anpassung ist nicht ihr eigener Nachbar.</translation>
    </message>
    <message>
        <source>Nearest centroid · class means</source>
        <translation>Nächstes Zentrum · Klassenmittel</translation>
    </message>
    <message>
        <source>Number of features, sampled at random, from which each split chooses one. Smaller values make the trees less similar.</source>
        <translation>Anzahl zufällig gezogener Merkmale, aus denen jede Teilung eines auswählt. Kleinere Werte machen die Bäume unterschiedlicher.</translation>
    </message>
    <message>
        <source>Number of nearest labelled samples that vote.</source>
        <translation>Zahl der nächsten Proben mit Label, die abstimmen.</translation>
    </message>
    <message>
        <source>Number of trees. More trees make the votes more stable.</source>
        <translation>Zahl der Bäume. Mehr Bäume machen die Stimmen stabiler.</translation>
    </message>
    <message>
        <source>Predicts the class that gets the most votes from many randomised decision trees</source>
        <translation>Sagt die Klasse vorher, die die meisten Stimmen vieler zufällig variierter Entscheidungsbäume erhält</translation>
    </message>
    <message>
        <source>Predicts the class whose mean is nearest</source>
        <translation>Sagt die Klasse vorher, deren Mittel am nächsten ist</translation>
    </message>
    <message>
        <source>Predicts the class whose mean is nearest, after shrinking the means so that few features remain</source>
        <translation>Sagt die Klasse vorher, deren Mittel am nächsten ist; die Mittel werden so geschrumpft, dass wenige Merkmale übrig bleiben</translation>
    </message>
    <message>
        <source>Predicts the most frequent class among the nearest labelled samples</source>
        <translation>Sagt die häufigste Klasse unter den nächsten Proben mit Label vorher</translation>
    </message>
    <message>
        <source>Penalty for training samples inside the margin or on its wrong side. Larger values fit the training samples more closely.</source>
        <translation>Strafe für Trainingsproben innerhalb des Rands oder auf seiner falschen Seite. Größere Werte passen das Modell genauer an die Trainingsproben an.</translation>
    </message>
    <message>
        <source>RBF SVM · support vector machine with a Gaussian kernel</source>
        <translation>RBF-SVM · Support-Vektor-Maschine mit Gauß-Kern</translation>
    </message>
    <message>
        <source>Random forest · votes of decision trees</source>
        <translation>Random Forest · Stimmen von Entscheidungsbäumen</translation>
    </message>
    <message>
        <source>For a sample of the fit, only the trees that were grown without it vote.</source>
        <translation>Über eine Probe der Anpassung stimmen nur die Bäume ab, die ohne sie angepasst wurden.</translation>
    </message>
    <message>
        <source>Seed of the random choice of samples and features.</source>
        <translation>Startwert für die zufällige Auswahl von Proben und Merkmalen.</translation>
    </message>
    <message>
        <source>Separates each pair of classes by a curved boundary with the widest margin</source>
        <translation>Trennt jedes Paar von Klassen durch eine gekrümmte Grenze mit dem breitesten Rand</translation>
    </message>
    <message>
        <source>Separates each pair of classes by the hyperplane with the widest margin</source>
        <translation>Trennt jedes Paar von Klassen durch die Hyperebene mit dem breitesten Rand</translation>
    </message>
    <message>
        <source>Shrunken centroids · class means with feature selection</source>
        <translation>Geschrumpfte Zentren · Klassenmittel mit Merkmalsauswahl</translation>
    </message>
    <message>
        <source>The threshold removes every feature, so that all samples are assigned to the largest class. Choose a smaller threshold.</source>
        <translation>Der Schwellenwert entfernt alle Merkmale, sodass alle Proben der größten Klasse zugeordnet werden. Einen kleineren Schwellenwert wählen.</translation>
    </message>
    <message>
        <source>Use it when a straight boundary between the classes may not be enough, and you want to compare with a standard classifier.</source>
        <translation>Geeignet, wenn eine gerade Grenze zwischen den Klassen vielleicht nicht ausreicht, zum Vergleich mit einem Standardklassifikator.</translation>
    </message>
    <message>
        <source>Use it when few of many features separate the classes, and you want a standard classifier that selects them.</source>
        <translation>Geeignet, wenn wenige von vielen Merkmalen die Klassen trennen und ein Standardklassifikator sie auswählen soll.</translation>
    </message>
    <message>
        <source>Use it when similar samples should have the same class, and you want a classifier that makes few assumptions.</source>
        <translation>Geeignet, wenn ähnliche Proben zur selben Klasse gehören sollten und ein Klassifikator mit wenigen Annahmen gewünscht ist.</translation>
    </message>
    <message>
        <source>Use it when the classes may depend on thresholds and combinations of features, and you want to compare with a standard classifier.</source>
        <translation>Geeignet, wenn die Klassen von Schwellenwerten und Kombinationen von Merkmalen abhängen können, zum Vergleich mit einem Standardklassifikator.</translation>
    </message>
    <message>
        <source>Use it when you want the simplest classifier as a baseline: it has no parameters.</source>
        <translation>Geeignet als einfachster Klassifikator zum Vergleich: Er hat keine Parameter.</translation>
    </message>
    <message>
        <source>Use it when you want to know how well a standard classifier predicts the classes, above all with many features.</source>
        <translation>Geeignet, um zu sehen, wie gut ein Standardklassifikator die Klassen vorhersagt, vor allem bei vielen Merkmalen.</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>cₖ is the mean of the labelled samples of class k, and s² the mean variance of a feature within the classes.</source>
        <translation>cₖ ist das Mittel der Proben mit Label von Klasse k und s² die mittlere Varianz eines Merkmals innerhalb der Klassen.</translation>
    </message>
    <message>
        <source>cₖₗ is the mean of feature l in class k, cₗ its mean in all labelled samples, and sₗ its standard deviation within the classes; s₀ is the median of the sₗ.</source>
        <translation>cₖₗ ist das Mittel von Merkmal l in Klasse k, cₗ sein Mittel in allen Proben mit Label und sₗ seine Standardabweichung innerhalb der Klassen; s₀ ist der Median der sₗ.</translation>
    </message>
    <message>
        <source>different trees</source>
        <translation>verschiedene Bäume</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>features per split</source>
        <translation>Merkmale je Teilung</translation>
    </message>
    <message>
        <source>features used</source>
        <translation>verwendete Merkmale</translation>
    </message>
    <message>
        <source>follows single samples</source>
        <translation>folgt einzelnen Proben</translation>
    </message>
    <message>
        <source>hₜ(x) is the class of sample x in tree t of T. Each tree is grown on a bootstrap sample: as many labelled samples as there are, sampled with replacement.</source>
        <translation>hₜ(x) ist die Klasse von Probe x in Baum t von T. Jeder Baum wird an einer Bootstrap-Stichprobe angepasst: so vielen Proben mit Label, wie es gibt, mit Zurücklegen gezogen.</translation>
    </message>
    <message>
        <source>inverse kernel width</source>
        <translation>inverse Kernbreite</translation>
    </message>
    <message>
        <source>k-NN · k nearest neighbours</source>
        <translation>k-NN · k nächste Nachbarn</translation>
    </message>
    <message>
        <source>mₖ² = 1/nₖ − 1/n, where nₖ of n labelled samples are in class k; πₖ = nₖ/n. The class with the smallest δₖ is predicted.</source>
        <translation>mₖ² = 1/nₖ − 1/n, wobei nₖ von n Proben mit Label zu Klasse k gehören; πₖ = nₖ/n. Vorhergesagt wird die Klasse mit dem kleinsten δₖ.</translation>
    </message>
    <message>
        <source>nearly linear</source>
        <translation>fast linear</translation>
    </message>
    <message>
        <source>no accuracy is computed, because the fit used the labels or constraints of all labelled samples; use only a part of the labels for the fit</source>
        <translation>es wird keine Genauigkeit berechnet, weil die Anpassung die Labels oder Constraints aller Proben mit Label verwendet hat; nur einen Teil der Labels für die Anpassung verwenden</translation>
    </message>
    <message>
        <source>out of bag error</source>
        <translation>Out-of-Bag-Fehler</translation>
    </message>
    <message>
        <source>similar trees</source>
        <translation>ähnliche Bäume</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabil</translation>
    </message>
    <message>
        <source>support vectors</source>
        <translation>Support-Vektoren</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwellenwert</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>wide margin</source>
        <translation>breiter Rand</translation>
    </message>
    <message>
        <source>xᵢ contains the features of sample i, w their weights, and ρ is the offset.</source>
        <translation>xᵢ enthält die Merkmale von Probe i, w ihre Gewichte, und ρ ist die Verschiebung.</translation>
    </message>
    <message>
        <source>yᵢ is 1 or −1, depending on the class of sample i. Each pair of classes has its own decision function; the class that wins the most pairs is predicted.</source>
        <translation>yᵢ ist je nach Klasse von Probe i 1 oder −1. Jedes Paar von Klassen hat eine eigene Entscheidungsfunktion; vorhergesagt wird die Klasse, die die meisten Paare gewinnt.</translation>
    </message>
    <message>
        <source>αᵢ is above 0 only for the support vectors xᵢ; ρ is the offset.</source>
        <translation>αᵢ ist nur für die Support-Vektoren xᵢ größer als 0; ρ ist die Verschiebung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither the name of a sample nor an index from #0 to #%2</source>
        <translation>„%1“ ist weder der Name einer Probe noch ein Index von #0 bis #%2</translation>
    </message>
    <message>
        <source>&quot;nan&quot; is read as a missing value, %1 cell in all</source>
        <translation>„nan“ wird als fehlender Wert gelesen, insgesamt %1 Zelle</translation>
    </message>
    <message>
        <source>&quot;nan&quot; is read as a missing value, %1 cells in all</source>
        <translation>„nan“ wird als fehlender Wert gelesen, insgesamt %1 Zellen</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2-mal)</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;: %3</source>
        <translation>%1 kann nicht „%2“ sein: %3</translation>
    </message>
    <message>
        <source>%1 cannot be both a pinned and an excluded probe; remove it from one of them</source>
        <translation>%1 kann nicht zugleich fixierte und ausgeschlossene Sonde sein; aus einer der beiden Listen entfernen</translation>
    </message>
    <message>
        <source>%1 clusters need at least as many samples, but there are %2</source>
        <translation>%1 Cluster brauchen mindestens ebenso viele Proben, es gibt aber nur %2</translation>
    </message>
    <message>
        <source>%1 constraints are too many; choose at most %2 of them at random</source>
        <translation>%1 Constraints sind zu viele; höchstens %2 davon zufällig auswählen</translation>
    </message>
    <message>
        <source>%1 does not predict classes of new samples from labels and cannot be cross-validated; choose none instead</source>
        <translation>%1 sagt keine Klassen neuer Proben aus Labels vorher und kann nicht kreuzvalidiert werden; stattdessen none wählen</translation>
    </message>
    <message>
        <source>%1 does not predict new samples</source>
        <translation>%1 sagt keine neuen Proben vorher</translation>
    </message>
    <message>
        <source>%1 feature (%2)</source>
        <translation>%1 Merkmal (%2)</translation>
    </message>
    <message>
        <source>%1 features (%2)</source>
        <translation>%1 Merkmalen (%2)</translation>
    </message>
    <message>
        <source>%1 features have no values, the first of them</source>
        <translation>%1 Merkmale haben keine Werte, das erste davon</translation>
    </message>
    <message>
        <source>%1 field</source>
        <translation>%1 Feld</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 Felder</translation>
    </message>
    <message>
        <source>%1 finds no clusters with these settings</source>
        <translation>%1 findet mit diesen Einstellungen keine Cluster</translation>
    </message>
    <message>
        <source>%1 has this session open</source>
        <translation>%1 hat diese Sitzung geöffnet</translation>
    </message>
    <message>
        <source>%1 is not defined for the predictions of the folds</source>
        <translation>%1 ist für die Vorhersagen der Folds nicht definiert</translation>
    </message>
    <message>
        <source>%1 is not defined for the predictions of the inner folds</source>
        <translation>%1 ist für die Vorhersagen der inneren Folds nicht definiert</translation>
    </message>
    <message>
        <source>%1 is not defined for these clusters</source>
        <translation>%1 ist für diese Cluster nicht definiert</translation>
    </message>
    <message>
        <source>%1 labelled sample</source>
        <translation>%1 Probe mit Label</translation>
    </message>
    <message>
        <source>%1 labelled samples</source>
        <translation>%1 Proben mit Label</translation>
    </message>
    <message>
        <source>%1 learns from labels, and scores on the samples of the fit say nothing of new samples; choose a cross-validation, such as loo or kfold:10</source>
        <translation>%1 lernt aus Labels, und Kennzahlen auf den Proben der Anpassung sagen nichts über neue Proben aus; eine Kreuzvalidierung wählen, etwa loo oder kfold:10</translation>
    </message>
    <message>
        <source>%1 missing, the first one in sample %2, feature %3</source>
        <translation>%1, der erste in Probe %2, Merkmal %3</translation>
    </message>
    <message>
        <source>%1 must be above 0</source>
        <translation>%1 muss größer als 0 sein</translation>
    </message>
    <message>
        <source>%1 name occurs more than once; all features are kept: %2</source>
        <translation>%1 Name kommt mehrfach vor; alle Merkmale bleiben erhalten: %2</translation>
    </message>
    <message>
        <source>%1 names occur more than once; all features are kept: %2</source>
        <translation>%1 Namen kommen mehrfach vor; alle Merkmale bleiben erhalten: %2</translation>
    </message>
    <message>
        <source>%1 neighbour</source>
        <translation>%1 Nachbar</translation>
    </message>
    <message>
        <source>%1 neighbours</source>
        <translation>%1 Nachbarn</translation>
    </message>
    <message>
        <source>%1 no column in the table</source>
        <translation>%1 keine Spalte der Tabelle</translation>
    </message>
    <message>
        <source>%1 no sample annotations</source>
        <translation>%1 keine Probenannotationen</translation>
    </message>
    <message>
        <source>%1 probe was requested</source>
        <translation>%1 Sonde wurde verlangt</translation>
    </message>
    <message>
        <source>%1 probes were requested</source>
        <translation>%1 Sonden wurden verlangt</translation>
    </message>
    <message>
        <source>%1 row is shared by samples with the same name</source>
        <translation>%1 Zeile gehört zu mehreren Proben mit demselben Namen</translation>
    </message>
    <message>
        <source>%1 row of the sample annotations belongs to no sample of the data set</source>
        <translation>%1 Zeile der Probenannotationen gehört zu keiner Probe des Datensatzes</translation>
    </message>
    <message>
        <source>%1 rows are shared by samples with the same name, the first</source>
        <translation>%1 Zeilen gehören zu mehreren Proben mit demselben Namen, die erste</translation>
    </message>
    <message>
        <source>%1 rows of the sample annotations belong to no sample of the data set</source>
        <translation>%1 Zeilen der Probenannotationen gehören zu keiner Probe des Datensatzes</translation>
    </message>
    <message>
        <source>%1 rows repeat samples of earlier rows and are ignored; the first repeated sample</source>
        <translation>%1 Zeilen wiederholen Proben früherer Zeilen und werden ignoriert; die erste wiederholte Probe</translation>
    </message>
    <message>
        <source>%1 sample (%2)</source>
        <translation>%1 Probe (%2)</translation>
    </message>
    <message>
        <source>%1 sample has no row in the sample annotations</source>
        <translation>%1 Probe hat keine Zeile in den Probenannotationen</translation>
    </message>
    <message>
        <source>%1 sample is allowed as a probe</source>
        <translation>%1 Probe ist als Sonde erlaubt</translation>
    </message>
    <message>
        <source>%1 samples (%2)</source>
        <translation>%1 Proben (%2)</translation>
    </message>
    <message>
        <source>%1 samples are allowed as probes</source>
        <translation>%1 Proben sind als Sonden erlaubt</translation>
    </message>
    <message>
        <source>%1 samples have no row in the sample annotations, the first</source>
        <translation>%1 Proben haben keine Zeile in den Probenannotationen, die erste</translation>
    </message>
    <message>
        <source>%1 samples have no values, the first of them</source>
        <translation>%1 Proben haben keine Werte, die erste davon</translation>
    </message>
    <message>
        <source>%1 samples have this name</source>
        <translation>%1 Proben haben diesen Namen</translation>
    </message>
    <message>
        <source>%1 value is</source>
        <translation>%1 Wert fehlt</translation>
    </message>
    <message>
        <source>%1 value is missing</source>
        <translation>%1 Wert fehlt</translation>
    </message>
    <message>
        <source>%1 value of the samples is missing; impute it with the step impute=knn:5</source>
        <translation>%1 Wert der Proben fehlt; ihn mit dem Schritt impute=knn:5 imputieren</translation>
    </message>
    <message>
        <source>%1 values are</source>
        <translation>%1 Werte fehlen</translation>
    </message>
    <message>
        <source>%1 values are missing</source>
        <translation>%1 Werte fehlen</translation>
    </message>
    <message>
        <source>%1 values of the samples are missing; impute them with the step impute=knn:5</source>
        <translation>%1 Werte der Proben fehlen; sie mit dem Schritt impute=knn:5 imputieren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, but only %2</source>
        <translation>%1, aber nur %2</translation>
    </message>
    <message>
        <source>%1, in %2 and %3; %4</source>
        <translation>%1, in %2 und %3; %4</translation>
    </message>
    <message>
        <source>%1, sample &quot;%2&quot;, feature &quot;%3&quot;</source>
        <translation>%1, Probe „%2“, Merkmal „%3“</translation>
    </message>
    <message>
        <source>%1, the first of %2 cells</source>
        <translation>%1, die erste von %2 Zellen</translation>
    </message>
    <message>
        <source>%1, the only such cell</source>
        <translation>%1, die einzige solche Zelle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; use the solver lsq, or keep fewer features (step top-variance)</source>
        <translation>%1; den Löser lsq verwenden oder weniger Merkmale behalten (Schritt top-variance)</translation>
    </message>
    <message>
        <source>K must exceed 0</source>
        <translation>K muss größer als 0 sein</translation>
    </message>
    <message>
        <source>a CLS file begins with the numbers of samples and classes and a 1</source>
        <translation>eine CLS-Datei beginnt mit den Anzahlen der Proben und Klassen und einer 1</translation>
    </message>
    <message>
        <source>a GCT file begins with #1.2 or #1.3</source>
        <translation>eine GCT-Datei beginnt mit #1.2 oder #1.3</translation>
    </message>
    <message>
        <source>a Matrix Market file begins with %%MatrixMarket</source>
        <translation>eine Matrix-Market-Datei beginnt mit %%MatrixMarket</translation>
    </message>
    <message>
        <source>a RES file begins with Description and Accession</source>
        <translation>eine RES-Datei beginnt mit Description und Accession</translation>
    </message>
    <message>
        <source>a classifier needs samples with classes; choose a label with classes</source>
        <translation>ein Klassifikator braucht Proben mit Klassen; ein Label mit Klassen wählen</translation>
    </message>
    <message>
        <source>a constraint must name two different samples</source>
        <translation>ein Constraint muss zwei verschiedene Proben nennen</translation>
    </message>
    <message>
        <source>a feature that the preprocessing was fitted on does not occur often enough: found %1, expected at least %2</source>
        <translation>ein Merkmal, an dem die Vorverarbeitung angepasst wurde, kommt nicht oft genug vor: %1 gefunden, mindestens %2 erwartet</translation>
    </message>
    <message>
        <source>a feature that the preprocessing was fitted on was not found</source>
        <translation>ein Merkmal, an dem die Vorverarbeitung angepasst wurde, wurde nicht gefunden</translation>
    </message>
    <message>
        <source>a feature without any values cannot be imputed</source>
        <translation>ein Merkmal ohne Werte kann nicht imputiert werden</translation>
    </message>
    <message>
        <source>a line of a GMT file must contain a name, a description and genes, separated by tabs</source>
        <translation>eine Zeile einer GMT-Datei muss einen Namen, eine Beschreibung und Gene enthalten, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>a name contains a line break, which this format does not support</source>
        <translation>ein Name enthält einen Zeilenumbruch, den dieses Format nicht unterstützt</translation>
    </message>
    <message>
        <source>a number too large for double precision</source>
        <translation>eine Zahl, die für doppelte Genauigkeit zu groß ist</translation>
    </message>
    <message>
        <source>a second table follows and is ignored</source>
        <translation>eine zweite Tabelle folgt und wird ignoriert</translation>
    </message>
    <message>
        <source>a session cannot be written to a device or a pipe</source>
        <translation>eine Sitzung kann nicht in ein Gerät oder eine Pipe geschrieben werden</translation>
    </message>
    <message>
        <source>a split cannot try %1 of %2 feature; reduce features_tried</source>
        <translation>eine Teilung kann nicht %1 von %2 Merkmal versuchen; features_tried verringern</translation>
    </message>
    <message>
        <source>a split cannot try %1 of %2 features; reduce features_tried</source>
        <translation>eine Teilung kann nicht %1 von %2 Merkmalen versuchen; features_tried verringern</translation>
    </message>
    <message>
        <source>a symmetric matrix must have as many rows as columns</source>
        <translation>eine symmetrische Matrix muss ebenso viele Zeilen wie Spalten haben</translation>
    </message>
    <message>
        <source>a value that the attribute does not declare</source>
        <translation>ein Wert, den das Attribut nicht deklariert</translation>
    </message>
    <message>
        <source>a value too large for step %1</source>
        <translation>ein zu großer Wert für den Schritt %1</translation>
    </message>
    <message>
        <source>add a name</source>
        <translation>einen Namen ergänzen</translation>
    </message>
    <message>
        <source>add a step scale=... before it</source>
        <translation>davor einen Schritt scale=... einfügen</translation>
    </message>
    <message>
        <source>add a step that makes all values positive before it, such as floor=1</source>
        <translation>davor einen Schritt einfügen, der alle Werte positiv macht, etwa floor=1</translation>
    </message>
    <message>
        <source>add a step that raises small values before it, such as floor=0</source>
        <translation>davor einen Schritt einfügen, der kleine Werte anhebt, etwa floor=0</translation>
    </message>
    <message>
        <source>add a table with label columns as sample annotations (--sample-table FILE)</source>
        <translation>eine Tabelle mit Labelspalten als Probenannotationen hinzufügen (--sample-table DATEI)</translation>
    </message>
    <message>
        <source>add one with fit --session</source>
        <translation>mit fit --session einen hinzufügen</translation>
    </message>
    <message>
        <source>add the step drop-constant before it</source>
        <translation>davor den Schritt drop-constant einfügen</translation>
    </message>
    <message>
        <source>affinity propagation needs at least 1 iteration</source>
        <translation>Affinity Propagation braucht mindestens 1 Iteration</translation>
    </message>
    <message>
        <source>alpha must not be negative; gamma and lambda must exceed 0</source>
        <translation>alpha darf nicht negativ sein; gamma und lambda müssen größer als 0 sein</translation>
    </message>
    <message>
        <source>an ARFF file begins with @relation and @attribute</source>
        <translation>eine ARFF-Datei beginnt mit @relation und @attribute</translation>
    </message>
    <message>
        <source>an array must be general and of type real or integer</source>
        <translation>ein Array muss general und vom Typ real oder integer sein</translation>
    </message>
    <message>
        <source>an infinite value</source>
        <translation>ein unendlicher Wert</translation>
    </message>
    <message>
        <source>at least 2 samples are needed, but there are 0</source>
        <translation>mindestens 2 Proben sind nötig, es gibt aber 0</translation>
    </message>
    <message>
        <source>at least 2 samples are needed, but there is 1</source>
        <translation>mindestens 2 Proben sind nötig, es gibt aber nur 1</translation>
    </message>
    <message>
        <source>at least one class needs two labelled samples</source>
        <translation>mindestens eine Klasse braucht zwei Proben mit Label</translation>
    </message>
    <message>
        <source>at least one dimension is needed</source>
        <translation>mindestens eine Dimension ist nötig</translation>
    </message>
    <message>
        <source>at least one probe is needed</source>
        <translation>mindestens eine Sonde ist nötig</translation>
    </message>
    <message>
        <source>at least one probe must be chosen, not %1</source>
        <translation>mindestens eine Sonde muss gewählt werden, nicht %1</translation>
    </message>
    <message>
        <source>at least one sample must be allowed as a probe: all %1 are excluded</source>
        <translation>mindestens eine Probe muss als Sonde erlaubt sein: alle %1 sind ausgeschlossen</translation>
    </message>
    <message>
        <source>attribute %1 cannot contain both the names and the label</source>
        <translation>Attribut %1 kann nicht sowohl die Namen als auch das Label enthalten</translation>
    </message>
    <message>
        <source>attribute %1, chosen for the label, does not exist; the file declares %2</source>
        <translation>Attribut %1, für das Label gewählt, existiert nicht; die Datei deklariert %2</translation>
    </message>
    <message>
        <source>attribute %1, chosen for the names, does not exist; the file declares %2</source>
        <translation>Attribut %1, für die Namen gewählt, existiert nicht; die Datei deklariert %2</translation>
    </message>
    <message>
        <source>available (%1): %2</source>
        <translation>verfügbar (%1): %2</translation>
    </message>
    <message>
        <source>available columns: %1</source>
        <translation>verfügbare Spalten: %1</translation>
    </message>
    <message>
        <source>available: %1</source>
        <translation>verfügbar: %1</translation>
    </message>
    <message>
        <source>barcodes.tsv was not found next to the matrix</source>
        <translation>barcodes.tsv wurde neben der Matrix nicht gefunden</translation>
    </message>
    <message>
        <source>beta must be 0 or more</source>
        <translation>beta muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>change the argument of the step or switch it off</source>
        <translation>das Argument des Schritts ändern oder ihn ausschalten</translation>
    </message>
    <message>
        <source>check that this is the intended file</source>
        <translation>prüfen, ob dies die gewünschte Datei ist</translation>
    </message>
    <message>
        <source>check the names, or the path of the file</source>
        <translation>die Namen oder den Pfad der Datei prüfen</translation>
    </message>
    <message>
        <source>check the source of the file, or save the table as CSV</source>
        <translation>die Herkunft der Datei prüfen oder die Tabelle als CSV speichern</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>eine Datei wählen</translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation>eine Datei darin wählen</translation>
    </message>
    <message>
        <source>choose a table with annotations in other columns</source>
        <translation>eine Tabelle mit Annotationen in weiteren Spalten wählen</translation>
    </message>
    <message>
        <source>choose a text file with names</source>
        <translation>eine Textdatei mit Namen wählen</translation>
    </message>
    <message>
        <source>choose a workbook with a table</source>
        <translation>eine Arbeitsmappe mit einer Tabelle wählen</translation>
    </message>
    <message>
        <source>choose annotations of these samples, with the sample names in one column</source>
        <translation>Annotationen dieser Proben wählen, mit den Probennamen in einer Spalte</translation>
    </message>
    <message>
        <source>choose another attribute for one of them</source>
        <translation>für eines davon ein anderes Attribut wählen</translation>
    </message>
    <message>
        <source>choose another column for one of them</source>
        <translation>für eines davon eine andere Spalte wählen</translation>
    </message>
    <message>
        <source>choose another column or another table</source>
        <translation>eine andere Spalte oder eine andere Tabelle wählen</translation>
    </message>
    <message>
        <source>choose another delimiter, or let the decimal mark be detected automatically</source>
        <translation>ein anderes Trennzeichen wählen oder das Dezimalzeichen automatisch erkennen lassen</translation>
    </message>
    <message>
        <source>choose another format, such as ARFF or CSV</source>
        <translation>ein anderes Format wählen, etwa ARFF oder CSV</translation>
    </message>
    <message>
        <source>choose one with %1:COLUMN; available columns: %2</source>
        <translation>mit %1:SPALTE eine wählen; verfügbare Spalten: %2</translation>
    </message>
    <message>
        <source>choose one with %1:NAME; available: %2</source>
        <translation>mit %1:NAME eine wählen; verfügbar: %2</translation>
    </message>
    <message>
        <source>choose the file that contains the table</source>
        <translation>die Datei wählen, die die Tabelle enthält</translation>
    </message>
    <message>
        <source>choose the labels that belong to this data set</source>
        <translation>die Labels wählen, die zu diesem Datensatz gehören</translation>
    </message>
    <message>
        <source>class &quot;%1&quot; has %2 samples, fewer than the %3 folds; choose fewer folds, leave-one-out, or remove the class</source>
        <translation>Klasse „%1“ hat %2 Proben, weniger als die %3 Folds; weniger Folds oder Leave-one-out wählen oder die Klasse entfernen</translation>
    </message>
    <message>
        <source>class labels are needed: one cluster is created for each class</source>
        <translation>Klassenlabels sind nötig: Für jede Klasse wird ein Cluster gebildet</translation>
    </message>
    <message>
        <source>close it there first, or work on a copy</source>
        <translation>sie zuerst dort schließen oder mit einer Kopie arbeiten</translation>
    </message>
    <message>
        <source>close or remove them</source>
        <translation>sie schließen oder entfernen</translation>
    </message>
    <message>
        <source>clusters must be 1 or more</source>
        <translation>clusters muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>clusters must be at least 1</source>
        <translation>clusters muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>clusters must not exceed the %1 sample</source>
        <translation>clusters darf die Anzahl der Proben nicht übersteigen, %1</translation>
    </message>
    <message>
        <source>clusters must not exceed the %1 samples</source>
        <translation>clusters darf die Anzahl der Proben nicht übersteigen, %1</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; was not found</source>
        <translation>Spalte „%1“ wurde nicht gefunden</translation>
    </message>
    <message>
        <source>column %1 cannot contain both the names and the label</source>
        <translation>Spalte %1 kann nicht sowohl die Namen als auch das Label enthalten</translation>
    </message>
    <message>
        <source>column %1, chosen for the label, does not exist; the rows have %2 fields</source>
        <translation>Spalte %1, für das Label gewählt, existiert nicht; die Zeilen haben %2 Felder</translation>
    </message>
    <message>
        <source>column %1, chosen for the names, does not exist; the rows have %2</source>
        <translation>Spalte %1, für die Namen gewählt, existiert nicht; die Zeilen haben %2</translation>
    </message>
    <message>
        <source>column %1, chosen for the names, does not exist; the rows have %2 fields</source>
        <translation>Spalte %1, für die Namen gewählt, existiert nicht; die Zeilen haben %2 Felder</translation>
    </message>
    <message>
        <source>cooling must lie between 0 and 1</source>
        <translation>cooling muss zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>correct line %1 or the header</source>
        <translation>Zeile %1 oder den Kopf korrigieren</translation>
    </message>
    <message>
        <source>correct the cell, or declare the value</source>
        <translation>die Zelle korrigieren oder den Wert deklarieren</translation>
    </message>
    <message>
        <source>correct the cell, or leave it empty</source>
        <translation>die Zelle korrigieren oder leer lassen</translation>
    </message>
    <message>
        <source>correct the cell, or leave it empty if the value is missing</source>
        <translation>die Zelle korrigieren oder leer lassen, wenn der Wert fehlt</translation>
    </message>
    <message>
        <source>correct the index</source>
        <translation>den Index korrigieren</translation>
    </message>
    <message>
        <source>correct the line; if the file is a plain list, rename it so that it does not end in .gmt</source>
        <translation>die Zeile korrigieren; ist die Datei eine einfache Liste, sie so umbenennen, dass sie nicht auf .gmt endet</translation>
    </message>
    <message>
        <source>correct the number</source>
        <translation>die Zahl korrigieren</translation>
    </message>
    <message>
        <source>could not determine which column contains the gene symbols</source>
        <translation>es ließ sich nicht bestimmen, welche Spalte die Gensymbole enthält</translation>
    </message>
    <message>
        <source>create it, or save the file elsewhere</source>
        <translation>ihn anlegen oder die Datei anderswo speichern</translation>
    </message>
    <message>
        <source>cross-validation needs labels of at least two classes; choose a label field</source>
        <translation>Kreuzvalidierung braucht Labels von mindestens zwei Klassen; ein Labelfeld wählen</translation>
    </message>
    <message>
        <source>damping must be at least 0.5 and less than 1</source>
        <translation>damping muss mindestens 0.5 und kleiner als 1 sein</translation>
    </message>
    <message>
        <source>data that are open or used by a run cannot be removed</source>
        <translation>Daten, die geöffnet sind oder von einem Lauf verwendet werden, können nicht entfernt werden</translation>
    </message>
    <message>
        <source>data without samples or without features cannot be written</source>
        <translation>Daten ohne Proben oder ohne Merkmale können nicht geschrieben werden</translation>
    </message>
    <message>
        <source>declare at least one in addition to the label</source>
        <translation>außer dem Label mindestens eines deklarieren</translation>
    </message>
    <message>
        <source>download or copy the file again</source>
        <translation>die Datei erneut herunterladen oder kopieren</translation>
    </message>
    <message>
        <source>download or copy the file again, or save it again</source>
        <translation>die Datei erneut herunterladen, kopieren oder speichern</translation>
    </message>
    <message>
        <source>download the file again if it is truncated</source>
        <translation>die Datei erneut herunterladen, falls sie abgeschnitten ist</translation>
    </message>
    <message>
        <source>download the file itself; a download page or an error page may have been saved instead</source>
        <translation>die Datei selbst herunterladen; vielleicht wurde stattdessen eine Download- oder Fehlerseite gespeichert</translation>
    </message>
    <message>
        <source>eta must not be negative</source>
        <translation>eta darf nicht negativ sein</translation>
    </message>
    <message>
        <source>every factor is 0: the labelled samples do not differ in any feature that counts</source>
        <translation>jeder Faktor ist 0: Die Proben mit Label unterscheiden sich in keinem Merkmal, das zählt</translation>
    </message>
    <message>
        <source>every feature is constant, so the samples do not differ</source>
        <translation>alle Merkmale sind konstant, die Proben unterscheiden sich also nicht</translation>
    </message>
    <message>
        <source>every feature is constant; clusters cannot be distinguished</source>
        <translation>alle Merkmale sind konstant; Cluster sind nicht unterscheidbar</translation>
    </message>
    <message>
        <source>every feature is constant; the samples cannot be partitioned</source>
        <translation>alle Merkmale sind konstant; die Proben lassen sich nicht aufteilen</translation>
    </message>
    <message>
        <source>every sample needs at least one neighbour</source>
        <translation>jede Probe braucht mindestens einen Nachbarn</translation>
    </message>
    <message>
        <source>exclude such samples</source>
        <translation>solche Proben ausschließen</translation>
    </message>
    <message>
        <source>excluded probes: %1. If it is excluded, restore it or remove it from the excluded probes</source>
        <translation>ausgeschlossene Sonden: %1. Wurde die Probe ausgeschlossen, sie zurückholen oder aus den ausgeschlossenen Sonden entfernen</translation>
    </message>
    <message>
        <source>extract it and choose a file in it</source>
        <translation>es entpacken und eine Datei darin wählen</translation>
    </message>
    <message>
        <source>feature %1 contains a value of magnitude %2, which is too large to compute with; scale the data (step %3), or exclude the feature (step exclude)</source>
        <translation>Merkmal %1 enthält einen Wert der Größe %2, der zum Rechnen zu groß ist; die Daten skalieren (Schritt %3) oder das Merkmal ausschließen (Schritt exclude)</translation>
    </message>
    <message>
        <source>feature has no values</source>
        <translation>ein Merkmal hat keine Werte</translation>
    </message>
    <message>
        <source>feature scaling needs labelled samples of at least two classes</source>
        <translation>die Merkmalsskalierung braucht Proben mit Label aus mindestens zwei Klassen</translation>
    </message>
    <message>
        <source>features.tsv or genes.tsv was not found next to the matrix</source>
        <translation>features.tsv oder genes.tsv wurde neben der Matrix nicht gefunden</translation>
    </message>
    <message>
        <source>features_tried must be 1 or more</source>
        <translation>features_tried muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>fit the model with the step impute=knn:5, which also imputes the values of new samples</source>
        <translation>das Modell mit dem Schritt impute=knn:5 anpassen, der auch die Werte neuer Proben imputiert</translation>
    </message>
    <message>
        <source>fuzzifier must exceed 1</source>
        <translation>der Fuzzifizierer muss größer als 1 sein</translation>
    </message>
    <message>
        <source>fuzzylens-cli predict applies it to the samples of another file</source>
        <translation>fuzzylens-cli predict wendet es auf die Proben einer anderen Datei an</translation>
    </message>
    <message>
        <source>give every row the same number of fields</source>
        <translation>jeder Zeile gleich viele Felder geben</translation>
    </message>
    <message>
        <source>if the table contains numbers, choose another delimiter or decimal mark</source>
        <translation>wenn die Tabelle Zahlen enthält, ein anderes Trennzeichen oder Dezimalzeichen wählen</translation>
    </message>
    <message>
        <source>impute it with the step impute=knn:5 or exclude that feature with drop-missing=0</source>
        <translation>ihn mit dem Schritt impute=knn:5 imputieren oder dieses Merkmal mit drop-missing=0 ausschließen</translation>
    </message>
    <message>
        <source>impute them with the step impute=knn:5 or exclude that feature with drop-missing=0</source>
        <translation>sie mit dem Schritt impute=knn:5 imputieren oder dieses Merkmal mit drop-missing=0 ausschließen</translation>
    </message>
    <message>
        <source>impute them with the step impute=knn:5 or exclude those features with drop-missing=0</source>
        <translation>sie mit dem Schritt impute=knn:5 imputieren oder diese Merkmale mit drop-missing=0 ausschließen</translation>
    </message>
    <message>
        <source>init_samples cannot be &quot;%1&quot;: it must be sample indices separated by commas, as in 0,5,12</source>
        <translation>init_samples kann nicht „%1“ sein: verlangt sind durch Kommas getrennte Probenindizes wie 0,5,12</translation>
    </message>
    <message>
        <source>init_samples contains %1 samples; it must contain one for each of the %2 clusters</source>
        <translation>init_samples enthält %1 Proben; es muss für jeden der %2 Cluster eine enthalten</translation>
    </message>
    <message>
        <source>init_samples must be different samples</source>
        <translation>init_samples muss verschiedene Proben enthalten</translation>
    </message>
    <message>
        <source>init_samples must lie between 0 and %1</source>
        <translation>init_samples muss zwischen 0 und %1 liegen</translation>
    </message>
    <message>
        <source>it has the wrong type</source>
        <translation>der Typ ist falsch</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>verlangt ist eine Zahl</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>verlangt ist eine ganze Zahl</translation>
    </message>
    <message>
        <source>it must be at least %1</source>
        <translation>der Wert muss mindestens %1 sein</translation>
    </message>
    <message>
        <source>it must be at least %1 and at most %2</source>
        <translation>der Wert muss mindestens %1 und höchstens %2 sein</translation>
    </message>
    <message>
        <source>it must be one of %1</source>
        <translation>möglich sind %1</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>möglich sind true und false</translation>
    </message>
    <message>
        <source>it must exceed %1</source>
        <translation>der Wert muss größer als %1 sein</translation>
    </message>
    <message>
        <source>it must exceed %1 and at most %2</source>
        <translation>der Wert muss größer als %1 und höchstens %2 sein</translation>
    </message>
    <message>
        <source>its data are read as a text table</source>
        <translation>ihre Daten werden als Texttabelle gelesen</translation>
    </message>
    <message>
        <source>its values are %1</source>
        <translation>seine Werte sind %1</translation>
    </message>
    <message>
        <source>keep fewer samples (step keep-samples)</source>
        <translation>weniger Proben behalten (Schritt keep-samples)</translation>
    </message>
    <message>
        <source>keep fewer samples (step keep-samples) or features (step top-variance), or use fewer clusters</source>
        <translation>weniger Proben (Schritt keep-samples) oder Merkmale (Schritt top-variance) behalten oder weniger Cluster verwenden</translation>
    </message>
    <message>
        <source>keep fewer samples or features in the file, or use a machine with more memory</source>
        <translation>weniger Proben oder Merkmale in der Datei behalten oder einen Rechner mit mehr Speicher verwenden</translation>
    </message>
    <message>
        <source>labelled samples of at least two classes are needed; there are none (choose a label with classes)</source>
        <translation>Proben mit Label aus mindestens zwei Klassen sind nötig; es gibt keine (ein Label mit Klassen wählen)</translation>
    </message>
    <message>
        <source>labelled samples of at least two classes are needed; there is one class (choose a label with classes)</source>
        <translation>Proben mit Label aus mindestens zwei Klassen sind nötig; es gibt eine Klasse (ein Label mit Klassen wählen)</translation>
    </message>
    <message>
        <source>lambda must exceed 0</source>
        <translation>lambda muss größer als 0 sein</translation>
    </message>
    <message>
        <source>leave-one-out accuracy needs at least 3 samples</source>
        <translation>die Leave-one-out-Genauigkeit braucht mindestens 3 Proben</translation>
    </message>
    <message>
        <source>leave-one-out accuracy needs samples with classes</source>
        <translation>die Leave-one-out-Genauigkeit braucht Proben mit Klassen</translation>
    </message>
    <message>
        <source>leave-one-out needs at least two labelled samples</source>
        <translation>Leave-one-out braucht mindestens zwei Proben mit Label</translation>
    </message>
    <message>
        <source>line %1 already contains a gene set with this name</source>
        <translation>Zeile %1 enthält bereits eine Genmenge mit diesem Namen</translation>
    </message>
    <message>
        <source>line %1 declares %2 rows of sample annotations, but the file ends after %3</source>
        <translation>Zeile %1 deklariert %2 Zeilen mit Probenannotationen, aber die Datei endet nach %3</translation>
    </message>
    <message>
        <source>line 1 declares %1 classes, but line 2 names %2</source>
        <translation>Zeile 1 deklariert %1 Klassen, aber Zeile 2 nennt %2</translation>
    </message>
    <message>
        <source>line 1 declares %1 samples, but the file contains %2 labels</source>
        <translation>Zeile 1 deklariert %1 Proben, aber die Datei enthält %2 Labels</translation>
    </message>
    <message>
        <source>line 2 names %1 classes, but the file contains %2 different labels</source>
        <translation>Zeile 2 nennt %1 Klassen, aber die Datei enthält %2 verschiedene Labels</translation>
    </message>
    <message>
        <source>line 2 of a CLS file must begin with # and name the classes, and line 3 must contain the labels</source>
        <translation>Zeile 2 einer CLS-Datei muss mit # beginnen und die Klassen nennen, Zeile 3 muss die Labels enthalten</translation>
    </message>
    <message>
        <source>ln of a value &lt;= 0</source>
        <translation>ln eines Werts &lt;= 0</translation>
    </message>
    <message>
        <source>log1p of a value &lt;= -1</source>
        <translation>log1p eines Werts &lt;= -1</translation>
    </message>
    <message>
        <source>log2 of a value &lt;= 0</source>
        <translation>log2 eines Werts &lt;= 0</translation>
    </message>
    <message>
        <source>look for the values in the supplementary files of the series</source>
        <translation>die Werte in den Zusatzdateien der Serie suchen</translation>
    </message>
    <message>
        <source>most samples are identical, so the kernel width would be 0</source>
        <translation>die meisten Proben sind identisch, die Kernbreite wäre also 0</translation>
    </message>
    <message>
        <source>move or rename that file, or choose another file name</source>
        <translation>diese Datei verschieben oder umbenennen oder einen anderen Dateinamen wählen</translation>
    </message>
    <message>
        <source>name every second column, starting with the third</source>
        <translation>jede zweite Spalte benennen, beginnend mit der dritten</translation>
    </message>
    <message>
        <source>names that are not UTF-8 are read as Latin-1</source>
        <translation>Namen, die nicht UTF-8 sind, werden als Latin-1 gelesen</translation>
    </message>
    <message>
        <source>neighbours must be 1 or more</source>
        <translation>neighbours muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>no CLS file is written with these data, but the existing file %1 would be read as their class labels</source>
        <translation>zu diesen Daten wird keine CLS-Datei geschrieben, aber die vorhandene Datei %1 würde als ihre Klassenlabels gelesen</translation>
    </message>
    <message>
        <source>no attribute remains as a feature</source>
        <translation>kein Attribut bleibt als Merkmal übrig</translation>
    </message>
    <message>
        <source>no column of the sample annotations contains names of samples in the data set</source>
        <translation>keine Spalte der Probenannotationen enthält Namen von Proben des Datensatzes</translation>
    </message>
    <message>
        <source>no eigenvalue was found within %1 of %2: use another radius or seed, or the solver lsq</source>
        <translation>im Abstand %1 von %2 wurde kein Eigenwert gefunden: einen anderen Radius oder Startwert oder den Löser lsq verwenden</translation>
    </message>
    <message>
        <source>no eigenvalue was found within %1 of %2: with fewer features than labelled samples the paper&apos;s equations have none; use the solver minpert or lsq</source>
        <translation>im Abstand %1 von %2 wurde kein Eigenwert gefunden: Mit weniger Merkmalen als Proben mit Label haben die Gleichungen der Veröffentlichung keinen; den Löser minpert oder lsq verwenden</translation>
    </message>
    <message>
        <source>no feature remains after step %1</source>
        <translation>nach dem Schritt %1 bleibt kein Merkmal übrig</translation>
    </message>
    <message>
        <source>no features remain; restore some or remove a step</source>
        <translation>keine Merkmale bleiben übrig; einige zurückholen oder einen Schritt entfernen</translation>
    </message>
    <message>
        <source>no line contains a pair of index and value</source>
        <translation>keine Zeile enthält ein Paar aus Index und Wert</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>no probe is pinned; pin some or choose another selection</source>
        <translation>keine Sonde ist fixiert; einige fixieren oder eine andere Auswahl wählen</translation>
    </message>
    <message>
        <source>no sample has a label; labelled samples of at least two classes are needed</source>
        <translation>keine Probe hat ein Label; Proben mit Label aus mindestens zwei Klassen sind nötig</translation>
    </message>
    <message>
        <source>no sample has the class &quot;%1&quot;</source>
        <translation>keine Probe hat die Klasse „%1“</translation>
    </message>
    <message>
        <source>no sample has this name</source>
        <translation>keine Probe hat diesen Namen</translation>
    </message>
    <message>
        <source>no sample has this value of label field &quot;%1&quot;</source>
        <translation>keine Probe hat diesen Wert des Labelfelds „%1“</translation>
    </message>
    <message>
        <source>no sample remains after step %1</source>
        <translation>nach dem Schritt %1 bleibt keine Probe übrig</translation>
    </message>
    <message>
        <source>no setting could be fitted</source>
        <translation>keine Einstellung konnte angepasst werden</translation>
    </message>
    <message>
        <source>no setting could be fitted: %1</source>
        <translation>keine Einstellung konnte angepasst werden: %1</translation>
    </message>
    <message>
        <source>no two samples are similar at this width; choose a larger one</source>
        <translation>bei dieser Breite sind keine zwei Proben ähnlich; eine größere wählen</translation>
    </message>
    <message>
        <source>none of the names given to step %1 is among the samples</source>
        <translation>keiner der Namen des Schritts %1 gehört zu einer Probe</translation>
    </message>
    <message>
        <source>none of the names given to step select is among the features</source>
        <translation>keiner der Namen des Schritts select gehört zu einem Merkmal</translation>
    </message>
    <message>
        <source>not a constraint</source>
        <translation>kein Constraint</translation>
    </message>
    <message>
        <source>not a valid column index</source>
        <translation>kein gültiger Spaltenindex</translation>
    </message>
    <message>
        <source>one column must contain the sample names, such as &quot;%1&quot;</source>
        <translation>eine Spalte muss die Probennamen enthalten, etwa „%1“</translation>
    </message>
    <message>
        <source>open %1, or the folder</source>
        <translation>%1 oder den Ordner öffnen</translation>
    </message>
    <message>
        <source>open it with its password and save it without one</source>
        <translation>sie mit ihrem Passwort öffnen und ohne speichern</translation>
    </message>
    <message>
        <source>open it with the newer version</source>
        <translation>sie mit der neueren Version öffnen</translation>
    </message>
    <message>
        <source>open the data from which it was computed; fuzzylens-cli render draws the result</source>
        <translation>die Daten öffnen, aus denen es berechnet wurde; fuzzylens-cli render zeichnet das Ergebnis</translation>
    </message>
    <message>
        <source>open the data set and add this file as its labels</source>
        <translation>den Datensatz öffnen und diese Datei als seine Labels hinzufügen</translation>
    </message>
    <message>
        <source>open the data set, and keep the genes of a set with the step select=FILE:NAME</source>
        <translation>den Datensatz öffnen und die Gene einer Menge mit dem Schritt select=DATEI:NAME behalten</translation>
    </message>
    <message>
        <source>open the series matrix file of the series</source>
        <translation>die Series-Matrix-Datei der Serie öffnen</translation>
    </message>
    <message>
        <source>penalty must be 0 or more</source>
        <translation>penalty muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>pinned probes: %1. If it is excluded, restore it or remove it from the pinned probes</source>
        <translation>fixierte Sonden: %1. Wurde die Probe ausgeschlossen, sie zurückholen oder aus den fixierten Sonden entfernen</translation>
    </message>
    <message>
        <source>put the samples in rows, or let the label be detected automatically</source>
        <translation>die Proben in Zeilen anordnen oder das Label automatisch erkennen lassen</translation>
    </message>
    <message>
        <source>quantile normalisation needs at least one value that is not missing</source>
        <translation>die Quantilnormalisierung braucht mindestens einen nicht fehlenden Wert</translation>
    </message>
    <message>
        <source>quotes or a brace are not closed</source>
        <translation>Anführungszeichen oder eine Klammer sind nicht geschlossen</translation>
    </message>
    <message>
        <source>read all genes and choose with the step top-variance, or transpose the matrix with AnnData</source>
        <translation>alle Gene lesen und mit dem Schritt top-variance auswählen oder die Matrix mit AnnData transponieren</translation>
    </message>
    <message>
        <source>read it again when no program writes to it</source>
        <translation>sie erneut lesen, wenn kein Programm in sie schreibt</translation>
    </message>
    <message>
        <source>read only the most variable features: --top-variance %1 requires %2</source>
        <translation>nur die variabelsten Merkmale lesen: --top-variance %1 braucht %2</translation>
    </message>
    <message>
        <source>reinstall FuzzyLens</source>
        <translation>FuzzyLens neu installieren</translation>
    </message>
    <message>
        <source>remove --sha256 to use them anyway</source>
        <translation>--sha256 entfernen, um sie trotzdem zu verwenden</translation>
    </message>
    <message>
        <source>remove the line</source>
        <translation>die Zeile entfernen</translation>
    </message>
    <message>
        <source>remove the step</source>
        <translation>den Schritt entfernen</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <translation>eine davon umbenennen</translation>
    </message>
    <message>
        <source>restarts and max_iterations must be at least 1, tolerance at least 0</source>
        <translation>restarts und max_iterations müssen mindestens 1 sein, tolerance mindestens 0</translation>
    </message>
    <message>
        <source>restarts must be 1 or more</source>
        <translation>restarts muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>sample has no values</source>
        <translation>eine Probe hat keine Werte</translation>
    </message>
    <message>
        <source>samples cannot be held out: %1</source>
        <translation>Proben können nicht zurückgehalten werden: %1</translation>
    </message>
    <message>
        <source>save it again</source>
        <translation>sie erneut speichern</translation>
    </message>
    <message>
        <source>save it again, or save the table as CSV</source>
        <translation>sie erneut speichern oder die Tabelle als CSV speichern</translation>
    </message>
    <message>
        <source>save it as a separate file</source>
        <translation>sie als eigene Datei speichern</translation>
    </message>
    <message>
        <source>save it as an Excel workbook (.xlsx)</source>
        <translation>sie als Excel-Arbeitsmappe (.xlsx) speichern</translation>
    </message>
    <message>
        <source>save it as an Excel workbook (.xlsx), or save the table as CSV</source>
        <translation>sie als Excel-Arbeitsmappe (.xlsx) oder die Tabelle als CSV speichern</translation>
    </message>
    <message>
        <source>save it without a password</source>
        <translation>sie ohne Passwort speichern</translation>
    </message>
    <message>
        <source>save the file again</source>
        <translation>die Datei erneut speichern</translation>
    </message>
    <message>
        <source>save them as a file and open the file</source>
        <translation>sie als Datei speichern und die Datei öffnen</translation>
    </message>
    <message>
        <source>save under another name, or move that file</source>
        <translation>unter einem anderen Namen speichern oder diese Datei verschieben</translation>
    </message>
    <message>
        <source>a step makes this value too large for single precision</source>
        <translation>ein Schritt macht diesen Wert zu groß für einfache Genauigkeit</translation>
    </message>
    <message>
        <source>read the file in double precision, or scale the values before the step</source>
        <translation>die Datei in doppelter Genauigkeit lesen oder die Werte vor dem Schritt skalieren</translation>
    </message>
    <message>
        <source>a value too large for single precision, sample &quot;%1&quot;, feature &quot;%2&quot;</source>
        <translation>ein Wert, der für einfache Genauigkeit zu groß ist, Probe „%1“, Merkmal „%2“</translation>
    </message>
    <message>
        <source>read the file in double precision</source>
        <translation>die Datei in doppelter Genauigkeit lesen</translation>
    </message>
    <message>
        <source>scale or limit the values before it (scale=..., ceil=...)</source>
        <translation>die Werte davor skalieren oder begrenzen (scale=..., ceil=...)</translation>
    </message>
    <message>
        <source>sharpness (beta) must be 0 or more</source>
        <translation>die Schärfe (beta) muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>shrinkage must exceed 0 for %1 features of %2 samples: the covariance of a cluster has no inverse, and every sample would be equally far from it</source>
        <translation>die Schrumpfung muss für %1 Merkmale von %2 Proben größer als 0 sein: Die Kovarianz eines Clusters hat keine Inverse, und jede Probe wäre gleich weit von ihm entfernt</translation>
    </message>
    <message>
        <source>shrinkage must lie between 0 and 1</source>
        <translation>die Schrumpfung muss zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>smoothing must exceed 0</source>
        <translation>die Glättung muss größer als 0 sein</translation>
    </message>
    <message>
        <source>specify a file in it</source>
        <translation>eine Datei darin angeben</translation>
    </message>
    <message>
        <source>specify a file, or - for standard input</source>
        <translation>eine Datei angeben oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>spectral clustering needs at least as many probes as clusters: there are %1 for %2</source>
        <translation>spektrales Clustering braucht mindestens so viele Sonden wie Cluster: es gibt %1 für %2</translation>
    </message>
    <message>
        <source>spectral clustering requires memberships, not distances</source>
        <translation>spektrales Clustering braucht Zugehörigkeiten, keine Abstände</translation>
    </message>
    <message>
        <source>step %1 keeps all samples: %2</source>
        <translation>Schritt %1 behält alle Proben: %2</translation>
    </message>
    <message>
        <source>step %1 needs a file of gene symbols, or @ followed by the name of an annotation</source>
        <translation>Schritt %1 braucht eine Datei mit Gensymbolen oder @ mit dem Namen einer Annotation</translation>
    </message>
    <message>
        <source>step %1 needs a number, not &quot;%2&quot;</source>
        <translation>Schritt %1 braucht eine Zahl, nicht „%2“</translation>
    </message>
    <message>
        <source>step %1 needs a whole number of at least 1, not &quot;%2&quot;</source>
        <translation>Schritt %1 braucht eine ganze Zahl ab 1, nicht „%2“</translation>
    </message>
    <message>
        <source>step %1 needs labels, but the data have none</source>
        <translation>Schritt %1 braucht Labels, aber die Daten haben keine</translation>
    </message>
    <message>
        <source>step %1 takes no argument, but got &quot;%2&quot;</source>
        <translation>Schritt %1 hat kein Argument, erhielt aber „%2“</translation>
    </message>
    <message>
        <source>step %1: %2 name is not among the features</source>
        <translation>Schritt %1: %2 Name gehört zu keinem Merkmal</translation>
    </message>
    <message>
        <source>step %1: %2 names are not among the features</source>
        <translation>Schritt %1: %2 Namen gehören zu keinem Merkmal</translation>
    </message>
    <message>
        <source>step impute expects median, mean or knn:K, not &quot;%1&quot;</source>
        <translation>Schritt impute erwartet median, mean oder knn:K, nicht „%1“</translation>
    </message>
    <message>
        <source>step symbols found no gene symbol for any feature in &quot;%1&quot;</source>
        <translation>Schritt symbols hat in „%1“ für kein Merkmal ein Gensymbol gefunden</translation>
    </message>
    <message>
        <source>step zscore expects population or sample, not &quot;%1&quot;</source>
        <translation>Schritt zscore erwartet population oder sample, nicht „%1“</translation>
    </message>
    <message>
        <source>supported formats: %1</source>
        <translation>unterstützte Formate: %1</translation>
    </message>
    <message>
        <source>supported types: numeric, string, date and {values}</source>
        <translation>unterstützte Typen: numeric, string, date und {Werte}</translation>
    </message>
    <message>
        <source>supported types: real, integer and pattern</source>
        <translation>unterstützte Typen: real, integer und pattern</translation>
    </message>
    <message>
        <source>supported: general, symmetric and skew-symmetric</source>
        <translation>unterstützt: general, symmetric und skew-symmetric</translation>
    </message>
    <message>
        <source>sweeps must be 1 or more</source>
        <translation>sweeps muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>switch off the step</source>
        <translation>den Schritt ausschalten</translation>
    </message>
    <message>
        <source>text where a number should be</source>
        <translation>Text statt einer Zahl</translation>
    </message>
    <message>
        <source>the %1 index must be between 1 and %2</source>
        <translation>der Index (%1) muss zwischen 1 und %2 liegen</translation>
    </message>
    <message>
        <source>the .xlsx file is truncated or damaged: its zip archive has no end</source>
        <translation>die .xlsx-Datei ist abgeschnitten oder beschädigt: Ihr Zip-Archiv hat kein Ende</translation>
    </message>
    <message>
        <source>the argument of step %1 is empty</source>
        <translation>das Argument des Schritts %1 ist leer</translation>
    </message>
    <message>
        <source>the argument of step %1 must be between %2 and %3, not %4</source>
        <translation>das Argument des Schritts %1 muss zwischen %2 und %3 liegen, nicht %4</translation>
    </message>
    <message>
        <source>the attribute declares no value</source>
        <translation>das Attribut deklariert keinen Wert</translation>
    </message>
    <message>
        <source>the attribute has no type</source>
        <translation>das Attribut hat keinen Typ</translation>
    </message>
    <message>
        <source>the best matching column of the sample annotations, &quot;%1&quot;, names only %2 of %3 samples</source>
        <translation>die am besten passende Spalte der Probenannotationen, „%1“, nennt nur %2 von %3 Proben</translation>
    </message>
    <message>
        <source>the cells are numbered</source>
        <translation>die Zellen werden nummeriert</translation>
    </message>
    <message>
        <source>the centres have %1 features, the samples %2</source>
        <translation>die Zentren haben %1 Merkmale, die Proben %2</translation>
    </message>
    <message>
        <source>the centres of the embedding do not match the probes</source>
        <translation>die Zentren der Einbettung passen nicht zu den Sonden</translation>
    </message>
    <message>
        <source>the class labels would be written to this file, but it already exists with other content</source>
        <translation>die Klassenlabels würden in diese Datei geschrieben, aber sie existiert bereits mit anderem Inhalt</translation>
    </message>
    <message>
        <source>the column Description is missing</source>
        <translation>die Spalte Description fehlt</translation>
    </message>
    <message>
        <source>the column names of the table are not the sample accessions; the sample annotations are assigned in the order of the columns</source>
        <translation>die Spaltennamen der Tabelle sind nicht die Accessions der Proben; die Probenannotationen werden in der Reihenfolge der Spalten zugeordnet</translation>
    </message>
    <message>
        <source>the columns are samples, so no column can contain the label</source>
        <translation>die Spalten sind Proben, also kann keine Spalte das Label enthalten</translation>
    </message>
    <message>
        <source>the command info lists the runs</source>
        <translation>der Befehl info listet die Läufe auf</translation>
    </message>
    <message>
        <source>the constraint weight must not be negative</source>
        <translation>das Gewicht der Constraints darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the constraints cannot be &quot;%1&quot;: labels: must be followed by the number of constraints, a whole number above 0</source>
        <translation>die Constraints können nicht „%1“ sein: Auf labels: muss die Anzahl der Constraints folgen, eine ganze Zahl über 0</translation>
    </message>
    <message>
        <source>the data cannot be written in this format: %1</source>
        <translation>die Daten können in diesem Format nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>the data lack %1 of the %2 features of the model: %3</source>
        <translation>den Daten fehlen %1 der %2 Merkmale des Modells: %3</translation>
    </message>
    <message>
        <source>the decompressed file requires %1 of disk space, but only %2 are free in %3</source>
        <translation>die entpackte Datei braucht %1 Speicherplatz, aber nur %2 sind frei in %3</translation>
    </message>
    <message>
        <source>the delimiter and the decimal mark cannot both be a %1</source>
        <translation>Trennzeichen und Dezimalzeichen können nicht dasselbe Zeichen sein (%1)</translation>
    </message>
    <message>
        <source>the exemplars must stay the same for at least 1 iteration</source>
        <translation>die Exemplare müssen mindestens 1 Iteration lang gleich bleiben</translation>
    </message>
    <message>
        <source>the exponent of the weights must exceed 1</source>
        <translation>der Exponent der Gewichte muss größer als 1 sein</translation>
    </message>
    <message>
        <source>the exponent of the weights must exceed 1 or be negative</source>
        <translation>der Exponent der Gewichte muss größer als 1 oder negativ sein</translation>
    </message>
    <message>
        <source>the exponent of the weights must not exceed %1 with %2 features: the weights would underflow to 0</source>
        <translation>der Exponent der Gewichte darf %1 bei %2 Merkmalen nicht übersteigen: Die Gewichte würden zu 0 unterlaufen</translation>
    </message>
    <message>
        <source>the feature names are already gene symbols of this table, and none is one of its identifiers</source>
        <translation>die Merkmalsnamen sind bereits Gensymbole dieser Tabelle, und keiner ist eine ihrer Kennungen</translation>
    </message>
    <message>
        <source>the features have no annotation &quot;%1&quot;</source>
        <translation>die Merkmale haben keine Annotation „%1“</translation>
    </message>
    <message>
        <source>the file %1, left by an unfinished save, is in the same folder</source>
        <translation>die Datei %1, von einem unterbrochenen Speichern übrig, liegt im selben Ordner</translation>
    </message>
    <message>
        <source>the file cannot be decompressed to %1</source>
        <translation>die Datei kann nicht nach %1 entpackt werden</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>die Datei kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>die Datei hat sich während des Lesens geändert</translation>
    </message>
    <message>
        <source>the file contains %1 gene sets</source>
        <translation>die Datei enthält %1 Genmengen</translation>
    </message>
    <message>
        <source>the file contains %1 labels, but the data set has %2 samples</source>
        <translation>die Datei enthält %1 Labels, aber der Datensatz hat %2 Proben</translation>
    </message>
    <message>
        <source>the file contains more values than declared</source>
        <translation>die Datei enthält mehr Werte als deklariert</translation>
    </message>
    <message>
        <source>the file contains no data: the line @data is missing</source>
        <translation>die Datei enthält keine Daten: Die Zeile @data fehlt</translation>
    </message>
    <message>
        <source>the file contains no gene sets</source>
        <translation>die Datei enthält keine Genmengen</translation>
    </message>
    <message>
        <source>the file contains no rows of data</source>
        <translation>die Datei enthält keine Datenzeilen</translation>
    </message>
    <message>
        <source>the file contains no rows of numbers below the header</source>
        <translation>die Datei enthält unter dem Kopf keine Zeilen mit Zahlen</translation>
    </message>
    <message>
        <source>the file contains no rows of values below the header</source>
        <translation>die Datei enthält unter dem Kopf keine Zeilen mit Werten</translation>
    </message>
    <message>
        <source>the file contains no table of values: the line %1 is missing</source>
        <translation>die Datei enthält keine Wertetabelle: Die Zeile %1 fehlt</translation>
    </message>
    <message>
        <source>the file contains no table: all rows are comments</source>
        <translation>die Datei enthält keine Tabelle: Alle Zeilen sind Kommentare</translation>
    </message>
    <message>
        <source>the file contains only blank lines</source>
        <translation>die Datei enthält nur leere Zeilen</translation>
    </message>
    <message>
        <source>the file declares no attributes</source>
        <translation>die Datei deklariert keine Attribute</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is encrypted</source>
        <translation>die Datei ist verschlüsselt</translation>
    </message>
    <message>
        <source>the file names %1 cells, but the matrix has %2</source>
        <translation>die Datei nennt %1 Zellen, aber die Matrix hat %2</translation>
    </message>
    <message>
        <source>the file names %1 genes, but the matrix has %2</source>
        <translation>die Datei nennt %1 Gene, aber die Matrix hat %2</translation>
    </message>
    <message>
        <source>the file was not found</source>
        <translation>die Datei wurde nicht gefunden</translation>
    </message>
    <message>
        <source>the first line must contain matrix, followed by coordinate or array</source>
        <translation>die erste Zeile muss matrix enthalten, gefolgt von coordinate oder array</translation>
    </message>
    <message>
        <source>the first line specifies no valid symmetry</source>
        <translation>die erste Zeile gibt keine gültige Symmetrie an</translation>
    </message>
    <message>
        <source>the first line, #1.2 or #1.3, is missing</source>
        <translation>die erste Zeile, #1.2 oder #1.3, fehlt</translation>
    </message>
    <message>
        <source>the fit has %1 feature, the samples %2</source>
        <translation>die Anpassung hat %1 Merkmal, die Proben haben %2</translation>
    </message>
    <message>
        <source>the fit has %1 features, the samples %2</source>
        <translation>die Anpassung hat %1 Merkmale, die Proben haben %2</translation>
    </message>
    <message>
        <source>the folder %1 does not exist</source>
        <translation>der Ordner %1 existiert nicht</translation>
    </message>
    <message>
        <source>the gene set has no name</source>
        <translation>die Genmenge hat keinen Namen</translation>
    </message>
    <message>
        <source>the gene sets do not fit into memory</source>
        <translation>die Genmengen passen nicht in den Speicher</translation>
    </message>
    <message>
        <source>the genes are numbered</source>
        <translation>die Gene werden nummeriert</translation>
    </message>
    <message>
        <source>the given membership must be at least 0 and less than 1</source>
        <translation>die vorgegebene Zugehörigkeit muss mindestens 0 und kleiner als 1 sein</translation>
    </message>
    <message>
        <source>the gzip file is damaged</source>
        <translation>die gzip-Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the gzip file is truncated: it ends after %1 of text without an end marker</source>
        <translation>die gzip-Datei ist abgeschnitten: Sie endet nach %1 Text ohne Endmarke</translation>
    </message>
    <message>
        <source>the header contains neither GID nor GWEIGHT, and no EWEIGHT row follows</source>
        <translation>der Kopf enthält weder GID noch GWEIGHT, und es folgt keine EWEIGHT-Zeile</translation>
    </message>
    <message>
        <source>the header contains no array names</source>
        <translation>der Kopf enthält keine Arraynamen</translation>
    </message>
    <message>
        <source>the header contains no column of numbers</source>
        <translation>der Kopf enthält keine Zahlenspalte</translation>
    </message>
    <message>
        <source>the header contains no sample names</source>
        <translation>der Kopf enthält keine Probennamen</translation>
    </message>
    <message>
        <source>the header has %1, but %2 with gene annotations and at least one sample are required</source>
        <translation>der Kopf hat %1, nötig sind aber %2 mit Genannotationen und mindestens eine Probe</translation>
    </message>
    <message>
        <source>the header of the table contains no sample names</source>
        <translation>der Kopf der Tabelle enthält keine Probennamen</translation>
    </message>
    <message>
        <source>the header of the table is missing</source>
        <translation>der Kopf der Tabelle fehlt</translation>
    </message>
    <message>
        <source>the header of the table is missing; the line contains values</source>
        <translation>der Kopf der Tabelle fehlt; die Zeile enthält Werte</translation>
    </message>
    <message>
        <source>the header of the table must begin with ID_REF</source>
        <translation>der Kopf der Tabelle muss mit ID_REF beginnen</translation>
    </message>
    <message>
        <source>the header with the names of the samples is missing</source>
        <translation>der Kopf mit den Namen der Proben fehlt</translation>
    </message>
    <message>
        <source>the index is too large</source>
        <translation>der Index ist zu groß</translation>
    </message>
    <message>
        <source>the matrix has more than %1 rows or columns</source>
        <translation>die Matrix hat mehr als %1 Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>the label &quot;%1&quot; contains %2, which is too large to compute with</source>
        <translation>das Label „%1“ enthält %2, was zum Rechnen zu groß ist</translation>
    </message>
    <message>
        <source>the label &quot;%1&quot; is numeric, so the loss must be squared; the other losses need classes</source>
        <translation>das Label „%1“ ist numerisch, der Verlust muss also quadratisch sein; die anderen Verluste brauchen Klassen</translation>
    </message>
    <message>
        <source>the label is not one of the classes named in line 2, but other labels are</source>
        <translation>das Label ist keine der in Zeile 2 genannten Klassen, andere Labels sind es</translation>
    </message>
    <message>
        <source>the label weight must not be negative</source>
        <translation>das Gewicht der Labels darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the labelled fraction cannot be &quot;%1&quot;: it must be above 0 and at most 1</source>
        <translation>der Anteil mit Label kann nicht „%1“ sein: er muss größer als 0 und höchstens 1 sein</translation>
    </message>
    <message>
        <source>the labelled samples of each class are identical, so the variance within the classes is 0; choose another label field or another method</source>
        <translation>die Proben mit Label jeder Klasse sind identisch, die Varianz innerhalb der Klassen ist also 0; ein anderes Labelfeld oder eine andere Methode wählen</translation>
    </message>
    <message>
        <source>the labels do not fit into memory</source>
        <translation>die Labels passen nicht in den Speicher</translation>
    </message>
    <message>
        <source>the limit of the condition number must exceed 1</source>
        <translation>die Grenze der Konditionszahl muss größer als 1 sein</translation>
    </message>
    <message>
        <source>the line %1 is missing</source>
        <translation>die Zeile %1 fehlt</translation>
    </message>
    <message>
        <source>the line @data is missing</source>
        <translation>die Zeile @data fehlt</translation>
    </message>
    <message>
        <source>the line contains values for %1 samples, but the table has %2; it is ignored because the values cannot be assigned to the samples</source>
        <translation>die Zeile enthält Werte für %1 Proben, aber die Tabelle hat %2; sie wird ignoriert, weil die Werte den Proben nicht zugeordnet werden können</translation>
    </message>
    <message>
        <source>the line contains values for %1 samples, but there are %2; it is ignored because the values cannot be assigned to the samples</source>
        <translation>die Zeile enthält Werte für %1 Proben, aber es gibt %2; sie wird ignoriert, weil die Werte den Proben nicht zugeordnet werden können</translation>
    </message>
    <message>
        <source>the line declares %1 entries, but the file contains %2</source>
        <translation>die Zeile deklariert %1 Einträge, aber die Datei enthält %2</translation>
    </message>
    <message>
        <source>the line declares %1 genes, but the file contains %2</source>
        <translation>die Zeile deklariert %1 Gene, aber die Datei enthält %2</translation>
    </message>
    <message>
        <source>the line declares %1 rows of sample annotations, but the file has none</source>
        <translation>die Zeile deklariert %1 Zeilen mit Probenannotationen, aber die Datei hat keine</translation>
    </message>
    <message>
        <source>the line declares %1 samples, but the header names %2</source>
        <translation>die Zeile deklariert %1 Proben, aber der Kopf nennt %2</translation>
    </message>
    <message>
        <source>the line declares a size larger than any file can contain</source>
        <translation>die Zeile deklariert eine Größe, die keine Datei enthalten kann</translation>
    </message>
    <message>
        <source>the line declares more genes or samples than any file can contain</source>
        <translation>die Zeile deklariert mehr Gene oder Proben, als eine Datei enthalten kann</translation>
    </message>
    <message>
        <source>the line declares more genes than any file can contain</source>
        <translation>die Zeile deklariert mehr Gene, als eine Datei enthalten kann</translation>
    </message>
    <message>
        <source>the line must contain a row index and a column index</source>
        <translation>die Zeile muss einen Zeilenindex und einen Spaltenindex enthalten</translation>
    </message>
    <message>
        <source>the line must contain a row index, a column index and a value</source>
        <translation>die Zeile muss einen Zeilenindex, einen Spaltenindex und einen Wert enthalten</translation>
    </message>
    <message>
        <source>the line must contain the number of genes</source>
        <translation>die Zeile muss die Anzahl der Gene enthalten</translation>
    </message>
    <message>
        <source>the line with the number of genes is missing</source>
        <translation>die Zeile mit der Anzahl der Gene fehlt</translation>
    </message>
    <message>
        <source>the line with the numbers of genes and samples is missing</source>
        <translation>die Zeile mit den Anzahlen der Gene und Proben fehlt</translation>
    </message>
    <message>
        <source>the line with the numbers of rows and columns is missing</source>
        <translation>die Zeile mit den Anzahlen der Zeilen und Spalten fehlt</translation>
    </message>
    <message>
        <source>the lines with the sample descriptions and the number of genes are missing</source>
        <translation>die Zeilen mit den Probenbeschreibungen und der Anzahl der Gene fehlen</translation>
    </message>
    <message>
        <source>the list of names is empty</source>
        <translation>die Liste der Namen ist leer</translation>
    </message>
    <message>
        <source>the matrix has no rows or no columns</source>
        <translation>die Matrix hat keine Zeilen oder keine Spalten</translation>
    </message>
    <message>
        <source>the method has no clusters to compare with the labels</source>
        <translation>die Methode hat keine Cluster, die sich mit den Labels vergleichen lassen</translation>
    </message>
    <message>
        <source>the most variable genes cannot be chosen during import if an AnnData file contains genes in rows</source>
        <translation>die variabelsten Gene können beim Import nicht gewählt werden, wenn eine AnnData-Datei Gene in Zeilen enthält</translation>
    </message>
    <message>
        <source>the name %1 is ambiguous: it is the name of one sample and denotes another sample named %2; give the samples different names</source>
        <translation>der Name %1 ist mehrdeutig: Er ist der Name einer Probe und bezeichnet eine andere Probe namens %2; den Proben verschiedene Namen geben</translation>
    </message>
    <message>
        <source>the new samples must contain all features of the model, with the same names</source>
        <translation>die neuen Proben müssen alle Merkmale des Modells unter denselben Namen enthalten</translation>
    </message>
    <message>
        <source>the number of folds must be from 2 to the number of labelled samples, %1</source>
        <translation>die Anzahl der Folds muss zwischen 2 und der Anzahl der Proben mit Label liegen, %1</translation>
    </message>
    <message>
        <source>the number of k-means iterations must be 0 or more</source>
        <translation>die Anzahl der k-Means-Iterationen muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>the numbers of genes and samples are missing</source>
        <translation>die Anzahlen der Gene und Proben fehlen</translation>
    </message>
    <message>
        <source>the part %1 decompresses to less than the file declares</source>
        <translation>der Teil %1 ist entpackt kleiner, als die Datei deklariert</translation>
    </message>
    <message>
        <source>the part %1 decompresses to more than the file declares</source>
        <translation>der Teil %1 ist entpackt größer, als die Datei deklariert</translation>
    </message>
    <message>
        <source>the part %1 is compressed with a method that .xlsx files do not use</source>
        <translation>der Teil %1 ist mit einem Verfahren komprimiert, das .xlsx-Dateien nicht verwenden</translation>
    </message>
    <message>
        <source>the part %1 is damaged (%2)</source>
        <translation>der Teil %1 ist beschädigt (%2)</translation>
    </message>
    <message>
        <source>the part %1 is damaged: its checksum is wrong</source>
        <translation>der Teil %1 ist beschädigt: Seine Prüfsumme ist falsch</translation>
    </message>
    <message>
        <source>the part %1 is missing</source>
        <translation>der Teil %1 fehlt</translation>
    </message>
    <message>
        <source>the part %1 is too large for a workbook</source>
        <translation>der Teil %1 ist zu groß für eine Arbeitsmappe</translation>
    </message>
    <message>
        <source>the part %1 would decompress from %2 to %3, which is not plausible for a sheet</source>
        <translation>der Teil %1 würde von %2 auf %3 entpackt, was für ein Blatt nicht plausibel ist</translation>
    </message>
    <message>
        <source>the permutation test needs class labels</source>
        <translation>der Permutationstest braucht Klassenlabels</translation>
    </message>
    <message>
        <source>the permutation test needs samples of at least two classes whose labels were not used in the fit</source>
        <translation>der Permutationstest braucht Proben aus mindestens zwei Klassen, deren Labels in der Anpassung nicht verwendet wurden</translation>
    </message>
    <message>
        <source>the perturbed pencil has no eigenvector for these samples; use another solver</source>
        <translation>das gestörte Matrixbüschel hat für diese Proben keinen Eigenvektor; einen anderen Löser verwenden</translation>
    </message>
    <message>
        <source>the pipe cannot be read</source>
        <translation>die Pipe kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the piped data cannot be stored in %1</source>
        <translation>die Daten aus der Pipe können nicht in %1 gespeichert werden</translation>
    </message>
    <message>
        <source>the piped data exceed the limit of %1</source>
        <translation>die Daten aus der Pipe übersteigen die Grenze von %1</translation>
    </message>
    <message>
        <source>the preference must be finite; pin or exclude samples instead of using an infinite one</source>
        <translation>die Präferenz muss endlich sein; statt einer unendlichen Proben fixieren oder ausschließen</translation>
    </message>
    <message>
        <source>the probes have %1 features, the samples %2</source>
        <translation>die Sonden haben %1 Merkmale, die Proben %2</translation>
    </message>
    <message>
        <source>the program fuzzylens-h5ad, which reads HDF5 files, was not found</source>
        <translation>das Programm fuzzylens-h5ad, das HDF5-Dateien liest, wurde nicht gefunden</translation>
    </message>
    <message>
        <source>the program that reads HDF5 files cannot be started</source>
        <translation>das Programm, das HDF5-Dateien liest, kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>the quantile of the preference must lie between 0 and 1</source>
        <translation>das Quantil der Präferenz muss zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>the quotes around a value of the attribute are not closed</source>
        <translation>die Anführungszeichen um einen Wert des Attributs sind nicht geschlossen</translation>
    </message>
    <message>
        <source>the quotes around the name of the attribute are not closed</source>
        <translation>die Anführungszeichen um den Namen des Attributs sind nicht geschlossen</translation>
    </message>
    <message>
        <source>the range of %1 must be within %2 and %3, with at least one value</source>
        <translation>der Bereich von %1 muss zwischen %2 und %3 liegen, mit mindestens einem Wert</translation>
    </message>
    <message>
        <source>the representation error needs samples with a class</source>
        <translation>der Repräsentationsfehler braucht Proben mit einer Klasse</translation>
    </message>
    <message>
        <source>the ridge must be positive</source>
        <translation>der Ridge muss positiv sein</translation>
    </message>
    <message>
        <source>the row has %1 where %2 are expected</source>
        <translation>die Zeile hat %1, erwartet werden %2</translation>
    </message>
    <message>
        <source>the row has %1 where the first has %2</source>
        <translation>die Zeile hat %1, die erste hat %2</translation>
    </message>
    <message>
        <source>the row has %1 where the header has %2</source>
        <translation>die Zeile hat %1, der Kopf hat %2</translation>
    </message>
    <message>
        <source>the row has %1 where the other rows have %2</source>
        <translation>die Zeile hat %1, die anderen Zeilen haben %2</translation>
    </message>
    <message>
        <source>the sample already has an earlier row; this row is ignored</source>
        <translation>die Probe hat bereits eine frühere Zeile; diese Zeile wird ignoriert</translation>
    </message>
    <message>
        <source>the sample annotations do not fit into memory</source>
        <translation>die Probenannotationen passen nicht in den Speicher</translation>
    </message>
    <message>
        <source>the sample annotations have no rows below the header</source>
        <translation>die Probenannotationen haben keine Zeilen unter dem Kopf</translation>
    </message>
    <message>
        <source>the samples contain values that are too large to compute with</source>
        <translation>die Proben enthalten Werte, die zum Rechnen zu groß sind</translation>
    </message>
    <message>
        <source>the samples have %1 features, the fit has %2</source>
        <translation>die Proben haben %1 Merkmale, die Anpassung hat %2</translation>
    </message>
    <message>
        <source>the samples of each class are identical, so the variation inside the classes is unknown</source>
        <translation>die Proben jeder Klasse sind identisch, die Streuung innerhalb der Klassen ist also unbekannt</translation>
    </message>
    <message>
        <source>the samples to predict have missing values</source>
        <translation>die vorherzusagenden Proben haben fehlende Werte</translation>
    </message>
    <message>
        <source>the score %1 needs fits to other samples, where the constraints do not apply; choose another score or remove the constraints</source>
        <translation>die Kennzahl %1 braucht Anpassungen an andere Proben, für die die Constraints nicht gelten; eine andere Kennzahl wählen oder die Constraints entfernen</translation>
    </message>
    <message>
        <source>the search for probes has used the labels, so agreement with them is not a test</source>
        <translation>die Suche nach Sonden hat die Labels verwendet, daher ist die Übereinstimmung mit ihnen kein Test</translation>
    </message>
    <message>
        <source>the solver minpert needs more labelled samples than features: there are %1 and %2</source>
        <translation>der Löser minpert braucht mehr Proben mit Label als Merkmale: es gibt %1 und %2</translation>
    </message>
    <message>
        <source>the solver minpert needs more labelled samples, multiplied by the %1 target vectors, than features: there are %2 and %3</source>
        <translation>der Löser minpert braucht mehr Proben mit Label, multipliziert mit den %1 Zielvektoren, als Merkmale: es gibt %2 und %3</translation>
    </message>
    <message>
        <source>the solver minpert supports at most %1 features, not %2</source>
        <translation>der Löser minpert unterstützt höchstens %1 Merkmale, nicht %2</translation>
    </message>
    <message>
        <source>the step drop-missing excludes such features</source>
        <translation>der Schritt drop-missing schließt solche Merkmale aus</translation>
    </message>
    <message>
        <source>the subset &quot;%1&quot; names a sample that is not in the table</source>
        <translation>die Teilmenge „%1“ nennt eine Probe, die nicht in der Tabelle steht</translation>
    </message>
    <message>
        <source>the suffix of the file name does not match an output format</source>
        <translation>die Endung des Dateinamens passt zu keinem Ausgabeformat</translation>
    </message>
    <message>
        <source>the table does not fit into memory</source>
        <translation>die Tabelle passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>the table of sample annotations has a single column, which can only contain sample names</source>
        <translation>die Tabelle der Probenannotationen hat eine einzige Spalte, die nur Probennamen enthalten kann</translation>
    </message>
    <message>
        <source>the table of values is empty</source>
        <translation>die Wertetabelle ist leer</translation>
    </message>
    <message>
        <source>the threshold must be 0 or more</source>
        <translation>der Schwellenwert muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>the transitive closure has more than %1 constraints; switch off &quot;add implied constraints&quot;</source>
        <translation>die transitive Hülle hat mehr als %1 Constraints; „abgeleitete Constraints hinzufügen“ ausschalten</translation>
    </message>
    <message>
        <source>the value range of a feature is too large for step %1</source>
        <translation>der Wertebereich eines Merkmals ist für den Schritt %1 zu groß</translation>
    </message>
    <message>
        <source>the values are too large to be compared; scale them (step %1)</source>
        <translation>die Werte sind zum Vergleichen zu groß; sie skalieren (Schritt %1)</translation>
    </message>
    <message>
        <source>the values are too large to be compared; scale them (step scale=F)</source>
        <translation>die Werte sind zum Vergleichen zu groß; sie skalieren (Schritt scale=F)</translation>
    </message>
    <message>
        <source>the values are too small to be compared; scale them (step %1)</source>
        <translation>die Werte sind zum Vergleichen zu klein; sie skalieren (Schritt %1)</translation>
    </message>
    <message>
        <source>the values of no feature differ by more than %1: their squares are too small to compute with; multiply the data (step %2)</source>
        <translation>die Werte keines Merkmals unterscheiden sich um mehr als %1: Ihre Quadrate sind zum Rechnen zu klein; die Daten multiplizieren (Schritt %2)</translation>
    </message>
    <message>
        <source>the values of the attribute are not closed with }</source>
        <translation>die Werte des Attributs sind nicht mit } abgeschlossen</translation>
    </message>
    <message>
        <source>the variance within the classes is 0 along some direction; set the ridge to a value above 0</source>
        <translation>die Varianz innerhalb der Klassen ist entlang einer Richtung 0; den Ridge auf einen Wert über 0 setzen</translation>
    </message>
    <message>
        <source>the variance within the classes is lost in rounding errors along some direction; increase the ridge, or check the data for outliers</source>
        <translation>die Varianz innerhalb der Klassen geht entlang einer Richtung in Rundungsfehlern unter; den Ridge vergrößern oder die Daten auf Ausreißer prüfen</translation>
    </message>
    <message>
        <source>the width must be positive</source>
        <translation>die Breite muss positiv sein</translation>
    </message>
    <message>
        <source>the width must not be negative</source>
        <translation>die Breite darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the width of the kernel must be positive</source>
        <translation>die Breite des Kerns muss positiv sein</translation>
    </message>
    <message>
        <source>the width of the similarity must be positive</source>
        <translation>die Breite der Ähnlichkeit muss positiv sein</translation>
    </message>
    <message>
        <source>the workbook contains no list of its parts</source>
        <translation>die Arbeitsmappe enthält keine Liste ihrer Teile</translation>
    </message>
    <message>
        <source>the workbook contains no worksheet</source>
        <translation>die Arbeitsmappe enthält kein Tabellenblatt</translation>
    </message>
    <message>
        <source>the workbook declares more than %1 sheets</source>
        <translation>die Arbeitsmappe deklariert mehr als %1 Blätter</translation>
    </message>
    <message>
        <source>the workbook is encrypted</source>
        <translation>die Arbeitsmappe ist verschlüsselt</translation>
    </message>
    <message>
        <source>the written file could not be read back: %1</source>
        <translation>die geschriebene Datei konnte nicht wieder gelesen werden: %1</translation>
    </message>
    <message>
        <source>the zip archive of the .xlsx file cannot be read (%1)</source>
        <translation>das Zip-Archiv der .xlsx-Datei kann nicht gelesen werden (%1)</translation>
    </message>
    <message>
        <source>there are no classes to derive constraints from; specify them with --labels or --label</source>
        <translation>es gibt keine Klassen, aus denen sich Constraints ableiten lassen; sie mit --labels oder --label angeben</translation>
    </message>
    <message>
        <source>there are no labels to choose from; specify them with --labels or --label</source>
        <translation>es gibt keine Labels zur Auswahl; sie mit --labels oder --label angeben</translation>
    </message>
    <message>
        <source>there are no settings to try</source>
        <translation>es gibt keine Einstellungen zum Ausprobieren</translation>
    </message>
    <message>
        <source>there are only %1, so that a sample cannot have %2; reduce the number of neighbours</source>
        <translation>es gibt nur %1, daher kann eine Probe nicht %2 haben; die Anzahl der Nachbarn verringern</translation>
    </message>
    <message>
        <source>there cannot be more clusters (%1) than samples (%2)</source>
        <translation>es kann nicht mehr Cluster (%1) als Proben (%2) geben</translation>
    </message>
    <message>
        <source>there is no score &quot;%1&quot; to choose by with %2; choose one of %3</source>
        <translation>nach der Kennzahl „%1“ kann mit %2 nicht gewählt werden; möglich sind %3</translation>
    </message>
    <message>
        <source>these are not the expected data: the SHA-256 is %1..., expected %2...</source>
        <translation>dies sind nicht die erwarteten Daten: Der SHA-256 ist %1..., erwartet wird %2...</translation>
    </message>
    <message>
        <source>these are not the expected data: the SHA-256 is unknown, expected %1...</source>
        <translation>dies sind nicht die erwarteten Daten: Der SHA-256 ist unbekannt, erwartet wird %1...</translation>
    </message>
    <message>
        <source>these data have only %1 dimension, not %2; reduce the number of dimensions</source>
        <translation>diese Daten haben nur %1 Dimension, nicht %2; die Anzahl der Dimensionen verringern</translation>
    </message>
    <message>
        <source>these data have only %1 dimensions, not %2; reduce the number of dimensions</source>
        <translation>diese Daten haben nur %1 Dimensionen, nicht %2; die Anzahl der Dimensionen verringern</translation>
    </message>
    <message>
        <source>this SOFT file describes a series, a platform or single samples, not a curated data set</source>
        <translation>diese SOFT-Datei beschreibt eine Serie, eine Plattform oder einzelne Proben, keinen kuratierten Datensatz</translation>
    </message>
    <message>
        <source>this is a CLS file, which contains labels and no values</source>
        <translation>dies ist eine CLS-Datei, die Labels und keine Werte enthält</translation>
    </message>
    <message>
        <source>this is a FuzzyLens model, which contains no samples</source>
        <translation>dies ist ein FuzzyLens-Modell, das keine Proben enthält</translation>
    </message>
    <message>
        <source>this is a FuzzyLens result, which contains no data values</source>
        <translation>dies ist ein FuzzyLens-Ergebnis, das keine Datenwerte enthält</translation>
    </message>
    <message>
        <source>this is a GMT file, which contains gene sets and no values</source>
        <translation>dies ist eine GMT-Datei, die Genmengen und keine Werte enthält</translation>
    </message>
    <message>
        <source>this is a JSON document, not a table</source>
        <translation>dies ist ein JSON-Dokument, keine Tabelle</translation>
    </message>
    <message>
        <source>this is a binary Excel workbook (.xlsb)</source>
        <translation>dies ist eine binäre Excel-Arbeitsmappe (.xlsb)</translation>
    </message>
    <message>
        <source>this is a device, a pipe or a socket, not a regular file</source>
        <translation>dies ist ein Gerät, eine Pipe oder ein Socket, keine normale Datei</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>dies ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>this is a folder, not a list of names</source>
        <translation>dies ist ein Ordner, keine Liste von Namen</translation>
    </message>
    <message>
        <source>this is a list of names for the matrix in the same folder and contains no values</source>
        <translation>dies ist eine Liste von Namen zur Matrix im selben Ordner und enthält keine Werte</translation>
    </message>
    <message>
        <source>this is a text document or a presentation, not a workbook</source>
        <translation>dies ist ein Textdokument oder eine Präsentation, keine Arbeitsmappe</translation>
    </message>
    <message>
        <source>this is a web page, not a table</source>
        <translation>dies ist eine Webseite, keine Tabelle</translation>
    </message>
    <message>
        <source>this is a zip archive without a workbook</source>
        <translation>dies ist ein Zip-Archiv ohne Arbeitsmappe</translation>
    </message>
    <message>
        <source>this is an Excel 97-2003 workbook (.xls)</source>
        <translation>dies ist eine Excel-97-2003-Arbeitsmappe (.xls)</translation>
    </message>
    <message>
        <source>this is an OpenDocument file</source>
        <translation>dies ist eine OpenDocument-Datei</translation>
    </message>
    <message>
        <source>this is an SQLite database, not a FuzzyLens session</source>
        <translation>dies ist eine SQLite-Datenbank, keine FuzzyLens-Sitzung</translation>
    </message>
    <message>
        <source>this is binary data, not a text table</source>
        <translation>dies sind binäre Daten, keine Texttabelle</translation>
    </message>
    <message>
        <source>this is not a table of identifiers and gene symbols</source>
        <translation>dies ist keine Tabelle von Kennungen und Gensymbolen</translation>
    </message>
    <message>
        <source>this method compares every sample with every other and supports at most %1 samples; there are %2 (keep fewer samples with the step keep-samples)</source>
        <translation>diese Methode vergleicht jede Probe mit jeder anderen und unterstützt höchstens %1 Proben; es gibt %2 (mit dem Schritt keep-samples weniger Proben behalten)</translation>
    </message>
    <message>
        <source>this method computes the kernel matrix of the labelled samples and supports at most %1; there are %2 (keep fewer samples with the step keep-samples)</source>
        <translation>diese Methode berechnet die Kernmatrix der Proben mit Label und unterstützt höchstens %1; es gibt %2 (mit dem Schritt keep-samples weniger Proben behalten)</translation>
    </message>
    <message>
        <source>this method supports at most %1 samples or features, whichever are fewer; there are %2 (keep fewer features with the step top-variance)</source>
        <translation>diese Methode unterstützt höchstens %1 Proben oder Merkmale, je nachdem, wovon es weniger gibt; es gibt %2 (mit dem Schritt top-variance weniger Merkmale behalten)</translation>
    </message>
    <message>
        <source>this requires about %1 of memory, but only %2 are available</source>
        <translation>dies braucht etwa %1 Arbeitsspeicher, aber nur %2 sind verfügbar</translation>
    </message>
    <message>
        <source>this session contains no data</source>
        <translation>diese Sitzung enthält keine Daten</translation>
    </message>
    <message>
        <source>this session contains no run &quot;%1&quot;</source>
        <translation>diese Sitzung enthält keinen Lauf „%1“</translation>
    </message>
    <message>
        <source>this session contains no runs</source>
        <translation>diese Sitzung enthält keine Läufe</translation>
    </message>
    <message>
        <source>this session was saved by a newer version of FuzzyLens (format %1; this version reads formats up to %2)</source>
        <translation>diese Sitzung wurde von einer neueren Version von FuzzyLens gespeichert (Format %1; diese Version liest Formate bis %2)</translation>
    </message>
    <message>
        <source>this table contains none of the feature names</source>
        <translation>diese Tabelle enthält keinen der Merkmalsnamen</translation>
    </message>
    <message>
        <source>to choose the second feature named NAME, write NAME#2</source>
        <translation>das zweite Merkmal namens NAME ist NAME#2</translation>
    </message>
    <message>
        <source>to mark a missing value, leave the cell empty</source>
        <translation>für einen fehlenden Wert die Zelle leer lassen</translation>
    </message>
    <message>
        <source>too many samples are isolated in the neighbour graph; choose a larger width</source>
        <translation>zu viele Proben sind im Nachbarschaftsgraphen isoliert; eine größere Breite wählen</translation>
    </message>
    <message>
        <source>trees must be 1 or more</source>
        <translation>trees muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>trials and temperatures must be 1 or more</source>
        <translation>trials und temperatures müssen mindestens 1 sein</translation>
    </message>
    <message>
        <source>unknown file format</source>
        <translation>unbekanntes Dateiformat</translation>
    </message>
    <message>
        <source>unknown format &quot;%1&quot;</source>
        <translation>unbekanntes Format „%1“</translation>
    </message>
    <message>
        <source>unknown gene set &quot;%1&quot;</source>
        <translation>unbekannte Genmenge „%1“</translation>
    </message>
    <message>
        <source>unknown label field</source>
        <translation>unbekanntes Labelfeld</translation>
    </message>
    <message>
        <source>unknown label field &quot;%1&quot;</source>
        <translation>unbekanntes Labelfeld „%1“</translation>
    </message>
    <message>
        <source>unknown sheet &quot;%1&quot;</source>
        <translation>unbekanntes Blatt „%1“</translation>
    </message>
    <message>
        <source>use %1, optionally followed by .gz</source>
        <translation>%1 verwenden, gegebenenfalls gefolgt von .gz</translation>
    </message>
    <message>
        <source>use FIELD:VALUE with a label field of the data, sample names separated by commas, or a file of sample names</source>
        <translation>FELD:WERT mit einem Labelfeld der Daten, durch Kommas getrennte Probennamen oder eine Datei mit Probennamen verwenden</translation>
    </message>
    <message>
        <source>use a session file</source>
        <translation>eine Sitzungsdatei verwenden</translation>
    </message>
    <message>
        <source>use a table with at least two columns, separated by tabs, commas or semicolons</source>
        <translation>eine Tabelle mit mindestens zwei Spalten verwenden, durch Tabulatoren, Kommas oder Semikolons getrennt</translation>
    </message>
    <message>
        <source>use another session or a data file</source>
        <translation>eine andere Sitzung oder eine Datendatei verwenden</translation>
    </message>
    <message>
        <source>use data with the same features</source>
        <translation>Daten mit denselben Merkmalen verwenden</translation>
    </message>
    <message>
        <source>use fewer clusters or fewer features</source>
        <translation>weniger Cluster oder weniger Merkmale verwenden</translation>
    </message>
    <message>
        <source>use fewer samples or another way to choose the probes</source>
        <translation>weniger Proben oder eine andere Auswahl der Sonden verwenden</translation>
    </message>
    <message>
        <source>use fewer threads, or keep fewer samples or features</source>
        <translation>weniger Threads verwenden oder weniger Proben oder Merkmale behalten</translation>
    </message>
    <message>
        <source>use other data</source>
        <translation>andere Daten verwenden</translation>
    </message>
    <message>
        <source>use the annotation table of the measurement platform</source>
        <translation>die Annotationstabelle der Messplattform verwenden</translation>
    </message>
    <message>
        <source>use the original data file, %1 with the SHA-256 %2, of the session %3</source>
        <translation>die ursprüngliche Datendatei %1 mit dem SHA-256 %2 der Sitzung %3 verwenden</translation>
    </message>
    <message>
        <source>use the original data file, %1, of the session %2</source>
        <translation>die ursprüngliche Datendatei %1 der Sitzung %2 verwenden</translation>
    </message>
    <message>
        <source>values are missing</source>
        <translation>Werte fehlen</translation>
    </message>
    <message>
        <source>write %1#2 for the second of them</source>
        <translation>für die zweite davon %1#2 schreiben</translation>
    </message>
    <message>
        <source>write @attribute NAME TYPE</source>
        <translation>@attribute NAME TYP schreiben</translation>
    </message>
    <message>
        <source>write CSV or ARFF instead</source>
        <translation>stattdessen CSV oder ARFF schreiben</translation>
    </message>
    <message>
        <source>write GCT 1.3 or CSV instead</source>
        <translation>stattdessen GCT 1.3 oder CSV schreiben</translation>
    </message>
    <message>
        <source>%1 constraints are too many to display (at most %2); use fewer</source>
        <translation>%1 Constraints sind zu viele für die Anzeige (höchstens %2); weniger verwenden</translation>
    </message>
    <message>
        <source>%1 is excluded; restore it or remove it from the excluded probes</source>
        <translation>%1 ist ausgeschlossen; die Probe zurückholen oder aus den ausgeschlossenen Sonden entfernen</translation>
    </message>
    <message>
        <source>%1 is excluded; restore it or remove it from the pinned probes</source>
        <translation>%1 ist ausgeschlossen; die Probe zurückholen oder aus den fixierten Sonden entfernen</translation>
    </message>
    <message>
        <source>--labelled keeps labels back from the fit, which the window does not do; run the line itself, or leave the option out</source>
        <translation>--labelled hält Labels von der Anpassung zurück, was das Fenster nicht kann; die Befehlszeile selbst ausführen oder die Option weglassen</translation>
    </message>
    <message>
        <source>excluded probes: %1</source>
        <translation>ausgeschlossene Sonden: %1</translation>
    </message>
    <message>
        <source>pinned probes: %1</source>
        <translation>fixierte Sonden: %1</translation>
    </message>
    <message>
        <source>there are no classes to derive constraints from; choose a label field with classes</source>
        <translation>es gibt keine Klassen, aus denen sich Constraints ableiten lassen; ein Labelfeld mit Klassen wählen</translation>
    </message>
    <message>
        <source>there are no samples on screen yet</source>
        <translation>noch werden keine Proben angezeigt</translation>
    </message>
    <message>
        <source>the initial acceptance rate must be between 0 and 1</source>
        <translation>die anfängliche Annahmerate muss zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>The search for the widest margin stopped at its limit of %1 iterations before it converged: reduce the cost C.</source>
        <translation>Die Suche nach dem breitesten Rand endete an ihrer Grenze von %1 Iterationen, bevor sie konvergierte: die Kosten C verringern.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a lesson</source>
        <translation>„%1“ ist kein Schlüssel einer Lektion</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list in brackets</source>
        <translation>„%1“ muss eine Liste in eckigen Klammern sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number</source>
        <translation>„%1“ muss eine Zahl sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text in quotation marks</source>
        <translation>„%1“ muss ein Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a text, or texts by the codes of their languages</source>
        <translation>„%1“ muss ein Text sein, oder Texte nach den Kürzeln ihrer Sprachen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number</source>
        <translation>„%1“ muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object in braces</source>
        <translation>„%1“ muss ein Objekt in geschweiften Klammern sein</translation>
    </message>
    <message>
        <source>&quot;correct&quot; must be the number of an answer, from 1 to %1</source>
        <translation>„correct“ muss die Nummer einer Antwort sein, von 1 bis %1</translation>
    </message>
    <message>
        <source>a goal needs &quot;least&quot; or &quot;most&quot;</source>
        <translation>ein Ziel braucht „least“ oder „most“</translation>
    </message>
    <message>
        <source>a lesson needs a step</source>
        <translation>eine Lektion braucht einen Schritt</translation>
    </message>
    <message>
        <source>a question needs two answers or more</source>
        <translation>eine Frage braucht mindestens zwei Antworten</translation>
    </message>
    <message>
        <source>a step of a lesson must not read a file</source>
        <translation>ein Schritt einer Lektion darf keine Datei lesen</translation>
    </message>
    <message>
        <source>this step of the lesson is about %1, which is not open; open it first</source>
        <translation>dieser Schritt der Lektion handelt von %1, das nicht geöffnet ist; öffnen Sie es zuerst</translation>
    </message>
    <message>
        <source>1 if the sample is in the class, else 0</source>
        <translation>1, wenn die Probe zur Klasse gehört, sonst 0</translation>
    </message>
    <message>
        <source>No labelled sample is in the cluster: it keeps its prototype.</source>
        <translation>Keine Probe mit Label ist im Cluster: Er behält seinen Prototyp.</translation>
    </message>
    <message>
        <source>what the sample adds to J</source>
        <translation>was die Probe zu J beiträgt</translation>
    </message>
    <message>
        <source>samples in the cluster</source>
        <translation>Proben im Cluster</translation>
    </message>
    <message>
        <source>The sample is the only one in its cluster and adds nothing.</source>
        <translation>Die Probe ist die einzige in ihrem Cluster und trägt nichts bei.</translation>
    </message>
    <message>
        <source>Samples move one after the other, and the centres follow each of them; the numbers are those when it is the turn of this one.</source>
        <translation>Die Proben wechseln eine nach der anderen, und die Zentren folgen jeder; die Zahlen gelten, wenn diese an der Reihe ist.</translation>
    </message>
    <message>
        <source>Several clusters are equally near; the sample is in the first of them.</source>
        <translation>Mehrere Cluster sind gleich nah; die Probe gehört zum ersten davon.</translation>
    </message>
    <message>
        <source>The cluster has no members; its centre is the mean of all samples.</source>
        <translation>Der Cluster hat keine Mitglieder; sein Zentrum ist der Mittelwert aller Proben.</translation>
    </message>
    <message>
        <source>The cluster is empty: it keeps its centre.</source>
        <translation>Der Cluster ist leer: Er behält sein Zentrum.</translation>
    </message>
    <message>
        <source>The cluster is empty: it keeps its prototype.</source>
        <translation>Der Cluster ist leer: Er behält seinen Prototyp.</translation>
    </message>
    <message>
        <source>The cluster is empty: its scatters count as 0.</source>
        <translation>Der Cluster ist leer: Seine Streuungen zählen als 0.</translation>
    </message>
    <message>
        <source>The feature is constant and has weight 0.</source>
        <translation>Das Merkmal ist konstant und hat das Gewicht 0.</translation>
    </message>
    <message>
        <source>The sample has no label and does not count.</source>
        <translation>Die Probe hat kein Label und zählt nicht.</translation>
    </message>
    <message>
        <source>The sample has no label, so only the distances count.</source>
        <translation>Die Probe hat kein Label, daher zählen nur die Abstände.</translation>
    </message>
    <message>
        <source>The sample is at the centre of a cluster, which receives it.</source>
        <translation>Die Probe liegt im Zentrum eines Clusters, der sie erhält.</translation>
    </message>
    <message>
        <source>[…] is 1 if the statement is true, else 0.</source>
        <translation>[…] ist 1, wenn die Aussage wahr ist, sonst 0.</translation>
    </message>
    <message>
        <source>cluster centre</source>
        <translation>Clusterzentrum</translation>
    </message>
    <message>
        <source>feature selection, times the membership mass of the cluster</source>
        <translation>Merkmalsauswahl mal Summe der Zugehörigkeiten zum Cluster</translation>
    </message>
    <message>
        <source>feature selection, times the number of clusters</source>
        <translation>Merkmalsauswahl mal Zahl der Cluster</translation>
    </message>
    <message>
        <source>feature selection, times the number of samples</source>
        <translation>Merkmalsauswahl mal Zahl der Proben</translation>
    </message>
    <message>
        <source>feature selection, times the samples per cluster</source>
        <translation>Merkmalsauswahl mal Proben je Cluster</translation>
    </message>
    <message>
        <source>feature weight</source>
        <translation>Merkmalsgewicht</translation>
    </message>
    <message>
        <source>fuzzifier</source>
        <translation>Fuzzifizierer</translation>
    </message>
    <message>
        <source>label of the sample</source>
        <translation>Label der Probe</translation>
    </message>
    <message>
        <source>label prototype</source>
        <translation>Label-Prototyp</translation>
    </message>
    <message>
        <source>largest membership mass of a class</source>
        <translation>größte Summe der Zugehörigkeiten einer Klasse</translation>
    </message>
    <message>
        <source>least distance, divided by above and below</source>
        <translation>kleinster Abstand, oben und unten wird durch ihn geteilt</translation>
    </message>
    <message>
        <source>least over the clusters</source>
        <translation>kleinster Wert über die Cluster</translation>
    </message>
    <message>
        <source>least over the clusters, subtracted above and below</source>
        <translation>kleinster Wert über die Cluster, oben und unten abgezogen</translation>
    </message>
    <message>
        <source>least scatter, subtracted above and below</source>
        <translation>kleinste Streuung, oben und unten abgezogen</translation>
    </message>
    <message>
        <source>loss of the prototype for the label</source>
        <translation>Verlust des Prototyps beim Label</translation>
    </message>
    <message>
        <source>membership</source>
        <translation>Zugehörigkeit</translation>
    </message>
    <message>
        <source>membership mass of all labelled samples in the cluster</source>
        <translation>Summe der Zugehörigkeiten aller Proben mit Label</translation>
    </message>
    <message>
        <source>membership mass of the class in the cluster</source>
        <translation>Summe der Zugehörigkeiten der Klasse</translation>
    </message>
    <message>
        <source>membership mass of the other classes</source>
        <translation>Summe der Zugehörigkeiten der anderen Klassen</translation>
    </message>
    <message>
        <source>membership of the sample in the cluster</source>
        <translation>Zugehörigkeit der Probe zum Cluster</translation>
    </message>
    <message>
        <source>negative entropy of the feature weights</source>
        <translation>negative Entropie der Merkmalsgewichte</translation>
    </message>
    <message>
        <source>number of classes</source>
        <translation>Zahl der Klassen</translation>
    </message>
    <message>
        <source>scatter of the feature in all clusters</source>
        <translation>Streuung des Merkmals in allen Clustern</translation>
    </message>
    <message>
        <source>scatter of the feature in the cluster</source>
        <translation>Streuung des Merkmals im Cluster</translation>
    </message>
    <message>
        <source>smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>squared distance to the centre</source>
        <translation>quadrierter Abstand zum Zentrum</translation>
    </message>
    <message>
        <source>sum over the clusters</source>
        <translation>Summe über die Cluster</translation>
    </message>
    <message>
        <source>sum over the features</source>
        <translation>Summe über die Merkmale</translation>
    </message>
    <message>
        <source>sum over the other samples</source>
        <translation>Summe über die anderen Proben</translation>
    </message>
    <message>
        <source>value of the feature in the sample</source>
        <translation>Wert des Merkmals in der Probe</translation>
    </message>
    <message>
        <source>weighted squared distance to the centre</source>
        <translation>gewichteter quadrierter Abstand zum Zentrum</translation>
    </message>
    <message>
        <source>Drawn points</source>
        <translation>Gezeichnete Punkte</translation>
    </message>
    <message>
        <source>Gaussian groups</source>
        <translation>Normalverteilte Gruppen</translation>
    </message>
    <message>
        <source>Points drawn by hand.</source>
        <translation>Von Hand gezeichnete Punkte.</translation>
    </message>
    <message>
        <source>Round clouds around a circle, one for each class.</source>
        <translation>Runde Wolken auf einem Kreis, eine für jede Klasse.</translation>
    </message>
    <message>
        <source>Two half circles that reach into each other.</source>
        <translation>Zwei Halbkreise, die ineinandergreifen.</translation>
    </message>
    <message>
        <source>Two moons</source>
        <translation>Zwei Monde</translation>
    </message>
    <message>
        <source>no other feature has a weight that could change</source>
        <translation>kein anderes Merkmal hat ein Gewicht, das sich ändern könnte</translation>
    </message>
    <message>
        <source>the distances of the method are no weighted sums over the features</source>
        <translation>die Abstände der Methode sind keine gewichteten Summen über die Merkmale</translation>
    </message>
    <message>
        <source>the distances with these weights are too large to compute with</source>
        <translation>die Abstände mit diesen Gewichten sind zu groß, um damit zu rechnen</translation>
    </message>
    <message>
        <source>the fixed weights of a cluster exceed 1</source>
        <translation>die festen Gewichte eines Clusters ergeben zusammen mehr als 1</translation>
    </message>
    <message>
        <source>the memberships of the method do not follow from its distances alone</source>
        <translation>die Zugehörigkeiten der Methode folgen nicht allein aus ihren Abständen</translation>
    </message>
    <message>
        <source>the method has no cluster centres in the space of the features</source>
        <translation>die Methode hat keine Clusterzentren im Raum der Merkmale</translation>
    </message>
    <message>
        <source>Intertwined spiral arms, which only many clusters can follow.</source>
        <translation>Ineinander verschlungene Spiralarme, denen nur viele Cluster folgen können.</translation>
    </message>
    <message>
        <source>Noisy rings</source>
        <translation>Verrauschte Ringe</translation>
    </message>
    <message>
        <source>Rings inside each other, with noise in both directions.</source>
        <translation>Ringe ineinander, mit Rauschen in beiden Richtungen.</translation>
    </message>
    <message>
        <source>Spiral arms</source>
        <translation>Spiralarme</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; use fewer clusters</source>
        <translation>%1; weniger Cluster verwenden</translation>
    </message>
    <message>
        <source>cluster %1 contains a single sample, so its feature weights mean little</source>
        <translation>Cluster %1 enthält eine einzige Probe, daher sagen seine Merkmalsgewichte wenig</translation>
    </message>
    <message>
        <source>the clusters %1 contain a single sample each, so their feature weights mean little</source>
        <translation>Die Cluster %1 enthalten je eine einzige Probe, daher sagen ihre Merkmalsgewichte wenig</translation>
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
    <name>fuzzylens::ui::AnnealingSequence</name>
    <message>
        <source>probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Sonden</translation>
    </message>
    <message>
        <source>Start of the search: %1</source>
        <translation>Beginn der Suche: %1</translation>
    </message>
    <message>
        <source>Temperature %1 of at most %2 (T = %3): %4</source>
        <translation>Temperatur %1 von höchstens %2 (T = %3): %4</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::AnnealingView</name>
    <message>
        <source>Rewind</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Return to the start of the search (Home)</source>
        <translation>Zum Anfang der Suche zurückkehren (Pos1)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue the search from the current iteration, or pause (Space)</source>
        <translation>Die Suche ab der aktuellen Iteration fortsetzen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Run one more iteration, at the next temperature (N)</source>
        <translation>Eine weitere Iteration bei der nächsten Temperatur ausführen (N)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Show the best set so far and the iteration that found it (B)</source>
        <translation>Die bisher beste Menge und die Iteration zeigen, die sie gefunden hat (B)</translation>
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
        <source>Search for probes as the temperature falls; drag or use the arrow keys to return to an earlier iteration</source>
        <translation>Suche nach Sonden bei fallender Temperatur; Ziehen oder die Pfeiltasten führen zu einer früheren Iteration zurück</translation>
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
        <source>Pin the probes of the current iteration in addition to yours (%1 in total), and fit only with these probes</source>
        <translation>Die Sonden der aktuellen Iteration zusätzlich zu den eigenen fixieren (insgesamt %1) und nur mit diesen Sonden anpassen</translation>
    </message>
    <message>
        <source>Pin the best set (%1) and fit with these probes only</source>
        <translation>Die beste Menge (%1) fixieren und nur mit diesen Sonden anpassen</translation>
    </message>
    <message>
        <source>Pin the set of the current iteration (%1) and fit with these probes only</source>
        <translation>Die Menge der aktuellen Iteration (%1) fixieren und nur mit diesen Sonden anpassen</translation>
    </message>
    <message>
        <source>Initialisation: the first temperature is estimated from random sets.</source>
        <translation>Initialisierung: Die erste Temperatur wird aus zufälligen Mengen geschätzt.</translation>
    </message>
    <message>
        <source>The search is running. Its history appears here when the fit is complete.</source>
        <translation>Die Suche läuft. Ihr Verlauf erscheint hier, wenn die Anpassung abgeschlossen ist.</translation>
    </message>
    <message>
        <source>Play searches for the smallest set of probes with the best clusters. It starts with half of the samples at a high temperature, where worse sets are also accepted. As the temperature falls, fewer changes are accepted, until the search accepts none.

You can pause at any time or advance one temperature at a time. Drag back to an earlier iteration to continue from there with other samples pinned or excluded.</source>
        <translation>Abspielen sucht die kleinste Menge von Sonden mit den besten Clustern. Die Suche beginnt mit der Hälfte der Proben bei einer hohen Temperatur, bei der auch schlechtere Mengen angenommen werden. Mit fallender Temperatur werden weniger Änderungen angenommen, am Ende keine mehr.

Die Suche lässt sich jederzeit anhalten oder um jeweils eine Temperatur fortsetzen. Durch Ziehen zu einer früheren Iteration geht es von dort mit anderen fixierten oder ausgeschlossenen Proben weiter.</translation>
    </message>
    <message>
        <source>No search to show yet. Press Play.</source>
        <translation>Noch keine Suche zu zeigen. „Abspielen“ drücken.</translation>
    </message>
    <message>
        <source>No search for probes to show.</source>
        <translation>Keine Suche nach Sonden zu zeigen.</translation>
    </message>
    <message>
        <source>%1: %2. The energy changed from %3 to %4.</source>
        <translation>%1: %2. Die Energie änderte sich von %3 auf %4.</translation>
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
        <source>no data open</source>
        <translation>keine Daten geöffnet</translation>
    </message>
    <message>
        <source>none: same size for all</source>
        <translation>keine: gleiche Größe für alle</translation>
    </message>
    <message>
        <source>same class as the colour</source>
        <translation>dieselbe Klasse wie die Farbe</translation>
    </message>
    <message>
        <source>label used in the fit</source>
        <translation>in der Anpassung verwendetes Label</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>Werte von %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::AxisRow</name>
    <message>
        <source>Try several values of this parameter. If it is not selected, it keeps its current value</source>
        <translation>Mehrere Werte dieses Parameters ausprobieren. Ist er nicht ausgewählt, behält er seinen aktuellen Wert</translation>
    </message>
    <message>
        <source>%1, first value</source>
        <translation>%1, erster Wert</translation>
    </message>
    <message>
        <source>%1, last value</source>
        <translation>%1, letzter Wert</translation>
    </message>
    <message>
        <source>%1, number of values</source>
        <translation>%1, Anzahl der Werte</translation>
    </message>
    <message>
        <source>Number of values, evenly spaced on a logarithmic scale</source>
        <translation>Anzahl der Werte, gleichmäßig auf einer logarithmischen Skala verteilt</translation>
    </message>
    <message>
        <source>Number of values, evenly spaced</source>
        <translation>Anzahl der Werte, gleichmäßig verteilt</translation>
    </message>
    <message>
        <source>%1: numbers from %2 to %3, in ascending order</source>
        <translation>%1: Zahlen von %2 bis %3, in aufsteigender Reihenfolge</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CellTable</name>
    <message>
        <source>First cells of the file</source>
        <translation>Erste Zellen der Datei</translation>
    </message>
    <message>
        <source>The first rows and columns of the file, coloured by how each cell is interpreted</source>
        <translation>Die ersten Zeilen und Spalten der Datei, gefärbt danach, wie jede Zelle interpretiert wird</translation>
    </message>
    <message>
        <source>The file cannot be shown with these settings.</source>
        <translation>Mit diesen Einstellungen lässt sich die Datei nicht anzeigen.</translation>
    </message>
    <message>
        <source>%1 of %2 columns</source>
        <translation>%1 von %2 Spalten</translation>
    </message>
    <message>
        <source>as imported; the file is not a text table</source>
        <translation>wie importiert; die Datei ist keine Texttabelle</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ClassChips</name>
    <message>
        <source>List of all classes</source>
        <translation>Liste aller Klassen</translation>
    </message>
    <message>
        <source>Show all classes in a list, to exclude or restore them</source>
        <translation>Alle Klassen in einer Liste zeigen, um sie auszuschließen oder wiederherzustellen</translation>
    </message>
    <message>
        <source>%1 more, %2 excluded…</source>
        <translation>%1 weitere, %2 ausgeschlossen…</translation>
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
        <source>Click to exclude this class</source>
        <translation>Klicken schließt diese Klasse aus</translation>
    </message>
    <message>
        <source>Click to restore this class</source>
        <translation>Klicken stellt diese Klasse wieder her</translation>
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
        <source>Show only classes whose names contain this text</source>
        <translation>Nur Klassen zeigen, deren Name diesen Text enthält</translation>
    </message>
    <message>
        <source>Classes; unticked classes are excluded</source>
        <translation>Klassen; Klassen ohne Häkchen sind ausgeschlossen</translation>
    </message>
    <message>
        <source>Untick a class to exclude its samples</source>
        <translation>Häkchen entfernen, um die Proben einer Klasse auszuschließen</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Restore all classes</source>
        <translation>Alle Klassen wiederherstellen</translation>
    </message>
    <message>
        <source>Exclude shown</source>
        <translation>Gezeigte ausschließen</translation>
    </message>
    <message>
        <source>Exclude all classes that match the search</source>
        <translation>Alle Klassen ausschließen, die zur Suche passen</translation>
    </message>
    <message>
        <source>restoring all classes</source>
        <translation>alle Klassen wiederherstellen</translation>
    </message>
    <message>
        <source>excluding classes</source>
        <translation>Klassen ausschließen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ClusterNumbers</name>
    <message>
        <source>%1 needs labels, so its clusters cannot be compared without them. Choose another method, such as fuzzy c-means.</source>
        <translation>%1 braucht Klassenlabels; ohne sie lassen sich die Cluster nicht vergleichen. Wählen Sie ein anderes Verfahren, etwa Fuzzy-c-Means.</translation>
    </message>
    <message>
        <source>%1 has no number of clusters. Choose another method, such as fuzzy c-means.</source>
        <translation>%1 hat keine Clusteranzahl. Wählen Sie ein anderes Verfahren, etwa Fuzzy-c-Means.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ClusterView</name>
    <message>
        <source>Shown large</source>
        <translation>Groß gezeigt</translation>
    </message>
    <message>
        <source>The index that is shown large, or the consensus matrix</source>
        <translation>Der Index, der groß gezeigt wird, oder die Konsensmatrix</translation>
    </message>
    <message>
        <source>Click Start to compare numbers of clusters by indices that need no labels.</source>
        <translation>Klicken Sie auf Start, um Clusteranzahlen durch Indizes zu vergleichen, die keine Labels brauchen.</translation>
    </message>
    <message>
        <source>%1 indices over %2. Best values: %3.</source>
        <translation>%1 Indizes über %2. Beste Werte: %3.</translation>
    </message>
    <message>
        <source>Consensus matrix</source>
        <translation>Konsensmatrix</translation>
    </message>
    <message>
        <source>The consensus matrix is shown for up to %1 samples.</source>
        <translation>Die Konsensmatrix wird für bis zu %1 Proben gezeigt.</translation>
    </message>
    <message>
        <source>The stability of this value has not been computed yet.</source>
        <translation>Die Stabilität für diesen Wert ist noch nicht berechnet.</translation>
    </message>
    <message>
        <source>There is no stability for this value.</source>
        <translation>Für diesen Wert gibt es keine Stabilität.</translation>
    </message>
    <message>
        <source>Consensus matrix, %1 %2</source>
        <translation>Konsensmatrix, %1 %2</translation>
    </message>
    <message>
        <source> (best)</source>
        <translation> (bester)</translation>
    </message>
    <message>
        <source>No score: %1</source>
        <translation>Keine Kennzahl: %1</translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation>Anzahl der Cluster</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CommandController</name>
    <message>
        <source>The command line was not applied: %1</source>
        <translation>Die Kommandozeile wurde nicht angewendet: %1</translation>
    </message>
    <message>
        <source>other data were opened in the meantime; paste the command line again</source>
        <translation>inzwischen wurden andere Daten geöffnet; die Kommandozeile erneut einfügen</translation>
    </message>
    <message>
        <source>pasting a command line</source>
        <translation>Kommandozeile einfügen</translation>
    </message>
    <message>
        <source>Nothing to change: the settings already match.</source>
        <translation>Nichts zu ändern: Die Einstellungen stimmen bereits überein.</translation>
    </message>
    <message>
        <source>Applied the command line: %1. Undo restores the previous settings.</source>
        <translation>Kommandozeile angewendet: %1. „Rückgängig“ stellt die vorherigen Einstellungen wieder her.</translation>
    </message>
    <message>
        <source>Applied the command line: %1 on %2.</source>
        <translation>Kommandozeile angewendet: %1 auf %2.</translation>
    </message>
    <message>
        <source>%1 Ignored (no effect on the fit): %2.</source>
        <translation>%1 Ignoriert (ohne Einfluss auf die Anpassung): %2.</translation>
    </message>
    <message>
        <source>step of a lesson</source>
        <translation>Schritt einer Lektion</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Type to find an action, method, parameter, view or manual page</source>
        <translation>Aktion, Methode, Parameter, Ansicht oder Handbuchseite suchen</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>Find a FuzzyLens command (Ctrl+Shift+P)</source>
        <translation>Einen FuzzyLens-Befehl finden (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Press Enter to run the selected command; use Up and Down to select</source>
        <translation>Eingabetaste führt den ausgewählten Befehl aus; Auf und Ab wechseln die Auswahl</translation>
    </message>
    <message>
        <source>No matching command.</source>
        <translation>Kein passender Befehl.</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>Derzeit nicht verfügbar.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CompareController</name>
    <message>
        <source>Select at least one method.</source>
        <translation>Wählen Sie mindestens eine Methode.</translation>
    </message>
    <message>
        <source>choice of a method</source>
        <translation>Auswahl einer Methode</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CompareSettings</name>
    <message>
        <source>Protocol of the cross-validation; it fits the preprocessing steps in each fold. In a nested protocol, each method chooses its parameters on the training samples, among its usual values.</source>
        <translation>Protokoll der Kreuzvalidierung; die Vorverarbeitungsschritte werden in jedem Fold angepasst. In einem verschachtelten Protokoll wählt jede Methode ihre Parameter auf den Trainingsproben, unter ihren üblichen Werten.</translation>
    </message>
    <message>
        <source>Cross-validation</source>
        <translation>Kreuzvalidierung</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>%1 is not compared: %2</source>
        <comment>method, reason</comment>
        <translation>%1 wird nicht verglichen: %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Stop the comparison; finished methods are kept</source>
        <translation>Hält den Vergleich an; fertige Methoden bleiben erhalten</translation>
    </message>
    <message>
        <source>Compare in the background; you can go on exploring</source>
        <translation>Vergleicht im Hintergrund; Sie können weiter erkunden</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 methods</source>
        <translation>Angehalten nach %1 von %2 Methoden</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Fertig: %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CompareView</name>
    <message>
        <source>Start a comparison to see its results here.</source>
        <translation>Starten Sie einen Vergleich, um hier seine Ergebnisse zu sehen.</translation>
    </message>
    <message>
        <source>Highest accuracy: %1, %2.</source>
        <translation>Höchste Genauigkeit: %1, %2.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::CompareWorkspace</name>
    <message>
        <source>Close Compare</source>
        <translation>Vergleichen schließen</translation>
    </message>
    <message>
        <source>Close Compare (Ctrl+K); a comparison goes on in the background</source>
        <translation>Vergleichen schließen (Strg+K); ein Vergleich läuft im Hintergrund weiter</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Use this method</source>
        <translation>Diese Methode verwenden</translation>
    </message>
    <message>
        <source>Open the selected method with its parameters and close Compare</source>
        <translation>Öffnet die gewählte Methode mit ihren Parametern und schließt Vergleichen</translation>
    </message>
    <message>
        <source>Save comparison…</source>
        <translation>Vergleich speichern…</translation>
    </message>
    <message>
        <source>Save all predictions and tests as a comparison file of the command line (JSON)</source>
        <translation>Speichert alle Vorhersagen und Tests als Vergleich der Kommandozeile (JSON)</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>Out of date: data, steps or label have changed since this comparison. Undo the change, or compare again.</source>
        <translation>Veraltet: Daten, Schritte oder Label wurden seit diesem Vergleich geändert. Machen Sie die Änderung rückgängig oder vergleichen Sie erneut.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ComparisonDialog</name>
    <message>
        <source>The settings are the same; the labels, constraints or excluded samples differ.</source>
        <translation>Die Einstellungen sind gleich; die Labels, Constraints oder ausgeschlossenen Proben unterscheiden sich.</translation>
    </message>
    <message>
        <source>First run: %1. Second run: %2.</source>
        <translation>Erster Lauf: %1. Zweiter Lauf: %2.</translation>
    </message>
    <message>
        <source>Scores of both runs</source>
        <translation>Kennzahlen beider Läufe</translation>
    </message>
    <message>
        <source>All scores that both runs have</source>
        <translation>Alle Kennzahlen, die beide Läufe haben</translation>
    </message>
    <message>
        <source>score</source>
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
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Scores</source>
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
        <source>correct in cross-validation</source>
        <translation>in der Kreuzvalidierung richtig</translation>
    </message>
    <message>
        <source>p-value (shuffled labels)</source>
        <translation>p-Wert (vertauschte Labels)</translation>
    </message>
    <message>
        <source>Memberships</source>
        <translation>Zugehörigkeiten</translation>
    </message>
    <message>
        <source>Memberships of the samples in both runs</source>
        <translation>Zugehörigkeiten der Proben in beiden Läufen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ComparisonPicture</name>
    <message>
        <source>Two runs compared</source>
        <translation>Zwei Läufe im Vergleich</translation>
    </message>
    <message>
        <source>%1 compared with %2.</source>
        <translation>%1 verglichen mit %2.</translation>
    </message>
    <message>
        <source> Of the %1 in both runs, %2 changed cluster; the adjusted Rand index of the partitions is %3.</source>
        <translation> In beiden Läufen: %1; davon wechselten %2 den Cluster. Der adjustierte Rand-Index der Partitionen ist %3.</translation>
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
        <source> Largest loss of weight: %1.</source>
        <translation> Größter Gewichtsverlust: %1.</translation>
    </message>
    <message>
        <source> Largest gain of weight: %1.</source>
        <translation> Größter Gewichtsgewinn: %1.</translation>
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
        <source>Cluster %1 of the first run, without a match</source>
        <translation>Cluster %1 des ersten Laufs, ohne Entsprechung</translation>
    </message>
    <message>
        <source>Cluster %1 of the first run, matched to cluster %2 of the second run</source>
        <translation>Cluster %1 des ersten Laufs, zugeordnet zu Cluster %2 des zweiten Laufs</translation>
    </message>
    <message>
        <source>Cluster %1 of the second run, without a match</source>
        <translation>Cluster %1 des zweiten Laufs, ohne Entsprechung</translation>
    </message>
    <message>
        <source>Samples that moved from cluster %1 to cluster %2 of the second run</source>
        <translation>Proben, die von Cluster %1 zu Cluster %2 des zweiten Laufs wechselten</translation>
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
        <source>Use the arrow keys to move through the parts of the plot; the next tab shows them as a table</source>
        <translation>Die Pfeiltasten gehen durch die Teile des Diagramms; der nächste Reiter zeigt sie als Tabelle</translation>
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
        <source>Rows are classes; columns are the classes predicted in cross-validation. Select cells to select their samples in all views.</source>
        <translation>Zeilen sind Klassen, Spalten die in der Kreuzvalidierung vorhergesagten Klassen. Ausgewählte Zellen wählen ihre Proben in allen Ansichten aus.</translation>
    </message>
    <message>
        <source>The method predicts no classes.</source>
        <translation>Die Methode sagt keine Klassen vorher.</translation>
    </message>
    <message>
        <source>The matrix appears when the cross-validation is complete; see the test with shuffled labels.</source>
        <translation>Die Matrix erscheint, wenn die Kreuzvalidierung abgeschlossen ist; siehe den Test mit vertauschten Labels.</translation>
    </message>
    <message numerus="yes">
        <source>Classes and cross-validated predictions of %n sample(s), %1 of them incorrect.</source>
        <translation>
            <numerusform>Klasse und kreuzvalidierte Vorhersage von %n Probe, %1 davon falsch.</numerusform>
            <numerusform>Klassen und kreuzvalidierte Vorhersagen von %n Proben, %1 davon falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>actual %1</source>
        <translation>tatsächlich %1</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Verwechslungsmatrix</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Verwechslungen</translation>
    </message>
    <message>
        <source>predicted
%1</source>
        <translation>vorhergesagt
%1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ConstraintTool</name>
    <message>
        <source>Release the mouse button on the other sample.</source>
        <translation>Die Maustaste über der anderen Probe loslassen.</translation>
    </message>
    <message>
        <source>1 sample in the group. Lasso or select the samples to link it with, then press M (must-link) or C (cannot-link). Esc cancels.</source>
        <translation>1 Probe in der Gruppe. Mit Lasso oder Auswahl die Proben wählen, mit denen sie verknüpft werden soll, dann M (Must-Link) oder C (Cannot-Link) drücken. Esc bricht ab.</translation>
    </message>
    <message>
        <source>%1 samples in the group. Lasso or select the samples to link them with, then press M (must-link) or C (cannot-link). Esc cancels.</source>
        <translation>%1 Proben in der Gruppe. Mit Lasso oder Auswahl die Proben wählen, mit denen sie verknüpft werden sollen, dann M (Must-Link) oder C (Cannot-Link) drücken. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag from sample to sample for a must-link; hold Alt or Ctrl for a cannot-link. Or lasso two groups, one after the other.</source>
        <translation>Von Probe zu Probe ziehen: Must-Link; mit Alt oder Strg: Cannot-Link. Oder zwei Gruppen nacheinander mit dem Lasso umfahren.</translation>
    </message>
    <message>
        <source>Drag from sample to sample for a cannot-link. Or lasso two groups, one after the other.</source>
        <translation>Von Probe zu Probe ziehen: Cannot-Link. Oder zwei Gruppen nacheinander mit dem Lasso umfahren.</translation>
    </message>
    <message>
        <source>No constraints yet. Drag from sample to sample with the right mouse button for a must-link; hold Alt or Ctrl for a cannot-link.</source>
        <translation>Noch keine Constraints. Mit der rechten Maustaste von Probe zu Probe ziehen: Must-Link; mit Alt oder Strg: Cannot-Link.</translation>
    </message>
    <message>
        <source>Not drawn: %1 with the lowest cost.</source>
        <translation>Nicht gezeichnet: %1 mit den geringsten Kosten.</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>Constraint</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>Constraints</translation>
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
        <source>Show the import settings and warnings</source>
        <translation>Importeinstellungen und Warnungen zeigen</translation>
    </message>
    <message>
        <source>Label field</source>
        <translation>Labelfeld</translation>
    </message>
    <message>
        <source>The label field the method learns from; a numeric label gives a regression</source>
        <translation>Das Labelfeld, aus dem die Methode lernt; ein numerisches Label führt zu einer Regression</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Show the excluded samples, features and classes, to restore them individually</source>
        <translation>Ausgeschlossene Proben, Merkmale und Klassen zeigen, um sie einzeln wiederherzustellen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Restore all excluded samples, features and classes</source>
        <translation>Alle ausgeschlossenen Proben, Merkmale und Klassen wiederherstellen</translation>
    </message>
    <message>
        <source>No data open</source>
        <translation>Keine Daten geöffnet</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 fehlend</translation>
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
        <source>%1, %2; import settings and warnings</source>
        <translation>%1, %2; Importeinstellungen und Warnungen</translation>
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
        <source>Excluded: %1</source>
        <translation>Ausgeschlossen: %1</translation>
    </message>
    <message>
        <source>choice of label</source>
        <translation>Label wählen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::DrawingPad</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Draw points, or change or erase them, with the mouse, or with the arrow keys and the space bar</source>
        <translation>Punkte zeichnen, ändern oder löschen, mit der Maus oder mit den Pfeiltasten und der Leertaste</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
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
        <source>Distances of %1 samples from %2 probes, samples ordered %3; the mean distance is %4 to the nearest probe and %5 to the farthest probe.</source>
        <translation>Abstände von %1 Proben zu %2 Sonden, Proben geordnet %3; der mittlere Abstand beträgt %4 zur nächsten und %5 zur fernsten Sonde.</translation>
    </message>
    <message>
        <source>Memberships of %1 samples in %2 probes, samples ordered %3; the largest membership of a sample is %4 on average (%5 if all memberships were equal).</source>
        <translation>Zugehörigkeiten von %1 Proben zu %2 Sonden, Proben geordnet %3; die größte Zugehörigkeit einer Probe ist im Mittel %4 (%5 bei gleichen Zugehörigkeiten).</translation>
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
        <source>The embedding appears here after the first fit.</source>
        <translation>Die Einbettung erscheint hier nach der ersten Anpassung.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ExplanationView</name>
    <message>
        <source>Select one sample to see why it is in its cluster.</source>
        <translation>Eine Probe auswählen, um zu sehen, warum sie in ihrem Cluster liegt.</translation>
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
        <source>Views</source>
        <translation>Ansichten</translation>
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
        <source>Common figure sizes</source>
        <translation>Übliche Größen von Abbildungen</translation>
    </message>
    <message>
        <source>Custom size</source>
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
        <source>PDF and SVG stay sharp at any size; PNG has a fixed resolution</source>
        <translation>PDF und SVG bleiben in jeder Größe scharf; PNG hat eine feste Auflösung</translation>
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
        <source>Pixels per inch; journals usually require 300 to 600</source>
        <translation>Pixel je Zoll; Zeitschriften verlangen meist 300 bis 600</translation>
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
        <source>Saves the data of the view as a CSV file next to the figure</source>
        <translation>Speichert die Daten der Ansicht als CSV-Datei neben der Abbildung</translation>
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
        <source>Vector format; text is stored as text</source>
        <translation>Vektorformat; Text bleibt als Text erhalten</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name.</source>
        <translation>%1 existiert bereits. Einen anderen Namen wählen.</translation>
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
        <source>Rank features by</source>
        <translation>Merkmale ordnen nach</translation>
    </message>
    <message>
        <source>Rank the features by their contribution to the separation of the centres, or by their weight</source>
        <translation>Merkmale nach ihrem Beitrag zur Trennung der Zentren oder nach ihrem Gewicht ordnen</translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation>Zahl der Merkmale</translation>
    </message>
    <message>
        <source>Number of features shown</source>
        <translation>Zahl der gezeigten Merkmale</translation>
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
        <source>missing in the file, imputed</source>
        <translation>in der Datei fehlend, imputiert</translation>
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
        <source>Expression of the %1 highest-ranked features (%2) in %3 samples, as z-scores; samples are ordered by cluster, features by the cluster with their highest expression.</source>
        <translation>Expression der %1 höchstplatzierten Merkmale (%2) in %3 Proben, als z-Werte; Proben sind nach Cluster geordnet, Merkmale nach dem Cluster mit ihrer höchsten Expression.</translation>
    </message>
    <message>
        <source> %1 ranks first.</source>
        <translation> %1 steht an erster Stelle.</translation>
    </message>
    <message>
        <source> 1 missing value was imputed; it is hatched.</source>
        <translation> 1 fehlender Wert wurde imputiert; er ist schraffiert.</translation>
    </message>
    <message>
        <source> %1 missing values were imputed; they are hatched.</source>
        <translation> %1 fehlende Werte wurden imputiert; sie sind schraffiert.</translation>
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
        <source>Expression appears here after the first fit.</source>
        <translation>Die Expression erscheint hier nach der ersten Anpassung.</translation>
    </message>
    <message>
        <source>This result has no feature weights to rank features by.</source>
        <translation>Dieses Ergebnis hat keine Merkmalsgewichte, nach denen Merkmale geordnet werden könnten.</translation>
    </message>
    <message>
        <source>The data of this result are not available.</source>
        <translation>Die Daten dieses Ergebnisses sind nicht verfügbar.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::FeaturePath</name>
    <message>
        <source>%1 has no parameter that selects features with these settings. Choose another method, such as SFP.</source>
        <translation>%1 hat mit diesen Einstellungen keinen Parameter, der Merkmale auswählt. Wählen Sie ein anderes Verfahren, etwa SFP.</translation>
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
        <source>Remove marks</source>
        <translation>Markierungen entfernen</translation>
    </message>
    <message>
        <source>Remove marks (Escape)</source>
        <translation>Markierungen entfernen (Escape)</translation>
    </message>
    <message>
        <source>Select a feature to focus on it in all views; click a column heading to sort</source>
        <translation>Ein Merkmal auswählen, um es in allen Ansichten in den Fokus zu rücken; zum Sortieren auf einen Spaltenkopf klicken</translation>
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
        <source>Hide all features except those of %1</source>
        <translation>Alle Merkmale außer denen von %1 ausblenden</translation>
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
        <source>No feature is in focus. Click a bar of the feature weights, or a row of the feature table or the expression heat map.</source>
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
        <translation>Öffnet eigene Daten. Datei ▸ Vorführdaten öffnet dieses Beispiel wieder.</translation>
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
    <name>fuzzylens::ui::FormulaView</name>
    <message>
        <source>This method has no formula panel yet.</source>
        <translation>Für dieses Verfahren gibt es noch keine Formelansicht.</translation>
    </message>
    <message>
        <source>The start has no equation. Go to a later update.</source>
        <translation>Der Start hat keine Gleichung. Eine spätere Aktualisierung wählen.</translation>
    </message>
    <message>
        <source>The last updates are not kept. Go to an earlier update.</source>
        <translation>Die letzten Aktualisierungen werden nicht aufbewahrt. Eine frühere Aktualisierung wählen.</translation>
    </message>
    <message>
        <source>Sample %1, %2</source>
        <translation>Probe %1, %2</translation>
    </message>
    <message>
        <source>, feature %1</source>
        <translation>, Merkmal %1</translation>
    </message>
    <message>
        <source>, class %1</source>
        <translation>, Klasse %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The updates of the fit are not computed yet.</source>
        <translation>Die Aktualisierungen der Anpassung sind noch nicht berechnet.</translation>
    </message>
    <message>
        <source>in numbers: %1</source>
        <translation>in Zahlen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Formula of the update</source>
        <translation>Formel der Aktualisierung</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
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
        <source>Source of the genes</source>
        <translation>Quelle der Gene</translation>
    </message>
    <message>
        <source>A file of gene sets or a list of gene names</source>
        <translation>Eine Datei mit Genmengen oder eine Liste von Gennamen</translation>
    </message>
    <message>
        <source>&amp;Keep only these features</source>
        <translation>&amp;Nur diese Merkmale behalten</translation>
    </message>
    <message>
        <source>E&amp;xclude these features</source>
        <translation>Diese Merkmale aus&amp;schließen</translation>
    </message>
    <message>
        <source>Adds a step that keeps only the features of this set; Undo removes the step</source>
        <translation>Fügt einen Schritt hinzu, der nur die Merkmale dieser Menge behält; „Rückgängig“ entfernt den Schritt</translation>
    </message>
    <message>
        <source>Adds a step that excludes the features of this set</source>
        <translation>Fügt einen Schritt hinzu, der die Merkmale dieser Menge ausschließt</translation>
    </message>
    <message>
        <source>Open a GMT file, or a list of genes with any separator.</source>
        <translation>Eine GMT-Datei öffnen oder eine Genliste mit beliebigem Trennzeichen.</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Choose a file of gene sets or a gene list</source>
        <translation>Eine Datei mit Genmengen oder eine Genliste wählen</translation>
    </message>
    <message>
        <source>Filter gene sets by name</source>
        <translation>Genmengen nach Namen filtern</translation>
    </message>
    <message>
        <source>Shows only the sets whose names contain this text</source>
        <translation>Zeigt nur die Mengen, deren Name diesen Text enthält</translation>
    </message>
    <message>
        <source>Gene sets in the file</source>
        <translation>Genmengen der Datei</translation>
    </message>
    <message>
        <source>Select a set to list its features and mark them in the views</source>
        <translation>Eine Menge auswählen, um ihre Merkmale aufzulisten und in den Ansichten zu markieren</translation>
    </message>
    <message>
        <source>Gene names</source>
        <translation>Gennamen</translation>
    </message>
    <message>
        <source>Gene names, separated by new lines, commas, semicolons, tabs or spaces</source>
        <translation>Gennamen, getrennt durch Zeilenumbrüche, Kommas, Semikolons, Tabulatoren oder Leerzeichen</translation>
    </message>
    <message>
        <source>Paste or type gene names here</source>
        <translation>Gennamen hier einfügen oder eintippen</translation>
    </message>
    <message>
        <source>Features in the set</source>
        <translation>Merkmale der Menge</translation>
    </message>
    <message>
        <source>Select a feature to focus on it in all views</source>
        <translation>Ein Merkmal auswählen, um es in allen Ansichten in den Fokus zu rücken</translation>
    </message>
    <message>
        <source>Names without a matching feature</source>
        <translation>Namen ohne passendes Merkmal</translation>
    </message>
    <message>
        <source>Names in the set without a matching feature, and the most similar feature names</source>
        <translation>Namen der Menge ohne passendes Merkmal und die ähnlichsten Merkmalsnamen</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <translation>Ohne Treffer</translation>
    </message>
    <message>
        <source>Most similar</source>
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
        <source>pasted list</source>
        <translation>eingefügte Liste</translation>
    </message>
    <message>
        <source>No names pasted yet.</source>
        <translation>Noch keine Namen eingefügt.</translation>
    </message>
    <message>
        <source>No gene set selected.</source>
        <translation>Keine Genmenge ausgewählt.</translation>
    </message>
    <message>
        <source>%1 selected; every name matches a feature.</source>
        <translation>%1 ausgewählt; jeder Name passt zu einem Merkmal.</translation>
    </message>
    <message>
        <source>%1 selected; %2 unmatched.</source>
        <translation>%1 ausgewählt; %2 ohne Treffer.</translation>
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
        <source>filtering by gene set</source>
        <translation>nach Genmenge filtern</translation>
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
        <source>%1: no list of files from %2 within %n seconds. Try again later.</source>
        <translation>
            <numerusform>%1: keine Dateiliste von %2 innerhalb von %n Sekunde. Später erneut versuchen.</numerusform>
            <numerusform>%1: keine Dateiliste von %2 innerhalb von %n Sekunden. Später erneut versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the response from %2 is not a list of files. Check the server address.</source>
        <translation>%1: Die Antwort von %2 ist keine Dateiliste. Die Adresse des Servers prüfen.</translation>
    </message>
    <message>
        <source>%1 has no series matrix at %2. Check its GEO page: the data may be available only as supplementary files.</source>
        <translation>Zu %1 gibt es bei %2 keine Series Matrix. Die GEO-Seite prüfen: Die Daten liegen vielleicht nur als Zusatzdateien vor.</translation>
    </message>
    <message>
        <source>%1 was not found at %2. Check the accession: a series starts with GSE, a curated data set with GDS.</source>
        <translation>%1 wurde bei %2 nicht gefunden. Die Accession prüfen: Eine Serie beginnt mit GSE, ein kuratierter Datensatz mit GDS.</translation>
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
        <source>Accession of a series (GSE…) or a curated data set (GDS…)</source>
        <translation>Accession einer Serie (GSE…) oder eines kuratierten Datensatzes (GDS…)</translation>
    </message>
    <message>
        <source>List the files in GEO and their sizes without downloading them</source>
        <translation>Die Dateien in GEO und ihre Größen auflisten, ohne sie herunterzuladen</translation>
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
        <source>Compressed size</source>
        <translation>Größe, komprimiert</translation>
    </message>
    <message>
        <source>A series measured on several platforms has one file for each platform</source>
        <translation>Eine Serie, die auf mehreren Plattformen gemessen wurde, hat je Plattform eine Datei</translation>
    </message>
    <message>
        <source>Download progress</source>
        <translation>Fortschritt des Downloads</translation>
    </message>
    <message>
        <source>&amp;File on this computer…</source>
        <translation>&amp;Datei auf diesem Rechner…</translation>
    </message>
    <message>
        <source>Open a series matrix that you have already downloaded</source>
        <translation>Eine bereits heruntergeladene Series Matrix öffnen</translation>
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
        <source>Stopped. The downloaded part is kept; the next download continues from there.</source>
        <translation>Angehalten. Der heruntergeladene Teil bleibt erhalten; der nächste Download setzt dort fort.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>%1 is not an accession. Enter a series such as GSE4107 or a curated data set such as GDS507.</source>
        <translation>%1 ist keine Accession. Eine Serie wie GSE4107 oder einen kuratierten Datensatz wie GDS507 eingeben.</translation>
    </message>
    <message>
        <source>An empty field</source>
        <translation>Ein leeres Feld</translation>
    </message>
    <message>
        <source>Requesting the file list of %2 from %1…</source>
        <translation>Dateiliste von %2 wird bei %1 abgefragt…</translation>
    </message>
    <message>
        <source>%1, downloaded</source>
        <translation>%1, heruntergeladen</translation>
    </message>
    <message>
        <source>%1 files found, one per platform. Choose one.</source>
        <translation>%1 Dateien gefunden, eine je Plattform. Eine davon wählen.</translation>
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
        <source>%1: the folder %2 could not be created.</source>
        <translation>%1: Der Ordner %2 konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 is already being downloaded by another instance of FuzzyLens.</source>
        <translation>%1 wird bereits von einer anderen FuzzyLens-Instanz heruntergeladen.</translation>
    </message>
    <message>
        <source>%1: the folder %2 is not writable.</source>
        <translation>%1: Der Ordner %2 ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>%1: %2 sent the wrong part of the file. Try again later.</source>
        <translation>%1: %2 hat den falschen Teil der Datei gesendet. Später erneut versuchen.</translation>
    </message>
    <message>
        <source>%1 needs %2 MB, but only %3 MB are free in %4. Free some disk space and try again.</source>
        <translation>%1 benötigt %2 MB, aber in %4 sind nur %3 MB frei. Speicherplatz freigeben und erneut versuchen.</translation>
    </message>
    <message>
        <source>%1 is no longer available at %2.</source>
        <translation>%1 ist bei %2 nicht mehr verfügbar.</translation>
    </message>
    <message>
        <source>The download of %1 stopped after %2 of %3 MB. Try again.</source>
        <translation>Der Download von %1 brach nach %2 von %3 MB ab. Erneut versuchen.</translation>
    </message>
    <message>
        <source>%1 is damaged on the server. Try again later.</source>
        <translation>%1 ist auf dem Server beschädigt. Später erneut versuchen.</translation>
    </message>
    <message>
        <source>%1 could not be downloaded: the server did not send a gzip file. Check the server address and the proxy settings.</source>
        <translation>%1 konnte nicht heruntergeladen werden: Der Server hat keine gzip-Datei gesendet. Serveradresse und Proxy-Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>%1 could not be saved in %2.</source>
        <translation>%1 konnte nicht in %2 gespeichert werden.</translation>
    </message>
    <message>
        <source>%1 The downloaded part is kept.</source>
        <translation>%1 Der heruntergeladene Teil bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1: %2 could not be written (%3).</source>
        <translation>%1: %2 konnte nicht geschrieben werden (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 was not downloaded within the time limit of %n minutes.</source>
        <translation>
            <numerusform>%1 wurde nicht innerhalb des Zeitlimits von %n Minute heruntergeladen.</numerusform>
            <numerusform>%1 wurde nicht innerhalb des Zeitlimits von %n Minuten heruntergeladen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exceeds the download limit of %2 MB. Check the server address.</source>
        <translation>%1 überschreitet die Download-Grenze von %2 MB. Serveradresse prüfen.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::HeatmapView</name>
    <message>
        <source> One sample is misclassified in cross-validation; it is marked with a ring.</source>
        <translation> Eine Probe ist in der Kreuzvalidierung falsch klassifiziert; sie ist mit einem Ring markiert.</translation>
    </message>
    <message>
        <source> %1 samples are misclassified in cross-validation; they are marked with rings.</source>
        <translation> %1 Proben sind in der Kreuzvalidierung falsch klassifiziert; sie sind mit Ringen markiert.</translation>
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
        <source>Don&apos;t show again for this data set</source>
        <translation>Bei diesem Datensatz nicht mehr anzeigen</translation>
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
        <source>Sample details</source>
        <translation>Angaben zur Probe</translation>
    </message>
    <message>
        <source>nearest centre: %1</source>
        <translation>nächstes Zentrum: %1</translation>
    </message>
    <message>
        <source>main contributions: %1</source>
        <translation>größte Beiträge: %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ImportDialog</name>
    <message>
        <source>It is uncertain whether the rows are samples or genes. Compare both.</source>
        <translation>Es ist unsicher, ob die Zeilen Proben oder Gene sind. Beides vergleichen.</translation>
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
        <source>Auto-detect all</source>
        <translation>Alles automatisch</translation>
    </message>
    <message>
        <source>Use these settings</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importeinstellungen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
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
        <source>Import the file with these settings; undo restores the previous import</source>
        <translation>Die Datei mit diesen Einstellungen importieren; „Rückgängig“ stellt den vorigen Import wieder her</translation>
    </message>
    <message>
        <source>Detect all import settings automatically</source>
        <translation>Alle Importeinstellungen automatisch erkennen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Restore last valid settings</source>
        <translation>Letzte gültige Einstellungen wiederherstellen</translation>
    </message>
    <message>
        <source>generated by FuzzyLens</source>
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
        <source>no missing values</source>
        <translation>keine fehlenden Werte</translation>
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
        <source>Cannot be read with these settings</source>
        <translation>Mit diesen Einstellungen nicht lesbar</translation>
    </message>
    <message>
        <source>needs about %1 of memory, %2 free</source>
        <translation>benötigt etwa %1 Speicher, %2 frei</translation>
    </message>
    <message>
        <source>would need about %1 of memory, %2 free</source>
        <translation>würde etwa %1 Speicher benötigen, %2 frei</translation>
    </message>
    <message>
        <source>choice of label</source>
        <translation>Label wählen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::IssueList</name>
    <message>
        <source>Import warnings</source>
        <translation>Warnungen beim Import</translation>
    </message>
    <message>
        <source>Problems found in the file; click a row to show its cell if it is among the first cells</source>
        <translation>In der Datei gefundene Probleme; ein Klick auf eine Zeile zeigt ihre Zelle, wenn sie unter den ersten Zellen ist</translation>
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
        <source>Error</source>
        <translation>Fehler</translation>
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
        <source>Cancel and keep the open data (Escape)</source>
        <translation>Abbrechen und die geöffneten Daten behalten (Escape)</translation>
    </message>
    <message>
        <source> · %1 %</source>
        <translation> · %1 %</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::KnockOutView</name>
    <message>
        <source>Knock out</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Set the weight of each leading feature to zero by itself, and list the samples that change</source>
        <translation>Das Gewicht jedes führenden Merkmals einzeln auf null setzen und die Proben auflisten, die sich ändern</translation>
    </message>
    <message>
        <source>Select a row to select the samples that change; click a heading to sort</source>
        <translation>Eine Zeile auswählen, um die Proben auszuwählen, die sich ändern; zum Sortieren auf eine Überschrift klicken</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Click “Knock out” to set the weight of each leading feature to zero by itself.</source>
        <translation>Auf „Ausschalten“ klicken, um das Gewicht jedes führenden Merkmals einzeln auf null zu setzen.</translation>
    </message>
    <message>
        <source>%1 knocked out, each by itself; samples change for %2 of them.</source>
        <translation>%1 einzeln ausgeschaltet; bei %2 davon ändern sich Proben.</translation>
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
        <source>Knock-out</source>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Feature whose weight is set to zero</source>
        <translation>Merkmal, dessen Gewicht auf null gesetzt wird</translation>
    </message>
    <message>
        <source>Weight in the fit, mean of the clusters</source>
        <translation>Gewicht in der Anpassung, Mittel der Cluster</translation>
    </message>
    <message>
        <source>Samples that are classified correctly, or whose cluster matches the class</source>
        <translation>Proben, die richtig klassifiziert werden oder deren Cluster zur Klasse passt</translation>
    </message>
    <message>
        <source>Number of samples whose predicted class or cluster changes</source>
        <translation>Zahl der Proben, deren vorhergesagte Klasse oder Cluster sich ändert</translation>
    </message>
    <message>
        <source>Names of the samples that change</source>
        <translation>Namen der Proben, die sich ändern</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LabelCandidates</name>
    <message>
        <source>Candidates for the label</source>
        <translation>Kandidaten für das Label</translation>
    </message>
    <message>
        <source>Click the field that contains the class labels; the most likely field is listed first</source>
        <translation>Das Feld mit den Klassenlabels anklicken; das wahrscheinlichste steht oben</translation>
    </message>
    <message>
        <source>Label field</source>
        <translation>Labelfeld</translation>
    </message>
    <message>
        <source>Classes and sample counts</source>
        <translation>Klassen und Probenzahlen</translation>
    </message>
    <message>
        <source>Fields with the same value for all samples, or a different value for almost every sample</source>
        <translation>Felder mit demselben Wert für alle Proben oder einem anderen Wert für fast jede Probe</translation>
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
        <source>1 more field, constant or unique per sample</source>
        <translation>1 weiteres Feld, konstant oder je Probe verschieden</translation>
    </message>
    <message>
        <source>%1 more fields, constant or unique per sample</source>
        <translation>%1 weitere Felder, konstant oder je Probe verschieden</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LandscapeView</name>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Parameter on the horizontal axis</source>
        <translation>Parameter auf der waagerechten Achse</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>Senkrechte Achse</translation>
    </message>
    <message>
        <source>Parameter on the vertical axis</source>
        <translation>Parameter auf der senkrechten Achse</translation>
    </message>
    <message>
        <source>The landscape needs a search over two parameters.</source>
        <translation>Die Landschaft braucht eine Suche über zwei Parameter.</translation>
    </message>
    <message>
        <source>%1 over %2 and %3: %4 of %5 settings have a score.</source>
        <translation>%1 über %2 und %3: %4 von %5 Einstellungen haben eine Kennzahl.</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>%1 (best: %2)</source>
        <comment>value shown, value of the best setting</comment>
        <translation>%1 (bester: %2)</translation>
    </message>
    <message>
        <source>Value of this parameter in the landscape; all values are tried</source>
        <translation>Wert dieses Parameters in der Landschaft; alle Werte werden versucht</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LaplacianView</name>
    <message>
        <source>The embedding is being compared with the Laplacian.</source>
        <translation>Die Einbettung wird mit der Laplace-Matrix verglichen.</translation>
    </message>
    <message>
        <source>Checking whether an embedding is a graph Laplacian requires the data; a result file contains none.</source>
        <translation>Um zu prüfen, ob eine Einbettung eine Laplace-Matrix eines Graphen ist, werden die Daten benötigt; eine Ergebnisdatei enthält keine.</translation>
    </message>
    <message>
        <source>For methods that describe samples by their memberships in probes, this view shows which entries of the embedding form a graph Laplacian.</source>
        <translation>Bei Methoden, die Proben durch ihre Zugehörigkeiten zu Sonden beschreiben, zeigt diese Ansicht, welche Einträge der Einbettung eine Laplace-Matrix eines Graphen bilden.</translation>
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
        <source>Restore selected</source>
        <translation>Ausgewählte wiederherstellen</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>Excluded samples, features and classes</source>
        <translation>Ausgeschlossene Proben, Merkmale und Klassen</translation>
    </message>
    <message>
        <source>Select names or a whole group to restore them</source>
        <translation>Namen oder eine ganze Gruppe auswählen, um sie wiederherzustellen</translation>
    </message>
    <message>
        <source>Restore the names selected above</source>
        <translation>Die oben ausgewählten Namen wiederherstellen</translation>
    </message>
    <message>
        <source>Restore all samples, features and classes</source>
        <translation>Alle Proben, Merkmale und Klassen wiederherstellen</translation>
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
        <source>Nothing is excluded.</source>
        <translation>Nichts ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>restoring excluded items</source>
        <translation>Ausgeschlossenes wiederherstellen</translation>
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
    <name>fuzzylens::ui::LessonController</name>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>Step 1</source>
        <translation>Schritt 1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Open lesson…</source>
        <translation>Lektion öffnen…</translation>
    </message>
    <message>
        <source>Open a lesson file of your own</source>
        <translation>Eine eigene Lektionsdatei öffnen</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>Write a lesson: record states of the window as its steps</source>
        <translation>Eine Lektion schreiben: Zustände des Fensters als ihre Schritte aufnehmen</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Show the answer to the question</source>
        <translation>Die Antwort auf die Frage zeigen</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Show the previous step of the lesson</source>
        <translation>Den vorigen Schritt der Lektion zeigen</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Show the next step of the lesson</source>
        <translation>Den nächsten Schritt der Lektion zeigen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Set the window as at the beginning of this step</source>
        <translation>Das Fenster wie am Anfang dieses Schritts einstellen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Change the texts and steps of the lesson</source>
        <translation>Texte und Schritte der Lektion ändern</translation>
    </message>
    <message>
        <source>Close lesson</source>
        <translation>Lektion schließen</translation>
    </message>
    <message>
        <source>Return to the list of lessons</source>
        <translation>Zurück zur Liste der Lektionen</translation>
    </message>
    <message>
        <source>One answer per line</source>
        <translation>Eine Antwort pro Zeile</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Record this state</source>
        <translation>Zustand aufnehmen</translation>
    </message>
    <message>
        <source>The step begins with the data, settings and update that the window shows now</source>
        <translation>Der Schritt beginnt mit den Daten, Einstellungen und der Aktualisierung, die das Fenster jetzt zeigt</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Add a step after this one, with the state of the window</source>
        <translation>Nach diesem einen Schritt mit dem Zustand des Fensters hinzufügen</translation>
    </message>
    <message>
        <source>Remove step</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <source>Remove this step from the lesson</source>
        <translation>Diesen Schritt aus der Lektion entfernen</translation>
    </message>
    <message>
        <source>Save lesson…</source>
        <translation>Lektion speichern…</translation>
    </message>
    <message>
        <source>Save the lesson as a file that others can open</source>
        <translation>Die Lektion als Datei speichern, die andere öffnen können</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Show the lesson as its readers see it</source>
        <translation>Die Lektion zeigen, wie ihre Leser sie sehen</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · Schritt %2 von %3</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>Goal: %1 %2</source>
        <translation>Ziel: %1 %2</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>no value yet</source>
        <translation>noch kein Wert</translation>
    </message>
    <message>
        <source>✓ %1; %2</source>
        <translation>✓ %1; %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>none: the window stays as it is</source>
        <translation>keiner: Das Fenster bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Editing step %1 of %2</source>
        <translation>Schritt %1 von %2 bearbeiten</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <source>Title of this step</source>
        <translation>Titel dieses Schritts</translation>
    </message>
    <message>
        <source>What the step explains; empty lines separate paragraphs</source>
        <translation>Was der Schritt erklärt; leere Zeilen trennen Absätze</translation>
    </message>
    <message>
        <source>A question that is answered before the next step; empty: none</source>
        <translation>Eine Frage, die vor dem nächsten Schritt beantwortet wird; leer: keine</translation>
    </message>
    <message>
        <source>Two or more answers, one per line</source>
        <translation>Zwei oder mehr Antworten, eine pro Zeile</translation>
    </message>
    <message>
        <source>Number of the right answer</source>
        <translation>Nummer der richtigen Antwort</translation>
    </message>
    <message>
        <source>Shown together with the right answer</source>
        <translation>Wird mit der richtigen Antwort gezeigt</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3 · lesson complete</source>
        <translation>%1 · Schritt %2 von %3 · Lektion beendet</translation>
    </message>
    <message>
        <source>Wrong. The right answer is “%1”.</source>
        <translation>Falsch. Die richtige Antwort ist „%1“.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Loader</name>
    <message>
        <source>The files added to %1 have changed since they were imported, so this change cannot be undone or redone. Reopen the files to load their current contents.</source>
        <translation>Die zu %1 hinzugefügten Dateien haben sich seit dem Import geändert; diese Änderung lässt sich weder rückgängig machen noch wiederholen. Die Dateien erneut öffnen, um ihren aktuellen Inhalt zu laden.</translation>
    </message>
    <message>
        <source>%1 has changed since it was imported, so this change cannot be undone or redone. Reopen the file to load its current contents.</source>
        <translation>%1 hat sich seit dem Import geändert; diese Änderung lässt sich weder rückgängig machen noch wiederholen. Die Datei erneut öffnen, um ihren aktuellen Inhalt zu laden.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MainMenu</name>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
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
        <source>&amp;Synthetic data sets</source>
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
        <source>Save resul&amp;t…</source>
        <translation>Ergeb&amp;nis speichern…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation>Ctrl+Alt+S</translation>
    </message>
    <message>
        <source>Save &amp;model…</source>
        <translation>&amp;Modell speichern…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>&amp;Write report…</source>
        <translation>Beri&amp;cht schreiben…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Save imported d&amp;ata…</source>
        <translation>Importierte D&amp;aten speichern…</translation>
    </message>
    <message>
        <source>Save &amp;preprocessed data…</source>
        <translation>Vo&amp;rverarbeitete Daten speichern…</translation>
    </message>
    <message>
        <source>Save data of current v&amp;iew…</source>
        <translation>Daten der aktuellen Ans&amp;icht speichern…</translation>
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
        <source>&amp;Paste command line</source>
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
        <source>&amp;Add labels or sample annotations…</source>
        <translation>&amp;Labels oder Probenannotationen hinzufügen…</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>&amp;Import settings…</source>
        <translation>&amp;Importeinstellungen…</translation>
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
        <source>Remo&amp;ve projected file</source>
        <translation>P&amp;rojizierte Datei entfernen</translation>
    </message>
    <message>
        <source>Exclude selected &amp;samples</source>
        <translation>Au&amp;sgewählte Proben ausschließen</translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <translation>Ctrl+Del</translation>
    </message>
    <message>
        <source>Exclude &amp;feature in focus</source>
        <translation>Merkmal im &amp;Fokus ausschließen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Del</source>
        <translation>Ctrl+Shift+Del</translation>
    </message>
    <message>
        <source>Restore &amp;excluded…</source>
        <translation>Ausgeschlossene &amp;wiederherstellen…</translation>
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
        <source>Data ta&amp;ble of current view…</source>
        <translation>Daten&amp;tabelle der aktuellen Ansicht…</translation>
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
        <source>&amp;Run history</source>
        <translation>V&amp;erlauf der Läufe</translation>
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
        <source>S&amp;imulate colour blindness</source>
        <translation>Farbfehlsichtigkeit &amp;simulieren</translation>
    </message>
    <message>
        <source>&amp;None: original colours</source>
        <translation>&amp;Keine: Originalfarben</translation>
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
        <source>Same as &amp;desktop</source>
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
        <source>&amp;Find action…</source>
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
        <source>No recent files</source>
        <translation>Keine Dateien</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Restart FuzzyLens to use this language.</source>
        <translation>FuzzyLens neu starten, um diese Sprache zu verwenden.</translation>
    </message>
    <message>
        <source>Same as des&amp;ktop</source>
        <translation>Wie die &amp;Arbeitsumgebung</translation>
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
        <source>&amp;Memberships as fitted (with the sample&apos;s own label)</source>
        <translation>&amp;Zugehörigkeiten wie angepasst (mit dem eigenen Label der Probe)</translation>
    </message>
    <message>
        <source>&amp;Explain selected sample</source>
        <translation>Ausgewählte Probe &amp;erklären</translation>
    </message>
    <message>
        <source>Tune parameters</source>
        <translation>Parameter optimieren</translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <translation>Ctrl+U</translation>
    </message>
    <message>
        <source>Scores below sliders</source>
        <translation>Kennzahlen unter den Reglern</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>Methoden vergleichen</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation>Ctrl+Shift+B</translation>
    </message>
    <message>
        <source>Teach: fit update by update</source>
        <translation>Lehren: Anpassung Schritt für Schritt</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>With two informative features</source>
        <translation>Mit zwei informativen Merkmalen</translation>
    </message>
    <message>
        <source>With more informative features</source>
        <translation>Mit mehr informativen Merkmalen</translation>
    </message>
    <message>
        <source>Export &amp;updates…</source>
        <translation>Aktua&amp;lisierungen exportieren…</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>As the d&amp;esktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>Sho&amp;w view</source>
        <translation>Ansicht &amp;wählen</translation>
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
        <source>Save the current view as PNG, SVG or PDF (Ctrl+E)</source>
        <translation>Die aktuelle Ansicht als PNG, SVG oder PDF speichern (Strg+E)</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the command line that reproduces this analysis (Ctrl+Shift+C)</source>
        <translation>Die Kommandozeile kopieren, die diese Analyse reproduziert (Strg+Umschalt+C)</translation>
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
Samples or genes in rows; FuzzyLens detects which and explains why.</source>
        <translation>Datei hier ablegen: Texttabellen, Excel, AnnData, GCT, GEO und mehr, unkomprimiert oder mit gzip gepackt.
Proben oder Gene in Zeilen; FuzzyLens erkennt es automatisch und begründet die Entscheidung.</translation>
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
        <source>Download a series or a curated data set by its accession (Ctrl+G)</source>
        <translation>Eine Serie oder einen kuratierten Datensatz anhand der Accession herunterladen (Strg+G)</translation>
    </message>
    <message>
        <source>Open demonstration data</source>
        <translation>Vorführdaten öffnen</translation>
    </message>
    <message>
        <source>Open a simulated expression matrix to explore FuzzyLens</source>
        <translation>Eine simulierte Expressionsmatrix öffnen, um FuzzyLens kennenzulernen</translation>
    </message>
    <message>
        <source>%1 was opened with %2.</source>
        <translation>%1 wurde mit %2 geöffnet.</translation>
    </message>
    <message>
        <source>1 import warning</source>
        <translation>1 Importwarnung</translation>
    </message>
    <message>
        <source>%1 import warnings</source>
        <translation>%1 Importwarnungen</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Anzeigen…</translation>
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
        <source>The views still show the previous fit.</source>
        <translation>Die Ansichten zeigen noch die vorige Anpassung.</translation>
    </message>
    <message>
        <source>Out of date: the current settings could not be fitted.</source>
        <translation>Veraltet: Mit den aktuellen Einstellungen war keine Anpassung möglich.</translation>
    </message>
    <message>
        <source>Fill missing values</source>
        <translation>Fehlende Werte füllen</translation>
    </message>
    <message>
        <source>filling missing values</source>
        <translation>fehlende Werte füllen</translation>
    </message>
    <message>
        <source>excluding samples</source>
        <translation>Proben ausschließen</translation>
    </message>
    <message>
        <source>excluding a feature</source>
        <translation>Merkmal ausschließen</translation>
    </message>
    <message>
        <source>The results of these runs are still loading. Try again in a moment.</source>
        <translation>Die Ergebnisse dieser Läufe werden noch geladen. In Kürze erneut versuchen.</translation>
    </message>
    <message>
        <source>About FuzzyLens</source>
        <translation>Über FuzzyLens</translation>
    </message>
    <message>
        <source>&lt;b&gt;FuzzyLens %1&lt;/b&gt;&lt;br&gt;Explore gene-expression matrices by fuzzy clustering that learns which features matter.&lt;br&gt;&lt;br&gt;GPL-3.0-or-later. Built with Qt, Qt Charts, QCustomPlot, Eigen and oneTBB.</source>
        <translation>&lt;b&gt;FuzzyLens %1&lt;/b&gt;&lt;br&gt;Genexpressionsmatrizen durch unscharfes Clustern erkunden, das lernt, welche Merkmale wichtig sind.&lt;br&gt;&lt;br&gt;GPL-3.0-or-later. Erstellt mit Qt, Qt Charts, QCustomPlot, Eigen und oneTBB.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Reading %1 again</source>
        <translation>%1 wird erneut gelesen</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Adding %1</source>
        <translation>%1 wird hinzugefügt</translation>
    </message>
    <message>
        <source>Reading %1 for projection</source>
        <translation>%1 wird für die Projektion gelesen</translation>
    </message>
    <message>
        <source>Projecting the samples of %1</source>
        <translation>Proben von %1 werden projiziert</translation>
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
        <source>%1 (read-only)</source>
        <translation>%1 (schreibgeschützt)</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1 (wiederhergestellt)</translation>
    </message>
    <message>
        <source>%1 was fitted to other data, labels or constraints. Its settings are now applied to the open data; the run itself is unchanged.</source>
        <translation>%1 wurde an andere Daten, Labels oder Constraints angepasst. Seine Einstellungen gelten jetzt für die geöffneten Daten; der Lauf selbst bleibt unverändert.</translation>
    </message>
    <message>
        <source>Fit anyway</source>
        <translation>Trotzdem anpassen</translation>
    </message>
    <message>
        <source>Compare parameter values by cross-validation (Ctrl+U)</source>
        <translation>Parameterwerte durch Kreuzvalidierung vergleichen (Strg+U)</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Optimieren</translation>
    </message>
    <message>
        <source>Select the samples to exclude first.</source>
        <translation>Zuerst die Proben auswählen, die ausgeschlossen werden sollen.</translation>
    </message>
    <message>
        <source>Select the feature to exclude first: click its bar or its row in the feature table.</source>
        <translation>Zuerst das Merkmal auswählen, das ausgeschlossen werden soll: auf seinen Balken oder seine Zeile in der Merkmalstabelle klicken.</translation>
    </message>
    <message>
        <source>Compare methods by cross-validation (Ctrl+K)</source>
        <translation>Methoden durch Kreuzvalidierung vergleichen (Strg+K)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>workspace, progress</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Lehren</translation>
    </message>
    <message>
        <source>Show how the fit comes about, update by update (Ctrl+H)</source>
        <translation>Zeigen, wie die Anpassung Schritt für Schritt entsteht (Strg+H)</translation>
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
        <source>Go to the first page</source>
        <translation>Zur ersten Seite</translation>
    </message>
    <message>
        <source>Go back one page (Alt+Left)</source>
        <translation>Eine Seite zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+F); Enter or F3 finds the next match, with Shift the previous one</source>
        <translation>Alle Seiten durchsuchen (Strg+F); Enter oder F3 findet den nächsten Treffer, mit Umschalt den vorigen</translation>
    </message>
    <message>
        <source>not found in the manual</source>
        <translation>im Handbuch nicht gefunden</translation>
    </message>
    <message>
        <source>not on this page, Enter searches the others</source>
        <translation>nicht auf dieser Seite, Enter durchsucht die übrigen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MatrixView</name>
    <message>
        <source>Method of the confusion matrix</source>
        <translation>Methode der Verwechslungsmatrix</translation>
    </message>
    <message>
        <source>The method whose predictions are counted</source>
        <translation>Die Methode, deren Vorhersagen gezählt werden</translation>
    </message>
    <message>
        <source>Rows are classes; columns are the predicted classes of held-out samples</source>
        <translation>Zeilen sind Klassen; Spalten sind die vorhergesagten Klassen zurückgehaltener Proben</translation>
    </message>
    <message>
        <source>Confusion matrix of %1</source>
        <translation>Verwechslungsmatrix von %1</translation>
    </message>
    <message>
        <source>Classes and predicted classes of held-out samples, %1.</source>
        <translation>Klassen und vorhergesagte Klassen zurückgehaltener Proben, %1.</translation>
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
    <name>fuzzylens::ui::MembershipChange</name>
    <message>
        <source>Change of memberships</source>
        <translation>Änderung der Zugehörigkeiten</translation>
    </message>
    <message>
        <source>Memberships of %1 in %2, second run minus first run.</source>
        <translation>Zugehörigkeiten, zweiter Lauf minus erster Lauf: %1, %2.</translation>
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
        <source>matched cluster</source>
        <translation>zugeordneter Cluster</translation>
    </message>
    <message>
        <source>matched clusters</source>
        <translation>zugeordnete Cluster</translation>
    </message>
    <message>
        <source>Changed cluster: %1.</source>
        <translation>Cluster gewechselt: %1.</translation>
    </message>
    <message>
        <source>Membership in %1, first run</source>
        <translation>Zugehörigkeit zu %1, erster Lauf</translation>
    </message>
    <message>
        <source>Membership in %1, second run</source>
        <translation>Zugehörigkeit zu %1, zweiter Lauf</translation>
    </message>
    <message>
        <source>Memberships of both runs, PC 1</source>
        <translation>Zugehörigkeiten beider Läufe, HK 1</translation>
    </message>
    <message>
        <source>Memberships of both runs, PC 2</source>
        <translation>Zugehörigkeiten beider Läufe, HK 2</translation>
    </message>
    <message>
        <source>change of membership</source>
        <translation>Änderung der Zugehörigkeit</translation>
    </message>
    <message>
        <source>Second run minus first run</source>
        <translation>Zweiter Lauf minus erster Lauf</translation>
    </message>
    <message>
        <source>Samples that changed cluster, with trails</source>
        <translation>Proben, die den Cluster wechselten, mit Spuren</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>cluster, memberships</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>changed cluster</source>
        <translation>Cluster gewechselt</translation>
    </message>
    <message>
        <source>%1, first run</source>
        <translation>%1, erster Lauf</translation>
    </message>
    <message>
        <source>%1, second run</source>
        <translation>%1, zweiter Lauf</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
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
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This result has no memberships.</source>
        <translation>Dieses Ergebnis hat keine Zugehörigkeiten.</translation>
    </message>
    <message>
        <source>Memberships appear here after the first fit.</source>
        <translation>Zugehörigkeiten erscheinen hier nach der ersten Anpassung.</translation>
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
        <source>On: memberships use the sample&apos;s own label, as in the fit. Off: memberships are computed without it, as for a new sample, and show which samples are ambiguous. This applies to all views.</source>
        <translation>Ein: Zugehörigkeiten nutzen das eigene Label der Probe, wie bei der Anpassung. Aus: Sie werden ohne dieses Label berechnet, wie für eine neue Probe, und zeigen, welche Proben uneindeutig sind. Das gilt für alle Ansichten.</translation>
    </message>
    <message>
        <source>%1: %2 samples, %3 clusters, samples ordered %4. Samples per cluster of largest membership: %5. Mean largest membership: %6.</source>
        <translation>%1: %2 Proben, %3 Cluster, Proben geordnet %4. Proben je Cluster der größten Zugehörigkeit: %5. Mittlere größte Zugehörigkeit: %6.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::MovedWeights</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>There is no fit.</source>
        <translation>Es gibt keine Anpassung.</translation>
    </message>
    <message>
        <source>The fit is not complete.</source>
        <translation>Die Anpassung ist nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Weights cannot be moved: %1.</source>
        <translation>Gewichte lassen sich nicht verschieben: %1.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Fix the problem described in this message</source>
        <translation>Das in dieser Meldung beschriebene Problem korrigieren</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ObjectiveView</name>
    <message>
        <source>Objective and its terms after each iteration; each curve has its own scale</source>
        <translation>Zielfunktion und ihre Terme nach jeder Iteration; jede Kurve hat ihre eigene Skala</translation>
    </message>
    <message>
        <source>No objective to show.</source>
        <translation>Keine Zielfunktion anzuzeigen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The objective changed from %1 to %2. %3</source>
        <translation>Die Zielfunktion änderte sich von %1 auf %2. %3</translation>
    </message>
    <message>
        <source> Its terms: %1.</source>
        <translation> Ihre Terme: %1.</translation>
    </message>
    <message>
        <source> Final values: %1.</source>
        <translation> Endwerte: %1.</translation>
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
        <source>Add labels or sample annotations</source>
        <translation>Labels oder Probenannotationen hinzufügen</translation>
    </message>
    <message>
        <source>Labels and tables (*.cls *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Labels und Tabellen (*.cls *.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Project another file into the current model</source>
        <translation>Eine weitere Datei in das aktuelle Modell projizieren</translation>
    </message>
    <message>
        <source>%1 contains no expression values, only annotations of the samples of %2.</source>
        <translation>%1 enthält keine Expressionswerte, nur Annotationen zu den Proben von %2.</translation>
    </message>
    <message>
        <source>Add annotations</source>
        <translation>Annotationen hinzufügen</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>Importeinstellungen…</translation>
    </message>
    <message>
        <source>Open search</source>
        <translation>Suche öffnen</translation>
    </message>
    <message>
        <source>Tuning result (*.json *.unfinished);;All files (*)</source>
        <translation>Suchergebnis (*.json *.unfinished);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is not enough memory to open this file.</source>
        <translation>Der Speicher reicht nicht aus, um diese Datei zu öffnen.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Lesson (*.json)</source>
        <translation>Lektion (*.json)</translation>
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
        <source>More buttons</source>
        <translation>Weitere Schaltflächen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::OverrideRow</name>
    <message>
        <source>chosen by you</source>
        <translation>selbst gewählt</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>zurücksetzen</translation>
    </message>
    <message>
        <source>reset to %1</source>
        <translation>zurücksetzen auf %1</translation>
    </message>
    <message>
        <source>Use the automatically detected setting: %1</source>
        <translation>Die automatisch erkannte Einstellung verwenden: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairController</name>
    <message>
        <source>Removed %1 on samples that no longer exist. Undo reverts this.</source>
        <translation>Entfernt: %1 mit Proben, die es nicht mehr gibt. „Rückgängig“ stellt alles wieder her.</translation>
    </message>
    <message>
        <source>%1 are too many to display (at most %2). Use fewer.</source>
        <translation>%1 sind zu viele zum Anzeigen (höchstens %2). Weniger verwenden.</translation>
    </message>
    <message>
        <source>Linking %1 × %2 samples creates too many constraints at once. Use smaller groups, or create constraints from labels.</source>
        <translation>Die Verknüpfung von %1 × %2 Proben ergibt zu viele Constraints auf einmal. Kleinere Gruppen verwenden oder Constraints aus Labels erzeugen.</translation>
    </message>
    <message>
        <source>A sample cannot be linked with itself; choose another one.</source>
        <translation>Eine Probe lässt sich nicht mit sich selbst verknüpfen; eine andere wählen.</translation>
    </message>
    <message>
        <source>These constraints already exist.</source>
        <translation>Diese Constraints gibt es schon.</translation>
    </message>
    <message>
        <source>must-link</source>
        <translation>Must-Link</translation>
    </message>
    <message>
        <source>cannot-link</source>
        <translation>Cannot-Link</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>removing all constraints</source>
        <translation>alle Constraints entfernen</translation>
    </message>
    <message>
        <source>%1 are too many to display (at most %2); choose a random subset</source>
        <translation>%1 sind zu viele zum Anzeigen (höchstens %2); eine zufällige Teilmenge wählen</translation>
    </message>
    <message>
        <source>constraints from labels</source>
        <translation>Constraints aus Labels</translation>
    </message>
    <message>
        <source>%1 contains no constraints. Each line must be &quot;must A B&quot; or &quot;cannot A B&quot;.</source>
        <translation>%1 enthält keine Constraints. Jede Zeile muss „must A B“ oder „cannot A B“ lauten.</translation>
    </message>
    <message>
        <source>constraints from %1</source>
        <translation>Constraints aus %1</translation>
    </message>
    <message>
        <source>Imported %1 from %2</source>
        <translation>%1 aus %2 importiert</translation>
    </message>
    <message>
        <source>Imported %1 from %2, replacing the previous %3; undo restores those</source>
        <translation>%1 aus %2 importiert und die bisherigen (%3) ersetzt; „Rückgängig“ stellt diese wieder her</translation>
    </message>
    <message>
        <source>saving the constraints</source>
        <translation>Constraints speichern</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>The constraints are kept, but %1 does not use constraints. Choose a method that does to see them.</source>
        <translation>Die Constraints bleiben erhalten, aber %1 verwendet keine. Sie werden bei einer Methode angezeigt, die Constraints verwendet.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairMenu</name>
    <message>
        <source>&amp;Constraints</source>
        <translation>&amp;Constraints</translation>
    </message>
    <message>
        <source>&amp;Must-link selected samples</source>
        <translation>&amp;Must-Link für ausgewählte Proben</translation>
    </message>
    <message>
        <source>They should share a cluster with the first group or, if there is none, with each other. In the scatter plot: M</source>
        <translation>Sie sollen mit der ersten Gruppe oder, wenn es keine gibt, untereinander im selben Cluster liegen. Im Streudiagramm: M</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>&amp;Cannot-link selected samples</source>
        <translation>&amp;Cannot-Link für ausgewählte Proben</translation>
    </message>
    <message>
        <source>They should not share a cluster with the first group. In the scatter plot: C</source>
        <translation>Sie sollen nicht mit der ersten Gruppe im selben Cluster liegen. Im Streudiagramm: C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Use selected samples as &amp;first group</source>
        <translation>Ausgewählte Proben als erste &amp;Gruppe verwenden</translation>
    </message>
    <message>
        <source>Then select the samples to link them with. In the scatter plot: G</source>
        <translation>Danach die Proben auswählen, mit denen sie verknüpft werden sollen. Im Streudiagramm: G</translation>
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
        <source>All constraints implied by the labels, or a random subset</source>
        <translation>Alle Constraints, die sich aus den Labels ergeben, oder eine zufällige Teilmenge</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>A file with one constraint per line: must A B, cannot A B</source>
        <translation>Eine Datei mit einem Constraint je Zeile: must A B, cannot A B</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Save all constraints to a file that can be imported again</source>
        <translation>Alle Constraints in einer Datei speichern, die wieder importiert werden kann</translation>
    </message>
    <message>
        <source>&amp;Remove selected constraints</source>
        <translation>Ausgewählte Constraints ent&amp;fernen</translation>
    </message>
    <message>
        <source>Constraints whose lines or rows are selected. In the scatter plot and the table: Delete</source>
        <translation>Constraints, deren Linien oder Zeilen ausgewählt sind. Im Streudiagramm und in der Tabelle: Entf</translation>
    </message>
    <message>
        <source>Remove &amp;all constraints</source>
        <translation>&amp;Alle Constraints entfernen</translation>
    </message>
    <message>
        <source>Undo restores them</source>
        <translation>„Rückgängig“ stellt sie wieder her</translation>
    </message>
    <message>
        <source>Import constraints</source>
        <translation>Constraints importieren</translation>
    </message>
    <message>
        <source>Export constraints</source>
        <translation>Constraints exportieren</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairTableModel</name>
    <message>
        <source>Constraint</source>
        <translation>Constraint</translation>
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
        <source>Contribution of the constraint to the objective; 0 if the memberships satisfy it completely</source>
        <translation>Beitrag des Constraints zur Zielfunktion; 0, wenn die Zugehörigkeiten ihn vollständig erfüllen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairTableView</name>
    <message>
        <source>Select rows to show their lines in the scatter plot; Delete removes them</source>
        <translation>Zeilen auswählen, um ihre Linien im Streudiagramm zu sehen; Entf entfernt sie</translation>
    </message>
    <message>
        <source>Only violated constraints</source>
        <translation>Nur verletzte Constraints</translation>
    </message>
    <message>
        <source>Show only constraints that the fit violates</source>
        <translation>Nur Constraints zeigen, die die Anpassung verletzt</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Remove selected constraints</source>
        <translation>Ausgewählte Constraints entfernen</translation>
    </message>
    <message>
        <source>Remove the selected constraints (Delete)</source>
        <translation>Die ausgewählten Constraints entfernen (Entf)</translation>
    </message>
    <message>
        <source>only violated (%1)</source>
        <translation>nur verletzte (%1)</translation>
    </message>
    <message>
        <source>only violated</source>
        <translation>nur verletzte</translation>
    </message>
    <message>
        <source>No constraint is violated.</source>
        <translation>Kein Constraint ist verletzt.</translation>
    </message>
    <message>
        <source>All constraints involve excluded samples.</source>
        <translation>Alle Constraints betreffen ausgeschlossene Proben.</translation>
    </message>
    <message>
        <source>No constraints yet. Draw them in the scatter plot, or add them from labels or a file: menu Constraints.</source>
        <translation>Noch keine Constraints. Im Streudiagramm zeichnen oder aus Labels oder einer Datei hinzufügen: Menü „Constraints“.</translation>
    </message>
    <message>
        <source>No constraints to show.</source>
        <translation>Keine Constraints anzuzeigen.</translation>
    </message>
    <message numerus="yes">
        <source>Table of %n constraint(s), %1 of them violated.</source>
        <translation>
            <numerusform>Tabelle mit %n Constraint, davon %1 verletzt.</numerusform>
            <numerusform>Tabelle mit %n Constraints, davon %1 verletzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Constraints</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairsFromLabelsDialog</name>
    <message>
        <source>All constraints between labelled samples</source>
        <translation>Alle Constraints zwischen Proben mit Label</translation>
    </message>
    <message>
        <source>Random subset of size:</source>
        <translation>Zufällige Teilmenge der Größe:</translation>
    </message>
    <message>
        <source>Keep existing constraints</source>
        <translation>Vorhandene Constraints behalten</translation>
    </message>
    <message>
        <source>Constraints from labels</source>
        <translation>Constraints aus Labels</translation>
    </message>
    <message>
        <source>Percentage of samples per class whose labels are used; the samples are chosen at random</source>
        <translation>Prozentsatz der Proben je Klasse, deren Labels verwendet werden; die Proben werden zufällig ausgewählt</translation>
    </message>
    <message>
        <source>Create constraints</source>
        <translation>Constraints erzeugen</translation>
    </message>
    <message>
        <source>Percentage of labels</source>
        <translation>Prozentsatz der Labels</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Must-link within a class, cannot-link between classes.</source>
        <translation>Must-Link innerhalb einer Klasse, Cannot-Link zwischen Klassen.</translation>
    </message>
    <message>
        <source>Number of constraints</source>
        <translation>Anzahl der Constraints</translation>
    </message>
    <message>
        <source>Creates %1.</source>
        <translation>Erzeugt %1.</translation>
    </message>
    <message>
        <source>Creates no constraints: fewer than two samples have labels.</source>
        <translation>Erzeugt keine Constraints: Weniger als zwei Proben haben ein Label.</translation>
    </message>
    <message>
        <source>Replaces the existing constraints (%1).</source>
        <translation>Ersetzt die vorhandenen Constraints (%1).</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PairsPanel</name>
    <message>
        <source>Show the table of constraints</source>
        <translation>Tabelle der Constraints zeigen</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Constraints</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>In the scatter plot, drag from one sample to another to add a must-link; hold Alt or Ctrl to add a cannot-link</source>
        <translation>Im Streudiagramm von einer Probe zu einer anderen ziehen, um einen Must-Link hinzuzufügen; mit Alt oder Strg einen Cannot-Link</translation>
    </message>
    <message>
        <source>From labels…</source>
        <translation>Aus Labels…</translation>
    </message>
    <message>
        <source>All constraints implied by the labels, or a random subset</source>
        <translation>Alle Constraints, die sich aus den Labels ergeben, oder eine zufällige Teilmenge</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>A file with one constraint per line: must A B, cannot A B</source>
        <translation>Eine Datei mit einem Constraint je Zeile: must A B, cannot A B</translation>
    </message>
    <message>
        <source>%1 violated</source>
        <translation>%1 verletzt</translation>
    </message>
    <message>
        <source>all satisfied</source>
        <translation>alle erfüllt</translation>
    </message>
    <message>
        <source>None yet. Link samples that should or should not share a cluster.</source>
        <translation>Noch keine. Proben verknüpfen, die im selben Cluster liegen sollen oder nicht.</translation>
    </message>
    <message>
        <source>; %1 of them inactive because of excluded samples</source>
        <translation>; %1 davon inaktiv, weil eine Probe ausgeschlossen ist</translation>
    </message>
    <message>
        <source>Remove some of these constraints.</source>
        <translation>Einige dieser Constraints entfernen.</translation>
    </message>
    <message>
        <source>. This method does not use constraints, so they are not shown</source>
        <translation>. Diese Methode verwendet keine Constraints, daher werden sie nicht gezeigt</translation>
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
        <source>Rarely changed parameters, and the symbols of the formulas with their values</source>
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
    <message>
        <source>Locked in this step of the lesson</source>
        <translation>In diesem Schritt der Lektion gesperrt</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ParameterRow</name>
    <message>
        <source>Not applied: “%1” is not a whole number %2.</source>
        <translation>Nicht übernommen: „%1“ ist keine ganze Zahl %2.</translation>
    </message>
    <message>
        <source>Not applied: “%1” is not a number %2.</source>
        <translation>Nicht übernommen: „%1“ ist keine Zahl %2.</translation>
    </message>
    <message>
        <source>In formulas: %1</source>
        <translation>In Formeln: %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PathView</name>
    <message>
        <source>Click Start to follow the feature weights while the feature selection changes.</source>
        <translation>Klicken Sie auf Start, um die Merkmalsgewichte zu verfolgen, während sich die Merkmalsauswahl ändert.</translation>
    </message>
    <message>
        <source>Weights of %1 features over %2 values of %3: %4.</source>
        <translation>Gewichte von %1 Merkmalen über %2 Werte von %3: %4.</translation>
    </message>
    <message>
        <source>No fit: %1</source>
        <translation>Keine Anpassung: %1</translation>
    </message>
    <message>
        <source>Path of the feature weights</source>
        <translation>Pfad der Merkmalsgewichte</translation>
    </message>
    <message>
        <source>Feature path</source>
        <translation>Merkmalspfad</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PermutationPlot</name>
    <message>
        <source>Distribution with shuffled labels</source>
        <translation>Verteilung mit vertauschten Labels</translation>
    </message>
    <message>
        <source>Bars: with shuffled labels. Line: with the original labels.</source>
        <translation>Balken: mit vertauschten Labels. Linie: mit den ursprünglichen Labels.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Playback</name>
    <message>
        <source>Computing the updates…</source>
        <translation>Die Aktualisierungen werden berechnet …</translation>
    </message>
    <message>
        <source>No fit to play</source>
        <translation>Keine Anpassung zum Abspielen</translation>
    </message>
    <message>
        <source>The updates of the first %1 iterations are kept; more would take too much memory.</source>
        <translation>Die Aktualisierungen der ersten %1 Iterationen werden aufbewahrt; mehr würden zu viel Speicher brauchen.</translation>
    </message>
    <message>
        <source>There are no updates of this method to play.</source>
        <translation>Für dieses Verfahren gibt es keine Aktualisierungen abzuspielen.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PlayerBar</name>
    <message>
        <source>First update</source>
        <translation>Erste Aktualisierung</translation>
    </message>
    <message>
        <source>Show the start of the fit (Home)</source>
        <translation>Den Start der Anpassung zeigen (Pos1)</translation>
    </message>
    <message>
        <source>Previous update</source>
        <translation>Vorige Aktualisierung</translation>
    </message>
    <message>
        <source>Show the previous update (Left)</source>
        <translation>Die vorige Aktualisierung zeigen (Links)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Show one update after the other, or pause (Space)</source>
        <translation>Eine Aktualisierung nach der anderen zeigen, oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Next update</source>
        <translation>Nächste Aktualisierung</translation>
    </message>
    <message>
        <source>Show the next update (Right)</source>
        <translation>Die nächste Aktualisierung zeigen (Rechts)</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisierung</translation>
    </message>
    <message>
        <source>Drag to any update of the fit</source>
        <translation>Zu einer beliebigen Aktualisierung der Anpassung ziehen</translation>
    </message>
    <message>
        <source>How long each update is shown while the fit is played</source>
        <translation>Wie lange jede Aktualisierung beim Abspielen gezeigt wird</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Playground</name>
    <message>
        <source>change of the data set</source>
        <translation>Wechsel des Datensatzes</translation>
    </message>
    <message>
        <source>change of the generated data</source>
        <translation>Änderung der erzeugten Daten</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PlaygroundPanel</name>
    <message>
        <source>%1: predicts no classes</source>
        <translation>%1: sagt keine Klassen vorher</translation>
    </message>
    <message>
        <source>Playground</source>
        <translation>Spielwiese</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Open a generated data set with two informative features</source>
        <translation>Einen erzeugten Datensatz mit zwei informativen Merkmalen öffnen</translation>
    </message>
    <message>
        <source>Choose a data set</source>
        <translation>Datensatz wählen</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Draw other samples at random from the same distribution</source>
        <translation>Andere Proben zufällig aus derselben Verteilung ziehen</translation>
    </message>
    <message>
        <source>Edit points</source>
        <translation>Punkte bearbeiten</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Number of classes of the data set</source>
        <translation>Anzahl der Klassen des Datensatzes</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Standard deviation of the noise of both coordinates</source>
        <translation>Standardabweichung des Rauschens beider Koordinaten</translation>
    </message>
    <message>
        <source>Noise features</source>
        <translation>Rauschmerkmale</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Number of samples</source>
        <translation>Anzahl der Proben</translation>
    </message>
    <message>
        <source>Class of the points</source>
        <translation>Klasse der Punkte</translation>
    </message>
    <message>
        <source>Class of the points that are drawn or changed</source>
        <translation>Klasse der Punkte, die gezeichnet oder geändert werden</translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Draw points of the class</source>
        <translation>Punkte der Klasse zeichnen</translation>
    </message>
    <message>
        <source>Change class</source>
        <translation>Klasse ändern</translation>
    </message>
    <message>
        <source>Give points the class</source>
        <translation>Punkten die Klasse geben</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Erase points</source>
        <translation>Punkte löschen</translation>
    </message>
    <message>
        <source>Second method</source>
        <translation>Zweite Methode</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;Second method</source>
        <translation>&amp;Zweite Methode</translation>
    </message>
    <message>
        <source>Number of further features of uniform noise, which are uninformative</source>
        <translation>Anzahl weiterer Merkmale aus gleichverteiltem Rauschen, die nicht informativ sind</translation>
    </message>
    <message>
        <source>Fit another method to the same data and show it next to the first; parameters that both methods have are the same</source>
        <translation>Eine andere Methode an dieselben Daten anpassen und neben der ersten zeigen; Parameter, die beide Methoden haben, sind gleich</translation>
    </message>
    <message>
        <source>Draw, change and erase single points of the data set</source>
        <translation>Einzelne Punkte des Datensatzes zeichnen, ändern und löschen</translation>
    </message>
    <message>
        <source>%1: %2 % correct, each sample without its own label</source>
        <translation>%1: %2 % richtig, jede Probe ohne ihr eigenes Label</translation>
    </message>
    <message>
        <source>%1: %2 % of the training samples correct</source>
        <translation>%1: %2 % der Trainingsproben richtig</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::PreparationView</name>
    <message>
        <source>Plot type</source>
        <translation>Diagrammtyp</translation>
    </message>
    <message>
        <source>Histogram: distribution of the values of each sample.
Mean–variance: whether features with high values vary more.
Missing: where values are missing or have been filled.</source>
        <translation>Histogramm: Verteilung der Werte jeder Probe.
Mittelwert–Varianz: ob Merkmale mit hohen Werten stärker streuen.
Fehlend: wo Werte fehlen oder gefüllt wurden.</translation>
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
        <source>Values in the left plot</source>
        <translation>Werte im linken Diagramm</translation>
    </message>
    <message>
        <source>Left plot: the values as imported, or the input of a step</source>
        <translation>Linkes Diagramm: die Werte wie importiert oder die Eingabe eines Schritts</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>wie importiert</translation>
    </message>
    <message>
        <source>before “%1”</source>
        <translation>vor „%1“</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>Wie importiert</translation>
    </message>
    <message>
        <source>Before “%1”</source>
        <translation>Vor „%1“</translation>
    </message>
    <message>
        <source>No active steps</source>
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
        <source>Open a data set to see its values before and after the preprocessing steps.</source>
        <translation>Einen Datensatz öffnen, um seine Werte vor und nach den Vorverarbeitungsschritten zu sehen.</translation>
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
        <translation>, %1 gefüllt</translation>
    </message>
    <message>
        <source>Before: %1. After: %2.</source>
        <translation>Vorher: %1. Nachher: %2.</translation>
    </message>
    <message>
        <source>Preprocessing</source>
        <translation>Vorverarbeitung</translation>
    </message>
    <message>
        <source>excluded from the fit</source>
        <translation>von der Anpassung ausgeschlossen</translation>
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
        <source>Analysing the values…</source>
        <translation>Werte werden analysiert…</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Presentation</name>
    <message>
        <source>Black screen</source>
        <translation>Schwarzer Bildschirm</translation>
    </message>
    <message>
        <source>Press Escape to end the presentation.</source>
        <translation>Drücken Sie Escape, um die Präsentation zu beenden.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProbeController</name>
    <message>
        <source>resetting the probe choice of all samples</source>
        <translation>alle Proben freigeben</translation>
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
        <translation>%1 fixiert</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 ausgeschlossen</translation>
    </message>
    <message>
        <source>Pins: the current probes of the search. </source>
        <translation>Nadeln: die aktuellen Sonden der Suche. </translation>
    </message>
    <message>
        <source>Pins: the probes, which describe all other samples. </source>
        <translation>Nadeln: die Sonden, die alle anderen Proben beschreiben. </translation>
    </message>
    <message>
        <source>%1 pinned by you, in the accent colour and without a hole. </source>
        <translation>%1 selbst fixiert, in der Akzentfarbe und ohne Loch. </translation>
    </message>
    <message>
        <source>Crosses: %1 excluded from the probes. </source>
        <translation>Kreuze: %1 von den Sonden ausgeschlossen. </translation>
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
        <source>&amp;Pin selected samples as probes</source>
        <translation>Ausgewählte &amp;Proben als Sonden fixieren</translation>
    </message>
    <message>
        <source>They are always probes. In the scatter plot: P</source>
        <translation>Sie sind immer Sonden. Im Streudiagramm: P</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>E&amp;xclude selected samples from probes</source>
        <translation>Ausgewählte Proben als Sonden ausschließe&amp;n</translation>
    </message>
    <message>
        <source>The search never chooses them. In the scatter plot: N</source>
        <translation>Die Suche wählt sie nie. Im Streudiagramm: N</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>&amp;Reset probe choice of selected samples</source>
        <translation>Ausgewählte Proben &amp;freigeben</translation>
    </message>
    <message>
        <source>The search decides whether they are probes. In the scatter plot: L</source>
        <translation>Die Suche entscheidet, ob sie Sonden sind. Im Streudiagramm: L</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>&amp;Select probes</source>
        <translation>&amp;Sonden auswählen</translation>
    </message>
    <message>
        <source>Select the probes shown now, for example to pin them all</source>
        <translation>Die jetzt gezeigten Sonden auswählen, zum Beispiel um sie alle zu fixieren</translation>
    </message>
    <message>
        <source>Reset probe choice of &amp;all samples</source>
        <translation>&amp;Alle Proben freigeben</translation>
    </message>
    <message>
        <source>Undo restores the pinned and excluded samples</source>
        <translation>„Rückgängig“ stellt die fixierten und ausgeschlossenen Proben wieder her</translation>
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
        <source>&amp;Copy name</source>
        <translation>Namen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy names</source>
        <translation>Namen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Pin as probe	P</source>
        <translation>&amp;Als Sonde fixieren	P</translation>
    </message>
    <message>
        <source>E&amp;xclude from probes	N</source>
        <translation>Als Sonde aus&amp;schließen	N</translation>
    </message>
    <message>
        <source>&amp;Reset probe choice	L</source>
        <translation>&amp;Freigeben	L</translation>
    </message>
    <message>
        <source>&amp;Explain this sample</source>
        <translation>Diese Probe &amp;erklären</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::Project</name>
    <message>
        <source>change of import settings</source>
        <translation>Importeinstellungen ändern</translation>
    </message>
    <message>
        <source>adding %1</source>
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
        <source>restoring the original labels</source>
        <translation>Originallabels wiederherstellen</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demonstration</translation>
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
        <source>Click a heading to sort; predictions that differ from the file are red</source>
        <translation>Zum Sortieren auf einen Spaltenkopf klicken; Vorhersagen, die von der Datei abweichen, sind rot</translation>
    </message>
    <message>
        <source>Save predictions, probabilities and memberships of every sample</source>
        <translation>Vorhersagen, Wahrscheinlichkeiten und Zugehörigkeiten aller Proben speichern</translation>
    </message>
    <message>
        <source>No samples are projected.</source>
        <translation>Es sind keine Proben projiziert.</translation>
    </message>
    <message>
        <source>%1, projected with the displayed model. </source>
        <translation>%1, mit dem angezeigten Modell projiziert. </translation>
    </message>
    <message>
        <source>New samples: %1 (label field %2).</source>
        <translation>Neue Proben: %1 (Labelfeld %2).</translation>
    </message>
    <message>
        <source>The file contains no labels that match the classes of the model.</source>
        <translation>Die Datei enthält keine Labels, die zu den Klassen des Modells passen.</translation>
    </message>
    <message>
        <source>Save predictions</source>
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
        <source>Predictions of the model for the samples of another file</source>
        <translation>Vorhersagen des Modells für die Proben einer anderen Datei</translation>
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
        <source>Remove the projected samples from the plots</source>
        <translation>Projizierte Proben aus den Diagrammen entfernen</translation>
    </message>
    <message>
        <source>not projected</source>
        <translation>nicht projiziert</translation>
    </message>
    <message>
        <source>Projected: %1, %2</source>
        <translation>Projiziert: %1, %2</translation>
    </message>
    <message>
        <source>Predictions of the model for the samples of %1.</source>
        <translation>Vorhersagen des Modells für die Proben von %1.</translation>
    </message>
    <message>
        <source>The samples are projected after the next fit</source>
        <translation>Die Proben werden nach der nächsten Anpassung projiziert</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ProjectionTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>P(%1)</source>
        <translation>P(%1)</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhersage</translation>
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
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Write report: web page and PDF with the same name</source>
        <translation>Bericht schreiben: Webseite und PDF mit demselben Namen</translation>
    </message>
    <message>
        <source>Report (*.html *.pdf)</source>
        <translation>Bericht (*.html *.pdf)</translation>
    </message>
    <message>
        <source>Write report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>The folder %1 already contains %2.</source>
        <translation>Der Ordner %1 enthält bereits %2.</translation>
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
        <source>unpinning a run</source>
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
        <source>Search run history</source>
        <translation>Verlauf der Läufe durchsuchen</translation>
    </message>
    <message>
        <source>Search: method, setting, name</source>
        <translation>Suche: Methode, Einstellung, Name</translation>
    </message>
    <message>
        <source>Show the runs whose name, method, settings, steps or score contain all these words</source>
        <translation>Läufe zeigen, die alle diese Wörter in Name, Methode, Einstellungen, Schritten oder Kennzahl enthalten</translation>
    </message>
    <message>
        <source>Run history</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>Press Enter or double-click to reopen a run, F2 to rename it, Delete to remove it</source>
        <translation>Enter oder Doppelklick öffnet einen Lauf erneut, F2 benennt ihn um, Entf löscht ihn</translation>
    </message>
    <message>
        <source>Close run history</source>
        <translation>Verlauf der Läufe schließen</translation>
    </message>
    <message>
        <source>Close the run history (Ctrl+R)</source>
        <translation>Verlauf der Läufe schließen (Strg+R)</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Erneut öffnen</translation>
    </message>
    <message>
        <source>Restore the settings and the result of this run (Enter)</source>
        <translation>Einstellungen und Ergebnis dieses Laufs wiederherstellen (Enter)</translation>
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
        <source>Compare two selected runs, or one with the displayed run (C)</source>
        <translation>Zwei ausgewählte Läufe vergleichen oder einen mit dem angezeigten (C)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the selected runs; Undo restores them</source>
        <translation>Ausgewählte Läufe löschen; „Rückgängig“ stellt sie wieder her</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Each fit is listed here once its settings stay unchanged for a moment.</source>
        <translation>Jede Anpassung erscheint hier, sobald ihre Einstellungen einen Moment lang unverändert bleiben.</translation>
    </message>
    <message>
        <source>No run contains all these words.</source>
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
        <source>Select rows to select their samples in all views; click a heading to sort</source>
        <translation>Ausgewählte Zeilen wählen ihre Proben in allen Ansichten aus; zum Sortieren auf einen Spaltenkopf klicken</translation>
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
        <source>Label of the sample</source>
        <translation>Label der Probe</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhersage</translation>
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
        <source>Entropy of the memberships, divided by its maximum: 0 if the cluster is certain, 1 if all memberships are equal</source>
        <translation>Entropie der Zugehörigkeiten, geteilt durch ihr Maximum: 0, wenn der Cluster sicher ist, 1, wenn alle Zugehörigkeiten gleich sind</translation>
    </message>
    <message>
        <source>Membership in %1</source>
        <translation>Zugehörigkeit zu %1</translation>
    </message>
    <message>
        <source>, differs from the label</source>
        <translation>, weicht vom Label ab</translation>
    </message>
    <message>
        <source>The prediction differs from the label</source>
        <translation>Die Vorhersage weicht vom Label ab</translation>
    </message>
    <message>
        <source>The largest membership, computed without the sample&apos;s own label</source>
        <translation>Die größte Zugehörigkeit, ohne das eigene Label der Probe berechnet</translation>
    </message>
    <message>
        <source>Training prediction: the model was fitted to this sample, but the prediction does not use its label. Cross-validated predictions are not known.</source>
        <translation>Vorhersage im Training: Das Modell wurde auch an diese Probe angepasst, die Vorhersage verwendet aber ihr Label nicht. Vorhersagen in der Kreuzvalidierung sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Predicted (CV)</source>
        <translation>Vorhersage (CV)</translation>
    </message>
    <message>
        <source>Cross-validated prediction: the model was fitted without this sample. Unlabelled samples have the prediction of the displayed fit.</source>
        <translation>Vorhersage in der Kreuzvalidierung: Das Modell wurde ohne diese Probe angepasst. Proben ohne Label haben die Vorhersage der angezeigten Anpassung.</translation>
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
        <translation>falsch klassifiziert</translation>
    </message>
    <message>
        <source>Only misclassified samples</source>
        <translation>Nur falsch klassifizierte Proben</translation>
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
        <source>training errors: %1</source>
        <translation>Trainingsfehler: %1</translation>
    </message>
    <message>
        <source>misclassified: %1</source>
        <translation>falsch klassifiziert: %1</translation>
    </message>
    <message>
        <source>Show only samples that are misclassified in cross-validation</source>
        <translation>Nur Proben zeigen, die in der Kreuzvalidierung falsch klassifiziert werden</translation>
    </message>
    <message>
        <source>Show only samples whose training prediction differs from their label. Cross-validated predictions are not known.</source>
        <translation>Nur Proben zeigen, deren Vorhersage im Training vom Label abweicht. Vorhersagen in der Kreuzvalidierung sind nicht bekannt.</translation>
    </message>
    <message>
        <source>, %1 misclassified in cross-validation</source>
        <translation>, %1 in der Kreuzvalidierung falsch klassifiziert</translation>
    </message>
    <message>
        <source>, %1 with a training prediction that differs from the label</source>
        <translation>, %1 mit einer Vorhersage im Training, die vom Label abweicht</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SaveActions</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save data of current view</source>
        <translation>Daten der aktuellen Ansicht speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The displayed result is only a preview. Save it when the fit is complete.</source>
        <translation>Das angezeigte Ergebnis ist nur eine Vorschau. Erst speichern, wenn die Anpassung abgeschlossen ist.</translation>
    </message>
    <message>
        <source>There is not enough memory to save this file.</source>
        <translation>Der Speicher reicht nicht aus, um diese Datei zu speichern.</translation>
    </message>
    <message>
        <source>Save result</source>
        <translation>Ergebnis speichern</translation>
    </message>
    <message>
        <source>Result (*.json)</source>
        <translation>Ergebnis (*.json)</translation>
    </message>
    <message>
        <source>%1 does not predict new samples, so there is no model to save.</source>
        <translation>%1 kann neue Proben nicht vorhersagen; daher gibt es kein Modell zu speichern.</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>Modell speichern</translation>
    </message>
    <message>
        <source>Model (*.json)</source>
        <translation>Modell (*.json)</translation>
    </message>
    <message>
        <source>Save imported data</source>
        <translation>Importierte Daten speichern</translation>
    </message>
    <message>
        <source>Save preprocessed data</source>
        <translation>Vorverarbeitete Daten speichern</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Daten speichern</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>GCT 1.3 stores annotations and label fields; ARFF stores the order of the classes.</source>
        <translation>GCT 1.3 speichert Annotationen und Labelfelder, ARFF die Reihenfolge der Klassen.</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Copied. The command line reads constraints from %1, which does not exist yet; save the constraints under this name.</source>
        <translation>Kopiert. Die Kommandozeile liest die Constraints aus %1; diese Datei gibt es noch nicht. Die Constraints unter diesem Namen speichern.</translation>
    </message>
    <message>
        <source>Save constraints…</source>
        <translation>Constraints speichern…</translation>
    </message>
    <message>
        <source>The window closes once the file is written.</source>
        <translation>Das Fenster schließt sich, sobald die Datei geschrieben ist.</translation>
    </message>
    <message>
        <source>Save search</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>Tuning result (*.json)</source>
        <translation>Suchergebnis (*.json)</translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <source>Comparison (*.json)</source>
        <translation>Vergleich (*.json)</translation>
    </message>
    <message>
        <source>An earlier update of the fit is displayed. Show its end in Teach, then save it.</source>
        <translation>Eine frühere Aktualisierung der Anpassung wird gezeigt. Zeigen Sie in Lehren ihr Ende, und speichern Sie dann.</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>Lesson (*.json)</source>
        <translation>Lektion (*.json)</translation>
    </message>
    <message>
        <source>Feature weights have been moved. Reset them in Teach, then save the fit.</source>
        <translation>Merkmalsgewichte wurden verschoben. Setzen Sie sie in Lehren zurück, und speichern Sie dann die Anpassung.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the lesson “%1”?</source>
        <translation>Lektion „%1“ speichern?</translation>
    </message>
    <message>
        <source>Otherwise, the changes to the lesson are lost.</source>
        <translation>Sonst gehen die Änderungen an der Lektion verloren.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ScatterControls</name>
    <message>
        <source>Scatter plot controls</source>
        <translation>Bedienelemente des Streudiagramms</translation>
    </message>
    <message>
        <source>Choose the coordinates of the plot and their scale</source>
        <translation>Koordinaten des Diagramms und ihre Skala wählen</translation>
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
        <source>Draw lines between samples that are neighbours in the graph (E). Stronger lines mean more similar samples; point at a sample to see only its lines.</source>
        <translation>Linien zwischen Proben zeichnen, die im Graphen Nachbarn sind (E). Je kräftiger die Linie, desto ähnlicher die Proben; auf eine Probe zeigen, um nur ihre Linien zu sehen.</translation>
    </message>
    <message>
        <source>Rotate the plot</source>
        <translation>Diagramm drehen</translation>
    </message>
    <message>
        <source>Drag, or press Shift and the arrow keys, to rotate the three axes. Shift-drag selects a rectangle.</source>
        <translation>Ziehen oder Umschalt mit den Pfeiltasten dreht die drei Achsen. Ziehen mit Umschalt wählt ein Rechteck aus.</translation>
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
        <translation>Must-Links zeichnen</translation>
    </message>
    <message>
        <source>Drag from one sample to another to add a must-link; hold Alt or Ctrl to add a cannot-link. Two lassos in a row link every sample of the first with every sample of the second.</source>
        <translation>Von einer Probe zu einer anderen ziehen, um einen Must-Link hinzuzufügen; mit Alt oder Strg einen Cannot-Link. Zwei Lassos nacheinander verbinden jede Probe des ersten mit jeder des zweiten.</translation>
    </message>
    <message>
        <source>Draw cannot-links</source>
        <translation>Cannot-Links zeichnen</translation>
    </message>
    <message>
        <source>Drag from one sample to another to add a cannot-link. Two lassos in a row add a cannot-link from every sample of the first to every sample of the second.</source>
        <translation>Von einer Probe zu einer anderen ziehen, um einen Cannot-Link hinzuzufügen. Zwei Lassos nacheinander fügen einen Cannot-Link von jeder Probe des ersten zu jeder des zweiten hinzu.</translation>
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
        <source>Axis of %1</source>
        <translation>Achse: %1</translation>
    </message>
    <message>
        <source>Axes of %1</source>
        <translation>Achsen: %1</translation>
    </message>
    <message>
        <source>Three axes of %1, rotatable</source>
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
        <source>Adds the loss of each sample&apos;s own label, so that even random labels look separated</source>
        <translation>Addiert den Verlust des eigenen Labels jeder Probe; dadurch erscheinen sogar zufällige Labels getrennt</translation>
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
        <translation>Skala automatisch gewählt</translation>
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
        <source>Choose the variables shown by the colour, size and shape of the markers</source>
        <translation>Variablen wählen, die Farbe, Größe und Form der Symbole darstellen</translation>
    </message>
    <message>
        <source>Principal components of the distance differences</source>
        <translation>Hauptkomponenten der Abstandsdifferenzen</translation>
    </message>
    <message>
        <source>The two features themselves</source>
        <translation>Die beiden Merkmale selbst</translation>
    </message>
    <message>
        <source>Memberships or predictions as the background</source>
        <translation>Zugehörigkeiten oder Vorhersagen als Hintergrund</translation>
    </message>
    <message>
        <source>Background of the clusters: normalised kernels</source>
        <translation>Hintergrund der Cluster: normierte Kerne</translation>
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
        <source>The loss of each sample&apos;s own label is part of the coordinates, so that even random labels look separated.</source>
        <translation>Der Verlust des eigenen Labels jeder Probe ist Teil der Koordinaten; dadurch erscheinen sogar zufällige Labels getrennt.</translation>
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
        <source>%n sample(s) plotted by %1, %2 and %3, viewed from azimuth %4° and elevation %5°</source>
        <translation>
            <numerusform>%n Probe nach %1, %2 und %3, gesehen unter Azimut %4° und Höhenwinkel %5°</numerusform>
            <numerusform>%n Proben nach %1, %2 und %3, gesehen unter Azimut %4° und Höhenwinkel %5°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) plotted by %1 and %2</source>
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
        <source>, connected to their neighbours by %n line(s)</source>
        <translation>
            <numerusform>, durch %n Linie mit ihren Nachbarn verbunden</numerusform>
            <numerusform>, durch %n Linien mit ihren Nachbarn verbunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n constraint(s) between them, %1 violated</source>
        <translation>
            <numerusform>, dazwischen %n Constraint, davon %1 verletzt</numerusform>
            <numerusform>, dazwischen %n Constraints, davon %1 verletzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them current probe(s) of the search</source>
        <translation>
            <numerusform>, davon %n aktuelle Sonde der Suche</numerusform>
            <numerusform>, davon %n aktuelle Sonden der Suche</numerusform>
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
        <source>%n sample(s) plotted by their memberships in %1</source>
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
        <source>%n sample(s) misclassified in cross-validation, that is, by models fitted without them</source>
        <translation>
            <numerusform>%n in der Kreuzvalidierung falsch klassifizierte Probe, also durch Modelle, die ohne sie angepasst wurden</numerusform>
            <numerusform>%n in der Kreuzvalidierung falsch klassifizierte Proben, also durch Modelle, die ohne sie angepasst wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them misclassified in cross-validation</source>
        <translation>
            <numerusform>, davon %n in der Kreuzvalidierung falsch klassifiziert</numerusform>
            <numerusform>, davon %n in der Kreuzvalidierung falsch klassifiziert</numerusform>
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
        <source>class predicted in cross-validation</source>
        <translation>in der Kreuzvalidierung vorhergesagte Klasse</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>correct in cross-validation</source>
        <translation>in der Kreuzvalidierung richtig</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ScoreStrip</name>
    <message>
        <source>%1: %2 of %3 correct (%4); chance %5 to %6</source>
        <translation>%1: %2 von %3 richtig (%4); Zufall %5 bis %6</translation>
    </message>
    <message>
        <source>%1: no score. %2</source>
        <translation>%1: keine Kennzahl. %2</translation>
    </message>
    <message>
        <source>%1: not computed yet</source>
        <translation>%1: noch nicht berechnet</translation>
    </message>
    <message>
        <source>Out of date: other parameters have changed.</source>
        <translation>Veraltet: Andere Parameter wurden geändert.</translation>
    </message>
    <message>
        <source>Best of these values</source>
        <translation>Bester dieser Werte</translation>
    </message>
    <message>
        <source>Click to set this value.</source>
        <translation>Zum Einstellen dieses Werts klicken.</translation>
    </message>
    <message>
        <source>%1 of %2 values have a score.</source>
        <translation>%1 von %2 Werten haben eine Kennzahl.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Bester Wert: %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ScoresView</name>
    <message>
        <source>Double-click a method to open it; click a heading to sort</source>
        <translation>Doppelklicken Sie auf eine Methode, um sie zu öffnen; klicken Sie auf eine Überschrift, um zu sortieren</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Method, with the parameters that are set for it</source>
        <translation>Methode, mit den Parametern, die für sie eingestellt sind</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Correct predictions of held-out samples, over all repeats</source>
        <translation>Richtige Vorhersagen zurückgehaltener Proben, über alle Wiederholungen</translation>
    </message>
    <message>
        <source>Mean accuracy ± standard deviation over the folds</source>
        <translation>Mittlere Genauigkeit ± Standardabweichung über die Folds</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Balanciert</translation>
    </message>
    <message>
        <source>Balanced accuracy: the mean recall of the classes</source>
        <translation>Balancierte Genauigkeit: mittlere Sensitivität der Klassen</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>Area under the ROC curve; with several classes the mean over pairs of classes</source>
        <translation>Fläche unter der ROC-Kurve; bei mehreren Klassen der Mittelwert über Paare von Klassen</translation>
    </message>
    <message>
        <source>Mean of −ln of the predicted probability of the true class; smaller is better</source>
        <translation>Mittelwert von −ln der vorhergesagten Wahrscheinlichkeit der wahren Klasse; kleiner ist besser</translation>
    </message>
    <message>
        <source>Recall %1</source>
        <translation>Sensitivität %1</translation>
    </message>
    <message>
        <source>Proportion of the samples of class %1 with a correct prediction</source>
        <translation>Anteil der Proben der Klasse %1, die richtig vorhergesagt werden</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>Computing time of all fits</source>
        <translation>Rechenzeit aller Anpassungen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>samples</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Kennzahlen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SecondMethodView</name>
    <message>
        <source>Second method</source>
        <translation>Zweite Methode</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SelectionFeatures</name>
    <message>
        <source>Selected samples</source>
        <translation>Ausgewählte Proben</translation>
    </message>
    <message>
        <source>The features cannot be compared because the data are not loaded.</source>
        <translation>Die Merkmale lassen sich nicht vergleichen, weil die Daten nicht geladen sind.</translation>
    </message>
    <message>
        <source>Select two or more samples to compare their features with the others.</source>
        <translation>Zwei oder mehr Proben auswählen, um ihre Merkmale mit den anderen zu vergleichen.</translation>
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
        <source>No feature differs between the selected and the other samples.</source>
        <translation>Kein Merkmal unterscheidet die ausgewählten von den anderen Proben.</translation>
    </message>
    <message>
        <source>%1, by standardised difference from the others: %2.</source>
        <translation>%1, nach standardisierter Differenz zu den anderen: %2.</translation>
    </message>
    <message>
        <source>To compare the features, leave at least two samples unselected.</source>
        <translation>Um die Merkmale zu vergleichen, mindestens zwei Proben nicht auswählen.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SelectionMenu</name>
    <message>
        <source>Select &amp;all samples</source>
        <translation>&amp;Alle Proben auswählen</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>&amp;Name selection…</source>
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
        <source>Name selection</source>
        <translation>Auswahl benennen</translation>
    </message>
    <message>
        <source>Name for %1:</source>
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
        <source>deleting a named selection</source>
        <translation>benannte Auswahl löschen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
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
        <source>Cop&amp;y names of selected samples</source>
        <translation>Namen der a&amp;usgewählten Proben kopieren</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SessionActions</name>
    <message>
        <source>The recovery copy could not be saved: %1</source>
        <translation>Die Wiederherstellungskopie ließ sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>&amp;Sitzung speichern</translation>
    </message>
    <message>
        <source>Save sessio&amp;n as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Inc&amp;lude data in session</source>
        <translation>&amp;Daten in die Sitzung aufnehmen</translation>
    </message>
    <message>
        <source>Store the data in the session file, so that it opens without the original data file</source>
        <translation>Die Daten in der Sitzungsdatei speichern, sodass sie sich ohne die ursprüngliche Datendatei öffnen lässt</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions (*.fuzzylens)</source>
        <translation>Sitzungen (*.fuzzylens)</translation>
    </message>
    <message>
        <source>Include the data in the session?</source>
        <translation>Daten in die Sitzung aufnehmen?</translation>
    </message>
    <message>
        <source>With the data (%1), the session opens on any computer. Without them, it reads %2 from its current folder and warns if that file has changed. You can change this later in the File menu.</source>
        <translation>Mit den Daten (%1) lässt sich die Sitzung auf jedem Rechner öffnen. Ohne sie liest sie %2 aus dem jetzigen Ordner und warnt, wenn sich diese Datei geändert hat. Das lässt sich später im Menü „Datei“ ändern.</translation>
    </message>
    <message>
        <source>Include data</source>
        <translation>Daten aufnehmen</translation>
    </message>
    <message>
        <source>Link to file</source>
        <translation>Auf Datei verweisen</translation>
    </message>
    <message>
        <source>Saved %1. %2 could not be saved because the data are no longer loaded; reopen them first.</source>
        <translation>%1 gespeichert. %2 nicht gespeichert, weil die Daten nicht mehr geladen sind; zuerst erneut öffnen.</translation>
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
        <source>%1 is already open.</source>
        <translation>%1 ist bereits geöffnet.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Otherwise, the unsaved settings, runs and undo history are lost.</source>
        <translation>Sonst gehen die ungespeicherten Einstellungen und Läufe und der Rückgängig-Verlauf verloren.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>%1 has changed.</source>
        <translation>%1 hat sich geändert.</translation>
    </message>
    <message>
        <source>The session reads its data from this file. Locate the file %1 with the SHA-256 checksum %2.</source>
        <translation>Die Sitzung liest ihre Daten aus dieser Datei. Bitte die Datei %1 mit der SHA-256-Prüfsumme %2 suchen.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>Open read-only…</source>
        <translation>Schreibgeschützt öffnen…</translation>
    </message>
    <message>
        <source>Restore unsaved changes</source>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>FuzzyLens closed unexpectedly while %1 was open.</source>
        <translation>FuzzyLens wurde unerwartet beendet, während %1 geöffnet war.</translation>
    </message>
    <message>
        <source>The unsaved changes were backed up on %1.</source>
        <translation>Die ungespeicherten Änderungen wurden am %1 gesichert.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>Später fragen</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 existiert bereits.</translation>
    </message>
    <message>
        <source>Do you want to replace it?</source>
        <translation>Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The session was not saved because %1 was opened in the meantime. Save again.</source>
        <translation>Die Sitzung wurde nicht gespeichert, weil inzwischen %1 geöffnet wurde. Bitte noch einmal speichern.</translation>
    </message>
    <message>
        <source>The unsaved changes to %1 are open in another window and were not deleted.</source>
        <translation>Die ungespeicherten Änderungen an %1 sind in einem anderen Fenster geöffnet und wurden nicht gelöscht.</translation>
    </message>
    <message>
        <source>Restored unsaved changes to %1. Press %2 to save them as a session.</source>
        <translation>Ungespeicherte Änderungen an %1 wiederhergestellt. %2 drücken, um sie als Sitzung zu speichern.</translation>
    </message>
    <message>
        <source>Restored unsaved changes to %1. Press %2 and confirm the name to save them to %3.</source>
        <translation>Ungespeicherte Änderungen an %1 wiederhergestellt. %2 drücken und den Namen bestätigen, um sie in %3 zu speichern.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the work on %1 as a session?</source>
        <translation>Arbeit an %1 als Sitzung speichern?</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SessionController</name>
    <message>
        <source>The result of the run %1 could not be read; reopen the run to recompute it. %2</source>
        <translation>Das Ergebnis des Laufs %1 ließ sich nicht lesen; den Lauf erneut öffnen, um es neu zu berechnen. %2</translation>
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
        <source>The labels are shuffled: all results shown here are due to chance.</source>
        <translation>Die Labels sind vertauscht: Alle hier gezeigten Ergebnisse beruhen auf Zufall.</translation>
    </message>
    <message>
        <source>Back to my labels</source>
        <translation>Zurück zu meinen Labels</translation>
    </message>
    <message>
        <source>Restores the original labels</source>
        <translation>Stellt die Originallabels wieder her</translation>
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
        <source>The labels are shuffled, but the results shown here still use the original labels.</source>
        <translation>Die Labels sind vertauscht, aber die hier gezeigten Ergebnisse beruhen noch auf den Originallabels.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SliderRow</name>
    <message>
        <source>%1, actual value</source>
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
    <message>
        <source>%1 (1 − %2)</source>
        <comment>symbol, label</comment>
        <translation>%1 (1 − %2)</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Kennzahlen: %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SliderScoreController</name>
    <message>
        <source>leave-one-out</source>
        <translation>Leave-one-out</translation>
    </message>
    <message>
        <source>%1-fold cross-validation</source>
        <translation>%1-fache Kreuzvalidierung</translation>
    </message>
    <message>
        <source>These scores would take about %1. Click to compute them.</source>
        <translation>Diese Kennzahlen zu berechnen dauert etwa %1. Zum Berechnen klicken.</translation>
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
        <source>Show the notes on this fit next to the parameters</source>
        <translation>Hinweise zu dieser Anpassung neben den Parametern zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the computation and keep the displayed result (Ctrl+.)</source>
        <translation>Berechnung abbrechen und angezeigtes Ergebnis behalten (Strg+.)</translation>
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
        <source>computing</source>
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
        <source>converged</source>
        <translation>konvergiert</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message>
        <source>Instruction set: %1</source>
        <translation>Befehlssatz: %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3%4</source>
        <translation>%1 %2 von %3%4</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>Press F5 to fit the current settings</source>
        <translation>F5 drücken, um mit den aktuellen Einstellungen anzupassen</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>Iteration %1</translation>
    </message>
    <message>
        <source>weights moved</source>
        <translation>Gewichte verschoben</translation>
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
        <source>Choose a file, an annotation or other options of the step</source>
        <translation>Datei, Annotation oder andere Angaben des Schritts wählen</translation>
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
    <name>fuzzylens::ui::StepConditions</name>
    <message>
        <source>Parameters that the reader of this step cannot change</source>
        <translation>Parameter, die der Leser dieses Schritts nicht ändern kann</translation>
    </message>
    <message>
        <source>Parameters that the reader of this step does not see</source>
        <translation>Parameter, die der Leser dieses Schritts nicht sieht</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>The smallest value that reaches the goal</source>
        <translation>Der kleinste Wert, der das Ziel erreicht</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>The largest value that reaches the goal</source>
        <translation>Der größte Wert, der das Ziel erreicht</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>A score of the fit that the reader has to reach before the next step</source>
        <translation>Eine Kennzahl der Anpassung, die der Leser vor dem nächsten Schritt erreichen muss</translation>
    </message>
    <message>
        <source>Locked parameters</source>
        <translation>Gesperrte Parameter</translation>
    </message>
    <message>
        <source>Hidden parameters</source>
        <translation>Ausgeblendete Parameter</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Ziel: %1</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepNotes</name>
    <message>
        <source>Notes on the steps</source>
        <translation>Hinweise zu den Schritten</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::StepRow</name>
    <message>
        <source>Drag to reorder, or press Alt+Up or Alt+Down</source>
        <translation>Zum Umordnen ziehen oder Alt+Pfeil auf, Alt+Pfeil ab drücken</translation>
    </message>
    <message>
        <source>Fix order</source>
        <translation>Reihenfolge korrigieren</translation>
    </message>
    <message>
        <source>Move this step to its correct position</source>
        <translation>Diesen Schritt an die richtige Position verschieben</translation>
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
        <source>%1: drag to reorder</source>
        <translation>%1: zum Umordnen ziehen</translation>
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
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview the values before and after the steps</source>
        <translation>Vorschau der Werte vor und nach den Schritten</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>This step comes after “%1”: %2.</source>
        <translation>Dieser Schritt steht hinter „%1“: %2.</translation>
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
    <name>fuzzylens::ui::SweepController</name>
    <message>
        <source>change of %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SweepPage</name>
    <message>
        <source>Out of date: data, steps, method or another parameter have changed. Undo the change, or start again.</source>
        <translation>Veraltet: Daten, Schritte, Verfahren oder ein anderer Parameter haben sich geändert. Machen Sie die Änderung rückgängig oder starten Sie neu.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::SweepSettings</name>
    <message>
        <source>The parameter on the horizontal axis; all others keep their values</source>
        <translation>Der Parameter auf der waagerechten Achse; alle anderen behalten ihre Werte</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stop; finished values are kept</source>
        <translation>Anhalten; fertige Werte bleiben erhalten</translation>
    </message>
    <message>
        <source>Compute in the background; you can go on exploring</source>
        <translation>Im Hintergrund berechnen; Sie können weiter erkunden</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TableDialog</name>
    <message>
        <source>%1 as a table</source>
        <translation>%1 als Tabelle</translation>
    </message>
    <message>
        <source>Description of the view</source>
        <translation>Beschreibung der Ansicht</translation>
    </message>
    <message>
        <source>Click a heading to sort</source>
        <translation>Zum Sortieren auf einen Spaltenkopf klicken</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TeachWorkspace</name>
    <message>
        <source>Close Teach</source>
        <translation>Lehren schließen</translation>
    </message>
    <message>
        <source>Close Teach and show the whole fit again (Ctrl+H)</source>
        <translation>Lehren schließen und wieder die ganze Anpassung zeigen (Strg+H)</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Lehren</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lessons, and their editor</source>
        <translation>Lektionen und ihr Editor</translation>
    </message>
    <message>
        <source>Playground</source>
        <translation>Spielwiese</translation>
    </message>
    <message>
        <source>Generated data with two informative features; change them with sliders, or draw points</source>
        <translation>Erzeugte Daten mit zwei informativen Merkmalen; ändern Sie sie mit Reglern, oder zeichnen Sie Punkte</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Full screen with large text, controlled by the keyboard or a clicker (F11)</source>
        <translation>Vollbild mit großer Schrift, gesteuert mit der Tastatur oder einem Presenter (F11)</translation>
    </message>
    <message>
        <source>Save the updates as an animation, as images or as a hand-out</source>
        <translation>Die Aktualisierungen als Animation, als Bilder oder als Handout speichern</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TestsView</name>
    <message>
        <source>Each pair of methods on the same held-out samples; click a heading to sort</source>
        <translation>Jedes Paar von Methoden auf denselben zurückgehaltenen Proben; klicken Sie auf eine Überschrift, um zu sortieren</translation>
    </message>
    <message>
        <source>pair of methods</source>
        <translation>Paar von Methoden</translation>
    </message>
    <message>
        <source>pairs of methods</source>
        <translation>Paare von Methoden</translation>
    </message>
    <message>
        <source>The p-value before it, corrected for the number of pairs (Holm). It changes while methods finish.</source>
        <translation>Der p-Wert davor, korrigiert für die Anzahl der Paare (Holm). Er ändert sich, bis alle Methoden fertig sind.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>First method of the pair</source>
        <translation>Erste Methode des Paars</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Second method of the pair</source>
        <translation>Zweite Methode des Paars</translation>
    </message>
    <message>
        <source>Only first</source>
        <translation>Nur erste</translation>
    </message>
    <message>
        <source>Samples that only the first method predicts correctly, in the first repeat</source>
        <translation>Proben, die nur die erste Methode richtig vorhersagt, in der ersten Wiederholung</translation>
    </message>
    <message>
        <source>Only second</source>
        <translation>Nur zweite</translation>
    </message>
    <message>
        <source>Samples that only the second method predicts correctly, in the first repeat</source>
        <translation>Proben, die nur die zweite Methode richtig vorhersagt, in der ersten Wiederholung</translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation>McNemar p</translation>
    </message>
    <message>
        <source>p-value of McNemar&apos;s exact test on the samples that only one of the two predicts correctly</source>
        <translation>p-Wert des exakten McNemar-Tests mit den Proben, die nur eine der beiden Methoden richtig vorhersagt</translation>
    </message>
    <message>
        <source>Holm</source>
        <translation>Holm</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Mean difference of the accuracies, first minus second</source>
        <translation>Mittlere Differenz der Genauigkeiten, erste minus zweite</translation>
    </message>
    <message>
        <source>t-test p</source>
        <translation>t-Test p</translation>
    </message>
    <message>
        <source>p-value of the corrected resampled t-test (Nadeau and Bengio), which takes into account that folds share training samples</source>
        <translation>p-Wert des korrigierten t-Tests für wiederholte Aufteilungen (Nadeau und Bengio), der berücksichtigt, dass Folds Trainingsproben teilen</translation>
    </message>
    <message>
        <source>Paired tests</source>
        <translation>Paarweise Tests</translation>
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
    <name>fuzzylens::ui::TrialModel</name>
    <message>
        <source>Training accuracy</source>
        <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Effective features</source>
        <translation>Effektive Merkmale</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TrialsView</name>
    <message>
        <source>Double-click a row to set its parameters; click a heading to sort</source>
        <translation>Ein Doppelklick auf eine Zeile stellt ihre Parameter ein; zum Sortieren auf einen Spaltenkopf klicken</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TuneController</name>
    <message>
        <source>The search would try %1 settings, but at most %2 are possible. Choose fewer parameters or values.</source>
        <translation>Die Suche würde %1 Einstellungen berechnen, möglich sind aber höchstens %2. Weniger Parameter oder Werte wählen.</translation>
    </message>
    <message>
        <source>choice of a trial</source>
        <translation>Auswahl eines Versuchs</translation>
    </message>
    <message>
        <source>%1 does not predict classes, so its settings cannot be compared by cross-validation. Compare numbers of clusters instead, or choose another method, such as SFP.</source>
        <translation>%1 sagt keine Klassen vorher; daher lassen sich seine Einstellungen nicht durch Kreuzvalidierung vergleichen. Vergleichen Sie stattdessen Clusteranzahlen, oder wählen Sie ein anderes Verfahren, etwa SFP.</translation>
    </message>
    <message>
        <source>%1 cannot be opened here. %2</source>
        <translation>Die Suche in %1 lässt sich hier nicht öffnen. %2</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TuneSettings</name>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Parameters to try</source>
        <translation>Parameter für die Suche</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Cross-validation</source>
        <translation>Kreuzvalidierung</translation>
    </message>
    <message>
        <source>The score that is shown and by which the best setting is chosen</source>
        <translation>Die Kennzahl, die angezeigt und nach der die beste Einstellung gewählt wird</translation>
    </message>
    <message>
        <source>Protocol of the cross-validation; the preprocessing steps are fitted in each fold</source>
        <translation>Protokoll der Kreuzvalidierung; die Vorverarbeitungsschritte werden in jedem Fold angepasst</translation>
    </message>
    <message>
        <source>This method has no parameter to search with these data.</source>
        <translation>Diese Methode hat bei diesen Daten keinen Parameter für eine Suche.</translation>
    </message>
    <message>
        <source>Select at least one parameter to try.</source>
        <translation>Mindestens einen Parameter für die Suche auswählen.</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop the search; finished trials are kept</source>
        <translation>Die Suche anhalten; fertige Versuche bleiben erhalten</translation>
    </message>
    <message>
        <source>Search in the background while you continue to explore</source>
        <translation>Im Hintergrund suchen; die übrigen Ansichten bleiben benutzbar</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 settings</source>
        <translation>Angehalten nach %1 von %2 Einstellungen</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>Compare numbers of clusters</source>
        <translation>Clusteranzahlen vergleichen</translation>
    </message>
    <message>
        <source>Show indices of clusters, which need no labels</source>
        <translation>Cluster-Indizes zeigen, die keine Labels brauchen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open search…</source>
        <translation>Suche öffnen…</translation>
    </message>
    <message>
        <source>Try the settings that have no trial yet</source>
        <translation>Die Einstellungen versuchen, die noch keinen Versuch haben</translation>
    </message>
    <message>
        <source>Open a tuning result (JSON). An unfinished one continues where it stopped</source>
        <translation>Ein Suchergebnis öffnen (JSON). Ein unvollständiges wird fortgesetzt, wo es endete</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TuneView</name>
    <message>
        <source>Start a search to see its trials here.</source>
        <translation>Eine Suche starten, um hier ihre Versuche zu sehen.</translation>
    </message>
    <message>
        <source>Best: %1. %2.</source>
        <translation>Beste: %1. %2.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::TuneWorkspace</name>
    <message>
        <source>Close Tune</source>
        <translation>Optimieren schließen</translation>
    </message>
    <message>
        <source>Close Tune (Ctrl+U); a running search continues in the background</source>
        <translation>Optimieren schließen (Strg+U); eine Suche läuft im Hintergrund weiter</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Optimieren</translation>
    </message>
    <message>
        <source>Use these parameters</source>
        <translation>Diese Parameter verwenden</translation>
    </message>
    <message>
        <source>Set the parameters of the selected trial and close Tune</source>
        <translation>Die Parameter des ausgewählten Versuchs einstellen und Optimieren schließen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Show the trial with the best score</source>
        <translation>Den Versuch mit der besten Kennzahl zeigen</translation>
    </message>
    <message>
        <source>Simplest</source>
        <translation>Einfachste</translation>
    </message>
    <message>
        <source>Show the simplest trial within one standard error of the best</source>
        <translation>Den einfachsten Versuch innerhalb eines Standardfehlers vom besten zeigen</translation>
    </message>
    <message>
        <source>Save search…</source>
        <translation>Suche speichern…</translation>
    </message>
    <message>
        <source>Out of date: data, steps, label or method have changed since this search. Undo the change, or start again.</source>
        <translation>Veraltet: Daten, Schritte, Label oder Methode haben sich seit dieser Suche geändert. Die Änderung rückgängig machen oder neu starten.</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Compare settings by cross-validation, which needs labels</source>
        <translation>Einstellungen durch Kreuzvalidierung vergleichen, die Labels braucht</translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation>Anzahl der Cluster</translation>
    </message>
    <message>
        <source>Compare numbers of clusters by indices that need no labels</source>
        <translation>Clusteranzahlen durch Indizes vergleichen, die keine Labels brauchen</translation>
    </message>
    <message>
        <source>Feature path</source>
        <translation>Merkmalspfad</translation>
    </message>
    <message>
        <source>Follow the feature weights while the feature selection changes</source>
        <translation>Die Merkmalsgewichte verfolgen, während sich die Merkmalsauswahl ändert</translation>
    </message>
    <message>
        <source>Save the trials as a tuning result (JSON), as the command tune writes it. An unfinished search can be continued later</source>
        <translation>Die Versuche als Suchergebnis speichern (JSON), wie es der Befehl tune schreibt. Eine unvollständige Suche lässt sich später fortsetzen</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::UpdateExport</name>
    <message>
        <source>The fit has changed. Export its updates again.</source>
        <translation>Die Anpassung hat sich geändert. Exportieren Sie ihre Aktualisierungen erneut.</translation>
    </message>
    <message>
        <source>There is not enough memory for this export.</source>
        <translation>Der Arbeitsspeicher reicht für diesen Export nicht aus.</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::UpdateExportDialog</name>
    <message>
        <source>Export updates</source>
        <translation>Aktualisierungen exportieren</translation>
    </message>
    <message>
        <source>An animation for slides, a file for each update, or a page to print</source>
        <translation>Eine Animation für Folien, eine Datei je Aktualisierung oder eine Seite zum Drucken</translation>
    </message>
    <message>
        <source>Animation (WebP)</source>
        <translation>Animation (WebP)</translation>
    </message>
    <message>
        <source>Numbered images (PNG)</source>
        <translation>Nummerierte Bilder (PNG)</translation>
    </message>
    <message>
        <source>Hand-out of one page (PDF)</source>
        <translation>Handout auf einer Seite (PDF)</translation>
    </message>
    <message>
        <source>The view that is saved at each update</source>
        <translation>Die Ansicht, die nach jeder Aktualisierung gespeichert wird</translation>
    </message>
    <message>
        <source>Width and height of the images in pixels</source>
        <translation>Breite und Höhe der Bilder in Pixeln</translation>
    </message>
    <message>
        <source>How long the animation shows each update</source>
        <translation>Wie lange die Animation jede Aktualisierung zeigt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Of a longer fit, updates at equal distances are saved</source>
        <translation>Von einer längeren Anpassung werden Aktualisierungen in gleichen Abständen gespeichert</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Time per update</source>
        <translation>&amp;Zeit je Aktualisierung</translation>
    </message>
    <message>
        <source>&amp;Updates at most</source>
        <translation>Aktualisierungen &amp;höchstens</translation>
    </message>
    <message>
        <source>The updates of the fit are not computed yet.</source>
        <translation>Die Aktualisierungen der Anpassung sind noch nicht berechnet.</translation>
    </message>
    <message>
        <source>%1 of %2 frames, at equal distances</source>
        <translation>%1 von %2 Bildern, in gleichen Abständen</translation>
    </message>
    <message>
        <source>All %1 frames: the start and each update</source>
        <translation>Alle %1 Bilder: der Anfang und jede Aktualisierung</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name or folder.</source>
        <translation>%1 existiert bereits. Wählen Sie einen anderen Namen oder Ordner.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Saved %1 to %2</source>
        <translation>%1 bis %2 gespeichert</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::UpdatesView</name>
    <message>
        <source>The updates of the fit are not computed yet.</source>
        <translation>Die Aktualisierungen der Anpassung sind noch nicht berechnet.</translation>
    </message>
    <message>
        <source>%1 updates in %2 iterations</source>
        <translation>%1 Aktualisierungen in %2 Iterationen</translation>
    </message>
    <message>
        <source> lower the objective from %1 to %2</source>
        <translation> senken die Zielfunktion von %1 auf %2</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <translation>Zielfunktion %1</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Lowered by %1; logarithmic scale</source>
        <translation>Gesenkt um %1; logarithmische Skala</translation>
    </message>
    <message>
        <source>Lowered by each update, logarithmic scale</source>
        <translation>Senkung durch jede Aktualisierung, logarithmische Skala</translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation>Zielfunktion %1</translation>
    </message>
    <message>
        <source>lowered by %1</source>
        <translation>gesenkt um %1</translation>
    </message>
    <message>
        <source>Objective by update</source>
        <translation>Zielfunktion je Aktualisierung</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::ValidationView</name>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameter on the horizontal axis</source>
        <translation>Parameter auf der waagerechten Achse</translation>
    </message>
    <message>
        <source>%1 over %2: %3 of %4 settings have a score.</source>
        <translation>%1 über %2: %3 von %4 Einstellungen haben eine Kennzahl.</translation>
    </message>
    <message>
        <source>Validation curve</source>
        <translation>Validierungskurve</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
</context>
<context>
    <name>fuzzylens::ui::VerdictCard</name>
    <message>
        <source>Test with shuffled labels</source>
        <translation>Mit vertauschten Labels prüfen</translation>
    </message>
    <message>
        <source>Accuracy on the samples that the model was fitted to. It can be high by chance.</source>
        <translation>Genauigkeit auf den Proben, an die das Modell angepasst wurde. Sie kann durch Zufall hoch sein.</translation>
    </message>
    <message>
        <source>Tests the method in the background with the original labels and with 200 permutations of them</source>
        <translation>Prüft die Methode im Hintergrund mit den Originallabels und mit 200 Permutationen davon</translation>
    </message>
    <message>
        <source>Selects the samples that are misclassified in cross-validation, in all views</source>
        <translation>Wählt die in der Kreuzvalidierung falsch klassifizierten Proben in allen Ansichten aus</translation>
    </message>
    <message numerus="yes">
        <source>Select the %n misclassified</source>
        <translation>
            <numerusform>%n falsche auswählen</numerusform>
            <numerusform>%n falsche auswählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Testing: %1 of %2</source>
        <translation>Test: %1 von %2</translation>
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
        <source>Not tested yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Not tested: the test takes about %1.</source>
        <translation>Nicht geprüft: Die Prüfung dauert etwa %1.</translation>
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
        <source>Too few samples to test</source>
        <translation>Zu wenige Proben für den Test</translation>
    </message>
    <message>
        <source>The same settings are fitted to shuffled labels.</source>
        <translation>Dieselben Einstellungen werden an vertauschte Labels angepasst.</translation>
    </message>
    <message>
        <source>The whole fit is tested, not what Teach shows.</source>
        <translation>Getestet wird die ganze Anpassung, nicht was Lehren zeigt.</translation>
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
        <source>Copy &amp;names of selected samples</source>
        <translation>&amp;Namen der ausgewählten Proben kopieren</translation>
    </message>
    <message>
        <source>Copy name of %1</source>
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
        <source>Export this view or its data</source>
        <translation>Diese Ansicht oder ihre Daten exportieren</translation>
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
    <name>fuzzylens::ui::WeightChangeView</name>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Cluster whose weights are shown and moved. For all clusters, the bars show the mean, and the weights of all clusters move in proportion.</source>
        <translation>Cluster, dessen Gewichte gezeigt und verschoben werden. Bei allen Clustern zeigen die Balken das Mittel, und die Gewichte aller Cluster ändern sich im gleichen Verhältnis.</translation>
    </message>
    <message>
        <source>Add a feature</source>
        <translation>Merkmal hinzufügen</translation>
    </message>
    <message>
        <source>Type a name or a part of it and press Enter to show its weight too</source>
        <translation>Einen Namen oder einen Teil davon eingeben und die Eingabetaste drücken, um auch sein Gewicht zu zeigen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Show the weights of the fit again, without locks</source>
        <translation>Wieder die Gewichte der Anpassung zeigen, ohne Sperren</translation>
    </message>
    <message>
        <source>all clusters</source>
        <translation>alle Cluster</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>mean weight</source>
        <translation>mittleres Gewicht</translation>
    </message>
    <message>
        <source>weight in %1</source>
        <translation>Gewicht in %1</translation>
    </message>
    <message>
        <source>No feature is named “%1”.</source>
        <translation>Kein Merkmal heißt „%1“.</translation>
    </message>
    <message>
        <source>▬ in the fit</source>
        <translation>▬ in der Anpassung</translation>
    </message>
    <message>
        <source>Training accuracy %1 of %2</source>
        <translation>Trainingsgenauigkeit: %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 match the classes</source>
        <translation>%1 von %2 passen zu den Klassen</translation>
    </message>
    <message>
        <source> (fit: %1 of %2)</source>
        <translation> (Anpassung: %1 von %2)</translation>
    </message>
    <message>
        <source>%1 of %2 features effective</source>
        <translation>%1 von %2 Merkmalen effektiv</translation>
    </message>
    <message>
        <source> (fit: %1)</source>
        <translation> (Anpassung: %1)</translation>
    </message>
    <message>
        <source>No sample changes</source>
        <translation>Keine Probe ändert sich</translation>
    </message>
    <message>
        <source>1 sample changes: %1</source>
        <translation>1 Probe ändert sich: %1</translation>
    </message>
    <message>
        <source>%1 samples change: %2</source>
        <translation>%1 Proben ändern sich: %2</translation>
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
        <source>%1, %2 shown. %3.</source>
        <translation>%1, %2 gezeigt. %3.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2 (fit: %3)</source>
        <translation>%1 %2 (Anpassung: %3)</translation>
    </message>
    <message>
        <source>locked; L unlocks it</source>
        <translation>gesperrt; L hebt die Sperre auf</translation>
    </message>
    <message>
        <source>Drag the bar or press the arrow keys. 0 sets it to zero, L locks it.</source>
        <translation>Den Balken ziehen oder die Pfeiltasten drücken. 0 setzt das Gewicht auf null, L sperrt es.</translation>
    </message>
    <message>
        <source>Move weights</source>
        <translation>Gewichte verschieben</translation>
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
        <source>Number of features shown (5 to 50)</source>
        <translation>Zahl der gezeigten Merkmale (5 bis 50)</translation>
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
        <source>On: signed factors by which the method multiplies squared differences, ordered by magnitude; negative factors point to the left.
Off: weights, the relative influence of each feature.</source>
        <translation>Ein: Faktoren mit Vorzeichen, mit denen die Methode quadrierte Differenzen multipliziert, nach Betrag geordnet; negative Faktoren zeigen nach links.
Aus: Gewichte, der relative Einfluss jedes Merkmals.</translation>
    </message>
    <message>
        <source>Contributions or weights</source>
        <translation>Beiträge oder Gewichte</translation>
    </message>
    <message>
        <source>Contribution: fraction of the squared distances between the cluster centres due to the feature;
shows which features separate the clusters.
Weight: influence on the distances to a cluster (large if the feature varies little there),
or on the prediction of a classifier. A large weight in a cluster alone does not mean relevance.
Weight contrast: largest difference in weight between two clusters.</source>
        <translation>Beitrag: Anteil eines Merkmals an den quadrierten Abständen zwischen allen Clusterzentren;
er zeigt, welche Merkmale die Cluster trennen.
Gewicht: Einfluss auf die Abstände zu einem Cluster (groß, wenn das Merkmal dort wenig streut)
oder auf die Vorhersage eines Klassifikators. Ein großes Gewicht in einem Cluster allein bedeutet keine Relevanz.
Gewichtskontrast: größter Unterschied der Gewichte zwischen zwei Clustern.</translation>
    </message>
    <message>
        <source>Pin as reference</source>
        <translation>Als Referenz anheften</translation>
    </message>
    <message>
        <source>Shows these bars in grey beneath those of later fits,
to compare solvers or settings.</source>
        <translation>Zeigt diese Balken in Grau unter denen späterer Anpassungen,
um Löser oder Einstellungen zu vergleichen.</translation>
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
        <source>This method has no feature weights.</source>
        <translation>Diese Methode hat keine Merkmalsgewichte.</translation>
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
        <source>all features have equal weight</source>
        <translation>alle Merkmale haben gleiches Gewicht</translation>
    </message>
    <message>
        <source>effective features: %1 of %2</source>
        <translation>effektive Merkmale: %1 von %2</translation>
    </message>
    <message>
        <source> in cluster %1</source>
        <translation> in Cluster %1</translation>
    </message>
    <message>
        <source>effective features per cluster: %1 to %2 of %3</source>
        <translation>effektive Merkmale je Cluster: %1 bis %2 von %3</translation>
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
        <source>Scaling factors of the features</source>
        <translation>Skalierungsfaktoren der Merkmale</translation>
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
        <source>The %1 features with the largest %2 for %3 (%4), led by %5.</source>
        <translation>Die %1 führenden Merkmale (%2; %3; %4), angeführt von %5.</translation>
    </message>
    <message>
        <source>absolute factor</source>
        <translation>Betrag des Faktors</translation>
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
        <source>all %1 features, log scale · ┆ uniform weight %2</source>
        <translation>alle %1 Merkmale, logarithmisch · ┆ gleiches Gewicht %2</translation>
    </message>
    <message>
        <source>▬ reference: %1 · %2 of its top %3 are shown</source>
        <translation>▬ Referenz: %1 · %2 ihrer ersten %3 sind gezeigt</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>In grey, the %1.</source>
        <translation>In Grau die %1.</translation>
    </message>
    <message>
        <source>Contributions of the features to the separation of the centres</source>
        <translation>Beiträge der Merkmale zur Trennung der Zentren</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Explore gene-expression matrices by fuzzy clustering.</source>
        <translation>Genexpressionsmatrizen durch unscharfes Clustern erkunden.</translation>
    </message>
    <message>
        <source>Colour theme, light or dark</source>
        <translation>Erscheinungsbild: light (hell) oder dark (dunkel)</translation>
    </message>
    <message>
        <source>Start without the demonstration data</source>
        <translation>Ohne die Vorführdaten starten</translation>
    </message>
    <message>
        <source>Save an image of the window after the first fit, then quit</source>
        <translation>Nach der ersten Anpassung ein Bild des Fensters speichern und beenden</translation>
    </message>
    <message>
        <source>Page of Tune that --snapshot computes and saves, clusters or path</source>
        <translation>Seite von „Optimieren“, die --snapshot berechnet und speichert, clusters oder path</translation>
    </message>
    <message>
        <source>Data file to open, followed by label files</source>
        <translation>Zu öffnende Datendatei, danach Labeldateien</translation>
    </message>
    <message>
        <source>Interface language, en or de (default: language of the desktop)</source>
        <translation>Sprache der Oberfläche, en oder de (Vorgabe: Sprache der Arbeitsumgebung)</translation>
    </message>
</context>
</TS>
