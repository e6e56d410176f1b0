import { X } from 'lucide-react'
import { useMemo } from 'react'
import { findStepIngredients } from '../../../../domain/kitchen/step-ingredients.ts'
import { TextButton } from '../../../ui/buttons.tsx'
import type { Editor } from '../editor.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import { type IngredientRow, lineOf, type StepRow } from '../recipe-rows.ts'
import { useDebouncedFields } from '../use-editor.ts'
import { IngredientSelect, ingredientName, isChoosable } from './ingredient-select.tsx'
import { CHIP, CHIP_BUTTON, Source } from './step-chips.tsx'
import { StepTimers, type StepTimersProps } from './step-timers.tsx'

/** The keys of the ingredients that each step uses by rule (AMOUNT-USE-1), by the step's key. */
export function useFoundIngredients(editor: Editor<RecipeFields>): ReadonlyMap<string, readonly string[]> {
  const { ingredients, instructions } = useDebouncedFields(editor)
  return useMemo(() => {
    const indexOf = new Map(ingredients.map(({ key }, index) => [key, index]))
    const found = findStepIngredients(
      ingredients.map(lineOf),
      instructions.map(({ instruction, ingredients: keys }) => ({
        instruction,
        ingredients: keys?.flatMap((key) => indexOf.get(key) ?? []),
      })),
    )
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
  marked: StepTimersProps['marked']
  onChange: (part: Partial<StepRow>) => void
}

/** Under a step: which ingredients it uses and which times it names, found by rule until the coach corrects them. */
export function StepFindings({ step, name, found, ingredients, marked, onChange }: StepFindingsProps) {
  if (step.instruction.trim() === '') return null
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 pt-1.5 text-small">
      <UsedIngredients step={step} name={name} found={found} ingredients={ingredients} onChange={onChange} />
      <StepTimers step={step} name={name} marked={marked} onChange={onChange} />
    </div>
  )
}

function UsedIngredients({ step, name, found, ingredients, onChange }: Omit<StepFindingsProps, 'marked'>) {
  const keys = step.ingredients ?? found
  const used = ingredients.filter(({ key }) => keys.includes(key))
  const others = ingredients.filter((line) => isChoosable(line) && !keys.includes(line.key))
  const set = (next: readonly string[]) =>
    onChange({ ingredients: ingredients.filter(({ key }) => next.includes(key)).map(({ key }) => key) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row
    <div role="group" aria-label={`${name} uses`} className="contents">
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
          className="min-h-9! w-auto! max-w-26 rounded-pill! py-1! text-label"
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
