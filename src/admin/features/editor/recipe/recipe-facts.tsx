import { formatDifficulty } from '../../../../domain/content/labels.ts'
import { CONTENT_LIMITS, RECIPE_DIFFICULTIES } from '../../../../domain/content/limits.ts'
import { NumberField, SelectField } from '../../../ui/fields.tsx'
import type { Editor } from '../editor.ts'
import type { RecipeFields } from '../recipe-fields.ts'
import { useField } from '../use-field.ts'

const NUMBERS = [
  {
    name: 'prep_time_minutes',
    label: 'Prep, minutes',
    min: CONTENT_LIMITS.prepTimeMin,
    max: CONTENT_LIMITS.minutesMax,
  },
  {
    name: 'cook_time_minutes',
    label: 'Cook, minutes',
    min: CONTENT_LIMITS.cookTimeMin,
    max: CONTENT_LIMITS.minutesMax,
  },
  { name: 'servings', label: 'Servings', min: CONTENT_LIMITS.servingsMin, max: CONTENT_LIMITS.servingsMax },
] as const
const DIFFICULTIES = RECIPE_DIFFICULTIES.map((level) => ({ value: level, label: formatDifficulty(level) }))

/** The four facts of a recipe, in one row where there is room. */
export function RecipeFacts({ editor }: { editor: Editor<RecipeFields> }) {
  const difficulty = useField(editor, 'difficulty')
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {NUMBERS.map((number) => (
        <Fact key={number.name} editor={editor} {...number} />
      ))}
      <div data-field="difficulty">
        <SelectField
          label="Difficulty"
          value={difficulty.value}
          options={DIFFICULTIES}
          error={difficulty.error ?? null}
          onChange={({ target }) => {
            const chosen = RECIPE_DIFFICULTIES.find((candidate) => candidate === target.value)
            if (chosen) difficulty.change(chosen)
          }}
        />
      </div>
    </div>
  )
}

function Fact({ editor, name, ...rest }: { editor: Editor<RecipeFields> } & (typeof NUMBERS)[number]) {
  const { value, error, change } = useField(editor, name)
  return (
    <div data-field={name}>
      <NumberField value={value} error={error ?? null} onChange={change} {...rest} />
    </div>
  )
}
