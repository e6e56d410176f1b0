import { expect, test } from 'vitest'
import { cutIntoBlocks } from './text-blocks.ts'

test('a text is cut behind its empty lines, and nothing of it is lost', () => {
  const text = '\none\ntwo\n\n\n\nthree\n\n'
  const blocks = cutIntoBlocks(text)
  expect(blocks.map(({ words }) => words)).toEqual(['\none\ntwo\n\n\n\n', 'three\n\n'])
  expect(cutIntoBlocks('').map(({ words }) => words)).toEqual([''])
})

test('what stands before and behind a change stays', () => {
  const before = cutIntoBlocks('one\n\ntwo\n\nthree\n\none')
  const after = cutIntoBlocks('one\n\ntwo\n\nand\n\nthree\n\none', before)
  expect(after.map((block) => before.indexOf(block))).toEqual([0, 1, -1, 2, 3])
  expect(cutIntoBlocks('one\n\none', before).map((block) => before.indexOf(block))).toEqual([0, 3])
})
