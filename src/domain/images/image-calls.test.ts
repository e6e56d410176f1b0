import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageListQuery, imageUpdateSchema } from './image-calls.ts'
import { cleanFolder, makePublicId, uploadFieldsSchema } from './upload-input.ts'

test('a library query has defaults for all parameters', () => {
  expect(imageListQuery.parse({})).toEqual({ q: '', unused: false, limit: 48, page: 1 })
  expect(imageListQuery.parse({ q: 'a\0b', unused: 'true', limit: '5', page: '2' })).toEqual({
    q: 'a b',
    unused: true,
    limit: 5,
    page: 2,
  })
  for (const query of [{ limit: '0' }, { limit: '201' }, { page: '0' }, { unused: 'yes' }])
    expect(imageListQuery.safeParse(query).success).toBe(false)
})

test.each([
  [{ alt: '  A walk\nin snow ' }, { alt: 'A walk in snow' }],
  [
    { focal_x: 0, focal_y: 1, version: 7 },
    { focal_x: 0, focal_y: 1 },
  ],
  [
    { focal_x: null, focal_y: null },
    { focal_x: null, focal_y: null },
  ],
  [{}, {}],
])('%j is a valid change', (given, parsed) => {
  expect(imageUpdateSchema.parse(given)).toEqual(parsed)
})

test.each([
  { focal_x: 0.5 },
  { focal_x: 0.5, focal_y: null },
  { focal_x: 1.1, focal_y: 0 },
  { focal_x: '0', focal_y: 0 },
  { alt: 'a'.repeat(301) },
  { alt: 7 },
  null,
])('%j is not a valid change', (given) => {
  expect(imageUpdateSchema.safeParse(given).success).toBe(false)
})

test('the preset is required; the source defaults to an upload', () => {
  expect(uploadFieldsSchema.parse({ upload_preset: 'blog', api_key: 'x' })).toEqual({
    upload_preset: 'blog',
    source: 'upload',
  })
  for (const fields of [{}, { upload_preset: 'shop' }, { upload_preset: 'blog', source: 'seed' }])
    expect(uploadFieldsSchema.safeParse(fields).success).toBe(false)
})

test.each([
  ['AI Images/2026', 'ai-images/2026'],
  ['../../etc', 'etc'],
  ['a//b\\c/', 'a/b/c'],
  ['Épicé & doux', 'epice-and-doux'],
  ['1/2/3/4/5/6', '1/2/3/4'],
  ['\0%2e%2e', '2e-2e'],
  ['😀', ''],
  ['', ''],
])('the folder %j becomes %j', (folder, clean) => {
  expect(cleanFolder(folder)).toBe(clean)
})

test('an id contains its folder and its file name', () => {
  expect(makePublicId({ upload_preset: 'blog' }, 'C:\\Photos\\My Walk.JPG', 'x1')).toBe('blog/my-walk-x1')
  expect(makePublicId({ upload_preset: 'recipe', folder: 'ai' }, '😀.png', 'x1')).toBe('ai/x1')
})

test('every id is deliverable by the image service', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (folder, filename) => {
      const id = makePublicId({ upload_preset: 'blog', folder }, filename, 'abc123')
      expect(id).toMatch(/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/)
      expect(id.length).toBeLessThanOrEqual(200)
    }),
  )
})
