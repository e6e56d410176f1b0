import type { FastifyInstance } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import { variantUrl } from '../../domain/images/presets.ts'
import { hostedIdIsValid, parseTransformation } from '../../domain/images/transformation.ts'
import { readAcceptedFormats, readContentType } from './choose-format.ts'
import type { MediaStore } from './media-store.ts'
import { UnreadableImage } from './render-image.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import { IMMUTABLE, sendBusy, sendNoPicture, sendPicture } from './send-picture.ts'
import { findOrMakeVariant, type StoredImage } from './variants.ts'

export interface MediaOptions {
  mediaStore: MediaStore
  findImage: (publicId: string) => Promise<StoredImage | null>
  /** The line shared with everything else that makes pictures; without one these routes have their own. */
  queue?: RenderQueue
}

interface VariantParams {
  transformation: string
  version: string
  '*': string
}

const RETRY_AFTER_SECONDS = 10
/** A picture may change once more: nobody keeps the way to its present version for long. */
const SHORT = 'public, max-age=300'

/**
 * The delivery half of the built-in image service (contract §3). What may be made is on a list: pictures and versions
 * the store knows, transformations of the presets. Everything else is 404.
 */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { mediaStore, findImage, queue = createRenderQueue() } = options

  app.get<{ Params: VariantParams }>(
    '/media/image/upload/:transformation/:version/*',
    async (request, reply) => {
      const { transformation: asked, version, '*': publicId } = request.params
      const transformation = parseTransformation(asked)
      if (!transformation || !hostedIdIsValid(publicId)) return sendNoPicture(reply)
      try {
        const image = await findImage(publicId)
        if (!image || !isVersionOf(version, image)) return sendNoPicture(reply)
        const elsewhere = findOtherAddress(version, image, asked)
        if (elsewhere) return reply.header('cache-control', SHORT).redirect(elsewhere, 302)
        const bytes = await findOrMakeVariant(
          {
            mediaStore,
            queue,
            onKeepError: (err) =>
              request.log.warn({ err, publicId }, 'A variant was made but could not be kept'),
          },
          { image, transformation, accepted: readAcceptedFormats(request.headers.accept) },
        )
        const contentType = bytes && readContentType(bytes)
        if (!bytes || !contentType) {
          request.log.error({ publicId, version }, 'The original of a picture is missing')
          return sendNoPicture(reply)
        }
        return sendPicture(request, reply, {
          bytes,
          contentType,
          cacheControl: IMMUTABLE,
          variesByAccept: true,
        })
      } catch (error) {
        if (error instanceof Failure)
          return sendBusy(reply, error.message, error.retryAfter ?? RETRY_AFTER_SECONDS)
        if (error instanceof UnreadableImage) {
          request.log.error({ err: error, publicId, version }, 'The original of a picture cannot be read')
          return sendNoPicture(reply)
        }
        request.log.error({ err: error, publicId, version }, 'The pictures cannot be reached')
        return sendBusy(
          reply,
          'The pictures can’t be reached right now. Please try again in a moment.',
          RETRY_AFTER_SECONDS,
        )
      }
    },
  )

  app.get('/media/*', async (_request, reply) => sendNoPicture(reply))
}

function isVersionOf(asked: string, { version, former_versions = [] }: StoredImage): boolean {
  return asked === `v${version}` || former_versions.some((former) => asked === `v${former}`)
}

/** The address that shows the picture where this one does not: its present version, or at the host that keeps it. */
function findOtherAddress(asked: string, image: StoredImage, transformation: string): string | null {
  const { public_id, version, delivery_base } = image
  if (delivery_base) return variantUrl(public_id, version, transformation, delivery_base)
  return asked === `v${version}` ? null : variantUrl(public_id, version, transformation)
}
