import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/server/store/database.ts'
import { findFreePort } from '../support/free-port.ts'
import { type Ended, runUntilExit } from '../support/run-until-exit.ts'
import { makeDataFolder } from './data-folder.ts'

/** RUN-START-4: a single clear line naming the problem, exit code 1, no other output. */
function expectOneLine({ code, stdout, stderr }: Ended, naming: RegExp): void {
  expect(stderr).toMatch(naming)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

async function occupyPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('No port')
  return address.port
}

test('a port in use', async () => {
  const port = await occupyPort()
  expectOneLine(
    await runUntilExit({ PORT: String(port), DATA_DIR: await makeDataFolder() }),
    new RegExp(`PORT.*${port}`),
  )
})

test('an address of another machine', async () => {
  expectOneLine(
    await runUntilExit({ HOST: '203.0.113.7', DATA_DIR: await makeDataFolder() }),
    /HOST.*203\.0\.113\.7/,
  )
})

describe('an unusable data folder', () => {
  test('a file in its place', async () => {
    const file = join(await makeDataFolder(), 'data')
    await writeFile(file, 'not a folder')
    expectOneLine(await runUntilExit({ DATA_DIR: file }), /DATA_DIR.*data/)
  })

  test.runIf(process.platform === 'linux')('a path where no folder can be created', async () => {
    expectOneLine(await runUntilExit({ DATA_DIR: '/proc/no-such-place' }), /DATA_DIR.*no-such-place/)
  })

  test('a file in place of its parent', async () => {
    const file = join(await makeDataFolder(), 'parent')
    await writeFile(file, 'not a folder')
    expectOneLine(await runUntilExit({ DATA_DIR: join(file, 'data') }), /DATA_DIR.*parent/)
  })
})

// `src/server/config.test.ts` covers all malformed values and their messages.
test.for([
  ['PORT', 'eighty'],
  ['METRICS_TOKEN', 'short'],
])('a malformed variable: %s=%s', async ([name = '', value = '']) => {
  expectOneLine(
    await runUntilExit({ DATA_DIR: await makeDataFolder(), [name]: value }),
    new RegExp(`^${name} is malformed`),
  )
})

describe('an unusable store', () => {
  test('a file that is not a database', async () => {
    const dataDir = await makeDataFolder()
    await writeFile(join(dataDir, 'site.db'), 'not a database, whatever it is called. '.repeat(200))
    expectOneLine(await runUntilExit({ DATA_DIR: dataDir }), /^DATA_DIR .*site\.db \(SQLITE_NOTADB\)/)
  })

  test('an unreachable PostgreSQL', async () => {
    const port = await findFreePort()
    const url = `postgres://nobody:nothing@127.0.0.1:${port}/site`
    const ended = await runUntilExit({ DATA_DIR: await makeDataFolder(), DATABASE_URL: url })
    expectOneLine(ended, /^DATABASE_URL cannot be reached \(ECONNREFUSED\)/)
  })
})

test('a file in place of the picture folder', async () => {
  const dataDir = await makeDataFolder()
  await writeFile(join(dataDir, 'media'), 'not a folder')
  expectOneLine(await runUntilExit({ DATA_DIR: dataDir }), /^DATA_DIR .*media \(ENOTDIR\)/)
})

// RUN-CONFIG-7
test('a sample site whose pictures cannot be stored leaves no rows', async () => {
  const dataDir = await makeDataFolder()
  await mkdir(join(dataDir, 'media'))
  await writeFile(join(dataDir, 'media/originals'), 'not a folder')
  expectOneLine(
    await runUntilExit({ DATA_DIR: dataDir, SEED: 'sample' }),
    /^The sample site could not be made \(E[A-Z]+\)/,
  )
  const store = await openStore({ dataDir, databaseUrl: null })
  onTestFinished(() => store.close())
  expect(await store.db.selectFrom('articles').select('id').execute()).toEqual([])
})
