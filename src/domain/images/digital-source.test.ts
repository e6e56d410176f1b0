import { expect, test } from 'vitest'
import { describeDigitalSource, isMarkedAiGenerated } from './digital-source.ts'

test('only machine-made pictures are marked, each source by its own term', () => {
  expect(describeDigitalSource('upload')).toBeNull()
  expect(describeDigitalSource('seed')).toBeNull()
  expect(describeDigitalSource('ai')).toContain('/digitalsourcetype/trainedAlgorithmicMedia"')
  expect(describeDigitalSource('illustrator')).toContain('/digitalsourcetype/algorithmicMedia"')
})

test('the mark is read back', () => {
  expect(isMarkedAiGenerated(describeDigitalSource('ai') ?? '')).toBe(true)
  expect(isMarkedAiGenerated(describeDigitalSource('illustrator') ?? '')).toBe(false)
  expect(isMarkedAiGenerated('<x:xmpmeta/>')).toBe(false)
})
