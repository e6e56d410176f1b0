import { stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { backupName } from '../src/domain/backups/backup-rules.ts'
import { backupFolder } from '../src/server/backup/backup-place.ts'
import { createBackup } from '../src/server/backup/create-backup.ts'
import { readProcessConfig } from '../src/server/config.ts'
import { formatSize, printProgress, readArguments, runCommand } from './backup-command.ts'

const USAGE = `Writes the whole site into one file, also while it runs.

  npm run backup          into the folder backups among the site's data
  npm run backup FILE     into this file

The site's secrets are in it: keep it where nobody else can read it.`

// Readers of the running site go first.
setPriority(constants.priority.PRIORITY_LOW)

await runCommand(async () => {
  const { file: given } = readArguments(USAGE)
  const config = readProcessConfig()
  const now = new Date()
  const started = performance.now()
  const file = given ?? join(backupFolder(config.dataDir), backupName('site', now))
  const { tables, images, missing_images } = await createBackup(config, file, {
    now,
    onProgress: printProgress(),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  for (const key of missing_images) console.log(`Not there any more, and so not in the backup: ${key}`)
  console.log(
    `Backup made: ${file} (${formatSize((await stat(file)).size)}, ${rows} rows, ${images.length} pictures, ${seconds} s)`,
  )
})
