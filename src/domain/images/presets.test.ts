import { expect, test } from 'vitest'
import {
  heightFor,
  IMAGE_PRESETS,
  imageUrl,
  LIMIT_WIDTHS,
  limitTransformation,
  OPTIMIZED_TRANSFORMATION,
  SRCSET_WIDTHS,
  srcSet,
  transformationFor,
  variantUrl,
} from './presets.ts'

test('the presets have the promised sizes, each of them offered', () => {
  expect(IMAGE_PRESETS.blogFeatured).toEqual({ ratio: '16:9', width: 800, height: 450 })
  for (const { ratio, width, height } of Object.values(IMAGE_PRESETS)) {
    expect(heightFor(ratio, width)).toBe(height)
    expect(SRCSET_WIDTHS[ratio]).toContain(width)
  }
})

test('transformations are written as the image service reads them', () => {
  expect(transformationFor('16:9', 800)).toBe('c_fill,g_auto,w_800,h_450,q_auto,f_auto')
  expect(transformationFor('4:3', 300)).toBe('c_fill,g_auto,w_300,h_225,q_auto,f_auto')
  expect(transformationFor('1:1', 96)).toBe('c_fill,g_auto,w_96,h_96,q_auto,f_auto')
  expect(LIMIT_WIDTHS.map(limitTransformation)).toContain('c_limit,w_1200,q_auto,f_auto')
})

test('addresses name id, version and size', () => {
  expect(imageUrl('samples/soup', '7', '4:3', 300)).toBe(
    '/media/image/upload/c_fill,g_auto,w_300,h_225,q_auto,f_auto/v7/samples/soup',
  )
  expect(variantUrl('samples/soup', '7', OPTIMIZED_TRANSFORMATION)).toBe(
    '/media/image/upload/c_limit,w_auto,q_auto,f_auto/v7/samples/soup',
  )
})

test('a srcset offers every width of the ratio unless told otherwise', () => {
  const a320 = '/media/image/upload/c_fill,g_auto,w_320,h_180,q_auto,f_auto/v1/a 320w'
  const a800 = '/media/image/upload/c_fill,g_auto,w_800,h_450,q_auto,f_auto/v1/a 800w'
  expect(srcSet('a', '1', '16:9', [320, 800])).toBe(`${a320}, ${a800}`)
  expect(srcSet('a', '1', '4:3').split(', ')).toHaveLength(SRCSET_WIDTHS['4:3'].length)
})
