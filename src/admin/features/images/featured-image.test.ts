import { expect, test } from 'vitest'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import {
  featuredFromLibrary,
  featuredFromUpload,
  hasImage,
  imageMarkdown,
  withNewVersion,
} from './featured-image.ts'

const STORED: LibraryImage = {
  public_id: 'blog/window-k3x9',
  version: '1700000001',
  width: 1600,
  height: 900,
  format: 'jpg',
  bytes: 120_000,
  color: '#f8be3f',
  alt: 'A window at sunrise',
  focal_x: null,
  focal_y: null,
  source: 'upload',
  created_at: '2025-03-04T10:00:00.000Z',
  used_by: [],
}

test('a picture from the library brings its description', () => {
  expect(featuredFromLibrary(STORED)).toMatchObject({
    featured_image_alt: 'A window at sunrise',
    featured_image_public_id: 'blog/window-k3x9',
    featured_image_version: '1700000001',
  })
  expect(featuredFromLibrary({ ...STORED, alt: '' }).featured_image_alt).toBeNull()
})

test('an uploaded picture keeps the service’s address; a numeric version becomes text', () => {
  const value = featuredFromUpload({
    secure_url: 'https://example.com/a.jpg',
    public_id: 'a',
    version: 12,
    width: 1,
    height: 1,
    format: 'jpg',
    bytes: 1,
  })
  expect(value).toEqual({
    featured_image_url: 'https://example.com/a.jpg',
    featured_image_alt: null,
    featured_image_public_id: 'a',
    featured_image_version: '12',
  })
  expect(hasImage(value)).toBe(true)
})

test('a new version updates the addresses of that picture only', () => {
  const value = { ...featuredFromLibrary(STORED), featured_image_alt: 'What was written' }
  const renewed = withNewVersion(value, { public_id: STORED.public_id, version: '1800000002' })
  expect(renewed).toMatchObject({
    featured_image_alt: 'What was written',
    featured_image_version: '1800000002',
    featured_image_url: expect.stringContaining('/v1800000002/blog/window-k3x9'),
  })
  expect(withNewVersion(value, { public_id: 'other', version: '1' })).toBe(value)
})

const PLACE = { public_id: 'blog/window', version: '17' }
const ADDRESS = '/media/image/upload/c_limit,w_auto,q_auto,f_auto/v17/blog/window'

test('a picture in Markdown has its description', () => {
  expect(imageMarkdown({ ...PLACE, alt: 'A window at sunrise' })).toBe(`![A window at sunrise](${ADDRESS})`)
})

test('brackets and line breaks in a description are escaped', () => {
  expect(imageMarkdown({ ...PLACE, alt: 'One ](x) [two\nthree \\' })).toBe(
    `![One \\](x) \\[two three \\\\](${ADDRESS})`,
  )
})
