import { Check, Play, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { estimateLength } from '../../../domain/movement/workout-length.ts'
import { MAX_ROUNDS } from '../../../domain/movement/workout-schema.ts'
import { MAX_PLAN_MINUTES } from '../../../domain/newsletter/constants.ts'
import type { StoredPlanDay } from '../../../domain/newsletter/plan-calls.ts'
import { PLAN_LIMITS } from '../../../domain/newsletter/plan-input.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FieldError } from '../../../web/ui/field.tsx'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { ConfirmDialog, LeaveGuard } from '../../ui/confirm-dialog.tsx'
import { NumberField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { Note } from '../../ui/note.tsx'
import { SaveBar, useDocumentTitle } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LineButton } from '../../ui/small-buttons.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { describeSaveState } from '../editor/describe-save.ts'
import { useSaveKey } from '../editor/use-save-key.ts'
import { MoveRows } from '../editor/workout/move-rows.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { PlanDayPreview, TryWorkout } from './plan-day-trial.tsx'
import { PlanField } from './plan-field.tsx'
import { WORKOUT_PARTS, workoutOf } from './plan-form.ts'
import { PLAN_PATH } from './plan-queries.ts'
import { type PlanEditing, usePlanForm } from './use-plan-form.ts'
import { useTypedCopy } from './use-typed-copy.ts'

const BACK = { href: PLAN_PATH, label: 'The plan' }

/** Where a day of the plan is written, tried out and stored (PLAN-EDIT-1). */
export function PlanDayEditor({ opened }: { opened: StoredPlanDay }) {
  const editing = usePlanForm(opened)
  const { form, newer, isChanged, isSaving, submit } = editing
  const typed = useTypedCopy(editing)
  const { time_zone } = useSite()
  const [shown, setShown] = useState<'page' | 'player' | null>(null)
  const element = useRef<HTMLFormElement>(null)
  useDocumentTitle(`Day ${form.day} of the plan`)

  function save(over?: string | null): void {
    // Drawn at once: the error stands beside the field, and what is typed next belongs to it.
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
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:sticky xl:top-24">
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

interface EditingProps {
  editing: PlanEditing
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

function TitleInput({ editing: { form, problems, change } }: EditingProps) {
  const problem = problems.get('title')
  return (
    <div>
      <label htmlFor="plan-title" className="sr-only">
        Title
      </label>
      <textarea
        id="plan-title"
        rows={1}
        value={form.title}
        maxLength={PLAN_LIMITS.title}
        placeholder="Title of the day"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'plan-title-error' : undefined}
        onChange={({ target }) => change({ title: target.value.replace(/[\r\n]+/g, ' ') })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="block field-sizing-content w-full resize-none border-b-2 border-line-strong bg-transparent pt-1 pb-2 font-display text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] leading-[1.15] font-[750] tracking-[-.02em] placeholder:text-ink-2 placeholder:opacity-70 focus:border-focus focus:outline-none focus-visible:shadow-[0_2px_0_var(--hf-focus)] focus-visible:outline-none aria-invalid:border-danger"
      />
      {problem && <FieldError id="plan-title-error">{problem}</FieldError>}
    </div>
  )
}

function DayFields({ editing }: EditingProps) {
  const { form, problems, change } = editing
  return (
    <>
      <PlanField editing={editing} name="summary" label="One line about it" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <PlanField editing={editing} name="focus" label="Focus" />
        <NumberField
          label="Minutes"
          min={1}
          max={MAX_PLAN_MINUTES}
          value={form.minutes}
          error={problems.get('minutes') ?? null}
          hint={`The moves add up to about ${minutesOf(form)}.`}
          onChange={(minutes) => change({ minutes })}
        />
      </div>
    </>
  )
}

function minutesOf(form: PlanEditing['form']): number {
  return Math.max(1, Math.round((estimateLength(workoutOf(form)) * SECOND) / MINUTE))
}

function WorkoutPanel({ editing, onTry }: EditingProps & { onTry: () => void }) {
  const { form, problems, change } = editing
  const none = problems.get('moves')
  const canTry = workoutOf(form).moves.length > 0
  return (
    <section aria-labelledby="plan-workout" className="rounded-field border-[1.5px] border-line bg-sunken">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <h2 id="plan-workout" className="type-panel">
          What she does
        </h2>
        <LineButton disabled={!canTry} onClick={onTry}>
          <Play aria-hidden className="size-5" />
          Try it
        </LineButton>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-3 pb-5 sm:px-5">
        {WORKOUT_PARTS.map((part) => (
          <div key={part} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {part === 'moves' && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
                <NumberField
                  label="Rounds"
                  min={1}
                  max={MAX_ROUNDS}
                  value={form.rounds}
                  error={problems.get('rounds') ?? null}
                  onChange={(rounds) => change({ rounds })}
                />
                <PlanField
                  editing={editing}
                  name="rest"
                  label="Rest between rounds"
                  hint="With a time, the player counts it down; without one, the reader goes on when she’s ready."
                />
              </div>
            )}
            <MoveRows
              part={part}
              rows={form[part]}
              problems={problems}
              isFolded
              onChange={(rows) => change({ [part]: rows })}
            />
            {part === 'moves' && none && (
              <div tabIndex={-1} data-at-fault>
                <FieldError id="plan-moves-error">{none}</FieldError>
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
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
