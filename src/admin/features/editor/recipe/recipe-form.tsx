import { formatDifficulty } from '../../../../domain/items/labels.ts'
import { CONTENT_LIMITS, RECIPE_DIFFICULTIES } from '../../../../domain/items/limits.ts'
import { useMatches } from '../../../../web/ui/use-matches.ts'
import { NumberField, SelectField } from '../../../ui/fields.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { MarkedField, useProofDescription } from '../../proofreader/field-marks.tsx'
import { RecipeBox } from '../../recipe-box/recipe-box.tsx'
import type { Editor } from '../editor.ts'
import { BESIDE, type PartPlace } from '../editor-parts.tsx'
import { ImagePanel } from '../fields/image-panel.tsx'
import { SummaryField } from '../fields/text-fields.tsx'
import { useObservable } from '../observable.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import { useField } from '../use-editor.ts'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import { StepsPanel } from './steps-panel.tsx'
import { SwapsPanel } from './swaps-panel.tsx'
import { AllergensPanel, DietaryTagsPanel } from './tag-panels.tsx'
import { TipsPanel } from './tips-panel.tsx'

interface RecipeMainProps {
  editor: Editor<RecipeFields>
  place: PartPlace
}

/** The fields only a recipe has, between its title and the rail, one part at a time. */
export function RecipeMain({ editor, place }: RecipeMainProps) {
  const { value: ingredients } = useField(editor, 'ingredients')
  const { value: steps } = useField(editor, 'instructions')
  const wrong = useObservable(editor.state, ({ errors }) => errors)
  const hasErrors = (fields: readonly string[]) =>
    Object.keys(wrong).some((name) => fields.some((field) => name === field || name.startsWith(`${field}.`)))
  return (
    <Tabs
      label="Parts of the recipe"
      chosen={place.part}
      onChoose={(id) => place.choosePart(id === 'basics' ? null : id)}
      className="grid grid-cols-1 gap-5"
      listClass="lg:sticky lg:top-16 lg:z-10 lg:bg-ground"
      panelClass="grid grid-cols-1 gap-5 [&[hidden]]:hidden"
      tabs={[
        {
          id: 'basics',
          name: 'Basics',
          isMarked: hasErrors(BASICS),
          content: <Basics editor={editor} />,
        },
        {
          id: 'ingredients',
          name: 'Ingredients',
          count: ingredients.length,
          isMarked: hasErrors(['ingredients']),
          content: <IngredientsPanel editor={editor} />,
        },
        {
          id: 'steps',
          name: 'Steps',
          count: steps.length,
          isMarked: hasErrors(['instructions']),
          content: <StepsPanel editor={editor} />,
        },
        {
          id: 'extras',
          name: 'Extras',
          isMarked: hasErrors(['notes', 'variations', 'swaps', 'nutrition']),
          content: (
            <>
              <TipsPanel editor={editor} />
              <SwapsPanel editor={editor} />
              <NutritionPanel editor={editor} />
            </>
          ),
        },
      ]}
    />
  )
}

const BASICS = [
  'description',
  'prep_time_minutes',
  'cook_time_minutes',
  'servings',
  'difficulty',
  'dietary_tags',
  'allergens',
]

function Basics({ editor }: { editor: Editor<RecipeFields> }) {
  const { value, error, change } = useField(editor, 'description')
  const isBeside = useMatches(BESIDE)
  return (
    <>
      <RecipeBox editor={editor} />
      <MarkedField field="description">
        <SummaryField label="Description" field="description" value={value} error={error} onChange={change} />
      </MarkedField>
      {!isBeside && <ImagePanel />}
      <RecipeFacts editor={editor} />
      <DietaryTagsPanel editor={editor} />
      <AllergensPanel editor={editor} />
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
          onChoose={difficulty.change}
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
