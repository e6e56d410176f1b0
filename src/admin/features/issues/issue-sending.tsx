import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { mailChecksAnswer } from '../../../domain/mail/mail-check-calls.ts'
import { issueProblems, nameIssue } from '../../../domain/newsletter/issue.ts'
import { type IssueAnswer, issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import { formatDateAndTime, fromZonedTime, toZonedTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { TextField } from '../../../web/ui/field.tsx'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { ask, refresh, useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { settleUploads, type Uploading } from '../editor/editor.ts'
import { focusField } from '../editor/error-summary.tsx'
import { mailCheckQuery } from '../mail/mail-queries.ts'
import type { IssueAutosave } from './issue-autosave.ts'
import type { IssueEditor } from './issue-editor.ts'
import { countPeople, describeAudience } from './issue-words.ts'
import { AcceptedNote, PostalNote, type UnsafeIssue, useUnsafe } from './unsafe-sending.tsx'

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

/** Tests, schedules and sends an issue: each only when all of it is stored. */
export function useSending({ editor, uploads, autosave, onSent }: SendingOptions) {
  const client = useQueryClient()
  const [step, setStep] = useState<SendingStep | null>(null)
  const { unsafe, accepted, accept, refuse } = useUnsafe(editor)

  /** Returns the id of the stored issue; null when something prevents it, which is then shown. */
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
    // The letter was left meanwhile, and saved at that time.
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

interface ScheduleDialogProps {
  open: boolean
  /** The current recipients, as a sentence. */
  audience: string
  isBusy: boolean
  accepted: UnsafeIssue | null
  byMorning: boolean
  onByMorning: (chosen: boolean) => void
  /** @param at ISO 8601 */
  onSchedule: (at: string) => void
  onClose: () => void
}

function ScheduleDialog({ open, onClose, ...form }: ScheduleDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(480px,calc(100%-2rem))]"
    >
      <h2 id={id} className="type-h3 px-6 pt-6 pr-16">
        When should it go out?
      </h2>
      <ScheduleForm onClose={onClose} {...form} />
    </Dialog>
  )
}

function ScheduleForm({
  audience,
  isBusy,
  accepted,
  byMorning,
  onByMorning,
  onSchedule,
  onClose,
}: Omit<ScheduleDialogProps, 'open'>) {
  const { time_zone } = useSite()
  const [now] = useState(() => new Date().toISOString())
  const [value, setValue] = useState('')
  const [error, setError] = useState<string | null>(null)
  const at = fromZonedTime(value, time_zone)
  return (
    <Form
      onSubmit={() => {
        if (at === null) setError('Please choose a date and time')
        else if (at <= new Date().toISOString()) setError('This moment has passed. Please choose a later one')
        else onSchedule(at)
      }}
    >
      <div className="grid grid-cols-1 gap-3 px-6 pt-3 pb-5">
        <TextField
          type="datetime-local"
          label="Date and time"
          min={toZonedTime(now, time_zone)}
          max="9999-12-31T23:59"
          value={value}
          error={error}
          hint={
            at === null
              ? `On your site’s clock: ${time_zone}.`
              : `${formatDateAndTime(at, time_zone)}, ${time_zone}.`
          }
          onChange={({ target }) => {
            setValue(target.value)
            setError(null)
          }}
        />
        <ByMorning chosen={byMorning} onChoose={onByMorning} />
        <p className="text-small text-muted">{audience} You can take it back until it goes out.</p>
        <PostalNote />
        <AcceptedNote accepted={accepted} />
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 border-t-[1.5px] border-line px-6 py-4">
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button type="submit" size="small" disabled={isBusy}>
          {isBusy ? 'Scheduling...' : 'Schedule'}
        </Button>
      </div>
    </Form>
  )
}

/** Offers to send each letter at seven in its reader's own morning. */
function ByMorning({ chosen, onChoose }: { chosen: boolean; onChoose: (chosen: boolean) => void }) {
  return (
    <label className="mt-2 flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="checkbox"
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-1 size-5 flex-none accent-(--hf-ink)"
      />
      <span>
        <span className="block font-[650]">In each reader’s own morning</span>
        <span className="block text-small text-muted">
          At seven her time, or yours where we don’t know hers. The letters go out over a day.
        </span>
      </span>
    </label>
  )
}
