import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../domain/errors.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { type MediaStore, originalKey, type StoredImage } from '../../media/media-store.ts'
import { createRenderQueue, type RenderQueue } from '../../media/render-queue.ts'
import { IMMUTABLE, sendBusy, sendByContent, sendMissing } from '../../media/send-image.ts'
import { runPixelJob } from '../../pixels/run-pixel-job.ts'
import type { CardOriginal } from '../../pixels/share-cards/draw-share-card.ts'
import {
  type CardImage,
  type CardKind,
  hashCard,
  isCardPage,
  planDayOf,
  type ShareCardInput,
  SITE_CARD,
} from '../../pixels/share-cards/share-card.ts'

interface CardCache extends CardSource {
  queue: RenderQueue
  /** Called when a card was made but could not be stored: it is served all the same. */
  onKeepError: (error: unknown) => void
}

/** Returns a stored card, or makes it. Cards are stored among the variants, so old ones are pruned with the oldest. */
async function findOrMakeCard(cache: CardCache, name: string, input: ShareCardInput): Promise<Buffer | null> {
  const { mediaStore, queue, onKeepError } = cache
  const key = `variants/share-cards/${input.kind}/${name}-${hashCard(input)}.jpg`
  const kept = await mediaStore.read(key)
  if (kept && isWholeJpeg(kept)) return kept
  return queue.runOnce(key, async () => {
    const made = await renderShareCard(input, cache)
    await mediaStore.write(key, made).catch(onKeepError)
    return made
  })
}

function isWholeJpeg(bytes: Buffer): boolean {
  return (
    bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  )
}

interface ShareCardOptions {
  mediaStore: MediaStore
  /** Finds the card of publicly visible content, else null; by id, slug or a page's name. */
  findCard: (kind: CardKind, name: string) => Promise<ShareCardInput | null>
  findImage?: CardSource['findImage']
  /** The queue shared with all other image making; without one these routes create their own. */
  queue?: RenderQueue
}

const RETRY_AFTER_SECONDS = 10
/** The address without a hash always shows the present card, so its cache lifetime is short. */
const SHORT = 'public, max-age=300'

/**
 * Serves share cards at `/share-cards/{kind}/{name}-{hash}.jpg`, cached permanently. Only the present card of visible
 * content is made or served. `{name}.jpg`, for pages that do not know the hash, shows the same.
 */
export async function shareCardRoutes(app: FastifyInstance, options: ShareCardOptions): Promise<void> {
  const { mediaStore, findCard, findImage, queue = createRenderQueue() } = options

  app.get<{ Params: { kind: string; file: string } }>('/share-cards/:kind/:file', async (request, reply) => {
    const asked = readCardAddress(request.params.kind, request.params.file)
    if (!asked) return sendMissing(reply)
    try {
      const card = await findCard(asked.kind, asked.name)
      if (!card || (asked.hash !== null && asked.hash !== hashCard(card))) return sendMissing(reply)
      const report = (message: string) => (err: unknown) => request.log.warn({ err, ...asked }, message)
      const bytes = await findOrMakeCard(
        {
          mediaStore,
          ...(findImage ? { findImage } : {}),
          queue,
          onImageError: report('A share card was made without its picture'),
          onKeepError: report('A share card was made but could not be kept'),
        },
        asked.name,
        card,
      )
      if (!bytes) return sendMissing(reply)
      const cacheControl = asked.hash === null ? SHORT : IMMUTABLE
      return sendByContent(request, reply, bytes, {
        contentType: 'image/jpeg',
        cacheControl,
        variesByAccept: false,
      })
    } catch (error) {
      if (error instanceof Failure)
        return sendBusy(reply, error.message, error.retryAfter ?? RETRY_AFTER_SECONDS)
      request.log.error({ err: error, ...asked }, 'A share card could not be made')
      return sendBusy(
        reply,
        'This picture cannot be made right now. Please try again in a moment.',
        RETRY_AFTER_SECONDS,
      )
    }
  })

  app.get('/share-cards/*', async (_request, reply) => sendMissing(reply))
}

interface CardAddress {
  kind: CardKind
  name: string
  hash: string | null
}

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-([0-9a-f]{16}))?\.jpg$/
const isId = (name: string) => /^[1-9]\d{0,9}$/.test(name)

/** Valid names per kind of card. */
const NAMES: Readonly<Record<CardKind, (name: string) => boolean>> = {
  articles: isId,
  recipes: isId,
  letters: (name) => name.length <= CONTENT_LIMITS.slug,
  pages: (name) => isCardPage(name) || planDayOf(name) !== null,
  site: (name) => name === SITE_CARD,
}

function isCardKind(kind: string): kind is CardKind {
  return Object.hasOwn(NAMES, kind)
}

function readCardAddress(kind: string, file: string): CardAddress | null {
  const [, name = '', hash = null] = FILE.exec(file) ?? []
  return isCardKind(kind) && NAMES[kind](name) ? { kind, name, hash } : null
}

interface CardSource {
  mediaStore: MediaStore
  /** Finds an image's present record: where its original is, and its focal point. */
  findImage?: (publicId: string) => Promise<StoredImage | null>
  /** Called when a card's image is missing or damaged: the card is made without it. */
  onImageError: (error: unknown) => void
}

/**
 * Renders a share card: a JPEG of 1200×630 under 300 KB, whatever its content. Rejects when the media store cannot be
 * reached, and with an `unavailable` Failure when images cannot be made now.
 */
export async function renderShareCard(input: ShareCardInput, source: CardSource): Promise<Buffer> {
  const picture = input.picture && (await readPicture(input.picture, source))
  const logo = input.logo ? await readImage(input.logo, source) : null
  const { bytes, errors } = await runPixelJob('drawShareCard', input, { picture, logo })
  for (const error of errors) source.onImageError(error)
  return bytes
}

async function readPicture(picture: CardImage, source: CardSource): Promise<CardOriginal | null> {
  const known = await source.findImage?.(picture.public_id)
  const image = known ? { ...picture, ...known } : picture
  const original = await readImage(image, source)
  return original && { image, original }
}

async function readImage(picture: CardImage, source: CardSource): Promise<Buffer | null> {
  if (picture.delivery_base) return null
  const original = await source.mediaStore.read(originalKey(picture))
  if (!original) source.onImageError(new Error(`The original of ${picture.public_id} is missing`))
  return original
}
