import type { ReactNode } from 'react'
import { NUTRIENT_LABELS, type Nutrient } from '../../../domain/content/nutrition.ts'
import type { CookableRecipe, Nutrition } from '../../../domain/content/recipe.ts'
import { chosenNutrition } from '../../../domain/kitchen/possible-lines.ts'
import type { ListedRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSettings } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { Certainty, Drivers } from './nutrition-sources.tsx'
import { Rolling } from './rolling-amount.tsx'

type Fed = Pick<
  CookableRecipe,
  'nutrition_source' | 'nutrition' | 'ingredients' | 'servings' | 'swaps' | 'variations'
>

/** Nutrition of a recipe with the reader's choices (NUTR-CHOICE-1). */
interface ChosenFigures {
  /** Null where too little is known: the card says so and shows the figures as written. */
  nutrition: Nutrition | null
  /** The ingredients from which the figures are calculated. */
  names: readonly string[]
}

/** Shows what a serving contains: calculated figures, the coach's own, or the fixed card (REC-NUTR-2). */
export function NutritionHighlights({
  recipe,
  chosen = null,
}: {
  recipe: Fed
  chosen?: ChosenFigures | null
}) {
  const { nutrition_source, nutrition } = recipe
  return (
    <section aria-labelledby="nutrition">
      <div className="rounded-field border-2 border-ink bg-surface px-6 py-5">
        <h2 id="nutrition" className="type-h3">
          Nutrition Highlights
        </h2>
        {nutrition === null ? (
          <FixedCard recipe={recipe} />
        ) : nutrition_source === 'own' ? (
          <OwnCard recipe={recipe} nutrition={nutrition} />
        ) : (
          <ComputedCard recipe={recipe} written={nutrition} chosen={chosen} />
        )}
      </div>
    </section>
  )
}

/** Fixed values for every recipe (REC-NUTR-1): shown on the page, never in structured data. */
const FIXED_CALORIES = 280

const FIXED_NUTRIENTS = [
  { name: 'Protein', amount: '8g' },
  { name: 'Healthy fats', amount: '15g' },
  { name: 'Fiber', amount: '12g' },
] as const

function FixedCard({ recipe: { swaps, variations } }: { recipe: Fed }) {
  const canChange = swaps.length > 0 || variations.some(({ changes }) => changes.length > 0)
  return (
    <>
      <p className="type-small text-muted mt-1">A general estimate</p>
      <Calories value={FIXED_CALORIES}>calories per serving</Calories>
      <dl>
        {FIXED_NUTRIENTS.map(({ name, amount }) => (
          <Row key={name} name={name} amount={amount} />
        ))}
      </dl>
      {canChange && <Foot>These figures don’t include your swaps and variations.</Foot>}
    </>
  )
}

function OwnCard({ recipe, nutrition }: { recipe: Fed; nutrition: Nutrition }) {
  const { coach_name } = useSettings()
  const { kcal } = nutrition.per_serving
  return (
    <>
      <ForServings servings={recipe.servings} />
      <Calories value={Math.round(kcal?.value ?? 0)}>calories per serving</Calories>
      <dl>
        {OWN_ROWS.map((nutrient) => {
          const figure = nutrition.per_serving[nutrient]
          return (
            figure && (
              <Row
                key={nutrient}
                name={NUTRIENT_LABELS[nutrient].name}
                amount={say(nutrient, figure.value)}
              />
            )
          )
        })}
      </dl>
      <Foot>Figures by {coach_name}.</Foot>
    </>
  )
}

const OWN_ROWS = ['protein_g', 'carbohydrate_g', 'sugars_g', 'fiber_g', 'fat_g', 'sodium_mg'] as const

/** Each with the amount that fills its bar: about that of a large dinner. */
const RANGES = [
  ['protein_g', 40],
  ['carbohydrate_g', 100],
  ['fiber_g', 25],
  ['fat_g', 50],
] as const

interface ComputedCardProps {
  recipe: Fed
  written: Nutrition
  chosen: ChosenFigures | null
}

function ComputedCard({ recipe, written, chosen }: ComputedCardProps) {
  const nutrition = chosen?.nutrition ?? written
  const names = chosen?.nutrition ? chosen.names : recipe.ingredients.map(({ ingredient }) => ingredient)
  const { kcal, sugars_g, sodium_mg } = nutrition.per_serving
  const { value = 0, low = value, high = value } = kcal ?? {}
  return (
    <>
      <ForServings servings={recipe.servings} chosen={chosen} />
      <Calories value={roundCalories(value)}>
        calories, likely <Rolling>{`${roundCalories(low)} to ${roundCalories(high)}`}</Rolling>
      </Calories>
      <dl>
        {RANGES.map(([nutrient, full]) => (
          <RangeRow key={nutrient} nutrient={nutrient} full={full} figure={nutrition.per_serving[nutrient]} />
        ))}
      </dl>
      <Drivers names={names} nutrition={nutrition} />
      <Certainty
        nutrition={nutrition}
        isChosen={nutrition !== written}
        spread={value === 0 ? 0 : (high - low) / 2 / value}
        also={
          sugars_g && sodium_mg
            ? `Also: sugars ${say('sugars_g', sugars_g.value)}, sodium ${say('sodium_mg', sodium_mg.value)}. `
            : ''
        }
      />
    </>
  )
}

interface ForServingsProps {
  servings: number
  chosen?: ChosenFigures | null
}

function ForServings({ servings, chosen }: ForServingsProps) {
  return (
    <p className="type-small text-muted mt-1">
      {`${servings === 1 ? 'For the one serving' : `For one of ${servings} servings`}, ${
        chosen?.nutrition ? 'with your changes' : 'as written'
      }`}
      {chosen?.nutrition === null && '. We don’t know enough about your changes to count them'}
    </p>
  )
}

function Calories({ value, children }: { value: number; children: ReactNode }) {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 border-y-2 border-ink py-[.6rem]">
      <span className="type-small">About</span>{' '}
      <b className="font-display text-[3.25rem] leading-none font-extrabold tracking-[-.03em]">
        <Rolling>{String(value)}</Rolling>
      </b>{' '}
      <span className="type-small">{children}</span>
    </p>
  )
}

const ROW = 'border-b-[1.5px] border-line py-[.6rem] last:border-0 last:pb-0'

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={`flex justify-between ${ROW}`}>
      <dt>{name}</dt>
      <dd className="font-bold">{amount}</dd>
    </div>
  )
}

interface RangeRowProps {
  nutrient: Nutrient
  /** The amount a full bar stands for; a larger one does not lengthen the bar. */
  full: number
  figure: Nutrition['per_serving'][Nutrient]
}

function RangeRow({ nutrient, full, figure }: RangeRowProps) {
  const { value = 0, low = value, high = value } = figure ?? {}
  const at = (amount: number) => `${((amount / Math.max(full, high)) * 100).toFixed(1)}%`
  return (
    <div
      className={`grid grid-cols-[minmax(7rem,1fr)_minmax(2.75rem,1.1fr)_5.4rem] items-center gap-x-3 max-[20rem]:block ${ROW}`}
    >
      <dt>{NUTRIENT_LABELS[nutrient].name}</dt>
      <dd className="col-span-2 grid grid-cols-subgrid items-center">
        <span
          aria-hidden
          className="relative h-3.5 before:absolute before:inset-x-0 before:top-1.5 before:h-0.5 before:bg-line"
        >
          <i
            className="absolute top-0.5 h-2.5 rounded-pill bg-[#7da84b]"
            style={{ left: at(low), width: at(high - low) }}
          />
          <i className="absolute -top-px h-4 w-[3px] rounded-[2px] bg-ink" style={{ left: at(value) }} />
        </span>
        <span className="text-right leading-tight">
          <b>
            <Rolling>{say(nutrient, value)}</Rolling>
          </b>
          {Math.round(low) !== Math.round(high) && (
            <span className="block text-label text-ink-2">
              <Rolling>{`${Math.round(low)} to ${say(nutrient, high)}`}</Rolling>
            </span>
          )}
        </span>
      </dd>
    </div>
  )
}

function Foot({ children }: { children: ReactNode }) {
  return <p className="type-small text-muted mt-4 border-t-[1.5px] border-line pt-3">{children}</p>
}

function say(nutrient: Nutrient, value: number): string {
  const { unit } = NUTRIENT_LABELS[nutrient]
  return value > 0 && value < 0.5 ? `under 1 ${unit}` : `${Math.round(value)} ${unit}`
}

/** Rounds to 5 from 50 on: the calories of a plate are not known more precisely. */
function roundCalories(value: number): number {
  return value < 50 ? Math.round(value) : Math.round(value / 5) * 5
}

interface ChosenNutritionProps {
  recipe: RecipePage
  /** The recipe with the reader's choices. */
  shown: ListedRecipe
}

/** The card beside a list that can change: calculated figures follow variation and swaps (NUTR-CHOICE-1). */
export function ChosenNutrition({ recipe, shown }: ChosenNutritionProps) {
  const follows = recipe.nutrition_source === 'computed' && recipe.nutrition !== null
  const isChanged = follows && shown.lines.some(({ changedBy }) => changedBy !== null)
  // The request is the same whatever is chosen, so the choice stays on the device.
  const { data } = useRead('recipeNutrition', isChanged ? { id: String(recipe.id) } : null)
  const possible = data?.kind === 'found' ? data.item.lines : null
  const chosen = isChanged &&
    possible && {
      nutrition: chosenNutrition(shown.lines, possible, recipe.servings),
      names: shown.lines.map(({ ingredient }) => ingredient),
    }
  return <NutritionHighlights recipe={recipe} chosen={chosen || null} />
}
