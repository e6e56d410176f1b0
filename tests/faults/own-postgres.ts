import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { changeDatabase, createDatabase, withDatabase } from '../support/postgres-databases.ts'

const PROGRAM = fileURLToPath(new URL('../support/run-postgres.ts', import.meta.url))

/** A PostgreSQL for one test, which may be stopped and started again; gone when the test has finished. */
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
  // Stopped at once, the run's usual haste would lose what it has acknowledged.
  await createDatabase(server, 'site')
  await changeDatabase(server, 'site', 'set synchronous_commit = on')
  const tell = async (command: 'stop' | 'start') => {
    keeper.stdin.write(`${command}\n`)
    await nextLine()
  }
  return { url: withDatabase(server, 'site'), stop: () => tell('stop'), start: () => tell('start') }
}
