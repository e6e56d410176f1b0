import { expect, test } from 'vitest'
import { toUploadFailure } from './prepare-image.ts'
import { tooSlow } from './sharp.ts'

test('what takes longer than its time limit is unavailable for now, and never called damaged', () => {
  // The message of sharp.
  const late = new Error('timeout: 12% complete')
  expect(tooSlow(late)).toMatchObject({ code: 'unavailable', retryAfter: 60 })
  expect(toUploadFailure(late)).toMatchObject({ code: 'unavailable', retryAfter: 60 })

  const broken = new Error('VipsJpeg: premature end of image')
  expect(tooSlow(broken)).toBeNull()
  expect(toUploadFailure(broken)).toMatchObject({ code: 'invalid' })
})
