import type { Archive } from './archive.ts'
import type { Manifest } from './manifest.ts'

/** A backup that was opened: where it lies, what is in it, and what it says of itself. */
export interface Backup {
  path: string
  archive: Archive
  manifest: Manifest
}
