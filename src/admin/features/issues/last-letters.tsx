import { useInfiniteQuery } from '@tanstack/react-query'
import { pluralize } from '../../../domain/items/labels.ts'
import { nameIssue } from '../../../domain/newsletter/issue.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { issuePages } from './issue-queries.ts'
import { ISSUE_LIST } from './issue-words.ts'

const SHOWN = 3

export function LastLetters() {
  const { data } = useInfiniteQuery(issuePages)
  const sent = (data?.pages[0]?.issues ?? []).filter(({ state }) => state === 'sent').slice(0, SHOWN)
  if (sent.length === 0) return null
  return (
    <Panel title="How the last letters did" padded={false}>
      <ul>
        {sent.map((issue) => {
          const { total, sent: taken, failed, clicks } = issue.progress
          const percent = total === 0 ? 0 : Math.floor((100 * taken) / total)
          return (
            <li key={issue.id} className="grid gap-1.5 border-t-[1.5px] border-line px-5 py-3.5">
              <div className="flex items-baseline justify-between gap-4">
                <SiteLink href={`${ISSUE_LIST}/${issue.id}`} className="min-w-0 truncate font-[650]">
                  {nameIssue(issue)}
                </SiteLink>
                <span className="font-display font-bold tabular-nums">{taken.toLocaleString('en-US')}</span>
              </div>
              <div aria-hidden className="h-2 overflow-clip rounded-b-pill bg-mute-bg">
                <div className="h-full bg-info" style={{ width: `${percent}%` }} />
              </div>
              <p className="text-label text-muted">
                {percent}% taken by the mail servers
                {failed > 0 && `, ${failed} not delivered`}
                {clicks > 0 && `. ${pluralize(clicks, 'visit')} to your site.`}
              </p>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
