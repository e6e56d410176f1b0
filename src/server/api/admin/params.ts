import { Failure } from '../../../domain/errors.ts'
import { parseId } from '../../../domain/items/item-address.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { DraftKey } from '../../store/items/drafts.ts'

const NOT_FOUND: Record<ContentKind | 'category' | 'author' | 'revision', string> = {
  article: 'Article not found',
  recipe: 'Recipe not found',
  category: 'Category not found',
  author: 'Author not found',
  revision: 'This version is no longer kept',
}

/** What is said of a thing that is not there (EDIT-SAVE-4). */
export function notFound(what: keyof typeof NOT_FOUND): Failure {
  return new Failure('not_found', NOT_FOUND[what])
}

/**
 * The id in an address.
 *
 * @throws Failure `not_found` when it is none
 */
export function readId(text: string, what: keyof typeof NOT_FOUND): number {
  const id = parseId(text)
  if (id === null) throw notFound(what)
  return id
}

/** The id in an address, or `new`, under which the draft of an unsaved item is kept. */
export function readDraftKey(text: string, kind: ContentKind): DraftKey {
  return text === 'new' ? 'new' : readId(text, kind)
}
