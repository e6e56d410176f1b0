import type { Readable } from 'node:stream'
import type { ImageSource } from '../../domain/images/digital-source.ts'

/**
 * Where the image service keeps its bytes: a folder or an S3 bucket. There are two areas: `originals`, which were
 * uploaded, and `variants`, which can be made again from them at any time. Keys are checked by each store with
 * {@link checkMediaKey}; nothing outside the two can be named.
 */
export interface MediaStore {
  /** The bytes under a key, or null when there are none. Rejects when the store itself cannot be reached. */
  read(key: string): Promise<Buffer | null>
  /**
   * The same without holding them: null when there are none, or none are in it. The caller closes the file or reads it
   * to its end.
   */
  open(key: string): Promise<StoredFile | null>
  /**
   * Whole or not at all: a reader sees the old bytes or the new. Originals survive a power cut once it resolves;
   * variants, which can be made again, may be gone after one, but are never torn.
   */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>
}

export interface StoredFile {
  /** In bytes. */
  size: number
  /** Its first bytes, at least {@link HEAD_BYTES} where it has as many: they tell what kind of image it is. */
  head: Buffer
  /** All of its bytes; to be called once. */
  stream(): Readable
  /** For a file that is not read. */
  close(): Promise<void>
}

/** What delivery needs to know of a stored picture: a row of the table of images. */
export interface StoredImage {
  public_id: string
  /** Digits. Whatever changes how a picture looks, its focal point too, comes with a new version. */
  version: string
  format: string
  width: number
  height: number
  /** From 0 (left, top) to 1; null where the crop may choose for itself. */
  focal_x: number | null
  focal_y: number | null
  source?: ImageSource
  /** The version its bytes were stored as; null or nothing for the present one. */
  original_version?: string | null
  /** Versions whose addresses still lead here. */
  former_versions?: readonly string[]
  /** Where an outside host delivers it from; null or nothing for pictures kept here. */
  delivery_base?: string | null
}

export const HEAD_BYTES = 32

/** `area/segment/…`: segments of letters, digits, `-`, `_`, `.` and `@` that begin with a letter, digit or `_`. */
const KEY = /^(?:originals|variants)(?:\/[A-Za-z0-9_][A-Za-z0-9_.@-]*)+$/
const KEY_LENGTH = 300

/** True when a key names something inside the originals or the variants, and nothing else. */
export function mediaKeyIsValid(key: string): boolean {
  return key.length <= KEY_LENGTH && KEY.test(key)
}

/** Throws on a key that could lead out of the store. Callers make keys from checked parts, so this is a defect. */
export function checkMediaKey(key: string): void {
  if (!mediaKeyIsValid(key)) throw new Error(`Not a media key: ${JSON.stringify(key)}`)
}

interface Original {
  public_id: string
  version: string
  /** The version it was stored as, where a later one only shows another part of it. */
  original_version?: string | null
}

/** Where the stored bytes of a picture are. Public ids hold no `@`, so no two pictures meet. */
export function originalKey({ public_id, version, original_version }: Original): string {
  return `originals/${public_id}@v${original_version ?? version}`
}
