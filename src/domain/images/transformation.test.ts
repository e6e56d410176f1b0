import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  heightFor,
  IMAGE_PRESETS,
  LIMIT_WIDTHS,
  limitTransformation,
  OPTIMIZED_TRANSFORMATION,
  SRCSET_WIDTHS,
  transformationFor,
} from './presets.ts'
import { hostedIdIsValid, parseTransformation, publicIdIsValid } from './transformation.ts'

const RATIOS = ['16:9', '4:3', '1:1'] as const

describe('parseTransformation', () => {
  test('knows the presets', () => {
    for (const { ratio, width, height } of Object.values(IMAGE_PRESETS)) {
      expect(parseTransformation(transformationFor(ratio, width))).toEqual({ crop: 'fill', width, height })
    }
    expect(parseTransformation(OPTIMIZED_TRANSFORMATION)).toEqual({
      crop: 'limit',
      width: 1200,
      height: null,
    })
  })

  test('reads back every size a page may ask for', () => {
    const cut = fc.constantFrom(
      ...RATIOS.flatMap((ratio) => SRCSET_WIDTHS[ratio].map((width) => ({ ratio, width }))),
    )
    fc.assert(
      fc.property(cut, fc.constantFrom(...LIMIT_WIDTHS), ({ ratio, width }, limit) => {
        expect(parseTransformation(transformationFor(ratio, width))).toEqual({
          crop: 'fill',
          width,
          height: heightFor(ratio, width),
        })
        expect(parseTransformation(limitTransformation(limit))).toEqual({
          crop: 'limit',
          width: limit,
          height: null,
        })
      }),
    )
  })

  test('and no other', () => {
    const side = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const text = `c_fill,g_auto,w_${width},h_${height},q_auto,f_auto`
        const listed = RATIOS.some(
          (ratio) => SRCSET_WIDTHS[ratio].includes(width) && heightFor(ratio, width) === height,
        )
        expect(parseTransformation(text) !== null).toBe(listed)
        expect(parseTransformation(limitTransformation(width)) !== null).toBe(LIMIT_WIDTHS.includes(width))
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void expect(parseTransformation(text)).toBeNull()),
    )
  })

  test.each([
    '',
    'c_fill',
    'w_800,h_450',
    'c_fill,g_auto,w_0800,h_450,q_auto,f_auto',
    'g_auto,c_fill,w_800,h_450,q_auto,f_auto',
    'c_fill,g_auto,w_800,h_450,q_auto,f_auto,e_blur',
    'c_fill,g_auto,w_800,h_450,q_auto,f_auto\n',
    'c_fill,g_auto,w_auto,h_450,q_auto,f_auto',
    'c_limit,w_801,q_auto,f_auto',
    'c_limit,w_800,h_450,q_auto,f_auto',
    'C_FILL,g_auto,w_800,h_450,q_auto,f_auto',
  ])('refuses %j', (text) => {
    expect(parseTransformation(text)).toBeNull()
  })
})

test.each([
  ['a', true],
  ['samples/morning-routine', true],
  ['blog/a_b-1', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['../x', false],
  ['a/../b', false],
  ['a//b', false],
  ['/a', false],
  ['a/', false],
  ['A', false],
  ['a.b', false],
  ['-a', false],
  ['a\n', false],
  ['a%2fb', false],
  ['', false],
])('the id %j is valid: %s', (id, valid) => {
  expect(publicIdIsValid(id)).toBe(valid)
})

test.each([
  ['Folder/My.Photo~1', true],
  ['a', true],
  ['a'.repeat(201), false],
  ['a/../b', false],
  ['.a', false],
  ['a//b', false],
  ['a b', false],
  ['a\n', false],
  ['a%2f', false],
  ['é', false],
  ['', false],
])('the id %j may be an outside host’s: %s', (id, valid) => {
  expect(hostedIdIsValid(id)).toBe(valid)
})
