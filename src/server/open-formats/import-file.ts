import type { ExportedImage, ExportedSite } from '../../domain/export/export-format.ts'
import type { ImportItem, ImportSource } from '../../domain/import/import-item.ts'
import { IMPORT_LIMITS } from '../../domain/import/import-limits.ts'
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
 * Reads a file from elsewhere in a thread of its own, whichever of the three kinds it is.
 *
 * @param oldSite where a Ghost site was; '' when nobody said
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
      return (await zip).read(file ?? '', IMPORT_LIMITS.entryPictureBytes)
    },
    async close() {
      if (zip) (await zip).close()
    },
  }
}
