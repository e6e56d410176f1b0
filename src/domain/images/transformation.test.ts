import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IMAGE_PRESETS, imageUrl, SRCSET_WIDTHS, srcSet, transformationFor } from './presets.ts'
import { parseTransformation, publicIdIsValid } from './transformation.ts'

describe('parseTransformation', () => {
  test('knows the presets', () => {
    for (const { ratio, width, height } of Object.values(IMAGE_PRESETS)) {
      expect(parseTransformation(transformationFor(ratio, width))).toEqual({ crop: 'fill', width, height })
    }
    expect(parseTransformation('c_limit,w_auto,q_auto,f_auto')).toEqual({
      crop: 'limit',
      width: 1200,
      height: null,
    })
    expect(parseTransformation('c_limit,w_800,q_auto,f_auto')).toEqual({
      crop: 'limit',
      width: 800,
      height: null,
    })
  })
  test('knows every size a page may ask for, and no other', () => {
    const listed = fc.constantFrom(
      ...(['16:9', '4:3', '1:1'] as const).flatMap((ratio) =>
        SRCSET_WIDTHS[ratio].map((width) => transformationFor(ratio, width)),
      ),
    )
    fc.assert(fc.property(listed, (text) => void expect(parseTransformation(text)).not.toBeNull()))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }), (width, height) => {
        const text = `c_fill,g_auto,w_${width},h_${height},q_auto,f_auto`
        const known = (['16:9', '4:3', '1:1'] as const).some(
          (ratio) => SRCSET_WIDTHS[ratio].includes(width) && transformationFor(ratio, width) === text,
        )
        expect(parseTransformation(text) !== null).toBe(known)
      }),
    )
  })
  test.each([
    '',
    'c_fill',
    'w_800,h_450',
    'c_fill,g_auto,w_800,h_450,q_auto,f_auto,e_blur',
    'c_limit,w_801,q_auto,f_auto',
  ])('refuses %s', (text) => {
    expect(parseTransformation(text)).toBeNull()
  })
})

test('addresses name id, version and size', () => {
  expect(imageUrl('samples/soup', '7', '4:3', 300)).toBe(
    '/media/image/upload/c_fill,g_auto,w_300,h_225,q_auto,f_auto/v7/samples/soup',
  )
  expect(srcSet('a', '1', '16:9', [320, 800])).toContain('w_320,h_180,q_auto,f_auto/v1/a 320w, ')
})

test.each([
  ['a', true],
  ['samples/morning-routine', true],
  ['blog/a_b-1', true],
  ['../x', false],
  ['a//b', false],
  ['/a', false],
  ['a/', false],
  ['A', false],
  ['a.b', false],
  ['', false],
])('the id %s is valid: %s', (id, valid) => {
  expect(publicIdIsValid(id)).toBe(valid)
})
