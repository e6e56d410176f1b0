import { UnreadableText } from '../errors.ts'

const UNKNOWN = 'The letters in this file cannot be read: it is not written in UTF-8. Please export it again.'

const DECLARED = /^<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.-]{1,40})["']/

/**
 * Decodes a text file: UTF-8, UTF-16 with a byte order mark, or the encoding an XML declaration names.
 *
 * @throws UnreadableText when the bytes are invalid in that encoding
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes, findEncoding(bytes))
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300)).replace(/^ï»¿/, '')
  return DECLARED.exec(start)?.[1] ?? 'utf-8'
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    throw new UnreadableText(UNKNOWN, { cause: error })
  }
}
