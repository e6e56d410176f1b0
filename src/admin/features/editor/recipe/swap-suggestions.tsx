import { useMemo } from 'react'
import type { Avoidable } from '../../../../domain/content/avoidables.ts'
import { TextButton } from '../../../ui/buttons.tsx'
import type { Editor } from '../editor.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import type { IngredientRow } from '../recipe-rows.ts'
import { useDebouncedFields } from '../use-editor.ts'
import { ingredientName } from './ingredient-select.tsx'
import { useFoodTools } from './use-food-tools.ts'

interface SwapSuggestionsProps {
  editor: Editor<RecipeFields>
  onAdd: (avoid: Avoidable, line: IngredientRow) => void
}

/** Ingredients that hold something readers avoid, and have no swap for it yet. */
export function SwapSuggestions({ editor, onAdd }: SwapSuggestionsProps) {
  const tools = useFoodTools()
  const { ingredients, swaps } = useDebouncedFields(editor)
  const missing = useMemo(() => {
    if (tools === null) return []
    return ingredients
      .filter(({ isHeading }) => !isHeading)
      .flatMap((line) => tools.avoidedIn(line.ingredient).map((avoid) => ({ avoid, line })))
      .filter(
        ({ avoid, line }) => !swaps.some((swap) => swap.ingredient === line.key && swap.avoid === avoid),
      )
  }, [tools, ingredients, swaps])
  if (missing.length === 0) return null
  return (
    <fieldset className="-mt-2">
      <legend className="text-small text-muted">No swap yet for:</legend>
      <div className="flex flex-wrap gap-x-2">
        {missing.map(({ avoid, line }) => (
          <TextButton key={`${avoid} ${line.key}`} onClick={() => onAdd(avoid, line)}>
            <span aria-hidden>+</span>
            <span className="sr-only">Add a swap for </span>
            {ingredientName(line)} ({avoid})
          </TextButton>
        ))}
      </div>
    </fieldset>
  )
}
