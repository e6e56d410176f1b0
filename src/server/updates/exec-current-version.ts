import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { environmentWith } from '../config.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const PROGRAM = 'happiness-first'

/**
 * Replaces this process by the current version where that is another one: the folder a release was first unpacked into
 * remains the one it is called from (UPDATE-PLACE-2). A version called from the releases folder runs itself.
 *
 * @param args of the program
 */
export function execCurrentVersion(args: readonly string[]): void {
  const folder = dirname(PROJECT_ROOT)
  if (basename(folder) !== 'releases') become(join(folder, 'current'), args)
}

/** Runs the version a link leads to in place of this process, unless it is the same. */
export function become(link: string, args: readonly string[]): void {
  const program = join(link, PROGRAM)
  if (!existsSync(join(PROJECT_ROOT, PROGRAM)) || !existsSync(program)) return
  if (realpathSync(link) === realpathSync(PROJECT_ROOT)) return
  process.execve?.(program, [program, ...args], definedOf(environmentWith({})))
}

function definedOf(environment: Record<string, string | undefined>): Record<string, string> {
  const defined: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) if (value !== undefined) defined[name] = value
  return defined
}
