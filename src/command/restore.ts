import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describeLag } from '../domain/copy/copy-state.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { commandLineFor } from '../server/command-line-for.ts'
import { type Config, readProcessConfig } from '../server/config.ts'
import { type CopyAddress, parseCopyAddress } from '../server/copy/copy-address.ts'
import { CommandError, defineCommand, UsageError } from './command.ts'
import { printProgress, resolveFile, withData } from './site-file.ts'

export const command = defineCommand({
  name: 'restore',
  summary: 'Brings the site back from a backup. The site must not be running.',
  forms: {
    FILE: 'into an empty data folder or database',
    'FILE --force': 'over the site that is there, which is saved aside first',
    ADDRESS: 'from the copy at a second place, in the same ways',
  },
  options: { force: () => process.env.npm_config_force === 'true' },
  note: 'ADDRESS is what COPY named: s3://KEY:SECRET@host/bucket/prefix, or a folder. The key is read from COPY_KEY, or its 24 words are asked for.',
  maxWords: 1,
  async run({ words: [name], has }) {
    if (!name) throw new UsageError(`Which backup? ${commandLineFor('restore FILE')}`)
    const config = readProcessConfig()
    const address = readAddress(name)
    return address === null ? bringBack(config, name, has('force')) : comeBack(config, address, has('force'))
  },
})

/** A copy is in a bucket, or in a folder with the file `site.json.age`. */
function readAddress(name: string): CopyAddress | null {
  if (!name.startsWith('s3:') && !existsSync(join(resolveFile(name), 'site.json.age'))) return null
  const address = parseCopyAddress(name.startsWith('s3:') ? name : resolveFile(name))
  if (address === null) {
    throw new UsageError('This is no address of a copy: s3://KEY:SECRET@host/bucket/prefix?region=…')
  }
  return address
}

async function bringBack(config: Config, name: string, force: boolean): Promise<number> {
  const started = performance.now()
  const options = { force, now: new Date(), onProgress: printProgress() }
  const { manifest, savedAside } = await withData(() => restoreBackup(config, resolveFile(name), options))
  if (savedAside) console.log(`What was there before is now in ${savedAside}`)
  console.log(
    `The site of ${manifest.created_at} is back (${describeContents(manifest)}, ${secondsSince(started)} s). ${commandLineFor('start')}`,
  )
  return 0
}

async function comeBack(config: Config, address: CopyAddress, force: boolean): Promise<number> {
  const { parseCopyKey } = await import('../server/copy/copy-key.ts')
  const { restoreCopy } = await import('../server/copy/restore-copy.ts')
  const key = parseCopyKey(config.copyKey ?? (await askForWords()))
  if (key === null) {
    throw new CommandError(
      'These are not the 24 words of a key: look at the sheet, each word and their order.',
    )
  }
  const started = performance.now()
  const now = new Date()
  const options = { address, key, force, now, onProgress: printProgress() }
  const { manifest, savedAside, newest, settings } = await withData(() => restoreCopy(config, options))
  if (savedAside) console.log(`What was there before is now in ${savedAside}`)
  if (newest !== null) {
    console.log(
      `The last write in it is of ${newest}, ${describeLag(now.getTime() - Date.parse(newest))} ago.`,
    )
  }
  if (manifest.missing_images.length > 0) {
    console.log(`${manifest.missing_images.length} pictures were not in the copy.`)
  }
  if (settings !== null)
    console.log(`The settings of the old machine are in ${settings}: take over what you need.`)
  console.log(
    `The site is back (${describeContents(manifest)}, ${secondsSince(started)} s). ${commandLineFor('start')}`,
  )
  return 0
}

/** Reads the first line of standard input; '' when it is empty. */
async function askForWords(): Promise<string> {
  process.stderr.write('The 24 words of the key: ')
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

interface Contents {
  tables: readonly { rows: number }[]
  images: readonly unknown[]
}

function describeContents({ tables, images }: Contents): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${images.length} pictures`
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)
