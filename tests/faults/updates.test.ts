import { existsSync } from 'node:fs'
import { readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { archiveName } from '../../src/domain/updates/releases.ts'
import { UPDATE_STEPS } from '../../src/domain/updates/update-calls.ts'
import { makeKeyPair } from '../../src/server/updates/signature.ts'
import { LONG } from '../support/run-length.ts'
import { type Behaviour, openUpdatableSite, type UpdatableSite } from '../support/update-site.ts'
import { waitUntil } from '../support/wait-until.ts'

async function openSite() {
  const site = await openUpdatableSite(join(inject('sqliteTemplate'), 'site.db'))
  onTestFinished(() => site.close())
  addMessage(site, 'Kept')
  return site
}

function addMessage({ query }: UpdatableSite, text: string): void {
  query(
    `insert into messages (first_name, last_name, email, subject, message, received_at, state)
     values ('A', 'B', 'a@b.co', 'S', '${text}', '2026-01-01T00:00:00.000Z', 'unread')`,
  )
}

const messages = ({ query }: UpdatableSite) => query('select message from messages')

/** Expects nothing of the update except the record of its outcome; the site is unchanged. */
async function expectUnchanged(site: UpdatableSite): Promise<void> {
  expect(messages(site)).toEqual([{ message: 'Kept' }])
  expect(site.query("select name from sqlite_master where name = 'from_the_future'")).toEqual([])
  expect(site.query('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  const left = await readdir(join(site.dataDir, 'updates'))
  for (const name of ['hold.json', 'rehearsal', 'release.tar.gz', 'lock', 'request.json'])
    expect(left).not.toContain(name)
}

// UPDATE-CHECK-1
describe('a release that was altered is refused', () => {
  const cases: [string, (site: UpdatableSite) => Promise<unknown>, RegExp][] = [
    ['a forged signature', (site) => site.sign(makeKeyPair().privateKey), /its signature does not fit/],
    ['a damaged file', (site) => damage(site), /is damaged: it is not the file that was published/],
    ['a file of another length', (site) => lengthen(site), /is larger than the \d+ bytes it should have/],
    [
      'a version it cannot follow',
      (site) => site.publish('1.1.0', 'good', '1.0.5'),
      /can only follow 1\.0\.5/,
    ],
  ]
  test.each(LONG ? cases : cases.slice(0, 2))('%s', async (_what, change, reason) => {
    const site = await openSite()
    await site.publish('1.1.0')
    await change(site)
    const { code, stdout, stderr } = await site.run(['update', '1.1.0'])
    expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(reason)])
    expect(await readdir(join(site.root, 'releases'))).toEqual(['1.0.0'])
    await expectUnchanged(site)
  })
})

async function damage({ source }: UpdatableSite): Promise<void> {
  const file = join(source, archiveName('1.1.0'))
  const bytes = await readFile(file)
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
  await writeFile(file, bytes)
}

async function lengthen({ source }: UpdatableSite): Promise<void> {
  const file = join(source, archiveName('1.1.0'))
  await writeFile(file, Buffer.concat([await readFile(file), Buffer.from('more')]))
}

if (LONG)
  test('an older, an installed and an unknown version are each refused in a sentence', async () => {
    const site = await openSite()
    await site.publish('0.9.0')
    for (const [version, sentence] of [
      ['0.9.0', /^0\.9\.0 is older than 1\.0\.0/],
      ['1.0.0', /^You have 1\.0\.0 already\./],
      ['1.7.0', /^There is no version 1\.7\.0/],
      ['new', /is no version/],
    ] as const) {
      const { code, stderr } = await site.run(['update', version])
      expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)])
    }
    await expectUnchanged(site)
  })

// UPDATE-ROOM-1
if (LONG)
  test('a disk that is too full is reported before anything is written', async () => {
    const site = await openSite()
    await site.publish('1.1.0')
    const { stdout } = await site.updateAndDie('never', 1_000_000)
    expect(stdout).toMatch(
      /There is not enough room on the disk: the update needs \d+ MB, and 1\.0 MB are free\./,
    )
    expect((await site.journal()).state).toBe('failed')
    await expectUnchanged(site)
  })

// UPDATE-TRIAL-1
if (LONG)
  describe('a failure on the copy leaves the site unchanged and serving', () => {
    test.each<[Behaviour, RegExp]>([
      ['fails to migrate', /does not start: Step 999-future of the database's set-up failed: no such table/],
      ['does not start', /does not start: There is no light in this kitchen/],
    ])('%s', async (behaviour, reason) => {
      const site = await openSite()
      await site.start()
      await site.publish('1.1.0', behaviour)
      const { code, stdout } = await site.run(['update'])
      expect([code, stdout]).toEqual([1, expect.stringMatching(reason)])
      expect(stdout).toContain('You still have 1.0.0; nothing was changed.')
      expect([await site.serving(), site.process()?.exitCode]).toEqual(['1.0.0', null])
      await expectUnchanged(site)
    })
  })

// UPDATE-UNDO-1
test('a version that fails on the live site is rolled back with its changes to the data', async () => {
  const site = await openSite()
  await site.publish('1.1.0', 'ends live')
  const { code, stdout } = await site.run(['update'])
  expect([code, stdout]).toEqual([
    1,
    expect.stringContaining(
      '1.0.0 is back, and all is as before.\nWhy: 1.1.0 ended right after it was started.',
    ),
  ])
  const { state, steps } = await site.journal()
  expect([state, steps.slice(-3).map((step) => `${step.name} ${step.state}`)]).toEqual([
    'rolled_back',
    ['switch done', 'health failed', 'undo done'],
  ])
  expect(await readlink(join(site.root, 'current'))).toBe('releases/1.0.0')
  await expectUnchanged(site)
})

// UPDATE-UNDO-1, UPDATE-UNDO-2
if (LONG)
  test('a running site runs again after an undone update, and the coach gets one letter', async () => {
    const site = await openSite()
    await site.start()
    await site.publish('1.1.0', 'ends live')
    expect((await site.run(['update'])).code).toBe(1)
    expect(await site.serving()).toBe('1.0.0')
    await expectUnchanged(site)
    const letters = () => site.query("select kind from outbox where kind = 'update_undone'")
    await waitUntil('the coach is told', () => letters().length > 0)
    expect((await site.run(['update'])).code).toBe(1)
    await waitUntil('the coach is told of the second one', () => letters().length === 2)
  })

// UPDATE-ROLLBACK-1
if (LONG)
  test('a rollback restores the previous version with its database, after naming what will be lost', async () => {
    const site = await openSite()
    await site.start()
    expect((await site.run(['rollback', '--yes'])).stderr).toBe(
      'There is no version before 1.0.0 to go back to.\n',
    )
    await site.publish('1.1.0', 'migrates')
    expect((await site.run(['update'])).code).toBe(0)
    expect((await site.run(['update'])).stdout).toBe('There is nothing newer.\n')
    addMessage(site, 'Written since')

    const refused = await site.run(['rollback'], 'no\n')
    expect([refused.code, refused.stderr]).toEqual([1, 'Nothing was changed.\n'])
    expect(refused.stdout).toContain('with it 1 message added since.')
    expect(await site.serving()).toBe('1.1.0')
    const back = await site.run(['rollback'], 'yes\n')
    expect([back.stderr, back.code]).toEqual(['', 0])
    expect(await site.serving()).toBe('1.0.0')
    await expectUnchanged(site)
    // It can be updated again.
    expect((await site.run(['update'])).code).toBe(0)
    expect(await site.serving()).toBe('1.1.0')
  })

// UPDATE-HEALTH-1
if (LONG)
  describe('waiting for health', () => {
    test('a version that becomes ready slowly is kept', async () => {
      const site = await openSite()
      await site.start()
      await site.publish('1.1.0', 'is slow live')
      expect((await site.run(['update'])).code).toBe(0)
      expect(await site.serving()).toBe('1.1.0')
      expect(messages(site)).toEqual([{ message: 'Kept' }])
    })

    test('a version that never becomes ready is rolled back', async () => {
      const site = await openSite()
      await site.start()
      await site.publish('1.1.0', 'never ready live')
      const { stdout } = await site.updateAndDie('never')
      expect(stdout).toContain('1.1.0 was not ready within 5 seconds.')
      expect(await site.serving()).toBe('1.0.0')
      await expectUnchanged(site)
    })
  })

// UPDATE-REPAIR-1
test('the updater’s repair stops a version that is still starting before it restores the data', async () => {
  const site = await openSite()
  await site.start()
  await site.publish('1.1.0', 'never ready live')
  await site.updateAndDie('switch:done')
  const { code, stdout } = await site.run(['update', '--repair'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('1.0.0 is back with its data')])
  await waitUntil('the previous version serves', async () => (await site.serving()) === '1.0.0')
  expect(messages(site)).toEqual([{ message: 'Kept' }])
})

// UPDATE-KEPT-1
if (LONG)
  test('of consecutive updates the three newest versions are kept, and no data is lost', async () => {
    const site = await openSite()
    await site.start()
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
      await site.publish(version)
      expect((await site.run(['update'])).code).toBe(0)
      expect(await site.serving()).toBe(version)
    }
    expect((await readdir(join(site.root, 'releases'))).sort()).toEqual(['1.1.0', '1.2.0', '1.3.0'])
    expect(messages(site)).toEqual([{ message: 'Kept' }])
  })

// UPDATE-JOURNAL-1, UPDATE-REPAIR-1
describe('killed at any moment: the old or the new version runs', () => {
  const everywhere = [
    ...UPDATE_STEPS.flatMap((name) => [`${name}:running`, `${name}:done`]),
    'stopping',
    'switching',
  ]
  const moments: [string, Behaviour][] = [
    ...everywhere.map((where) => [where, 'migrates'] as [string, Behaviour]),
    ['undoing', 'ends live'],
    ['undo:done', 'ends live'],
  ]
  const few = new Set(['switching'])
  test.each(LONG ? moments : moments.filter(([where]) => few.has(where)))(
    '%s (%s), and the next start repairs it',
    async (where, behaviour) => {
      const site = await openSite()
      await site.start()
      await site.publish('1.1.0', behaviour)
      await site.updateAndDie(where)
      // Power is restored: every process is gone, and the site is started as usual.
      if ((await site.serving()) === null) await site.start()
      const serving = await site.serving()
      expect(['1.0.0', '1.1.0']).toContain(serving)
      expect(messages(site)).toEqual([{ message: 'Kept' }])
      if (behaviour === 'ends live') expect(serving).toBe('1.0.0')
      if (!LONG) return expect(existsSync(join(site.dataDir, 'updates/hold.json'))).toBe(false)

      await site.publish('1.2.0')
      const again = await site.run(['update'])
      expect([again.stderr, again.code]).toEqual(['', 0])
      expect(await site.serving()).toBe('1.2.0')
      expect(messages(site)).toEqual([{ message: 'Kept' }])
      expect(existsSync(join(site.dataDir, 'updates/hold.json'))).toBe(false)
    },
  )
})
