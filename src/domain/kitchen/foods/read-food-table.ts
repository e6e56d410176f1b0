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

const ML_PER_CUP = 236.588

function readFoodTable(text: string): FoodTable {
  const foods = new Map<string, Food>()
  const names = new Map<string, Food>()
  const [ids = [], ...columns] = text.split('\n..\n').map((column) => column.split('\n'))
  ids.forEach((id, row) => {
    const values = columns.map((column) => column[row] ?? '')
    const [aisle = '', contains = '', may = '', notPaleo, gramsPerCup, weights = '', phrases = ''] = values
    const food: Food = {
      id,
      aisle: AISLES[Number.parseInt(aisle, 36)] ?? 'dry goods',
      contains: readContents(contains),
      mayContain: readContents(may),
      isPaleo: notPaleo === '',
      gramsPerMl: gramsPerCup ? Number(gramsPerCup) / ML_PER_CUP : null,
      gramsPer: readWeights(weights),
    }
    foods.set(id, food)
    for (const name of readNames(id, phrases)) names.set(name, food)
  })
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

/** `milk,Bwhole` stands for `milk` and `whole milk`, `=` for the id's own words. */
function readNames(id: string, text: string): string[] {
  if (text === '') return []
  let name: string[] = []
  return text.split(',').map((entry) => {
    const sign = /^[A-Z]/.exec(entry)?.[0] ?? 'A'
    const own = entry.replace(/^[A-Z]/, '')
    const shared = name.slice(0, sign.charCodeAt(0) - 'A'.charCodeAt(0))
    name = own === '' ? shared : [...shared, ...own.split(' ')]
    return name.join() === '=' ? id.replaceAll('-', ' ') : name.toReversed().join(' ')
  })
}
