import type { Ingredient } from '../../../../domain/content/recipe.ts'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { FieldError, INPUT_CLASS } from '../../../../web/ui/field.tsx'
import type { IngredientRow } from '../recipe-rows.ts'

/** Returns a line's short name: its words before the first comma. */
export function ingredientName({ ingredient }: Ingredient): string {
  return ingredient.split(/[,(]/, 1)[0]?.trim() || ingredient.trim()
}

/** Whether a row is an ingredient: headings and blank rows are not. */
export function isChoosable({ ingredient, isHeading }: IngredientRow): boolean {
  return !isHeading && ingredient.trim() !== ''
}

interface IngredientSelectProps {
  /** The label for screen readers: what is chosen here. */
  label: string
  /** Shown while nothing is chosen. */
  prompt: string
  rows: readonly IngredientRow[]
  /** The chosen row's key; a key not among the rows counts as none. */
  value: string
  onChange: (key: string) => void
  hasError?: boolean
  className?: string
}

export function IngredientSelect({
  label,
  prompt,
  rows,
  value,
  onChange,
  hasError = false,
  className = '',
}: IngredientSelectProps) {
  const offered = rows.filter(isChoosable)
  return (
    <select
      aria-label={label}
      aria-invalid={hasError || undefined}
      value={offered.some(({ key }) => key === value) ? value : ''}
      onChange={({ target }) => target.value !== '' && onChange(target.value)}
      className={`${INPUT_CLASS} min-h-11 truncate px-2.5 py-1.5 ${className}`}
    >
      <option value="">{prompt}</option>
      {offered.map((row) => (
        <option key={row.key} value={row.key}>
          {ingredientName(row)}
        </option>
      ))}
    </select>
  )
}

const PARTS = ['amount', 'unit', 'ingredient'] as const

interface LineInputsProps {
  /** The line's name for screen readers: `Swap 1`. */
  name: string
  line: Ingredient
  error?: string | null
  onChange: (line: Ingredient) => void
}

/** Inputs for amount, unit and ingredient of a line that replaces another. */
export function LineInputs({ name, line, error = null, onChange }: LineInputsProps) {
  return (
    <div>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-[88px_88px_minmax(0,1fr)]">
        {PARTS.map((part) => (
          <input
            key={part}
            name={part}
            aria-label={`${name}, ${part}`}
            placeholder={part}
            value={line[part]}
            maxLength={CONTENT_LIMITS.ingredientPart}
            autoComplete="off"
            aria-invalid={error && part === 'ingredient' ? true : undefined}
            onChange={({ target }) => onChange({ ...line, [part]: target.value })}
            className={`${INPUT_CLASS} min-h-11 px-2.5 py-1.5 ${part === 'ingredient' ? 'max-md:col-span-2' : ''}`}
          />
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}
