import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const MODULES = join(ROOT, 'node_modules')
/** The Node everything but the launcher runs under: one path on every system. */
export const NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * glibc by default keeps large pieces of memory for later, in as many heaps as there were threads. A site is told to give
 * each back; the process that makes its pictures keeps them while it lasts (run-pixel-job.ts). What is set outside wins.
 */
export const MEMORY_HABITS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Tests, which nothing is built from, and modules that are made of other sources. */
const NO_SOURCE = /\.(test|fixture|generated)\.tsx?$/

/**
 * @param {string[]} paths files and folders of the project; what is not there counts as empty, tests and generated modules do not count
 * @returns {string} one hash over all that lies in them
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

/** @param {string} path the file that says from what something was made; '' when it is not there */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
