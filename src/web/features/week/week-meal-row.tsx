import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { DAYS, dishAt, isSamePlace, type Meal, type Place } from '../../../domain/kitchen/week.ts'
import { foldedMeals } from '../../../domain/kitchen/week-dishes.ts'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { dishWords } from './dish-words.ts'
import { type DragTools, placeId } from './use-drag.ts'
import type { ShownWeek } from './use-week-dishes.ts'
import { CARD_CLASS, CardFace } from './week-parts.tsx'
import { DAY_NAMES, MEAL_FOODS, MEAL_NAMES, placeName, planMeals } from './week-words.ts'

export const CELL_CLASS = 'grid min-w-0 border-t-[1.5px] border-line py-2.5'
export const ROW_HEAD_CLASS = 'border-t-[1.5px] border-line pt-3 text-label font-[650]'

interface MealRowProps {
  meal: Meal
  shown: ShownWeek
  drag: DragTools
}

/** A meal of the seven days; without a dish it is one line, which unfolds on a press or when a dish is put into it. */
export function MealRow({ meal, shown, drag }: MealRowProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const focusNext = useFocusNext()
  const isFolded = !isUnfolded && foldedMeals(shown.week).includes(meal)
  if (!isFolded) return <OpenMealRow meal={meal} shown={shown} drag={drag} />
  if (!shown.open) return null
  return (
    <>
      <div className={ROW_HEAD_CLASS}>{MEAL_NAMES[meal]}</div>
      <div className={classNames(CELL_CLASS, 'relative col-span-7')}>
        <button
          type="button"
          aria-expanded={false}
          onClick={() => {
            focusNext(placeId({ meal, day: 0 }))
            setUnfolded(true)
          }}
          className="flex min-h-12 items-center justify-center gap-2 rounded-paper border-[1.5px] border-dashed border-line-strong text-small font-semibold text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Plus aria-hidden className="size-4.5" />
          {planMeals(meal)}
        </button>
        {drag.current && (
          <div className="absolute inset-0 grid grid-cols-7 gap-x-2.5 bg-ground py-2.5">
            {DAYS.map((day) => (
              <div
                key={day}
                id={placeId({ meal, day })}
                data-place=""
                className={classNames(
                  'rounded-paper border-[1.5px] border-dashed border-line-strong',
                  drag.current?.over &&
                    isSamePlace(drag.current.over, { meal, day }) &&
                    'surface-butter outline-[2.5px] outline-accent outline-solid',
                )}
              />
            ))}
          </div>
        )}
      </div>
    </>
  )
}

function OpenMealRow({ meal, shown, drag }: MealRowProps) {
  return (
    <>
      <div className={ROW_HEAD_CLASS}>{MEAL_NAMES[meal]}</div>
      {DAYS.map((day) => {
        const place = { meal, day }
        const isOver = drag.current?.over && isSamePlace(drag.current.over, place)
        return (
          <div key={day} id={placeId(place)} data-place="" className={CELL_CLASS}>
            <div
              className={classNames(
                'grid min-h-[132px] min-w-0 rounded-paper',
                isOver && 'surface-butter outline-[2.5px] outline-accent outline-solid',
              )}
            >
              <Cell place={place} shown={shown} drag={drag} />
            </div>
          </div>
        )
      })}
    </>
  )
}

interface CellProps {
  place: Place
  shown: ShownWeek
  drag: DragTools
}

function Cell({ place, shown, drag }: CellProps) {
  const { week, dishes, open } = shown
  const dish = dishAt(week, place)
  if (!dish) {
    const food = MEAL_FOODS[place.meal]
    return open ? (
      <button
        type="button"
        aria-label={`Add ${food.toLowerCase()} on ${DAY_NAMES[place.day]}`}
        onClick={() => open({ kind: 'add', place })}
        className="grid place-content-center justify-items-center gap-0.5 rounded-paper border-[1.5px] border-dashed border-line-strong text-label font-semibold text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <Plus aria-hidden className="size-4.5" />
        {food}
      </button>
    ) : (
      <p className="grid place-content-center rounded-paper border-[1.5px] border-dashed border-line text-label text-muted">
        free
      </p>
    )
  }
  const { title, facts } = dishWords(week, { place, dish }, dishes.recipes)
  const state = dishes.recipes.get(dish.slug)
  const recipe = state?.kind === 'found' ? state.recipe : null
  const isDashed = dish.leftoverOf !== null || state?.kind === 'gone'
  const isLifted = drag.current?.source.kind === 'planned' && isSamePlace(drag.current.source.from, place)
  const face = (
    <CardFace
      prefix={`${placeName(place)}: `}
      picture={isDashed ? null : recipe}
      title={title}
      facts={facts}
      isDashed={isDashed}
    />
  )
  const className = classNames(
    CARD_CLASS,
    isDashed && 'justify-center border-[1.5px] border-dashed border-line-strong bg-transparent shadow-none',
    isLifted && 'opacity-45',
    'no-underline',
  )
  if (!open)
    return (
      <SiteLink href={pagePath('recipe', dish.slug)} className={className}>
        {face}
      </SiteLink>
    )
  return (
    <button
      type="button"
      aria-describedby="drag-help"
      onPointerDown={(event) => drag.onPointerDown(event, { kind: 'planned', from: place })}
      onKeyDown={(event) => drag.onKeyDown(event, place)}
      onBlur={drag.onBlur}
      onDragStart={(event) => event.preventDefault()}
      onClick={() => !drag.isClickOfDrag() && open({ kind: 'dish', place })}
      className={classNames(className, 'cursor-grab! select-none')}
    >
      {face}
    </button>
  )
}

/**
 * Returns a function that moves the focus to the first button of an element, by its id, once that is rendered: a button
 * replaced by what it opens would lose the focus.
 */
export function useFocusNext(): (id: string) => void {
  const next = useRef<string | null>(null)
  useEffect(() => {
    const id = next.current
    if (id === null) return
    next.current = null
    document.getElementById(id)?.querySelector('button')?.focus()
  })
  return (id) => {
    next.current = id
  }
}
