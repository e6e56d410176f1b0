import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const MODULES = join(ROOT, 'node_modules')
/** The Node that runs everything but the launcher: the same path on every system. */
export const NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * By default glibc retains large blocks of memory, in as many heaps as there were threads. The site returns each of them;
 * the process that makes its images keeps them while it runs (run-pixel-job.ts). Variables set in the environment win.
 */
export const MEMORY_HABITS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Tests, which no build uses, and generated modules. */
const NO_SOURCE = /\.(test|fixture|generated)\.tsx?$/

/**
 * @param {string[]} paths files and folders; missing ones count as empty, tests and generated modules are skipped
 * @returns {string} one hash of all their contents
 */
export function hashFiles(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const full = join(ROOT, path)
    if (!existsSync(full)) return
    let entries
    try {
      entries = readdirSync(full, { withFileTypes: true })
    } catch {
      hash.update(path).update(readFileSync(full))
      return
    }
    const sources = entries.filter(({ name }) => !NO_SOURCE.test(name))
    for (const entry of sources.sort((a, b) => (a.name < b.name ? -1 : 1))) visit(`${path}/${entry.name}`)
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}

/** @param {string} path the file that records the sources of a build; '' when it is missing */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
