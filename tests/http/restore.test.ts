import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { backupListAnswer } from '../../src/domain/backups/backup-calls.ts'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { MIGRATIONS } from '../../src/server/store/migrate.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { flipByte, makeOtherVersion } from '../support/backup-site.ts'
import { DATABASES, DATABASES_AT_LENGTH } from '../support/databases.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/login.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'
import { upload } from '../support/uploads.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const PASSWORD = 'correct horse'
const START = '2026-03-04T09:00:00.000Z'

describe.each(DATABASES)('on %s', (kind) => {
  /** In `npm test` PostgreSQL covers the transaction around a restore, SQLite its content. */
  const isWhole = DATABASES_AT_LENGTH.includes(kind)
  let app: TestApp
  let ask: AdminClient
  let databaseUrl: string | null = null
  const name = `restore_${process.pid}_${Date.now()}`
  beforeAll(async () => {
    if (kind === 'postgres') {
      await copyDatabase(inject('postgresUrl'), name, inject('postgresTemplate'))
      databaseUrl = withDatabase(inject('postgresUrl'), name)
    }
    app = await openTestApp({
      now: START,
      databaseUrl,
      environment: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl },
    })
    await setAdminPassword(app.store.db, PASSWORD, START)
    ask = await openAdminClient(app)
  })
  afterAll(async () => {
    await app.close()
    if (databaseUrl !== null) await dropDatabase(inject('postgresUrl'), name)
  })

  const list = async () => backupListAnswer.parse((await ask('GET', '/backups')).json())
  const whenIdle = () =>
    waitForAnswer(async () => {
      const answer = await list()
      return answer.running ? null : answer
    }, 90_000)
  const restore = (name: string, password = PASSWORD) => ask('POST', `/backups/${name}/restore`, { password })
  const get = async (url: string) => (await app.server.inject({ url })).statusCode
  const subscribe = (email: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email, referralSource: 'footer' },
    })
  const write = (title: string) =>
    ask('POST', '/articles', {
      title,
      slug: title.toLowerCase(),
      content: `Words about ${title}.`,
      status: 'published',
    })
  const search = async (q: string) =>
    (await app.server.inject({ url: `/api/public/search?q=${q}` }))
      .json()
      .results.map(({ title }: { title: string }) => title)
  async function makeBackup(at: string): Promise<string> {
    app.setNow(at)
    expect((await ask('POST', '/backups')).statusCode).toBe(202)
    const { backups } = await whenIdle()
    return backups[0]?.name ?? ''
  }

  // BACKUP-LIVE-2, BACKUP-LIVE-4, BACKUP-LIVE-5
  test('texts, pictures, pages and search are restored; the present site is backed up first, and the session continues', async () => {
    const kept = (await write('Walnuts')).json().article
    const picture = await app.server.inject({ url: `/blog/${kept.slug}` })
    expect(picture.statusCode).toBe(200)
    const backup = await makeBackup('2026-03-04T10:00:00.000Z')

    app.setNow('2026-03-04T11:00:00.000Z')
    await ask('PUT', `/articles/${kept.id}`, { title: 'Peanuts', updated_at: kept.updated_at })
    const later = (await write('Zebras')).json().article
    expect([await get(`/blog/${later.slug}`), await search('zebras')]).toEqual([200, ['Zebras']])
    const { total: entries } = (await ask('GET', '/history')).json()

    const begun = await restore(backup)
    expect([begun.statusCode, begun.json().running.restoring]).toEqual([202, backup])
    expect((await restore(backup)).statusCode).toBe(409)
    const saving = write('Meanwhile')
    const shown: (number | string | undefined)[] = []
    while ((await list()).running) {
      const page = await app.server.inject({ url: `/blog/${kept.slug}` })
      shown.push(page.statusCode, /Walnuts|Peanuts/.exec(page.body)?.[0])
    }
    // Readers see the old site or the restored one; caches of the old one are checked below.
    expect(shown.slice(0, 2)).toEqual([200, 'Peanuts'])
    for (const seen of shown) expect([200, 'Peanuts', 'Walnuts']).toContain(seen)
    const waited = await saving
    expect([201, 503]).toContain(waited.statusCode)
    if (waited.statusCode === 503) expect(waited.headers['retry-after']).toBeDefined()
    const after = await whenIdle()
    expect(after.last_restore).toEqual({
      name: backup,
      at: '2026-03-04T11:00:00.000Z',
      ok: true,
      reason: null,
    })
    expect(after.backups[0]).toMatchObject({ kind: 'before-restore', proof: { proven: true } })

    expect((await app.server.inject({ url: `/blog/${kept.slug}` })).body).toContain('Walnuts')
    expect([await get(`/blog/${later.slug}`), await search('zebras'), await search('walnuts')]).toEqual([
      404,
      [],
      ['Walnuts'],
    ])
    // The history is not restored.
    expect((await ask('GET', '/history')).json().total).toBeGreaterThan(entries)
    // No id is reused: an address of one item must not become another's.
    expect((await write('Newer')).json().article.id).toBeGreaterThan(later.id)

    // And back to the later state.
    app.setNow('2026-03-04T12:00:00.000Z')
    expect((await restore(after.backups[0]?.name ?? '')).statusCode).toBe(202)
    expect((await whenIdle()).last_restore?.ok).toBe(true)
    expect((await app.server.inject({ url: `/blog/${later.slug}` })).body).toContain('Zebras')
  })

  // TRASH-KEEP-3
  test.runIf(isWhole)(
    'the trash is restored: items deleted since are back, items deleted before can be restored',
    async () => {
      const before = (await write('Lentils')).json().article
      await ask('DELETE', `/articles/${before.id}`)
      const since = (await write('Barley')).json().article
      const file = await paintHalves(640, 480).jpeg().toBuffer()
      const keep = async (filename: string) =>
        (await upload(app, { file, filename, headers: { cookie: await logIn(app) } })).json().public_id
      const picture = await keep('before.jpg')
      const backup = await makeBackup('2026-03-04T12:20:00.000Z')
      app.setNow('2026-03-04T12:30:00.000Z')
      for (const path of [`/articles/${since.id}`, `/images/${picture}`])
        expect((await ask('DELETE', path)).statusCode).toBe(204)
      expect((await ask('DELETE', `/trash/image/${picture}`)).statusCode).toBe(204)
      expect((await ask('POST', `/trash/article/${before.id}/restore`)).statusCode).toBe(200)

      expect((await restore(backup)).statusCode).toBe(202)
      expect((await whenIdle()).last_restore?.ok).toBe(true)
      const { items } = (await ask('GET', '/trash')).json()
      expect(items.map(({ title }: { title: string }) => title)).toEqual(['Lentils'])
      expect([await get('/blog/lentils'), await get('/blog/barley')]).toEqual([410, 200])
      expect((await ask('GET', `/images/${picture}`)).statusCode).toBe(200)
      expect((await ask('POST', `/trash/article/${before.id}/restore`)).statusCode).toBe(200)
      expect(await get('/blog/lentils')).toBe(200)
    },
  )

  if (kind === 'postgres')
    // BACKUP-LIVE-3
    test('two at once, by two processes: one after the other, and the site is as one of them, never a mixture', async () => {
      const rice = (await write('Rice')).json().article
      const first = await makeBackup('2026-03-04T12:40:00.000Z')
      await ask('PUT', `/articles/${rice.id}`, { title: 'Quinoa', content: 'Words about Quinoa.' })
      const second = await makeBackup('2026-03-04T12:45:00.000Z')
      await ask('PUT', `/articles/${rice.id}`, { title: 'Millet', content: 'Words about Millet.' })
      const other = await openTestApp({
        now: '2026-03-04T12:50:00.000Z',
        databaseUrl,
        environment: { DATABASE_URL: databaseUrl ?? '' },
      })
      onTestFinished(() => other.close())
      await cp(join(app.dataDir, 'backups'), join(other.dataDir, 'backups'), { recursive: true })
      const askOther = await openAdminClient(other)
      app.setNow('2026-03-04T12:50:00.000Z')
      const begun = await Promise.all([
        restore(first),
        askOther('POST', `/backups/${second}/restore`, { password: PASSWORD }),
      ])
      expect(begun.map(({ statusCode }) => statusCode)).toEqual([202, 202])
      await whenIdle()
      await waitForAnswer(
        async () => ((await askOther('GET', '/backups')).json().running ? null : true),
        90_000,
      )
      const { title, content } = (await ask('GET', `/articles/${rice.id}`)).json().article
      expect(['Rice', 'Quinoa']).toContain(title)
      expect(content).toBe(`Words about ${title}.`)
      expect(await search(title.toLowerCase())).toEqual([title])
      expect(await search('millet')).toEqual([])
      const entries = await app.store.db
        .selectFrom('audit_log')
        .select(['resource_id', 'success'])
        .where('action', '=', 'backup_restored')
        .where('timestamp', '>=', '2026-03-04T12:50:00.000Z')
        .execute()
      // Each restore is recorded; one that lost against the other says so, and changed nothing.
      expect(entries.map(({ resource_id }) => resource_id).sort()).toEqual([first, second].sort())
      expect(entries.some(({ success }) => success === 1)).toBe(true)
    })

  // Independent of the database.
  if (kind === 'sqlite')
    // BACKUP-LIVE-1, BACKUP-LIVE-6
    test('a wrong password changes nothing and counts like one at the login', async () => {
      app.setNow('2026-03-04T13:00:00.000Z')
      const backup = 'site-2026-03-04-130000.backup'
      await mkdir(join(app.dataDir, 'backups'), { recursive: true })
      await writeFile(join(app.dataDir, 'backups', backup), 'It is not come to.')
      const wrong = await restore(backup, 'battery staple')
      expect([wrong.statusCode, wrong.json().details[0].field]).toEqual([400, 'password'])
      for (let guess = 0; guess < 5; guess++) await restore(backup, 'battery staple')
      expect((await restore(backup)).statusCode).toBe(429)
      const { running, backups } = await list()
      expect([running, backups[0]?.name]).toEqual([null, backup])
      app.setNow('2026-03-04T14:00:00.000Z')
      expect((await restore('..%2Fsite.db')).statusCode).toBe(404)
      expect((await ask('POST', `/backups/${backup}/restore`, {})).statusCode).toBe(400)
    })

  // BACKUP-LIVE-7, BACKUP-LIVE-8
  test.runIf(isWhole)('what readers did since is kept, and no letter is sent twice', async () => {
    const { db } = app.store
    app.setNow('2026-03-04T15:00:00.000Z')
    for (const email of ['stays@example.com', 'leaves@example.com', 'erased@example.com'])
      await subscribe(email)
    await db.updateTable('subscribers').set({ state: 'active' }).execute()
    const issue = (await ask('POST', '/issues', { subject: 'Hello', content: 'Words' })).json().issue
    await db.updateTable('issues').set({ state: 'scheduled', send_at: '2026-03-04T17:00:00.000Z' }).execute()
    const lettersWaiting = await db.selectFrom('outbox').selectAll().where('state', '!=', 'sent').execute()
    const backup = await makeBackup('2026-03-04T16:00:00.000Z')

    app.setNow('2026-03-04T18:00:00.000Z')
    await db.updateTable('outbox').set({ state: 'sent', sent_at: '2026-03-04T17:30:00.000Z' }).execute()
    await db.updateTable('issues').set({ state: 'sent', sent_at: '2026-03-04T17:00:00.000Z' }).execute()
    await db
      .updateTable('subscribers')
      .set({ state: 'unsubscribed' })
      .where('email', '=', 'leaves@example.com')
      .execute()
    await db
      .updateTable('subscribers')
      .set({ plan_day: 5 })
      .where('email', '=', 'stays@example.com')
      .execute()
    const { id } = await db
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', 'erased@example.com')
      .executeTakeFirstOrThrow()
    expect((await ask('DELETE', `/subscribers/${id}`)).statusCode).toBe(204)
    await subscribe('new@example.com')
    await app.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload: {
        firstName: 'Anna',
        lastName: 'Berg',
        email: 'anna@example.com',
        subject: 'A question',
        message: 'Is there a place left?',
      },
    })
    const sentBefore = await db
      .selectFrom('outbox')
      .select(['id', 'state', 'subscriber_id'])
      .orderBy('id')
      .execute()

    expect((await restore(backup)).statusCode).toBe(202)
    expect((await whenIdle()).last_restore).toMatchObject({ name: backup, ok: true })

    const people = await db
      .selectFrom('subscribers')
      .select(['email', 'state', 'plan_day'])
      .orderBy('email')
      .execute()
    expect(people.filter(({ email }) => email.endsWith('@example.com'))).toEqual([
      { email: 'leaves@example.com', state: 'unsubscribed', plan_day: null },
      { email: 'new@example.com', state: 'pending', plan_day: null },
      { email: 'stays@example.com', state: 'active', plan_day: 5 },
    ])
    const [message] = await db.selectFrom('messages').select('subject').execute()
    expect(message?.subject).toBe('A question')
    const [state] = await db.selectFrom('issues').select(['state']).where('id', '=', issue.id).execute()
    expect(state?.state).toBe('sent')
    const outbox = await db
      .selectFrom('outbox')
      .select(['id', 'state', 'subscriber_id'])
      .orderBy('id')
      .execute()
    const states = (rows: typeof outbox) =>
      rows.map((row) => [row.id, row.state === 'sending' ? 'waiting' : row.state])
    expect(lettersWaiting.length).toBeGreaterThan(0)
    expect(states(outbox).filter(([, state]) => state === 'sent')).toEqual(
      expect.arrayContaining(states(sentBefore).filter(([, state]) => state === 'sent')),
    )
    expect(outbox.map((row) => row.id)).toEqual(sentBefore.map((row) => row.id))
  })

  // Independent of the database, too.
  if (kind === 'sqlite')
    test('a damaged backup is refused with a message and changes nothing', async () => {
      const backup = await makeBackup('2026-03-04T19:00:00.000Z')
      const folder = join(app.dataDir, 'backups')
      const damaged = 'site-2026-01-01-000000.backup'
      await flipByte(join(folder, backup), 5_000, join(folder, damaged))
      const article = (await write('Untouched')).json().article
      expect((await restore(damaged)).statusCode).toBe(202)
      expect((await whenIdle()).last_restore).toMatchObject({
        name: damaged,
        ok: false,
        reason: 'This backup is damaged and can’t be brought back. Your site is as it was.',
      })
      expect(await get(`/blog/${article.slug}`)).toBe(200)
      expect((await readdir(folder)).filter((entry) => entry.startsWith('.work'))).toEqual([])
    })

  // Backups are SQLite files, whatever database the site is restored to.
  if (isWhole)
    test('a backup of an older version is migrated; one of a newer version is refused with a message', async () => {
      const older = await makeOtherVersion(join(app.dataDir, 'backups'), 'site-2025-06-01-000000.backup', {
        migrations: Object.fromEntries(Object.entries(MIGRATIONS).filter(([step]) => step < '110')),
      })
      const newer = await makeOtherVersion(join(app.dataDir, 'backups'), 'site-2025-06-02-000000.backup', {
        migrations: { ...MIGRATIONS, '999_from_tomorrow': { up: async () => {} } },
      })
      // Separated from the backups of other tests, since the newest is looked up.
      app.setNow('2026-03-04T19:20:00.000Z')
      const article = (await write('Present')).json().article
      expect((await restore(newer)).statusCode).toBe(202)
      expect((await whenIdle()).last_restore).toMatchObject({
        ok: false,
        reason:
          'This backup was made by a newer version of the site; update the site first. Your site is as it was.',
      })
      expect(await get(`/blog/${article.slug}`)).toBe(200)

      app.setNow('2026-03-04T19:30:00.000Z')
      expect((await restore(older)).statusCode).toBe(202)
      const { last_restore, backups } = await whenIdle()
      expect(last_restore).toMatchObject({ name: older, ok: true })
      expect([await get('/blog/from-long-ago'), await get(`/blog/${article.slug}`)]).toEqual([200, 404])
      expect(await search('heirloom')).toEqual(['From long ago'])
      // Tables that the older version lacked start empty, and are usable at once.
      expect((await ask('GET', '/suggestions')).statusCode).toBe(200)
      expect((await restore(backups[0]?.name ?? '')).statusCode).toBe(202)
      expect((await whenIdle()).last_restore?.ok).toBe(true)
      expect(await get(`/blog/${article.slug}`)).toBe(200)
    })

  // Files are handled equally with any database.
  if (kind === 'sqlite')
    test('a lost picture file is restored, and a newer one stays', async () => {
      const file = await paintHalves(64, 48).jpeg().toBuffer()
      const uploaded = await upload(app, { file, headers: { cookie: await logIn(app) } })
      expect(uploaded.statusCode).toBe(200)
      const { public_id, version } = uploaded.json()
      const path = join(app.dataDir, 'media', `originals/${public_id}@v${version}`)
      const original = await readFile(path)
      const backup = await makeBackup('2026-03-04T20:00:00.000Z')
      await rm(path)
      const later = await paintHalves(65, 48).jpeg().toBuffer()
      const added = (await upload(app, { file: later, headers: { cookie: await logIn(app) } })).json()
      expect((await restore(backup)).statusCode).toBe(202)
      expect((await whenIdle()).last_restore?.ok).toBe(true)
      expect(await readFile(path)).toEqual(original)
      // A picture added since is kept: a letter already sent may show it.
      expect(await get(new URL(added.secure_url).pathname)).toBe(200)
    })
})
