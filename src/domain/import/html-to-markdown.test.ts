import { expect, test } from 'vitest'
import { UnreadableText } from '../errors.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

test.each([
  ['<p>One <b>two</b> <i>three</i></p>', 'One **two** _three_'],
  ['<ul><li>a<li>b</ul>', '- a\n- b'],
  ['<!-- wp:x --><p>kept</p><!-- /wp:x -->', 'kept'],
  ['<table><tr><th>a</th></tr><tr><td>1</td></tr></table>', '| a |\n| - |\n| 1 |'],
  ['<script>x()</script><p>y</p>', 'y'],
])('%s', (html, markdown) => {
  expect(htmlToMarkdown(html).markdown).toBe(markdown)
})

test('films are kept, other players become links, pictures get absolute addresses', () => {
  const { markdown, pictures, warnings } = htmlToMarkdown(
    '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe><iframe src="/player"></iframe><img src="/a b.jpg" alt="Hi">',
    'https://old.example.com/2023/x/',
  )
  expect(markdown).toContain('<https://www.youtube.com/watch?v=dQw4w9WgXcQ>')
  expect(pictures).toEqual(['https://old.example.com/a%20b.jpg'])
  expect(markdown).toContain('![Hi](https://old.example.com/a%20b.jpg)')
  expect(warnings).toEqual(['A video or other embedded page became a link.'])
})

test('absurdly deep nesting is refused instead of ending the process', () => {
  expect(() => htmlToMarkdown('<b><div>'.repeat(20_000))).toThrow(UnreadableText)
})

// IMPORT-PICTURE-2
test('a thumbnail that links to its full-size picture is replaced by that picture', () => {
  expect(
    htmlToMarkdown(
      '<p><a href="/a/soup.jpg"><img src="/a/soup-300x200.jpg" alt="Soup"></a></p>',
      'https://x.example/',
    ),
  ).toEqual({
    markdown: '![Soup](https://x.example/a/soup.jpg)',
    pictures: ['https://x.example/a/soup.jpg'],
    warnings: [],
  })
  expect(
    htmlToMarkdown('<p><a href="/shop"><img src="/a/soup-300x200.jpg" alt="Soup"></a></p>').markdown,
  ).toBe('[![Soup](/a/soup-300x200.jpg)](/shop)')
})

test.each([
  '<a href="#"><svg></svg></a>',
  '<a href="https://x.example/"><span><i class="fab fa-facebook"></i></span> </a>',
])('a link that shows nothing without the old style sheet is removed: %s', (link) => {
  expect(htmlToMarkdown(`<p>a ${link}</p>`).markdown).toBe('a')
})

test('the space inside a link without words still divides the words around it', () => {
  expect(htmlToMarkdown('<p>a<a href="/x"> </a>b</p>').markdown).toBe('a b')
})

test('an element named `constructor` is read like other unknown elements', () => {
  expect(htmlToMarkdown('<p><constructor>a</constructor></p>')).toMatchObject({ markdown: 'a', warnings: [] })
})

test('empty spacer paragraphs are removed', () => {
  expect(htmlToMarkdown('<p>a</p><p>&nbsp;</p><p><br></p><p>b</p>').markdown).toBe('a\n\nb')
})
