import { Failure } from '../../../../domain/errors.ts'

/** What an item refers to. */
type Referenced = 'category' | 'author'

const PLURALS: Record<Referenced, string> = { category: 'categories', author: 'authors' }

/** What is said of one that cannot be deleted, and what to do about it. */
export function inUse(
  what: Referenced,
  { articles, recipes }: { articles: number; recipes: number },
): Failure {
  const uses = [countWords(articles, 'article'), countWords(recipes, 'recipe')].filter((text) => text !== '')
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
  const message = `Two different ${PLURALS[what]} are needed to merge`
  throw new Failure('invalid', message, { details: [{ field: 'into', message }] })
}

function countWords(count: number, word: string): string {
  if (count === 0) return ''
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
