import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import type { TestApp } from './app.ts'

/** Files that change even by reading. */
const READERS_MARKS = /-shm$/

/**
 * Gives each test of a file or group an app that no other test has written to. Opening one takes longer than most
 * tests: while its data folder is byte for byte as `begin` left it, and its clock too, the app is reused for the next
 * test. Only for apps that store everything there (SQLite).
 *
 * @param open makes the app; it is closed automatically
 * @param begin the preparation of every test, such as logging in
 */
export function openAppForEach(
  open: () => Promise<TestApp>,
  begin: (app: TestApp) => Promise<void> | void,
): void {
  let kept: { app: TestApp; state: string } | null = null
  const close = async () => {
    const closing = kept?.app.close()
    kept = null
    await closing
  }
  beforeEach(async () => {
    if (kept && readState(kept.app) === kept.state) return
    await close()
    const app = await open()
    kept = { app, state: '' }
    await begin(app)
    kept.state = readState(app)
  })
  afterAll(close)
}

/** Returns every file with its size and modification time, and the app's time. */
function readState({ dataDir, clock }: TestApp): string {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !READERS_MARKS.test(entry.name))
    .map(({ parentPath, name }) => {
      const { size, mtimeNs } = statSync(join(parentPath, name), { bigint: true })
      return `${join(parentPath, name)} ${size} ${mtimeNs}`
    })
  return [clock().toISOString(), ...files.sort()].join('\n')
}
