import { expect, test } from 'vitest'
import { imageFileProblem, imagePixelsProblem, MAX_IMAGE_BYTES } from './upload-limits.ts'

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

test('50 megapixels are the most', () => {
  expect(imagePixelsProblem({ width: 10_000, height: 5_000 })).toBeNull()
  expect(imagePixelsProblem({ width: 10_000, height: 5_001 })).toContain('50 megapixels')
})
