import { ChevronDown, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { pluralize } from '../../../../domain/items/labels.ts'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import { TextButton } from '../../../ui/buttons.tsx'
import { ChipsInput } from '../../../ui/chips-input.tsx'
import { Switch } from '../../../ui/fields.tsx'
import { useReveal } from '../../../ui/reveal.ts'
import { useAutoGrow } from '../../../ui/use-auto-grow.ts'
import type { FieldErrors } from '../editor-kind.ts'
import {
  type ChangedStepRow,
  type ChangeRow,
  EMPTY_LINE,
  type IngredientRow,
  NOT_CHOSEN,
  type StepRow,
  type VariationRow,
} from '../recipe-rows.ts'
import { withRowKey } from '../row-keys.ts'
import { IngredientSelect, LineInputs } from './ingredient-select.tsx'
import { changeRow } from './row-list.tsx'

const ACTIONS = [
  { value: 'replace', label: 'Instead of' },
  { value: 'leave out', label: 'Leave out' },
  { value: 'add', label: 'Add' },
] as const
type Action = (typeof ACTIONS)[number]['value']

function actionOf({ ingredient, with: instead }: ChangeRow): Action {
  if (ingredient === null) return 'add'
  return instead === null ? 'leave out' : 'replace'
}

/** Returns the same change as another action, keeping what was chosen and typed as far as possible. */
function asAction(change: ChangeRow, action: Action): Partial<ChangeRow> {
  return {
    ingredient: action === 'add' ? null : (change.ingredient ?? NOT_CHOSEN),
    with: action === 'leave out' ? null : (change.with ?? EMPTY_LINE),
  }
}

interface VariationChangesProps {
  variation: VariationRow
  index: number
  ingredients: readonly IngredientRow[]
  steps: readonly StepRow[]
  errors: FieldErrors
  onChange: (part: Partial<VariationRow>) => void
}

/** Edits what a variation changes in the list and the steps, and its resulting allergens. */
export function VariationChanges({
  variation,
  index,
  ingredients,
  steps,
  errors,
  onChange,
}: VariationChangesProps) {
  const name = `Variation ${index + 1}`
  const { changes, steps: written, allergens } = variation
  const changeSteps = (next: ChangedStepRow[]) => onChange({ steps: next })
  const element = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(changes.length + written.length === 0)
  useReveal(element, () => setOpen(true))
  return (
    <details
      ref={element}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-field bg-sunken"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-3 text-small font-[650] [&::-webkit-details-marker]:hidden">
        <span>
          {describeChanges(changes.length, written.length)}
          <span className="sr-only"> in {name.toLowerCase()}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 flex-none group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 px-3 pb-3">
        {changes.map((change, place) => (
          <div key={change.key} data-field={`variations.${index}.changes.${place}`}>
            <ChangeInputs
              name={`${name}, change ${place + 1}`}
              change={change}
              ingredients={ingredients}
              error={errors[`variations.${index}.changes.${place}`] ?? null}
              onChange={(part) => onChange({ changes: changeRow(changes, change.key, part) })}
              onRemove={() => onChange({ changes: changes.filter(({ key }) => key !== change.key) })}
            />
          </div>
        ))}
        {written.map((step, place) => (
          <div key={step.key} data-field={`variations.${index}.steps.${place}`}>
            <StepInputs
              name={`${name}, changed step ${place + 1}`}
              step={step}
              steps={steps}
              error={errors[`variations.${index}.steps.${place}`] ?? null}
              onChange={(part) => changeSteps(changeRow(written, step.key, part))}
              onRemove={() => changeSteps(written.filter(({ key }) => key !== step.key))}
            />
          </div>
        ))}
        <div className="-ml-1.5 flex flex-wrap gap-x-3">
          <TextButton
            icon={Plus}
            onClick={() =>
              onChange({
                changes: [...changes, withRowKey({ ingredient: NOT_CHOSEN, with: EMPTY_LINE })],
              })
            }
          >
            Change an ingredient<span className="sr-only"> in {name.toLowerCase()}</span>
          </TextButton>
          <TextButton
            icon={Plus}
            onClick={() => changeSteps([...written, withRowKey({ step: NOT_CHOSEN, instruction: '' })])}
          >
            Rewrite a step<span className="sr-only"> in {name.toLowerCase()}</span>
          </TextButton>
        </div>
        <Switch
          label={
            <>
              Its own allergens<span className="sr-only"> in {name.toLowerCase()}</span>
            </>
          }
          hint={allergens === null ? 'Off: worked out from its ingredients.' : undefined}
          checked={allergens !== null}
          onChange={(isOwn) => onChange({ allergens: isOwn ? [] : null })}
        />
        {allergens !== null && (
          <ChipsInput
            label={`${name} contains`}
            values={allergens}
            onChange={(next) => onChange({ allergens: next })}
            maxLength={CONTENT_LIMITS.tag}
            maxItems={CONTENT_LIMITS.listItems}
            hint="Type one and press Enter."
          />
        )}
      </div>
    </details>
  )
}

/** Returns `1 ingredient and 3 steps change`, the line into which the changes are folded. */
function describeChanges(ingredients: number, steps: number): string {
  const parts = [
    ...(ingredients > 0 ? [pluralize(ingredients, 'ingredient')] : []),
    ...(steps > 0 ? [pluralize(steps, 'step')] : []),
  ]
  if (parts.length === 0) return 'What changes in the list and the steps'
  return `${parts.join(' and ')} ${ingredients + steps === 1 ? 'changes' : 'change'}`
}

const SELECT = `${INPUT_CLASS} min-h-11 truncate px-2.5 py-1.5`

interface ChangeInputsProps {
  name: string
  change: ChangeRow
  ingredients: readonly IngredientRow[]
  error: string | null
  onChange: (part: Partial<ChangeRow>) => void
  onRemove: () => void
}

function ChangeInputs({ name, change, ingredients, error, onChange, onRemove }: ChangeInputsProps) {
  const action = actionOf(change)
  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <select
          aria-label={`${name}: what happens`}
          value={action}
          onChange={({ target }) => {
            const chosen = ACTIONS.find(({ value }) => value === target.value)
            if (chosen) onChange(asAction(change, chosen.value))
          }}
          className={`${SELECT} w-32! flex-none`}
        >
          {ACTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {change.ingredient !== null && (
          <IngredientSelect
            label={`${name}: which ingredient`}
            prompt={change.ingredient === NOT_CHOSEN ? 'Choose an ingredient' : 'No longer in the list'}
            rows={ingredients}
            value={change.ingredient}
            hasError={error !== null}
            onChange={(ingredient) => onChange({ ingredient })}
            className="min-w-0 flex-1"
          />
        )}
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {change.with === null ? (
        error && <FieldError id={`${change.key}-error`}>{error}</FieldError>
      ) : (
        <LineInputs
          name={name}
          line={change.with}
          error={error}
          onChange={(line) => onChange({ with: line })}
        />
      )}
    </div>
  )
}

interface StepInputsProps {
  name: string
  step: ChangedStepRow
  steps: readonly StepRow[]
  error: string | null
  onChange: (part: Partial<ChangedStepRow>) => void
  onRemove: () => void
}

function StepInputs({ name, step, steps, error, onChange, onRemove }: StepInputsProps) {
  const area = useAutoGrow()
  const choose = (key: string) => {
    const chosen = steps.find((candidate) => candidate.key === key)
    if (!chosen) return
    // Prefilled with the step's text, most of which usually stays.
    onChange({ step: key, ...(step.instruction.trim() === '' ? { instruction: chosen.instruction } : {}) })
  }
  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <select
          aria-label={`${name}: which step`}
          aria-invalid={error ? true : undefined}
          value={steps.some(({ key }) => key === step.step) ? step.step : ''}
          onChange={({ target }) => choose(target.value)}
          className={`${SELECT} min-w-0 flex-1`}
        >
          <option value="">{step.step === NOT_CHOSEN ? 'Choose a step' : 'No longer there'}</option>
          {steps.map(({ key, instruction }, at) => (
            <option key={key} value={key}>
              {`Step ${at + 1}: ${instruction.slice(0, 60)}`}
            </option>
          ))}
        </select>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      <textarea
        ref={area}
        aria-label={`${name}: how it is written`}
        value={step.instruction}
        maxLength={CONTENT_LIMITS.instruction}
        rows={2}
        onChange={({ target }) => onChange({ instruction: target.value })}
        className={`${INPUT_CLASS} field-sizing-content min-h-18 resize-none`}
      />
      {error && <FieldError id={`${step.key}-error`}>{error}</FieldError>}
    </div>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Remove ${name.toLowerCase()}`}
      onClick={onRemove}
      className="grid min-h-11 min-w-11 flex-none place-items-center rounded-paper text-ink-2 hover:bg-surface hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </button>
  )
}
