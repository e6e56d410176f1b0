import type { LinkBase } from '../../../domain/mail/absolute-url.ts'
import { writeIssueText } from '../../../domain/mail/issue-text.ts'
import { dressIssue, type IssueHtml } from './issue-html.ts'

/** An issue made ready for letters: nothing in it is any one reader's. */
interface ReadyIssue extends IssueHtml {
  text: string
}

let last: { key: string; issue: ReadyIssue } | null = null

/** Makes an issue ready. The last one is kept: it goes to everybody on the list, one letter after the other. */
export function readyIssue(html: string, base: LinkBase): ReadyIssue {
  const key = JSON.stringify([base.site_url, base.page_url, html])
  if (last?.key !== key)
    last = { key, issue: { ...dressIssue(html, base), text: writeIssueText(html, base) } }
  return last.issue
}
