import { z } from 'zod'

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
