import type { Product } from './product.ts'

export interface Watched {
  /** Response times in milliseconds of a cached page requested repeatedly meanwhile. */
  cachedPage: number[]
  cachedPageFailures: number
  /** The highest mean delay of the event loop in half a second, in milliseconds. */
  eventLoopDelay: number
  imageQueue: number
  /** Peak, in MiB. */
  memory: number
}

const PAUSE_MS = 50

/** Performs some work while a cached page is requested repeatedly and the product's own figures are read. */
export async function watchWhile<T>(product: Product, work: () => Promise<T>): Promise<[T, Watched]> {
  const watched: Watched = {
    cachedPage: [],
    cachedPageFailures: 0,
    eventLoopDelay: 0,
    imageQueue: 0,
    memory: 0,
  }
  let going = true
  const repeat = async (look: () => Promise<void>) => {
    while (going) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const watching = Promise.all([
    repeat(async () => {
      const started = performance.now()
      const answer = await fetch(product.url).catch(() => null)
      await answer?.arrayBuffer().catch(() => null)
      if (answer?.status === 200) watched.cachedPage.push(performance.now() - started)
      else watched.cachedPageFailures++
    }),
    repeat(async () => {
      const delay = await product.figure('site_event_loop_delay_seconds')
      watched.eventLoopDelay = Math.max(watched.eventLoopDelay, Math.round(delay * 1_000))
      const length = await product.figure('site_picture_queue_length')
      watched.imageQueue = Math.max(watched.imageQueue, length)
      watched.memory = Math.max(watched.memory, (await product.memory()).now)
    }),
  ])
  try {
    return [await work(), watched]
  } finally {
    going = false
    await watching
  }
}
