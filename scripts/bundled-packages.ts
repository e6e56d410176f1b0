import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'

const FOLDER = 'dist/packages'
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Returns `node_modules/sharp` for `node_modules/sharp/lib/index.js`; null for one of our files. */
export function packageFolder(file: string): string | null {
  return PACKAGE.exec(file)?.[0] ?? null
}

/** Records the packages whose code is in a bundle: a release names them all (RUN-RELEASE-1). */
export const noteBundledPackages: Plugin = {
  name: 'note-bundled-packages',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
    const root = `${process.cwd()}/`
    const folders = modules.map((id) =>
      packageFolder(id.slice(Math.max(0, id.indexOf(root))).replace(root, '')),
    )
    const entry = chunks.find(({ isEntry }) => isEntry)?.name
    if (entry === undefined) return
    mkdirSync(FOLDER, { recursive: true })
    const known = [...new Set(folders)].filter((folder) => folder !== null).sort()
    writeFileSync(join(FOLDER, `${entry}.json`), JSON.stringify(known))
  },
}

/** Returns the folders of all packages in the bundles of the last build. */
export function readBundledPackages(root: string): string[] {
  const files = readdirSync(join(root, FOLDER))
  const lists = files.map((file) => JSON.parse(readFileSync(join(root, FOLDER, file), 'utf8')))
  return z.array(z.array(z.string())).parse(lists).flat()
}
