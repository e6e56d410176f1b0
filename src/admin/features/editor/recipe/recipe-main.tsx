import { PasteRecipeButton } from '../../open-formats/paste-recipe-button.tsx'
import type { Editor } from '../editor.ts'
import { SummaryField } from '../fields/summary-field.tsx'
import type { RecipeFields } from '../recipe-fields.ts'
import { useField } from '../use-field.ts'
import { AllergensPanel } from './allergens-panel.tsx'
import { DietaryTagsPanel } from './dietary-tags-panel.tsx'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { StepsPanel } from './steps-panel.tsx'
import { TipsPanel } from './tips-panel.tsx'

/** What only a recipe has, between its title and the rail. */
export function RecipeMain({ editor }: { editor: Editor<RecipeFields> }) {
  const { value, error, change } = useField(editor, 'description')
  return (
    <>
      <PasteRecipeButton editor={editor} />
      <div data-field="description">
        <SummaryField label="Description" value={value} error={error} onChange={change} />
      </div>
      <RecipeFacts editor={editor} />
      <IngredientsPanel editor={editor} />
      <StepsPanel editor={editor} />
      <DietaryTagsPanel editor={editor} />
      <AllergensPanel editor={editor} />
      <TipsPanel editor={editor} />
    </>
  )
}
