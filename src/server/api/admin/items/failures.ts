import { Failure } from '../../../../domain/errors.ts'
import { parseId } from '../../../../domain/items/item-address.ts'
import { pluralize } from '../../../../domain/items/labels.ts'
import type { ContentKind } from '../../../../domain/items/status.ts'
import type { DraftKey } from '../../../store/items/drafts.ts'
import type { WriteConflict } from '../../../store/write-conflicts.ts'

/** What an item refers to. */
type Referenced = 'category' | 'author'

const PLURALS: Record<Referenced, string> = { category: 'categories', author: 'authors' }

/** Returns the failure for a category or author still in use, with what to do about it. */
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
 * Returns the id to merge into.
 *
 * @throws Failure `invalid` when it is the id to be removed
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

/** Returns the message for a save over a newer version. */
export function staleSentence(kind: ContentKind): string {
  return `This ${kind} was saved somewhere else since you opened it. Nothing was overwritten.`
}

/** Returns the body of a 409 for a taken slug: the reason, the field, and a free slug (CONTENT-SLUG-3). */
export function slugTakenBody(kind: ContentKind, suggestion: string) {
  const error = `Another ${kind} already has this slug. "${suggestion}" is free.`
  return { error, details: [{ field: 'slug', message: error }], suggestion }
}

/** Returns the failure that explains why nothing was saved. */
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

const NOT_FOUND: Record<ContentKind | 'category' | 'author' | 'revision', string> = {
  article: 'Article not found',
  recipe: 'Recipe not found',
  category: 'Category not found',
  author: 'Author not found',
  revision: 'This version is no longer kept',
}

/** Returns the failure for a missing resource (EDIT-SAVE-4). */
export function notFound(what: keyof typeof NOT_FOUND): Failure {
  return new Failure('not_found', NOT_FOUND[what])
}

/**
 * Reads the id in an address.
 *
 * @throws Failure `not_found` when it is not an id
 */
export function readId(text: string, what: keyof typeof NOT_FOUND): number {
  const id = parseId(text)
  if (id === null) throw notFound(what)
  return id
}

/** Reads the id in an address, or `new`, the key of an unsaved item's draft. */
export function readDraftKey(text: string, kind: ContentKind): DraftKey {
  return text === 'new' ? 'new' : readId(text, kind)
}
