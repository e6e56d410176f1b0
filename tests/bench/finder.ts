import { rm } from 'node:fs/promises'
import { RecipeFinder } from '../../src/server/reads/recipe-finder.ts'
import { listVisibleRecipes, readSummaries } from '../../src/server/store/recipes.ts'
import { addRecipes } from '../support/many-recipes.ts'
import { openFilledSite } from './open-filled-site.ts'

const RECIPES = 10_000
const ROUNDS = 50
const PAGE = { limit: 24, page: 1 }

/** The finder at ten thousand recipes, beside the plain list of the same page, in one process. */
export async function measureFinder(): Promise<void> {
  console.log(`\nThe finder, with ${RECIPES} recipes`)
  const { dataDir, store } = await openFilledSite(0)
  try {
    await addRecipes(store.db, RECIPES)
    const now = new Date().toISOString()
    const finder = new RecipeFinder(store.db)
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    const preparing = performance.now()
    await finder.prepare(now)
    const line = (name: string, figure: string) => console.log(`  ${name.padEnd(44)} ${figure}`)
    line('read for the first time', `${Math.round(performance.now() - preparing)} ms`)
    line('its memory', `${Math.round((process.memoryUsage().rss - before) / 1024 / 1024)} MiB`)
    const renew = performance.now()
    finder.forget(null)
    await finder.prepare(now)
    line('read again after a change', `${Math.round(performance.now() - renew)} ms`)

    const plain = await middleOf(() => listVisibleRecipes(store.db, { ...PAGE, now }))
    line('the plain list', `${plain.toFixed(2)} ms`)
    const questions = {
      'time, diet and difficulty': { time: 30, diet: ['quick' as const], difficulty: ['easy' as const] },
      'without nuts and dairy': { without: ['nuts' as const, 'dairy' as const] },
      'four things in the fridge': { have: ['eggs', 'carrots', 'yoghurt', 'lemon'] },
    }
    for (const [name, filters] of Object.entries(questions)) {
      const found = await middleOf(async () => {
        const { found: page } = await finder.find({ ...PAGE, ...filters }, now)
        return readSummaries(
          store.db,
          page.map(({ id }) => id),
        )
      })
      line(name, `${found.toFixed(2)} ms → ${(found / plain).toFixed(1)} times the plain list`)
      const counted = await middleOf(() => finder.count(filters, now))
      line(`  its counts`, `${counted.toFixed(2)} ms → ${(counted / plain).toFixed(1)} times the plain list`)
    }
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The middle of many rounds, in milliseconds. */
async function middleOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
}
