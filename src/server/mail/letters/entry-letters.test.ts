import { describe, expect, test } from 'vitest'
import { findHtmlProblems } from '../../../../tests/support/check-html.ts'
import {
  SAMPLE_DAY,
  SAMPLE_ISSUE,
  SAMPLE_LETTERS,
  SAMPLE_SITE,
} from '../../../../tests/support/letter-samples.ts'
import { markdownToHtml } from '../../../domain/content/markdown-to-html.ts'
import { LETTER_KINDS, type LetterProps, type LetterSite } from '../../../domain/mail/letters.ts'
import { figurePicture } from '../../../domain/movement/figure/figure-picture.ts'
import { accentShades } from '../../../domain/site/accent.ts'
import { HOUSE_LOOK, type LookImage } from '../../../domain/site/look.ts'
import { decodeEntities } from '../../../domain/text/html-text.ts'
import { renderLetter } from './entry-letters.tsx'
import { applyAccent, PALETTE, POPPY } from './styles.ts'

/** Gmail clips longer letters, at 102 KB. */
const BYTES_MAX = 100_000
/** Gmail ignores longer style elements. */
const STYLE_MAX = 8_192

function addressesIn(html: string, attribute: 'href' | 'src'): string[] {
  return Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g')), ([, url = '']) =>
    decodeEntities(url),
  )
}

/** Returns how much of a letter's sun is above the paper's edge, from 0 to 1. */
async function sunOf(props: LetterProps): Promise<number> {
  const { html } = await renderLetter(props, SAMPLE_SITE)
  const [, over = '', whole = ''] =
    /style="width:\d+px;height:(\d+)px;overflow:hidden"><div class="b-sun-\w+" style="width:\d+px;height:(\d+)px/.exec(
      html,
    ) ?? []
  return Number(over) / Number(whole)
}

// MAIL-HTML-2
test('the sun rises from the confirmation over the welcome and each day of the plan, and sets at its end', async () => {
  const heights = async (kind: LetterProps['kind']) =>
    Promise.all(SAMPLE_LETTERS.filter((one) => one.kind === kind).map(sunOf))
  const days = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((day) => sunOf({ ...SAMPLE_DAY, day })))
  for (const [day, height] of days.entries()) expect(height).toBeGreaterThan(days[day - 1] ?? 0.15)
  expect(days.at(-1)).toBeLessThanOrEqual(1)
  for (const height of await heights('newsletter_confirmation')) {
    expect(height).toBeGreaterThan(0.1)
    expect(height).toBeLessThan(0.4)
  }
  for (const height of await heights('welcome')) expect(height).toBeGreaterThan(0.6)
  const [before = 0] = await heights('newsletter_confirmation')
  for (const height of await heights('goodbye')) {
    expect(height).toBeGreaterThan(0)
    expect(height).toBeLessThan(before)
  }
})

// MAIL-KIND-1
test('there is a sample of every kind', () => {
  expect(new Set(SAMPLE_LETTERS.map(({ kind }) => kind))).toEqual(new Set(LETTER_KINDS))
})

const named = SAMPLE_LETTERS.map((props) => {
  const unsubscribe_url = 'unsubscribe_url' in props ? props.unsubscribe_url : null
  return { kind: props.kind, props, unsubscribe_url }
})

describe.each(named)('$kind', async ({ props, unsubscribe_url }) => {
  const { subject, html, text } = await renderLetter(props, SAMPLE_SITE)

  test('is valid HTML of modest size with a language', () => {
    expect(findHtmlProblems(html)).toEqual([])
    expect(Buffer.byteLength(html)).toBeLessThan(40_000)
    expect(html).toContain('lang="en"')
    const tables = html.match(/<table[^>]*>/g) ?? []
    const ofData = tables.filter((table) => !table.includes('role="presentation"'))
    expect(ofData).toHaveLength((html.match(/<th /g) ?? []).length > 0 ? 1 : 0)
  })

  test('is no wider than its sheet in classic Outlook', () => {
    expect(html).toMatch(/<!--\[if mso\]><table[^>]* width="600"/)
    expect(html).not.toContain('data-outlook')
  })

  test('loads nothing but the pictures of its issue or of its moves, and runs nothing', () => {
    const moves = props.kind === 'plan_day' ? props.moves : []
    const figures = moves.map(({ name }) => `https://site.example${figurePicture(name, 'png').path}`)
    const pictures = 'issue' in props ? ['https://site.example/media/window.jpg'] : figures
    expect(addressesIn(html, 'src')).toEqual(pictures)
    expect(html).not.toMatch(/<script|<link|<iframe|<form|@import|url\(|\sbackground="|\son\w+="/i)
    for (const picture of html.match(/<img[^>]*>/g) ?? []) expect(picture).toMatch(/ alt="[^"]+"/)
  })

  test('has only absolute addresses, and all of them in its text part', () => {
    const links = addressesIn(html, 'href')
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      expect(link).toMatch(/^(?:https:\/\/|mailto:)/)
      expect(text).toContain(link.replace(/^mailto:/, ''))
    }
  })

  // MAIL-TEXT-2, MAIL-KIND-2
  test('has an unsubscribe link exactly where there is a subscription', () => {
    expect([html, text].map((part) => part.includes('/newsletter/unsubscribe'))).toEqual(
      unsubscribe_url ? [true, true] : [false, false],
    )
    if (unsubscribe_url) expect(addressesIn(html, 'href')).toContain(unsubscribe_url)
  })

  test('supports dark mode for each of its colours', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, css = '']) => css)
    for (const css of styles) expect(css.length).toBeLessThan(STYLE_MAX)
    const dark = styles.filter((css) => css.includes('prefers-color-scheme:dark'))
    const ofOutlook = styles.filter((css) => css.includes('[data-ogsc]'))
    expect([dark.length, ofOutlook.length]).toEqual([1, 1])
    const classes = new Set(
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
    )
    const colours = Array.from(classes).filter((name) => /^[tbl]-/.test(name))
    expect(colours.length).toBeGreaterThan(5)
    for (const name of colours) for (const css of [dark[0], ofOutlook[0]]) expect(css).toContain(`.${name}{`)
  })

  // MAIL-TEXT-4
  test('reads well as plain text', () => {
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined|null|\n{3}| \n/)
    expect(text).toContain('Happiness First')
    expect(subject.length).toBeLessThan(60)
    expect(html).toContain(`<title>${subject}</title>`)
  })
})

describe('what a visitor writes', () => {
  const SUBJECT = `${'A very long subject '.repeat(10)}<b>&amp;`.slice(0, 200)
  const message = {
    first_name: '<script>alert(1)</script>',
    last_name: 'Berg\r\nBcc: all@example.com',
    email: 'anna@example.com',
    subject: SUBJECT,
    message: `</td><img src=x onerror=alert(1)>\n${'"&<>😀'.repeat(330)}\n\u202egnorw \ud83d`,
    received_at: '2026-03-04T09:12:00.000Z',
  }

  test('is not interpreted as markup in the letter to the coach', async () => {
    const { subject, html, text } = await renderLetter(
      { kind: 'contact_to_coach', message, inbox_url: 'https://site.example/admin/messages' },
      SAMPLE_SITE,
    )
    expect(findHtmlProblems(html)).toEqual([])
    expect(html).not.toMatch(/<script|<img/)
    expect(Buffer.byteLength(html)).toBeLessThan(BYTES_MAX)
    expect(subject).toMatch(/^[^\r\n]{1,200}$/)
    expect(text).toContain('</td><img src=x onerror=alert(1)>')
  })

  test('keeps its lines', async () => {
    const [props] = SAMPLE_LETTERS
    if (props?.kind !== 'contact_to_coach') throw new Error('Another sample comes first')
    const { html, text } = await renderLetter(props, SAMPLE_SITE)
    expect(html).toMatch(/Hello Maya,<\/span><span><br\/><\/span><span><br\/>is there a place/)
    expect(text).toContain('Hello Maya,\n\nis there a place left on Friday?\nAnna')
    expect(text).toContain('March 4, 2026 at 10:12 (Europe/Stockholm)')
  })

  // MAIL-TEXT-3
  test('a first name that contains an address is not sent to strangers', async () => {
    const { html, text } = await renderLetter(
      {
        kind: 'newsletter_confirmation',
        first_name: 'Win at pills.example',
        confirm_url: 'https://site.example/x',
        with_plan: true,
      },
      SAMPLE_SITE,
    )
    expect(html + text).not.toContain('pills')
  })
})

describe('an issue', () => {
  const send = (markdown: string, more = {}) =>
    renderLetter(
      {
        kind: 'newsletter_issue',
        issue: { ...SAMPLE_ISSUE, body_html: markdownToHtml(markdown), ...more },
        first_name: 'Anna',
        unsubscribe_url: 'https://site.example/newsletter/unsubscribe?token=1',
      },
      SAMPLE_SITE,
    )

  // MAIL-LENGTH-1
  test('too long for Gmail ends between two paragraphs, with links to the rest and to unsubscribing', async () => {
    const { html, text } = await send('Walk & rest, once more. 😀\n\n'.repeat(4_000))
    expect(findHtmlProblems(html)).toEqual([])
    expect(Buffer.byteLength(html)).toBeLessThan(BYTES_MAX)
    expect(html).toContain('Read the rest on the site')
    expect(addressesIn(html, 'href')).toContain('https://site.example/newsletter/unsubscribe?token=1')
    expect(text.match(/Walk & rest/g)).toHaveLength(4_000)
  })

  test('of one endless paragraph links to the site', async () => {
    const { html } = await send('x'.repeat(200_000))
    expect(Buffer.byteLength(html)).toBeLessThan(BYTES_MAX)
    expect(findHtmlProblems(html)).toEqual([])
  })

  // FIGURE-PICTURE-2
  test('with a workout shows its figures as small pixel images and omits them in plain text', async () => {
    const block = '```workout\ntitle: Legs\nmoves:\n  - name: Squats\n    amount: 10 times\n```'
    const { html, text } = await send(block)
    expect(html).toMatch(
      /<img [^>]*src="https:\/\/site\.example\/figures\/squat\.png" [^>]*width="108"[^>]* style="display:block/,
    )
    expect(html).toContain('alt="A paper figure squats low')
    expect(text).toContain('- Squats 10 times')
    expect(text).not.toContain('paper figure')
  })

  test('escapes its subject and preview', async () => {
    const { subject, html } = await send('Hello', {
      subject: 'One </title><script>\r\nBcc: x',
      preview_text: '"><script>',
    })
    expect(subject).toBe('One </title><script> Bcc: x')
    expect(html).not.toContain('<script')
    expect(findHtmlProblems(html)).toEqual([])
  })
})

// MAIL-TEXT-1
test('a test letter of an issue is marked as a test', async () => {
  const { subject, text } = await renderLetter({ kind: 'newsletter_test', issue: SAMPLE_ISSUE }, SAMPLE_SITE)
  expect(subject).toBe('Test: Ten minutes before the phone')
  expect(text).toContain('Dear everyone, here is a bowl (https://site.example/recipes/bowl?a=1&b=2)')
})

// LOOK-ACCENT-3, LOOK-LOGO-1
describe('in the coach’s own look', () => {
  const picture: LookImage = {
    public_id: 'blog/logo',
    version: '7',
    original_version: null,
    width: 400,
    height: 100,
    alt: '',
    focal_x: null,
    focal_y: null,
    delivery_base: null,
    ink: 'dark',
  }
  const dressed = (look: LetterSite['look']): LetterSite => ({ ...SAMPLE_SITE, ...(look && { look }) })

  test.each(named)('$kind has the accent colour and no poppy', async ({ props }) => {
    const { html } = await renderLetter(props, dressed({ ...HOUSE_LOOK, accent: '#1d4ed8' }))
    const { light, dark } = accentShades('#1d4ed8')
    const house = [POPPY, ...PALETTE.accent, ...PALETTE['accent-edge'], ...PALETTE['accent-text']]
    expect(house.filter((colour) => html.includes(colour))).toEqual([])
    expect(html).toContain(light.accent)
    expect(html).toContain(`.b-accent{background-color:${dark.accent}!important}`)
    expect(findHtmlProblems(html)).toEqual([])
  })

  test('words that name a colour are not changed', () => {
    const html = `<p style="color:${PALETTE.accent[0]}">${PALETTE.accent[0]}</p>`
    expect(applyAccent(html, '#1d4ed8')).toBe(`<p style="color:#1d4ed8">${PALETTE.accent[0]}</p>`)
    expect(applyAccent(html, '')).toBe(html)
  })

  test('shows logo and portrait by absolute addresses, described by the site’s name', async () => {
    const look = { ...HOUSE_LOOK, logo: picture, portrait: { ...picture, public_id: 'blog/me' } }
    const [welcome] = SAMPLE_LETTERS.filter(({ kind }) => kind === 'welcome')
    if (!welcome) throw new Error('There is no sample of the welcome')
    const { html } = await renderLetter(welcome, dressed(look))
    const sources = addressesIn(html, 'src')
    expect(sources).toHaveLength(2)
    for (const source of sources) expect(source).toMatch(/^https:\/\/site\.example\/media\/image\/upload\//)
    expect(html).toContain('alt="Happiness First" width="160" height="40"')
    expect(findHtmlProblems(html)).toEqual([])
  })

  test('a squarer logo is placed before the name', async () => {
    const [letter] = SAMPLE_LETTERS
    if (!letter) throw new Error('There are no samples')
    const { html } = await renderLetter(letter, dressed({ ...HOUSE_LOOK, logo: { ...picture, width: 100 } }))
    expect(html).toContain('alt="" width="40" height="40"')
    expect(html).toContain('>Happiness First</a>')
  })
})
