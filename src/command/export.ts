import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { formatSize } from '../domain/items/labels.ts'
import { checkSiteExists, writeWhole } from '../server/backup/create-backup.ts'
import { readProcessConfig } from '../server/config.ts'
import { openMediaStore } from '../server/media/open-media-store.ts'
import { writeExport } from '../server/open-formats/write-export.ts'
import { prepareStore } from '../server/prepare-store.ts'
import { defineCommand } from './command.ts'
import { resolveFile, withData } from './site-file.ts'

export const command = defineCommand({
  name: 'export',
  summary: 'Writes everything in open formats into one ZIP file, also while the site runs.',
  forms: { '': 'into everything-YYYY-MM-DD.zip, where you are', FILE: 'into this file' },
  note: 'Names and addresses of real people are in it: keep it where nobody else can read it.',
  maxWords: 1,
  async run({ words: [name] }) {
    const config = readProcessConfig()
    const now = new Date()
    const file = resolveFile(name ?? `everything-${now.toISOString().slice(0, 10)}.zip`)
    await withData(async () => {
      await checkSiteExists(config)
      const store = await prepareStore(config, { now, say: console.log })
      try {
        const mediaStore = await openMediaStore(config)
        const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`
        const files = await writeWhole(file, `The export ${file}`, async (partial) => {
          const made = await writeExport({ store: store.db, mediaStore, siteUrl, now })
          await pipeline(made.stream, createWriteStream(partial, { mode: 0o600 }))
          return made.files
        })
        console.log(
          `Export made: ${file} (${formatSize((await stat(file)).size)}, ${files} texts and pictures)`,
        )
      } finally {
        await store.close()
      }
    })
    return 0
  },
})
