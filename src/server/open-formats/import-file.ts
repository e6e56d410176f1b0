import type { ExportedImage, ExportedSite } from '../../domain/export/export-format.ts'
import type { ImportItem, ImportSource } from '../../domain/import/import-item.ts'

/** A file from elsewhere, read and judged; nothing of it is on the site yet. */
export interface ImportFile {
  source: ImportSource
  site_name: string
  items: ImportItem[]
  /** What is in it and not taken over, with how many there are. */
  left_out: Map<string, number>
  /** Only our own export brings these. */
  site: ExportedSite | null
  images: ExportedImage[]
  /** The bytes of one of its pictures. */
  readImage(image: ExportedImage): Promise<Buffer>
  close(): void
}
