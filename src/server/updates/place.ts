import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the updater's files in the data folder. */
export function updateFiles(dataDir: string) {
  const folder = join(dataDir, 'updates')
  return {
    folder,
    /** What an update has done and is about to do (journal.ts). */
    journal: join(folder, 'journal.json'),
    /** The update requested by the coach; starts the updater under systemd. */
    request: join(folder, 'request.json'),
    /** The available updates, as of the last query. */
    known: join(folder, 'known.json'),
    /** Holds writes while it is fresh (hold.ts). */
    hold: join(folder, 'hold.json'),
    /** The serving process and its address. */
    site: join(folder, 'site.json'),
    /** Files by which site and updater agree on who keeps the sockets meanwhile (port-holder.ts). */
    order: join(folder, 'order.json'),
    holder: join(folder, 'holder.json'),
    /** The downloaded archive. */
    download: join(folder, 'release.tar.gz'),
    /** The copy of the data for a new version's trial. */
    rehearsal: join(folder, 'rehearsal'),
    /** The database as a version left it, for a rollback. */
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
  chownToOwner(dataDir, files.folder)
  return files
}

/**
 * Gives files in the data folder to the site's user: under systemd the updater is root, and the site is not.
 *
 * @param path including everything in it
 */
export function chownToOwner(dataDir: string, path: string): void {
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

/** Returns the user of the site's processes, where it differs from this one's; null otherwise. */
export function ownerOf(dataDir: string): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = statSync(dataDir)
  return uid === 0 ? null : { uid, gid }
}
