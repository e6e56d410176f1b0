/** Kitchen fractions and how they are written. */
const FRACTIONS: readonly [value: number, sign: string][] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]
const SIGN_VALUES: Record<string, number> = {
  ...Object.fromEntries(FRACTIONS.map(([value, sign]) => [sign, value])),
  '⅕': 0.2,
  '⅖': 0.4,
  '⅗': 0.6,
  '⅘': 0.8,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
}
const SIGNS = Object.keys(SIGN_VALUES).join('')

const MIXED = `\\d+\\s*[${SIGNS}]|\\d+\\s+\\d+\\s*[/⁄]\\s*\\d+|\\d+\\s*[/⁄]\\s*\\d+|[${SIGNS}]|\\d+(?:[.,]\\d+)?`
const NUMBER = new RegExp(MIXED, 'g')
const WORDS: Record<string, number> = { 'half a': 0.5, 'half an': 0.5, a: 1, an: 1, one: 1, two: 2, three: 3 }

/** From here on a part of a whole is not worth saying: 187.5 g is 188 g. */
const WHOLE_FROM = 20

/**
 * Rescales an amount as it was typed (contract §4): numbers, fractions, ranges and words that mean a number.
 * What holds no number stays as it is; a factor of 1 changes nothing; something never becomes nothing.
 *
 * @param factor the wanted servings divided by the recipe's
 */
export function scaleAmount(amount: string, factor: number): string {
  if (factor === 1 || !Number.isFinite(factor) || factor <= 0) return amount
  const word = WORDS[amount.trim().toLowerCase()]
  if (word !== undefined) return formatAmount(word * factor, false)
  return amount.replace(NUMBER, (text) => {
    const value = readNumber(text)
    return value === null || value === 0 ? text : formatAmount(value * factor, /[.,]/.test(text))
  })
}

function readNumber(text: string): number | null {
  const mixedSign = new RegExp(`^(\\d*)\\s*([${SIGNS}])$`).exec(text)
  if (mixedSign) return Number(mixedSign[1] || 0) + (SIGN_VALUES[mixedSign[2] ?? ''] ?? 0)
  const fraction = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/.exec(text)
  if (fraction) {
    const divisor = Number(fraction[3])
    return divisor === 0 ? null : Number(fraction[1] ?? 0) + Number(fraction[2]) / divisor
  }
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** A value as a cook would write it: large ones whole, small ones with the nearest kitchen fraction. */
function formatAmount(value: number, decimal: boolean): string {
  if (value >= WHOLE_FROM) return String(Math.round(value))
  if (decimal) return String(Number(value.toFixed(value < 1 ? 2 : 1)) || 0.01)
  const whole = Math.floor(value)
  const rest = value - whole
  const nearest = [[0, ''] as const, ...FRACTIONS, [1, ''] as const].reduce((best, candidate) =>
    Math.abs(candidate[0] - rest) < Math.abs(best[0] - rest) ? candidate : best,
  )
  const [part, sign] = nearest
  const total = part === 1 ? whole + 1 : whole
  if (sign !== '') return total === 0 ? sign : `${total}${sign}`
  return total === 0 ? '⅛' : String(total)
}

/** Units that take an s; abbreviations such as `g` or `tbsp` never do. */
const COUNTED_UNITS = new Set([
  'cup',
  'slice',
  'clove',
  'handful',
  'pinch',
  'can',
  'tin',
  'jar',
  'bunch',
  'sprig',
  'stick',
  'fillet',
  'leaf',
  'piece',
  'knob',
  'dash',
  'head',
  'stalk',
  'scoop',
  'sheet',
  'rasher',
  'sachet',
])
const PLURALS: Record<string, string> = { pinch: 'pinches', bunch: 'bunches', dash: 'dashes', leaf: 'leaves' }

/** The unit in the number its amount asks for: `1 cup`, `2 cups`, `½ cup`. Other units stay as they are. */
export function scaleUnit(unit: string, scaledAmount: string): string {
  const singular = [...COUNTED_UNITS].find((name) => unit === name || unit === (PLURALS[name] ?? `${name}s`))
  if (!singular) return unit
  const numbers = [...scaledAmount.matchAll(NUMBER)].map(([text]) => readNumber(text) ?? 0)
  const most = Math.max(...numbers)
  if (numbers.length === 0) return unit
  return most > 1 ? (PLURALS[singular] ?? `${singular}s`) : singular
}
