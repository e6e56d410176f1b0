import { describe, expect, test } from 'vitest'
import { markdownToHtml } from '../content/markdown-to-html.ts'
import { textFromHtml } from '../text/html-text.ts'
import { fillVideos, plainVideos, readShownVideos, type VideoFacts, videoKeysIn } from './video-figure.ts'

const FILM = 'https://youtu.be/dQ_w4-9WgXc'
const KEY = 'youtube:dQ_w4-9WgXc'
const facts: VideoFacts = {
  state: 'found',
  title: 'One "song" <at> a time',
  author: 'Maya',
  seconds: 580,
  uploaded: '2026-01-02',
  poster: { public_id: 'videos/dance', version: '7', delivery_base: null },
}
const fill = (html: string, known: Partial<VideoFacts> = {}) =>
  fillVideos(html, new Map([[KEY, { ...facts, ...known }]]))

describe('in a text', () => {
  test.each([
    ['a bare link', FILM],
    ['one in angles', `<${FILM}>`],
    ['a player’s address', 'https://www.youtube.com/embed/dQ_w4-9WgXc?autoplay=1'],
    ['one without a scheme', 'www.youtube.com/watch?v=dQ_w4-9WgXc'],
    ['one between other lines', `Before\n${FILM}\nafter`],
    ['one before a break', `<${FILM}>\\\nafter`],
  ])('%s on a separate line becomes a film', (_, markdown) => {
    const html = markdownToHtml(markdown)
    expect(videoKeysIn(html)).toEqual([KEY])
    expect(html).toContain('href="https://www.youtube.com/watch?v=dQ_w4-9WgXc"')
    expect(html).not.toContain('iframe')
  })

  test('text around the film stays in paragraphs', () => {
    const html = markdownToHtml(`Before\n${FILM}\nafter **it**`)
    expect(html).toMatch(/^<p>Before<\/p><figure [\s\S]+<\/figure><p>after <strong>it<\/strong><\/p>$/)
  })

  test('an id ending in an underscore is read completely', () => {
    expect(videoKeysIn(markdownToHtml('https://youtu.be/dQ_w4-9WgX_'))).toEqual(['youtube:dQ_w4-9WgX_'])
  })

  test.each([
    ['within words', `See ${FILM} now`],
    ['in a list', `- ${FILM}`],
    ['in a quotation', `> ${FILM}`],
    ['in code', `\`${FILM}\``],
    ['in a block of code', `\`\`\`\n${FILM}\n\`\`\``],
    ['another site', 'https://example.com/watch?v=dQ_w4-9WgXc'],
  ])('%s it does not become a film', (_, markdown) => {
    expect(markdownToHtml(markdown)).not.toContain('<figure')
  })

  test('the link text becomes the caption of the film', () => {
    const html = markdownToHtml(`[Maya dances](${FILM})`)
    expect(html).toContain('<figcaption><p>Maya dances</p>')
  })

  test('a transcript block after a film is its transcript, elsewhere it is code', () => {
    const block = '```transcript\n0:42 Side, <b>touch</b>\n```'
    const html = markdownToHtml(`${FILM}\n\n${block}\n\nWords\n\n${block}`)
    expect(html).toContain('<summary>Transcript, with times</summary><ol><li><span data-at="42">0:42</span>')
    expect(html).not.toContain('<b>')
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(html).toContain('language-transcript')
  })
})

describe('filled', () => {
  test('a poster with its reserved size, title, length and a plain link; filling again changes nothing', () => {
    const html = fill(markdownToHtml(FILM))
    expect(html).toContain('width="1280" height="720"')
    expect(html).toContain('loading="lazy"')
    expect(html).toContain(
      'src="/media/image/upload/c_fill,g_auto,w_800,h_450,q_auto,f_auto/v7/videos/dance"',
    )
    expect(html).toContain('<strong>One &quot;song&quot; &lt;at&gt; a time</strong>')
    expect(html).toContain('Watch the film, 9:40')
    expect(fill(html)).toBe(html)
    expect(fillVideos(html, new Map())).toBe(markdownToHtml(FILM))
  })

  // VIDEO-FACT-4
  test('a missing film has no link and no picture, and keeps its transcript', () => {
    const html = fill(markdownToHtml(`${FILM}\n\n\`\`\`transcript\n0:01 Hello\n\`\`\``), { state: 'gone' })
    expect(html).toContain('This film has gone')
    expect(html).toContain('The transcript below still has its words.')
    expect(html).not.toContain('href=')
    expect(html).toContain('Hello')
    expect(fill(markdownToHtml(FILM), { state: 'gone' })).not.toContain('transcript')
  })

  test('a film that cannot be embedded opens at its provider', () => {
    const html = fill(markdownToHtml(FILM), { state: 'elsewhere' })
    expect(html).toContain('data-elsewhere=""')
    expect(html).toContain('so it opens there')
  })

  test('the player’s own text is not part of the text', () => {
    expect(textFromHtml(fill(markdownToHtml(`Before\n${FILM}\nafter`)))).toBe('Before after')
  })

  // VIDEO-DATA-1
  test('the structured data contains only known facts', () => {
    expect(readShownVideos(fill(markdownToHtml(FILM)))).toMatchObject([
      { title: 'One "song" <at> a time', seconds: 580, uploaded: '2026-01-02', state: 'found' },
    ])
    expect(readShownVideos(markdownToHtml(FILM))).toMatchObject([{ title: '', poster: null, seconds: null }])
  })

  test('in feeds and letters a film is the linked picture and a plain link', () => {
    const html = plainVideos(fill(markdownToHtml(`[Dance](${FILM})`)))
    expect(html).toMatch(
      /^<p><a href="https:\/\/www\.youtube\.com\/watch\?v=dQ_w4-9WgXc"><img src="\/media\//,
    )
    expect(html).toContain('<p>Dance <a href=')
    expect(html).not.toMatch(/<figure|data-video|video-/)
    expect(plainVideos(markdownToHtml(FILM))).toContain('<img src="/film.jpg" alt="Watch the film">')
  })
})

describe('hostile words', () => {
  const WORDS =
    '</figure><img src=x onerror=alert(1)> "><script>alert(1)</script> data-video="https://evil.example"'
  const escaped = WORDS.replace(/[<>[\]]/g, '\\$&')

  test.each([
    ['under the film', markdownToHtml(`[${escaped}](${FILM})`), {}],
    ['as its title', markdownToHtml(FILM), { title: WORDS }],
    ['in its transcript', markdownToHtml(`${FILM}\n\n\`\`\`transcript\n0:01 ${WORDS}\n\`\`\``), {}],
  ])('%s are kept as text', (_, html, known) => {
    for (const shown of [
      html,
      fill(html, known),
      fill(fill(html, known), known),
      plainVideos(fill(html, known)),
    ]) {
      expect(shown.replace(/"[^"]*"/g, '')).not.toMatch(/<script|<img src=x|<[^<>]*\sonerror/)
      expect(shown.match(/<\/figure>/g)?.length ?? 0).toBeLessThanOrEqual(1)
    }
  })

  test('a typed figure element is not a film', () => {
    const typed = '<figure class="video" data-video="https://youtu.be/dQ_w4-9WgXc"></figure>'
    for (const text of [typed, `\`${typed}\``, `    ${typed}`, `![${typed}](x.png "${typed}")`])
      expect(videoKeysIn(markdownToHtml(text))).toEqual([])
  })

  test('a text of 1,500 film links is processed quickly', () => {
    const many = `${FILM}\n`.repeat(1_500)
    const html = fill(markdownToHtml(many))
    expect(html.match(/<figure /g)).toHaveLength(1_500)
  })
})
