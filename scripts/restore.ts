import { restoreBackup } from '../src/server/backup/restore-backup.ts'
import { ConfigError, readProcessConfig } from '../src/server/config.ts'
import { printProgress, readArguments, runCommand } from './backup-command.ts'

const USAGE = `Brings the site back from a backup. The site must not be running.

  npm run restore FILE             into an empty data folder or database
  npm run restore FILE -- --force  over the site that is there, which is saved aside first`

await runCommand(async () => {
  const { file, force } = readArguments(USAGE)
  if (file === null) throw new ConfigError(USAGE)
  const config = readProcessConfig()
  const started = performance.now()
  const options = { force, now: new Date(), onProgress: printProgress() }
  const { manifest, savedAside } = await restoreBackup(config, file, options)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  if (savedAside) console.log(`What was there before is now in ${savedAside}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `The site of ${manifest.created_at} is back (${rows} rows, ${manifest.images.length} pictures, ${seconds} s). npm start`,
  )
})
