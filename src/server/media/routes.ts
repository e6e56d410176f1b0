import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import { isValidHostedId, parseTransformation, variantUrl } from '../../domain/images/presets.ts'
import { DAY } from '../../domain/time/durations.ts'
import { matchesEtag } from '../cache/send-response.ts'
import { UnreadableImage } from '../pixels/answer.ts'
import { readAcceptedFormats, readContentType } from '../pixels/formats.ts'
import type { KnownImages } from './known-images.ts'
import type { MediaStore, StoredImage } from './media-store.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import {
  hasMatchingEtag,
  IMMUTABLE,
  sendBusy,
  sendImage,
  sendMissing,
  sendMoved,
  sendNotModified,
  sendStoredImage,
} from './send-image.ts'
import { makeVariant, openVariant, type VariantRequest, variantTag } from './variants.ts'

export interface MediaOptions {
  mediaStore: MediaStore
  images: KnownImages
  clock: () => Date
  /** The queue shared with all other image making; without one these routes create their own. */
  queue?: RenderQueue
}

interface VariantParams {
  transformation: string
  version: string
  '*': string
}

const RETRY_AFTER_SECONDS = 10

/**
 * An ETag is derived from the address, so a 304 needs neither the store nor a file. But then no client would ever learn
 * that an image was removed: so a tag also contains the week it was issued in, and from the second week on the image is
 * looked up and sent anew, or 404. A removed image is confirmed for two weeks at most, and never by the process that
 * removed it.
 */
const TAG_PERIOD_MS = 7 * DAY

/**
 * Serves the images of the built-in image service (IMG-DELIVER-1). Only an allowlist is made: images and versions the
 * store knows, transformations of the presets. Everything else is 404.
 */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { mediaStore, images, clock, queue = createRenderQueue() } = options

  app.get<{ Params: VariantParams }>(
    '/media/image/upload/:transformation/:version/*',
    async (request, reply) => {
      const { transformation: asked, version, '*': publicId } = request.params
      const transformation = parseTransformation(asked)
      if (!transformation || !isValidHostedId(publicId)) return sendMissing(reply)

      const accepted = readAcceptedFormats(request.headers.accept)
      const period = Math.floor(clock().getTime() / TAG_PERIOD_MS)
      const tagOf = (at: number) => variantTag({ publicId, version, transformation: asked }, accepted, at)
      const answer = { etag: tagOf(period), cacheControl: IMMUTABLE, variesByAccept: true }
      const theirs = request.headers['if-none-match']
      if (theirs !== undefined && !images.isKnownMissing(publicId)) {
        const etag = [answer.etag, tagOf(period - 1)].find((tag) => hasMatchingEtag(theirs, [tag]))
        if (etag) return sendNotModified(reply, { ...answer, etag })
      }

      try {
        const image = await images.find(publicId)
        if (!image || !isVersionOf(version, image)) return sendMissing(reply)
        const elsewhere = findOtherAddress(version, image, asked)
        if (elsewhere) return sendMoved(reply, elsewhere)
        if (matchesEtag(theirs, answer.etag)) return sendNotModified(reply, answer)
        return await sendVariant(request, reply, { image, transformation, accepted }, answer)
      } catch (error) {
        return sendFailure(request, reply, error, { publicId, version })
      }
    },
  )

  app.get('/media/*', async (_request, reply) => sendMissing(reply))

  async function sendVariant(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: VariantRequest,
    answer: { etag: string; cacheControl: string; variesByAccept: boolean },
  ): Promise<FastifyReply> {
    const kept = await openVariant(mediaStore, wanted)
    const keptType = kept && readContentType(kept.head)
    if (kept && keptType) return sendStoredImage(request, reply, kept, { ...answer, contentType: keptType })
    const { public_id: publicId, version } = wanted.image
    const onKeepError = (err: unknown) =>
      request.log.warn({ err, publicId }, 'A variant was made but could not be kept')
    const made = await makeVariant({ mediaStore, render: queue.runOnce, onKeepError }, wanted)
    const contentType = made && readContentType(made)
    if (made && contentType) return sendImage(reply, made, { ...answer, contentType })
    request.log.error({ publicId, version }, 'The original of a picture is missing')
    return sendMissing(reply)
  }
}

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  address: { publicId: string; version: string },
): FastifyReply {
  if (error instanceof Failure) {
    if (error.cause) request.log.warn({ err: error.cause, ...address }, error.message)
    return sendBusy(reply, error.message, error.retryAfter ?? RETRY_AFTER_SECONDS)
  }
  if (error instanceof UnreadableImage) {
    request.log.error({ err: error, ...address }, 'The original of a picture cannot be read')
    return sendMissing(reply)
  }
  request.log.error({ err: error, ...address }, 'The pictures cannot be reached')
  return sendBusy(
    reply,
    'The pictures can’t be reached right now. Please try again in a moment.',
    RETRY_AFTER_SECONDS,
  )
}

function isVersionOf(asked: string, { version, former_versions = [] }: StoredImage): boolean {
  return asked === `v${version}` || former_versions.some((former) => asked === `v${former}`)
}

/** Returns the address to redirect to: the image's present version, or at the host that keeps it. */
function findOtherAddress(asked: string, image: StoredImage, transformation: string): string | null {
  const { public_id, version, delivery_base } = image
  if (delivery_base) return variantUrl(public_id, version, transformation, delivery_base)
  return asked === `v${version}` ? null : variantUrl(public_id, version, transformation)
}
