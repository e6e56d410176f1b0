import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

const MANIFESTS = ['manifest.json', 'admin-manifest.json']
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)
/** Compressed files, written beside a built file. */
const COMPRESSED = /\.(br|gz)$/

/**
 * Prepares the folder for the next build. Open pages refer to files of the last build, so these stay until the build
 * after the next; everything else is removed.
 *
 * @param folder what the browser loads (`dist/client`)
 * @returns a function that removes, after the next build, the files that neither it nor the last one names
 */
export function keepFormerAssets(folder: string): () => void {
  const named = new Set(MANIFESTS.flatMap((name) => readNames(join(folder, name))))
  const assets = join(folder, 'assets')
  const before = new Map(listFiles(assets).map((name) => [name, writtenAt(join(assets, name))]))
  for (const name of listFiles(folder)) if (name !== 'assets') rmSync(join(folder, name), { recursive: true })
  return () => {
    for (const [name, time] of before) {
      if (COMPRESSED.test(name) || named.has(name) || writtenAt(join(assets, name)) !== time) continue
      for (const ending of ['', '.br', '.gz']) rmSync(join(assets, name + ending), { force: true })
    }
  }
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function writtenAt(file: string): number {
  return statSync(file).mtimeMs
}

function readNames(manifest: string): string[] {
  if (!existsSync(manifest)) return []
  const chunks = Object.values(manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))))
  return chunks.flatMap(({ file, css, assets }) => [file, ...css, ...assets]).map((path) => basename(path))
}
