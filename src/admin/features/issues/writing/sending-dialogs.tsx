import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { countPeople, nameIssue } from '../issue-words.ts'
import { PostalNote } from '../postal-note.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { useSending } from './use-sending.ts'

/** Asks before a letter goes out, naming how many get it. */
export function SendingDialogs({ sending }: { sending: ReturnType<typeof useSending> }) {
  const { step, close, send } = sending
  const answer = step?.answer
  const id = answer?.issue.id
  const isNobody = answer?.recipients === 0
  return (
    <>
      <ConfirmDialog
        open={step?.kind === 'send' && isNobody}
        title="Nobody is on your list yet"
        confirmLabel="All right"
        cancelLabel="Close"
        onConfirm={close}
        onClose={close}
      >
        As soon as somebody has joined, you can send it. Until then it stays here as a draft.
      </ConfirmDialog>
      <ConfirmDialog
        open={step?.kind === 'send' && !isNobody}
        title={`Send to ${countPeople(answer?.recipients ?? 0)} now?`}
        confirmLabel="Send now"
        busyLabel="Sending..."
        busy={send.isPending}
        onConfirm={() => id !== undefined && send.mutate({ id, at: null })}
        onClose={close}
      >
        <p>
          “{answer && nameIssue(answer.issue)}” goes out to everybody on your list, and stands on your site
          from then on. Once it is on its way it cannot be taken back.
        </p>
        <PostalNote />
      </ConfirmDialog>
      <ScheduleDialog
        open={step?.kind === 'schedule'}
        recipients={answer?.recipients ?? 0}
        isBusy={send.isPending}
        onSchedule={(at) => id !== undefined && send.mutate({ id, at })}
        onClose={close}
      />
    </>
  )
}
