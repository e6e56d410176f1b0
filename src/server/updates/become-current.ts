import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { environmentWith } from '../config.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const PROGRAM = 'happiness-first'

/**
 * Where another version is the current one, this process becomes that: the folder a release was first unpacked into is
 * where it goes on to be called from (UPDATE-PLACE-2). A version that is called among the others is meant itself.
 *
 * @param args of the program
 */
export function becomeCurrent(args: readonly string[]): void {
  const folder = dirname(PROJECT_ROOT)
  if (basename(folder) !== 'releases') become(join(folder, 'current'), args)
}

/** Runs what a link to a version leads to in place of this process, unless that is this version. */
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
