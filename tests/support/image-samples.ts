import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openFolderStore } from '../../src/server/media/folder-store.ts'
import { createRenderQueue, type RenderQueue } from '../../src/server/media/render-queue.ts'
import { FAST_DISK } from './fast-disk.ts'

/** Images and media stores for tests. */

const ILLUSTRATIONS = join(import.meta.dirname, '../../content/illustrations')

/** Reads one of the sample site’s drawings, as SVG. */
export function readIllustration(name: string): Promise<string> {
  return readFile(join(ILLUSTRATIONS, `${name}.svg`), 'utf8')
}

/** Returns a picture split down the middle: red on the left, blue on the right. */
export function paintHalves(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const }
  return sharp({ create: { ...half, width, background: '#ff0000' } }).composite([
    { input: { create: { ...half, background: '#0000ff' } }, left: width - half.width, top: 0 },
  ])
}

/** Returns noise, the picture that compresses worst. */
export function paintNoise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
}

/** Returns a GIF with this many frames, each in another colour. */
export async function paintGif(frames: number, width = 120, height = 80): Promise<Buffer> {
  const colors = Array.from({ length: frames }, (_, index) => ({
    r: (index * 80) % 256,
    g: 30,
    b: 255 - ((index * 60) % 256),
  }))
  const pictures = colors.map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .gif({ delay: frames > 0 ? Array.from({ length: frames }, () => 100) : [] })
    .toBuffer()
}

/** Opens a media store in its own folder, deleted at the end of the test. */
export async function openTestStore(options: Parameters<typeof openFolderStore>[1] = {}) {
  const folder = await mkdtemp(join(FAST_DISK, 'media-'))
  const store = await openFolderStore(folder, options)
  return { folder, store, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Returns a queue that counts the work actually done. */
export function countWork(
  options: Parameters<typeof createRenderQueue>[0] = {},
): RenderQueue & { readonly made: string[] } {
  const queue = createRenderQueue(options)
  const made: string[] = []
  const count = (name: string, work: () => Promise<Buffer | null>) => () => {
    made.push(name)
    return work()
  }
  return {
    made,
    get length() {
      return queue.length
    },
    run: queue.run,
    whenIdle: queue.whenIdle,
    runOnce: (name, work) => queue.runOnce(name, count(name, work)),
    runOnceWhenIdle: (name, work) => queue.runOnceWhenIdle(name, count(name, work)),
  }
}
