import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The project's folder, whether this code runs from the sources or from the bundle. */
export const PROJECT_ROOT = findRoot(import.meta.dirname)

/** What `npm start` runs: the server bundled into one file, which loads in half the time of its two thousand modules. */
export const BUNDLED_SERVER = join(PROJECT_ROOT, 'dist/app/main.js')

/**
 * Finds the program of a worker thread or child process: bundled beside the server (scripts/build-server.ts), or its
 * source where the sources are run directly.
 *
 * @param folder the folder of the module that starts it
 * @param source its path in the project
 */
export function findProgram(folder: string, source: string): string {
  const bundled = join(folder, `${basename(source, '.ts')}.js`)
  return existsSync(bundled) ? bundled : join(PROJECT_ROOT, source)
}

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}
