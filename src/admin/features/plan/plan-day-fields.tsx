import { Image, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { estimateLength } from '../../../domain/movement/workout-length.ts'
import { MAX_ROUNDS } from '../../../domain/movement/workout-schema.ts'
import { MAX_PLAN_MINUTES } from '../../../domain/newsletter/constants.ts'
import { PLAN_LIMITS } from '../../../domain/newsletter/plan-input.ts'
import { PLAN_PICTURES } from '../../../domain/newsletter/plan-pictures.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { planPicture } from '../../../web/features/plan/plan-pictures.ts'
import { FieldError } from '../../../web/ui/field.tsx'
import { LineButton, TextButton } from '../../ui/buttons.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { GrowingField, NumberField } from '../../ui/fields.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAutoGrow } from '../../ui/use-auto-grow.ts'
import { MoveRows } from '../editor/workout/move-rows.tsx'
import { choosePicture, WORKOUT_PARTS, workoutOf } from './plan-form.ts'
import type { PlanEditing } from './use-plan-form.ts'

export interface EditingProps {
  editing: PlanEditing
}

export function TitleInput({ editing: { form, problems, change } }: EditingProps) {
  const area = useAutoGrow()
  const problem = problems.get('title')
  return (
    <div>
      <label htmlFor="plan-title" className="sr-only">
        Title
      </label>
      <textarea
        ref={area}
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

export function DayFields({ editing }: EditingProps) {
  const { form, problems, change } = editing
  return (
    <>
      <PlanField editing={editing} name="summary" label="One line about it" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
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

export function WorkoutPanel({ editing, onTry }: EditingProps & { onTry: () => void }) {
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
      <div className="grid grid-cols-1 gap-6 px-3 pb-5 sm:px-5">
        {WORKOUT_PARTS.map((part) => (
          <div key={part} className="grid grid-cols-1 gap-3">
            {part === 'moves' && (
              <div className="grid grid-cols-1 gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
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

interface PlanFieldProps {
  editing: PlanEditing
  name: 'summary' | 'focus' | 'rest' | 'closing' | 'illustration_alt'
  label: string
  hint?: ReactNode
}

const FIELD_LIMITS = {
  summary: PLAN_LIMITS.summary,
  focus: PLAN_LIMITS.focus,
  rest: PLAN_LIMITS.rest,
  closing: PLAN_LIMITS.closing,
  illustration_alt: PLAN_LIMITS.alt,
}

/** A line of a day, as tall as its text, with its error. */
export function PlanField({ editing: { form, problems, change }, name, label, hint }: PlanFieldProps) {
  return (
    <GrowingField
      label={label}
      value={form[name]}
      maxLength={FIELD_LIMITS[name]}
      hint={hint}
      error={problems.get(name) ?? null}
      onChange={({ target }) => change({ [name]: target.value.replace(/[\r\n]+/g, ' ') })}
    />
  )
}

export function PicturePanel({ editing }: { editing: PlanEditing }) {
  const { form, problems, change } = editing
  const [isChoosing, setChoosing] = useState(false)
  const problem = problems.get('illustration')
  return (
    <Panel title="Picture">
      <img
        src={planPicture(form.illustration)}
        alt=""
        width={800}
        height={450}
        className="aspect-video w-full max-w-100 rounded-paper object-cover"
      />
      <TextButton
        icon={Image}
        className="-mt-2 -ml-1.5 justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        Choose another picture
      </TextButton>
      {problem && <FieldError id="plan-picture-error">{problem}</FieldError>}
      <PlanField
        editing={editing}
        name="illustration_alt"
        label="What it shows"
        hint="For readers who can’t see the picture."
      />
      <TitledDialog open={isChoosing} title="Which picture?" width="wide" onClose={() => setChoosing(false)}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {PLAN_PICTURES.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === form.illustration}
                onClick={() => {
                  change(choosePicture(form, name))
                  setChoosing(false)
                }}
                className="grid w-full gap-1.5 rounded-field border-[1.5px] border-line p-2 text-left text-small font-semibold hover:bg-sunken aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-butter aria-pressed:text-on-field"
              >
                <img
                  src={planPicture(name)}
                  alt=""
                  width={800}
                  height={450}
                  loading="lazy"
                  className="aspect-video w-full rounded-paper object-cover"
                />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </TitledDialog>
    </Panel>
  )
}
