import type { Readable } from 'node:stream'
import type { ImageSource } from '../../domain/images/digital-source.ts'

/**
 * Storage of the image service: a folder or an S3 bucket. There are two areas: uploaded `originals`, and `variants`,
 * which can be remade from them at any time. Each store checks keys with {@link checkMediaKey}; nothing outside the two
 * can be addressed.
 */
export interface MediaStore {
  /** Returns the bytes under a key, or null when there are none. Rejects when the store itself cannot be reached. */
  read(key: string): Promise<Buffer | null>
  /**
   * The same without buffering: null when the file is missing or empty. The caller closes the file or reads it to its end.
   */
  open(key: string): Promise<StoredFile | null>
  /**
   * Writes atomically: a reader sees the old bytes or the new. Originals survive a power failure once it resolves;
   * variants, which can be remade, may be lost in one, but are never torn.
   */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Removing a missing key is not an error. */
  remove(key: string): Promise<void>
}

export interface StoredFile {
  /** In bytes. */
  size: number
  /** Its first bytes, at least {@link HEAD_BYTES} unless it is shorter: enough to detect the image format. */
  head: Buffer
  /** Streams all of its bytes; may be called only once. */
  stream(): Readable
  /** For a file that is not read to its end. */
  close(): Promise<void>
}

/** What delivery needs to know of a stored image: a row of the table of images. */
export interface StoredImage {
  public_id: string
  /** Digits. Every change of how an image looks, its focal point included, creates a new version. */
  version: string
  format: string
  width: number
  height: number
  /** From 0 (left, top) to 1; null for an automatic crop. */
  focal_x: number | null
  focal_y: number | null
  source?: ImageSource
  /** The version its bytes were stored under; null or undefined for the present one. */
  original_version?: string | null
  /** Versions whose addresses still redirect here. */
  former_versions?: readonly string[]
  /** Base address of the outside host that delivers it; null or undefined for images stored here. */
  delivery_base?: string | null
}

export const HEAD_BYTES = 32

/** `area/segment/…`: segments of letters, digits, `-`, `_`, `.` and `@` that begin with a letter, digit or `_`. */
const KEY = /^(?:originals|variants)(?:\/[A-Za-z0-9_][A-Za-z0-9_.@-]*)+$/
const KEY_LENGTH = 300

/** Whether a key addresses something inside the originals or the variants, and nothing else. */
export function mediaKeyIsValid(key: string): boolean {
  return key.length <= KEY_LENGTH && KEY.test(key)
}

/** Throws on a key that could escape the store. Callers build keys from checked parts, so this is a defect. */
export function checkMediaKey(key: string): void {
  if (!mediaKeyIsValid(key)) throw new Error(`Not a media key: ${JSON.stringify(key)}`)
}

interface Original {
  public_id: string
  version: string
  /** The version it was stored under, where a later one only shows another part of it. */
  original_version?: string | null
}

/** Returns the key of an image's original. Public ids contain no `@`, so keys cannot collide. */
export function originalKey({ public_id, version, original_version }: Original): string {
  return `originals/${public_id}@v${original_version ?? version}`
}
