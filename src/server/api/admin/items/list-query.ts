import { z } from 'zod'
import { LIST_LIMITS } from '../../../../domain/content/limits.ts'
import { CONTENT_STATUSES } from '../../../../domain/content/status.ts'

const LONGEST_SEARCH = 200
const LIMIT = `limit must be between 1 and ${LIST_LIMITS.max}`
const PAGE = 'page starts at 1'

/** An empty value, as a form's blank field sends it, counts as not given. */
const blankIsNone = (value: unknown) => (value === '' ? undefined : value)

/** What every list of the admin can be asked for. Any text is a valid search. */
export const pagedQuery = z.object({
  q: z
    .string('q must be text')
    .default('')
    .transform((text) => text.slice(0, LONGEST_SEARCH)),
  limit: z.preprocess(
    blankIsNone,
    z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(LIST_LIMITS.max, LIMIT).default(LIST_LIMITS.default),
  ),
  page: z.preprocess(
    blankIsNone,
    z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
  ),
})

/** The query of the admin's lists of articles and recipes (contract §3). */
export const adminListQuery = pagedQuery.extend({
  status: z.preprocess(
    blankIsNone,
    z.enum(CONTENT_STATUSES, 'Status is draft, published or archived').optional(),
  ),
})
