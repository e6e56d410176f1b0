import { z } from 'zod'
import { parseId } from '../../../../domain/content/item-address.ts'
import type { ContentKind } from '../../../../domain/content/status.ts'
import { Failure } from '../../../../domain/errors.ts'
import type { DraftKey } from '../../../store/drafts.ts'

/** Longer than any id or slug; what is no address of an item is simply not there. */
const LONGEST = 200

const address = z.string().max(LONGEST)

export const itemParams = z.object({ id: address })
export const revisionParams = z.object({ id: address, revisionId: address })

const NAMES: Record<ContentKind | 'category' | 'author' | 'revision', string> = {
  article: 'Article not found',
  recipe: 'Recipe not found',
  category: 'Category not found',
  author: 'Author not found',
  revision: 'This version is no longer kept',
}

/** What is said of a thing that is not there (product §17.2). */
export function notFound(what: keyof typeof NAMES): Failure {
  return new Failure('not_found', NAMES[what])
}

/**
 * The id in an address.
 *
 * @throws Failure `not_found` when it is none
 */
export function readId(text: string, what: keyof typeof NAMES): number {
  const id = parseId(text)
  if (id === null) throw notFound(what)
  return id
}

/** The id in an address, or `new`, under which the draft of an unsaved item is kept. */
export function readDraftKey(text: string, kind: ContentKind): DraftKey {
  return text === 'new' ? 'new' : readId(text, kind)
}
