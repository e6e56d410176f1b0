import { setPriority } from 'node:os'
import sharp from 'sharp'
import { SECOND } from '../../domain/time/durations.ts'

// What the process of `paintDrawing` runs: one drawing comes as a message, one PNG goes back. It ends itself, since
// nothing else can: the library that draws an SVG does not stop when it is told to.

const MAX_MEMORY = 600_000_000
const LOOK_EVERY_MS = 20
/** The server kills it first, unless it is gone. */
const GRACE_MS = 2 * SECOND
/** Our own are 800 pixels wide and 600 high, and are painted half as large again. */
const DENSITY = 108
const MAX_PIXELS = 4_000_000

/** A normal exit would wait for the thread that draws. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}

// The site goes first.
setPriority(10)
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) end()
}, LOOK_EVERY_MS)
setTimeout(end, Number(process.argv[2]) + GRACE_MS)
// The server has gone, or has what it wanted.
process.once('disconnect', end)

process.once('message', (file: Uint8Array) => {
  void sharp(file, { density: DENSITY, limitInputPixels: MAX_PIXELS })
    .png({ compressionLevel: 6 })
    .toBuffer()
    .then((picture) => process.send?.(picture), end)
})
