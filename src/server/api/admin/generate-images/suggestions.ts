import { randomUUID } from 'node:crypto'
import { type ItemTexts, suggestImages } from '@happiness/illustrator'
import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../../../domain/errors.ts'
import type { GeneratedImage } from '../../../../domain/illustrations/image-suggestion-calls.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { type ImageApi, requestImages } from '../../../image-model/request-images.ts'
import type { MediaStore } from '../../../media/media-store.ts'
import { runPixelJob } from '../../../pixels/run-pixel-job.ts'
import { writeAuditEntry } from '../../../store/audit/audit-log.ts'
import type { Store } from '../../../store/database.ts'
import {
  findGeneratedImage,
  findGeneratedImages,
  type GeneratedImageRow,
  nextImageRound,
  pruneGeneratedImages,
  pruneImageRounds,
  readImageRound,
  saveGeneratedImages,
} from '../../../store/images/generated-images.ts'
import { consumeRateLimitOrFail } from '../../../store/rate-limits.ts'
import { laterThan } from '../../../store/stored-values.ts'
import type { Actor } from '../../../store/write-context.ts'

/** Path of a suggested image for the browser. */
function imagePath(id: string): string {
  return `/api/admin/generated-images/${id}`
}

/** Twice the drawing's own size, 1600 wide: sharp in every crop of the site. */
const RASTER_SCALE = 2

/** Converts a drawing of the illustrator to a PNG, marked as drawn by rules. */
export function rasterize(svg: string): Promise<Buffer> {
  return runPixelJob('rasterizeSuggestion', Buffer.from(svg), RASTER_SCALE)
}

/** After this time without a request, the series for a text restarts. */
const ROUNDS_KEPT_MS = 90 * DAY

/** Returns four drawn images: those shown last for these texts, or with `again` the next four of their series. */
export async function suggestDrawn(
  store: Store,
  texts: ItemTexts,
  { inputKey, again, now }: { inputKey: string; again: boolean; now: string },
): Promise<GeneratedImage[]> {
  const round = again ? await nextImageRound(store, inputKey, now) : await readImageRound(store, inputKey)
  if (again) await pruneImageRounds(store, new Date(Date.parse(now) - ROUNDS_KEPT_MS).toISOString())
  return suggestImages(texts, round).map(({ id, alt, width, height }) => ({
    id,
    url: imagePath(id),
    width: width * RASTER_SCALE,
    height: height * RASTER_SCALE,
    alt,
    source: 'illustrator' as const,
  }))
}

/** How long model images are kept for the editor; a chosen one is uploaded and stays. */
const KEPT_MS = DAY
/** Maximum number of model requests per day, whatever the browser sends: each costs money. */
export const GENERATIONS_A_DAY = 50

const FAILED = 'Failed to generate images. Please try again.'
const RETRY_AFTER_SECONDS = 10

interface Asking {
  texts: ItemTexts
  inputKey: string
  again: boolean
  now: Date
  actor: Actor
}

interface Options {
  store: Store
  mediaStore: MediaStore
  api: ImageApi
  log: FastifyBaseLogger
}

interface ModelSuggestions {
  /** Returns the latest images for these texts within a day, or new ones. Concurrent calls share one model request. */
  suggest(asking: Asking): Promise<GeneratedImage[]>
}

/** Creates suggestions painted by a model, kept for a day so that nothing is paid for twice. */
export function createModelSuggestions(options: Options): ModelSuggestions {
  const underWay = new Map<string, Promise<GeneratedImage[]>>()
  return {
    async suggest(asking) {
      const same = underWay.get(asking.inputKey)
      if (same) return same
      const result = suggestOnce(options, asking).finally(() => underWay.delete(asking.inputKey))
      underWay.set(asking.inputKey, result)
      return result
    },
  }
}

async function suggestOnce(options: Options, asking: Asking): Promise<GeneratedImage[]> {
  if (!asking.again) {
    const known = await findGeneratedImages(options.store, asking.inputKey, keptSince(asking.now))
    if (known.length > 0 && (await areAllThere(options.mediaStore, known))) return known.map(toSuggestion)
  }
  await takeFromBudget(options.store, asking.now)
  try {
    const made = await generate(options, asking)
    await audit(options.store, asking, { success: true, pictures: made.length })
    return made.map(toSuggestion)
  } catch (error) {
    options.log.error({ err: error }, 'The image API gave no pictures')
    await audit(options.store, asking, { success: false, pictures: 0 })
    throw new Failure('unavailable', FAILED, { retryAfter: RETRY_AFTER_SECONDS })
  }
}

async function generate({ store, mediaStore, api, log }: Options, asking: Asking) {
  const { texts, inputKey, now } = asking
  const pictures = await requestImages(api, texts)
  const [last] = await findGeneratedImages(store, inputKey, keptSince(now))
  // Keeps the order of requests even at equal timestamps.
  const created_at = last ? laterThan(last.created_at, now.toISOString()) : now.toISOString()
  const batch = randomUUID()
  const rows = pictures.map(({ width, height }, position): GeneratedImageRow => {
    const id = `ai-${randomUUID()}`
    return { id, input_key: inputKey, batch, position, width, height, created_at }
  })
  // The bytes first, so that no row ever refers to missing bytes.
  await Promise.all(
    rows.map(({ id, position }) => mediaStore.write(keyOf(id), pictures[position]?.bytes ?? Buffer.alloc(0))),
  )
  await saveGeneratedImages(store, rows)
  await removeOld(store, mediaStore, now).catch((err: unknown) =>
    log.warn({ err }, 'Old suggestions could not be removed'),
  )
  return rows
}

async function removeOld(store: Store, mediaStore: MediaStore, now: Date): Promise<void> {
  const gone = await pruneGeneratedImages(store, keptSince(now))
  await Promise.all(gone.map((id) => mediaStore.remove(keyOf(id))))
}

async function takeFromBudget(store: Store, now: Date): Promise<void> {
  const rate = { limit: GENERATIONS_A_DAY, windowMs: DAY, now: now.getTime() }
  const message = `Pictures were generated ${GENERATIONS_A_DAY} times within a day, which is the limit. Please try again tomorrow, or upload a picture of your own.`
  await consumeRateLimitOrFail(store, 'generate-images', rate, message)
}

function audit(
  store: Store,
  { actor, texts, now }: Asking,
  { success, pictures }: { success: boolean; pictures: number },
) {
  return writeAuditEntry(
    store,
    { now: now.toISOString(), actor },
    {
      action: 'images_generated',
      resource: 'image',
      details: { contentType: texts.contentType, source: 'ai', pictures },
      success,
      errorMessage: success ? undefined : FAILED,
    },
  )
}

/** Reads the bytes of a model image made within the last day; null without one. */
export async function readModelImage(
  { store, mediaStore }: Pick<Options, 'store' | 'mediaStore'>,
  id: string,
  now: Date,
): Promise<Buffer | null> {
  const found = await findGeneratedImage(store, id, keptSince(now))
  return found ? mediaStore.read(keyOf(found.id)) : null
}

function toSuggestion({ id, width, height }: GeneratedImageRow): GeneratedImage {
  return { id, url: imagePath(id), width, height, source: 'ai' }
}

/** Variants may be deleted at any time; then the images are lost even though their rows exist. */
async function areAllThere(mediaStore: MediaStore, rows: readonly GeneratedImageRow[]): Promise<boolean> {
  const found = await Promise.all(rows.map(({ id }) => mediaStore.read(keyOf(id))))
  return found.every((bytes) => bytes !== null)
}

function keyOf(id: string): string {
  return `variants/generated/${id}.webp`
}

function keptSince(now: Date): string {
  return new Date(now.getTime() - KEPT_MS).toISOString()
}
