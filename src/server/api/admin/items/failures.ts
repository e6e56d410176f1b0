import { Failure } from '../../../../domain/errors.ts'
import { pluralize } from '../../../../domain/items/labels.ts'
import type { ContentKind } from '../../../../domain/items/status.ts'
import type { WriteConflict } from '../../../store/write-conflicts.ts'
import { notFound } from '../params.ts'

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
  throw new Failure('invalid', message, { field: 'into' })
}

const UNKNOWN_REFERENCES = {
  category_id: 'This category no longer exists. Please choose another one.',
  author_id: 'This author no longer exists. Please choose another one.',
} as const

/** What is said of a save over a newer version. */
export function staleSentence(kind: ContentKind): string {
  return `This ${kind} was saved somewhere else since you opened it. Nothing was overwritten.`
}

/** The body of a 409 for a taken slug: the reason, the field, and a free slug (CONTENT-SLUG-3). */
export function slugTakenBody(kind: ContentKind, suggestion: string) {
  const error = `Another ${kind} already has this slug. "${suggestion}" is free.`
  return { error, details: [{ field: 'slug', message: error }], suggestion }
}

/** The failure that tells why nothing was saved. */
export function toFailure(kind: ContentKind, conflict: WriteConflict | { kind: 'stale' }): Failure {
  if (conflict.kind === 'missing') return notFound(kind)
  if (conflict.kind === 'stale') return new Failure('conflict', staleSentence(kind))
  if (conflict.kind === 'slug_taken') {
    const { error, details } = slugTakenBody(kind, conflict.suggestion)
    return new Failure('conflict', error, { details })
  }
  if (conflict.kind === 'invalid')
    return new Failure('invalid', conflict.problems[0]?.message ?? 'The fields do not fit together', {
      details: conflict.problems,
    })
  const message = UNKNOWN_REFERENCES[conflict.field]
  return new Failure('invalid', message, { field: conflict.field })
}
