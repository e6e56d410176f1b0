import { expect, test } from 'vitest'
import { markdownToHtml } from '../content/markdown-to-html.ts'
import { addStart, startIssue } from './issue-start.ts'

const ARTICLE = {
  kind: 'article',
  title: 'Three lines before bed',
  slug: 'three-lines-before-bed',
  summary: 'A pen, a page, three lines.',
  featured_image_url: null,
  featured_image_alt: 'A [notebook] on a pillow',
  featured_image_public_id: 'sample/bed',
  featured_image_version: '3',
} as const

// NEWS-ISSUE-4
test('an issue about an article begins with its title, an intro, its picture and a link to it', () => {
  const letter = startIssue(ARTICLE)
  expect(letter).toMatchObject({
    subject: 'Three lines before bed',
    preview_text: 'A pen, a page, three lines.',
  })
  const html = markdownToHtml(letter.content)
  expect(html).toContain('<p>A pen, a page, three lines.</p>')
  expect(html).toMatch(
    /<a href="\/blog\/three-lines-before-bed"><img[^>]*src="\/media\/image\/upload\/c_fill,g_auto,w_800,h_450,q_auto,f_auto\/v3\/sample\/bed"/,
  )
  expect(html).toContain('alt="A [notebook] on a pillow"')
  expect(html).toContain('<a href="/blog/three-lines-before-bed">Read the whole article</a>')
})

test('an issue about a recipe links to the recipe, and has no picture if the recipe has none', () => {
  const { content } = startIssue({ ...ARTICLE, kind: 'recipe', featured_image_public_id: null })
  expect(content).toBe(
    'A pen, a page, three lines.\n\n[See the whole recipe](/recipes/three-lines-before-bed)',
  )
})

test('the address of an external picture is escaped and the picture is kept', () => {
  const { content } = startIssue({
    ...ARTICLE,
    featured_image_public_id: null,
    featured_image_url: 'https://pictures.example/a (1).jpg',
  })
  expect(markdownToHtml(content)).toContain('src="https://pictures.example/a%20%281%29.jpg"')
})

test('the coach’s text is kept, and the generated start is appended', () => {
  const start = startIssue(ARTICLE)
  const written = { subject: 'Mine', preview_text: '', content: 'Hello all.\n' }
  expect(addStart(written, start)).toEqual({
    subject: 'Mine',
    preview_text: start.preview_text,
    content: `Hello all.\n\n${start.content}`,
  })
})
