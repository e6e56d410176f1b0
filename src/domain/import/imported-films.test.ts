import { describe, expect, test } from 'vitest'
import { markdownToHtml } from '../content/markdown-to-html.ts'
import { videoKeysIn } from '../video/video-figure.ts'
import { lexicalToHtml, mobiledocToHtml } from './ghost/ghost-formats.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { wordpressToHtml } from './wordpress/wordpress-html.ts'

const FILM = 'https://youtu.be/aB_cdefghi_'
const KEY = 'youtube:aB_cdefghi_'
const filmsOf = (html: string) =>
  videoKeysIn(markdownToHtml(htmlToMarkdown(html, 'https://old.example').markdown))

// VIDEO-IMPORT-1
describe('WordPress', () => {
  test.each([
    [
      'an embed block',
      `<!-- wp:embed {"url":"${FILM}"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${FILM}\n</div><figcaption>Words</figcaption></figure>\n<!-- /wp:embed -->`,
    ],
    [
      'an embed block without an inside',
      `<!-- wp:core-embed/youtube {"url":"https://www.youtube.com/watch?v=aB_cdefghi_\\u0026t=5","type":"video"} /-->`,
    ],
    ['an address on its own line', `Before\n\n${FILM}\n\nafter`],
    ['an address between lines', `Before\n${FILM}\nafter`],
    ['[embed]', `[embed width="640"]${FILM}[/embed]`],
    ['[youtube] with an address', `[youtube ${FILM}&amp;w=640]`],
    ['[youtube] with an id', '[youtube id="aB_cdefghi_"]'],
    ['[embedyt]', `[embedyt]https://www.youtube.com/watch?v=aB_cdefghi_&amp;width=500[/embedyt]`],
  ])('%s keeps its film', (_, content) => {
    const { html, warnings } = wordpressToHtml(content)
    expect(filmsOf(html)).toEqual([KEY])
    expect(warnings).toEqual([])
  })

  test('[vimeo] with a number is read', () => {
    expect(filmsOf(wordpressToHtml('[vimeo 76979871 w=640]').html)).toEqual(['vimeo:76979871'])
  })

  test('a shortcode that names no film is omitted and reported', () => {
    const { html, warnings } = wordpressToHtml('[youtube channel] Hi')
    expect(filmsOf(html)).toEqual([])
    expect(warnings).toHaveLength(1)
  })
})

describe('frames', () => {
  test.each([
    [
      `<iframe src="https://www.youtube.com/embed/aB_cdefghi_?feature=oembed" title="A film"></iframe>`,
      [KEY],
    ],
    ['<iframe src="about:blank" data-src="//www.youtube-nocookie.com/embed/aB_cdefghi_"></iframe>', [KEY]],
    [
      '<p><iframe src="https://player.vimeo.com/video/1234?h=abcdef12"></iframe></p>',
      ['vimeo:1234:abcdef12'],
    ],
    ['<iframe src="https://maps.example/embed/aB_cdefghi_"></iframe>', []],
    ['<iframe src="https://youtube.com.evil.example/embed/aB_cdefghi_"></iframe>', []],
    ['<p>See https://youtu.be/aB_cdefghi_ now</p>', []],
    ['<p><b>Now</b> https://youtu.be/aB_cdefghi_</p>', []],
    ['<pre><code>https://youtu.be/aB_cdefghi_</code></pre>', []],
  ])('%s', (html, films) => {
    expect(filmsOf(html)).toEqual(films)
  })
})

describe('Ghost', () => {
  const card = `<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/aB_cdefghi_?feature=oembed"></iframe></figure>`

  test('an embed card as HTML keeps its film', () => {
    expect(filmsOf(card)).toEqual([KEY])
  })

  test.each([
    ['with its address', { type: 'embed', url: FILM, html: card }],
    ['with its HTML alone', { type: 'embed', html: card }],
  ])('an embed node %s keeps its film', (_, node) => {
    expect(filmsOf(lexicalToHtml(JSON.stringify({ root: { children: [node] } })))).toEqual([KEY])
  })

  test.each([
    ['with its address', { url: FILM }],
    ['with its HTML alone', { html: card }],
  ])('an older embed card %s keeps its film', (_, payload) => {
    const text = { markups: [], atoms: [], cards: [['embed', payload]], sections: [[10, 0]] }
    expect(filmsOf(mobiledocToHtml(JSON.stringify(text)))).toEqual([KEY])
  })
})
