import { Check, CornerDownRight, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { dishAt, isSamePlace, type Meal, type Place } from '../../../domain/kitchen/week.ts'
import type { PlanSession } from '../../../domain/newsletter/plan.ts'
import { addDays } from '../../../domain/time/days.ts'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { dishWords } from './dish-words.ts'
import { type DragTools, placeId } from './use-drag.ts'
import { type DishCardData, DishPicture } from './week-parts.tsx'
import type { ShownWeek } from './week-planner.tsx'
import { DAY_NAMES, MEAL_FOODS, MEAL_NAMES, placeName, shortDay } from './week-words.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]
export const CARD_CLASS =
  'relative flex h-full w-full flex-col overflow-hidden rounded-paper bg-surface text-left text-ink shadow-cut'
const CELL_CLASS = 'grid min-w-0 border-t-[1.5px] border-line py-2.5'
const ROW_HEAD_CLASS = 'border-t-[1.5px] border-line pt-3 text-label font-[650]'

/** The week on a wide screen: seven days by Morning, Move and Evening. */
export function WeekGrid({ shown, drag }: { shown: ShownWeek; drag: DragTools }) {
  const { week, today } = shown
  return (
    <section
      aria-label="The week"
      className="grid grid-cols-[74px_repeat(7,minmax(0,1fr))] gap-x-2.5 border-t-2 border-ink"
    >
      <div />
      {DAYS.map((day) => {
        const { name, number } = shortDay(week.start, day)
        const isToday = addDays(week.start, day) === today
        return (
          <h2
            key={day}
            className={classNames(
              'relative py-3 font-display text-[1.125rem] leading-tight font-bold tracking-[-.012em]',
              isToday &&
                'before:absolute before:-top-0.5 before:left-0 before:h-3 before:w-6 before:rounded-b-[12px] before:bg-accent pt-4',
            )}
          >
            {name} {number}
            {isToday && (
              <span className="block font-body text-label font-medium tracking-normal text-muted">today</span>
            )}
          </h2>
        )
      })}
      <MealRow meal="morning" shown={shown} drag={drag} />
      <div className={ROW_HEAD_CLASS}>Move</div>
      {DAYS.map((day) => (
        <div key={day} className={CELL_CLASS}>
          <SessionCell shown={shown} day={day} />
        </div>
      ))}
      <MealRow meal="evening" shown={shown} drag={drag} />
    </section>
  )
}

function MealRow({ meal, shown, drag }: { meal: Meal; shown: ShownWeek; drag: DragTools }) {
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

/** What a dish's card shows. */
export function CardFace({
  prefix = '',
  picture,
  title,
  facts,
  isDashed = false,
  children,
}: {
  /** Said before the title, for a screen reader alone. */
  prefix?: string
  picture: DishCardData | null
  title: string
  facts: string
  isDashed?: boolean
  children?: ReactNode
}) {
  return (
    <>
      {picture && (
        <DishPicture dish={picture} className="pointer-events-none aspect-video! w-full flex-none" />
      )}
      <span className="block px-2.5 py-2 text-small leading-tight font-[650] wrap-anywhere">
        {isDashed && <CornerDownRight aria-hidden className="mb-2 size-4.5 text-ink-2" />}
        {prefix && <span className="sr-only">{prefix}</span>}
        {title}
        <span className="mt-1 block text-label leading-[1.35] font-normal text-muted">{facts}</span>
      </span>
      {children}
    </>
  )
}

function sessionWords({ day, minutes }: PlanSession, isDone: boolean): string {
  return `${isDone ? 'done, ' : ''}day ${day}, ${minutes} min`
}

/** A day of the plan; pressed when it is done. */
function SessionCell({ shown: { sessions, done, setDone }, day }: { shown: ShownWeek; day: number }) {
  const session = sessions[day]
  if (!session) return null
  const isDone = done.includes(day)
  return (
    <button
      type="button"
      aria-pressed={isDone}
      disabled={!setDone}
      onClick={() => setDone?.(day, !isDone)}
      className={classNames(
        'flex flex-col rounded-paper px-2.5 py-2 text-left text-small leading-tight font-[650] wrap-anywhere',
        isDone ? 'surface-leaf' : 'surface-mist',
      )}
    >
      <span>
        {isDone && <Check aria-hidden className="mr-1 inline size-4 align-[-3px]" />}
        {session.title}
      </span>
      <span className="mt-1 block text-label leading-[1.35] font-normal text-on-field-2">
        {sessionWords(session, isDone)}
      </span>
    </button>
  )
}
