import { expect, test } from 'vitest'
import { isNoteImageFormat, noteImageSizeMessage } from './note-pictures.ts'

// NOTE-PICTURE-2
test('a picture is a JPG, PNG or WebP of up to 8 MB', () => {
  expect((['jpg', 'png', 'webp', 'gif', null] as const).map(isNoteImageFormat)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(noteImageSizeMessage(10.2 * 1024 * 1024)).toBe(
    'That file has 11 MB. Up to 8 MB works, as JPG, PNG or WebP.',
  )
})
