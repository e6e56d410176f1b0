import { AVOIDABLES } from '../../src/domain/content/avoidables.ts'
import { recipeCreateSchema } from '../../src/domain/content/recipe-input.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../src/domain/items/limits.ts'
import { foodTable } from '../../src/domain/kitchen/foods/read-food-table.ts'
import { DAY } from '../../src/domain/time/durations.ts'
import type { Store } from '../../src/server/store/database.ts'
import { createRecipe } from '../../src/server/store/items/recipes.ts'
import { inTransaction } from '../../src/server/store/transaction.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'

const BATCH = 250
const LINES = 10
const PREPARED = ['', ', chopped', ', rinsed', ', to serve', ', finely sliced']

/** Fills a store with published recipes of ten ingredients each, with varied swaps, tags, times and difficulties. */
export async function addRecipes(db: Store, count: number): Promise<void> {
  const foods = [...foodTable().foods.values()].map(({ id }) => id.replaceAll('-', ' '))
  for (let start = 0; start < count; start += BATCH) {
    await inTransaction(db, async (transaction) => {
      for (let number = start; number < Math.min(count, start + BATCH); number++)
        await addRecipe(transaction, number, foods)
    })
  }
}

async function addRecipe(db: Store, number: number, foods: readonly string[]): Promise<void> {
  const now = new Date()
  const ingredient = (at: number) => {
    const food = foods[(number * 31 + at * 97) % foods.length] ?? 'eggs'
    return { amount: '1', unit: 'cup', ingredient: food + PREPARED[(number + at) % PREPARED.length] }
  }
  const input = recipeCreateSchema.parse({
    title: `Supper number ${number}`,
    slug: `supper-${number}`,
    description: 'Something warm for a weekday.',
    prep_time_minutes: 5 + (number % 30),
    cook_time_minutes: number % 50,
    difficulty: RECIPE_DIFFICULTIES[number % RECIPE_DIFFICULTIES.length],
    dietary_tags: DIETARY_TAGS.filter((_, at) => (number >> (at % 5)) % 3 === 0),
    category_id: (number % 4) + 1,
    ingredients: Array.from({ length: LINES }, (_, at) => ingredient(at)),
    instructions: ['Cook it.', 'Eat it.'].map((instruction, at) => ({ step: at + 1, instruction })),
    swaps: [
      {
        avoid: AVOIDABLES[number % AVOIDABLES.length],
        ingredient: number % LINES,
        with: ingredient(LINES),
        note: '',
      },
    ],
    status: 'published',
    published_at: new Date(now.getTime() - (400 + number / 24) * DAY).toISOString(),
  })
  await createRecipe(db, input, { now: now.toISOString(), actor: SYSTEM_ACTOR })
}
