import { setPriority } from 'node:os'
import { sharp } from './sharp.ts'

const MAX_MEMORY = 600_000_000
const LOOK_EVERY_MS = 20
/** Our own are 800 pixels wide and 600 high, and are painted half as large again. */
const DENSITY = 108
const MAX_PIXELS = 4_000_000

/**
 * Makes a PNG of a drawing of foreign origin. Its process is its own: it ends with it when it takes too much memory,
 * since the library that draws an SVG does not stop when it is told to.
 */
export function paintDrawing(file: Buffer): Promise<Buffer> {
  // The site goes first.
  setPriority(10)
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL')
  }, LOOK_EVERY_MS)
  return sharp(file, { density: DENSITY, limitInputPixels: MAX_PIXELS })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
