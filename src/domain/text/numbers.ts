/** Fraction characters and their values: each decomposes into its digits, `½` into `1⁄2`. */
export const FRACTION_SIGNS: ReadonlyMap<string, number> = new Map(
  Array.from('½⅓⅔¼¾⅙⅚⅛⅜⅝⅞⅕⅖⅗⅘⅐⅑⅒', (sign) => {
    const [over, under] = sign.normalize('NFKD').split('⁄')
    return [sign, Number(over) / Number(under)]
  }),
)

const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const WORDS = new Map<string, number>([
  ...`${ONES}|${TEENS}`.split('|').map((word, index) => [word, index + 1] as const),
  ...TENS.split('|').map((word, index) => [word, (index + 2) * 10] as const),
])

/** All fraction characters, as the content of a character class. */
export const SIGNS = [...FRACTION_SIGNS.keys()].join('')

/** Words in place of a number: `a pinch`, `half a lemon`. */
export const INDEFINITE_ARTICLES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    half: 1 / 2,
    'half a': 1 / 2,
    'half an': 1 / 2,
    'a half': 1 / 2,
    'a quarter': 1 / 4,
    'a couple': 2,
    'a couple of': 2,
    'couple of': 2,
  }),
)

/** Words in place of a number, as the source of a case-insensitive regular expression; longest first. */
export const ARTICLE = 'half an?|a half|a quarter|a couple(?: of)?|couple of|an?'

/** Between a whole number and its fraction: `1 1/2`, `1-1/2`, `1 and 1/2`. */
const AND = String.raw`(?:\s+(?:and|&)\s+|\s+|-)`

/** A number in digits, as the source of a regular expression: `1½`, `1 and ½`, `1 1/2`, `1-1/2`, `1,200`, `2.5`, `2,5`, `.5`. */
export const FIGURES = [
  String.raw`\d+(?:\s+(?:and|&))?\s*[${SIGNS}]`,
  String.raw`\d+\s+and\s+a\s+(?:half|quarter)\b`,
  String.raw`\d+${AND}\d+\s*[/⁄]\s*\d+`,
  String.raw`\d+\s*[/⁄]\s*\d+`,
  `[${SIGNS}]`,
  String.raw`[1-9]\d{0,2}(?:,\d{3})+(?!\d)`,
  String.raw`\d+(?:[.,]\d+)?`,
  // A point after a word ends its sentence.
  String.raw`(?<![^\s([~–—+-])\.\d+`,
].join('|')

const BELOW_HUNDRED = String.raw`(?:(?:${TENS})(?:[-\s](?:${ONES}))?|${TEENS}|${ONES})`
const HUNDREDS = String.raw`(?:an?|${ONES})\s+hundred`

/** A number in words: `seven`, `twenty-five`, `two hundred and fifty`, `one and a half`. */
export const SPELLED = String.raw`\b(?:${HUNDREDS}(?:\s+(?:and\s+)?${BELOW_HUNDRED})?|${BELOW_HUNDRED}(?:\s+and\s+a\s+(?:half|quarter))?)\b`

/** A number in digits or words, as the source of a case-insensitive regular expression. */
export const VALUE = `(?:${FIGURES}|${SPELLED})`

const SIGNED = new RegExp(String.raw`^(\d*)(?:\s+(?:and|&))?\s*([${SIGNS}])$`)
const FRACTION = new RegExp(String.raw`^(?:(\d+)${AND})?(\d+)\s*[/⁄]\s*(\d+)$`)
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$/

/**
 * Returns the value of a number in digits or words.
 *
 * @param text only the number
 * @returns null for any other text, also for `1/0`
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim()
  const [, wholes, sign = ''] = SIGNED.exec(trimmed) ?? []
  const signValue = FRACTION_SIGNS.get(sign)
  if (signValue !== undefined) return Number(wholes || 0) + signValue
  const [, whole = 0, numerator, denominator] = FRACTION.exec(trimmed) ?? []
  if (denominator !== undefined) {
    return Number(denominator) === 0 ? null : Number(whole) + Number(numerator) / Number(denominator)
  }
  if (!/^[\d.,]+$/.test(trimmed)) return readWords(trimmed.toLowerCase())
  const value = Number(THOUSANDS.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

const HUNDREDS_PART = /^(\w+)\s+hundred(?:\s+(?:and\s+)?(.+))?$/
const PLUS_PART = /^(.+?)\s+and\s+a\s+(half|quarter)$/

function readWords(text: string): number | null {
  const [, count, below] = HUNDREDS_PART.exec(text) ?? []
  if (count) {
    const hundreds = INDEFINITE_ARTICLES.get(count) ?? WORDS.get(count)
    const rest = below ? readWords(below) : 0
    return hundreds === undefined || rest === null ? null : hundreds * 100 + rest
  }
  const [, whole = text, part] = PLUS_PART.exec(text) ?? []
  const isFigure = part !== undefined && /^\d+$/.test(whole)
  const values = isFigure ? [Number(whole)] : whole.split(/[-\s]+/).map((word) => WORDS.get(word))
  if (values.length > 2 || values.some((value) => value === undefined)) return null
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0)
  return sum + (part === 'half' ? 1 / 2 : part === 'quarter' ? 1 / 4 : 0)
}
