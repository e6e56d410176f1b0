import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The project's folder, wherever in it this code runs from: the sources, or the one file they are bundled into. */
export const PROJECT_ROOT = findRoot(import.meta.dirname)

/** What `npm start` runs: the server in one file, which Node reads in half the time of its two thousand modules. */
export const BUNDLED_SERVER = join(PROJECT_ROOT, 'dist/app/main.js')

/**
 * What a thread or a process of its own runs: bundled beside the server (scripts/build-server.ts), or its source where the
 * sources are run as they are.
 *
 * @param folder where the module is that starts it
 * @param source its path in the project
 */
export function findProgram(folder: string, source: string): string {
  const bundled = join(folder, `${basename(source, '.ts')}.js`)
  return existsSync(bundled) ? bundled : join(PROJECT_ROOT, source)
}

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}
