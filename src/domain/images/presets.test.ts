import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allTransformations,
  deliveryBase,
  firstVersion,
  heightFor,
  IMAGE_PRESETS,
  imageUrl,
  isValidHostedId,
  LIMIT_WIDTHS,
  limitTransformation,
  nextVersion,
  OPTIMIZED_TRANSFORMATION,
  OWN_DELIVERY,
  parseTransformation,
  SRCSET_WIDTHS,
  srcSet,
  transformationFor,
  variantUrl,
} from './presets.ts'

test.each([
  [
    'https://res.cloudinary.com/demo/image/upload/v1/blog/a.jpg',
    'https://res.cloudinary.com/demo/image/upload',
  ],
  ['https://res.cloudinary.com/demo/image/upload', OWN_DELIVERY],
  ['https://res.cloudinary.com/a/b/image/upload/v1/a', OWN_DELIVERY],
  ['https://res.cloudinary.com.example.com/demo/image/upload/v1/a', OWN_DELIVERY],
  ['http://res.cloudinary.com/demo/image/upload/v1/a', OWN_DELIVERY],
  ['/media/image/upload/c_limit,w_400,q_auto,f_auto/v1/a', OWN_DELIVERY],
  [null, OWN_DELIVERY],
])('%s is delivered from %s', (url, base) => {
  expect(deliveryBase(url)).toBe(base)
})

const NOW = '2026-03-04T12:00:00.900Z'

test('a version is the second in which the picture was stored', () => {
  expect(firstVersion(NOW)).toBe('1772625600')
})

test.each([
  ['1', '1772625600'],
  ['1772625600', '1772625601'],
  ['4294967295', '4294967296'],
  ['9007199254740993', '9007199254740994'],
])('version %s is followed by %s', (before, after) => {
  expect(nextVersion(before, NOW)).toBe(after)
})

// IMG-PRESET-1
test('the presets have the documented sizes, each of them delivered', () => {
  expect(IMAGE_PRESETS.blogFeatured).toEqual({ ratio: '16:9', width: 800, height: 450 })
  for (const { ratio, width, height } of Object.values(IMAGE_PRESETS)) {
    expect(heightFor(ratio, width)).toBe(height)
    expect(SRCSET_WIDTHS[ratio]).toContain(width)
  }
})

test('transformations are written in the image service’s syntax', () => {
  expect(transformationFor('16:9', 800)).toBe('c_fill,g_auto,w_800,h_450,q_auto,f_auto')
  expect(transformationFor('4:3', 300)).toBe('c_fill,g_auto,w_300,h_225,q_auto,f_auto')
  expect(transformationFor('1:1', 96)).toBe('c_fill,g_auto,w_96,h_96,q_auto,f_auto')
  expect(LIMIT_WIDTHS.map(limitTransformation)).toContain('c_limit,w_1200,q_auto,f_auto')
})

test('addresses contain id, version and size', () => {
  expect(imageUrl('samples/soup', '7', '4:3', 300)).toBe(
    '/media/image/upload/c_fill,g_auto,w_300,h_225,q_auto,f_auto/v7/samples/soup',
  )
  expect(variantUrl('samples/soup', '7', OPTIMIZED_TRANSFORMATION)).toBe(
    '/media/image/upload/c_limit,w_auto,q_auto,f_auto/v7/samples/soup',
  )
})

// IMG-PRESET-2
test('a srcset lists every width of the ratio by default', () => {
  const a320 = '/media/image/upload/c_fill,g_auto,w_320,h_180,q_auto,f_auto/v1/a 320w'
  const a800 = '/media/image/upload/c_fill,g_auto,w_800,h_450,q_auto,f_auto/v1/a 800w'
  expect(srcSet('a', '1', '16:9', [320, 800])).toBe(`${a320}, ${a800}`)
  expect(srcSet('a', '1', '4:3').split(', ')).toHaveLength(SRCSET_WIDTHS['4:3'].length)
})

const RATIOS = ['16:9', '4:3', '1:1'] as const

// IMG-DELIVER-1
describe('parseTransformation', () => {
  test('accepts the presets', () => {
    for (const { ratio, width, height } of Object.values(IMAGE_PRESETS)) {
      expect(parseTransformation(transformationFor(ratio, width))).toEqual({ crop: 'fill', width, height })
    }
    expect(parseTransformation(OPTIMIZED_TRANSFORMATION)).toEqual({
      crop: 'limit',
      width: 1200,
      height: null,
    })
  })

  test('parses every size that a page may request', () => {
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

  test('accepts former sizes that pages cached on a device still request', () => {
    for (const [ratio, width, height] of [['16:9', 640, 360] as const, ['4:3', 600, 450] as const]) {
      expect(SRCSET_WIDTHS[ratio]).not.toContain(width)
      expect(parseTransformation(transformationFor(ratio, width))).toEqual({ crop: 'fill', width, height })
      expect(allTransformations()).toContainEqual({ crop: 'fill', width, height })
    }
  })

  test('accepts no other size', () => {
    const side = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const text = `c_fill,g_auto,w_${width},h_${height},q_auto,f_auto`
        const listed = RATIOS.some(
          (ratio) => SRCSET_WIDTHS[ratio].includes(width) && heightFor(ratio, width) === height,
        )
        const former = (width === 640 && height === 360) || (width === 600 && height === 450)
        expect(parseTransformation(text) !== null).toBe(listed || former)
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
])('the id %j is valid for an external image host: %s', (id, valid) => {
  expect(isValidHostedId(id)).toBe(valid)
})
