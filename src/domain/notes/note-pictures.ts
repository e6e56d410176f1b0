import { NOTE_IMAGE_BYTES } from './note-rules.ts'

const MEGABYTE = 1024 * 1024

/** What is said of a file that is no picture a note can have. */
export const NOTE_IMAGE_TYPE_MESSAGE = 'That file is no picture we can show. JPG, PNG, WebP or GIF works.'

/** What is said of a picture that is too large, in bytes. */
export function noteImageSizeMessage(bytes: number): string {
  return `That file has ${Math.ceil(bytes / MEGABYTE)} MB. Up to ${NOTE_IMAGE_BYTES / MEGABYTE} MB works, as JPG, PNG, WebP or GIF.`
}
