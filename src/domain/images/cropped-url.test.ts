import { expect, test } from 'vitest'
import { croppedUrl } from './cropped-url.ts'

test('another cut of a stored picture has its own address; an external picture has no other cut', () => {
  const square = 'c_fill,g_auto,w_96,h_96,q_auto,f_auto'
  const stored = '/media/image/upload/c_fill,g_auto,w_800,h_450,q_auto,f_auto/v17/samples/walk'
  expect(croppedUrl(stored, '1:1', 96)).toBe(`/media/image/upload/${square}/v17/samples/walk`)
  expect(croppedUrl('https://res.cloudinary.com/demo/image/upload/v1/a.jpg', '1:1', 96)).toBe(
    `https://res.cloudinary.com/demo/image/upload/${square}/v1/a.jpg`,
  )
  expect(croppedUrl('https://elsewhere.example/walk.jpg', '1:1', 96)).toBeNull()
})
