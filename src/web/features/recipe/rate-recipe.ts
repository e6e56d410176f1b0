import { readErrorAnswer } from '../../../domain/errors.ts'

export interface Ratings {
  rating_average: number
  rating_count: number
}

const TIMEOUT_MS = 15_000
const FAILED = 'We couldn’t save your rating. Please try again.'

/** An error whose message is written for the visitor. */
export class RatingFailed extends Error {
  override name = 'RatingFailed'
  /** The server's status; null when it was not reached. */
  readonly status: number | null

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/**
 * Gives a recipe 1 to 5 stars; one rating per visitor, the last one counts.
 *
 * @returns the recipe's ratings including this one, where the server returned them
 * @throws RatingFailed with a sentence for the visitor
 */
export async function rateRecipe(recipeId: number, rating: number): Promise<Ratings | null> {
  const response = await fetch(`/api/public/recipes/${recipeId}/rating`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rating }),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new RatingFailed(FAILED, null, { cause })
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new RatingFailed(readErrorAnswer(answer)?.error ?? FAILED, response.status)
  return readRatings(answer)
}

function readRatings(answer: unknown): Ratings | null {
  if (typeof answer !== 'object' || answer === null) return null
  if (!('rating_average' in answer) || !('rating_count' in answer)) return null
  const { rating_average, rating_count } = answer
  return typeof rating_average === 'number' && typeof rating_count === 'number'
    ? { rating_average, rating_count }
    : null
}
