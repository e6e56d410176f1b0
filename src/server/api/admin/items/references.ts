import { pluralize } from '../../../../domain/content/labels.ts'
import { Failure } from '../../../../domain/errors.ts'

/** What an item refers to. */
type Referenced = 'category' | 'author'

const PLURALS: Record<Referenced, string> = { category: 'categories', author: 'authors' }

/** What is said of one that cannot be deleted, and what to do about it. */
export function inUse(
  what: Referenced,
  { articles, recipes }: { articles: number; recipes: number },
): Failure {
  const uses = [
    ...(articles > 0 ? [pluralize(articles, 'article')] : []),
    ...(recipes > 0 ? [pluralize(recipes, 'recipe')] : []),
  ]
  return new Failure(
    'conflict',
    `This ${what} still has ${uses.join(' and ')}. Merge it into another ${what} instead.`,
  )
}

/**
 * What to merge into.
 *
 * @throws Failure `invalid` when it is the one that is to go
 */
export function readMergeTarget(from: number, into: number, what: Referenced): number {
  if (into !== from) return into
  const message = `Choose two different ${PLURALS[what]} to merge`
  throw new Failure('invalid', message, { details: [{ field: 'into', message }] })
}
