import { formatDifficulty } from '../../../../domain/items/labels.ts'
import { CONTENT_LIMITS, RECIPE_DIFFICULTIES } from '../../../../domain/items/limits.ts'
import { NumberField, SelectField } from '../../../ui/fields.tsx'
import { MarkedField, useProofDescription } from '../../proofreader/field-marks.tsx'
import { RecipeBox } from '../../recipe-box/recipe-box.tsx'
import type { Editor } from '../editor.ts'
import { SummaryField } from '../fields/text-fields.tsx'
import type { RecipeFields } from '../recipe-kind.ts'
import { useField } from '../use-editor.ts'
import { FormSections } from './form-sections.tsx'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import { StepsPanel } from './steps-panel.tsx'
import { SwapsPanel } from './swaps-panel.tsx'
import { AllergensPanel, DietaryTagsPanel } from './tag-panels.tsx'
import { TipsPanel } from './tips-panel.tsx'

/** What only a recipe has, between its title and the rail; on a phone one section after the other. */
export function RecipeMain({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: ingredients } = useField(editor, 'ingredients')
  const { value: steps } = useField(editor, 'instructions')
  const { value: variations } = useField(editor, 'variations')
  const { value: swaps } = useField(editor, 'swaps')
  return (
    <FormSections
      sections={[
        { id: 'basics', name: 'Basics', content: <Basics editor={editor} /> },
        {
          id: 'ingredients',
          name: 'Ingredients',
          count: ingredients.length,
          content: <IngredientsPanel editor={editor} />,
        },
        { id: 'steps', name: 'Steps', count: steps.length, content: <StepsPanel editor={editor} /> },
        {
          id: 'tags',
          name: 'Tags',
          content: (
            <>
              <DietaryTagsPanel editor={editor} />
              <AllergensPanel editor={editor} />
            </>
          ),
        },
        {
          id: 'variations',
          name: 'Tips and variations',
          count: variations.length,
          content: <TipsPanel editor={editor} />,
        },
        { id: 'swaps', name: 'Swaps', count: swaps.length, content: <SwapsPanel editor={editor} /> },
        { id: 'nutrition', name: 'Nutrition', content: <NutritionPanel editor={editor} /> },
      ]}
    />
  )
}

function Basics({ editor }: { editor: Editor<RecipeFields> }) {
  const { value, error, change } = useField(editor, 'description')
  return (
    <>
      <RecipeBox editor={editor} />
      <MarkedField field="description">
        <SummaryField label="Description" field="description" value={value} error={error} onChange={change} />
      </MarkedField>
      <RecipeFacts editor={editor} />
    </>
  )
}

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
function RecipeFacts({ editor }: { editor: Editor<RecipeFields> }) {
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
    <MarkedField field={name}>
      <NumberField
        value={value}
        error={error ?? null}
        onChange={change}
        describedBy={useProofDescription(name)}
        {...rest}
      />
    </MarkedField>
  )
}
