import { AISLES, CONTENTS, type Content } from '../../content/food-contents.ts'
import { COUNTED_UNITS, type CountedUnit, type Food } from './food.ts'
import { FOOD_TABLE, LONGEST_NAME } from './food-table.generated.ts'
import type { NameIndex } from './recognize.ts'

export interface FoodTable {
  foods: ReadonlyMap<string, Food>
  index: NameIndex<Food>
}

let table: FoodTable | null = null

/** Returns the food table, parsed on first use. */
export function foodTable(): FoodTable {
  table ??= readFoodTable(FOOD_TABLE)
  return table
}

/** Returns the food with this id; null when the table has none. */
export function foodById(id: string): Food | null {
  return foodTable().foods.get(id) ?? null
}

const ML_PER_CUP = 236.588

function readFoodTable(text: string): FoodTable {
  const foods = new Map<string, Food>()
  const names = new Map<string, Food>()
  const [phrases = [], ...columns] = text.split('\n..\n').map((column) => column.split('\n'))
  phrases.forEach((packed, row) => {
    const values = columns.map((column) => column[row] ?? '')
    const [aisle = '', contains = '', may = '', notPaleo, gramsPerCup, weights = ''] = values
    const { id, named } = readNames(packed)
    const food: Food = {
      id,
      aisle: AISLES[Number.parseInt(aisle, 36)] ?? 'dry goods',
      contains: readContents(contains),
      mayContain: readContents(may),
      isPaleo: notPaleo === '',
      // A cup is weighed in whole grams: more digits would not be significant, and pages contain them.
      gramsPerMl: gramsPerCup ? Number((Number(gramsPerCup) / ML_PER_CUP).toFixed(4)) : null,
      gramsPer: readWeights(weights),
    }
    foods.set(id, food)
    for (const name of named) names.set(name, food)
  })
  return { foods, index: { names, longest: LONGEST_NAME } }
}

function readContents(letters: string): Content[] {
  return [...letters].flatMap((letter) => CONTENTS[Number.parseInt(letter, 36)] ?? [])
}

function readWeights(text: string): Partial<Record<CountedUnit, number>> {
  const weights: Partial<Record<CountedUnit, number>> = {}
  for (const [, letter = '', grams] of text.matchAll(/([a-z])([\d.]+)/g)) {
    const unit = COUNTED_UNITS[letter.charCodeAt(0) - 'a'.charCodeAt(0)]
    if (unit !== undefined) weights[unit] = Number(grams)
  }
  return weights
}

/** Parses packed names: `milk,Bwhole` is the id `milk` with the names `milk` and `whole milk`; with `!` the id is not a name. */
function readNames(packed: string): { id: string; named: string[] } {
  const isNamed = !packed.startsWith('!')
  let name: string[] = []
  const [own = [], ...others] = packed
    .slice(isNamed ? 0 : 1)
    .split(',')
    .map((entry) => {
      const sign = /^[A-Z]/.exec(entry)?.[0] ?? 'A'
      const words = entry.replace(/^[A-Z]/, '')
      const shared = name.slice(0, sign.charCodeAt(0) - 'A'.charCodeAt(0))
      name = words === '' ? shared : [...shared, ...words.split(' ')]
      return name.toReversed()
    })
  const named = (isNamed ? [own, ...others] : others).map((words) => words.join(' '))
  return { id: own.join('-'), named }
}
