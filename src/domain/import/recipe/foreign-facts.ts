// Converts the times of pages in other languages to the English words the parser knows.

/** Units of time after a number. */
const UNITS: readonly [RegExp, string][] = [
  [/(?<=\d\s?)(?:st(?:d|unden?)|heures?|horas?|or[ae]|uur|uren|tim(?:m\p{L}+|er)?)\b\.?/giu, 'h'],
  [/(?<=\d\s?)(?:godz\p{L}*|hod\p{L}*|óra|час\p{L}*|ч|saat|ώρ\p{L}*|時間)\.?(?!\p{L})/giu, 'h'],
  [/(?<=\d\s?)(?:perc|мин\p{L}*|dk|dakika|λεπτ\p{L}*|分)\.?(?!\p{L})/giu, 'min'],
  [/(?<=\d\s?)min(?!utes?\b|s?\b)\p{L}*\.?/giu, 'min'],
]

/** Labels of times; matched as whole words at the start of a page's facts. */
const LABELS: readonly [string, string][] = [
  [
    'prep',
    'voorbereiding(?:stijd)?|vorbereitung(?:szeit)?|arbeitszeit|temps de pr[ée]paration|pr[ée]paration|tiempo de preparaci[oó]n|preparaci[oó]n|tempo de (?:preparo|preparação)|preparo|tempo di preparazione|preparazione|förberedelser?|forberedelser?|czas przygotowania|przygotowanie',
  ],
  [
    'cook',
    'kooktijd|oventijd|baktijd|koch-?(?:/back)?zeit|backzeit|garzeit|temps de cuisson|cuisson|tiempo de cocci[oó]n|cocci[oó]n|tempo di cottura|cottura|tempo de (?:cozimento|cozedura|forno)|tillagningstid|tillagning|steketid|stegetid|bagetid|czas (?:gotowania|pieczenia)|gotowanie|pieczenie',
  ],
  [
    'total',
    'totale (?:tijd|bereidingstijd)|bereidingstijd|totaaltijd|gesamtzeit|gesamtdauer|zubereitungszeit|zubereitung|temps total|durée totale|tiempo total|duraci[oó]n|tempo totale?|durata|total ?tid|tid i alt|czas całkowity|łączny czas',
  ],
]
const LABELLED = LABELS.map(
  ([english, words]) =>
    [new RegExp(String.raw`^\W*(?:${words})\s*[:=–-]?\s*(?=(?:ca\.?\s*)?\d)`, 'iu'), english] as const,
)

/** Replaces the units of other languages in a duration with `h` and `min`. */
export function unitsInEnglish(text: string): string {
  return UNITS.reduce((said, [words, unit]) => said.replace(words, unit), text)
}

/** Translates `Totale tijd: 20 minuten`, `Temps de cuisson : 1 heure` to English; any other line stays as it is. */
export function timeInEnglish(line: string): string {
  const found = LABELLED.find(([label]) => label.test(line))
  return found ? unitsInEnglish(line.replace(found[0], `${found[1]}: `)) : line
}
