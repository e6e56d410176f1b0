import { stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { backupName } from '../domain/backups/backup-rules.ts'
import { formatSize } from '../domain/items/labels.ts'
import { backupFolder } from '../server/backup/backup-place.ts'
import { createBackup } from '../server/backup/create-backup.ts'
import { readProcessConfig } from '../server/config.ts'
import { defineCommand } from './command.ts'
import { printProgress, resolveFile, withData } from './site-file.ts'

export const command = defineCommand({
  name: 'backup',
  summary: 'Writes the whole site into one file, also while it runs.',
  forms: { '': 'into the folder backups among the site’s data', FILE: 'into this file' },
  note: 'The site’s secrets are in it: keep it where nobody else can read it.',
  maxWords: 1,
  async run({ words: [name] }) {
    // The running site's readers have priority; at the lowest priority the backup would hardly progress on a busy machine.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    const config = readProcessConfig()
    const now = new Date()
    const started = performance.now()
    const file = name ? resolveFile(name) : join(backupFolder(config.dataDir), backupName('site', now))
    const { tables, images, missing_images } = await withData(() =>
      createBackup(config, file, { now, onProgress: printProgress() }),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    for (const key of missing_images) console.log(`Not there any more, and so not in the backup: ${key}`)
    console.log(
      `Backup made: ${file} (${formatSize((await stat(file)).size)}, ${rows} rows, ${images.length} pictures, ${seconds} s)`,
    )
    return 0
  },
})
