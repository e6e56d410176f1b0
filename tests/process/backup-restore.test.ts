import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { SiteLocation } from '../../src/server/backup/backup-place.ts'
import { createBackup } from '../../src/server/backup/create-backup.ts'
import { proveBackup } from '../../src/server/backup/prove-backup.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { openStore } from '../../src/server/store/database.ts'
import { createCategory } from '../../src/server/store/items/categories.ts'
import { MIGRATIONS, migrate } from '../../src/server/store/migrate.ts'
import { createIssue } from '../../src/server/store/newsletter/issues.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { DIFFICULT, fillSite, flipByte, readTables, search } from '../support/backup-site.ts'
import { type DatabaseKind, storeMaker } from '../support/databases.ts'
import { addArticle, at, saved } from '../support/factories.ts'
import { FAST_DISK } from '../support/fast-disk.ts'
import { LONG } from '../support/run-length.ts'
import { PROGRAM } from '../support/run-until-exit.ts'
import { QUICK_START } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { makeDataFolder } from './data-folder.ts'

const now = new Date('2026-03-05T02:00:00.000Z')
const options = { now, force: false }

/** @param migrated whether a PostgreSQL has its tables, which takes a second; a folder is empty */
async function makePlace(kind: DatabaseKind = 'sqlite', migrated = true): Promise<SiteLocation> {
  const dataDir = await makeDataFolder()
  if (kind === 'sqlite') return { databaseUrl: null, dataDir, mediaStore: null }
  const { databaseUrl } = await storeMaker('postgres').place({ migrated })
  return { databaseUrl, dataDir, mediaStore: null }
}

/** Runs the command `backup` or `restore`. */
async function run(command: 'backup' | 'restore', dataDir: string, args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, command, ...args], {
    env: { PATH: process.env.PATH, ...QUICK_START, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, stdout, stderr }
}

async function readPictures({ dataDir }: SiteLocation): Promise<Record<string, string>> {
  const folder = join(dataDir, 'media/originals')
  const pictures: Record<string, string> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    pictures[path.slice(folder.length)] = (await readFile(path)).toString('base64')
  }
  return pictures
}

let source: SiteLocation
let backup: string
let closeSource: () => Promise<void>
beforeAll(async () => {
  const { mkdtemp, rm } = await import('node:fs/promises')
  const dataDir = await mkdtemp(join(FAST_DISK, 'backup-source-'))
  closeSource = () => rm(dataDir, { recursive: true, force: true })
  source = { databaseUrl: null, dataDir, mediaStore: null }
  await fillSite(source)
  backup = join(dataDir, 'taken.backup')
  await createBackup(source, backup, { now })
})
afterAll(() => closeSource())

// BACKUP-FILE-1
test('a restore returns exactly what was saved: SQLite to SQLite', async () => {
  const target = await makePlace()
  const { savedAside } = await restoreBackup(target, backup, options)
  expect(savedAside).toBeNull()
  const tables = await readTables(target)
  expect(tables).toEqual(await readTables(source))
  expect(tables.articles?.length).toBeGreaterThan(5)
  expect(tables.articles?.some((line) => JSON.parse(line).content === DIFFICULT)).toBe(true)
  const pictures = await readPictures(target)
  expect(Object.keys(pictures).length).toBeGreaterThan(20)
  expect(pictures).toEqual(await readPictures(source))
  expect(await search(target, 'blossoms')).toEqual(['Zucchini blossoms'])
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
})

test('SQLite to PostgreSQL and back: the same rows, and no id is reused', async () => {
  const middle = await makePlace('postgres', false)
  await restoreBackup(middle, backup, options)
  expect(await readTables(middle)).toEqual(await readTables(source))
  expect(await search(middle, 'blossoms')).toEqual(['Zucchini blossoms'])

  const second = join(middle.dataDir, 'second.backup')
  const manifest = await createBackup(middle, second, { now })
  expect(manifest.database).toBe('postgres')
  const end = await makePlace()
  await restoreBackup(end, second, options)
  expect(await readTables(end)).toEqual(await readTables(source))
  expect(await readPictures(end)).toEqual(await readPictures(source))

  const highest = manifest.last_ids.articles ?? 0
  expect(highest).toBeGreaterThan((await readTables(source)).articles?.length ?? 0)
  for (const place of [middle, end]) {
    const store = await openStore(place)
    onTestFinished(() => store.close())
    expect((await addArticle(store.db)).id).toBe(highest + 1)
  }
})

test('a backup is proven by a restore that leaves no files', async () => {
  const { tables } = await proveBackup(backup, source.dataDir)
  expect(tables.find(({ name }) => name === 'subscribers')?.rows).toBe(1)
  const left = await readdir(join(source.dataDir, 'backups'))
  expect(left.filter((name) => name.startsWith('.'))).toEqual([])
})

test('a changed byte anywhere or a missing end is refused before anything is changed', async () => {
  const target = await makePlace()
  const copy = join(target.dataDir, 'changed.backup')
  const { size } = await stat(backup)
  const places = [
    0,
    100,
    150,
    300,
    511,
    513,
    700,
    1023,
    size - 1,
    size - 1024,
    size - 1500,
    size - 2000,
    size - 2048,
  ]
  const parts = LONG ? 60 : 15
  for (let part = 1; part < parts; part++) places.push(Math.floor((size * part) / parts))
  for (const position of places) {
    await flipByte(backup, position, copy)
    await expect(restoreBackup(target, copy, options), `byte ${position}`).rejects.toThrow(/damaged/)
  }
  for (const length of [0, 511, 512, 2048, Math.floor(size / 2), size - 512, size - 1]) {
    await copyFile(backup, copy)
    await truncate(copy, length)
    await expect(restoreBackup(target, copy, options), `cut to ${length}`).rejects.toThrow(/damaged/)
  }
  await writeFile(copy, Buffer.concat([await readFile(backup), Buffer.alloc(512)]))
  await expect(restoreBackup(target, copy, options)).rejects.toThrow(/damaged/)
  expect(existsSync(join(target.dataDir, 'site.db'))).toBe(false)
})

test('a backup of an earlier schema is migrated, on both databases', async () => {
  const early = await makePlace()
  const store = await openStore(early)
  await migrate(store, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '017')))
  const old = store.db.withTables<{ categories: Record<string, string> }>()
  const category = { name: 'Calm', name_key: 'calm', slug: 'calm', color: 'sage', icon: 'leaf' }
  await old.insertInto('categories').values(category).execute()
  await store.close()
  const file = join(early.dataDir, 'early.backup')
  await createBackup(early, file, { now })
  for (const kind of ['sqlite', 'postgres'] as const) {
    const target = await makePlace(kind)
    await restoreBackup(target, file, options)
    const { categories } = await readTables(target)
    expect(categories).toEqual([expect.stringContaining('"name":"Calm"')])
  }
})

test('newsletter issues backed up under their former name are restored, on both databases', async () => {
  const early = await makePlace()
  const store = await openStore(early)
  await migrate(store, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '093')))
  const old = store.db.withTables<{ campaigns: Record<string, string | number> }>()
  const time = now.toISOString()
  for (const slug of ['spring', 'summer']) {
    const issue = {
      subject: 'Hello',
      preview_text: '',
      slug,
      content: DIFFICULT,
      content_html: '',
      clicks: 2,
    }
    await old
      .insertInto('campaigns')
      .values({ ...issue, state: 'draft', created_at: time, updated_at: time })
      .execute()
  }
  await old.deleteFrom('campaigns').where('slug', '=', 'summer').execute()
  await store.close()
  const file = join(early.dataDir, 'early.backup')
  const manifest = await createBackup(early, file, { now })
  expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'campaigns', rows: 1 }))
  await proveBackup(file, early.dataDir)
  for (const kind of ['sqlite', 'postgres'] as const) {
    const target = await makePlace(kind)
    await restoreBackup(target, file, options)
    const { issues = [] } = await readTables(target)
    expect(issues.map((line) => JSON.parse(line))).toMatchObject([{ slug: 'spring', content: DIFFICULT }])
    const restored = await openStore(target)
    const context = { now: time, actor: SYSTEM_ACTOR }
    const input = { subject: 'Autumn', preview_text: '', content: '', tags: [] }
    // No id is reused.
    expect((await createIssue(restored.db, input, context)).id).toBe(3)
    await restored.close()
  }
})

// BACKUP-CMD-1
test('an existing site is replaced only on request, after a backup of it', async () => {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const target = await makePlace(kind)
    const store = await openStore(target)
    await migrate(store)
    await addArticle(store.db, { title: 'What was here' })
    await store.close()
    const before = await readTables(target)
    await expect(restoreBackup(target, backup, options)).rejects.toThrow(/--force/)
    expect(await readTables(target)).toEqual(before)

    const { savedAside } = await restoreBackup(target, backup, { now, force: true })
    expect(await readTables(target)).toEqual(await readTables(source))
    const again = await makePlace()
    await restoreBackup(again, savedAside ?? '', options)
    expect(await readTables(again)).toEqual(before)
  }
})

test('a restore over a running site is refused', async () => {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const target = await makePlace(kind)
    const store = await openStore(target)
    onTestFinished(() => store.close())
    await migrate(store)
    await addArticle(store.db)
    const before = await readTables(target)
    await expect(restoreBackup(target, backup, { now, force: true })).rejects.toThrow(/is running/)
    expect(await readTables(target)).toEqual(before)
  }
})

test('a damaged database is moved aside on request', async () => {
  const target = await makePlace()
  await writeFile(join(target.dataDir, 'site.db'), 'This is no database. '.repeat(500))
  await expect(restoreBackup(target, backup, options)).rejects.toThrow(/--force/)
  const { savedAside } = await restoreBackup(target, backup, { now, force: true })
  expect(await readFile(savedAside ?? '', 'utf8')).toContain('This is no database.')
  expect(await readTables(target)).toEqual(await readTables(source))
})

test.each(['sqlite', 'postgres'] as const)(
  'on %s a backup during many writes is a consistent snapshot and blocks no write',
  async (kind) => {
    const place = await makePlace(kind)
    const store = await openStore(place)
    onTestFinished(() => store.close())
    await migrate(store)
    let writing = true
    let written = 0
    const write = async () => {
      while (writing) {
        const name = `Group ${++written}`
        const color = 'sage'
        const category = saved(
          await createCategory(store.db, { name, slug: null, color, icon: 'leaf', is_active: true }, at()),
        )
        await addArticle(store.db, { title: name, category_id: category.one.id })
        await nextTurn()
      }
    }
    const writer = write()
    await waitUntil('there is something to save', () => written > 20)
    const files: string[] = []
    const before = written
    for (const number of [1, 2]) {
      const file = join(place.dataDir, `${number}.backup`)
      await createBackup(place, file, { now })
      files.push(file)
    }
    expect(written).toBeGreaterThan(before)
    writing = false
    await writer
    for (const file of files) {
      const target = await makePlace()
      await restoreBackup(target, file, options)
      const { articles = [], categories = [], revisions = [] } = await readTables(target)
      expect(articles.length).toBeGreaterThanOrEqual(20)
      expect([categories.length, categories.length - 1]).toContain(articles.length)
      expect(revisions.length).toBe(articles.length)
    }
  },
)

test('a killed backup leaves no file under the final name, and the next one cleans up', async () => {
  const place = await makePlace()
  await restoreBackup(place, backup, options)
  const file = join(place.dataDir, 'killed.backup')
  const [picture = ''] = Object.keys(await readPictures(place))
  const path = join(place.dataDir, 'media/originals', picture)
  // A pipe without a writer blocks the reader of the picture until it is killed.
  await rename(path, `${path}.whole`)
  await promisify(execFile)('mkfifo', [path])
  for (const after of LONG ? [/Reading the tables/, /Copying the pictures/] : [/Copying the pictures/]) {
    const child = spawn(process.execPath, [PROGRAM, 'backup', file], {
      env: { PATH: process.env.PATH, ...QUICK_START, DATA_DIR: place.dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdout.on('data', (chunk: Buffer) => after.test(chunk.toString()) && child.kill('SIGKILL'))
    await ended
    expect(child.signalCode).toBe('SIGKILL')
    expect(existsSync(file)).toBe(false)
  }
  await rename(`${path}.whole`, path)
  expect((await run('backup', place.dataDir, [file])).code).toBe(0)
  await proveBackup(file, place.dataDir)
})

// BACKUP-CMD-2
test('the commands report errors in one line, with distinct exit codes', async () => {
  const target = await makePlace()
  const notOne = join(target.dataDir, 'letter.txt')
  await writeFile(notOne, 'Dear reader, '.repeat(300))
  const damaged = join(target.dataDir, 'damaged.backup')
  await flipByte(backup, 20_000, damaged)
  const cases: ['backup' | 'restore', string, string[], number, RegExp][] = [
    [
      'restore',
      target.dataDir,
      [join(target.dataDir, 'none.backup')],
      2,
      /^There is no backup to read at .*\n$/,
    ],
    ['restore', target.dataDir, [damaged], 3, /^The backup .* is damaged: .*\n$/],
    ['restore', target.dataDir, [notOne], 4, /^.*letter\.txt is not a backup of this site.*\n$/],
    ['restore', source.dataDir, [backup], 5, /^There is a site in .* already\. .*--force\.\n$/],
    ['backup', target.dataDir, [], 1, /^There is no site in .*\n$/],
    ['backup', source.dataDir, [join(notOne, 'x.backup')], 1, /^The backup .* cannot be written: .*\n$/],
  ]
  for (const [command, dataDir, args, code, message] of cases) {
    const ended = await run(command, dataDir, args)
    expect([ended.code, ended.stderr], `${command} ${args}`).toEqual([code, expect.stringMatching(message)])
  }
})

test('without a name a backup is stored in the data folder, and is restored by command', async () => {
  const made = await run('backup', source.dataDir, [])
  expect([made.code, made.stderr]).toEqual([0, ''])
  const file =
    /^Backup made: (\S+\/backups\/site-\d{4}-\d\d-\d\d-\d{6}\.backup) \(/m.exec(made.stdout)?.[1] ?? ''
  const target = await makePlace()
  const restored = await run('restore', target.dataDir, [file])
  expect([restored.code, restored.stderr]).toEqual([0, ''])
  expect(await readTables(target)).toEqual(await readTables(source))
})
