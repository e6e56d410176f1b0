import type { KnownFood } from '../content/recipe.ts'
import { toSingular } from './foods/singular.ts'
import { shortName } from './shown-recipe.ts'

/** Words for places, peoples and makers in food names. */
const PROPER_NAMES = new Set(
  `aleppo american arborio asian bavarian bramley british brussels cajun calabrian cheddar cheshire chinese cornish danish
  dijon dutch edam emmental english french german gorgonzola gouda greek gruyère hungarian indian irish italian jamaican
  japanese kashmiri korean lebanese madras manchego marmite marsala medjool mexican moroccan norwegian parma parmesan
  persian polish portuguese puy quorn roquefort russian savoy scottish sichuan sicilian spanish stilton swedish swiss
  tabasco thai turkish tuscan vietnamese welsh worcestershire yorkshire`.split(/\s+/),
)

/** Returns the name of a line's food as shown in a separate list (SHOP-NAME-1). */
export function listName(ingredient: string): string {
  return withoutLineCapital(shortName(ingredient))
}

/**
 * Lower-cases a name's first letter, which is a capital only at the start of a line. Proper names keep theirs, and so
 * does a name with several capitals (`Old Bay`, `BBQ sauce`).
 */
export function withoutLineCapital(name: string): string {
  const [first = '', ...rest] = name.match(/[\p{L}\p{M}]+/gu) ?? []
  const isPlain = /^\p{Lu}\P{Lu}*$/u.test(first) && !rest.some((word) => /^\p{Lu}/u.test(word))
  const isCapitalOfLine = isPlain && name.startsWith(first) && !PROPER_NAMES.has(first.toLowerCase())
  return isCapitalOfLine ? first.toLowerCase() + name.slice(first.length) : name
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Conditions in which a food is used, irrelevant for shopping: `cold butter`, `ripe but firm peaches`, `good bread`. */
const STATES = words(
  'ripe overripe firm but cold chilled hot warm lukewarm tepid boiling good best nice quality freshly finely coarsely roughly thinly thickly lightly very just about of',
)
/** Preparations by the cook; where it is also sold that way, only fresh foods lose the word (`chopped tomatoes` are a tin). */
const PREPARED = words(
  'fresh chopped sliced diced grated crushed shredded torn picked peeled trimmed washed rinsed halved quartered cubed softened melted beaten drained',
)
const FRESH_AISLES: ReadonlySet<string> = new Set(['produce', 'dairy and eggs', 'meat and fish'])
/** Nouns that together with the word before them name a different food. */
const NAMES_OF_THEIR_OWN =
  /^(?:hot|cold|warm) (?:sauce|dogs?|smoked|chill?i|chile|pepper|paprika|mustard|cuts?|meats?|press|brew|cross)/i
/** The comma after the first of several descriptive words: `boneless, skinless chicken thighs`. */
const FIRST_OF_SEVERAL =
  /^((?:boneless|skinless|bone-in|skin-on|fresh|ripe|firm|large|small|medium|raw|cooked|free-range|organic|thick|thin|good|soft|dried|unsalted|lean)),\s+(?=\p{L})/iu
const SIZES = words('small medium large big thick thin long short young baby')

/**
 * Returns a line's food as a shop calls it: without preparation and use, `vegetable stock` of `hot vegetable stock`
 * (SHOP-NAME-1).
 */
export function shoppingName(ingredient: string, food: KnownFood | null): string {
  const name = listName(
    ingredient
      .replace(/\s*\([^()]*\)\s+(?=\p{L})/gu, ' ')
      .replace(/^(?:tinned|canned) /i, '')
      .replace(FIRST_OF_SEVERAL, '$1 '),
  )
  if (NAMES_OF_THEIR_OWN.test(name)) return name
  const isFresh = food?.aisle == null || FRESH_AISLES.has(food.aisle)
  const all = name.split(/\s+/)
  const begin = all.findIndex((word) => !isDropped(word, isFresh) && !SIZES.has(word.toLowerCase()))
  if (begin < 1) return name
  const kept = all.slice(0, begin).filter((word) => !isDropped(word, isFresh))
  return [...kept, ...all.slice(begin)].join(' ')
}

function isDropped(word: string, isFresh: boolean): boolean {
  const plain = word.toLowerCase().replace(/[-,]$/, '')
  return STATES.has(plain) || (isFresh && PREPARED.has(plain)) || /^(?:good|best)-quality$/.test(plain)
}

/**
 * Returns the common part of several names of one food, in the order of the first: `oranges` of `navel oranges` and
 * `blood oranges`, `green pepper` of `green bell pepper` and `green pepper`.
 *
 * @returns null where they do not end in the same word, or there are none
 */
export function commonName(names: readonly string[]): string | null {
  const [first = [], ...others] = names.map((name) => name.split(/\s+/))
  const keys = others.map((other) => other.map(wordKey))
  const last = wordKey(first.at(-1) ?? '')
  if (first.length === 0 || keys.some((other) => other.at(-1) !== last)) return null
  return first.filter((word) => keys.every((other) => other.includes(wordKey(word)))).join(' ')
}

/** Kinds of one food that are sold as different things. */
const KINDS: readonly (readonly [id: RegExp, kind: RegExp])[] = [
  [
    /^(?:pasta|wholewheat-pasta|egg-pasta|gluten-free-pasta)$/,
    /\b(?:spaghetti|linguine|tagliatelle|fettuccine|penne|rigatoni|fusilli|farfalle|macaroni|orzo|orecchiette|lasagne)\b/i,
  ],
  [/^(?:white|brown)-rice$/, /\b(?:basmati|jasmine|sushi|pudding)\b/i],
  [/^lettuce$/, /\b(?:romaine|cos|iceberg|little gem|baby gem|butterhead)\b/i],
  [/^basil$/, /\bthai\b/i],
]

/** Returns which of several kinds of a food a line names: `basmati` of rice; '' where that does not matter. */
export function kindOf(id: string | null | undefined, name: string): string {
  const [, kind] = KINDS.find(([food]) => id != null && food.test(id)) ?? []
  return kind?.exec(name)?.[0].toLowerCase() ?? ''
}

/** Returns a key that ignores plural, case and accents. */
export function nameKey(name: string): string {
  return name.split(/\s+/).map(wordKey).join(' ')
}

function wordKey(word: string): string {
  return toSingular(
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}+/gu, ''),
  )
}

/**
 * Returns the alternatives in a line, each in full: `rapeseed oil` and `sunflower oil` of `rapeseed or sunflower oil`.
 *
 * @returns a single name for a line without alternatives
 */
export function alternativesOf(name: string): string[] {
  const parts = name.split(/\s+or\s+/i)
  const head = parts.at(-1)?.split(/\s+/) ?? []
  return parts.flatMap((part) =>
    part.includes(' ') || head.length < 2
      ? [nameKey(part)]
      : [nameKey(part), nameKey(`${part} ${head.at(-1)}`)],
  )
}
