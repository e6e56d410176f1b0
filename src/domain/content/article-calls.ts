import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { articleCreateSchema, articleUpdateSchema } from './article.ts'
import { articleAnswer, itemParams, revisionParams, takenAnswer } from './item-calls.ts'

/** A save over a newer version: nothing was stored, and what is stored stands beside the reason (CONTENT-SAVE-3). */
const staleArticleAnswer = z.object({ error: z.string(), ...articleAnswer.shape })

const changesArticles = { stale: ['/admin/articles/*', '/admin/overview'] } as const

export const articleCalls = {
  read: { method: 'GET', path: '/admin/articles/:id', params: itemParams, answer: articleAnswer },
  create: {
    ...changesArticles,
    method: 'POST',
    path: '/admin/articles',
    body: articleCreateSchema,
    status: 201,
    answer: articleAnswer.extend({ id: z.int().positive() }),
    conflict: takenAnswer,
  },
  update: {
    ...changesArticles,
    method: 'PUT',
    path: '/admin/articles/:id',
    params: itemParams,
    body: articleUpdateSchema,
    answer: articleAnswer,
    conflict: z.union([staleArticleAnswer, takenAnswer]),
  },
  restore: {
    ...changesArticles,
    method: 'POST',
    path: '/admin/articles/:id/revisions/:revisionId/restore',
    params: revisionParams,
    answer: articleAnswer,
  },
} as const satisfies CallSet
