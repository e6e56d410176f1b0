import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown-to-html.ts'

describe('markdownToHtml', () => {
  // CONTENT-MARKDOWN-3
  test('line breaks are kept in an issue and joined in an article', () => {
    const text = '**Warmly,**\nMaya\n\n- soup\n  bread\n\n```\na\nb\n```'
    expect(markdownToHtml(text, 'issue')).toBe(
      '<p><strong>Warmly,</strong><br>\nMaya</p>\n<ul>\n<li>soup<br>\nbread</li>\n</ul>\n<pre><code>a\nb\n</code></pre>',
    )
    expect(markdownToHtml(text)).not.toContain('<br>')
    expect(markdownToHtml('one  \ntwo\\\nthree', 'issue').match(/<br>/g)).toHaveLength(2)
    expect(markdownToHtml('Look:\nhttps://youtu.be/dQw4w9WgXcQ\nNice.', 'issue')).toContain(
      '<figure class="video"',
    )
  })

  test('headings get their own ids; an h1 in the text becomes an h2', () => {
    expect(markdownToHtml('# One\n\n## Two & two\n\n## Two & two\n\n### 日本')).toBe(
      '<h2 id="h-one">One</h2>\n<h2 id="h-two-and-two">Two &#x26; two</h2>\n<h2 id="h-two-and-two-2">Two &#x26; two</h2>\n<h3 id="h-section">日本</h3>',
    )
  })

  test('heading ids collide neither with ids of the page nor with each other', () => {
    const html = markdownToHtml('## Newsletter\n\n## A 2\n\n## A\n\n## A\n\nNote[^main]\n\n[^main]: x')
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^(h|note)-|^footnote-label$/)
  })

  test('tables scroll in their own box; links and pictures in them are treated as elsewhere', () => {
    const html = markdownToHtml('| a | b |\n|---|--:|\n| [x](https://x.example) | ![p](/p.png) |')
    expect(html).toContain('<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    expect(html).toContain('</table></div>')
    expect(html).toContain('<a href="https://x.example" rel="noopener">x</a>')
    expect(html).toContain('<img src="/p.png" alt="p" loading="lazy" decoding="async">')
  })

  // CONTENT-MARKDOWN-2
  test('links of the site, of the web and of mail stay; others are blanked', () => {
    expect(markdownToHtml('[a](/blog/x)')).toBe('<p><a href="/blog/x">a</a></p>')
    expect(markdownToHtml('[a](#h-one)')).toBe('<p><a href="#h-one">a</a></p>')
    expect(markdownToHtml('[a](//x.example)')).toBe('<p><a href="//x.example" rel="noopener">a</a></p>')
    for (const good of ['http://x', 'irc://x', 'ircs://x', 'mailto:a@b.c', 'xmpp:a@b.c']) {
      expect(markdownToHtml(`[a](${good})`)).toContain(`href="${good}"`)
    }
    expect(markdownToHtml('[a](HTTPS://x/Y) ![b](Http://x/Z)')).toBe(
      '<p><a href="https://x/Y" rel="noopener">a</a> <img src="http://x/Z" alt="b" loading="lazy" decoding="async"></p>',
    )
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://x',
      'blob:https://x/y',
      'tel:1',
      'JaVaScRiPt:alert(1)',
      '\\javascript:alert(1)',
    ]) {
      expect(markdownToHtml(`[a](${bad})`)).toBe('<p><a>a</a></p>')
    }
  })

  test('pictures load lazily and keep their description; a refused picture leaves only its description', () => {
    expect(markdownToHtml('![A cat](/media/cat)')).toBe(
      '<p><img src="/media/cat" alt="A cat" loading="lazy" decoding="async"></p>',
    )
    expect(markdownToHtml('![](https://x/y)')).toContain('alt=""')
    expect(markdownToHtml('![A cat](data:image/svg+xml;base64,PHN2Zz4=)')).toBe('<p>A cat</p>')
  })

  test('task lists say whether each box is checked', () => {
    const html = markdownToHtml('- [ ] one\n- [x] two')
    expect(html).toContain('<input type="checkbox" disabled aria-label="To do"> one')
    expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done"> two')
  })

  test('footnotes link to their note and back to the text', () => {
    const html = markdownToHtml('Text[^a]\n\n[^a]: Note')
    expect(html).toContain('href="#note-fn-a" id="note-fnref-a"')
    expect(html).toContain('<li id="note-fn-a">')
    expect(html).toContain('href="#note-fnref-a"')
    expect(html).toContain('id="footnote-label"')
  })

  test.each([
    '<script>alert(1)</script>',
    'text <script>alert(1)</script> text',
    '<img src=x onerror=alert(1)>',
    '<IMG SRC=JaVaScRiPt:alert(1)>',
    '[a](javascript&#58;alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](java\nscript:alert(1))',
    '[a](java&Tab;script:alert(1))',
    '[a](<javascript:alert(1)>)',
    '[a]( javascript:alert(1))',
    '[a](%6Aavascript:alert(1))',
    '[a](javascript://x%0aalert(1))',
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '![a](https://x" onerror="alert(1))',
    '![" onerror="alert(1)](https://x)',
    '![a](https://x "t\\" onload=\\"alert(1)")',
    '<a href="https://x" onclick="alert(1)">x</a>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://x"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<math><mtext></p><style><img src onerror=alert(1)></style></mtext></math>',
    '[a](https://x "onmouseover=alert(1)")"onmouseover="alert(1)',
    "[a](https://x'onclick='alert(1))",
    '[<img src=x onerror=alert(1)>](https://x)',
    '[![a](javascript:alert(1))](javascript:alert(2))',
    '<style>*{display:none}</style>',
    '<form action="https://x"><input name=a></form>',
    '<base href="https://x"><meta http-equiv="refresh" content="0;url=https://x"><link rel=stylesheet href=//x>',
    '<object data="x"></object><embed src="x">',
    '| <script>x</script> |\n|---|\n| <img onerror=x src=y> |',
    '# <img src=x onerror=alert(1)>',
    '- [ ] <input autofocus onfocus=alert(1)>',
    'x[^<img onerror=alert(1)>]\n\n[^<img onerror=alert(1)>]: <script>alert(1)</script>',
    '`<script>`\n\n```html\n<script>alert(1)</script>\n```',
    '```"><script>alert(1)</script>\nx\n```',
    '<details open ontoggle=alert(1)>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<<script>script>alert(1)<</script>/script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('%s is harmless', (attack) => {
    expectHarmless(markdownToHtml(attack))
  })

  // CONTENT-MARKDOWN-1
  test('so is anything put together from dangerous pieces', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '"', "'", '[', ']', '(', ')', '!', '`', '&#60;', '&lt;', ' ', '\n', '\\', '/', '='],
      ...[
        'javascript:',
        'data:',
        'https://x',
        'script',
        'img',
        'onerror',
        'src',
        'svg',
        'a',
        '|',
        '---',
        '[^',
        ':',
        '*',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) =>
        expectHarmless(markdownToHtml(pieces.join(''))),
      ),
      { numRuns: 300 },
    )
  })

  test('the same text always produces the same HTML', () => {
    const markdown = '# A\n\n[^1] | a\n\n[^1]: b\n\n- [ ] c'
    expect(markdownToHtml(markdown)).toBe(markdownToHtml(markdown))
  })
})

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)>/g
const HARMLESS_TAGS =
  'a blockquote br code del div em h2 h3 h4 h5 h6 hr img input li ol p pre section strong sup table tbody td th thead tr ul'.split(
    ' ',
  )
const HARMLESS_ATTRIBUTES =
  'href rel title src alt loading decoding id class align tabindex role aria-label aria-describedby type checked disabled start data-footnotes data-footnote-ref data-footnote-backref'.split(
    ' ',
  )

/** Parses the HTML strictly: every tag and attribute has to be on a list of harmless ones. */
function expectHarmless(html: string): void {
  expect(html.replace(TAG, '')).not.toContain('<')
  for (const [, , name = '', attributes = ''] of html.matchAll(TAG)) {
    expect(HARMLESS_TAGS).toContain(name)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
      expect(HARMLESS_ATTRIBUTES).toContain(attribute)
      if (attribute === 'href' || attribute === 'src') {
        expect(value.replace(/&#x26;/g, '&')).toMatch(/^(?:https?:|mailto:|xmpp:|ircs?:|[^:]*$|[^:]*[/?#])/i)
      }
    }
  }
}

describe('a workout block', () => {
  const BLOCK =
    '```workout\ntitle: Barefoot <b>\nrounds: 2\nmoves:\n  - name: Squat\n    amount: 10\n    how: Sit back.\n    easier: To a chair.\n```'

  // MOVE-BLOCK-2
  test('becomes a list of its moves with all the data a player needs', () => {
    const html = markdownToHtml(`Before\n\n${BLOCK}\n\nAfter`)
    expect(html).toContain('<h3 id="h-barefoot-b">Barefoot &#x3C;b></h3>')
    expect(html).toContain('<strong>Squat</strong> <span>10 times</span><p>Sit back. Easier: To a chair.</p>')
    const [, attribute = ''] = /data-workout="([^"]*)"/.exec(html) ?? []
    expect(JSON.parse(attribute.replaceAll('&#x22;', '"').replaceAll('&#x3C;', '<'))).toMatchObject({
      title: 'Barefoot <b>',
      rounds: 2,
      moves: [{ name: 'Squat', amount: '10 times' }],
    })
    expect(html).not.toContain('<pre>')
    expect(markdownToHtml(BLOCK.replace('rounds: 2', 'rounds: 2\nrest: 45'))).toContain(
      '>2 rounds · 45 seconds of rest<',
    )
  })

  test('that cannot be parsed stays as written', () => {
    const html = markdownToHtml('```workout\ntitle: Nothing to do\n```')
    expect(html).toBe('<pre><code class="language-workout">title: Nothing to do\n</code></pre>')
  })
})
