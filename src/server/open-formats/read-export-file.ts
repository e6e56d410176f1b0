import { z } from 'zod'
import { CONTENT_KINDS } from '../../domain/content/status.ts'
import { Failure } from '../../domain/errors.ts'
import { EXPORT_FILES, exportedImageSchema, exportedSiteSchema } from '../../domain/export/export-format.ts'
import { decodeText } from '../../domain/import/decode-text.ts'
import { finishItem, type ImportItem } from '../../domain/import/import-item.ts'
import { IMPORT_LIMITS } from '../../domain/import/import-limits.ts'
import { readItemFile } from '../../domain/import/read-item-file.ts'
import { parseJson } from '../../domain/text/json.ts'
import { UnreadableText } from '../../domain/text/unreadable-text.ts'
import type { ImportFileFacts, OnItem } from './import-file.ts'
import { openZip, type ZipReader } from './zip-reader.ts'

const FOLDERS = { article: 'articles/', recipe: 'recipes/' } as const

/**
 * Reads the ZIP file of our own export.
 *
 * @throws Failure with a sentence for the coach
 */
export async function readExportFile(path: string, onItem: OnItem): Promise<ImportFileFacts> {
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
    await readItems(zip, site.data.site_url, onItem)
    const name = site.data.settings.site_name
    return {
      source: 'export',
      site_name: typeof name === 'string' ? name.slice(0, 300) : '',
      left_out: new Map(),
      site: site.data,
      images: good,
    }
  } finally {
    zip.close()
  }
}

async function readItems(zip: ZipReader, siteUrl: string, onItem: OnItem): Promise<void> {
  const named = CONTENT_KINDS.flatMap((kind) =>
    zip.names
      .filter((name) => name.startsWith(FOLDERS[kind]) && name.endsWith('.md'))
      .map((name) => ({ name, kind })),
  )
  if (named.length > IMPORT_LIMITS.items)
    throw new Failure('too_large', 'This file has more texts than can be imported at once.')
  let bytes = 0
  for (const { name, kind } of named) {
    bytes += zip.sizeOf(name)
    if (bytes > IMPORT_LIMITS.textBytes)
      throw new Failure('too_large', 'The texts in this file are larger than can be imported at once.')
    onItem(await readItem(zip, name, { kind, siteUrl }))
  }
}

async function readItem(
  zip: ZipReader,
  name: string,
  about: { kind: ImportItem['kind']; siteUrl: string },
): Promise<ImportItem> {
  try {
    return readItemFile(name, decodeText(await zip.read(name, IMPORT_LIMITS.itemFileBytes)), about)
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error
    return finishItem({ origin: name, kind: about.kind, fields: { title: name }, problem: error.message })
  }
}

async function readJsonFile(zip: ZipReader, name: string): Promise<unknown> {
  if (!zip.has(name)) return null
  const text = (await zip.read(name, IMPORT_LIMITS.jsonFileBytes)).toString('utf8')
  return parseJson(text, { maxDepth: IMPORT_LIMITS.jsonDepth })
}
