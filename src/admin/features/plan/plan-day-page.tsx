import { useQuery } from '@tanstack/react-query'
import { Check, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router'
import type { StoredPlanDay } from '../../../domain/newsletter/plan-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button, ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ApiError } from '../../data/api.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { LineButton, TextButton } from '../../ui/buttons.tsx'
import { ConfirmDialog, LeaveGuard } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader, SaveBar, useDocumentTitle } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { describeSaveState } from '../editor/describe-save.ts'
import { useSaveKey } from '../editor/use-save-key.ts'
import {
  DayFields,
  type EditingProps,
  PicturePanel,
  PlanField,
  TitleInput,
  WorkoutPanel,
} from './plan-day-fields.tsx'
import { PlanDayPreview, TryWorkout } from './plan-day-trial.tsx'
import { workoutOf } from './plan-form.ts'
import { PLAN_PATH, planDayQuery } from './plan-queries.ts'
import { usePlanForm, useTypedCopy } from './use-plan-form.ts'

export function PlanDayPage() {
  const { day = '' } = useParams()
  return <PlanDayLoader key={day} day={day} />
}

function PlanDayLoader({ day }: { day: string }) {
  const { data, error, refetch } = useQuery(planDayQuery(day))
  if (data) return <PlanDayEditor opened={data} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHeader title="No such day">The plan has seven days, from 1 to 7.</PageHeader>
        <ButtonLink href={PLAN_PATH}>Back to the plan</ButtonLink>
      </>
    )
  }
  if (error) return <FailureNote onRetry={() => void refetch()}>We couldn’t load the day.</FailureNote>
  return (
    <div className="grid gap-5">
      <LoadingText>Loading the day...</LoadingText>
      <Skeleton className="h-12" />
      <Skeleton className="h-120" />
    </div>
  )
}

const BACK = { href: PLAN_PATH, label: 'The plan' }

/** The page on which a day of the plan is edited, tried out and stored (PLAN-EDIT-1). */
function PlanDayEditor({ opened }: { opened: StoredPlanDay }) {
  const editing = usePlanForm(opened)
  const { form, newer, isChanged, isSaving, submit } = editing
  const typed = useTypedCopy(editing)
  const { time_zone } = useSite()
  const [shown, setShown] = useState<'page' | 'player' | null>(null)
  const element = useRef<HTMLFormElement>(null)
  useDocumentTitle(`Day ${form.day} of the plan`)

  function save(over?: string | null): void {
    // Rendered synchronously: the error is beside its field, and what is typed next belongs to it.
    const isSent = flushSync(() => submit(over))
    if (!isSent)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-at-fault]')?.focus()
  }
  useSaveKey(() => {
    if (isChanged && !isSaving) save()
  })

  return (
    <Form
      ref={element}
      onSubmit={() => {
        if (isChanged && !isSaving) save()
      }}
    >
      <h1 className="sr-only">Day {form.day} of the plan</h1>
      <SaveBar back={BACK} status={<SaveStatus editing={editing} />}>
        <LineButton onClick={() => setShown('page')}>Preview</LineButton>
        <Button type="submit" size="small" disabled={!isChanged || isSaving}>
          {isSaving ? 'Saving...' : `Save day ${form.day}`}
        </Button>
      </SaveBar>
      {typed.typedAt && isChanged && !newer && (
        <div className="mb-5">
          <Note
            look="info"
            role="status"
            title={`Here is what you had typed on ${formatDateAndTime(typed.typedAt, time_zone)}`}
          >
            <p>It had not reached the site, so we kept it on this device.</p>
            <div className="flex flex-wrap gap-2.5">
              <LineButton onClick={typed.settle}>Go on with it</LineButton>
              <LineButton
                onClick={() => {
                  editing.discard()
                  typed.settle()
                }}
              >
                Discard it
              </LineButton>
            </div>
          </Note>
        </div>
      )}
      {newer && (
        <div className="mb-5">
          <Note look="bad" role="alert" title="This day was changed elsewhere in the meantime.">
            <p>Your text is still here, and not saved yet.</p>
            <div className="flex flex-wrap gap-2.5">
              <LineButton onClick={() => save(newer.updated_at)}>Keep mine</LineButton>
              <LineButton onClick={editing.takeNewer}>Take the other</LineButton>
            </div>
          </Note>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-1 gap-5">
          <TitleInput editing={editing} />
          <Panel title={`Day ${form.day} of the plan`}>
            <DayFields editing={editing} />
          </Panel>
          <WorkoutPanel editing={editing} onTry={() => setShown('player')} />
          <Panel title="At the end">
            <PlanField editing={editing} name="closing" label="Closing line" />
            <p className="flex items-start gap-2 text-small font-semibold text-ok">
              <Check aria-hidden className="mt-0.5 size-4.5 flex-none" />
              Goes out with the next letters of day {form.day}; who is in the middle of the day keeps her
              place.
            </p>
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-5 xl:sticky xl:top-24">
          <PicturePanel editing={editing} />
          <BackToOriginal editing={editing} />
        </div>
      </div>
      <PlanDayPreview form={shown === 'page' ? form : null} onClose={() => setShown(null)} />
      {shown === 'player' && (
        <TryWorkout workout={workoutOf(form)} day={form.day} onLeave={() => setShown(null)} />
      )}
      <LeaveGuard isUnsaved={isChanged} blocks={() => isChanged} confirmLabel="Leave without saving">
        What you changed here is not saved yet. It stays on this device, and is here again when you come back.
      </LeaveGuard>
    </Form>
  )
}

function SaveStatus({ editing: { version, isChanged, isSaving } }: EditingProps) {
  const now = useClock()
  const item = version === null ? null : { updated_at: version }
  const saving = isSaving ? ('save' as const) : null
  const state = { saving, device: 'nothing', draft: { kind: 'none' }, item, hasChanges: isChanged } as const
  const isAsItCame = version === null && !isChanged && !isSaving
  return (
    <>
      <StateBadge look={version === null ? 'quiet' : 'good'}>
        {version === null ? 'Original' : 'Yours'}
      </StateBadge>
      <span role="status">
        {isAsItCame ? '' : describeSaveState(state, now, Intl.DateTimeFormat().resolvedOptions().timeZone)}
      </span>
    </>
  )
}

/** Restores the text that came with the site, for a day that the coach has changed. */
function BackToOriginal({ editing: { form, version, isResetting, reset } }: EditingProps) {
  const [isAsking, setAsking] = useState(false)
  if (version === null) return null
  return (
    <Panel title="The original day">
      <p className="text-small text-muted">
        Your own version is on the site. You can go back to the original.
      </p>
      <TextButton icon={RotateCcw} className="-ml-1.5 justify-self-start" onClick={() => setAsking(true)}>
        Back to the original
      </TextButton>
      <ConfirmDialog
        open={isAsking}
        title={`Go back to the original day ${form.day}?`}
        confirmLabel="Bring it back"
        busy={isResetting}
        danger
        onConfirm={() =>
          void reset().then(
            () => setAsking(false),
            () => setAsking(false),
          )
        }
        onClose={() => setAsking(false)}
      >
        Your own version of this day goes, with its words and moves.
      </ConfirmDialog>
    </Panel>
  )
}
