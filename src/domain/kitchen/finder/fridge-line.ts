import { AVOIDABLES, type Avoidable } from '../../content/avoidables.ts'
import { containedIn } from '../foods/avoided.ts'
import { type FoodMatch, findFood, findFoods } from '../foods/find-food.ts'
import { avoidablesOf, type Food, isStaple } from '../foods/food.ts'
import { readWords, type Word } from '../foods/food-words.ts'
import { withoutLineCapital } from '../shopping-name.ts'
import { toBits } from './avoid-solver.ts'

/** An ingredient in the finder. Equal texts of different recipes share one line. */
export interface FridgeLine {
  /** Its index in the table of lines. */
  number: number
  /** What to buy, in the recipe's own words without the preparation: `spring onions`. */
  name: string
  /** The number of its food, in order of appearance; null where the table has none. */
  food: number | null
  /** True for salt, pepper, oil and water, which every kitchen is assumed to have. */
  isStaple: boolean
  /** What it contains, as bits of `AVOIDABLES`. */
  contains: number
}

interface ReadLine extends FridgeLine {
  words: readonly Word[]
  matches: readonly FoodMatch[]
}

const MAX_NAME = 40
/** Number of words whose lines are cached. */
const MAX_NAMED = 500

/** The distinct ingredients of a set of recipes, and which of them a reader's word matches (FIND-HAVE-3). */
export class FridgeLines {
  /** By number; the numbers of removed ones are free. */
  readonly #lines: (ReadLine | undefined)[] = []
  /**
   * Also by number, for scans of all lines: their foods, -1 where unknown, whether they are bought, and what they contain.
   */
  readonly #foodNumbers: number[] = []
  readonly #isBought: boolean[] = []
  readonly #contents: number[] = []
  #free: number[] = []
  readonly #byText = new Map<string, ReadLine>()
  readonly #byWord = new Map<string, ReadLine[]>()
  readonly #byFood = new Map<string, ReadLine[]>()
  readonly #foods = new Map<string, number>()
  /** Cache of the line numbers that a reader's word matches, cleared when the lines change. */
  readonly #named = new Map<string, readonly number[]>()

  get size(): number {
    return this.#byText.size
  }

  /** Returns the number of different foods. */
  get foods(): number {
    return this.#foods.size
  }

  #numberOf(food: Food): number {
    const number = this.#foods.get(food.id) ?? this.#foods.size
    this.#foods.set(food.id, number)
    return number
  }

  /** Returns the line of an ingredient's text, which is parsed only the first time. */
  lineOf(ingredient: string): FridgeLine {
    const known = this.#byText.get(ingredient)
    if (known) return known
    const number = this.#free.pop() ?? this.#lines.length
    const line = readLine(ingredient, number, (food) => this.#numberOf(food))
    this.#lines[number] = line
    this.#foodNumbers[number] = line.food ?? -1
    this.#isBought[number] = !line.isStaple
    this.#contents[number] = line.contains
    this.#byText.set(ingredient, line)
    this.#named.clear()
    this.#list(line)
    return line
  }

  #list(line: ReadLine): void {
    for (const key of new Set(line.words.map(({ key }) => key))) add(this.#byWord, key, line)
    for (const id of new Set(line.matches.map(({ food }) => stemOf(food)))) add(this.#byFood, id, line)
  }

  at(number: number): FridgeLine | undefined {
    return this.#lines[number]
  }

  /** Removes every line except those with these numbers. */
  keepOnly(used: ReadonlySet<number>): void {
    this.#byWord.clear()
    this.#byFood.clear()
    this.#named.clear()
    for (const [ingredient, line] of this.#byText) {
      if (used.has(line.number)) {
        this.#list(line)
        continue
      }
      this.#byText.delete(ingredient)
      this.#lines[line.number] = undefined
      this.#free.push(line.number)
    }
  }

  /**
   * Matches a reader's words with the lines.
   *
   * @param words at most 30
   * @returns for each line number the bits of the words that match it, or `MISSING` where it has to be bought
   */
  nameLines(words: readonly string[]): Uint32Array {
    const named = new Uint32Array(this.#lines.length)
    words.forEach((text, bit) => {
      for (const number of this.#numbersNamed(text)) named[number] = (named[number] ?? 0) | (1 << bit)
    })
    for (let number = 0; number < named.length; number++)
      if (named[number] === 0 && this.#isBought[number]) named[number] = MISSING
    return named
  }

  #numbersNamed(text: string): readonly number[] {
    const known = this.#named.get(text)
    if (known) return known
    const word = readWords(text)
    const food = findFood(text)?.food ?? null
    const same = food ? (this.#byFood.get(stemOf(food)) ?? []) : []
    const holding = this.#byWord.get(word[0]?.key ?? '') ?? []
    const lines = [...same, ...holding.filter((line) => isNamedIn(word, food, line))]
    const numbers = lines.map(({ number }) => number)
    if (this.#named.size >= MAX_NAMED) this.#named.clear()
    this.#named.set(text, numbers)
    return numbers
  }

  /**
   * Returns for each line number its food; -1 for those that need not be bought, contain something avoided, or are of
   * an unknown food.
   *
   * @param named the result of `nameLines`
   * @param without as bits of `AVOIDABLES`
   */
  foodsToBuy(named: Uint32Array, without: number): Int32Array {
    const foods = new Int32Array(named.length)
    for (let number = 0; number < foods.length; number++) {
      const isOffered = named[number] === MISSING && ((this.#contents[number] ?? 0) & without) === 0
      foods[number] = isOffered ? (this.#foodNumbers[number] ?? -1) : -1
    }
    return foods
  }
}

/** Marks a line that no word matches and that not every kitchen has: it has to be bought. */
export const MISSING = 1 << 30

function add(map: Map<string, ReadLine[]>, key: string, line: ReadLine): void {
  const lines = map.get(key)
  if (lines) lines.push(line)
  else map.set(key, [line])
}

function readLine(ingredient: string, number: number, numberOf: (food: Food) => number): ReadLine {
  const matches = findFoods(ingredient)
  const head = findFood(ingredient)
  const words = readWords(ingredient)
  const isFree =
    head !== null &&
    isStaple(head.food) &&
    (matches.every(({ food }) => isStaple(food)) || words.some(({ key }) => key === 'or'))
  return {
    number,
    name: nameOf(ingredient, head),
    food: head && numberOf(head.food),
    isStaple: isFree,
    contains: toBits<Avoidable>(avoidablesOf(containedIn(ingredient).contains), AVOIDABLES),
    words,
    matches,
  }
}

function nameOf(ingredient: string, head: FoodMatch | null): string {
  const text = head ? ingredient.slice(head.start, head.end) : (ingredient.split(/[,(;]/)[0] ?? '')
  const name = withoutLineCapital(text.replace(/\s+/g, ' ').trim())
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1).trimEnd()}…` : name
}

/** Removes preservation from a food's id, as it does not make a different food: tinned chickpeas are chickpeas. */
function stemOf({ id }: Pick<Food, 'id'>): string {
  return id.replace(/^(?:frozen|dried|cooked)-|-(?:canned|dried|cooked)$/g, '')
}

/**
 * Whether a word occurs in a line with its own meaning. Within the name of another food it does where that is a kind of
 * it (`rice` of `brown rice`, but not `milk` of `coconut milk`, which contains no milk), or where it begins the name of
 * something in the same aisle (`chicken thighs`, but not `chicken stock`).
 */
function isNamedIn(word: readonly Word[], food: Food | null, line: ReadLine): boolean {
  return line.words.some((first, from) => {
    const last = line.words[from + word.length - 1]
    if (!last || !word.every(({ key }, at) => key === line.words[from + at]?.key)) return false
    const match = line.matches.find(({ start, end }) => start <= first.start && last.end <= end)
    if (!match || !food) return true
    return last.end === match.end
      ? food.contains.every((content) => match.food.contains.includes(content))
      : match.food.aisle === food.aisle
  })
}
