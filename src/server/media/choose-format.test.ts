import { describe, expect, test } from 'vitest'
import { chooseFormat, readAcceptedFormats, readContentType } from './choose-format.ts'

const STILL = { hasAlpha: false, isAnimated: false }

describe('readAcceptedFormats', () => {
  test.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp']],
    ['image/webp,image/png,*/*', ['webp']],
    ['IMAGE/AVIF', ['avif']],
    ['image/webp, image/avif;q=0.5', ['webp', 'avif']],
    ['image/avif;q=0, image/webp', ['webp']],
    ['image/avif;q=abc', []],
    ['image/avif;level=1;q=0.9', ['avif']],
    ['image/*,*/*', []],
    ['text/html', []],
    ['', []],
    [undefined, []],
    [`${'x,'.repeat(100_000)}image/avif`, []],
  ])('%s', (accept, expected) => {
    expect(readAcceptedFormats(accept)).toEqual(expected)
  })
})

describe('chooseFormat', () => {
  test('prefers AVIF, then WebP, then JPEG', () => {
    expect(chooseFormat(['avif', 'webp'], STILL)).toBe('avif')
    expect(chooseFormat(['webp'], STILL)).toBe('webp')
    expect(chooseFormat([], STILL)).toBe('jpeg')
  })

  test('keeps what shows through', () => {
    expect(chooseFormat(['avif'], { ...STILL, hasAlpha: true })).toBe('avif')
    expect(chooseFormat(['webp'], { ...STILL, hasAlpha: true })).toBe('webp')
    expect(chooseFormat([], { ...STILL, hasAlpha: true })).toBe('png')
  })

  test('keeps what moves, where WebP is taken', () => {
    expect(chooseFormat(['avif', 'webp'], { hasAlpha: false, isAnimated: true })).toBe('webp')
    expect(chooseFormat(['avif'], { hasAlpha: false, isAnimated: true })).toBe('avif')
    expect(chooseFormat([], { hasAlpha: false, isAnimated: true })).toBe('jpeg')
  })
})

test.each(['', 'x', '<svg/>', 'GIF89a', 'RIFF1234WAVE', '\0\0\0 ftypmp42'])(
  '%j is no picture we made',
  (text) => {
    expect(readContentType(Buffer.from(text, 'latin1'))).toBeNull()
  },
)
