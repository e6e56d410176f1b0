import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../../domain/errors.ts'
import { parseId } from '../../../../domain/items/item-address.ts'
import { toCookable } from '../../../../domain/kitchen/cookable-recipe.ts'
import {
  type TrashType,
  trashCalls,
  type Untrashed,
  untrashedAnswer,
} from '../../../../domain/trash/trash-calls.ts'
import { writeContext } from '../../../http/visitor.ts'
import { undeleteImage } from '../../../store/images/image-trash.ts'
import { articleKind } from '../../../store/items/articles.ts'
import { undeleteItem } from '../../../store/items/item-trash.ts'
import { recipeKind } from '../../../store/items/recipes.ts'
import { undeleteIssue } from '../../../store/newsletter/issues.ts'
import { listTrash } from '../../../store/trash/trash.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import { emptyTrash, purgeExpired, purgeTrashed } from '../../../trash/purge-trash.ts'
import type { ApiOptions } from '../../api.ts'
import { describeImage } from '../images/routes.ts'
import { serveCalls } from '../serve-calls.ts'

/** Image ids contain slashes, so the id is the rest of the path. */
const imageParams = z.object({ '*': z.string().max(300) })
const RESTORE = '/restore'

const calledRoutes = serveCalls('admin trash', trashCalls, (options) => {
  const { store, mediaStore, clock } = options
  const { purge, restore } = createTrash(options)
  return {
    list: {
      summary: 'What is in the trash, what was deleted last first',
      answer: ({ query }) => listTrash(store, { ...query, now: clock().toISOString() }),
    },
    empty: {
      summary: 'Empty the trash: all of it is deleted for good',
      async answer(request) {
        const context = writeContext(request, clock)
        await emptyTrash(store, context)
        // Not awaited, as there may be many files; the hourly clean-up removes any leftover.
        purgeExpired({ store, mediaStore }, context.now, request.log).catch((err: unknown) =>
          request.log.error({ err }, 'The trash was emptied, but its files wait for the clean-up'),
        )
      },
    },
    restore: {
      summary: 'Bring something back out of the trash',
      description:
        'As it was, under its id; `changes` says what could not be: a slug that is taken by now gives way to a free one.',
      answer: (request) => restore(request.params, writeContext(request, clock)),
    },
    purge: {
      summary: 'Delete something in the trash for good',
      answer: (request) => purge(request.params, writeContext(request, clock)),
    },
  }
})

/** Deleted things, kept for 30 days: list, restore, or delete for good (TRASH-KEEP-1). */
export const trashRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { clock } = options
  const { purge, restore } = createTrash(options)
  await calledRoutes(app, options)

  app.post(
    '/admin/trash/image/*',
    { schema: { hide: true, params: imageParams, response: { 200: untrashedAnswer } } },
    async (request) => {
      const rest = request.params['*']
      if (!rest.endsWith(RESTORE)) throw notInTrash()
      return restore({ type: 'image', id: rest.slice(0, -RESTORE.length) }, writeContext(request, clock))
    },
  )

  app.delete(
    '/admin/trash/image/*',
    { schema: { hide: true, params: imageParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await purge({ type: 'image', id: request.params['*'] }, writeContext(request, clock))
      return reply.code(204).send(null)
    },
  )
}

interface Address {
  type: TrashType
  id: string
}

/** Creates restoring and purging, shared by both ways to name an image. */
function createTrash({ store, mediaStore, images, onChange }: ApiOptions) {
  async function purge({ type, id }: Address, context: WriteContext): Promise<void> {
    if (!(await purgeTrashed({ store, mediaStore }, type, id, context))) throw notInTrash()
  }

  async function restore({ type, id }: Address, context: WriteContext): Promise<Untrashed> {
    if (type === 'image') {
      const image = await undeleteImage(store, id, context)
      if (!image) throw notInTrash()
      images.forget(id)
      return { image: await describeImage(store, image), changes: [] }
    }
    const number = readNumber(id)
    if (type === 'issue') {
      const { issue, changes } = show(await undeleteIssue(store, number, context))
      return { issue, changes }
    }
    if (type === 'recipe') {
      const { item, changes } = show(await undeleteItem(store, recipeKind, number, context))
      return { recipe: toCookable(item), changes }
    }
    const { item: article, changes } = show(await undeleteItem(store, articleKind, number, context))
    return { article, changes }
  }

  /** Returns what was restored, after invalidating the pages and images it affects. */
  function show<Undeleted extends { images: string[]; paths?: string[] }>(
    undeleted: Undeleted | null,
  ): Undeleted {
    if (!undeleted) throw notInTrash()
    for (const publicId of undeleted.images) images.forget(publicId)
    onChange(undeleted.paths ?? [])
    return undeleted
  }

  return { purge, restore }
}

function readNumber(id: string): number {
  const number = parseId(id)
  if (number === null) throw notInTrash()
  return number
}

function notInTrash(): Failure {
  return new Failure('not_found', 'This is not in the trash any more.')
}
