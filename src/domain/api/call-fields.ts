import { z } from 'zod'
import { parseId } from '../items/item-address.ts'
import { LIST_LIMITS } from '../items/limits.ts'

const PAGE_MESSAGE = 'page is a whole number from 1'

/** Far behind the end of any list, and small enough for every database to count to. */
const LAST_PAGE = 1_000_000_000

/** A page of a list. */
export interface Listing<T> {
  items: T[]
  /** How many there are in all, whatever the limit. */
  total: number
}

/** An empty value in an address, as a form's blank field sends it, counts as not given. */
export function blankIsNone(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value
}

/** `?limit=` of a list (API-PAGE-1): how many items a page of it holds. */
export function limitField({ default: usual, max }: { default: number; max: number }) {
  const message = `limit must be between 1 and ${max}`
  return z.preprocess(
    blankIsNone,
    z.coerce.number(message).int(message).min(1, message).max(max, message).default(usual),
  )
}

/** `?page=` of a list, from 1 (API-PAGE-1). A page behind the last is empty, however far. */
export const pageField = z.preprocess(
  blankIsNone,
  z.coerce
    .number(PAGE_MESSAGE)
    .min(1, PAGE_MESSAGE)
    .refine(Number.isInteger, PAGE_MESSAGE)
    .meta({ type: 'integer' })
    .transform((page) => Math.min(page, LAST_PAGE))
    .default(1),
)

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

/** The id in an address. A text that is none is read as 0, which no row has: it is answered 404 like any unknown id. */
export const idParams = z.object({ id: z.string().transform((text) => parseId(text) ?? 0) })
