import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import { ChipsInput } from '../../../ui/chips-input.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Editor } from '../editor.ts'
import { TextButton } from '../fields/text-button.tsx'
import type { RecipeFields } from '../recipe-fields.ts'
import { useField } from '../use-field.ts'

/** The ones labels must name in the European Union, in everyday words. */
const COMMON = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'soya',
  'fish',
  'shellfish',
  'sesame',
  'celery',
  'mustard',
]

export function AllergensPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const { value, error, change } = useField(editor, 'allergens')
  const missing = COMMON.filter((allergen) => !value.includes(allergen))
  return (
    <Panel title="Allergens">
      <div data-field="allergens">
        <ChipsInput
          label="Contains"
          values={value}
          onChange={change}
          maxLength={CONTENT_LIMITS.tag}
          maxItems={CONTENT_LIMITS.listItems}
          error={error ?? null}
          hint="Shown with the recipe. Tap one below, or type your own and press Enter."
        />
      </div>
      <fieldset className="-mt-2 flex flex-wrap gap-x-1">
        <legend className="sr-only">Common allergens</legend>
        {missing.map((allergen) => (
          <TextButton key={allergen} onClick={() => change([...value, allergen])}>
            <span aria-hidden>+</span>
            <span className="sr-only">Add </span>
            {allergen}
          </TextButton>
        ))}
      </fieldset>
    </Panel>
  )
}
