import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { mailChecksAnswer } from '../../../domain/mail/mail-check-calls.ts'
import { issueProblems, nameIssue } from '../../../domain/newsletter/issue.ts'
import { type IssueAnswer, issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { ask, refresh, useChange } from '../../data/calls.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { settleUploads, type Uploading } from '../editor/editor.ts'
import { focusField } from '../editor/error-summary.tsx'
import { mailCheckQuery } from '../mail/mail-queries.ts'
import type { IssueAutosave } from './issue-autosave.ts'
import type { IssueEditor } from './issue-editor.ts'
import { countPeople, describeAudience } from './issue-words.ts'
import { ByMorning, ScheduleDialog } from './schedule-dialog.tsx'
import { AcceptedNote, PostalNote, useUnsafe } from './unsafe-sending.tsx'

type SendingStep = { kind: 'send' | 'schedule'; answer: IssueAnswer }

interface Sending {
  id: number
  /** ISO 8601; null for now. */
  at: string | null
  byMorning: boolean
}

const unsafeBody = z.object({ code: z.literal('mail_check_failed'), checks: mailChecksAnswer.shape.checks })

interface SendingOptions extends Pick<Uploading, 'uploads'> {
  editor: IssueEditor
  autosave: RefObject<IssueAutosave | null>
  onSent: (answer: IssueAnswer) => void
}

/** Trying out, scheduling and sending an issue: each only once all of it is stored. */
export function useSending({ editor, uploads, autosave, onSent }: SendingOptions) {
  const client = useQueryClient()
  const [step, setStep] = useState<SendingStep | null>(null)
  const { unsafe, accepted, accept, refuse } = useUnsafe(editor)

  /** The id of the stored issue; null when something is still in the way, which is said then. */
  async function storeWhole(): Promise<number | null> {
    const details = issueProblems(editor.get().fields)
    const [missing] = details
    if (missing) {
      const problem = { kind: 'refused', message: missing.message, details } as const
      flushSync(() => editor.change({ problem }))
      focusField(missing.field)
      return null
    }
    const areUploaded = await settleUploads({ uploads })
    // The letter was left meanwhile, and saved then.
    if (!autosave.current) return null
    if (!areUploaded) {
      showAlert('Letter not sent: a picture didn’t arrive', 'Try the picture again, or go ahead without it.')
      return null
    }
    const isSaved = await autosave.current.saveNow()
    const { item, problem } = editor.get()
    if (isSaved && item) return item.id
    if (problem === null || problem.kind === 'offline')
      showAlert('The letter is not saved yet', 'Please check your connection and try again.')
    return null
  }

  const prepare = useMutation({
    mutationFn: async (kind: SendingStep['kind']) => {
      const id = await storeWhole()
      if (id !== null) setStep({ kind, answer: await ask(issueCalls.read, { params: { id } }) })
    },
    onError: tellFailure,
  })
  const test = useMutation({
    mutationFn: async () => {
      const id = await storeWhole()
      if (id === null) return
      await ask(issueCalls.test, { params: { id } })
      void refresh(client, issueCalls.test.stale)
      showToast({
        title: 'A test is on its way to you',
        description: 'Only to your own address, as it will look to your readers.',
      })
    },
    onError: tellFailure,
  })
  const change = useChange(issueCalls.send, {
    onSuccess(answer) {
      setStep(null)
      onSent(answer)
    },
    onError: (error) => {
      const refusal = unsafeBody.safeParse(error instanceof ApiError ? error.body : null)
      if (!refusal.success) {
        tellFailure(error)
        return
      }
      setStep(null)
      refuse(refusal.data.checks)
      void client.invalidateQueries({ queryKey: mailCheckQuery.queryKey })
    },
  })
  const send = ({ id, at, byMorning }: Sending) =>
    change.mutate({
      params: { id },
      body: { ...(at === null ? {} : { at }), by_morning: byMorning, confirm: accepted !== null },
    })
  const isSending = change.isPending
  const isPreparing = prepare.isPending || test.isPending
  return {
    isPreparing,
    step,
    close: () => setStep(null),
    prepare,
    test,
    send,
    isSending,
    unsafe,
    accepted,
    accept,
  }
}

function tellFailure(error: Error): void {
  showAlert('That didn’t work', describeFailure(error))
}

export function SendingDialogs({ sending }: { sending: ReturnType<typeof useSending> }) {
  const { step, close, send, isSending, accepted } = sending
  const [byMorning, setByMorning] = useState(false)
  const answer = step?.answer
  const id = answer?.issue.id
  const isNobody = answer?.recipients === 0
  return (
    <>
      <ConfirmDialog
        open={step?.kind === 'send' && isNobody}
        title="Nobody is on your list yet"
        confirmLabel="OK"
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
        busy={isSending}
        onConfirm={() => id !== undefined && send({ id, at: null, byMorning })}
        onClose={close}
      >
        <p>
          “{answer && nameIssue(answer.issue)}” goes out
          {byMorning ? ' from the next morning on' : ''}, and is on your site at once. Once it is on its way
          it can’t be taken back. {answer && describeAudience(answer, answer.issue.tags)}
        </p>
        <ByMorning chosen={byMorning} onChoose={setByMorning} />
        <PostalNote />
        <AcceptedNote accepted={accepted} />
      </ConfirmDialog>
      <ScheduleDialog
        open={step?.kind === 'schedule'}
        audience={answer ? describeAudience(answer, answer.issue.tags) : ''}
        isBusy={isSending}
        onSchedule={(at) => id !== undefined && send({ id, at, byMorning })}
        byMorning={byMorning}
        onByMorning={setByMorning}
        accepted={accepted}
        onClose={close}
      />
    </>
  )
}
