import { useQuery } from '@tanstack/react-query'
import { LIST_LIMITS } from '../../../../domain/items/limits.ts'
import { type InboxNote, notesCalls } from '../../../../domain/notes/notes-calls.ts'
import { readOf } from '../../../data/calls.ts'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import type { IngredientRow, SwapRow } from '../recipe-rows.ts'

/**
 * Of which reader's note a swap of the draft was made, while readers do not see it: the same avoided thing, ingredient and
 * credit. What it is swapped with may have been corrected.
 */
export function useSwapNotes(
  editor: Editor<RecipeFields>,
  ingredients: readonly IngredientRow[],
): (row: SwapRow) => InboxNote | undefined {
  const itemId = useObservable(editor.state, ({ item }) => item?.id ?? null)
  const { data } = useQuery({
    ...readOf(notesCalls.list, {
      query: { kind: 'recipe', item: itemId ?? undefined, limit: LIST_LIMITS.max },
    }),
    enabled: itemId !== null,
  })
  return ({ avoid, ingredient, note }) =>
    data?.notes.find(({ made_swap, swap, made_of }) => {
      if (!made_swap || swap !== null || made_swap.avoid !== avoid) return false
      const line = ingredients.find(({ key }) => key === ingredient)
      return line?.ingredient === made_of && note.startsWith(made_swap.note.replace(/\.$/, ''))
    })
}
