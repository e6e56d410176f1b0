import { expect, test } from 'vitest'
import { toUploadFailure } from './prepare-image.ts'
import { tooSlow } from './sharp.ts'

test('a picture over the time limit is unavailable for now, never reported as damaged', () => {
  // The message of sharp.
  const late = new Error('timeout: 12% complete')
  expect(tooSlow(late)).toMatchObject({ code: 'unavailable', retryAfter: 60 })
  expect(toUploadFailure(late)).toMatchObject({ code: 'unavailable', retryAfter: 60 })

  const broken = new Error('VipsJpeg: premature end of image')
  expect(tooSlow(broken)).toBeNull()
  expect(toUploadFailure(broken)).toMatchObject({ code: 'invalid' })
})
