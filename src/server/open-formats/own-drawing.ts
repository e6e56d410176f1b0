import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ExportedImage } from '../../domain/export/export-format.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const DRAWINGS = join(PROJECT_ROOT, 'content/illustrations')
const NAME = /^samples\/([a-z0-9-]{1,80})$/

/** True for a drawing of the sample site, byte for byte as this product brings it along: that one may stay a drawing. */
export async function isOwnDrawing({ public_id }: ExportedImage, file: Buffer): Promise<boolean> {
  const name = NAME.exec(public_id)?.[1]
  if (name === undefined) return false
  const ours = await readFile(join(DRAWINGS, `${basename(name)}.svg`)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  return ours?.equals(file) === true
}
