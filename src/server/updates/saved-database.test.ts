import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeMaker } from '../../../tests/support/databases.ts'
import { makeUpdateFolder } from './place.ts'
import { saveDatabase } from './saved-database.ts'

// UPDATE-SWITCH-3
test('a database that cannot be kept leaves nothing half written on the disk', async () => {
  const { dataDir } = await storeMaker('sqlite').place()
  const files = makeUpdateFolder(dataDir)
  mkdirSync(join(files.before, '1.0.0.db'), { recursive: true })
  const place = { databaseUrl: null, dataDir, mediaStore: null }
  await expect(saveDatabase(place, files, '1.0.0')).rejects.toThrow('EISDIR')
  expect(readdirSync(files.before)).toEqual(['1.0.0.db'])
})
