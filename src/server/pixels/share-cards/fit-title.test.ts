import { describe, expect, test } from 'vitest'
import { fitTitle, measureText, shortenLine } from './fit-title.ts'

/** Every character half as wide as it is tall. */
const FONT = { widthOf: () => 0.5 }
const BOX = {
  width: 400,
  height: 300,
  mostLines: 4,
  fontSizes: [80, 60, 40],
  lineHeight: 1,
  letterSpacing: 0,
}

function fit(title: string, box: Partial<typeof BOX> = {}) {
  return fitTitle(title, { ...BOX, ...box }, FONT)
}

describe('fitTitle', () => {
  test('takes the largest size in which the whole title fits', () => {
    expect(fit('Swim')).toEqual({ fontSize: 80, lines: ['Swim'], isWhole: true })
    expect(fit('Happiness').fontSize).toBe(80)
    expect(fit('Everything and').fontSize).toBe(80)
    expect(fit('Neighbourhoods').fontSize).toBe(40)
  })

  test('balances the length of the lines', () => {
    expect(fit('one two three four five six').lines).toEqual(['one two', 'three four', 'five six'])
  })

  test('takes a smaller size rather than leave a single word on a line', () => {
    expect(fit('aaaa bbbbb c').lines).toEqual(['aaaa', 'bbbbb c'])
    expect(fit('aaaaaaaaaa b', { fontSizes: [80, 64, 40] })).toMatchObject({
      fontSize: 64,
      lines: ['aaaaaaaaaa b'],
    })
  })

  test('takes a smaller size to keep within the height', () => {
    expect(fit('aaaaaaaa bbbbbbbb cccccccc dddddddd', { height: 100 })).toMatchObject({
      fontSize: 40,
      lines: ['aaaaaaaa bbbbbbbb', 'cccccccc dddddddd'],
    })
  })

  test('ends a title that fits in no size with an ellipsis after a word', () => {
    const { fontSize, lines, isWhole } = fit(Array(60).fill('word').join(' '))
    expect({ fontSize, count: lines.length, isWhole }).toEqual({ fontSize: 40, count: 4, isWhole: false })
    expect(lines[3]).toBe('word word word word…')
  })

  test('breaks a word too long for a line only in the smallest size', () => {
    expect(fit('a'.repeat(50))).toEqual({
      fontSize: 40,
      lines: [`${'a'.repeat(19)}-`, `${'a'.repeat(19)}-`, 'a'.repeat(12)],
      isWhole: false,
    })
    const endless = fit('x'.repeat(500))
    expect(endless.lines).toHaveLength(4)
    expect(endless.lines[3]).toMatch(/x…$/)
  })

  test.each(['', ' ', 'a', 'a  b', 'a'.repeat(1_000), Array(500).fill('a').join(' ')])(
    'stays within the box (%#)',
    (title) => {
      const { fontSize, lines } = fit(title)
      expect(lines.length).toBeLessThanOrEqual(4)
      for (const line of lines) expect(measureText(line, fontSize, 0, FONT)).toBeLessThanOrEqual(BOX.width)
    },
  )
})

test.each([
  ['fits as it is', 'fits as it is'],
  ['this one does not fit at all', 'this one does not…'],
  ['cut here, not behind the comma', 'cut here, not…'],
  ['only twenty letters, and more', 'only twenty letters…'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaa…'],
])('%s becomes %s', (line, expected) => {
  expect(shortenLine(line, 200, (text) => [...text].length * 10)).toBe(expected)
})
