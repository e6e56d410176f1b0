import { expect, test } from 'vitest'
import { escapeDescription, findUndescribedImages } from './undescribed-images.tsx'

test('pictures without a description are found at their places', () => {
  const text = '![](/a.jpg)\n\n![A bowl](/b.jpg) and ![ ](</c.jpg> "x")'
  expect(findUndescribedImages(text)).toEqual([
    { src: '/a.jpg', at: text.indexOf('![]') + 2 },
    { src: '/c.jpg', at: text.indexOf('![ ]') + 2 },
  ])
})

test('a description is escaped so that it cannot end early', () => {
  expect(escapeDescription(' One ](x) [two\n three ')).toBe('One \\](x) \\[two three')
})
