import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { imageAnswer, type LibraryImage, libraryAnswer } from '../../../../domain/admin/images.ts'
import { Failure } from '../../../../domain/errors.ts'
import {
  type ImageUpdate,
  imageFetchSchema,
  imageListQuery,
  imageUpdateSchema,
} from '../../../../domain/images/image-input.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { actorOf } from '../../../http/visitor.ts'
import { removeVariants } from '../../../media/remove-image.ts'
import { keepRemoteImage } from '../../../open-formats/remote-images.ts'
import { changeImage } from '../../../store/change-image.ts'
import type { Store } from '../../../store/database.ts'
import { deleteImage } from '../../../store/image-trash.ts'
import { findImageUses, type ImageUse } from '../../../store/image-uses.ts'
import { findImage, type ImageRow, listImages } from '../../../store/images.ts'
import type { ApiOptions } from '../../api.ts'

/** Ids hold slashes, so one is all the rest of the address. */
const imageParams = z.object({
  '*': z.string().regex(/^[\w.~/-]{1,200}$/, 'This is not the id of a picture'),
})
const tags = ['admin images']

/** The media library: every picture that was uploaded, drawn or generated. */
export const imageRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, mediaStore, imageQueue, images, clock, onChange } = options

  app.get(
    '/admin/images',
    {
      schema: {
        tags,
        summary: 'The media library, newest first',
        querystring: imageListQuery,
        response: { 200: libraryAnswer },
      },
    },
    async ({ query }) => {
      const { items, total } = await listImages(store, query)
      const uses = await findImageUses(
        store,
        items.map(({ public_id }) => public_id),
      )
      return { images: items.map((image) => toLibraryImage(image, uses.get(image.public_id) ?? [])), total }
    },
  )

  app.get(
    '/admin/images/*',
    {
      schema: {
        tags,
        summary: 'One picture',
        params: imageParams,
        response: { 200: imageAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => ({ image: await describeImage(store, await readImage(store, params['*'])) }),
  )

  app.post(
    '/admin/images/fetch',
    {
      schema: {
        tags,
        summary: 'Fetch a picture of a public page into the library',
        body: imageFetchSchema,
        response: {
          200: imageAnswer,
          400: errorAnswer,
          413: errorAnswer,
          415: errorAnswer,
          503: errorAnswer,
        },
      },
    },
    async (request) => {
      const { url, upload_preset } = request.body
      const context = { now: clock().toISOString(), actor: actorOf(request) }
      const kept = await keepRemoteImage(
        { store, mediaStore, queue: imageQueue },
        { url, preset: upload_preset },
        context,
      )
      return { image: await describeImage(store, await readImage(store, kept.public_id)) }
    },
  )

  app.put(
    '/admin/images/*',
    {
      schema: {
        tags,
        summary: 'Change the description or the focal point',
        params: imageParams,
        body: imageUpdateSchema,
        response: { 200: imageAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const before = await readImage(store, request.params['*'])
      refuseFocalPointElsewhere(before, request.body)
      const context = { now: clock().toISOString(), actor: actorOf(request) }
      const changed = await changeImage(store, before.public_id, request.body, context)
      if (!changed) throw missing()
      images.forget(before.public_id)
      onChange(changed.paths)
      if (changed.image.version !== before.version) {
        // They are only a cache: one that stays is pruned one day.
        await removeVariants(mediaStore, before).catch((err: unknown) =>
          request.log.warn({ err, publicId: before.public_id }, 'Old variants could not be removed'),
        )
      }
      return { image: await describeImage(store, changed.image) }
    },
  )

  app.delete(
    '/admin/images/*',
    {
      schema: {
        tags,
        summary: 'Put a picture nothing shows into the trash',
        description: 'It is not served any more.',
        params: imageParams,
        response: { 204: z.null(), 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request, reply) => {
      const context = { now: clock().toISOString(), actor: actorOf(request) }
      await deleteImage(store, request.params['*'], context)
      images.forgetRemoved(request.params['*'])
      return reply.code(204).send(null)
    },
  )
}

async function readImage(store: Store, publicId: string): Promise<ImageRow> {
  const image = await findImage(store, publicId)
  if (!image) throw missing()
  return image
}

function missing(): Failure {
  return new Failure('not_found', 'There is no such picture.')
}

function refuseFocalPointElsewhere({ delivery_base }: ImageRow, { focal_x }: ImageUpdate): void {
  if (delivery_base === null || typeof focal_x !== 'number') return
  const message = 'This picture is kept by the outside image host, which chooses its crops itself.'
  throw new Failure('invalid', message, { details: [{ field: 'focal_x', message }] })
}

/** A picture as the library shows it. */
export async function describeImage(store: Store, image: ImageRow): Promise<LibraryImage> {
  const uses = await findImageUses(store, [image.public_id])
  return toLibraryImage(image, uses.get(image.public_id) ?? [])
}

function toLibraryImage(image: ImageRow, used_by: ImageUse[]): LibraryImage {
  const { former_versions: _, original_version: __, delivery_base: ___, ...shown } = image
  return { ...shown, used_by }
}
