import { describe, expect, test } from 'vitest'
import { headingsOf } from './headings-of.ts'
import { markdownToHtml } from './markdown-to-html.ts'

describe('markdownToHtml', () => {
  test('headings get ids; an h1 of the text becomes an h2', () => {
    expect(markdownToHtml('# One\n\n## Two & two\n\n## Two & two')).toBe(
      '<h2 id="one">One</h2>\n<h2 id="two-and-two">Two &#x26; two</h2>\n<h2 id="two-and-two-2">Two &#x26; two</h2>',
    )
  })
  test('tables scroll in a box of their own', () => {
    const html = markdownToHtml('| a | b |\n|---|---|\n| 1 | 2 |')
    expect(html).toContain('<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    expect(html).toContain('<td>1</td>')
  })
  test('links of the site, of the web and of mail stay; others are blanked', () => {
    expect(markdownToHtml('[a](/blog/x)')).toContain('<a href="/blog/x">a</a>')
    expect(markdownToHtml('[a](https://x.example)')).toContain(
      '<a href="https://x.example" rel="noopener">a</a>',
    )
    for (const good of ['http://x', 'irc://x', 'ircs://x', 'mailto:a@b.c', 'xmpp:a@b.c'])
      expect(markdownToHtml(`[a](${good})`)).toContain(`href="${good}"`)
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://x',
      'JaVaScRiPt:alert(1)',
    ]) {
      expect(markdownToHtml(`[a](${bad})`)).toBe('<p><a>a</a></p>')
    }
  })
  test('pictures wait for their turn', () => {
    expect(markdownToHtml('![A cat](/media/cat)')).toContain(
      '<img src="/media/cat" alt="A cat" loading="lazy" decoding="async">',
    )
  })
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript&#58;alert(1))',
    '[a](java\nscript:alert(1))',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '<a href="https://x" onclick="alert(1)">x</a>',
    '<iframe src="https://x"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '[a](https://x "onmouseover=alert(1)")"onmouseover="alert(1)',
    '<style>*{display:none}</style>',
    '<form action="https://x"><input name=a></form>',
    '| <script>x</script> |\n|---|\n| <img onerror=x src=y> |',
    '`<script>`\n\n```html\n<script>alert(1)</script>\n```',
    '<details open ontoggle=alert(1)>',
  ])('%s is harmless', (attack) => {
    const html = markdownToHtml(attack)
    expect(html).not.toMatch(/<(script|iframe|svg|style|form|object|embed)/i)
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i)
    expect(html).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
  })
})

test('headingsOf reads back what was made', () => {
  expect(headingsOf(markdownToHtml('## Light *before* phone\n\n### Not this\n\n## Eggs & "beans"'))).toEqual([
    { id: 'light-before-phone', text: 'Light before phone' },
    { id: 'eggs-and-beans', text: 'Eggs & "beans"' },
  ])
})
