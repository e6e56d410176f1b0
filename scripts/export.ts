import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readProcessConfig } from '../src/server/config.ts'
import { openMediaStore } from '../src/server/media/open-media-store.ts'
import { writeExport } from '../src/server/open-formats/write-export.ts'
import { prepareStore } from '../src/server/prepare-store.ts'
import { formatSize, readArguments, runCommand } from './backup-command.ts'

const USAGE = `Writes everything in open formats into one ZIP file, also while the site runs.

  npm run export          into everything-YYYY-MM-DD.zip, where you are
  npm run export FILE     into this file

Names and addresses of real people are in it: keep it where nobody else can read it.`

await runCommand(async () => {
  const { file: given } = readArguments(USAGE)
  const config = readProcessConfig()
  const now = new Date()
  const name = `everything-${now.toISOString().slice(0, 10)}.zip`
  const file = given ?? resolve(process.env.INIT_CWD ?? '.', name)
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`
  const store = await prepareStore(config, { now, say: console.log })
  try {
    const mediaStore = await openMediaStore(config)
    const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`
    const { stream, files } = await writeExport({ store: store.db, mediaStore, siteUrl, now })
    await pipeline(stream, createWriteStream(partial, { mode: 0o600 }))
    await rename(partial, file)
    console.log(`Export made: ${file} (${formatSize((await stat(file)).size)}, ${files} texts and pictures)`)
  } finally {
    await rm(partial, { force: true })
    await store.close()
  }
})
