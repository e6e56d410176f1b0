import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import type { UploadedImage } from '../../domain/images/library-image.ts'
import { IMAGE_PRESETS, imageUrl } from '../../domain/images/presets.ts'
import { type UploadFields, uploadFieldsSchema } from '../../domain/images/upload-input.ts'
import type { UploadPreset } from '../../domain/images/upload-limits.ts'
import { refuseCrossSite } from '../http/csrf.ts'
import { sendError } from '../http/error-handler.ts'
import { CLOSED_POLICY } from '../http/security-headers.ts'
import { requireSession } from '../http/session-guard.ts'
import { actorOf } from '../http/visitor.ts'
import { createLimiter } from '../limiter.ts'
import type { PreparedImage } from '../pixels/prepare-image.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'
import type { Store } from '../store/database.ts'
import type { ImageHost } from './image-host.ts'
import type { MediaStore } from './media-store.ts'
import { MULTIPART_LIMITS, receiveUpload, refuseByHeaders } from './receive-upload.ts'
import type { RenderQueue } from './render-queue.ts'
import { storeUpload, storeUploadAtHost } from './store-upload.ts'

export interface UploadOptions {
  store: Store
  mediaStore: MediaStore
  /** Receives images instead of the media store. */
  imageHost: ImageHost | null
  queue: RenderQueue
  clock: () => Date
  siteUrl: string
  securityHeaders: Record<string, string>
}

const FEATURED = { blog: IMAGE_PRESETS.blogFeatured, recipe: IMAGE_PRESETS.recipeFeatured }

/**
 * Receives the uploads of the image service (IMG-UPLOAD-4). The answer has the external host's form, so `secure_url` is
 * absolute, on this site's public origin; pages build their own addresses from the id and the version.
 */
export async function uploadRoutes(app: FastifyInstance, options: UploadOptions): Promise<void> {
  // A file of 10 MB is in memory while it is checked, and larger once decoded: a few at a time, one of them decoding.
  const uploads = createLimiter({
    concurrency: 2,
    maxWaiting: 10,
    refusal: 'Several pictures are already being uploaded. Please try again in a moment.',
    retryAfter: 10,
  })
  const decoding = createLimiter({ concurrency: 1, maxWaiting: 10, refusal: 'Busy', retryAfter: 10 })

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Failure && error.cause) request.log.info({ err: error.cause }, error.message)
    return sendError(error, request, reply)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...options.securityHeaders,
      'content-security-policy': CLOSED_POLICY,
      'cache-control': 'no-store',
    })
    refuseCrossSite(request, options.siteUrl)
  })
  app.addHook('onRequest', requireSession(options))
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false })

  const preParsing = async (request: FastifyRequest) => refuseByHeaders(request)
  app.post('/media/image/upload', { preParsing }, async (request, reply) => {
    const answer = await uploads.run(async () => {
      const { file, filename, fields: given } = await receiveUpload(request)
      const fields = checkFields(given)
      const picture = await decoding.run(() =>
        options.queue.run(() => runPixelJob('prepareImage', file, fields.source)),
      )
      return storeImage({ picture, fields, filename }, request, options)
    })
    return sendUploaded(reply, answer)
  })
}

function checkFields(given: Record<string, string>): UploadFields {
  const checked = uploadFieldsSchema.safeParse(given)
  if (checked.success) return checked.data
  const details = checked.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }))
  throw new Failure('invalid', details[0]?.message ?? 'The upload is not valid.', { details })
}

async function storeImage(
  upload: { picture: PreparedImage; fields: UploadFields; filename: string },
  request: FastifyRequest,
  { store, mediaStore, imageHost, clock, siteUrl }: UploadOptions,
): Promise<UploadedImage> {
  const context = { now: clock().toISOString(), actor: actorOf(request) }
  if (imageHost) return storeUploadAtHost({ store, imageHost }, upload, context)
  const { public_id, version, width, height, format, bytes } = await storeUpload(
    { store, mediaStore },
    upload,
    context,
  )
  const secure_url = siteUrl + presetUrl(upload.fields.upload_preset, public_id, version)
  return { secure_url, public_id, version: Number(version), width, height, format, bytes }
}

function presetUrl(preset: UploadPreset, publicId: string, version: string): string {
  const { ratio, width } = FEATURED[preset]
  return imageUrl(publicId, version, ratio, width)
}

function sendUploaded(reply: FastifyReply, answer: UploadedImage): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(answer)
}
