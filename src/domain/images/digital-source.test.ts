import { expect, test } from 'vitest'
import { describeDigitalSource, saysModelMade } from './digital-source.ts'

test('only machine-made pictures are marked, each source by its own term', () => {
  expect(describeDigitalSource('upload')).toBeNull()
  expect(describeDigitalSource('seed')).toBeNull()
  expect(describeDigitalSource('ai')).toContain('/digitalsourcetype/trainedAlgorithmicMedia"')
  expect(describeDigitalSource('illustrator')).toContain('/digitalsourcetype/algorithmicMedia"')
})

test('the mark is read back', () => {
  expect(saysModelMade(describeDigitalSource('ai') ?? '')).toBe(true)
  expect(saysModelMade(describeDigitalSource('illustrator') ?? '')).toBe(false)
  expect(saysModelMade('<x:xmpmeta/>')).toBe(false)
})
