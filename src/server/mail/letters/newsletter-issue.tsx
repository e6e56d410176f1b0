import { type LinkBase, writeIssueText } from '../../../domain/mail/issue-html.ts'
import { greetingName, toOneLine, toSubject } from '../../../domain/mail/letter-text.ts'
import type { IssueInLetter, LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import { fillTokens } from '../../../domain/newsletter/issue-tokens.ts'
import { firstNameOf } from '../../../domain/site/coach-name.ts'
import { escapeHtml, textFromHtml } from '../../../domain/text/html-text.ts'
import { type IssueHtml, inlineIssueStyles } from './inline-issue-styles.ts'
import { becauseSubscribed, type Letter } from './letter.ts'
import { SmallPrint, TextLink } from './pieces.tsx'

export function writeNewsletterIssue(
  { issue, first_name, unsubscribe_url }: LetterPropsOf<'newsletter_issue'>,
  site: LetterSite,
): Letter {
  const name = greetingName(first_name)
  return {
    ...writeIssue(issue, site, name),
    eyebrow: name ? `A letter for ${name}` : `A letter from ${firstNameOf(site.settings)}`,
    reason: becauseSubscribed(site),
    unsubscribe_url,
  }
}

/** Writes the test of an issue, sent only to the coach. */
export function writeNewsletterTest({ issue }: LetterPropsOf<'newsletter_test'>, site: LetterSite): Letter {
  const letter = writeIssue(issue, site, null)
  return {
    ...letter,
    subject: toSubject(`Test: ${fillTokens(issue.subject, null)}`),
    eyebrow: 'A test, for your eyes only',
    reason:
      'This is a test; nobody else got it. In the real letter, each reader finds her own name and her own unsubscribe link.',
  }
}

/** @param name of its reader; null for a subscriber without one */
function writeIssue(
  issue: IssueInLetter,
  { site_url }: LetterSite,
  name: string | null,
): Omit<Letter, 'reason'> {
  const { html, isCut, text } = readyIssue(issue.body_html, { site_url, page_url: issue.url })
  const title = toOneLine(fillTokens(issue.subject, name))
  const preview = fillTokens(toOneLine(issue.preview_text) || textFromHtml(issue.body_html), name)
  const ownHtml = fillTokens(html, name === null ? null : escapeHtml(name))
  return {
    subject: toSubject(title),
    preheader: preview,
    is_list_mail: true,
    field: 'mist',
    title,
    body: (
      <>
        <div style={{ wordBreak: 'break-word' }} dangerouslySetInnerHTML={{ __html: ownHtml }} />
        <SmallPrint>
          {isCut && 'This letter is longer than mail programs like. '}
          <TextLink href={issue.url}>{isCut ? 'Read the rest on the site' : 'Read it on the site'}</TextLink>
        </SmallPrint>
      </>
    ),
    text: [fillTokens(text, name), `Read it on the site: ${issue.url}`],
  }
}

/** An issue prepared for letters: nothing in it depends on the reader. */
interface ReadyIssue extends IssueHtml {
  text: string
}

let last: { key: string; issue: ReadyIssue } | null = null

/** Prepares an issue. The last one is cached, as it is sent to the whole list, one letter after the other. */
function readyIssue(html: string, base: LinkBase): ReadyIssue {
  const key = JSON.stringify([base.site_url, base.page_url, html])
  if (last?.key !== key)
    last = { key, issue: { ...inlineIssueStyles(html, base), text: writeIssueText(html, base) } }
  return last.issue
}
