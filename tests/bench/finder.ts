import { rm } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { AVOIDABLES } from '../../src/domain/content/avoidables.ts'
import type { RecipeFilters } from '../../src/domain/kitchen/finder/answers.ts'
import { RecipeFinder } from '../../src/server/reads/recipe-finder.ts'
import { openStore } from '../../src/server/store/database.ts'
import { listVisible } from '../../src/server/store/items/item-reads.ts'
import { readSummaries, recipeKind } from '../../src/server/store/items/recipes.ts'
import { addRecipes } from '../support/many-recipes.ts'
import { openFilledSite } from './open-filled-site.ts'

const RECIPES = 10_000
const ROUNDS = 60
const PAGE = { limit: 24, page: 1 }
/** Maximum cost of a finder request relative to the plain list, and of a single change (PERF-TIME-1). */
const MAX_RATIO = 3
const MAX_CHANGE_RATIO = 10
/** Maximum time that reading all recipes may block the event loop, and maximum memory it may retain. */
const MAX_PAUSE_MS = 50
const MAX_HELD_MIB = 25

const FRIDGE = 'eggs carrots yoghurt lemon milk rice chicken onions leeks tomatoes flour butter'.split(' ')
const fridge = (round: number) =>
  [0, 5, 7, 10].map((step) => FRIDGE[(round + step) % FRIDGE.length] ?? 'eggs')
const avoided = (round: number) =>
  AVOIDABLES.filter((_, at) => at === round % 8 || at === (round * 3 + 1) % 8)

/** A query of every kind, varied in each round as far as possible. */
const QUESTIONS: Record<string, (round: number) => RecipeFilters> = {
  nothing: () => ({ sort: 'quickest' }),
  'time, diet and difficulty': (round) => ({ time: 20 + round, diet: ['quick'], difficulty: ['easy'] }),
  'without two things': (round) => ({ without: avoided(round) }),
  'four things in the fridge': (round) => ({ have: fridge(round) }),
  'all of it': (round) => ({ time: 45, diet: ['vegetarian'], without: avoided(round), have: fridge(round) }),
  'what nothing fits': () => ({ time: 15, diet: ['vegan', 'keto'], without: [...AVOIDABLES] }),
}

/** Measures the finder with ten thousand recipes, against the plain list of the same page, in one process. */
export async function measureFinder(): Promise<void> {
  console.log(`\nThe finder, with ${RECIPES} recipes`)
  const { dataDir, store: filled } = await openFilledSite(0)
  await addRecipes(filled.db, RECIPES)
  // The store is reopened: after so many writes the plain list is ten times slower, and anything compared with it looks
  // fast.
  await filled.close()
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    const now = new Date().toISOString()
    const plainList = () => listVisible(store.db, recipeKind, { ...PAGE, now })
    const finder = new RecipeFinder(store.db)
    const before = { held: heldMemory(), resident: process.memoryUsage.rss() }
    const pauses = monitorEventLoopDelay({ resolution: 1 })
    pauses.enable()
    const started = performance.now()
    await finder.prepare(now)
    pauses.disable()
    line('read for the first time', `${Math.round(performance.now() - started)} ms`)
    line('  others wait for their turn', within(Math.round(pauses.max / 1e6), MAX_PAUSE_MS, 'ms'))
    const resident = process.memoryUsage.rss()
    line('  held in memory', within(heldMemory() - before.held, MAX_HELD_MIB, 'MiB'))
    line('  resident before, after', `${toMib(before.resident)}, ${toMib(resident)} MiB`)

    const plain = await middleOf(plainList)
    line('the plain list', `${plain.toFixed(2)} ms`)
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const found = await middleOf(async (round) => {
        const { found: page } = await finder.find({ ...PAGE, ...ask(round) }, now)
        await readSummaries(
          store.db,
          page.map(({ id }) => id),
        )
      })
      compare(name, found, plain, MAX_RATIO)
      compare('  its counts', await middleOf((round) => finder.count(ask(round), now)), plain, MAX_RATIO)
    }
    const changed = await middleOf(async (round) => {
      finder.invalidate(['/recipes', `/recipes/supper-${round}`])
      await finder.prepare(now)
    })
    compare('one recipe changed', changed, plain, MAX_CHANGE_RATIO)
    const all = await middleOf(async () => {
      finder.invalidate(null)
      await finder.prepare(now)
    }, 10)
    line('all looked at again, in turns', `${Math.round(all)} ms`)
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function line(name: string, figure: string): void {
  console.log(`  ${name.padEnd(34)} ${figure}`)
}

function compare(name: string, time: number, plain: number, budget: number): void {
  const ratio = Number((time / plain).toFixed(1))
  line(name, `${time.toFixed(2)} ms → ${within(ratio, budget, 'times the plain list')}`)
}

/** Returns a figure with its budget. */
export function within(figure: number, budget: number, unit: string): string {
  return `${figure} ${unit} (at most ${budget}${figure > budget ? ': TOO MUCH' : ''})`
}

/** Returns the memory retained after garbage collection, in MiB. */
function heldMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return toMib(heapUsed + external)
}

function toMib(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

/** Returns the median of many rounds, in milliseconds. */
async function middleOf(work: (round: number) => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work(round)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
