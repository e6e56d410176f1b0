import { expect, test } from 'vitest'
import { readPostalLines } from './postal-lines.ts'

test.each([
  [
    'Happiness First\r\n Storgatan 1\n\n111 22 Stockholm ',
    ['Happiness First', 'Storgatan 1', '111 22 Stockholm'],
  ],
  [' \n ', []],
  ['', []],
])('%j', (address, lines) => {
  expect(readPostalLines(address)).toEqual(lines)
})
