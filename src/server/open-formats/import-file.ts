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

/** What a file says beside its articles and recipes. */
export interface ImportFileFacts {
  source: ImportSource
  site_name: string
  /** What is in it and not taken over, with how many there are. */
  left_out: Map<string, number>
  /** Only our own export brings these. */
  site: ExportedSite | null
  images: ExportedImage[]
  /** Notes that are not read with their texts. */
  notes: AddressedNote[]
  /** Comments of other sites that come without their texts. */
  threads: CommentThread[]
}

/** A file from elsewhere, read and judged; nothing of it is on the site yet. */
export interface ImportFile extends ImportFileFacts {
  items: ImportItem[]
  /** The bytes of one of its pictures. */
  readImage(image: ExportedImage): Promise<Buffer>
  /** For the file that was opened to read its pictures. */
  close(): Promise<void>
}

/** An item that was read; null tells that a piece was read which is none, or not yet. */
export type OnItem = (item: ImportItem | null) => void

/**
 * Reads a file from elsewhere in a thread of its own, whichever kind it is.
 *
 * @param oldSite where a Ghost site was; '' when not told
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
  // One more than allowed, so that too large can be told from just large enough.
  fileSize: IMPORT_LIMITS.zipBytes + 1,
  files: 1,
  fields: 2,
  parts: 4,
  /** The choices: a line for each of many items. */
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
 * Puts the file that was sent on the disk, and reads the choices beside it. The caller removes it.
 *
 * @throws Failure `unsupported_type`, `too_large`, `invalid`
 */
export async function receiveImport(request: FastifyRequest, dataDir: string): Promise<ReceivedImport> {
  if (!request.isMultipart())
    throw new Failure('unsupported_type', 'Please send the file as a form (multipart/form-data).')
  // Not in the system's temporary folder, which is in memory on many machines.
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
