import { AVOIDABLES, type Avoidable } from '../../content/avoidables.ts'
import { containedIn } from '../foods/avoided.ts'
import { type FoodMatch, findFood, findFoods } from '../foods/find-food.ts'
import { avoidablesOf, type Food, isStaple } from '../foods/food.ts'
import { readWords, type Word } from '../foods/food-words.ts'
import { withoutLineCapital } from '../shopping-name.ts'
import { toBits } from './avoid-solver.ts'

/** An ingredient as the finder knows it. Equal texts are one line, whichever recipes they stand in. */
export interface FridgeLine {
  /** Its place in the table of lines. */
  number: number
  /** What to buy, in the recipe's own words without what is done to it: `spring onions`. */
  name: string
  /** The food it is, numbered as they come up; null where the table knows none. */
  food: number | null
  /** True of salt, pepper, oil and water, which every kitchen is taken to have. */
  isStaple: boolean
  /** What it holds, as bits of `AVOIDABLES`. */
  contains: number
}

interface ReadLine extends FridgeLine {
  words: readonly Word[]
  matches: readonly FoodMatch[]
}

const MAX_NAME = 40
/** Of so many words it is known at once which lines they name. */
const MAX_NAMED = 500

/** Every different ingredient of a set of recipes, and which of them a reader's word names (FIND-HAVE-3). */
export class FridgeLines {
  /** By their numbers; those of forgotten ones are free. */
  readonly #lines: (ReadLine | undefined)[] = []
  /**
   * By their numbers as well, for what is asked of all: their foods, -1 where none is known, whether they are bought, and
   * what they hold.
   */
  readonly #foodNumbers: number[] = []
  readonly #isBought: boolean[] = []
  readonly #contents: number[] = []
  #free: number[] = []
  readonly #byText = new Map<string, ReadLine>()
  readonly #byWord = new Map<string, ReadLine[]>()
  readonly #byFood = new Map<string, ReadLine[]>()
  readonly #foods = new Map<string, number>()
  /** By a reader's word the numbers of the lines it names, as long as the lines are these. */
  readonly #named = new Map<string, readonly number[]>()

  /** How many lines there are. */
  get size(): number {
    return this.#byText.size
  }

  /** How many different foods they are. */
  get foods(): number {
    return this.#foods.size
  }

  #numberOf(food: Food): number {
    const number = this.#foods.get(food.id) ?? this.#foods.size
    this.#foods.set(food.id, number)
    return number
  }

  /** The line of an ingredient's text; read once. */
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

  /** The line with a number. */
  at(number: number): FridgeLine | undefined {
    return this.#lines[number]
  }

  /** Forgets every line but those with these numbers. */
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
   * Which lines a reader's words name.
   *
   * @param words at most 30
   * @returns for each line's number the bits of the words that name it, and `MISSING` where it has to be bought
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
   * For each line's number its food; -1 of those that need not be bought, hold what is avoided, or are of no food the
   * table knows.
   *
   * @param named by `nameLines`
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

/** Marks a line that no word names and that not every kitchen has: it has to be bought. */
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

/** How a food is kept makes no other food of it for a fridge: tinned chickpeas are chickpeas. */
function stemOf({ id }: Pick<Food, 'id'>): string {
  return id.replace(/^(?:frozen|dried|cooked)-|-(?:canned|dried|cooked)$/g, '')
}

/**
 * Whether a word stands in a line and means it there. Within the name of another food it does where that is a kind of
 * it (`rice` of `brown rice`, but not `milk` of `coconut milk`, which holds no milk), or where it begins the name of
 * something from the same shelf (`chicken thighs`, but not `chicken stock`).
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
