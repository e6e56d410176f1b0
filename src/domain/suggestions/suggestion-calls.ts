import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { titleField } from '../items/input-fields.ts'
import { CONTENT_KINDS } from '../items/status.ts'
import { IDEA_KINDS } from './idea.ts'

const count = z.int().nonnegative()

/** The evidence for an idea: a sentence, and a number where it is counted. */
const evidenceSchema = z.object({ kind: z.enum(IDEA_KINDS), text: z.string(), times: count })

/** Something the coach could write, as found by the rules: the same idea always has the same id. */
export const ideaSchema = z.object({
  id: z.string(),
  kind: z.enum(IDEA_KINDS),
  /** The first evidence as a sentence of its own. */
  sentence: z.string(),
  evidence: z.array(evidenceSchema),
  /** The draft it would start; `id` is that of the article or the recipe after it exists. */
  draft: z.object({ type: z.enum(CONTENT_KINDS), title: z.string(), id: z.int().nullable() }),
  /** What later shows whether it helped: the texts searched or the path missed; empty means the page itself. */
  subjects: z.array(z.string()),
  /** Sorted in descending order. */
  weight: z.number(),
})
export type Idea = z.infer<typeof ideaSchema>

const SUGGESTION_STATES = ['open', 'started', 'dismissed'] as const
export type SuggestionState = (typeof SUGGESTION_STATES)[number]

/** The outcome, six weeks after publication (IDEA-OUTCOME-1). */
const outcomeSchema = z
  .object({
    measure: z.enum(['searches', 'misses', 'readers']),
    before: count,
    after: count,
    sentence: z.string(),
  })
  .meta({ id: 'SuggestionOutcome' })

const suggestionSchema = ideaSchema
  .omit({ subjects: true, weight: true })
  .extend({
    state: z.enum(SUGGESTION_STATES),
    /** The time until which it is postponed. */
    later_until: z.iso.datetime().nullable(),
    /** When the outcome is examined; null before publication. */
    look_again_at: z.iso.datetime().nullable(),
    outcome: outcomeSchema.nullable(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof suggestionSchema>

export const suggestionCalls = {
  list: {
    method: 'GET',
    path: '/admin/suggestions',
    answer: z.object({ suggestions: z.array(suggestionSchema) }),
  },
  /** Starts a draft from a title only. */
  beginDraft: {
    method: 'POST',
    path: '/admin/suggestions/drafts',
    body: z.object(
      { type: z.enum(CONTENT_KINDS, 'type must be article or recipe'), title: titleField },
      'The request must be a JSON object',
    ),
    status: 201,
    answer: z.object({ draft: z.object({ type: z.enum(CONTENT_KINDS), id: z.int().positive() }) }),
    stale: ['/admin/articles/*', '/admin/recipes/*'],
  },
  decide: {
    method: 'PUT',
    path: '/admin/suggestions/:id',
    params: z.object({ id: z.string().max(200) }),
    body: z
      .object(
        {
          state: z.enum(SUGGESTION_STATES, 'state must be open, started or dismissed'),
          /** With `open`: hides it for 30 days. */
          later: z.boolean('later must be true or false').default(false),
        },
        'The request must be a JSON object',
      )
      .refine(({ state, later }) => state === 'open' || !later, {
        path: ['later'],
        error: 'Only what is open can wait for later',
      }),
    answer: z.object({ suggestion: suggestionSchema }),
  },
} as const satisfies CallSet
