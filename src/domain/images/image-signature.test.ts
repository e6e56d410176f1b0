import { expect, test } from 'vitest'
import { readSignature } from './image-signature.ts'

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'jpg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['GIF89a\x01\0\x01\0\0\0', 'gif'],
  ['GIF87a\x01\0\x01\0\0\0', 'gif'],
  ['', null],
  ['\xff\xd8', null],
  ['RIFF\x10\0\0\0WAVEfmt ', null],
  ['GIF88a\x01\0\x01\0\0\0', null],
  ['<svg xmlns="http://', null],
  ['%PDF-1.7\n\n\n\n', null],
  ['\0\0\0 ftypheic', null],
  [' GIF89a\x01\0\x01\0\0', null],
])('%j begins like %s', (text, format) => {
  expect(readSignature(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(format)
})
