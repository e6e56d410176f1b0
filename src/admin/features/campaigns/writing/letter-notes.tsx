import { useEffect, useState } from 'react'
import type { Campaign } from '../../../../domain/admin/campaigns.ts'
import { formatDateAndTime } from '../../../../domain/time/zoned-time.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { useSite } from '../../../data/use-site.ts'
import { Note } from '../../../ui/note.tsx'
import { useObservable } from '../../editor/observable.ts'
import { reportError } from '../../editor/report-error.ts'
import { LetterConflict } from './letter-conflict.tsx'
import type { Writing } from './letter-writing.ts'
import { recoverLetter } from './recover-letter.ts'

interface LetterNotesProps {
  writing: Writing
  /** As it was opened; null for a new letter. */
  opened: Campaign | null
  /** Goes on saving. */
  onSettled: () => void
  /** Shows how the letter stands on the server. */
  onFollow: () => void
}

/** What she should know about her text: that it was brought back, met another version, or is not taken. */
export function LetterNotes({ writing, opened, onSettled, onFollow }: LetterNotesProps) {
  const problem = useObservable(writing, (state) => state.problem)
  const recovery = useRecovery(writing, opened)
  const { time_zone } = useSite()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 not-empty:mb-5">
      {recovery.typedAt && problem?.kind !== 'stale' && (
        <Note
          look="info"
          role="status"
          title={`Here is what you had typed on ${formatDateAndTime(recovery.typedAt, time_zone)}`}
        >
          <p>It had not reached the site, so we kept it on this device.</p>
          <div className="flex flex-wrap gap-2">
            <Button look="line" size="small" onClick={recovery.accept}>
              Go on with it
            </Button>
            <Button look="line" size="small" onClick={recovery.discard}>
              Discard it
            </Button>
          </div>
        </Note>
      )}
      {problem?.kind === 'stale' && (
        <LetterConflict
          writing={writing}
          newer={problem.newer}
          onSettled={() => {
            recovery.accept()
            onSettled()
            if (problem.newer.state !== 'draft') onFollow()
          }}
        />
      )}
      {problem?.kind === 'locked' && (
        <Note look="bad" role="alert" title={problem.message}>
          <p>What you typed since is kept on this device only.</p>
          <Button look="line" size="small" className="justify-self-start" onClick={onFollow}>
            Show how it stands
          </Button>
        </Note>
      )}
      {problem?.kind === 'refused' && (
        <Note look="bad" role="alert" title={`Not saved: ${problem.message}`}>
          <p>Your text is kept on this device until it can be saved.</p>
        </Note>
      )}
    </div>
  )
}

function useRecovery(writing: Writing, opened: Campaign | null) {
  const [typedAt, setTypedAt] = useState<string | null>(null)
  // Once for each letter opened: what is kept while she writes is no concern of this.
  const [first] = useState(opened)
  useEffect(() => {
    recoverLetter(writing, first).then((at) => at && setTypedAt(at), reportError)
  }, [writing, first])
  return {
    typedAt,
    accept: () => setTypedAt(null),
    discard: () => {
      writing.change({ fields: writing.get().saved })
      setTypedAt(null)
    },
  }
}
