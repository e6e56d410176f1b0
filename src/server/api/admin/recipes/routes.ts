import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  recipeAnswer,
  recipeCreatedAnswer,
  recipeListAnswer,
  staleRecipeAnswer,
  takenAnswer,
} from '../../../../domain/admin/answers.ts'
import { recipeCreateSchema, recipeUpdateSchema } from '../../../../domain/content/recipe-input.ts'
import {
  createRecipe,
  deleteRecipe,
  findRecipe,
  listAdminRecipes,
  type RecipeSave,
  restoreRecipe,
  updateRecipe,
} from '../../../store/recipes.ts'
import type { ApiOptions } from '../../api.ts'
import { errorAnswer } from '../../public/schemas.ts'
import { itemParams, notFound, readId, revisionParams } from '../items/addresses.ts'
import { deleteRoute } from '../items/delete-route.ts'
import { draftRoutes } from '../items/draft-routes.ts'
import { adminListQuery } from '../items/list-query.ts'
import { previewLinkRoutes } from '../items/preview-link-routes.ts'
import { slugTakenBody, staleSentence, toFailure } from '../items/refusals.ts'
import { revisionRoutes } from '../items/revision-routes.ts'
import { writeContext } from '../items/write-context.ts'

const tags = ['admin recipes']

/** Writing recipes (contract §3, Admin). */
export const recipeRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, onChange } = options
  const part = { ...options, kind: 'recipe' } as const
  await app.register(draftRoutes, part)
  await app.register(revisionRoutes, part)
  await app.register(previewLinkRoutes, part)
  await app.register(deleteRoute, { ...part, deleteItem: deleteRecipe })

  app.get(
    '/admin/recipes',
    {
      schema: {
        tags,
        summary: 'Recipes of every status, newest change first, without bodies',
        querystring: adminListQuery,
        response: { 200: recipeListAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => {
      const { items, total, counts } = await listAdminRecipes(store, query)
      return { recipes: items, total, counts }
    },
  )

  app.get(
    '/admin/recipes/:id',
    {
      schema: {
        tags,
        summary: 'One whole recipe, by id or slug',
        params: itemParams,
        response: { 200: recipeAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const recipe = await findRecipe(store, params.id)
      if (!recipe) throw notFound('recipe')
      return { recipe }
    },
  )

  app.post(
    '/admin/recipes',
    {
      schema: {
        tags,
        summary: 'A new recipe',
        body: recipeCreateSchema,
        response: { 201: recipeCreatedAnswer, 400: errorAnswer, 409: takenAnswer },
      },
    },
    async (request, reply) => {
      const save = await createRecipe(store, request.body, writeContext(request, clock))
      if (save.kind === 'slug_taken') return reply.code(409).send(slugTakenBody('recipe', save.suggestion))
      const recipe = takeSaved(save)
      return reply.code(201).send({ id: recipe.id, recipe })
    },
  )

  app.put(
    '/admin/recipes/:id',
    {
      schema: {
        tags,
        summary: 'Change a recipe',
        description:
          'Fields left out keep their value. With `updated_at`, a save over a newer version is refused with 409.',
        params: itemParams,
        body: recipeUpdateSchema,
        response: {
          200: recipeAnswer,
          400: errorAnswer,
          404: errorAnswer,
          409: z.union([staleRecipeAnswer, takenAnswer]),
        },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id, 'recipe')
      const save = await updateRecipe(store, id, request.body, writeContext(request, clock))
      if (save.kind === 'slug_taken') return reply.code(409).send(slugTakenBody('recipe', save.suggestion))
      if (save.kind === 'stale')
        return reply.code(409).send({ error: staleSentence('recipe'), recipe: save.recipe })
      return { recipe: takeSaved(save) }
    },
  )

  app.post(
    '/admin/recipes/:id/revisions/:revisionId/restore',
    {
      schema: {
        tags,
        summary: 'Save an earlier version again',
        description:
          'Slug, status, featured and published_at stay as they are. What is there now stays in the history.',
        params: revisionParams,
        response: { 200: recipeAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const id = readId(request.params.id, 'recipe')
      const revisionId = readId(request.params.revisionId, 'revision')
      const save = await restoreRecipe(store, { id, revisionId }, writeContext(request, clock))
      if (save.kind === 'missing') throw notFound('revision')
      return { recipe: takeSaved(save) }
    },
  )

  /** What was saved, once the pages it touches are forgotten; a refusal is thrown. */
  function takeSaved(save: RecipeSave) {
    if (save.kind !== 'saved') throw toFailure('recipe', save)
    onChange(save.paths)
    return save.recipe
  }
}
