import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { CONTENT_KINDS } from '../../domain/content/status.ts'
import { Failure } from '../../domain/errors.ts'
import { EXPORT_FILES, exportedImageSchema, exportedSiteSchema } from '../../domain/export/export-format.ts'
import { decodeText, UnknownEncoding } from '../../domain/import/decode-text.ts'
import { readJson } from '../../domain/import/ghost/read-json.ts'
import { finishItem, type ImportItem } from '../../domain/import/import-item.ts'
import { IMPORT_LIMITS } from '../../domain/import/import-limits.ts'
import { readItemFile } from '../../domain/import/read-item-file.ts'
import type { ImportFile } from './import-file.ts'
import { openZip, type ZipReader } from './zip-reader.ts'

const FOLDERS = { article: 'articles/', recipe: 'recipes/' } as const

/**
 * Reads the ZIP file of our own export.
 *
 * @throws Failure with a sentence for the coach
 */
export async function readExportFile(path: string): Promise<ImportFile> {
  const zip = await openZip(path)
  try {
    const site = exportedSiteSchema.safeParse(await readJsonFile(zip, EXPORT_FILES.site))
    if (!site.success)
      throw new Failure(
        'invalid',
        'This ZIP file is not an export of this site (its site.json is missing or of another kind).',
      )
    const images = z
      .array(z.unknown())
      .max(IMPORT_LIMITS.zipEntries)
      .safeParse(await readJsonFile(zip, EXPORT_FILES.images))
    const good = (images.data ?? []).flatMap((one) => {
      const parsed = exportedImageSchema.safeParse(one)
      return parsed.success ? [parsed.data] : []
    })
    const items = await readItems(zip, site.data.site_url)
    const name = site.data.settings.site_name
    return {
      source: 'export',
      site_name: typeof name === 'string' ? name.slice(0, 300) : '',
      items,
      left_out: new Map(),
      site: site.data,
      images: good,
      readImage: ({ file }) => zip.read(file ?? '', IMPORT_LIMITS.entryPictureBytes),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readItems(zip: ZipReader, siteUrl: string): Promise<ImportItem[]> {
  const items: ImportItem[] = []
  for (const kind of CONTENT_KINDS) {
    const names = zip.names.filter((name) => name.startsWith(FOLDERS[kind]) && name.endsWith('.md'))
    if (items.length + names.length > IMPORT_LIMITS.items)
      throw new Failure('too_large', 'This file has more texts than can be imported at once.')
    for (const name of names) {
      items.push(await readItem(zip, name, { kind, siteUrl }))
      await nextTurn()
    }
  }
  return items
}

async function readItem(
  zip: ZipReader,
  name: string,
  about: { kind: ImportItem['kind']; siteUrl: string },
): Promise<ImportItem> {
  const bytes = await zip.read(name, IMPORT_LIMITS.entryTextBytes)
  try {
    return readItemFile(name, decodeText(bytes), about)
  } catch (error) {
    if (!(error instanceof UnknownEncoding)) throw error
    const problem = 'The letters in this file cannot be read: it is not written in UTF-8.'
    return finishItem({ origin: name, kind: about.kind, fields: { title: name }, problem })
  }
}

async function readJsonFile(zip: ZipReader, name: string): Promise<unknown> {
  if (!zip.has(name)) return null
  return readJson((await zip.read(name, IMPORT_LIMITS.entryTextBytes)).toString('utf8'))
}
