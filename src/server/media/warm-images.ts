import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { heightFor, type ImageRatio, type Transformation } from '../../domain/images/presets.ts'
import type { ShownImage } from '../store/images/images.ts'
import type { MediaStore } from './media-store.ts'
import type { RenderQueue } from './render-queue.ts'
import { makeVariant, openVariant, rasterize, rasterizedKey } from './variants.ts'

interface WarmOptions {
  listShown: () => Promise<ShownImage[]>
  mediaStore: MediaStore
  queue: RenderQueue
  log: Pick<FastifyBaseLogger, 'warn' | 'debug'>
  /** Aborts the work at shutdown. */
  signal: AbortSignal
  /** Pause after a given time of work, in milliseconds; by default as long as the work. */
  restAfter?: (workedMs: number) => number
}

/** The sizes phones and laptops request most: cards, the featured block, an article's head. */
const WIDTHS = [400, 688, 800, 1200]
const RATIOS: Record<ShownImage['kind'], ImageRatio> = { article: '16:9', recipe: '4:3' }
/** Formats that all current browsers accept. */
const ACCEPTED = ['avif', 'webp'] as const

/**
 * Makes images before readers request them: rasterized drawings and the common variants of visible content. One at a
 * time, only while no request waits for an image, resting as long as it worked. Failures are logged and left to the
 * reader's request.
 *
 * @returns the number of images made
 */
export async function warmImages(options: WarmOptions): Promise<number> {
  const { listShown, log, signal, restAfter = (worked) => worked } = options
  let made = 0
  try {
    const started = performance.now()
    for (const picture of await listShown()) {
      for (const work of planWork(picture, options)) {
        if (signal.aborted) return made
        const before = performance.now()
        if (!(await attempt(work, options))) continue
        made += 1
        await rest(restAfter(performance.now() - before), undefined, { signal, ref: false })
      }
    }
    log.debug({ made, ms: Math.round(performance.now() - started) }, 'The usual pictures are made')
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'The usual pictures could not be made ahead')
  }
  return made
}

/** A failure, for example of a damaged original, does not stop the rest. */
async function attempt(work: () => Promise<boolean>, { log, signal }: WarmOptions): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'A usual picture could not be made ahead')
    return false
  }
}

/** Returns the tasks for one image; each resolves with whether there was anything to do. */
function planWork(picture: ShownImage, options: WarmOptions): (() => Promise<boolean>)[] {
  const ratio = RATIOS[picture.kind]
  const transformations = WIDTHS.map(
    (width): Transformation => ({ crop: 'fill', width, height: heightFor(ratio, width) }),
  )
  return [
    () => warmRasterized(picture, options),
    ...transformations.map((transformation) => () => warmVariant(picture, transformation, options)),
  ]
}

async function warmRasterized({ image }: ShownImage, { mediaStore, queue }: WarmOptions): Promise<boolean> {
  if (image.format !== 'svg' || (await mediaStore.read(rasterizedKey(image)))) return false
  await queue.runOnceWhenIdle(rasterizedKey(image), () => rasterize(mediaStore, image))
  return true
}

async function warmVariant(
  { image }: ShownImage,
  transformation: Transformation,
  { mediaStore, queue, log }: WarmOptions,
): Promise<boolean> {
  const request = { image, transformation, accepted: ACCEPTED }
  const kept = await openVariant(mediaStore, request)
  if (kept) {
    await kept.close()
    return false
  }
  const onKeepError = (err: unknown) => log.warn({ err }, 'A variant was made but could not be kept')
  await makeVariant({ mediaStore, render: queue.runOnceWhenIdle, onKeepError }, request)
  return true
}
