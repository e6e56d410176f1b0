import { once } from 'node:events'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { splitIngredients } from '../../src/domain/content/split-ingredients.ts'

const LIST = `2 tbsp olive oil
1 onion, chopped
400 g tin tomatoes
1 (14-oz) can beans
juice of 2 lemons
Flour 200 g
Salt and pepper`
const LATER = 1_000
/**
 * Maximum time of the first two lists relative to a thousand later ones: long expressions are compiled for those, and
 * once more.
 */
const MAX_RATIO = 6

/**
 * Measures the first ingredient list pasted into a recipe: as the expressions grow, this is the delay the coach notices.
 */
export async function measureFirstList(): Promise<void> {
  const [[first, later]] = await once(new Worker(new URL(import.meta.url)), 'message')
  const ratio = first / later
  const verdict = ratio > MAX_RATIO ? ': TOO MUCH' : ''
  console.log(
    `\nThe first two pasted lists of ingredients\n  ${Math.round(first)} ms, ${ratio.toFixed(1)} times a thousand later ones (at most ${MAX_RATIO}${verdict})`,
  )
}

function timeOf(rounds: number): number {
  const started = performance.now()
  for (let round = 0; round < rounds; round++) splitIngredients(LIST)
  return performance.now() - started
}

// A new thread has compiled nothing yet.
if (!isMainThread) parentPort?.postMessage([timeOf(2), timeOf(LATER)])
