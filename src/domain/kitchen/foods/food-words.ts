import { CONTENT_LIMITS } from '../../content/limits.ts'

/** An ingredient is read up to here, and a longer text where many foods are looked for. */
export const MAX_LINE_LENGTH = CONTENT_LIMITS.ingredientPart
export const MAX_TEXT_LENGTH = CONTENT_LIMITS.instruction

/** One word of an ingredient's text, as the food table spells it. */
export interface Word {
  key: string
  /** Where it stands in the text, in UTF-16 units. */
  start: number
  end: number
  /** Whether a comma or another sign separates it from the word before. */
  isSeparated: boolean
  isInParentheses: boolean
}

/** Letters of any script, numbers, and the signs between; each is read in one step, however long. */
const WORD = /\p{L}[\p{L}\p{M}\d]*(?:['’][\p{L}\p{M}]+)*|\d[\d.,]*\s?%?|[&/,;:()[\]|+•–—]|\s-+\s/gu
const MARKS = /\p{M}+/gu

const IRREGULAR = new Map(
  Object.entries({
    ...{ leaves: 'leaf', loaves: 'loaf', halves: 'half', calves: 'calf', knives: 'knife', geese: 'goose' },
    ...{ cookies: 'cookie', brownies: 'brownie', smoothies: 'smoothie', pies: 'pie', teeth: 'tooth' },
    ...{
      chillies: 'chili',
      chilies: 'chili',
      chilli: 'chili',
      chile: 'chili',
      chiles: 'chili',
      veggies: 'veggie',
    },
    ...{ yoghurt: 'yogurt', yoghurts: 'yogurt', yoghourt: 'yogurt', houmous: 'hummus', hummous: 'hummus' },
    ...{ humous: 'hummus', pitta: 'pita', pittas: 'pita', tumeric: 'turmeric', linguini: 'linguine' },
    ...{ fetuccine: 'fettuccine', fettucine: 'fettuccine', fettuccini: 'fettuccine', castor: 'caster' },
    ...{ whisky: 'whiskey', whiskies: 'whiskey', flavour: 'flavor', flavoured: 'flavored', colour: 'color' },
    ...{ flavouring: 'flavoring', flavourings: 'flavoring', colouring: 'coloring', coloured: 'colored' },
    ...{ flavourless: 'flavorless', favourite: 'favorite', wholewheat: 'wholemeal', savoury: 'savory' },
    ...{
      parmesean: 'parmesan',
      mozarella: 'mozzarella',
      brocolli: 'broccoli',
      worchestershire: 'worcestershire',
    },
    ...{ cinammon: 'cinnamon', vinagrette: 'vinaigrette', advocado: 'avocado', zuchini: 'zucchini' },
    ...{ filets: 'fillet', filet: 'fillet', doughnut: 'donut', doughnuts: 'donut', gherkins: 'gherkin' },
    ...{ soya: 'soy', soyabean: 'soybean', bbq: 'barbecue', barbeque: 'barbecue', mayo: 'mayonnaise' },
    ...{
      tin: 'canned',
      tins: 'canned',
      tinned: 'canned',
      can: 'canned',
      cans: 'canned',
      jarred: 'jar',
      jars: 'jar',
    },
    ...{ wholegrain: 'wholemeal', nondairy: 'dairyfree', nonfat: 'fatfree', precooked: 'cooked' },
    ...{
      blackeye: 'blackeyed',
      choy: 'choi',
      burghul: 'bulgur',
      bulghur: 'bulgur',
      bulghar: 'bulgur',
      bulgar: 'bulgur',
    },
    ...{ bouillon: 'stockcube', stockpot: 'stockcube', rub: 'seasoning', adzuki: 'aduki', azuki: 'aduki' },
  }),
)

/** Two words that are one, or another one. */
const PAIRS = new Map(
  Object.entries({
    ...{
      'whole wheat': 'wholemeal',
      'whole grain': 'wholemeal',
      'whole meal': 'wholemeal',
      'all purpose': 'plain',
    },
    ...{
      'low fat': 'lowfat',
      'reduced fat': 'lowfat',
      'half fat': 'lowfat',
      'fat free': 'fatfree',
      'non fat': 'fatfree',
    },
    ...{
      'gluten free': 'glutenfree',
      'dairy free': 'dairyfree',
      'non dairy': 'dairyfree',
      'egg free': 'eggfree',
    },
    ...{ 'nut free': 'nutfree', 'soy free': 'soyfree', 'meat free': 'meatfree', 'plant based': 'plantbased' },
    ...{
      'sun dried': 'sundried',
      'sugar snap': 'sugarsnap',
      'corn starch': 'cornstarch',
      'bread crumb': 'breadcrumb',
    },
    ...{ 'black eyed': 'blackeyed', 'black eye': 'blackeyed', 'chick pea': 'chickpea' },
    ...{
      'self raising': 'selfraising',
      'self rising': 'selfraising',
      'soy bean': 'soybean',
      'semi sweet': 'semisweet',
    },
    ...{
      'ready cooked': 'cooked',
      'pre cooked': 'cooked',
      'home made': 'homemade',
      'ready made': 'readymade',
    },
    ...{
      'stock cube': 'stockcube',
      'stock pot': 'stockcube',
      'stock powder': 'stockcube',
      'oxo cube': 'stockcube',
    },
    ...{
      'spice mix': 'seasoning',
      'spice blend': 'seasoning',
      'spice rub': 'seasoning',
      'seasoning mix': 'seasoning',
    },
    ...{
      'seasoning blend': 'seasoning',
      'non stick': 'nonstick',
      'free range': 'freerange',
      'butter milk': 'buttermilk',
    },
    ...{
      'bone in': 'bonein',
      'skin on': 'skinon',
      'skin off': 'skinon',
      'shell on': 'shelled',
      'tail on': 'shelled',
    },
    ...{
      'egg plant': 'eggplant',
      'corn flour': 'cornflour',
      'ginger root': 'ginger',
      'root ginger': 'ginger',
    },
  }),
)

/** One word in small letters without accents, in the singular, in one spelling. */
export function normalizeWord(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/['’\s]/g, '')
    .replaceAll('œ', 'oe')
  return IRREGULAR.get(plain) ?? toSingular(plain)
}

function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:oes|ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** What stands within a name without being part of it: `juice of 2 large lemons` is `juice lemon`. */
const FILLERS = new Set(
  'of the a an some large small medium big ripe unwaxed organic sized size quality plump'.split(' '),
)

/** Whether a word is left out of the names of foods wherever it stands. */
export function isFiller(key: string): boolean {
  return FILLERS.has(key)
}

/**
 * The words of a text that can name a food, in one pass; `/` becomes `or` and `&` becomes `and`.
 *
 * @param text of any length; what lies beyond the limit is not read
 */
export function readWords(text: string, limit: number = MAX_LINE_LENGTH): Word[] {
  const words: Word[] = []
  let depth = 0
  let isSeparated = true
  for (const { 0: sign, index } of text.slice(0, limit).matchAll(WORD)) {
    const start = index
    const end = index + sign.length
    // `2% milk` and `00 flour` are names; other numbers say how much.
    if (/^\d/.test(sign) && !sign.endsWith('%') && sign.trim() !== '00') continue
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    if (sign === '/' || sign === '&' || sign === '+') {
      words.push({ key: sign === '/' ? 'or' : 'and', start, end, isSeparated, isInParentheses: depth > 0 })
      isSeparated = false
    } else if (!/[\p{L}\d]/u.test(sign)) {
      // A parenthesis alone does not part the words around it: `chickpea (gram) flour`.
      if (!/[()[\]]/.test(sign)) isSeparated = true
    } else {
      const key = normalizeWord(sign)
      if (isFiller(key)) continue
      const before = words.at(-1)
      const pair = isSeparated ? undefined : PAIRS.get(`${before?.key} ${key}`)
      if (before && pair !== undefined) Object.assign(before, { key: pair, end })
      else words.push({ key, start, end, isSeparated, isInParentheses: depth > 0 })
      isSeparated = false
    }
  }
  return words
}

/** A name as the table keeps it: its words without those that are left out, `plain flour`. */
export function normalizePhrase(phrase: string): string {
  return readWords(phrase)
    .map(({ key }) => key)
    .join(' ')
}
