import { z } from 'zod'
import { pagedQuery } from '../../../domain/api/list-query.ts'
import { parseId } from '../../../domain/content/item-address.ts'
import { type ContentKind, ITEM_STATES } from '../../../domain/content/status.ts'
import { Failure } from '../../../domain/errors.ts'
import { blankIsNone } from '../../../domain/paging.ts'
import type { DraftKey } from '../../store/drafts.ts'

// As the other sentences have it: no comma before the last.
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The query of the admin's lists of articles and recipes (product §15.2). */
export const adminListQuery = pagedQuery.extend({
  status: z.preprocess(blankIsNone, z.enum(ITEM_STATES, `Status is ${OR.format(ITEM_STATES)}`).optional()),
})

/** Longer than any id or slug; what is no address of an item is simply not there. */
const MAX_ADDRESS_LENGTH = 200

const address = z.string().max(MAX_ADDRESS_LENGTH)

export const itemParams = z.object({ id: address })
export const revisionParams = z.object({ id: address, revisionId: address })

const NOT_FOUND: Record<ContentKind | 'category' | 'author' | 'revision', string> = {
  article: 'Article not found',
  recipe: 'Recipe not found',
  category: 'Category not found',
  author: 'Author not found',
  revision: 'This version is no longer kept',
}

/** What is said of a thing that is not there (product §17.2). */
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
