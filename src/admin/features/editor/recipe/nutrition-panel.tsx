import { useMemo } from 'react'
import {
  NUTRIENT_LABELS,
  NUTRIENTS,
  NUTRITION_SOURCES,
  type Nutrient,
  ROUGH_SPREAD,
} from '../../../../domain/content/nutrition.ts'
import { TextField } from '../../../../web/ui/field.tsx'
import { TextButton } from '../../../ui/buttons.tsx'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import { lineOf } from '../recipe-rows.ts'
import { useDebouncedFields, useField } from '../use-editor.ts'
import { useFoodTools } from './use-food-tools.ts'

const SOURCES = [
  { value: 'fixed', label: 'The general card' },
  { value: 'computed', label: 'Worked out' },
  { value: 'own', label: 'My own figures' },
] as const

const ABOUT = {
  fixed: 'Readers see the same general estimate as on every recipe. Search engines are told nothing.',
  computed:
    'Readers see figures worked out from the ingredients, and how sure they are. They follow every change.',
  own: 'Readers see your figures, for one serving.',
} as const

/** The nutrition of a serving: calculated from what is typed, or the coach's own figures (REC-NUTR-2). */
export function NutritionPanel({ editor }: { editor: Editor<RecipeFields> }) {
  const source = useField(editor, 'nutrition_source')
  return (
    <Panel title="Nutrition">
      <div data-field="nutrition_source" className="grid gap-2">
        <ChoiceChips
          wraps
          label="What readers see"
          choices={SOURCES}
          chosen={source.value}
          onChoose={(value) => {
            const chosen = NUTRITION_SOURCES.find((candidate) => candidate === value)
            if (chosen) source.change(chosen)
          }}
        />
        <p className="text-small text-muted">{ABOUT[source.value]}</p>
      </div>
      {source.value === 'own' && <OwnFigures editor={editor} />}
      <WorkedOut editor={editor} />
    </Panel>
  )
}

function OwnFigures({ editor }: { editor: Editor<RecipeFields> }) {
  const { value: figures, change } = useField(editor, 'nutrition')
  const errors = useObservable(editor.state, (state) => state.errors)
  const errorOf = (nutrient: Nutrient) =>
    errors[`nutrition.per_serving.${nutrient}.value`] ?? errors[`nutrition.per_serving.${nutrient}`] ?? null
  return (
    <div data-field="nutrition" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {NUTRIENTS.map((nutrient) => (
        <div key={nutrient} data-field={`nutrition.per_serving.${nutrient}`}>
          <TextField
            label={`${NUTRIENT_LABELS[nutrient].name}, ${NUTRIENT_LABELS[nutrient].unit}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={figures[nutrient]}
            error={errorOf(nutrient)}
            onChange={({ target }) => change({ ...figures, [nutrient]: target.value })}
          />
        </div>
      ))}
    </div>
  )
}

/** Share of the calories from which an ingredient is named. */
const NAMED_FROM = 0.1

function WorkedOut({ editor }: { editor: Editor<RecipeFields> }) {
  const tools = useFoodTools()
  const { ingredients, servings } = useDebouncedFields(editor)
  const source = useField(editor, 'nutrition_source')
  const own = useField(editor, 'nutrition')
  const nutrition = useMemo(
    () => tools?.computeNutrition(ingredients.map(lineOf), servings ?? 1) ?? null,
    [tools, ingredients, servings],
  )
  if (nutrition === null || tools === null) return <p className="text-small text-muted">Reading the foods…</p>
  const { per_serving, confidence, matched, of, unmatched, drivers } = nutrition
  if (of === 0)
    return <p className="text-small text-muted">Nothing to work out yet: there are no ingredients.</p>
  const take = () => {
    own.change({
      kcal: String(Math.round(per_serving.kcal.value)),
      protein_g: String(per_serving.protein_g.value),
      fat_g: String(per_serving.fat_g.value),
      carbohydrate_g: String(per_serving.carbohydrate_g.value),
      fiber_g: String(per_serving.fiber_g.value),
      sugars_g: String(per_serving.sugars_g.value),
      sodium_mg: String(Math.round(per_serving.sodium_mg.value)),
    })
    source.change('own')
  }
  return (
    <section aria-label="Worked out from the ingredients" className="grid gap-3 rounded-field bg-sunken p-4">
      <p className="text-small">
        <b className="font-display text-[1.75rem] leading-none font-extrabold">
          {Math.round(per_serving.kcal.value)}
        </b>{' '}
        calories a serving, likely {Math.round(per_serving.kcal.low)} to {Math.round(per_serving.kcal.high)}.{' '}
        <b>{sureness(confidence, tools.spreadOf(per_serving.kcal))}</b>: {matched} of {of}{' '}
        {of === 1 ? 'ingredient' : 'ingredients'} counted.
      </p>
      <dl className="grid gap-x-6 text-small sm:grid-cols-2 md:grid-cols-3">
        {NUTRIENTS.filter((nutrient) => nutrient !== 'kcal').map((nutrient) => (
          <div key={nutrient} className="flex justify-between gap-2 border-b-[1.5px] border-line py-1">
            <dt>{NUTRIENT_LABELS[nutrient].name}</dt>
            <dd className="font-semibold whitespace-nowrap">
              {Math.round(per_serving[nutrient].value)} {NUTRIENT_LABELS[nutrient].unit}
            </dd>
          </div>
        ))}
      </dl>
      {drivers.length > 0 && (
        <p className="text-small">
          Most of it comes from{' '}
          {drivers
            .filter(({ share }, at) => share >= NAMED_FROM || at === 0)
            .map(
              ({ ingredient, share }) =>
                `${ingredients[ingredient]?.ingredient} (${Math.round(share * 100)}%)`,
            )
            .join(', ')}
          .
        </p>
      )}
      {unmatched.length > 0 && (
        <p className="text-small">
          Not counted, because the food or its weight is not known: <b>{unmatched.join('; ')}</b>. An amount
          in grams or another name may help.
        </p>
      )}
      {confidence === 'low' && (
        <p className="text-small font-semibold text-danger">
          Too little is known, so readers would see the general card instead.
        </p>
      )}
      <div className="-ml-1.5 flex flex-wrap gap-x-3">
        {source.value !== 'computed' && (
          <TextButton onClick={() => source.change('computed')}>Show this to readers</TextButton>
        )}
        <TextButton onClick={take}>Start my own from it</TextButton>
      </div>
    </section>
  )
}

function sureness(confidence: 'high' | 'fair' | 'low', spread: number): string {
  if (confidence === 'low') return 'Too little is known'
  if (confidence === 'high') return 'Quite sure'
  return spread > ROUGH_SPREAD ? 'A rough guess' : 'Fairly sure'
}
