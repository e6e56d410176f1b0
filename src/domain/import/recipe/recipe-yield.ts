import { pluralize } from '../../items/labels.ts'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { readNumber } from '../../text/numbers.ts'

/** The number of people a recipe serves; null where it only states a yield. */
export interface RecipeYield {
  servings: number | null
  /** The yield, when it is not a number of people: `12 muffins`, `1 loaf`. */
  makes: string | null
}

const NUMBER =
  '(?:(?:\\d{1,2}|a|one|two|three|four|five|six) dozen|\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty)(?![\\d½¼¾⅓⅔/])'
const RANGE = String.raw`(${NUMBER})\+?(?:\s*(?:[-–—/]|to|or|and|bis|à)\s*${NUMBER})?`
/** Words for people and servings, in several languages. */
export const PEOPLE = String.raw`people|persons?|person\p{L}{1,3}|servings?|serves|portions?|portion\p{L}{1,3}|porc\p{L}+|porz\p{L}+|adults?|helpings?|diners|pax|guests|eaters`
const PEOPLE_AFTER = new RegExp(
  String.raw`(?<![\d.,/½¼¾⅓⅔])\b${RANGE}\s+(?:\p{L}[\p{L}-]*\s+){0,2}?(?:${PEOPLE})(?![\p{L}]|\s+sizes?\b)`,
  'iu',
)
const PEOPLE_FIRST = new RegExp(
  String.raw`\b(?:serves?|servings?|feeds|portions?|personnes|personen|enough for|for|für|pour|para|per)\s*[:=]?\s*(?:about|approx\.?|around|up to|at least|~)?\s*${RANGE}(?!\s*(?:${'minutes?|mins?|hours?|hrs?'})\b)`,
  'iu',
)
const COUNT = new RegExp(String.raw`(?<![\d.,/½¼¾⅓⅔])\b${RANGE}\s*(.*)$`, 'iu')

/** Dishes made whole and then divided: their number does not give the servings. */
const WHOLE =
  'loaf|loaves|breads?|cakes?|cheesecakes?|pies?|tarts?|quiches?|galettes?|pizzas?|lasagn[ae]s?|casseroles?|dish(?:es)?|pans?|tins?|trays?|sheets?|traybakes?|logs?|roasts?|chickens?|turkeys?|wreaths?|rings?|braids?|rounds?|baguettes?|focaccias?|crusts?|bundt|tortes?|strudels?|frittatas?|slabs?|skillets?|babkas?|challahs?|stollens?|panettones?|(?:spring|kasten|back|auflauf|gugelhupf|tarte)?form(?:en)?|blech(?:e)?|kuchen|torten?|laibe?|brote?|gâteaux?|moules?|pains?|tortas?|teglia|tortiera|stampo|moldes?|pastel(?:es)?|taart(?:en)?|brood|broden|bakvorm|bakblik|kaka|kakor|limpor?|långpanna|kage|kake|formy?|blacha|tortownica|keksówka|plech|bochník'
/** Units of measure, which never count servings. */
const MEASURES =
  'cups?|pints?|pts?|quarts?|qts?|gallons?|lit(?:er|re)s?|l|ml|cl|dl|g|kg|grams?|kilograms?|kilos?|oz|fl|ounces?|lbs?|pounds?|tbsps?|tablespoons?|tsps?|teaspoons?|jars?|bottles?|batch(?:es)?|recipes?|pitchers?|pots?|gl[aä]s(?:er)?|einmachgläser|weckgläser|flaschen?|dosen?|bocaux|bocal|bouteilles?|vasett[io]|barattol[io]|bottigli[ae]|frascos?|tarros?|botellas?|potten|potjes?|flessen|burkar?|flaskor?|słoik(?:i|ów)?|sklenic[ea]?'
/** From this number on, things that could be divided are pieces: `12 small cakes`, `2 loaves`. */
const PIECES_FROM = 4
const SIZE =
  /\(?\b\d+(?:[.,]\d+)?(?:\s*(?:[x×-]|by)\s*\d+(?:[.,]\d+)?)?[\s-]*(?:inch(?:es)?\b|in\.|cm\b|["”″]|'')(?:\s*(?:[x×]|by)\s*\d+\S*)?\)?/gi

/** `4 1.25 cups curry`: the number, and the size of each. */
const PORTION_SIZE = /^(\d{1,3})\s+(?=\d+\.\d)/

/** Whether a number of things is a number of servings: two loaves and three cups are not. */
export function isServed(count: number, things: string): boolean {
  const words = things.toLowerCase()
  if (new RegExp(String.raw`^(?:\S+\s){0,1}(?:${MEASURES})\b`).test(words)) return false
  const isDivided = new RegExp(String.raw`^(?:[^\s(,]+\s){0,3}?(?:${WHOLE})\b`).test(words)
  if (/^(?:mini|small|individual|personal|single)\b/.test(words)) return true
  return !isDivided || count >= PIECES_FROM
}

export function countOf(text: string): number | null {
  const plain = text.toLowerCase()
  const [, dozens] = /^(.+) dozen$/.exec(plain) ?? []
  if (dozens) return (dozens === 'a' ? 1 : (readNumber(dozens) ?? 1)) * 12
  return readNumber(plain)
}

/** Parses `4 servings`, `["4", "4 bowls"]`, `["1", "1 loaf"]`: people take precedence over pieces, pieces over a bare number. */
export function readYield(texts: readonly string[]): RecipeYield {
  const said = texts.map((text) =>
    text
      .slice(0, 300)
      .replace(/[０-９]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xfee0))
      .replace(SIZE, ' ')
      .replace(PORTION_SIZE, '$1 servings of ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const plain = said.flatMap((text) => [text.replace(/\s*\([^()]*\)/g, ''), text])
  for (const text of plain) {
    const [, people] = PEOPLE_AFTER.exec(text) ?? PEOPLE_FIRST.exec(text) ?? []
    const servings = people ? countOf(people) : null
    if (servings !== null && servings >= 1) return { servings, makes: null }
  }
  const counts = said.flatMap((text) => [text, ...(/\(([^()]*)\)/.exec(text)?.slice(1) ?? [])]).map(readCount)
  const pieces = counts.find((one) => one !== null && one.things !== '' && isServed(one.count, one.things))
  const makes = texts.find((text) => /\p{L}{3}/u.test(text)) ?? null
  if (pieces) return { servings: pieces.count, makes }
  const wholes = counts.filter((one) => one !== null && one.things !== '')
  const bare = counts.find(
    (one) => one !== null && one.things === '' && !wholes.some((whole) => whole?.count === one.count),
  )
  if (bare && (wholes.length === 0 || bare.count >= PIECES_FROM)) return { servings: bare.count, makes: null }
  return { servings: null, makes }
}

function readCount(text: string): { count: number; things: string } | null {
  const [, number, things = ''] = COUNT.exec(text) ?? []
  const count = number ? countOf(number) : null
  if (count === null || count < 1) return null
  return { count, things: things.replace(/^[\s:,.–—-]+/, '').trim() }
}

/** Converts a yield to the editor's servings, with a warning where it should be checked. */
export function fitYield({ servings, makes }: RecipeYield, warnings: string[]): number | null {
  const fit = servings === null ? null : Math.min(Math.max(servings, 1), CONTENT_LIMITS.servingsMax)
  const made = makes?.slice(0, 60)
  if (made && fit !== null) warnings.push(`It makes “${made}”, which stands as ${pluralize(fit, 'serving')}.`)
  else if (made) warnings.push(`It makes “${made}”; how many that serves is not said.`)
  return fit
}
