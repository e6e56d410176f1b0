import { z } from 'zod'
import { LIST_LIMITS } from '../items/limits.ts'
import { blankIsNone, limitField, pageField } from '../paging.ts'

const MAX_SEARCH_LENGTH = 200
// As the other sentences have it: no comma before the last.
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

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
  return z.preprocess(blankIsNone, z.enum(states, `State is ${OR.format(states)}`).optional())
}
