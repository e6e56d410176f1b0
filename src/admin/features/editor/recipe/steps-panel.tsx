import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { splitSteps } from '../../../../domain/content/split-steps.ts'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { moveTimers } from '../../../../domain/kitchen/move-timers.ts'
import { findStepIngredients } from '../../../../domain/kitchen/step-ingredients.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import { TextButton } from '../../../ui/buttons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAutoGrow } from '../../../ui/use-auto-grow.ts'
import { MarkedField, RowNumbers, TextOverlay, useProofDescription } from '../../proofreader/field-marks.tsx'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import { type IngredientRow, lineOf, newStep, type StepRow } from '../recipe-rows.ts'
import { useDebouncedFields, useField } from '../use-editor.ts'
import { IngredientSelect, ingredientName, isChoosable } from './ingredient-select.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { EditableRows, ListFoot, useRowList } from './row-list.tsx'
import {
  CHIP,
  CHIP_BUTTON,
  type MarkedText,
  Source,
  StepTimers,
  type StepTimersProps,
} from './step-timers.tsx'

const emptyRow = () => newStep('')
const NOTHING_FOUND: readonly string[] = []
const nameOf = (index: number) => `Step ${index + 1}`

/** Lists the steps, numbered by position (EDIT-FIELD-3). */
export function StepsPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: rows, error, change } = useField(editor, 'instructions')
  const list = useRowList(rows, change)
  const [pasted, setPasted] = useState<string | null>(null)
  const { value: ingredients } = useField(editor, 'ingredients')
  const found = useFoundIngredients(editor)
  return (
    <Panel title="Instructions">
      <div ref={list.ref} data-field="instructions" className="grid grid-cols-1">
        {rows.length === 0 && <p className="text-small text-muted">No steps yet.</p>}
        <EditableRows rows={rows} list={list} field="instructions" nameOf={nameOf} fields="long">
          {(row, index) => (
            <>
              <StepInput
                editor={editor}
                row={row}
                index={index}
                onChange={(instruction) =>
                  list.change(row.key, {
                    instruction,
                    timers: row.timers && moveTimers(row.instruction, instruction, row.timers),
                  })
                }
                onNext={() => list.insert(index + 1, [emptyRow()])}
                onPasteList={setPasted}
              />
              <div className="pb-2 md:pl-[2.625rem]">
                <StepFindings
                  step={row}
                  name={nameOf(index)}
                  found={found.get(row.key) ?? NOTHING_FOUND}
                  ingredients={ingredients}
                  marked={() => markedIn(list.ref.current, index)}
                  onChange={(part) => list.change(row.key, part)}
                />
              </div>
            </>
          )}
        </EditableRows>
        {error && <FieldError id="instructions-error">{error}</FieldError>}
        <ListFoot
          addLabel="Add step"
          onAdd={() => list.insert(rows.length, [emptyRow()])}
          paste={{ label: 'Paste the method', onPress: () => setPasted('') }}
          removed={list.removed ? 'a step' : null}
          onUndo={list.undo}
        />
      </div>
      <PasteDialog
        text={pasted}
        onClose={() => setPasted(null)}
        title="Paste the method"
        hint="Numbers, bullets and 'Step 1' are removed for you, and broken lines are joined."
        split={(text) => splitSteps(text).map((step) => [step])}
        columns={['Step']}
        addLabel={(count) => `Add ${count} ${count === 1 ? 'step' : 'steps'}`}
        onAdd={(lines) => {
          const kept = rows.filter(({ instruction }) => instruction.trim() !== '')
          change([...kept, ...lines.map(([instruction = '']) => newStep(instruction))])
          setPasted(null)
        }}
      />
    </Panel>
  )
}

/** Returns the selection in a step's field, which is kept after the field has lost the focus. */
function markedIn(list: HTMLElement | null, index: number): MarkedText {
  const area = list?.querySelector<HTMLTextAreaElement>(`[data-field="instructions.${index}"] textarea`)
  if (!area) return { text: '', start: 0 }
  const { value, selectionStart: start, selectionEnd } = area
  return { text: value.slice(start, selectionEnd), start }
}

interface StepInputProps {
  editor: Editor<RecipeFields>
  row: StepRow
  index: number
  onChange: (instruction: string) => void
  /** Called on Enter, for the next step; Shift+Enter breaks the line. */
  onNext: () => void
  onPasteList: (text: string) => void
}

function StepInput({ editor, row, index, onChange, onNext, onPasteList }: StepInputProps) {
  const area = useAutoGrow()
  const error = useObservable(
    editor.state,
    ({ errors }) => errors[`instructions.${index}.instruction`] ?? errors[`instructions.${index}`],
  )
  const field = `instructions.${index}.instruction`
  const description = useProofDescription(field)
  return (
    <div className="relative grid grid-cols-[2.125rem_minmax(0,1fr)] gap-2">
      <b
        aria-hidden
        className="text-center font-display text-[1.625rem] leading-11 font-extrabold text-accent-text"
      >
        {index + 1}
      </b>
      <MarkedField field={field} hasNumbers={false}>
        <div>
          <div className="relative">
            <textarea
              ref={area}
              spellCheck
              aria-label={`Step ${index + 1}`}
              value={row.instruction}
              maxLength={CONTENT_LIMITS.instruction}
              rows={2}
              enterKeyHint="next"
              aria-invalid={error ? true : undefined}
              aria-describedby={
                [error && `${row.key}-error`, description].filter(Boolean).join(' ') || undefined
              }
              onChange={({ target }) => onChange(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                onNext()
              }}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text/plain')
                if (text.trim().split(/\r?\n/).length < 2) return
                event.preventDefault()
                onPasteList(text)
              }}
              className={`${INPUT_CLASS} block field-sizing-content min-h-18 resize-none`}
            />
            <TextOverlay field={field} text={row.instruction} className={INPUT_CLASS} />
          </div>
          {error && <FieldError id={`${row.key}-error`}>{error}</FieldError>}
        </div>
      </MarkedField>
      <RowNumbers fields={[field]} />
    </div>
  )
}

/** Returns the keys of the ingredients that each step uses by rule (AMOUNT-USE-1), by the step's key. */
function useFoundIngredients(editor: Editor<RecipeFields>): ReadonlyMap<string, readonly string[]> {
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
  /** The ingredients it uses by rule. */
  found: readonly string[]
  ingredients: readonly IngredientRow[]
  marked: StepTimersProps['marked']
  onChange: (part: Partial<StepRow>) => void
}

/** Shown under a step: the ingredients it uses and the times it names, detected by rule until the coach corrects them. */
function StepFindings({ step, name, found, ingredients, marked, onChange }: StepFindingsProps) {
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
      <Source what="Uses" isCorrected={step.ingredients !== null} />
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
