import type { ReactNode } from 'react'
import { NUTRIENT_LABELS, type Nutrient, ROUGH_SPREAD } from '../../../domain/content/nutrition.ts'
import type { CookableRecipe, Nutrition } from '../../../domain/content/recipe.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { useSettings } from '../../data/site-context.ts'
import { RollingAmount } from './rolling-amount.tsx'

type Fed = Pick<
  CookableRecipe,
  'nutrition_source' | 'nutrition' | 'ingredients' | 'servings' | 'swaps' | 'variations'
>

/** Figures of what a reader has made of a recipe (NUTR-CHOICE-1). */
export interface ChosenFigures {
  /** Null where too little is known of it: then the card says so beside the figures as written. */
  nutrition: Nutrition | null
  /** The ingredients of the list they are worked out from. */
  names: readonly string[]
}

/** What a serving holds: worked out, the coach's own figures, or the fixed card (REC-NUTR-2). */
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

/** Fixed values for every recipe (REC-NUTR-1): shown to people, never put into structured data. */
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

/** Each with what fills its line: about what a large dinner holds. */
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

/** A figure whose digits roll when it changes (REC-ING-9). */
function Rolling({ children }: { children: string }) {
  return <RollingAmount amount={children} before={children} />
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
  /** What the whole line stands for; more than it lengthens the line. */
  full: number
  figure: Nutrition['per_serving'][Nutrient]
}

function RangeRow({ nutrient, full, figure }: RangeRowProps) {
  const { value = 0, low = value, high = value } = figure ?? {}
  const at = (amount: number) => `${((amount / Math.max(full, high)) * 100).toFixed(1)}%`
  return (
    <div
      className={`grid grid-cols-[minmax(7rem,1fr)_minmax(2.75rem,1.1fr)_5.4rem] items-center gap-x-3 ${ROW}`}
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

const PAPERS = [
  'bg-[#c98a06]',
  'bg-[#f8be3f]',
  'bg-[#c9a877]',
  'bg-[#7da84b]',
  'bg-[#6fa9b4]',
  'bg-[#ea9c8c]',
]
/** Smaller parts are not worth a name. */
const NAMED_FROM = 0.1

function Drivers({ names, nutrition }: { names: readonly string[]; nutrition: Nutrition }) {
  const named = nutrition.drivers.filter(({ share }) => share >= NAMED_FROM).slice(0, PAPERS.length)
  if (named.length === 0) return null
  const rest = 1 - named.reduce((sum, { share }) => sum + share, 0)
  return (
    <div className="mt-5">
      <h3 className="font-body text-small font-[650]">Where the calories come from</h3>
      <div aria-hidden className="mt-2 flex h-5.5 gap-0.5 *:rounded-[3px]">
        {named.map(({ ingredient, share }, at) => (
          <i key={ingredient} className={PAPERS[at]} style={{ flex: share }} />
        ))}
        {rest > 0.005 && <i className="bg-line-strong" style={{ flex: rest }} />}
      </div>
      <ul className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-0.5 text-small">
        {named.map(({ ingredient, share }, at) => (
          <li key={ingredient} className="grid grid-cols-[12px_minmax(0,1fr)_auto] items-baseline gap-2">
            <i aria-hidden className={`size-3 rounded-[3px] ${PAPERS[at]}`} />
            <span>{shortName(names[ingredient] ?? '')}</span>{' '}
            <b className="font-[650]">
              <Rolling>{`${Math.round(share * 100)}%`}</Rolling>
            </b>
          </li>
        ))}
        {rest > 0.005 && (
          <li className="grid grid-cols-[12px_minmax(0,1fr)_auto] items-baseline gap-2">
            <i aria-hidden className="size-3 rounded-[3px] bg-line-strong" />
            <span>Everything else</span>{' '}
            <b className="font-[650]">
              <Rolling>{`${Math.round(rest * 100)}%`}</Rolling>
            </b>
          </li>
        )}
      </ul>
    </div>
  )
}

interface CertaintyProps {
  nutrition: Nutrition
  isChosen: boolean
  /** Half of the likely range of calories as a part of them. */
  spread: number
  /** A sentence with a space after it, or none. */
  also: string
}

function Certainty({
  nutrition: { confidence, matched, of, unmatched },
  isChosen,
  spread,
  also,
}: CertaintyProps) {
  const bowls = confidence === 'high' ? 3 : spread > ROUGH_SPREAD ? 1 : 2
  return (
    <div className="mt-4 border-t-[1.5px] border-line pt-4 text-small">
      <h3 className="flex items-center gap-3.5 font-body text-small font-[650]">
        <span aria-hidden className="flex gap-1">
          {[1, 2, 3].map((bowl) => (
            <i
              key={bowl}
              className={`h-2.5 w-5 rounded-b-[10px] border-[1.75px] border-ink ${bowl <= bowls ? 'bg-ink' : ''}`}
            />
          ))}
        </span>
        {['A rough guess', 'Fairly sure', 'Quite sure'][bowls - 1]}
      </h3>
      <p className="mt-1 text-ink-2">
        {matched === of
          ? 'We know what every ingredient weighs.'
          : `We know what ${matched} of ${of} ingredients weigh. Not counted: ${unmatched.join('; ')}.`}
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center font-[650] text-accent-text underline decoration-2 underline-offset-4 marker:content-none">
          How this is worked out
        </summary>
        <p className="text-ink-2">
          Each amount becomes a weight, and each food’s figures come from the USDA National Nutrient Database,
          release 28. The likely range says how much cups, pieces and handfuls differ from one to the next.
          {` ${also}These figures are for the recipe ${isChosen ? 'with your changes' : 'as written'}.`}
        </p>
      </details>
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

/** Rounds to 5 from 50 on, since the calories of a plate are not known to the single one. */
function roundCalories(value: number): number {
  return value < 50 ? Math.round(value) : Math.round(value / 5) * 5
}

/** `rolled oats, toasted` is `Rolled oats`. */
function shortName(ingredient: string): string {
  const name = ingredient.split(/[,(]/, 1)[0]?.trim() ?? ''
  return capitalize(name)
}
