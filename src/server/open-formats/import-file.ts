import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import type { ExportedImage, ExportedSite } from '../../domain/export/export-format.ts'
import type { CommentThread } from '../../domain/import/comments.ts'
import {
  type ImportChoices,
  type ImportSource,
  importChoicesSchema,
} from '../../domain/import/import-calls.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'
import { IMPORT_LIMITS } from '../../domain/import/import-limits.ts'
import type { AddressedNote } from '../../domain/import/imported-note.ts'
import { parseJson } from '../../domain/text/json.ts'
import { makeWorkFolder } from '../backup/backup-place.ts'
import { codeOf } from '../error-causes.ts'
import { formParts } from '../http/request-bodies.ts'
import { parseFile } from '../parsing/parse-in-worker.ts'
import { openZip, type ZipReader } from './zip-reader.ts'

/** A file's content besides its articles and recipes. */
export interface ImportFileFacts {
  source: ImportSource
  site_name: string
  /** Content that is not imported, with counts. */
  left_out: Map<string, number>
  /** Only in this product's own export. */
  site: ExportedSite | null
  images: ExportedImage[]
  /** Notes stored apart from their texts. */
  notes: AddressedNote[]
  /** Other sites' comments stored apart from their texts. */
  threads: CommentThread[]
}

/** A parsed and checked import file; nothing of it is on the site yet. */
export interface ImportFile extends ImportFileFacts {
  items: ImportItem[]
  /** Reads the bytes of one of its images. */
  readImage(image: ExportedImage): Promise<Buffer>
  /** Closes the file opened for its images. */
  close(): Promise<void>
}

/** Receives a parsed item; null for a part that is not an item, or not yet. */
export type OnItem = (item: ImportItem | null) => void

/**
 * Reads an import file of any supported kind in its own thread.
 *
 * @param oldSite address of a former Ghost site; '' when not given
 * @throws Failure with a sentence for the coach
 */
export async function openImportFile(path: string, oldSite: string): Promise<ImportFile> {
  const items: ImportItem[] = []
  const facts = await parseFile<{ item: ImportItem | null }, ImportFileFacts>(
    { path, oldSite },
    ({ item }) => {
      if (item) items.push(item)
    },
  )
  // Opened once: a ZIP file of 20,000 files takes seconds to open.
  let zip: Promise<ZipReader> | null = null
  return {
    ...facts,
    items,
    async readImage({ file }) {
      zip ??= openZip(path)
      return (await zip).read(file ?? '', IMPORT_LIMITS.entryImageBytes)
    },
    async close() {
      if (zip) (await zip).close()
    },
  }
}

export const IMPORT_MULTIPART = {
  // One more than allowed, so that a file at the limit is distinguishable from a larger one.
  fileSize: IMPORT_LIMITS.zipBytes + 1,
  files: 1,
  fields: 2,
  parts: 4,
  /** The choices: one line per item. */
  fieldSize: 4_000_000,
  fieldNameSize: 100,
  headerPairs: 20,
}

export interface ReceivedImport {
  path: string
  choices: ImportChoices
  remove(): Promise<void>
}

/**
 * Writes the uploaded file to disk, and reads the choices sent with it. The caller removes it.
 *
 * @throws Failure `unsupported_type`, `too_large`, `invalid`
 */
export async function receiveImport(request: FastifyRequest, dataDir: string): Promise<ReceivedImport> {
  if (!request.isMultipart())
    throw new Failure('unsupported_type', 'Please send the file as a form (multipart/form-data).')
  // Not the system's temporary folder, which is in memory on many machines.
  const { folder, remove } = await makeWorkFolder(dataDir)
  const path = join(folder, 'import')
  try {
    const choices = await readParts(request, path)
    const file = await stat(path).catch(() => null)
    if (!file || file.size === 0) throw new Failure('invalid', 'Please choose a file to import.')
    return { path, choices, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function readParts(request: FastifyRequest, path: string): Promise<ImportChoices> {
  let given: unknown = {}
  try {
    for await (const part of formParts(request)) {
      if (part.type === 'field') {
        if (part.fieldname === 'choices')
          given = parseJson(String(part.value), { maxDepth: IMPORT_LIMITS.jsonDepth })
        continue
      }
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
      if (part.file.truncated) throw new Failure('too_large', 'A file to import can be at most 500 MB.')
    }
  } catch (error) {
    if (error instanceof Failure || isDiskTrouble(error)) throw error
    throw new Failure('invalid', 'The file did not arrive whole. Please try again.', { cause: error })
  }
  const choices = importChoicesSchema.safeParse(given)
  if (choices.success) return choices.data
  throw new Failure('invalid', choices.error.issues[0]?.message ?? 'The choices could not be read.')
}

function isDiskTrouble(error: unknown): boolean {
  return /^E[A-Z]+$/.test(codeOf(error))
}
