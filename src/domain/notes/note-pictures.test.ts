import { expect, test } from 'vitest'
import { noteImageSizeMessage } from './note-pictures.ts'

// NOTE-PICTURE-2
test('a picture has up to 8 MB', () => {
  expect(noteImageSizeMessage(10.2 * 1024 * 1024)).toBe(
    'That file has 11 MB. Up to 8 MB works, as JPG, PNG, WebP or GIF.',
  )
})
