import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the updater keeps among the site's data. */
export function updateFiles(dataDir: string) {
  const folder = join(dataDir, 'updates')
  return {
    folder,
    /** What an update has done and is about to do (journal.ts). */
    journal: join(folder, 'journal.json'),
    /** Which update the coach has asked for; wakes the updater under systemd. */
    request: join(folder, 'request.json'),
    /** The updates there are, as last asked for. */
    known: join(folder, 'known.json'),
    /** Holds writes while it is fresh (hold.ts). */
    hold: join(folder, 'hold.json'),
    /** Which process serves, and where. */
    site: join(folder, 'site.json'),
    /** The site and the updater agree by these on who keeps its sockets meanwhile (port-holder.ts). */
    order: join(folder, 'order.json'),
    holder: join(folder, 'holder.json'),
    /** The archive that came. */
    download: join(folder, 'release.tar.gz'),
    /** A copy of the data a new version is tried on. */
    rehearsal: join(folder, 'rehearsal'),
    /** The database as a version left it, for the way back. */
    before: join(folder, 'before'),
  }
}

export type UpdateFiles = ReturnType<typeof updateFiles>

export function logFile({ folder }: UpdateFiles, version: string): string {
  return join(folder, `update-${version}.log`)
}

export function makeUpdateFolder(dataDir: string): UpdateFiles {
  const files = updateFiles(dataDir)
  mkdirSync(files.folder, { recursive: true, mode: 0o700 })
  giveToOwner(dataDir, files.folder)
  return files
}

/**
 * Under systemd the updater is root, and the site is not: what is written among its data is made its own.
 *
 * @param path with all that is in it
 */
export function giveToOwner(dataDir: string, path: string): void {
  const owner = ownerOf(dataDir)
  if (owner === null) return
  const give = (one: string) => {
    const stats = statSync(one, { throwIfNoEntry: false })
    if (!stats) return
    chownSync(one, owner.uid, owner.gid)
    if (stats.isDirectory()) for (const name of readdirSync(one)) give(join(one, name))
  }
  give(path)
}

/** As whom the site's processes run, where that is another user than this one's; null otherwise. */
export function ownerOf(dataDir: string): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = statSync(dataDir)
  return uid === 0 ? null : { uid, gid }
}
