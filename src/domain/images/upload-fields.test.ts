import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicIdIsValid } from './transformation.ts'
import { cleanFolder, makePublicId, uploadFieldsSchema } from './upload-fields.ts'

test('the preset is needed; the source is an upload unless told', () => {
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

test('an id tells its folder and its file', () => {
  expect(makePublicId({ upload_preset: 'blog' }, 'C:\\Photos\\My Walk.JPG', 'x1')).toBe('blog/my-walk-x1')
  expect(makePublicId({ upload_preset: 'recipe', folder: 'ai' }, '😀.png', 'x1')).toBe('ai/x1')
})

test('every id is one the image service delivers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (folder, filename) => {
      const id = makePublicId({ upload_preset: 'blog', folder }, filename, 'abc123')
      expect(publicIdIsValid(id), id).toBe(true)
    }),
  )
})
