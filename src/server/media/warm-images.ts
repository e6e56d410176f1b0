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
  /** Ends the work at shutdown. */
  signal: AbortSignal
  /** How long to wait after so many milliseconds of work; as long again unless told. */
  restAfter?: (workedMs: number) => number
}

/** What phones and laptops ask for most: cards, the featured block, an article's head. */
const WIDTHS = [400, 688, 800, 1200]
const RATIOS: Record<ShownImage['kind'], ImageRatio> = { article: '16:9', recipe: '4:3' }
/** As every browser of today says it. */
const ACCEPTED = ['avif', 'webp'] as const

/**
 * Makes what readers will ask for before they do: rasterized drawings and the usual variants of what is visible.
 * One at a time, only while no request waits for a picture, and resting as long as it worked. What fails is logged and
 * left to the reader who asks for it.
 *
 * @returns how many it made
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

/** One that fails, as of a broken original, holds up none of the others. */
async function attempt(work: () => Promise<boolean>, { log, signal }: WarmOptions): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'A usual picture could not be made ahead')
    return false
  }
}

/** The pieces of work for one picture; each tells whether there was anything to do. */
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
