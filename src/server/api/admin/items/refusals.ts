import type { ContentKind } from '../../../../domain/content/status.ts'
import { Failure } from '../../../../domain/errors.ts'
import type { SaveFailure } from '../../../store/write-conflicts.ts'
import { notFound } from './addresses.ts'

const UNKNOWN_REFERENCES = {
  category_id: 'This category no longer exists. Please choose another one.',
  author_id: 'This author no longer exists. Please choose another one.',
} as const

/** What is said of a save over a newer version. */
export function staleSentence(kind: ContentKind): string {
  return `This ${kind} was saved somewhere else since you opened it. Nothing was overwritten.`
}

/** The body of a 409 for a slug that another item has: the reason, the field, and a slug that is free (product §12.4). */
export function slugTakenBody(kind: ContentKind, suggestion: string) {
  const error = `Another ${kind} already has this slug. "${suggestion}" is free.`
  return { error, details: [{ field: 'slug', message: error }], suggestion }
}

/** The failure that tells why nothing was saved. */
export function toFailure(kind: ContentKind, refusal: SaveFailure | { kind: 'stale' }): Failure {
  if (refusal.kind === 'missing') return notFound(kind)
  if (refusal.kind === 'stale') return new Failure('conflict', staleSentence(kind))
  if (refusal.kind === 'slug_taken') {
    const { error, details } = slugTakenBody(kind, refusal.suggestion)
    return new Failure('conflict', error, { details })
  }
  const message = UNKNOWN_REFERENCES[refusal.field]
  return new Failure('invalid', message, { details: [{ field: refusal.field, message }] })
}
