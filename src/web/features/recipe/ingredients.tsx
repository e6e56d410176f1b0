import { Fragment, useId, useRef } from 'react'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { classNames } from '../../ui/class-names.ts'
import {
  type IngredientGroup,
  type IngredientRow,
  type Servings,
  ServingsStepper,
  scaledIngredients,
} from './servings.tsx'
import { useTicks } from './ticks.ts'

interface IngredientsProps {
  recipe: RecipePage
  today: Servings
  className?: string
}

export function Ingredients({ recipe, today, className }: IngredientsProps) {
  const id = useId()
  const { ingredients, allergens } = recipe
  const groups = scaledIngredients(ingredients, today.servings / recipe.servings, today.scale)
  return (
    <section
      aria-labelledby={id}
      className={classNames('surface-butter rounded-field p-6 print:bg-transparent print:p-0', className)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-3 print:mb-1">
        <h2 id={id} className="type-h3 text-[1.5rem] print:text-[13pt]">
          Ingredients
        </h2>
        {ingredients.length > 0 && <ServingsStepper servings={today.servings} onStep={today.step} />}
      </div>
      {ingredients.length === 0 ? (
        <p>No ingredients available.</p>
      ) : (
        <IngredientList recipeId={recipe.id} groups={groups} />
      )}
      {allergens.length > 0 && (
        <p className="mt-4 rounded-paper border-[1.5px] border-current px-4 py-3 text-small print:mt-2 print:border-0 print:p-0 print:text-[1em]">
          <b>Contains:</b> {allergens.join(', ')}
        </p>
      )}
    </section>
  )
}

/** Ingredients to tick off while shopping or cooking; the ticks stay on this device. */
function IngredientList({ recipeId, groups }: { recipeId: number; groups: readonly IngredientGroup[] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { ticks, setTicked, clear } = useTicks(
    recipeId,
    groups.flatMap(({ rows }) => rows.map(({ name }) => name)),
    list,
  )
  return (
    <>
      <div ref={list}>
        {groups.map(({ heading, rows }, index) => (
          <Fragment key={index}>
            {heading !== null && (
              <h3 id={`${id}-${index}`} className="mt-6 mb-2 font-bold first:mt-0 print:mt-2 print:mb-0">
                {heading}
              </h3>
            )}
            <ul aria-labelledby={heading === null ? undefined : `${id}-${index}`}>
              {rows.map((row) => (
                <IngredientLine
                  key={row.name}
                  row={row}
                  isTicked={ticks.has(row.name)}
                  onTick={(ticked) => setTicked(row.name, ticked)}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      {ticks.size > 0 && (
        <button
          type="button"
          onClick={clear}
          className="-mb-2 min-h-11 text-small font-[650] underline underline-offset-4 print-hidden"
        >
          Clear ticks
        </button>
      )}
    </>
  )
}

interface IngredientLineProps {
  row: IngredientRow
  isTicked: boolean
  onTick: (ticked: boolean) => void
}

function IngredientLine({ row: { quantity, ingredient }, isTicked, onTick }: IngredientLineProps) {
  return (
    <li>
      <label className="grid min-h-12 grid-cols-[26px_minmax(0,1fr)] items-start gap-[.8rem] border-t-[1.5px] border-[color-mix(in_srgb,currentColor_18%,transparent)] py-[.72rem] leading-[1.4] print:min-h-0 print:grid-cols-[1em_1fr] print:gap-[.5em] print:border-0 print:py-[.12em]">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          className="grid size-6 appearance-none place-items-center rounded-[5px] border-2 border-current after:h-1.5 after:w-3 after:-translate-y-0.5 after:-rotate-45 after:border-b-[2.5px] after:border-l-[2.5px] after:border-butter checked:bg-on-field checked:after:content-[''] forced-colors:appearance-auto print:mt-[.25em] print:size-[.8em] print:rounded-none print:border print:bg-transparent print:checked:bg-transparent print:after:hidden"
        />
        <span
          className={isTicked ? 'text-muted line-through print:text-inherit print:no-underline' : undefined}
        >
          {quantity && <b className="font-bold">{quantity}</b>}
          {ingredient}
        </span>
      </label>
    </li>
  )
}
