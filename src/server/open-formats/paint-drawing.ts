import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { startPixelProcess } from '../pixels/run-pixel-job.ts'

const MAX_BYTES = 2_000_000
const TIME_LIMIT_MS = 10 * SECOND
/** The elements our drawings use; none repeats, loads or computes anything else. */
const ELEMENTS = new Set(
  'svg title desc defs g path rect circle ellipse line polyline polygon linearGradient radialGradient stop filter feDropShadow'.split(
    ' ',
  ),
)
/** What a drawing needs to reference other resources, or to be parsed differently than here. */
const REACHES_OUT = /encoding\s*=\s*["'](?!utf-8["'])|url\(\s*["']?(?!#)|href\s*=/i
/** Each `<` with its element name; matches neither comments nor the XML declaration, which are allowed. */
const ELEMENT = /<(?!!--|\?xml\s)\/?([^\s/>]*)/g

/** The dark-mode colours of some of our drawings; the rasterized image is shown in both modes. */
const NIGHT = /<style>@media \(prefers-color-scheme:dark\)\{(?:\.[a-z]+\{fill:#[0-9a-f]{6}\})+\}<\/style>/

const UNUSABLE = 'This drawing is of a kind that cannot be kept.'

/**
 * Renders a drawing of an import to PNG. It is rendered in a separate process, which is killed when it takes too long
 * or too much memory: a few hundred bytes of SVG can keep the renderer busy for hours or fill the memory.
 *
 * @param timeLimitMs another one in tests
 * @throws Failure `invalid`
 */
export async function paintDrawing(file: Buffer, timeLimitMs = TIME_LIMIT_MS): Promise<Buffer> {
  if (file.length > MAX_BYTES) throw new Failure('invalid', UNUSABLE)
  const drawing = file.toString('utf8').replace(NIGHT, '')
  if (!isOfOurKind(drawing)) throw new Failure('invalid', UNUSABLE)
  const own = startPixelProcess()
  const timer = setTimeout(own.end, timeLimitMs)
  try {
    return await own.run('paintDrawing', Buffer.from(drawing))
  } catch (cause) {
    throw new Failure('invalid', 'This drawing cannot be read.', { cause })
  } finally {
    clearTimeout(timer)
    own.end()
  }
}

function isOfOurKind(drawing: string): boolean {
  if (REACHES_OUT.test(drawing)) return false
  for (const [, name = ''] of drawing.matchAll(ELEMENT)) if (!ELEMENTS.has(name)) return false
  return true
}
