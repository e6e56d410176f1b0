import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { markdownToHtml } from '../../src/domain/content/markdown-to-html.ts'
import type { LetterProps } from '../../src/domain/mail/letters.ts'
import { PLAN_DAYS } from '../../src/domain/newsletter/constants.ts'
import type * as EntryLetters from '../../src/server/mail/letters/entry-letters.tsx'
import { SAMPLE_DAY, SAMPLE_ISSUE, SAMPLE_LETTERS, SAMPLE_SITE } from '../support/letter-samples.ts'
import type { Screen } from './screen.ts'
import type { ShotSite } from './sites.ts'

/** A phone, and a letter's sheet with its margins. */
const WIDTHS = [390, 640]
const BUILT = resolve(import.meta.dirname, '../../dist/server')

const ISSUE = `Dear {first_name|friend},

the lake is four degrees and I went in anyway.
**Ten seconds** is a swim, if you ask me.

![A bowl of soup](/media/soup.jpg)

## What I cooked

> Warm bowls are a kind of hello.

- [Roast tomato soup](/recipes/roast-tomato-soup), twice
- bread, still warm

| Day | Move |
|---|--:|
| Monday | Walk |
| Friday | Ten squats |

\`\`\`workout
title: While the soup simmers
moves:
  - name: Squats
    amount: 10 times
    how: Sit back as onto a chair.
  - name: Calf raises
    amount: 12 times
\`\`\`

Warmly,
Maya`

const issueOf = (picture: string) => ({
  ...SAMPLE_ISSUE,
  subject: 'Four degrees, ten seconds',
  body_html: markdownToHtml(ISSUE.replace('/media/soup.jpg', picture), 'issue'),
})

async function render(props: LetterProps, site: ShotSite): Promise<string> {
  const built: typeof EntryLetters = await import(pathToFileURL(join(BUILT, 'entry-letters.js')).href)
  const { html } = await built.renderLetter(props, { ...SAMPLE_SITE, site_url: site.url })
  return html
}

/** Returns a picture of an article on the site, like one in an issue. */
async function anyPicture({ url }: ShotSite): Promise<string> {
  const answer = await fetch(`${url}/api/public/articles?limit=1`)
  const [article] = await answer.json()
  return article.featured_image_url
}

/** Replaces the picture of the sample issue, which exists on no site. */
async function withPicture(props: LetterProps, site: ShotSite): Promise<LetterProps> {
  if (props.kind !== 'newsletter_test') return props
  const body_html = props.issue.body_html.replace('/media/window.jpg', await anyPicture(site))
  return { ...props, issue: { ...props.issue, body_html } }
}

const named = SAMPLE_LETTERS.filter(({ kind }) => kind !== 'newsletter_issue' && kind !== 'plan_day').map(
  (props, index, all) => {
    const before = all.slice(0, index).filter(({ kind }) => kind === props.kind).length
    const name = `letter-${props.kind.replaceAll('_', '-')}${before > 0 ? `-${before + 1}` : ''}`
    return { name, html: async (site: ShotSite) => render(await withPicture(props, site), site) }
  },
)

const days = Array.from({ length: PLAN_DAYS }, (_, index) => ({
  name: `letter-plan-day-${index + 1}`,
  html: (site: ShotSite) => render({ ...SAMPLE_DAY, day: index + 1 }, site),
}))

const issue = {
  name: 'letter-issue',
  html: async (site: ShotSite) =>
    render(
      {
        kind: 'newsletter_issue',
        issue: issueOf(await anyPicture(site)),
        first_name: 'Anna',
        unsubscribe_url: `${site.url}/newsletter/unsubscribe?token=1`,
      },
      site,
    ),
}

/** Every letter the product sends. */
export const LETTER_SCREENS: readonly Screen[] = [issue, ...named, ...days].map((letter) => ({
  ...letter,
  path: 'about:blank',
  group: 'Letters',
  widths: WIDTHS,
}))
