import { Pencil, Timer as TimerIcon, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import type { Timer } from '../../../../domain/content/recipe.ts'
import { findStepIngredients } from '../../../../domain/kitchen/step-ingredients.ts'
import { findDurations } from '../../../../domain/text/durations.ts'
import { NumberField } from '../../../ui/fields.tsx'
import type { Editor } from '../editor.ts'
import { TextButton } from '../fields/text-button.tsx'
import type { RecipeFields } from '../recipe-kind.ts'
import { type IngredientRow, lineOf, type StepRow } from '../recipe-rows.ts'
import { useDebouncedFields } from '../use-editor.ts'
import { IngredientSelect, ingredientName, isChoosable } from './ingredient-select.tsx'

/** The keys of the ingredients that each step uses by rule (product §28.3), by the step's key. */
export function useFoundIngredients(editor: Editor<RecipeFields>): ReadonlyMap<string, readonly string[]> {
  const { ingredients, instructions } = useDebouncedFields(editor)
  return useMemo(() => {
    const found = findStepIngredients(ingredients.map(lineOf), instructions)
    return new Map(
      instructions.map(({ key }, at) => [
        key,
        (found[at] ?? []).flatMap((index) => ingredients[index]?.key ?? []),
      ]),
    )
  }, [ingredients, instructions])
}

interface StepFindingsProps {
  step: StepRow
  /** `Step 2` */
  name: string
  /** What it uses by rule. */
  found: readonly string[]
  ingredients: readonly IngredientRow[]
  onChange: (part: Partial<StepRow>) => void
}

/** Under a step: which ingredients it uses and which times it names, found by rule until the coach corrects them. */
export function StepFindings({ step, name, found, ingredients, onChange }: StepFindingsProps) {
  if (step.instruction.trim() === '') return null
  return (
    <div className="grid gap-1 pt-1.5 text-small">
      <UsedIngredients {...{ step, name, found, ingredients, onChange }} />
      <StepTimers step={step} name={name} onChange={onChange} />
    </div>
  )
}

const CHIP =
  'inline-flex min-h-9 max-w-full items-center rounded-pill border-[1.5px] border-line-strong text-label font-semibold'
const CHIP_BUTTON =
  'relative grid size-9 flex-none place-items-center rounded-full after:absolute after:-inset-1 hover:bg-sunken'

function UsedIngredients({ step, name, found, ingredients, onChange }: StepFindingsProps) {
  const keys = step.ingredients ?? found
  const used = ingredients.filter(({ key }) => keys.includes(key))
  const others = ingredients.filter((line) => isChoosable(line) && !keys.includes(line.key))
  const set = (next: readonly string[]) =>
    onChange({ ingredients: ingredients.filter(({ key }) => next.includes(key)).map(({ key }) => key) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row
    <div role="group" aria-label={`${name} uses`} className="flex flex-wrap items-center gap-1.5">
      <Source what="Uses" isHers={step.ingredients !== null} />
      {used.length === 0 && <span className="text-muted">nothing from the list</span>}
      {used.map((line) => (
        <span key={line.key} className={`${CHIP} bg-surface pl-3`}>
          <span className="truncate">{ingredientName(line)}</span>
          <button
            type="button"
            aria-label={`${name} does not use ${ingredientName(line)}`}
            onClick={() => set(keys.filter((key) => key !== line.key))}
            className={CHIP_BUTTON}
          >
            <X aria-hidden className="size-4" />
          </button>
        </span>
      ))}
      {others.length > 0 && (
        <IngredientSelect
          label={`Add an ingredient to ${name.toLowerCase()}`}
          prompt="Add…"
          rows={others}
          value=""
          onChange={(key) => set([...keys, key])}
          className="min-h-9! w-auto! max-w-40 rounded-pill! py-1! text-label"
        />
      )}
      {step.ingredients !== null && (
        <TextButton onClick={() => onChange({ ingredients: null })}>
          Back to found<span className="sr-only"> ingredients of {name.toLowerCase()}</span>
        </TextButton>
      )}
    </div>
  )
}

function Source({ what, isHers }: { what: string; isHers: boolean }) {
  return (
    <span className="mr-1 font-[650]">
      {what} <span className="font-normal text-muted">({isHers ? 'yours' : 'found'})</span>
    </span>
  )
}

function StepTimers({ step, name, onChange }: Pick<StepFindingsProps, 'step' | 'name' | 'onChange'>) {
  const found = useMemo(() => findDurations(step.instruction), [step.instruction])
  const [edited, setEdited] = useState<number | null>(null)
  const running = step.timers ?? found
  const offered = [...running, ...found.filter((one) => !running.some((timer) => overlap(one, timer)))].sort(
    (a, b) => a.start - b.start,
  )
  if (offered.length === 0) return null
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
        className="flex flex-wrap items-center gap-1.5"
      >
        <Source what="Timers" isHers={step.timers !== null} />
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
        {step.timers !== null && (
          <TextButton onClick={() => onChange({ timers: null })}>
            Back to found<span className="sr-only"> timers of {name.toLowerCase()}</span>
          </TextButton>
        )}
      </div>
      {open && <TimerTime timer={open} onChange={put} />}
    </>
  )
}

const MAX_SECONDS = CONTENT_LIMITS.timerHoursMax * 3_600

function TimerTime({ timer, onChange }: { timer: Timer; onChange: (timer: Timer) => void }) {
  const minutes = Math.floor(timer.seconds / 60)
  const set = (seconds: number) => {
    const bounded = Math.min(Math.max(seconds, 1), MAX_SECONDS)
    const isRange = timer.seconds_max !== null && timer.seconds_max > bounded
    onChange({ ...timer, seconds: bounded, seconds_max: isRange ? timer.seconds_max : null })
  }
  return (
    <div className="grid max-w-80 grid-cols-2 gap-2 rounded-field bg-sunken p-3">
      <NumberField
        label="Rings after"
        unit="min"
        value={minutes}
        max={CONTENT_LIMITS.timerHoursMax * 60}
        onChange={(value) => set((value ?? 0) * 60 + (timer.seconds % 60))}
      />
      <NumberField
        label="and"
        unit="sec"
        value={timer.seconds % 60}
        max={59}
        onChange={(value) => set(minutes * 60 + Math.min(value ?? 0, 59))}
      />
    </div>
  )
}

function overlap(a: Timer, b: Timer): boolean {
  return a.start < b.end && b.start < a.end
}

/** `9 min`, `1 h 5 min`, `45 sec`. */
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
