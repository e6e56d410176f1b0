import { expect, test } from 'vitest'
import { imageFileProblem, imagePixelsProblem, MAX_IMAGE_BYTES, readSignature } from './upload-limits.ts'

// IMG-UPLOAD-1
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
])('%j has the signature of %s', (text, format) => {
  expect(readSignature(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(format)
})

test.each([
  ['image/jpeg', MAX_IMAGE_BYTES, null],
  ['image/png', 0, null],
  ['image/webp', 1, null],
  ['image/gif', 1, null],
  ['image/svg+xml', 1, 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.'],
  ['', 1, 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.'],
  ['image/jpeg', MAX_IMAGE_BYTES + 1, 'File too large. Please upload images smaller than 10MB.'],
  ['text/html', MAX_IMAGE_BYTES + 1, 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.'],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(imageFileProblem({ type, size })).toBe(problem)
})

// IMG-UPLOAD-1
test('at most 50 megapixels are accepted, and sides of a JPEG’s length', () => {
  expect(imagePixelsProblem({ width: 10_000, height: 5_000 })).toBeNull()
  expect(imagePixelsProblem({ width: 10_000, height: 5_001 })).toContain('50 megapixels')
  expect(imagePixelsProblem({ width: 65_535, height: 762 })).toBeNull()
  expect(imagePixelsProblem({ width: 65_536, height: 1 })).toContain('65,535 pixels a side')
  expect(imagePixelsProblem({ width: 1, height: 65_536 })).toContain('65,535 pixels a side')
})
