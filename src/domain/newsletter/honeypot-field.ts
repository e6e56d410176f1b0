import { z } from 'zod'

const MAX_LENGTH = 200
/** Stands for what is no text: whatever filled the field in was a program. */
const FILLED = 'filled in'

/**
 * The hidden field as a form sends it. Whatever stands in it counts: a number, a list, or a text longer than any address, for
 * what could not be read must not pass as empty.
 */
export const honeypotField = z.preprocess((value) => {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : FILLED
}, z.string().max(MAX_LENGTH).optional())
