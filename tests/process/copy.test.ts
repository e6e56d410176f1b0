import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, inject, type TestContext, test } from 'vitest'
import { parseCopyKey } from '../../src/server/copy/copy-key.ts'
import { readCopyState } from '../../src/server/copy/copy-notes.ts'
import { readSnapshot } from '../../src/server/store/database.ts'
import { FAST_DISK } from '../support/fast-disk.ts'
import { LONG } from '../support/run-length.ts'
import { PROGRAM } from '../support/run-until-exit.ts'
import { startS3 } from '../support/s3.ts'
import { QUICK_START, type RunningSite, startSite } from '../support/site.ts'
import { waitForAnswer, waitUntil } from '../support/wait-until.ts'

const ARRIVES_WITHIN_MS = 30_000

type Finished = TestContext['onTestFinished']

async function start(finished: Finished, environment: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(environment)
  finished(() => {
    site.process.kill('SIGKILL')
  })
  return site
}

async function makeFolder(finished: Finished): Promise<string> {
  const folder = await mkdtemp(join(FAST_DISK, 'copy-test-'))
  finished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a folder with the tables of an empty site. */
async function makeEmptySite(finished: Finished): Promise<string> {
  const folder = await makeFolder(finished)
  await copyFile(join(inject('sqliteTemplate'), 'site.db'), join(folder, 'site.db'))
  return folder
}

/** Kills the site abruptly, as a lost machine would. */
async function kill(site: RunningSite): Promise<void> {
  const ended = new Promise((resolve) => site.process.once('exit', resolve))
  site.process.kill('SIGKILL')
  await ended
}

async function end(site: RunningSite): Promise<void> {
  const ended = new Promise((resolve) => site.process.once('exit', resolve))
  site.process.kill('SIGTERM')
  await ended
}

async function write(site: RunningSite, message: string): Promise<void> {
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada@example.com',
      subject: 'Hi',
      message,
    }),
  })
  expect(await answer.text()).toContain('"success":true')
}

/** Waits until everything written so far is at the second place, with all pictures. */
async function waitForCopy({ dataDir }: Pick<RunningSite, 'dataDir'>): Promise<void> {
  const journal = join(dataDir, 'site.db-wal')
  const written = existsSync(journal) ? (await stat(journal)).mtimeMs : 0
  await waitUntil(
    'everything was at the second place',
    async () => {
      const state = await readCopyState(dataDir)
      if (state === null || state.covered_at === null || state.problem !== null) return false
      const { covered_at, pictures, waiting_since } = state
      return (
        Date.parse(covered_at) >= written && waiting_since === null && pictures?.copied === pictures?.total
      )
    },
    ARRIVES_WITHIN_MS,
  )
}

const readProof = async ({ dataDir }: Pick<RunningSite, 'dataDir'>) =>
  (await readCopyState(dataDir))?.proof ?? null

async function waitForProblem(dataDir: string): Promise<string> {
  const ask = async () => (await readCopyState(dataDir))?.problem?.sentence ?? null
  return waitForAnswer(ask, ARRIVES_WITHIN_MS, 'the coach was told')
}

interface Restoring {
  dataDir: string
  args: string[]
  environment?: Record<string, string>
  typed?: string
}

async function restore({ dataDir, args, environment = {}, typed = '' }: Restoring) {
  const child = spawn(process.execPath, [PROGRAM, 'restore', ...args], {
    env: { PATH: process.env.PATH, ...QUICK_START, DATA_DIR: dataDir, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdin.end(typed)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, stdout, stderr }
}

const readKey = (dataDir: string) => readFile(join(dataDir, 'copy.key'), 'utf8')

async function readMessages(dataDir: string): Promise<string[]> {
  const rows = await readSnapshot({ databaseUrl: null, dataDir }, (db) =>
    db.selectFrom('messages').select('message').execute(),
  )
  return rows.map(({ message }) => message)
}

async function readPictures(dataDir: string): Promise<Record<string, string>> {
  const folder = join(dataDir, 'media/originals')
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const read = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(folder.length), (await readFile(path)).toString('base64')] as const
    })
  return Object.fromEntries(await Promise.all(read))
}

// Mostly waiting for background work.
describe.concurrent('the second place', () => {
  // COPY-FOLLOW-1, COPY-PICTURE-1, COPY-SETTINGS-1, COPY-BACK-1, COPY-BACK-2, COPY-LOCK-1
  test('a lost machine is restored from a folder: database, pictures, settings, by the command on the sheet', async ({
    onTestFinished: finished,
  }) => {
    const place = await makeFolder(finished)
    const site = await start(finished, {
      COPY: place,
      MAIL_FROM: 'Anna <hello@anna.example>',
      METRICS_TOKEN: 'abcdefghijklmnop',
    })
    await write(site, 'Kept elsewhere within seconds')
    await waitForCopy(site)
    await kill(site)
    const dataDir = await makeFolder(finished)
    const words = parseCopyKey(await readKey(site.dataDir))?.words ?? ''
    const still = await restore({ dataDir, args: [place], typed: words })
    expect(still).toMatchObject({ code: 6, stderr: expect.stringContaining('still writes to this copy') })
    const { code, stdout } = await restore({ dataDir, args: [place, '--force'], typed: `${words}\n` })
    expect(stdout).toMatch(/The last write in it is of .*, \d+ (second|minute)s? .*ago/)
    expect(code).toBe(0)
    expect(await readMessages(dataDir)).toContain('Kept elsewhere within seconds')
    expect(await readPictures(dataDir)).toEqual(await readPictures(site.dataDir))
    expect(await readKey(dataDir)).toBe(await readKey(site.dataDir))
    const settings = await readFile(join(dataDir, 'settings.env'), 'utf8')
    expect(settings.split('\n')).toContain('MAIL_FROM=Anna <hello@anna.example>')
    expect(settings).not.toMatch(/DATA_DIR|COPY_KEY|^PORT/m)

    const files = await readdir(place, { recursive: true, withFileTypes: true })
    for (const file of files.filter((file) => file.isFile())) {
      const head = (await readFile(join(file.parentPath, file.name))).subarray(0, 21).toString()
      expect(`${file.name} ${head}`).toBe(`${file.name} age-encryption.org/v1`)
    }
    const other = { dataDir: await makeFolder(finished), args: [place] }
    const refused = await restore({ ...other, environment: { COPY_KEY: 'A'.repeat(43) } })
    expect(refused).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('The key does not open the copy'),
    })
    expect(await restore({ ...other, typed: 'no such words\n' })).toMatchObject({ code: 1 })
  })

  // COPY-FOLLOW-2, COPY-OWNER-1, COPY-OWNER-3, COPY-PROVE-1
  test('a clean stop sends the last write; another site’s copy is refused, and a missing copy is not recreated', async ({
    onTestFinished: finished,
  }) => {
    const place = await makeFolder(finished)
    const home = await makeEmptySite(finished)
    const first = await start(finished, { COPY: place, DATA_DIR: home })
    await waitForCopy(first)

    // A proof must be able to fail: with a picture missing it reports that, and the database is copied anew.
    const [picture = ''] = await readdir(join(place, 'pictures'))
    await rename(join(place, 'pictures', picture), join(place, 'taken'))
    const [before = ''] = await readdir(join(place, 'database/generations'))
    await writeFile(join(home, 'copy/prove'), '')
    await waitUntil('it was tried', async () => (await readProof(first)) !== null, ARRIVES_WITHIN_MS)
    expect(await readProof(first)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('A picture came back as another one, or not at all'),
    })
    await rename(join(place, 'taken'), join(place, 'pictures', picture))
    await waitUntil(
      'a whole database was sent anew',
      async () => (await readdir(join(place, 'database/generations'))).some((name) => name !== before),
      ARRIVES_WITHIN_MS,
    )
    await waitForCopy(first)
    await write(first, 'Just before the stop')
    await end(first)
    const key = (await readKey(home)).trim()
    const dataDir = await makeFolder(finished)
    expect(await restore({ dataDir, args: [place], environment: { COPY_KEY: key } })).toMatchObject({
      code: 0,
    })
    expect(await readMessages(dataDir)).toContain('Just before the stop')

    const held = await readFile(join(place, 'site.json.age'))
    const another = await makeEmptySite(finished)
    const intruder = await start(finished, { COPY: place, DATA_DIR: another, COPY_KEY: key })
    expect(await waitForProblem(another)).toContain('Another site’s copy')
    expect(await readFile(join(place, 'site.json.age'))).toEqual(held)
    // It retries, and may use the place once that is empty.
    await kill(intruder)

    await rm(place, { recursive: true })
    await start(finished, { COPY: place, DATA_DIR: home })
    expect(await waitForProblem(home)).toContain('no longer at the second place')
  })

  // COPY-FOLLOW-1
  test('a copy in a bucket is restored', async ({ onTestFinished: finished }) => {
    const s3 = await startS3()
    finished(() => s3.close())
    const COPY = s3.address({ prefix: '/copy' })
    const home = await makeEmptySite(finished)
    const site = await start(finished, { COPY, DATA_DIR: home, SEED: 'none' })
    await write(site, 'In a bucket')
    await waitForCopy(site)
    await kill(site)
    const dataDir = await makeFolder(finished)
    const environment = { COPY_KEY: (await readKey(home)).trim() }
    expect(await restore({ dataDir, args: [COPY, '--force'], environment })).toMatchObject({ code: 0 })
    expect(await readMessages(dataDir)).toContain('In a bucket')
  })

  // COPY-FOLLOW-1, COPY-FAULT-1, COPY-PROVE-1
  test.runIf(LONG)(
    'a missing bucket is retried; the copy is proven, and restored with its pictures',
    async ({ onTestFinished: finished }) => {
      const s3 = await startS3()
      finished(() => s3.close())
      const home = await makeEmptySite(finished)
      const wrong = await start(finished, { COPY: s3.address({ bucket: 'nowhere' }), DATA_DIR: home })
      expect(await waitForProblem(home)).toContain('The bucket of the second place is not there')
      await write(wrong, 'The site goes on')
      await end(wrong)

      const COPY = s3.address({ prefix: '/copy' })
      const site = await start(finished, { COPY })
      await write(site, 'In a bucket')
      await waitForCopy(site)
      await writeFile(join(site.dataDir, 'copy/prove'), '')
      await waitUntil('it was proven', async () => (await readProof(site)) !== null, ARRIVES_WITHIN_MS)
      expect(await readProof(site)).toMatchObject({
        ok: true,
        sentence: expect.stringMatching(/^Brought back .* all equal\.$/),
      })
      await kill(site)
      const dataDir = await makeFolder(finished)
      const environment = { COPY_KEY: (await readKey(site.dataDir)).trim() }
      expect(await restore({ dataDir, args: [COPY, '--force'], environment })).toMatchObject({ code: 0 })
      expect(await readMessages(dataDir)).toContain('In a bucket')
      expect(Object.keys(await readPictures(dataDir)).length).toBeGreaterThan(20)
    },
  )
})
