import { open, readFile, stat } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Failure } from '../../domain/errors.ts'
import { decodeText, UnknownEncoding } from '../../domain/import/decode-text.ts'
import { NotGhost, openGhost } from '../../domain/import/ghost/read-ghost.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'
import { IMPORT_LIMITS } from '../../domain/import/import-limits.ts'
import { gatherAttachment, readWxrHead, readWxrItem } from '../../domain/import/wordpress/read-wxr.ts'
import { NotWordPress, splitWxr } from '../../domain/import/wordpress/split-wxr.ts'
import type { ImportFile } from './import-file.ts'
import { readExportFile } from './read-export-file.ts'

const UNKNOWN =
  'This file can’t be imported. Please choose the ZIP file of this site’s own export, the XML file of a WordPress export, or the JSON file of a Ghost export.'

/**
 * Reads a file from elsewhere, whichever of the three it is. Other work goes on between any two of its texts.
 *
 * @param oldSite where a Ghost site was; '' when nobody said
 * @throws Failure with a sentence for the coach
 */
export async function readImportFile(path: string, oldSite: string): Promise<ImportFile> {
  const start = await readStart(path)
  if (start.startsWith('PK')) return readExportFile(path)
  if ((await stat(path)).size > IMPORT_LIMITS.textBytes)
    throw new Failure('too_large', 'A file of texts can be at most 100 MB. Please export it in parts.')
  const text = decode(await readFile(path))
    .replace(/^\uFEFF/, '')
    .trimStart()
  try {
    if (text.startsWith('<')) return await readWordPress(text)
    if (/^[[{]/.test(text)) return await readGhost(text, oldSite)
  } catch (error) {
    if (error instanceof NotWordPress || error instanceof NotGhost)
      throw new Failure('invalid', error.message)
    throw error
  }
  throw new Failure('unsupported_type', UNKNOWN)
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

function decode(bytes: Buffer): string {
  try {
    return decodeText(bytes)
  } catch (error) {
    if (!(error instanceof UnknownEncoding)) throw error
    throw new Failure(
      'invalid',
      'The letters in this file cannot be read: it is not written in UTF-8. Please export it again.',
    )
  }
}

async function readWordPress(text: string): Promise<ImportFile> {
  const parts = splitWxr(text)
  const site = readOrRefuse(() => readWxrHead(parts))
  for (const [start, end] of parts.items) {
    readOrRefuse(() => gatherAttachment(site, text.slice(start, end)))
    await nextTurn()
  }
  const entries = parts.items.map(
    ([start, end]) =>
      () =>
        readOrRefuse(() => readWxrItem(site, text.slice(start, end))),
  )
  return { ...(await gather(entries)), source: 'wordpress', site_name: site.site_name }
}

/** What the XML library makes of a piece that is no XML. */
function readOrRefuse<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    const failure = new NotWordPress('This XML file is damaged. Please export it again.')
    failure.cause = error
    throw failure
  }
}

async function readGhost(text: string, oldSite: string): Promise<ImportFile> {
  const site = openGhost(parseJson(text), oldSite || null)
  const entries = site.posts.map((post) => () => site.read(post))
  return { ...(await gather(entries)), source: 'ghost', site_name: site.site_name }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new NotGhost('This JSON file is damaged. Please export it again.', { cause: error })
  }
}

type Entry = { kind: 'item'; item: ImportItem } | { kind: 'other'; what: string | null }

async function gather(entries: readonly (() => Entry)[]): Promise<Omit<ImportFile, 'source' | 'site_name'>> {
  const items: ImportItem[] = []
  const left_out = new Map<string, number>()
  for (const read of entries) {
    const entry = read()
    if (entry.kind === 'item') items.push(entry.item)
    else if (entry.what !== null) left_out.set(entry.what, (left_out.get(entry.what) ?? 0) + 1)
    if (items.length > IMPORT_LIMITS.items) throw tooMany()
    await nextTurn()
  }
  return { items, left_out, site: null, images: [], readImage: noImage, close: () => undefined }
}

/** Said of a file with more texts than one import takes. */
function tooMany(): Failure {
  return new Failure(
    'too_large',
    `At most ${IMPORT_LIMITS.items.toLocaleString('en-US')} texts at a time, please.`,
  )
}

async function noImage(): Promise<Buffer> {
  throw new Error('Only our own export holds pictures')
}
