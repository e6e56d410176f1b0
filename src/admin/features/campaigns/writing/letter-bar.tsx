import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../../web/ui/button.tsx'
import { SiteLink } from '../../../../web/ui/site-link.tsx'
import { useClock } from '../../../data/use-clock.ts'
import { StateBadge } from '../../../ui/badges.tsx'
import { describeSaveState } from '../../editor/save-state.ts'
import { useObservable } from '../../editor/use-observable.ts'
import { CAMPAIGN_LIST, CAMPAIGN_STATE_WORDS } from '../campaign-words.ts'
import { isUnsaved, type Writing } from './letter-writing.ts'
import type { useSending } from './use-sending.ts'

interface LetterBarProps {
  writing: Writing
  sending: ReturnType<typeof useSending>
}

/** Always in sight: the way back, how safe the text is, and the ways to send it. */
export function LetterBar({ writing, sending }: LetterBarProps) {
  const { label, look } = CAMPAIGN_STATE_WORDS.draft
  return (
    <div className="sticky top-0 z-20 -mx-4 -mt-5 mb-5 flex items-center justify-between gap-x-2 border-b-[1.5px] border-line bg-ground px-4 py-2 md:gap-x-4 lg:-mx-10 lg:-mt-8 lg:px-10 lg:py-2.5">
      <SiteLink
        href={CAMPAIGN_LIST}
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
          <SaveStateText writing={writing} />
        </span>
      </div>
      <div className="flex flex-none items-center gap-2">
        <div className="hidden items-center gap-2 md:flex">
          <QuietWays sending={sending} />
        </div>
        <Button
          size="small"
          disabled={sending.prepare.isPending}
          onClick={() => sending.prepare.mutate('send')}
        >
          Send now…
        </Button>
      </div>
    </div>
  )
}

/** A test to herself, and sending later. In the bar where it has room, under the letter on a phone. */
export function QuietWays({ sending: { test, prepare } }: Pick<LetterBarProps, 'sending'>) {
  return (
    <>
      <Button look="line" size="small" disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? 'Sending...' : 'Send me a test'}
      </Button>
      <Button
        look="line"
        size="small"
        disabled={prepare.isPending}
        onClick={() => prepare.mutate('schedule')}
      >
        Schedule…
      </Button>
    </>
  )
}

function SaveStateText({ writing }: { writing: Writing }) {
  const saving = useObservable(writing, (state) => state.saving)
  const device = useObservable(writing, (state) => state.device)
  const problem = useObservable(writing, (state) => state.problem)
  const item = useObservable(writing, (state) => state.item)
  const hasChanges = useObservable(writing, isUnsaved)
  const now = useClock()
  // Her own clock: it tells her what she just did.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const draft = problem === null ? ({ kind: 'none' } as const) : failedAs(problem.kind)
  const state = { saving: saving ? ('save' as const) : null, device, draft, item, hasChanges }
  return <span>{describeSaveState(state, now, timeZone)}</span>
}

function failedAs(kind: string) {
  return { kind: 'failed', reason: kind === 'offline' ? 'offline' : 'refused' } as const
}
