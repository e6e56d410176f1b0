import { containedIn } from '../foods/avoided.ts'
import { type FoodMatch, findFood, findFoods } from '../foods/find-food.ts'
import { type Avoidable, avoidablesOf, type Food, isStaple } from '../foods/food.ts'
import { readWords, type Word } from '../foods/food-words.ts'
import { withoutLineCapital } from '../list-name.ts'

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
  contains: ReadonlySet<Avoidable>
}

interface ReadLine extends FridgeLine {
  words: readonly Word[]
  matches: readonly FoodMatch[]
}

const MAX_NAME = 40

/** Every different ingredient of a set of recipes, and which of them a reader's word names (product §28.7). */
export class FridgeLines {
  readonly #lines: ReadLine[] = []
  readonly #byText = new Map<string, ReadLine>()
  readonly #byWord = new Map<string, ReadLine[]>()
  readonly #byFood = new Map<string, ReadLine[]>()
  readonly #foods = new Map<string, number>()

  get size(): number {
    return this.#lines.length
  }

  /** How many different foods the lines are. */
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
    const line = readLine(ingredient, this.#lines.length, (food) => this.#numberOf(food))
    this.#lines.push(line)
    this.#byText.set(ingredient, line)
    for (const key of new Set(line.words.map(({ key }) => key))) add(this.#byWord, key, line)
    for (const id of new Set(line.matches.map(({ food }) => stemOf(food)))) add(this.#byFood, id, line)
    return line
  }

  /**
   * Which lines a reader's words name.
   *
   * @param words at most 32
   * @returns for each line's number the bits of the words that name it
   */
  nameLines(words: readonly string[]): Uint32Array {
    const named = new Uint32Array(this.#lines.length)
    words.forEach((text, bit) => {
      const word = readWords(text)
      const food = findFood(text)?.food ?? null
      const same = food ? (this.#byFood.get(stemOf(food)) ?? []) : []
      const holding = this.#byWord.get(word[0]?.key ?? '') ?? []
      for (const line of holding)
        if (isNamedIn(word, food, line)) named[line.number] = (named[line.number] ?? 0) | (1 << bit)
      for (const { number } of same) named[number] = (named[number] ?? 0) | (1 << bit)
    })
    return named
  }
}

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
    contains: new Set(avoidablesOf(containedIn(ingredient).contains)),
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
  return line.words.some((_, from) => {
    const there = line.words.slice(from, from + word.length)
    const first = there[0]
    const last = there.at(-1)
    if (!first || !last || there.length < word.length) return false
    if (!there.every(({ key }, at) => key === word[at]?.key)) return false
    const match = line.matches.find(({ start, end }) => start <= first.start && last.end <= end)
    if (!match || !food || stemOf(match.food) === stemOf(food)) return true
    return last.end === match.end
      ? food.contains.every((content) => match.food.contains.includes(content))
      : match.food.aisle === food.aisle
  })
}
