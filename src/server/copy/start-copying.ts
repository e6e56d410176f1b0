import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { SECOND } from '../../domain/time/durations.ts'
import { isBusy } from '../store/dialects/sqlite-driver.ts'
import type { CopyManager, KeeperOptions } from './copy-manager.ts'
import { copyFolder } from './copy-notes.ts'

/** Another process of the site may end at any time: then this one takes over the copy. */
const ASK_EVERY_MS = 5 * SECOND

/**
 * Keeps the copy as soon as no other process does. It never blocks the site: failures are logged and shown in the
 * copy's state.
 *
 * @returns a function that stops it; to be called after the database was closed
 */
export function startCopying(options: KeeperOptions): () => Promise<void> {
  const { config, log } = options
  let keeper: CopyManager | null = null
  let giveBack: (() => void) | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function take(): Promise<void> {
    giveBack = takeCopyLock(config.dataDir)
    if (giveBack === null) return
    // Loaded lazily: most sites have no copy.
    const { CopyManager } = await import('./copy-manager.ts')
    keeper = await CopyManager.start(options)
  }
  function ask(): void {
    if (isStopped) return
    turn = take()
      .catch((error: unknown) => {
        log.error({ err: error }, 'The copy at the second place cannot be kept')
        giveBack?.()
        giveBack = null
      })
      .finally(() => {
        if (giveBack !== null) return
        timer = setTimeout(ask, ASK_EVERY_MS)
        timer.unref()
      })
  }
  let turn: Promise<void> = Promise.resolve()
  ask()

  return async () => {
    isStopped = true
    if (timer) clearTimeout(timer)
    await turn
    await keeper?.close()
    giveBack?.()
  }
}

/**
 * Takes the lock for keeping the copy of this data folder; null while another process holds it. The operating system
 * releases it when a process dies: it is SQLite's lock on a separate file.
 *
 * @returns a function that releases it
 */
function takeCopyLock(dataDir: string): (() => void) | null {
  const lock = new BetterSqlite(join(copyFolder(dataDir), 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}
