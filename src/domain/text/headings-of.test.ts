import { expect, test } from 'vitest'
import { headingsOf } from './headings-of.ts'
import { markdownToHtml } from './markdown-to-html.ts'

test('the second-level headings, as they read', () => {
  const markdown = '## Light *before* phone\n\n### Not this\n\n## Eggs & "beans" < `&lt;`\n\n# First'
  expect(headingsOf(markdownToHtml(markdown))).toEqual([
    { id: 'h-light-before-phone', text: 'Light before phone' },
    { id: 'h-eggs-and-beans-and-lt', text: 'Eggs & "beans" < &lt;' },
    { id: 'h-first', text: 'First' },
  ])
})

test('what only looks like a heading is none', () => {
  const looksLike = '```html\n<h2 id="x">code</h2>\n```\n\n![<h2 id="y">alt</h2>](/a.png)'
  expect(headingsOf(markdownToHtml(looksLike))).toEqual([])
})

test('the hidden heading of the footnotes stays out, and so does one without text', () => {
  expect(headingsOf(markdownToHtml('## ![](/a.png)\n\nText[^1]\n\n[^1]: Note'))).toEqual([])
})
