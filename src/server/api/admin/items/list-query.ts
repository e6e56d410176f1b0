import { z } from 'zod'
import { LIST_LIMITS } from '../../../../domain/content/limits.ts'
import { ITEM_STATES } from '../../../../domain/content/status.ts'
import { blankIsNone, limitField, pageField } from '../../../../domain/paging.ts'

const MAX_SEARCH_LENGTH = 200
// As the other sentences have it: no comma before the last.
const NAMES = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What every list of the admin can be asked for. Any text is a valid search. */
export const pagedQuery = z.object({
  q: z
    .string('q must be text')
    .default('')
    .transform((text) => text.slice(0, MAX_SEARCH_LENGTH)),
  limit: limitField(LIST_LIMITS),
  page: pageField,
})

/** `?state=` of a list; an unknown one is answered with those there are. */
export function stateField<State extends string>(states: readonly [State, ...State[]]) {
  return z.preprocess(blankIsNone, z.enum(states, `State is ${NAMES.format(states)}`).optional())
}

/** The query of the admin's lists of articles and recipes (product §15.2). */
export const adminListQuery = pagedQuery.extend({
  status: z.preprocess(blankIsNone, z.enum(ITEM_STATES, `Status is ${NAMES.format(ITEM_STATES)}`).optional()),
})
