import { Fragment, type ReactNode, useId, useRef } from 'react'
import { ingredientLine } from '../../../domain/content/ingredient-line.ts'
import type { ListedLine } from '../../../domain/kitchen/shown-recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSettings } from '../../data/site-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { mostServings } from '../kitchen/recipe-choice.ts'
import { LineMark } from '../notes/line-mark.tsx'
import { ServingsStepper, servingsNote, UnitsChoice } from './servings.tsx'
import { lineNames, shownNames, useTicks } from './ticks.ts'
import type { ShownToReader } from './use-shown-recipe.ts'

interface IngredientsProps {
  recipe: RecipePage
  reader: ShownToReader
  className?: string
}

export function Ingredients({ recipe, reader, className }: IngredientsProps) {
  const id = useId()
  const { servings, choice } = reader
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'surface-butter rounded-field p-[clamp(.75rem,8%,1.5rem)] print:bg-transparent print:p-0',
        className,
      )}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-3 print:mb-1">
        <h2 id={id} className="type-h3 text-[1.5rem] print:text-[13pt]">
          Ingredients
        </h2>
        {recipe.ingredients.length > 0 && (
          <ServingsStepper
            servings={servings}
            most={mostServings(recipe.servings)}
            onStep={reader.stepServings}
          />
        )}
      </div>
      {recipe.ingredients.length === 0 ? (
        <p>No ingredients available.</p>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 noscript:hidden print-hidden">
            <span className="text-muted text-small">{servingsNote(servings, recipe.servings)}</span>
            <UnitsChoice units={choice.units} onChoose={reader.setUnits} />
          </div>
          <IngredientList recipe={recipe} reader={reader} />
          {choice.units === 'US' && (
            <p className="text-muted mt-4 text-small print-hidden">
              Cups and spoons are rounded to the sizes a set has. Ovens are in °F.
            </p>
          )}
        </>
      )}
      <Contains recipe={recipe} reader={reader} />
    </section>
  )
}

/** Lists the allergens of the recipe as shown, and those of the recipe as written. */
function Contains({ recipe: { allergens }, reader: { shown } }: Omit<IngredientsProps, 'className'>) {
  const { containsNow, unsolved, hasUnknown } = shown
  const [now, written] = [containsNow.join(', '), allergens.join(', ')]
  if (now === '' && written === '' && unsolved.length === 0 && !hasUnknown) return null
  const isOther = now !== written
  return (
    <div className="mt-4 rounded-paper border-[1.5px] border-current px-4 py-3 text-small print:mt-2 print:border-0 print:p-0 print:text-[1em]">
      {(now !== '' || isOther) && (
        <p>
          <b>{isOther ? 'Contains now:' : 'Contains:'}</b>
          {` ${now || 'nothing that is named'}`}
        </p>
      )}
      {isOther && <p className="text-muted mt-0.5">Original recipe: {written || 'nothing that is named'}</p>}
      {unsolved.length > 0 && (
        <p className="mt-0.5">
          <b>Still contains:</b> {unsolved.join(', ')}, which you avoid
        </p>
      )}
      {hasUnknown && <p className="mt-0.5 first:mt-0">Not everything in this list is known to us</p>}
    </div>
  )
}

/** Ingredients to tick off while shopping or cooking; the ticks stay on this device. */
function IngredientList({
  recipe,
  reader: { shown, choice, tools, setKept },
}: Omit<IngredientsProps, 'className'>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [coach = ''] = useSettings().coach_name.split(' ')
  const names = lineNames(recipe.ingredients.map(ingredientLine))
  const written = names.filter((_, index) => shown.lines[index]?.isHeading === false)
  const { ticks, setTicked, clear } = useTicks(recipe.id, written, list)
  const rowNames = shownNames(shown.lines, names)
  const variation = choice.variation === null ? '' : (recipe.variations[choice.variation]?.name ?? '')
  return (
    <>
      <div ref={list}>
        {groupByHeading(shown.lines).map(({ heading, rows }, index) => (
          <Fragment key={index}>
            {heading !== null && (
              <h3 id={`${id}-${index}`} className="mt-6 mb-2 font-bold first:mt-0 print:mt-2 print:mb-0">
                {heading}
              </h3>
            )}
            <ul aria-labelledby={heading === null ? undefined : `${id}-${index}`}>
              {rows.map(({ line, place }) => {
                const name = rowNames[place] ?? ''
                const look = tools?.describeLine(line, { recipe, variation, coach, setKept })
                return (
                  <li key={place} id={`ingredient-${place}`} className="note-line">
                    <TickRow
                      hasBox={look?.hasBox ?? true}
                      isTicked={ticks.has(name)}
                      onTick={(ticked) => setTicked(name, ticked)}
                      isFollowed={Boolean(look?.below)}
                    >
                      {look?.text ?? (
                        <>
                          {line.quantity && <b className="font-bold">{`${line.quantity} `}</b>}
                          {line.name}
                        </>
                      )}
                    </TickRow>
                    <LineMark recipe={recipe} place={{ ingredient: place }} />
                    {look?.below}
                  </li>
                )
              })}
            </ul>
          </Fragment>
        ))}
      </div>
      {rowNames.some((name) => ticks.has(name)) && (
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

/** A part of the list with its own heading, which the first part often lacks. */
interface IngredientGroup {
  /** As typed, `For the soup:`; null for the lines before any heading. */
  heading: string | null
  /** With their indexes in the whole list. */
  rows: { line: ListedLine; place: number }[]
}

function groupByHeading(lines: readonly ListedLine[]): IngredientGroup[] {
  const groups: IngredientGroup[] = []
  lines.forEach((line, place) => {
    if (line.isHeading) groups.push({ heading: line.ingredient, rows: [] })
    else if (groups.length === 0) groups.push({ heading: null, rows: [{ line, place }] })
    else groups.at(-1)?.rows.push({ line, place })
  })
  return groups
}

interface TickRowProps {
  hasBox: boolean
  isTicked: boolean
  /** True where the replacement is shown below. */
  isFollowed: boolean
  onTick: (ticked: boolean) => void
  children: ReactNode
}

function TickRow({ hasBox, isTicked, isFollowed, onTick, children }: TickRowProps) {
  const Row = hasBox ? 'label' : 'div'
  return (
    <Row
      className={classNames(
        'grid min-h-12 grid-cols-[26px_minmax(0,1fr)] items-start gap-[.8rem] border-t-[1.5px] border-[color-mix(in_srgb,currentColor_18%,transparent)] pt-[.72rem] leading-[1.4] print:min-h-0 print:grid-cols-[1em_1fr] print:gap-[.5em] print:border-0 print:py-[.12em]',
        isFollowed ? 'pb-[.35rem]' : 'pb-[.72rem]',
      )}
    >
      {hasBox ? (
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          className="tick-box size-6 after:border-butter checked:bg-on-field print:mt-[.25em] print:size-[.8em] print:rounded-none print:border print:bg-transparent print:checked:bg-transparent print:after:hidden"
        />
      ) : (
        <span />
      )}
      <span
        className={
          isTicked && hasBox ? 'text-muted line-through print:text-inherit print:no-underline' : undefined
        }
      >
        {children}
      </span>
    </Row>
  )
}
