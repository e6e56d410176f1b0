import type { ClipboardEvent, KeyboardEvent } from 'react'
import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import type { Ingredient } from '../../../../domain/content/recipe.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import type { Editor } from '../editor.ts'
import type { IngredientRow, RecipeFields } from '../recipe-fields.ts'
import { useObservable } from '../use-observable.ts'

interface IngredientInputsProps {
  editor: Editor<RecipeFields>
  row: IngredientRow
  index: number
  onChange: (part: Partial<Ingredient>) => void
  /** Enter asks for the next line. */
  onNext: () => void
  /** Several lines were pasted into one. */
  onPasteList: (text: string) => void
}

const PARTS = [
  { name: 'amount', label: 'Amount', placeholder: 'amount', place: '' },
  { name: 'unit', label: 'Unit', placeholder: 'unit', place: '' },
  { name: 'ingredient', label: 'Ingredient', placeholder: 'ingredient', place: 'max-md:col-span-2' },
] as const

export function IngredientInputs({
  editor,
  row,
  index,
  onChange,
  onNext,
  onPasteList,
}: IngredientInputsProps) {
  const errors = useObservable(editor.state, (state) => state.errors)
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNext()
  }
  const takeList = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (text.trim().split(/\r?\n/).length < 2) return
    event.preventDefault()
    onPasteList(text)
  }
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-[88px_88px_minmax(0,1fr)]">
      {PARTS.map(({ name, label, placeholder, place }) => {
        const error = errors[`ingredients.${index}.${name}`]
        const errorId = `${row.key}-${name}`
        return (
          <div key={name} className={place}>
            <input
              name={name}
              aria-label={`${label}, line ${index + 1}`}
              placeholder={placeholder}
              value={row[name]}
              maxLength={CONTENT_LIMITS.ingredientPart}
              autoComplete="off"
              enterKeyHint="next"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={({ target }) => onChange({ [name]: target.value })}
              onKeyDown={goOn}
              onPaste={takeList}
              className={`${INPUT_CLASS} min-h-11 px-2.5 py-1.5`}
            />
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        )
      })}
    </div>
  )
}
