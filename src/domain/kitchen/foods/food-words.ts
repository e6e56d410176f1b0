import { CONTENT_LIMITS } from '../../items/limits.ts'
import { toSingular } from './singular.ts'

/** Maximum length read of an ingredient, and of a longer text in which many foods are searched. */
export const MAX_LINE_LENGTH = CONTENT_LIMITS.ingredientPart
export const MAX_TEXT_LENGTH = CONTENT_LIMITS.instruction

/** One word of an ingredient's text, in the spelling of the food table. */
export interface Word {
  key: string
  /** Its range in the text, in UTF-16 units. */
  start: number
  end: number
  /** Whether a comma or another sign separates it from the preceding word. */
  isSeparated: boolean
  /** Whether a hyphen joins it to the preceding word: the second of `no-boil`. */
  isHyphenated: boolean
  isInParentheses: boolean
}

/** Letters of any script, numbers, and punctuation; each token is matched without backtracking, however long. */
const WORD = /\p{L}[\p{L}\p{M}\d]*(?:['’][\p{L}\p{M}]+)*|\d[\d.,]*\s?%?|[&/,;:()[\]|+•–—]|\s-+\s/gu
const MARKS = /\p{M}+/gu

/** A spelling and its variants: of other countries, irregular plurals, common misspellings. */
const SPELLINGS: Readonly<Record<string, string>> = {
  aduki: 'adzuki azuki',
  avocado: 'advocado',
  barbecue: 'barbeque bbq',
  blackeyed: 'blackeye',
  broccoli: 'brocolli',
  brownie: 'brownies',
  bulgur: 'bulgar bulghar bulghur burghul',
  calf: 'calves',
  canned: 'can cans tin tins tinned',
  caster: 'castor',
  chili: 'chile chilly chiles chilies chilli chillies',
  choi: 'choy',
  cinnamon: 'cinammon',
  color: 'colour',
  colored: 'coloured',
  coloring: 'colouring',
  cooked: 'precooked',
  cookie: 'cookies',
  // `crisp` and `sweet` are descriptions, `crisps` and `sweets` foods; mints and bourbons are not mint and not bourbon.
  bourbons: 'bourbons',
  chocolates: 'chocolates',
  crisps: 'crisps',
  mints: 'mints',
  sweets: 'sweets',
  // People, not a food.
  vegans: 'vegans',
  vegetarians: 'vegetarians',
  dairyfree: 'nondairy',
  donut: 'doughnut doughnuts',
  fatfree: 'nonfat',
  favorite: 'favourite',
  fettuccine: 'fettuccini fettucine fetuccine',
  fillet: 'filet filets',
  flavor: 'flavour',
  flavored: 'flavoured',
  flavoring: 'flavouring flavourings',
  flavorless: 'flavourless',
  goose: 'geese',
  half: 'halves',
  hummus: 'houmous hummous humous',
  jar: 'jarred jars',
  knife: 'knives',
  leaf: 'leaves',
  linguine: 'linguini',
  loaf: 'loaves',
  mayonnaise: 'mayo',
  mozzarella: 'mozarella',
  parmesan: 'parmesean',
  pie: 'pies',
  pita: 'pitta pittas',
  savory: 'savoury',
  seasoning: 'rub',
  smoothie: 'smoothies',
  soy: 'soya',
  soybean: 'soyabean',
  stockcube: 'bouillon stockpot',
  turmeric: 'tumeric',
  veggie: 'veggies',
  vinaigrette: 'vinagrette',
  whiskey: 'whiskies whisky',
  wholemeal: 'wholegrain wholewheat',
  worcestershire: 'worchestershire',
  yogurt: 'yoghourt yoghurt yoghurts',
  zucchini: 'zuchini',
}
const SPELLING_OF = new Map(
  Object.entries(SPELLINGS).flatMap(([word, others]) =>
    others.split(' ').map((other) => [other, word] as const),
  ),
)

/** A word and the pairs of words that are read as it. */
const PAIRS: Readonly<Record<string, string>> = {
  blackeyed: 'black eye, black eyed',
  bonein: 'bone in',
  breadcrumb: 'bread crumb',
  buttermilk: 'butter milk',
  chickpea: 'chick pea',
  cooked: 'pre cooked, ready cooked',
  cornflour: 'corn flour',
  cornstarch: 'corn starch',
  dairyfree: 'dairy free, non dairy',
  eggfree: 'egg free',
  eggplant: 'egg plant',
  fatfree: 'fat free, non fat',
  freefrom: 'free from',
  freerange: 'free range',
  ginger: 'ginger root, root ginger',
  glutenfree: 'gluten free',
  homemade: 'home made',
  lowfat: 'half fat, low fat, reduced fat',
  meatfree: 'meat free',
  nonstick: 'non stick',
  nutfree: 'nut free',
  plain: 'all purpose',
  plantbased: 'plant based',
  readymade: 'ready made',
  seasoning: 'seasoning blend, seasoning mix, spice blend, spice mix, spice seasoning',
  selfraising: 'self raising, self rising',
  semisweet: 'semi sweet',
  shelled: 'head on, shell on, tail on',
  skinon: 'skin off, skin on',
  soybean: 'soy bean',
  soyfree: 'soy free',
  stockcube: 'oxo cube, stock cube, stock pot, stock powder',
  sugarsnap: 'sugar snap',
  sundried: 'sun dried',
  wholemeal: 'whole grain, whole meal, whole wheat',
}
const WORD_OF_PAIR = new Map(
  Object.entries(PAIRS).flatMap(([word, pairs]) => pairs.split(', ').map((pair) => [pair, word] as const)),
)

/** Letters that Unicode does not decompose into a letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' }

/** Normalizes a word: lower case, without accents, singular, in one spelling. */
export function normalizeWord(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/['’\s]/g, '')
    .replace(/[øœæßłđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
  return SPELLING_OF.get(plain) ?? toSingular(plain)
}

/** Words within a name that do not belong to it: `juice of 2 large lemons` is `juice lemon`. */
const FILLERS = new Set(
  'of the a an some large small medium big ripe unwaxed organic sized size quality plump'.split(' '),
)

/** Whether a word is omitted from food names wherever it occurs. */
function isFiller(key: string): boolean {
  return FILLERS.has(key)
}

/** `medium to large onions` */
const TO_A_SIZE = /^to (?:medium|large|big)\b/i
const MAX_TO_A_SIZE = 10

/** `eggs free-range` are not free from eggs. */
const FREE_RANGE = /^free[\s-]{1,2}range/i
const MAX_FREE_RANGE = 12

/**
 * Returns the words of a text that can name a food, in a single pass; `/` becomes `or` and `&` becomes `and`.
 *
 * @param text of any length; not read past the limit
 */
export function readWords(text: string, limit: number = MAX_LINE_LENGTH): Word[] {
  const words: Word[] = []
  let depth = 0
  let isSeparated = true
  let lastWord = ''
  for (const { 0: sign, index } of text.slice(0, limit).matchAll(WORD)) {
    const start = index
    const end = index + sign.length
    // `2% milk` and `00 flour` are names; other numbers are amounts.
    if (/^\d/.test(sign) && !sign.endsWith('%') && sign.trim() !== '00') continue
    // The slash in `1/2 inch` does not separate alternatives.
    if (sign === '/' && /\d/.test(text[start - 1] ?? '') && /\d/.test(text[end] ?? '')) continue
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    const isHyphenated = text[start - 1] === '-' && /[\p{L}\d]/u.test(text[start - 2] ?? '')
    const place = { start, end, isSeparated, isHyphenated, isInParentheses: depth > 0 }
    if (sign === '/' || sign === '&' || sign === '+') {
      words.push({ ...place, key: sign === '/' ? 'or' : 'and' })
      isSeparated = false
    } else if (!/[\p{L}\d]/u.test(sign)) {
      // Parentheses alone do not separate the words around them: `chickpea (gram) flour`.
      if (!/[()[\]]/.test(sign)) isSeparated = true
    } else {
      const key = normalizeWord(sign)
      const before = words.at(-1)
      const isBetweenSizes =
        key === 'to' &&
        (isHyphenated
          ? isFiller(normalizeWord(lastWord))
          : TO_A_SIZE.test(text.slice(start, start + MAX_TO_A_SIZE)))
      lastWord = sign
      if (isFiller(key) || isBetweenSizes) {
        if (key === 'of' && before?.key === 'free') before.key = 'freefrom'
        continue
      }
      const isRange = key === 'free' && FREE_RANGE.test(text.slice(start, start + MAX_FREE_RANGE))
      const pair = isSeparated || isRange ? undefined : WORD_OF_PAIR.get(`${before?.key} ${key}`)
      // `non-dairy-free` means the same as `dairy-free`.
      if (before?.key === 'dairyfree' && key === 'free' && !isSeparated) {
        Object.assign(before, { key: 'non', end: before.start + 'non'.length })
        words.push({ ...place, key: 'dairyfree' })
      } else if (before && pair !== undefined) Object.assign(before, { key: pair, end })
      else words.push({ ...place, key })
      isSeparated = false
    }
  }
  return words
}

/** Normalizes a name as the table stores it, without filler words: `plain flour`. */
export function normalizePhrase(phrase: string): string {
  return readWords(phrase)
    .map(({ key }) => key)
    .join(' ')
}
