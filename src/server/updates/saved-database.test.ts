import { mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { storeMaker } from '../../../tests/support/databases.ts'
import { makeUpdateFolder } from './place.ts'
import { saveDatabase } from './saved-database.ts'

// UPDATE-SWITCH-3
test('a failed copy of the database leaves no partial file', async () => {
  const { dataDir } = await storeMaker('sqlite').place()
  const files = makeUpdateFolder(dataDir)
  mkdirSync(join(files.before, '1.0.0.db'), { recursive: true })
  const place = { databaseUrl: null, dataDir, mediaStore: null }
  await expect(saveDatabase(place, files, '1.0.0')).rejects.toThrow('EISDIR')
  expect(readdirSync(files.before)).toEqual(['1.0.0.db'])
})

// UPDATE-SWITCH-3
test('a database is copied only while no process uses it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const db = new BetterSqlite(join(dataDir, 'site.db'))
  db.pragma('journal_mode = wal')
  db.exec("create table words (word text); insert into words values ('kept')")
  const place = { databaseUrl: null, dataDir, mediaStore: null }
  const files = makeUpdateFolder(dataDir)
  await expect(saveDatabase(place, files, '1.0.0')).rejects.toThrow('is in use by another process')
  db.close()
  await saveDatabase(place, files, '1.0.0')
  const kept = new BetterSqlite(join(files.before, '1.0.0.db'), { readonly: true })
  onTestFinished(() => void kept.close())
  expect(kept.prepare('select word from words').pluck().all()).toEqual(['kept'])
})
