import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { itemParams, recipeAnswer, revisionParams, takenAnswer } from './item-calls.ts'
import { recipeCreateSchema, recipeUpdateSchema } from './recipe-input.ts'

/** A save over a newer version: nothing was stored, and what is stored stands beside the reason (CONTENT-SAVE-3). */
const staleRecipeAnswer = z.object({ error: z.string(), ...recipeAnswer.shape })

const changesRecipes = { stale: ['/admin/recipes/*', '/admin/overview'] } as const

export const recipeCalls = {
  read: { method: 'GET', path: '/admin/recipes/:id', params: itemParams, answer: recipeAnswer },
  create: {
    ...changesRecipes,
    method: 'POST',
    path: '/admin/recipes',
    body: recipeCreateSchema,
    status: 201,
    answer: recipeAnswer.extend({ id: z.int().positive() }),
    conflict: takenAnswer,
  },
  update: {
    ...changesRecipes,
    method: 'PUT',
    path: '/admin/recipes/:id',
    params: itemParams,
    body: recipeUpdateSchema,
    answer: recipeAnswer,
    conflict: z.union([staleRecipeAnswer, takenAnswer]),
  },
  restore: {
    ...changesRecipes,
    method: 'POST',
    path: '/admin/recipes/:id/revisions/:revisionId/restore',
    params: revisionParams,
    answer: recipeAnswer,
  },
} as const satisfies CallSet
