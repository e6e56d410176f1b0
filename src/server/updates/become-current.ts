import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { environmentWith, readProcessConfig } from '../config.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { currentFolder, findLayout, isLaidOut, type Layout, PROGRAM } from './layout.ts'
import { openUpdateContext } from './open-context.ts'
import { updateFiles } from './place.ts'
import { repairUpdate } from './repair-update.ts'

/**
 * What a release does before it serves: an update that was broken off is finished or undone (UPDATE-REPAIR-1), and where
 * another version is the current one, this process becomes that: the folder a release was first unpacked into is where it
 * goes on to be started from (UPDATE-PLACE-2).
 */
export async function becomeCurrent(): Promise<void> {
  const layout = findLayout()
  if (layout === null || !isLaidOut(layout)) return
  const before = realpathSync(currentFolder(layout))
  const config = readProcessConfig()
  if (existsSync(updateFiles(config.dataDir).journal))
    await repairUpdate(await openUpdateContext(config, console.log))
  const current = realpathSync(currentFolder(layout))
  const isThis = current === realpathSync(PROJECT_ROOT)
  // One among the versions is started on purpose, as for a trial, unless `current` led here and leads elsewhere now.
  if (isThis || (isAmongVersions(layout) && current === before)) return
  const program = join(current, PROGRAM)
  process.execve?.(program, [program, 'start'], definedOf(environmentWith({})))
}

function isAmongVersions({ root }: Layout): boolean {
  return basename(dirname(PROJECT_ROOT)) === 'releases' && dirname(dirname(PROJECT_ROOT)) === root
}

function definedOf(environment: Record<string, string | undefined>): Record<string, string> {
  const defined: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) if (value !== undefined) defined[name] = value
  return defined
}
