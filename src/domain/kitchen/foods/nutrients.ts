import { NUTRIENT_TABLE } from './nutrient-table.generated.ts'

/** What is in 100 g of a food; null where the source has not measured it. */
export interface Nutrients {
  /** The food's number in the USDA National Nutrient Database for Standard Reference, release 28. */
  usda: string
  kcal: number | null
  protein_g: number | null
  fat_g: number | null
  carbohydrate_g: number | null
  fiber_g: number | null
  sugars_g: number | null
  sodium_mg: number | null
}

let table: ReadonlyMap<string, Nutrients> | null = null

/** The nutrients of a food of the table by its id; null where the source has no such food. */
export function nutrientsOf(id: string): Nutrients | null {
  table ??= readNutrientTable(NUTRIENT_TABLE)
  return table.get(id) ?? null
}

function readNutrientTable(text: string): Map<string, Nutrients> {
  return new Map(
    text.split('\n').map((line) => {
      const [id = '', usda = '', ...values] = line.split('|')
      const [kcal, protein, fat, carbohydrate, fiber, sugars, sodium] = values.map((value) =>
        value === '' ? null : Number(value),
      )
      const nutrients: Nutrients = {
        usda,
        kcal: kcal ?? null,
        protein_g: protein ?? null,
        fat_g: fat ?? null,
        carbohydrate_g: carbohydrate ?? null,
        fiber_g: fiber ?? null,
        sugars_g: sugars ?? null,
        sodium_mg: sodium ?? null,
      }
      return [id, nutrients]
    }),
  )
}
