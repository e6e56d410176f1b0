import { z } from 'zod'

const MAX_LENGTH = 200
/** Replaces a value that is not text: only a program can have sent it. */
const FILLED = 'filled in'

/**
 * The hidden field as a form sends it. Any value counts: a number, a list, or a text longer than any address, as an
 * unreadable value must not pass as empty.
 */
export const honeypotField = z.preprocess((value) => {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : FILLED
}, z.string().max(MAX_LENGTH).optional())
