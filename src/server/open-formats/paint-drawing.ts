import { fork } from 'node:child_process'
import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { findProgram } from '../project-root.ts'

const MAX_BYTES = 2_000_000
const TIME_LIMIT_MS = 10 * SECOND
/** What our drawings are made of, and nothing that repeats, loads or computes something else. */
const ELEMENTS = new Set(
  'svg title desc defs g path rect circle ellipse line polyline polygon linearGradient radialGradient stop filter feDropShadow'.split(
    ' ',
  ),
)
/** What a drawing needs to reach beyond itself, or to be read as other than it looks here. */
const REACHES_OUT = /encoding\s*=\s*["'](?!utf-8["'])|url\(\s*["']?(?!#)|href\s*=/i
/** Each `<` with the name after it; of comments and of the XML declaration, which may stay, nothing. */
const ELEMENT = /<(?!!--|\?xml\s)\/?([^\s/>]*)/g

/** The colours some of our drawings put on by night; what is painted is seen by day and by night. */
const NIGHT = /<style>@media \(prefers-color-scheme:dark\)\{(?:\.[a-z]+\{fill:#[0-9a-f]{6}\})+\}<\/style>/

const UNUSABLE = 'This drawing is of a kind that cannot be kept.'

/**
 * Makes a PNG of a drawing that came with an import. It is drawn in a process of its own, which is killed when it takes
 * too long or too much memory: a few hundred bytes of SVG can keep the renderer busy for hours or fill the memory.
 *
 * @param timeLimitMs another one in tests
 * @throws Failure `invalid`
 */
export async function paintDrawing(file: Buffer, timeLimitMs = TIME_LIMIT_MS): Promise<Buffer> {
  if (file.length > MAX_BYTES) throw new Failure('invalid', UNUSABLE)
  const drawing = file.toString('utf8').replace(NIGHT, '')
  if (!isOfOurKind(drawing)) throw new Failure('invalid', UNUSABLE)
  const painted = await paintInProcess(Buffer.from(drawing), timeLimitMs)
  if (painted === null) throw new Failure('invalid', 'This drawing cannot be read.')
  return painted
}

function isOfOurKind(drawing: string): boolean {
  if (REACHES_OUT.test(drawing)) return false
  for (const [, name = ''] of drawing.matchAll(ELEMENT)) if (!ELEMENTS.has(name)) return false
  return true
}

/** Null when the process ended without a picture. */
async function paintInProcess(file: Buffer, timeLimitMs: number): Promise<Buffer | null> {
  const path = findProgram(import.meta.dirname, 'src/server/open-formats/paint-process.ts')
  const child = fork(path, [String(timeLimitMs)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
  })
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => resolve(null))
      child.once('message', (painted: Uint8Array) => resolve(Buffer.from(painted)))
      child.send(file, (error) => {
        // It ended before it read anything: its exit tells.
        if (error) resolve(null)
      })
    })
  } finally {
    child.kill('SIGKILL')
  }
}
