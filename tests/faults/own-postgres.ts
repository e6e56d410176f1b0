import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { changeDatabase, createDatabase, withDatabase } from '../support/postgres-databases.ts'

const PROGRAM = fileURLToPath(new URL('../support/run-postgres.ts', import.meta.url))

/** Starts a PostgreSQL server for one test, which can be stopped and restarted; removed when the test has finished. */
export async function startOwnPostgres() {
  const keeper = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const ended = once(keeper, 'exit')
  onTestFinished(async () => {
    keeper.stdin.end()
    await ended
  })
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('PostgreSQL for the test has ended')
    return value
  }
  const server = await nextLine()
  // With the test run's usual asynchronous commit, an immediate stop would lose acknowledged writes.
  await createDatabase(server, 'site')
  await changeDatabase(server, 'site', 'set synchronous_commit = on')
  const tell = async (command: 'stop' | 'start') => {
    keeper.stdin.write(`${command}\n`)
    await nextLine()
  }
  return { url: withDatabase(server, 'site'), stop: () => tell('stop'), start: () => tell('start') }
}
