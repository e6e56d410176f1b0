import { describe, expect, test } from 'vitest'
import { markdownToHtml } from '../../src/domain/content/markdown-to-html.ts'
import { plainVideos } from '../../src/domain/video/video-figure.ts'
import { renderLetter } from '../../src/server/mail/letters/entry-letters.tsx'
import { SAMPLE_ISSUE, SAMPLE_LETTERS, SAMPLE_SITE } from '../support/letter-samples.ts'
import { lintMail, MAIL_RULES } from './lint/mail-rules.ts'
import { readMail } from './lint/mail-tree.ts'

/** Checks letters against the rules of Outlook, Gmail and Apple Mail, which cannot be run here. */

const lint = ({ html, text }: { html: string; text: string }) => lintMail(readMail(html, text))

const issue = (markdown: string) =>
  renderLetter(
    {
      kind: 'newsletter_issue',
      issue: { ...SAMPLE_ISSUE, body_html: plainVideos(markdownToHtml(markdown, 'issue')) },
      first_name: 'Anna',
      unsubscribe_url: 'https://site.example/newsletter/unsubscribe?token=1',
    },
    SAMPLE_SITE,
  )

// MAIL-HTML-1
test.each(SAMPLE_LETTERS.map((props) => [props.kind, props] as const))('%s', async (_kind, props) => {
  expect(lint(await renderLetter(props, SAMPLE_SITE))).toEqual([])
})

const WORKOUT = `\`\`\`workout
title: Legs
rounds: 2
warm_up:
  - name: March on the spot
    amount: 1 minute
moves:
  - name: Squats
    amount: 10 times
    how: Sit back as onto a chair.
\`\`\``

test.each([
  ['headings', '# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six'],
  ['lines and emphasis', 'One\n**two**  \n*three* ~~four~~ `five`\\\n<b>six</b>'],
  ['lists', '- one\n- two\n  1. three\n\n     four\n  2. five\n     - six\n- [ ] seven\n- [x] eight'],
  ['quotations', '> One\n>\n> > two\n> - three'],
  ['tables', '| One | two |\n|---|--:|\n| [three](/x) | ![four](/four.png) |'],
  [
    'pictures',
    '![One](/one.png)\n\nWords ![two](/two.png) more\n\n[![three](/three.png)](/x)\n\n![](/four.png)',
  ],
  ['films', 'Look:\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n[Words](https://vimeo.com/76979871)'],
  ['a workout', WORKOUT],
  ['code', 'Words\n\n```js\nconst one = 2\n```\n\n    four'],
  ['rules and footnotes', 'One[^1]\n\n---\n\nTwo[^a]\n\n[^1]: Three\n[^a]: four'],
  [
    'addresses',
    '<https://x.example/a?b=1&c=2> me@site.example [three](#four) [five](mailto:me@site.example)',
  ],
])('an issue with %s', async (_what, markdown) => {
  expect(lint(await issue(markdown))).toEqual([])
})

/** Changes by which a compliant letter violates each rule. */
const BREAKS: Readonly<Record<string, (html: string) => string>> = {
  language: (html) => html.replace(' lang="en"', ''),
  title: (html) => html.replace(/<title>.*?<\/title>/, ''),
  'one-h1': (html) => html.replace('</h1>', '</h1><h1>Hello</h1>'),
  preheader: (html) => html.replace('mso-hide:all', ''),
  'layout-tables': (html) => html.replace(' role="presentation"', ''),
  'picture-alt': (html) => html.replace(/(<img[^>]*) alt="[^"]*"/, '$1'),
  'whole-address': (html) => html.replace('src="https://site.example', 'src="'),
  'known-element': (html) => html.replaceAll(/(<\/?)h1/g, '$1header'),
  'known-property': (html) => html.replace('margin:0 0 18px', 'gap:4px'),
  contrast: (html) => html.replaceAll('color:#14312a', 'color:#a0b0a8'),
  'same-words': (html) => html.replace('</h1>', ' postscript</h1>'),
  'outlook-layout': (html) => html.replace('margin:0 0 18px', 'display:flex'),
  'outlook-sheet': (html) => html.replace('width="600"', ''),
  'outlook-dpi': (html) => html.replace('PixelsPerInch', 'Pixels'),
  'outlook-picture-width': (html) => html.replace(/(<img[^>]*) width="\d+"/, '$1'),
  'outlook-padding': (html) => html.replace('<p class', '<p style="padding:8px"></p><p class'),
  'outlook-lists': (html) => html.replace('<p class', '<ul style="margin:0"><li></li></ul><p class'),
  'outlook-fonts': (html) => html.replace("'Segoe UI'", 'Roboto').replace('&#x27;Segoe UI&#x27;', 'Roboto'),
  'outlook-line-height': (html) => html.replace('17px/27px', '17px/12px'),
  'outlook-round-shapes': (html) => html.replaceAll('mso-hide:all', ''),
  'gmail-size': (html) => html.replace('</h1>', `${' '.repeat(103 * 1024)}</h1>`),
  'gmail-style-size': (html) => html.replace('<style>', `<style>${' '.repeat(8_192)}`),
  'gmail-style-place': (html) => html.replace('<h1', '<style>p{margin:0}</style><h1'),
  'gmail-first-style': (html) => html.replace('<style>', '<style>[x]{margin:0}'),
  'gmail-inline': (html) => html.replace('<h1', '<p class="t-ink"></p><h1'),
  'apple-schemes': (html) => html.replace('name="supported-color-schemes"', 'name="x"'),
  'apple-dark': (html) => html.replaceAll('.t-ink{', '.t-none{'),
  'apple-detectors': (html) => html.replace('date=no', 'date=yes'),
  'apple-size': (html) => html.replace('x-apple-disable-message-reformatting', 'x'),
}

describe('the linter finds', async () => {
  const sound = await issue('Words\n\n![A picture](/one.png)')

  test.each(MAIL_RULES.map(({ name, of }) => [name, of] as const))('%s (%s)', (name) => {
    const html = BREAKS[name]?.(sound.html) ?? sound.html
    expect(lint({ html, text: sound.text }).filter((problem) => problem.startsWith(`${name}: `))).not.toEqual(
      [],
    )
  })
})
