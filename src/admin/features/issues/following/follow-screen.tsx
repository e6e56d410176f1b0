import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { type IssueAnswer, issueQuery } from '../issue-queries.ts'
import { ISSUE_LIST, ISSUE_STATE_WORDS, nameIssue, stateOf } from '../issue-words.ts'
import { LetterPreview } from '../letter-preview.tsx'
import { GoneOut } from './gone-out.tsx'
import { WaitingToGoOut } from './waiting-to-go-out.tsx'

interface FollowScreenProps {
  answer: IssueAnswer
  /** It is a draft again. */
  onTakenBack: (answer: IssueAnswer) => void
}

/** A letter that waits for its time, goes out, or has gone out: how it stands, and what it says. */
export function FollowScreen({ answer, onTakenBack }: FollowScreenProps) {
  const { data } = useQuery({ ...issueQuery(answer.issue.id), initialData: answer })
  const { issue, recipients } = data
  const state = useRef<HTMLDivElement>(null)
  // It took the place of what she pressed, or she has just come here.
  useEffect(() => state.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (issue.state === 'draft') onTakenBack(data)
  }, [issue.state, data, onTakenBack])
  const { label, look } = ISSUE_STATE_WORDS[stateOf(issue)]
  return (
    <>
      <PageHeader title={nameIssue(issue)} back={{ href: ISSUE_LIST, label: 'Newsletter' }} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div ref={state} tabIndex={-1} className="focus:outline-none">
          <Panel title="How it stands" aside={<StateBadge look={look}>{label}</StateBadge>}>
            {issue.state === 'scheduled' ? (
              <WaitingToGoOut issue={issue} recipients={recipients} onTakenBack={onTakenBack} />
            ) : (
              <GoneOut issue={issue} />
            )}
          </Panel>
        </div>
        <Panel title="The letter" className="overflow-clip">
          <div className="-mx-5 -mb-5 bg-ground px-4 py-6 sm:px-6">
            <LetterPreview fields={issue} />
          </div>
        </Panel>
      </div>
    </>
  )
}
