import { z } from 'zod'
import { parseId } from '../items/item-address.ts'
import { LIST_LIMITS } from '../items/limits.ts'

const PAGE_MESSAGE = 'page is a whole number from 1'

/** Far past the end of any list, and within the integer range of every database. */
const LAST_PAGE = 1_000_000_000

/** A page of a list. */
export interface Listing<T> {
  items: T[]
  /** The total number of items, whatever the limit. */
  total: number
}

/** Returns undefined for an empty value, as a blank form field sends it. */
export function blankIsNone(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value
}

/** Defines `?limit=` of a list (API-PAGE-1): the number of items per page. */
export function limitField({ default: usual, max }: { default: number; max: number }) {
  const message = `limit must be between 1 and ${max}`
  return z.preprocess(
    blankIsNone,
    z.coerce.number(message).int(message).min(1, message).max(max, message).default(usual),
  )
}

/** `?page=` of a list, from 1 (API-PAGE-1). Any page past the last is empty. */
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
// No comma before the last choice, as in the other messages.
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The query parameters of every list of the admin. Any text is a valid search. */
export const pagedQuery = z.object({
  q: z
    .string('q must be text')
    .default('')
    .transform((text) => text.slice(0, MAX_SEARCH_LENGTH)),
  limit: limitField(LIST_LIMITS),
  page: pageField,
})

/** Defines `?state=` of a list; the refusal of an unknown state names the valid ones. */
export function stateField<State extends string>(states: readonly [State, ...State[]], label = 'State') {
  return z.preprocess(blankIsNone, z.enum(states, `${label} is ${OR.format(states)}`).optional())
}

/** The id in an address. A text that is not an id is read as 0, which no row has, and so gets 404 like any unknown id. */
export const idParams = z.object({ id: z.string().transform((text) => parseId(text) ?? 0) })
