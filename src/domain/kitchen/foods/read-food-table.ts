import { AISLES, CONTENTS, COUNTED_UNITS, type Content, type CountedUnit, type Food } from './food.ts'
import { FOOD_TABLE, LONGEST_NAME } from './food-table.ts'
import type { NameIndex } from './recognize.ts'

export interface FoodTable {
  foods: ReadonlyMap<string, Food>
  index: NameIndex<Food>
}

let table: FoodTable | null = null

/** The food table, read when it is first asked for. */
export function foodTable(): FoodTable {
  table ??= readFoodTable(FOOD_TABLE)
  return table
}

/** The food with this id; null when the table has none. */
export function foodById(id: string): Food | null {
  return foodTable().foods.get(id) ?? null
}

function readFoodTable(text: string): FoodTable {
  const foods = new Map<string, Food>()
  const names = new Map<string, Food>()
  for (const line of text.trim().split('\n')) {
    const [id = '', aisle = '', contains = '', may = '', notPaleo, gramsPerMl, weights = '', phrases = ''] =
      line.split('|')
    const food: Food = {
      id,
      aisle: AISLES[Number.parseInt(aisle, 36)] ?? 'dry goods',
      contains: readContents(contains),
      mayContain: readContents(may),
      isPaleo: notPaleo === '',
      gramsPerMl: gramsPerMl ? Number(gramsPerMl) : null,
      gramsPer: readWeights(weights),
    }
    foods.set(id, food)
    for (const name of readNames(id, phrases)) names.set(name, food)
  }
  return { foods, index: { names, longest: LONGEST_NAME } }
}

function readContents(letters: string): Content[] {
  return [...letters].flatMap((letter) => CONTENTS[Number.parseInt(letter, 36)] ?? [])
}

function readWeights(text: string): Partial<Record<CountedUnit, number>> {
  const weights: Partial<Record<CountedUnit, number>> = {}
  for (const part of text === '' ? [] : text.split(',')) {
    const [name, grams] = part.split(' ')
    const unit = COUNTED_UNITS.find((known) => known === name)
    if (unit !== undefined) weights[unit] = Number(grams)
  }
  return weights
}

/** `=` stands for the id's own words; `a;b c` for `a c` and `b c`. */
function readNames(id: string, text: string): string[] {
  if (text === '') return []
  return text.split(',').flatMap((entry) => {
    if (entry === '=') return [id.replaceAll('-', ' ')]
    const prefixes = entry.split(';')
    const last = prefixes.pop() ?? ''
    if (prefixes.length === 0) return [last]
    const at = last.indexOf(' ')
    const head = last.slice(at)
    return [...prefixes, last.slice(0, at)].map((prefix) => prefix + head)
  })
}
