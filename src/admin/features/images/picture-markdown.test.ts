import { expect, test } from 'vitest'
import { pictureMarkdown } from './picture-markdown.ts'

const PLACE = { public_id: 'blog/window', version: '17' }
const ADDRESS = '/media/image/upload/c_limit,w_auto,q_auto,f_auto/v17/blog/window'

test('a picture in Markdown carries its description', () => {
  expect(pictureMarkdown({ ...PLACE, alt: 'A window at sunrise' })).toBe(`![A window at sunrise](${ADDRESS})`)
})

test('brackets and line breaks cannot break out of it', () => {
  expect(pictureMarkdown({ ...PLACE, alt: 'One ](x) [two\nthree \\' })).toBe(
    `![One \\](x) \\[two three \\\\](${ADDRESS})`,
  )
})
