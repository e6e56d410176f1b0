import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { readStored, writeStored } from '../../data/device-store.ts'
import { RatingFailed, type Ratings, rateRecipe } from '../recipe/rate-recipe.ts'
import { RATINGS_KEY } from './storage-keys.ts'

function read(): Record<string, number> {
  const stored = readStored(RATINGS_KEY)
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, number] =>
        /^\d+$/.test(entry[0]) && [1, 2, 3, 4, 5].some((rating) => rating === entry[1]),
    ),
  )
}

function write(ratings: Record<string, number>): boolean {
  return writeStored(RATINGS_KEY, Object.keys(ratings).length === 0 ? null : ratings) === 'kept'
}

/** With the recipe's ratings, where the server returned them. */
export type Rated = { state: 'sent'; ratings: Ratings | null } | { state: 'later' }

/**
 * Sends stars immediately; without a network they are stored and sent later.
 *
 * @throws an Error with a sentence for the visitor when the server refuses, or the stars cannot be stored
 */
export function sendRating(recipeId: number, rating: number): Promise<Rated> {
  return inTurn(() => sendNow(recipeId, rating))
}

let last: Promise<unknown> = Promise.resolve()

/** Stored stars must not overtake a later press, nor be sent twice. */
function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const turn = last.then(send, send)
  last = turn.catch(() => undefined).then(planNextTry)
  return turn
}

const FIRST_PAUSE_MS = 2 * SECOND
const LONGEST_PAUSE_MS = MINUTE
let pauseMs = FIRST_PAUSE_MS
let nextTry: ReturnType<typeof setTimeout> | undefined

/** Retries besides the `online` event: phones send it too early, never report a dead connection, and may sleep. */
function planNextTry(): void {
  clearTimeout(nextTry)
  if (Object.keys(read()).length === 0) return
  nextTry = setTimeout(() => {
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    if (navigator.onLine) void inTurn(sendKept)
    else planNextTry()
  }, pauseMs)
}

async function sendNow(recipeId: number, rating: number): Promise<Rated> {
  try {
    const ratings = await rateRecipe(recipeId, rating)
    forget(recipeId)
    return { state: 'sent', ratings }
  } catch (error) {
    const isUnreached = error instanceof RatingFailed && error.status === null
    if (isUnreached && write({ ...read(), [recipeId]: rating })) return { state: 'later' }
    throw error
  }
}

function forget(recipeId: number): void {
  const { [recipeId]: _done, ...others } = read()
  write(others)
}

const sentLater = new Set<(recipeId: number) => void>()

/** Reports stored stars that have been sent since. Returns a function that stops listening. */
export function onSentLater(listener: (recipeId: number) => void): () => void {
  sentLater.add(listener)
  return () => void sentLater.delete(listener)
}

/** Sends stored stars as soon as there is a network. Keeps trying after the reader has left the page. */
export function sendPendingRatings(): void {
  sendOnline()
  window.addEventListener('online', sendOnline)
}

function sendOnline(): void {
  pauseMs = FIRST_PAUSE_MS
  void inTurn(sendKept)
}

/** Sends ratings made without a network. What the server refuses permanently is dropped and not retried. */
async function sendKept(): Promise<void> {
  for (const [id, rating] of Object.entries(read())) {
    const recipeId = Number(id)
    try {
      await rateRecipe(recipeId, rating)
      for (const listener of sentLater) listener(recipeId)
    } catch (error) {
      if (isForNow(error)) continue
      console.error(error)
    }
    // A rating that another tab has stored meanwhile is newer.
    if (read()[recipeId] === rating) forget(recipeId)
  }
}

const isForNow = (error: unknown) =>
  error instanceof RatingFailed && (error.status === null || error.status === 429 || error.status >= 500)
