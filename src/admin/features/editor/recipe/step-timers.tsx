import { Pencil, Plus, Timer as TimerIcon } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Timer } from '../../../../domain/content/recipe.ts'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { placeTimer } from '../../../../domain/kitchen/move-timers.ts'
import { findDurations } from '../../../../domain/text/durations.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { INPUT_CLASS, Labelled } from '../../../../web/ui/field.tsx'
import { QuietButton, TextButton } from '../../../ui/buttons.tsx'
import { NumberField } from '../../../ui/fields.tsx'
import type { StepRow } from '../recipe-rows.ts'

export interface MarkedText {
  text: string
  start: number
}

export interface StepTimersProps {
  step: StepRow
  /** `Step 2` */
  name: string
  /** The selected text of the step, also after its field has lost the focus. */
  marked: () => MarkedText
  onChange: (part: Pick<StepRow, 'timers'>) => void
}

/** Lists the times a step names, to be switched off or changed, and puts timers on other words of it. */
export function StepTimers({ step, name, marked, onChange }: StepTimersProps) {
  const found = useMemo(() => findDurations(step.instruction), [step.instruction])
  const [edited, setEdited] = useState<number | null>(null)
  const [added, setAdded] = useState<MarkedText | null>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const running = step.timers ?? found
  const offered = [...running, ...found.filter((one) => !running.some((timer) => overlap(one, timer)))].sort(
    (a, b) => a.start - b.start,
  )
  const put = (timer: Timer) =>
    onChange({
      timers: [...running.filter((other) => !overlap(other, timer)), timer].sort((a, b) => a.start - b.start),
    })
  const open = running.find(({ start }) => start === edited)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row */}
      <div
        role="group"
        aria-label={`Timers of ${name.toLowerCase()}`}
        className={offered.length > 0 ? 'flex basis-full flex-wrap items-center gap-1.5' : 'contents'}
      >
        {(offered.length > 0 || step.timers !== null) && (
          <Source what="Timers" isCorrected={step.timers !== null} />
        )}
        {offered.map((timer) => {
          const isOn = running.includes(timer)
          const rule = found.find(({ start, text }) => start === timer.start && text === timer.text)
          const isAdjusted = isOn && rule?.seconds !== timer.seconds
          return (
            <span
              key={timer.start}
              className={`${CHIP} ${isOn ? 'bg-leaf text-on-field' : 'border-dashed text-muted'}`}
            >
              <button
                type="button"
                aria-pressed={isOn}
                aria-label={`Timer: ${timer.text}`}
                onClick={() =>
                  isOn ? onChange({ timers: running.filter((other) => other !== timer) }) : put(timer)
                }
                className="relative inline-flex min-h-9 items-center gap-1.5 rounded-pill px-3 after:absolute after:-inset-y-1 after:inset-x-0"
              >
                <TimerIcon aria-hidden className="size-4" />
                <span className={isOn ? '' : 'line-through'}>{timer.text}</span>
                {isAdjusted && <b>rings at {formatSeconds(timer.seconds)}</b>}
              </button>
              {isOn && (
                <button
                  type="button"
                  aria-label={`Change the time of ${timer.text}`}
                  aria-expanded={edited === timer.start}
                  onClick={() => setEdited(edited === timer.start ? null : timer.start)}
                  className={CHIP_BUTTON}
                >
                  <Pencil aria-hidden className="size-3.5" />
                </button>
              )}
            </span>
          )
        })}
        {running.length < CONTENT_LIMITS.timers && (
          <TextButton
            ref={adder}
            aria-expanded={added !== null}
            onClick={() => setAdded(added === null ? marked() : null)}
            className="row-extra"
          >
            <Plus aria-hidden className="size-4" />
            Add a timer<span className="sr-only"> to {name.toLowerCase()}</span>
          </TextButton>
        )}
        {step.timers !== null && (
          <TextButton onClick={() => onChange({ timers: null })}>
            Back to found<span className="sr-only"> timers of {name.toLowerCase()}</span>
          </TextButton>
        )}
      </div>
      {open && (
        <div className="basis-full">
          <div className="max-w-80 rounded-field bg-sunken p-3">
            <TimeFields
              key={open.start}
              seconds={open.seconds}
              onChange={(seconds) => {
                const isRange = open.seconds_max !== null && open.seconds_max > seconds
                put({ ...open, seconds, seconds_max: isRange ? open.seconds_max : null })
              }}
            />
          </div>
        </div>
      )}
      {added && (
        <div className="basis-full">
          <NewTimer
            instruction={step.instruction}
            marked={added}
            onAdd={put}
            onClose={() => {
              setAdded(null)
              adder.current?.focus()
            }}
          />
        </div>
      )}
    </>
  )
}

interface NewTimerProps {
  instruction: string
  marked: MarkedText
  onAdd: (timer: Timer) => void
  onClose: () => void
}

/** Adds a timer on words in which the rule detects none: the selected ones, or words typed here. */
function NewTimer({ instruction, marked, onAdd, onClose }: NewTimerProps) {
  const [words, setWords] = useState(marked.text.trim())
  const [seconds, setSeconds] = useState(DEFAULT_SECONDS)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  function add() {
    const place = placeTimer(instruction, words, marked.start)
    if (place === null) {
      setError(
        words.trim() === '' ? 'Say which words of the step the timer is for' : 'The step does not say this',
      )
      field.current?.focus()
      return
    }
    onAdd({ ...place, seconds, seconds_max: null })
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand within the editor's own
    <div role="group" aria-label="New timer" className="grid max-w-96 gap-3 rounded-field bg-sunken p-3">
      <Labelled
        label="Words of the step"
        error={error}
        hint="Mark them in the step before you press, or type them as they stand there."
      >
        {({ id, describedBy }) => (
          <input
            ref={field}
            id={id}
            type="text"
            autoComplete="off"
            placeholder="until golden"
            value={words}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={({ target }) => {
              setWords(target.value)
              setError(null)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose()
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
            className={`${INPUT_CLASS} min-h-11`}
          />
        )}
      </Labelled>
      <TimeFields seconds={seconds} onChange={setSeconds} />
      <div className="flex flex-wrap gap-2">
        <Button look="ink" size="small" onClick={add}>
          Add timer
        </Button>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
      </div>
    </div>
  )
}

const DEFAULT_SECONDS = 10 * 60
const MAX_SECONDS = CONTENT_LIMITS.timerHoursMax * 3_600

interface TypedTime {
  /** Null while the field is empty. */
  minutes: number | null
  seconds: number | null
}

/** What is typed stays as typed until the fields are left; while the time is zero, the previous one applies. */
function TimeFields({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const [typed, setTyped] = useState<TypedTime | null>(null)
  const atEntry = useRef(seconds)
  const shown = typed ?? { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  const set = (change: Partial<TypedTime>) => {
    const time = { ...shown, ...change }
    setTyped(time)
    const total = (time.minutes ?? 0) * 60 + Math.min(time.seconds ?? 0, 59)
    const next = total > 0 ? Math.min(total, MAX_SECONDS) : atEntry.current
    if (next !== seconds) onChange(next)
  }
  return (
    <fieldset
      aria-label="Time"
      className="grid min-w-0 grid-cols-2 gap-2"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) atEntry.current = seconds
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(null)
      }}
    >
      <NumberField
        label="Rings after"
        unit="min"
        value={shown.minutes}
        max={CONTENT_LIMITS.timerHoursMax * 60}
        onChange={(minutes) => set({ minutes })}
      />
      <NumberField
        label="and"
        unit="sec"
        value={shown.seconds}
        max={59}
        onChange={(value) => set({ seconds: value })}
      />
    </fieldset>
  )
}

function overlap(a: Timer, b: Timer): boolean {
  return a.start < b.end && b.start < a.end
}

/** Returns `9 min`, `1 h 5 min` or `45 sec`. */
function formatSeconds(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), 'h'],
    [Math.floor((seconds % 3_600) / 60), 'min'],
    [seconds % 60, 'sec'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

export const CHIP =
  'inline-flex min-h-9 max-w-full items-center rounded-pill border-[1.5px] border-line-strong text-label font-semibold'
export const CHIP_BUTTON =
  'relative grid size-9 flex-none place-items-center rounded-full after:absolute after:-inset-1 hover:bg-sunken'

/** The label before a step's findings: detected by rule, or set by the coach. */
export function Source({ what, isCorrected }: { what: string; isCorrected: boolean }) {
  return (
    <span className="mr-1 font-[650]">
      {what} <span className="font-normal text-muted">({isCorrected ? 'yours' : 'found'})</span>
    </span>
  )
}
