import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutIntoBlocks, type TextBlock } from './text-blocks.ts'
import { applyChange } from './text-state.ts'

const PARAGRAPH = `${'word '.repeat(300)}\n\n`
const joined = (blocks: readonly TextBlock[]) => blocks.map(({ words }) => words).join('')

test('a long text is cut behind empty lines, a short one is one block', () => {
  const blocks = cutIntoBlocks(`${PARAGRAPH.repeat(5)}\n\nend\n`)
  expect(blocks.map(({ words }) => words)).toEqual([
    PARAGRAPH.repeat(2),
    PARAGRAPH.repeat(2),
    `${PARAGRAPH}\n\nend\n`,
  ])
  expect(cutIntoBlocks('one\n\ntwo').map(({ words }) => words)).toEqual(['one\n\ntwo'])
  expect(cutIntoBlocks('').map(({ words }) => words)).toEqual([''])
})

test('what stands before and behind a change stays', () => {
  const text = PARAGRAPH.repeat(12)
  const before = cutIntoBlocks(text)
  const change = { from: text.length / 2 + 10, to: text.length / 2 + 12, insert: 'new' }
  const after = cutIntoBlocks(applyChange(text, change), before, change)
  expect(after.map((block) => before.indexOf(block))).toEqual([0, 1, 2, -1, 4, 5])
})

test('no change loses a word, or parts a line', () => {
  const words = fc.string({ unit: fc.constantFrom('\n', '\n\n', 'a', PARAGRAPH), maxLength: 12 })
  fc.assert(
    fc.property(words, words, fc.nat(), fc.nat(), (text, insert, one, other) => {
      const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
      const change = { from, to, insert }
      const changed = applyChange(text, change)
      const blocks = cutIntoBlocks(changed, cutIntoBlocks(text), change)
      expect(joined(blocks)).toBe(changed)
      for (const { words: piece } of blocks.slice(0, -1))
        expect(piece === '' || piece.endsWith('\n')).toBe(true)
    }),
  )
})
