/** The kinds of picture that may be uploaded, as the image service names them. */
export type PictureFormat = 'jpg' | 'png' | 'webp' | 'gif'

/** So many bytes tell the kind of a picture. */
export const SIGNATURE_BYTES = 12

/** What kind of picture bytes begin like, whatever the file is called (product §13.1); null for everything else. */
export function readSignature(bytes: Uint8Array): PictureFormat | null {
  const text = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  return null
}
