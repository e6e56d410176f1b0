import { CornerDownRight, Ellipsis, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays, MEALS, type Place } from '../../../domain/kitchen/week.ts'
import { dishAt } from '../../../domain/kitchen/week-dishes.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { dishWords } from './dish-words.ts'
import { placeId } from './use-lift.ts'
import { DishPicture } from './week-parts.tsx'
import type { ShownWeek } from './week-planner.tsx'
import { DAY_NAMES, MEAL_FOODS, MEAL_NAMES, monthDay, shortDay } from './week-words.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** The week on a narrow screen: a list for each day, under a strip of days that stays. */
export function WeekDays({ shown }: { shown: ShownWeek }) {
  const { week, today } = shown
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <nav
        aria-label="Days"
        className="sticky top-0 z-3 mx-[calc(var(--hf-gutter)*-1)] grid grid-cols-7 border-b-[1.5px] border-line bg-ground px-3 py-1.5"
      >
        {DAYS.map((day) => {
          const { name, number } = shortDay(week.start, day)
          const isToday = addDays(week.start, day) === today
          const planned = MEALS.filter((meal) => dishAt(week, { meal, day })).length
          return (
            <a
              key={day}
              href={`#${dayId(day)}`}
              onClick={(event) => {
                // The fragment of the address names the week.
                event.preventDefault()
                document.getElementById(dayId(day))?.scrollIntoView()
              }}
              className={classNames(
                'grid min-h-13 justify-items-center gap-1 rounded-[8px] pt-1.5 pb-1 text-label leading-tight font-semibold no-underline',
                isToday && 'surface-butter',
              )}
            >
              <span>
                {name}
                <span className="sr-only">{DAY_NAMES[day]?.slice(name.length)} </span>
              </span>
              <b className="font-display text-[1.0625rem] leading-none font-[750]">{number}</b>
              <span className="sr-only">
                {isToday && ', today'}, {planned} planned
              </span>
              <span aria-hidden className="flex h-[5px] gap-[3px]">
                {Array.from({ length: planned }, (_, index) => (
                  <span
                    key={index}
                    className={classNames(
                      'h-[5px] w-2.5 rounded-b-[5px]',
                      isToday ? 'bg-accent' : 'bg-line-strong',
                    )}
                  />
                ))}
              </span>
            </a>
          )
        })}
      </nav>
      {DAYS.map((day) => (
        <section key={day} aria-labelledby={dayId(day)}>
          <h2
            id={dayId(day)}
            className="flex scroll-mt-20 flex-wrap items-baseline gap-x-2.5 pt-6 pb-2 font-display text-[1.5rem] leading-tight font-[750] tracking-[-.015em]"
          >
            {DAY_NAMES[day]}
            <span className="font-body text-small font-medium tracking-normal text-muted">
              {monthDay(addDays(week.start, day))}
              {addDays(week.start, day) === today && ', today'}
            </span>
          </h2>
          <ul>
            <DishRow place={{ meal: 'morning', day }} shown={shown} />
            <SessionRow day={day} shown={shown} />
            <DishRow place={{ meal: 'evening', day }} shown={shown} />
          </ul>
        </section>
      ))}
    </div>
  )
}

function dayId(day: number): string {
  return `week-day-${day}`
}

function Row({ id, picture, children }: { id?: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li id={id} className="flex min-h-19 flex-wrap items-center gap-3.5 border-t-[1.5px] border-line py-2.5">
      {picture}
      {children}
    </li>
  )
}

const EMPTY_PICTURE =
  'grid h-[54px] w-[72px] place-items-center rounded-paper border-[1.5px] border-dashed border-line-strong text-ink-2'

function DishRow({ place, shown: { week, dishes, open } }: { place: Place; shown: ShownWeek }) {
  const dish = dishAt(week, place)
  if (!dish) {
    const food = MEAL_FOODS[place.meal].toLowerCase()
    if (!open) return null
    return (
      <Row
        id={placeId(place)}
        picture={
          <span className={EMPTY_PICTURE}>
            <Plus aria-hidden className="size-5" />
          </span>
        }
      >
        <button
          type="button"
          onClick={() => open({ kind: 'add', place })}
          className="min-h-11 [flex:1_1_6rem] text-left leading-tight"
        >
          <b className="block font-[650]">
            Add {food}
            <span className="sr-only"> on {DAY_NAMES[place.day]}</span>
          </b>
          <span className="text-label text-muted">From your dishes or all recipes</span>
        </button>
      </Row>
    )
  }
  const { title, facts } = dishWords(week, { place, dish }, dishes.recipes)
  const state = dishes.recipes.get(dish.slug)
  const recipe = state?.kind === 'found' ? state.recipe : null
  const isLeftover = dish.leftoverOf !== null
  return (
    <Row
      id={placeId(place)}
      picture={
        recipe && !isLeftover ? (
          <DishPicture dish={recipe} className="h-[54px] w-[72px] rounded-paper!" />
        ) : (
          <span className={EMPTY_PICTURE}>
            <CornerDownRight aria-hidden className="size-5" />
          </span>
        )
      }
    >
      <div className="min-w-0 [flex:1_1_6rem]">
        {recipe ? (
          <SiteLink
            href={`/recipes/${recipe.slug}`}
            className="flex min-h-7 items-center leading-tight font-[650] no-underline hover:underline"
          >
            {title}
          </SiteLink>
        ) : (
          <b className="block leading-tight font-[650]">{title}</b>
        )}
        <span className="block text-label leading-[1.4] text-muted">
          {MEAL_NAMES[place.meal]}, {facts}
        </span>
      </div>
      {open && (
        <IconButton
          label={`Move, change or remove ${title}`}
          onClick={() => open({ kind: 'dish', place })}
          className="border-transparent!"
        >
          <Ellipsis aria-hidden className="size-5" />
        </IconButton>
      )}
    </Row>
  )
}

function SessionRow({ day, shown: { sessions, done, setDone } }: { day: number; shown: ShownWeek }) {
  const session = sessions[day]
  if (!session) return null
  const isDone = done.includes(day)
  return (
    <Row
      picture={
        <span
          className={classNames(
            'grid h-[54px] w-[72px] place-items-center rounded-paper text-label font-[650]',
            isDone ? 'surface-leaf' : 'surface-mist',
          )}
        >
          Day {session.day}
        </span>
      }
    >
      <div className="min-w-0 [flex:1_1_6rem] leading-tight">
        <b className="block font-[650]">{session.title}</b>
        <span className="text-label text-muted">
          Move, {session.minutes} min{isDone && ', done'}
        </span>
      </div>
      {setDone && (
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={`${session.title} is done`}
            checked={isDone}
            onChange={() => setDone(day, !isDone)}
            className={TICK_CLASS}
          />
        </label>
      )}
    </Row>
  )
}

/** A box to tick, in ink. */
export const TICK_CLASS =
  "grid size-6.5 flex-none appearance-none place-items-center rounded-[5px] border-2 border-line-strong after:h-1.5 after:w-3 after:-translate-y-0.5 after:-rotate-45 after:border-b-[2.5px] after:border-l-[2.5px] after:border-ground checked:border-ink checked:bg-ink checked:after:content-[''] forced-colors:appearance-auto"
