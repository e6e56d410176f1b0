import { beforeAll, describe, expect, test } from 'vitest'
import { type CardFonts, loadFonts, toDrawableText } from './fonts.ts'

let fonts: CardFonts

beforeAll(async () => {
  fonts = await loadFonts()
})

describe('toDrawableText', () => {
  test.each([
    ['A slow morning – “stronger”, isn’t it?', 'A slow morning – “stronger”, isn’t it?'],
    ['Crème brûlée, Łódź, Žižkov, İstanbul', 'Crème brûlée, Łódź, Žižkov, İstanbul'],
    ['cafe\u0301', 'café'],
    ['Dance 💃🏽 till 👩‍👩‍👧 noon ✨', 'Dance till noon'],
    ['Phở and bánh mì', 'Pho and bánh mì'],
    ['½ cup, 2 × 3', '½ cup, 2 × 3'],
    ['two\n\tlines', 'two lines'],
    ['right\u200bto\u202eleft', 'righttoleft'],
    ['Yoga ヨガ for everybody', 'Yoga for everybody'],
  ])('%j is drawn as %j', (text, expected) => {
    expect(toDrawableText(text, fonts.faces.title)).toBe(expected)
  })

  // SEO-CARD-3
  test.each([
    '',
    '   ',
    '🎉🎉🎉',
    'Утренняя зарядка',
    '朝のヨガ',
    'بداية جديدة',
    'Утренняя yoga',
    '\u200b',
    '…',
  ])('%j is not drawn because too little of it can be', (text) => {
    expect(toDrawableText(text, fonts.faces.title)).toBe('')
  })
})

describe('the fonts', () => {
  test('know the widths of their characters', () => {
    const { title, text } = fonts.faces
    expect(title.widthOf('M')).toBeGreaterThan(title.widthOf('i') ?? 0)
    expect(title.widthOf('я')).toBeNull()
    expect(title.widthOf('ł')).toBeGreaterThan(0)
    expect(title.ascent).toBeGreaterThan(0.7)
    expect(text.descent).toBeGreaterThan(0)
  })

  test('are loaded once', async () => {
    expect(await loadFonts()).toBe(fonts)
  })
})
