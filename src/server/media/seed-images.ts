import { createHash } from 'node:crypto'
import { runPixelJob } from '../pixels/run-pixel-job.ts'
import { type MediaStore, originalKey } from './media-store.ts'

interface Illustration {
  /** The file's name, without `.svg`. */
  name: string
  svg: string
  mediaStore: MediaStore
}

/** Columns of the table of images for a stored illustration. */
export interface StoredIllustration {
  public_id: string
  version: string
  width: number
  height: number
  format: 'svg'
  bytes: number
  /** `#rrggbb`, shown while the image loads. */
  color: string
}

const FOLDER = 'samples'
/** Dots per inch: enough to average a drawing's colour. */
const THUMBNAIL_DENSITY = 6

/** Stores an own drawing as an original. The same drawing gets the same version, a changed one another. */
export async function storeIllustration({
  name,
  svg,
  mediaStore,
}: Illustration): Promise<StoredIllustration> {
  const bytes = Buffer.from(svg)
  const size = readSize(svg)
  const picture = {
    public_id: `${FOLDER}/${name}`,
    version: String(createHash('sha256').update(bytes).digest().readUInt32BE()),
  }
  const [color] = await Promise.all([
    readGroundColor(svg, size) ?? runPixelJob('averageColor', bytes, { density: THUMBNAIL_DENSITY }),
    mediaStore.write(originalKey(picture), bytes),
  ])
  return { ...picture, ...size, format: 'svg', bytes: bytes.length, color }
}

interface Size {
  width: number
  height: number
}

function readSize(svg: string): Size {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const read = (name: string) => Number(new RegExp(`\\s${name}="(\\d+(?:\\.\\d+)?)(?:px)?"`).exec(root)?.[1])
  const size = { width: read('width'), height: read('height') }
  if (!(size.width > 0 && size.height > 0)) throw new Error('The illustration does not say how large it is')
  return size
}

/** Returns the colour of the full-size paper that our scenes begin with; null for a cut-out. */
function readGroundColor(svg: string, { width, height }: Size): string | null {
  for (const [element] of svg.matchAll(/<(?:path|rect)\b[^>]*>/g)) {
    const covers =
      element.includes(`d="M0 0h${width}v${height}H0z"`) ||
      (element.startsWith('<rect') &&
        element.includes(` width="${width}"`) &&
        element.includes(` height="${height}"`))
    const fill = /\sfill="(#[0-9a-f]{6})"/.exec(element)?.[1]
    if (covers && fill) return fill
  }
  return null
}
