import type { Content } from '../../content/food-contents.ts'
import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { isDescriptor, isOrdinary } from './descriptors.ts'
import { dishIndex } from './dishes.ts'
import type { Food } from './food.ts'
import { MAX_TEXT_LENGTH, type Word } from './food-words.ts'
import { madeWithout, readFoodWords } from './made-without.ts'
import { foodTable } from './read-food-table.ts'
import {
  findHeadName,
  findNames,
  findSharedNames,
  hasOrdinaryBeside,
  IN_SOME_CASES,
  isConditional,
  jointOf,
  type NameMatch,
} from './recognize.ts'

/** A food named in a text, with its range: `text.slice(start, end)` are the words that name it. */
export interface FoodMatch {
  food: Food
  start: number
  end: number
  /** What it does not contain, by the words around the name: `vegan chocolate`, `gluten-free crackers`. */
  freeFrom: readonly Content[]
}

/**
 * Returns the food that an ingredient is: the longest name of the table, the last of a clause, the first of alternatives.
 *
 * @param text an ingredient as recipes write it, with or without its amount; of any length
 * @returns null where the table has none
 */
export function findFood(text: string): FoodMatch | null {
  return headOf(readFoodWords(text))
}

function headOf(words: readonly Word[]): FoodMatch | null {
  const match = findHeadName(words, foodTable().index)
  return match && !isPartOfDish(words, match) && !hasUnknownBeside(words, match)
    ? matchOf(words, match)
    : null
}

/** Whether a food is only part of a dish, such as `creme egg`, `bread pudding` and `coated peanuts`. */
function isPartOfDish(words: readonly Word[], { from, to }: NameMatch<Food>): boolean {
  return (
    WITH_OTHERS.has(words[from - 1]?.key ?? '') ||
    (REPLACED.has(words[to]?.key ?? '') && words[to]?.isSeparated === false) ||
    findNames(words, dishIndex()).some(
      (dish) => dish.from <= from && to <= dish.to && dish.to - dish.from > to - from,
    )
  )
}

/** Words directly before a food that combine it with others. */
const WITH_OTHERS = new Set(
  'stuffed filled coated breaded battered crumbed creamed buttered cheesy glazed crusted frosted enrobed tempura satay katsu'.split(
    ' ',
  ),
)

/**
 * Finds the food of a recipe's line split into parts, like `findFood`, using further words of the line: a tin of
 * tomatoes is canned, mince (5% fat) is lean, thighs, boneless and skinless, have no skin.
 *
 * @returns the food with the position of its name in `ingredient`
 */
export function findFoodOfLine({ unit, ingredient }: { unit: string; ingredient: string }): FoodMatch | null {
  if (TIN.test(unit.slice(-MAX_UNIT_LENGTH))) return headOf(wordsAfter('canned', ingredient))
  const [said, percentOfFat, percentOfMeat] = MINCED.test(ingredient) ? (FATNESS.exec(ingredient) ?? []) : []
  if (said !== undefined) {
    const isLean = percentOfFat ? Number(percentOfFat) <= LEAN_TO : 100 - Number(percentOfMeat) <= LEAN_TO
    // Replaced by blanks, so that the name keeps its position.
    const plain = ingredient.replace(said, ' '.repeat(said.length)).replace(/\blean\b/gi, '    ')
    return headOf(isLean ? wordsAfter('lean', plain) : readFoodWords(plain))
  }
  if (DRY_PULSES.test(ingredient)) return headOf(wordsAfter('dried', ingredient.replace(/^dry/i, '   ')))
  if (PEPPERS.test(ingredient)) return headOf(wordsAfter('sweet', ingredient))
  const own = findFood(ingredient)
  const [through = '', behind = ''] = SKIN_ON.test(ingredient) ? [] : (SAID_BEHIND.exec(ingredient) ?? [])
  // `extra lean mince` names it before the food.
  const isNamed = /^\p{L}/u.test(through) && own && own.end > through.length - behind.length
  if (behind === '' || isNamed) return own
  // Replaced by blanks, so that the word does not end the name.
  const isSkinless = /^skin/i.test(behind)
  const isWholeBird = isSkinless && own?.food.id === 'chicken' && unit === COUNTABLE_UNIT
  const ahead = isWholeBird ? 'skinless whole' : isSkinless ? 'skinless' : behind
  const other = headOf(wordsAfter(ahead, ingredient.replace(behind, ' '.repeat(behind.length))))
  // `diced tomatoes` come in tins, `tomatoes, diced` do not.
  return other && (other.food.aisle === 'meat and fish' || !/^(?:dic|cub)ed$/i.test(behind)) ? other : own
}

function wordsAfter(ahead: string, ingredient: string): Word[] {
  return [
    ...readFoodWords(ahead).map((word) => ({ ...word, start: 0, end: 0 })),
    ...readFoodWords(ingredient).map((word, at) => (at === 0 ? { ...word, isSeparated: false } : word)),
  ]
}

const TIN = /\b(?:tins?|cans?)$/i
const MAX_UNIT_LENGTH = 20
const MINCED = /\b(?:minced?|ground)\b/i
/** `5% fat`, `80% lean`, `93/7`. */
const FATNESS = /\b(?:(\d{1,2})% fat|(\d{2})(?:% lean|\/\d{1,2}))\b/i
/** Meat with up to this percentage of fat is the table's lean mince. */
const LEAN_TO = 12
/** Words after a name that make it another food of the table: `milk, low fat`, `yogurt plain nonfat`. */
const SAID_BEHIND =
  /(?:[,(][^,(]*?\b|^(?:(?!(?:or|and|with) )\p{L}+ ){1,3})(skinless|skin removed|boneless|skimmed|semi-skimmed|(?:low|reduced|half)[- ]fat|(?:fat[- ]free|0% fat|non-?fat)|low[- ]sodium|(?<!or )canned(?! or)|light|lean|diced|cubed)\b/iu
/** Without `dry`, beans are tinned ones. */
const DRY_PULSES = /^dry\s(?:\p{L}+\s){0,2}(?:beans?|chickpeas?|garbanzos?|peas?)\b/iu
/** `2 peppers (red or yellow)`: the spice has no plural. */
const PEPPERS = /^(?:(?:large|medium|small|ripe|whole) )?peppers\b/i
const SKIN_ON = /\bskin[- ]on\b/i

/**
 * Returns every food a text names, in order: both of `salt and pepper`, and alternatives; then those named in part
 * (`whole or oat milk`). Runs in a single pass.
 *
 * @param text an ingredient or a step; read up to the maximum length of a step
 */
export function findFoods(text: string): FoodMatch[] {
  return foodsIn(readFoodWords(text, MAX_TEXT_LENGTH))
}

/** Finds the foods in words that are parsed already, like `findFoods`. */
export function foodsIn(words: readonly Word[]): FoodMatch[] {
  const { index } = foodTable()
  const matches = findNames(words, index).filter(
    ({ to }) => !REPLACED.has(words[to]?.key ?? '') || words[to]?.isSeparated !== false,
  )
  const shared = findSharedNames(words, matches, index, (key) => madeWithout(key) !== undefined)
  return [
    ...matches.flatMap((match) => matchOf(words, match) ?? []),
    ...shared.flatMap((match) => {
      const found = matchOf(words, match)
      return found ? [{ ...found, freeFrom: [] }] : []
    }),
  ]
}

/** `butter alternative` is not butter; its contents are unknown. */
const REPLACED = new Set(['alternative', 'substitute', 'replacement', 'replacer'])

/** Plants from which milk, cream, butter, yoghurt and cheese are made: `hemp milk`. */
const PLANTS = new Set(
  'almond cashew macadamia hemp oat rice soy coconut pea plant tigernut quinoa flax sunflower seed nut peanut'.split(
    ' ',
  ),
)
const MADE_OF_PLANTS = new Set(['milk', 'cream', 'butter', 'yogurt', 'cheese'])

function matchOf(words: readonly Word[], { named: food, from, to }: NameMatch<Food>): FoodMatch | null {
  const first = words[from]
  const last = words[to - 1]
  if (!first || !last) return null
  return { food, start: first.start, end: last.end, freeFrom: freeFrom(words, from, to) }
}

/**
 * Returns what a food is free from, by the words before its name in the clause, and by the next clause if that contains
 * nothing else. In `vegan butter and milk` the milk counts as milk: this errs on the safe side for readers who avoid milk.
 */
export function freeFrom(words: readonly Word[], from: number, to: number): Content[] {
  const contents: Content[] = []
  if (hasOrdinaryBeside(words, { from, to })) return contents
  for (let at = from; at >= 0; at--) {
    const word = words[at]
    if (!word || (at < from && jointOf(word.key) !== null && !joinsTwo(words, at))) break
    // In `vegan cheese (dairy cheese works too)` only the first is vegan.
    if (words[from]?.isInParentheses && !word.isInParentheses) break
    if (at < from && !isConditional(words, { from: at, to })) contents.push(...(madeWithout(word.key) ?? []))
    if (word.isSeparated) break
  }
  const plant = words[from - 1]
  if (
    to === from + 1 &&
    plant &&
    !words[from]?.isSeparated &&
    PLANTS.has(plant.key) &&
    MADE_OF_PLANTS.has(words[from]?.key ?? '')
  )
    contents.push('milk')
  for (const { key } of followingModifiers(words, to)) contents.push(...(madeWithout(key) ?? []))
  return contents
}

/**
 * Whether a word joins two modifiers of one food: `egg-free and dairy-free mayonnaise`; `vegan and vegetarian sausages`
 * are two.
 */
function joinsTwo(words: readonly Word[], at: number): boolean {
  const [one, other] = [madeWithout(words[at - 1]?.key ?? ''), madeWithout(words[at + 1]?.key ?? '')]
  return (
    words[at]?.key === 'and' && one !== undefined && other?.some((content) => one.includes(content)) === false
  )
}

/** Returns the modifiers after a name: `, dairy-free` and ` (gluten-free)`; not `, vegan if you like`. */
function followingModifiers(words: readonly Word[], to: number): readonly Word[] {
  const next = words[to]
  if (!next) return []
  const behind = words[to + 1]
  // `cream cheese plant-based`
  const isBare = !next.isSeparated && !next.isInParentheses
  if (
    isBare &&
    (behind?.isSeparated === false || IN_SOME_CASES.has(behind?.key ?? '') || behind?.key === 'or')
  )
    return []
  if (isBare) return madeWithout(next.key) === undefined ? [] : [next]
  const length = words
    .slice(to)
    .findIndex((word, at) => at > 0 && (word.isSeparated || word.isInParentheses !== next.isInParentheses))
  const clause = words.slice(to, length === -1 ? undefined : to + length)
  const isModifier = ({ key }: Word) =>
    key === 'and' || madeWithout(key) !== undefined || (isDescriptor(key) && !CONDITIONS.has(key))
  const after = length === -1 ? undefined : words[to + length]
  // `cheese: vegan, if you like`
  if (IN_SOME_CASES.has(after?.key ?? '')) return []
  return clause.every(isModifier) ? clause : []
}

/** Next to one of these, a word describes an option or a single occasion: `(gluten-free is fine)`, `(I used vegan)`. */
const CONDITIONS = new Set(
  'if optional use or for also preferably ideally needed i we you my our your used be been is are fine good best substitute alternative alternatively equivalent like needed required choice favorite no not see note less minus made suitable left'.split(
    ' ',
  ),
)

/** Words about the food itself rather than another one: `or the real thing`, `with their leaves`, `and left whole`. */
const OF_THE_FOOD = new Set(
  'thing stuff kind one sort version variety type blend left part juice zest green their own its whatever whichever you have find get otherwise deal little lot bit glug as required needed desired preferred liked more less taste add use refer see notes recipe cold soft hot large small big butt around about approximately roughly cup tablespoon tbsp teaspoon tsp ounce oz gram pound then set aside keep reserve higher above pat out squeeze wash rinse soak chop slice grate either part vegetable excess liquid brine puree pestle mortar fork knife blender processor grater hand leaf pith tail beard membrane side moisture down away pin spoon back towel up'.split(
    ' ',
  ),
)

/**
 * Whether something unknown is joined to a food: `butter or zhug`, `rice with kuku`. Its contents are unknown, so
 * nothing is said to be free of anything.
 *
 * @param head the name of the food that the line is of
 */
function hasUnknownBeside(words: readonly Word[], head: NameMatch<Food>): boolean {
  if (!words.some(({ key }) => joins(key))) return false
  const named = new Set(
    [head, ...findNames(words, foodTable().index), ...findNames(words, dishIndex())].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  )
  return words.some(({ key, isInParentheses }, at) => {
    if (named.has(at) || !joins(key)) return false
    const others = words.slice(at + 1)
    const end = others.findIndex(
      (word) => word.isSeparated || jointOf(word.key) !== null || word.isInParentheses !== isInParentheses,
    )
    const clause = others.slice(0, end === -1 ? undefined : end)
    if (clause.some((_, place) => named.has(at + 1 + place))) return false
    return !clause.every((word) => isDescriptor(word.key) || saysNoFood(word.key))
  })
}

function joins(key: string): boolean {
  const joint = jointOf(key)
  return key === 'with' || joint === 'or' || joint === 'and'
}

function saysNoFood(key: string): boolean {
  return OF_THE_FOOD.has(key) || isOrdinary(key) || madeWithout(key) !== undefined
}
