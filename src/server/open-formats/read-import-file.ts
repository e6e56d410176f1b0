import { open, readFile, stat } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { Failure, UnreadableText } from '../../domain/errors.ts'
import { EXPORT_FILES, exportedImageSchema, exportedSiteSchema } from '../../domain/export/export-format.ts'
import { readExportedNotes } from '../../domain/export/exported-notes.ts'
import type { CommentFile } from '../../domain/import/comments.ts'
import { readCommentsTable } from '../../domain/import/comments-table.ts'
import { decodeText } from '../../domain/import/decode-text.ts'
import { isDisqus, readDisqus } from '../../domain/import/disqus.ts'
import { openGhost } from '../../domain/import/ghost/read-ghost.ts'
import { finishItem, type ImportItem } from '../../domain/import/import-item.ts'
import { IMPORT_LIMITS } from '../../domain/import/import-limits.ts'
import { readItemFile } from '../../domain/import/read-item-file.ts'
import { readWxrItem } from '../../domain/import/wordpress/read-wxr.ts'
import { gatherReferences, readWxrHead, splitWxr } from '../../domain/import/wordpress/wxr-site.ts'
import { CONTENT_KINDS } from '../../domain/items/status.ts'
import { cleanTexts } from '../../domain/text/control-characters.ts'
import { parseJson } from '../../domain/text/json.ts'
import type { ImportFileFacts, OnItem } from './import-file.ts'
import { openZip, type ZipReader } from './zip-reader.ts'

const UNKNOWN =
  'This file can’t be imported. Please choose the ZIP file of this site’s own export, the XML file of a WordPress or Disqus export, the JSON file of a Ghost export, or a table of comments (CSV).'

/**
 * Reads an import file of any supported kind. It blocks its thread: see `openImportFile`.
 *
 * @param oldSite address of a former Ghost site; '' when not given
 * @throws Failure or UnreadableText with a sentence for the coach
 */
export async function readImportFile(
  path: string,
  oldSite: string,
  onItem: OnItem,
): Promise<ImportFileFacts> {
  const start = await readStart(path)
  if (start.startsWith('PK')) return readExportFile(path, onItem)
  if ((await stat(path)).size > IMPORT_LIMITS.textBytes)
    throw new Failure('too_large', 'A file of texts can be at most 100 MB. Please export it in parts.')
  const text = decodeText(await readFile(path))
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (isDisqus(text)) return withoutTexts(readDisqus(text))
  if (text.startsWith('<')) return readWordPress(text, onItem)
  if (/^[[{]/.test(text)) return readGhost(text, oldSite, onItem)
  const table = readCommentsTable(readTable(text))
  if (table) return withoutTexts(table)
  throw new Failure('unsupported_type', UNKNOWN)
}

function withoutTexts(file: CommentFile): ImportFileFacts {
  return { ...file, site: null, images: [], notes: [] }
}

/** Returns the rows of a CSV file, with commas or semicolons; empty for another kind of file. */
function readTable(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: /^[^\n,]*;/.test(text) ? ';' : ',',
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

async function readStart(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Parts that files of other systems lack. */
const TEXTS_ALONE = { site: null, images: [], notes: [], threads: [] }

function readWordPress(text: string, onItem: OnItem): ImportFileFacts {
  const parts = splitWxr(text)
  const site = readOrRefuse(() => readWxrHead(parts))
  for (const [start, end] of parts.items) {
    readOrRefuse(() => gatherReferences(site, text.slice(start, end)))
    onItem(null)
  }
  const left_out = gather(
    parts.items,
    ([start, end]) => readOrRefuse(() => readWxrItem(site, text.slice(start, end))),
    onItem,
  )
  return { source: 'wordpress', site_name: site.site_name, left_out, ...TEXTS_ALONE }
}

/** Converts the XML library's error for malformed XML. */
function readOrRefuse<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new UnreadableText('This XML file is damaged. Please export it again.', { cause: error })
  }
}

function readGhost(text: string, oldSite: string, onItem: OnItem): ImportFileFacts {
  const site = openGhost(parseGhost(text), oldSite || null)
  const left_out = gather(site.posts, (post) => site.read(post), onItem)
  return { source: 'ghost', site_name: site.site_name, left_out, ...TEXTS_ALONE }
}

function parseGhost(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableText('This JSON file is damaged. Please export it again.', { cause: error })
  }
}

type Entry = { kind: 'item'; item: ImportItem } | { kind: 'other'; what: string | null }

/** Parses one after the other, so that at most one is in memory besides the file. */
function gather<T>(parts: readonly T[], read: (part: T) => Entry, onItem: OnItem): Map<string, number> {
  const left_out = new Map<string, number>()
  let items = 0
  for (const part of parts) {
    const entry = read(part)
    if (entry.kind === 'other' && entry.what !== null)
      left_out.set(entry.what, (left_out.get(entry.what) ?? 0) + 1)
    if (entry.kind === 'item') items += 1
    if (items > IMPORT_LIMITS.items) {
      const max = IMPORT_LIMITS.items.toLocaleString('en-US')
      throw new Failure('too_large', `At most ${max} texts at a time, please.`)
    }
    onItem(entry.kind === 'item' ? entry.item : null)
  }
  return left_out
}

const FOLDERS = { article: 'articles/', recipe: 'recipes/' } as const

/**
 * Reads the ZIP file of this product's own export.
 *
 * @throws Failure with a sentence for the coach
 */
async function readExportFile(path: string, onItem: OnItem): Promise<ImportFileFacts> {
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
      threads: [],
      notes: readExportedNotes(await readJsonFile(zip, EXPORT_FILES.notes), site.data.site_url),
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
  return cleanTexts(parseJson(text, { maxDepth: IMPORT_LIMITS.jsonDepth }))
}
