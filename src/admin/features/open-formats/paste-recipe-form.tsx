import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pastedRecipeAnswer } from '../../../domain/admin/imports.ts'
import { Button } from '../../../web/ui/button.tsx'
import { TextArea } from '../../../web/ui/field.tsx'
import { callApi, describeFailure } from '../../data/api.ts'
import type { Editor } from '../editor/editor.ts'
import type { RecipeFields } from '../editor/recipe-kind.ts'
import { fillRecipe } from './fill-recipe.ts'

interface PasteRecipeFormProps {
  editor: Editor<RecipeFields>
  titleId: string
  onClose: () => void
  /** Called with what to look at. */
  onFilled: (warnings: readonly string[]) => void
}

export function PasteRecipeForm({ editor, titleId, onClose, onFilled }: PasteRecipeFormProps) {
  const [text, setText] = useState('')
  const read = useMutation({
    mutationFn: () =>
      callApi(pastedRecipeAnswer, '/api/admin/recipes/read-pasted', { method: 'POST', body: { text } }),
    onSuccess: ({ recipe }) => {
      fillRecipe(editor, recipe)
      onFilled(recipe.warnings)
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        read.mutate()
      }}
    >
      <div className="grid gap-4 p-6">
        <h2 id={titleId} className="type-h3 pr-10">
          Paste a recipe from another site
        </h2>
        <TextArea
          label="The page’s source, or its recipe data"
          hint="On the recipe’s page press Ctrl+U (on a Mac ⌥⌘U), select all, copy, and paste it here. It takes the place of what is in this recipe; nothing is saved until you save it."
          value={text}
          spellCheck={false}
          error={read.error ? describeFailure(read.error) : null}
          onChange={({ target }) => setText(target.value)}
          className="min-h-40! text-label [font-family:ui-monospace,monospace]"
        />
      </div>
      <div className="sticky bottom-0 flex justify-end gap-2.5 border-t-[1.5px] border-line bg-surface px-6 py-4">
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" disabled={text.trim() === '' || read.isPending}>
          {read.isPending ? 'Reading...' : 'Fill in the recipe'}
        </Button>
      </div>
    </form>
  )
}
