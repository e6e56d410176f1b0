import { ArrowLeft } from 'lucide-react'
import type { RefObject } from 'react'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useClock } from '../../data/use-clock.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { BusyButton, LineButton } from '../../ui/buttons.tsx'
import { describeSaveState } from '../editor/describe-save.ts'
import { useObservable } from '../editor/observable.ts'
import { useRecipients } from './audience.tsx'
import { type IssueEditor, isUnsaved } from './issue-editor.ts'
import type { useSending } from './issue-sending.tsx'
import { countPeople, ISSUE_LIST, ISSUE_STATE_WORDS } from './issue-words.ts'
import { UNSAFE_ID } from './unsafe-sending.tsx'

interface IssueEditorBarProps {
  editor: IssueEditor
  sending: ReturnType<typeof useSending>
  sendButton: RefObject<HTMLButtonElement | null>
}

/** Always visible: the link back, how safely the text is stored, and the ways to send it. */
export function IssueEditorBar({ editor, sending, sendButton }: IssueEditorBarProps) {
  const recipients = useRecipients(editor)?.recipients ?? 0
  const { label, look } = ISSUE_STATE_WORDS.draft
  return (
    <div className="sticky top-0 z-20 -mx-4 -mt-5 mb-5 low:max-lg:static low:-mt-2 low:mb-2 flex max-[20rem]:flex-wrap items-center justify-between gap-x-2 border-b-[1.5px] border-line bg-ground px-4 py-2 low:max-lg:py-1 md:gap-x-4 lg:-mx-10 lg:-mt-8 lg:px-10 lg:py-2.5">
      <SiteLink
        href={ISSUE_LIST}
        className="-ml-2 inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 text-small font-semibold no-underline hover:underline md:ml-0"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        <span className="max-md:sr-only">Newsletter</span>
      </SiteLink>
      <div className="mr-auto flex min-w-0 flex-col gap-x-2.5 md:mr-0 md:ml-auto md:flex-row md:items-center">
        <span className="max-[23.99rem]:hidden">
          <StateBadge look={look}>{label}</StateBadge>
        </span>
        <span className="text-label leading-tight text-muted md:text-small">
          <SaveStateText editor={editor} isPreparing={sending.isPreparing} />
        </span>
      </div>
      <div className="flex flex-none items-center gap-2">
        <div className="hidden items-center gap-2 md:flex">
          <QuietWays sending={sending} />
        </div>
        <BusyButton
          ref={sendButton}
          size="small"
          busy={sending.prepare.isPending}
          disabled={sending.unsafe !== null}
          aria-describedby={sending.unsafe ? UNSAFE_ID : undefined}
          onClick={() => sending.prepare.mutate('send')}
        >
          {recipients > 0 ? `Send to ${countPeople(recipients)}…` : 'Send now…'}
        </BusyButton>
      </div>
    </div>
  )
}

/** Offers a test to the coach's own address, and sending later. In the bar where it has room, under the text on a phone. */
export function QuietWays({ sending: { test, prepare, unsafe } }: Pick<IssueEditorBarProps, 'sending'>) {
  return (
    <>
      <LineButton disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? 'Sending...' : 'Send me a test'}
      </LineButton>
      <BusyButton
        look="line"
        size="small"
        busy={prepare.isPending}
        disabled={unsafe !== null}
        aria-describedby={unsafe ? UNSAFE_ID : undefined}
        onClick={() => prepare.mutate('schedule')}
      >
        Schedule…
      </BusyButton>
    </>
  )
}

function SaveStateText({ editor, isPreparing }: { editor: IssueEditor; isPreparing: boolean }) {
  const isAwaiting = useObservable(editor, ({ uploading }) => uploading > 0) && isPreparing
  const saving = useObservable(editor, (state) => state.saving)
  const device = useObservable(editor, (state) => state.device)
  const problem = useObservable(editor, (state) => state.problem)
  const item = useObservable(editor, (state) => state.item)
  const hasChanges = useObservable(editor, isUnsaved)
  const now = useClock()
  // The device's time zone: it reports what was just done here.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const draft = problem === null ? ({ kind: 'none' } as const) : failedAs(problem.kind)
  const state = { saving: saving ? ('save' as const) : null, device, draft, item, hasChanges }
  return <span>{isAwaiting ? 'Waiting for the picture…' : describeSaveState(state, now, timeZone)}</span>
}

function failedAs(kind: string) {
  return { kind: 'failed', reason: kind === 'offline' ? 'offline' : 'refused' } as const
}
