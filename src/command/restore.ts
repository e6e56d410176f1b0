import { restoreBackup } from '../server/backup/restore-backup.ts'
import { callOf } from '../server/call-of.ts'
import { readProcessConfig } from '../server/config.ts'
import { defineCommand, UsageError } from './command.ts'
import { printProgress, resolveFile, withData } from './site-file.ts'

export const command = defineCommand({
  name: 'restore',
  summary: 'Brings the site back from a backup. The site must not be running.',
  forms: {
    FILE: 'into an empty data folder or database',
    'FILE --force': 'over the site that is there, which is saved aside first',
  },
  options: { force: () => process.env.npm_config_force === 'true' },
  maxWords: 1,
  async run({ words: [name], has }) {
    if (!name) throw new UsageError(`Which backup? ${callOf('restore FILE')}`)
    const config = readProcessConfig()
    const started = performance.now()
    const options = { force: has('force'), now: new Date(), onProgress: printProgress() }
    const { manifest, savedAside } = await withData(() => restoreBackup(config, resolveFile(name), options))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    if (savedAside) console.log(`What was there before is now in ${savedAside}`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `The site of ${manifest.created_at} is back (${rows} rows, ${manifest.images.length} pictures, ${seconds} s). ${callOf('start')}`,
    )
    return 0
  },
})
