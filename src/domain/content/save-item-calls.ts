import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { articleCreateSchema, articleUpdateSchema } from './article.ts'
import { articleAnswer, itemParams, recipeAnswer, revisionParams, takenAnswer } from './item-calls.ts'
import { recipeCreateSchema, recipeUpdateSchema } from './recipe-input.ts'

/** Returns the calls that read an item for its editor and save it; kept apart so that lists do not load the input rules. */
function saveCallsOf<
  Table extends 'articles' | 'recipes',
  Create extends z.ZodType,
  Update extends z.ZodType,
  Shape extends z.ZodRawShape,
>(table: Table, [create, update]: [Create, Update], answer: z.ZodObject<Shape>) {
  const changes = { stale: [`/admin/${table}/*`, '/admin/overview'] } as const
  const one = { path: `/admin/${table}/:id`, params: itemParams, answer } as const
  /** A save over a newer version: nothing was stored; the answer holds the stored version beside the reason (CONTENT-SAVE-3). */
  const stale = z.object({ error: z.string(), ...answer.shape })
  return {
    read: { ...one, method: 'GET' },
    create: {
      ...changes,
      method: 'POST',
      path: `/admin/${table}`,
      body: create,
      status: 201,
      answer: answer.extend({ id: z.int().positive() }),
      conflict: takenAnswer,
    },
    update: { ...one, ...changes, method: 'PUT', body: update, conflict: z.union([stale, takenAnswer]) },
    restore: {
      ...changes,
      method: 'POST',
      path: `/admin/${table}/:id/revisions/:revisionId/restore`,
      params: revisionParams,
      answer,
    },
  } as const satisfies CallSet
}

export const articleCalls = saveCallsOf('articles', [articleCreateSchema, articleUpdateSchema], articleAnswer)
export const recipeCalls = saveCallsOf('recipes', [recipeCreateSchema, recipeUpdateSchema], recipeAnswer)
