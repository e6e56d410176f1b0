import { Plus } from 'lucide-react'
import { useState } from 'react'
import { addDays } from '../../../domain/time/days.ts'
import './week-days.css'
import { DAYS, dishAt, MEALS, type Meal } from '../../../domain/kitchen/week.ts'
import { foldedMeals } from '../../../domain/kitchen/week-dishes.ts'
import { classNames } from '../../ui/class-names.ts'
import { placeId } from './use-drag.ts'
import type { ShownWeek } from './use-week-dishes.ts'
import { DayRows } from './week-day-rows.tsx'
import { useFocusNext } from './week-meal-row.tsx'
import { DAY_NAMES, monthDay, planMeals, shortDay } from './week-words.ts'

/**
 * The week on a narrow screen: a list for each day, under a sticky strip of days. Today is the largest; past days are
 * folded into one line.
 */
export function WeekDays({ shown }: { shown: ShownWeek }) {
  const { week, today, open } = shown
  const [unfolded, setUnfolded] = useState<readonly Meal[]>([])
  const foldedRows = foldedMeals(week).filter((meal) => !unfolded.includes(meal))
  const focusNext = useFocusNext()
  const past = DAYS.filter((day) => addDays(week.start, day) < today)
  // A week that is over is shown in full.
  const folded = past.length < DAYS.length ? past : []
  const unfoldMeal = (meal: Meal) => {
    focusNext(placeId({ meal, day: folded.length }))
    setUnfolded([...unfolded, meal])
  }
  return (
    <div>
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
                // The address's fragment already names the week.
                event.preventDefault()
                const heading = document.getElementById(dayId(day))
                unfold(heading)
                heading?.scrollIntoView()
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
      <div className="week-days">
        {folded.length > 0 && (
          <details className="week-earlier">
            <summary>
              Earlier this week
              <span className="text-muted">{dayNames(folded)}</span>
            </summary>
            {folded.map((day) => (
              <Day key={day} day={day} shown={shown} folded={foldedRows} />
            ))}
          </details>
        )}
        {DAYS.slice(folded.length).map((day) => (
          <Day key={day} day={day} shown={shown} folded={foldedRows} />
        ))}
        {open && (
          <div className="week-day-free">
            {foldedRows.map((meal) => (
              <button key={meal} type="button" onClick={() => unfoldMeal(meal)}>
                <Plus aria-hidden className="size-5" />
                {planMeals(meal)}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

function Day({ day, shown, folded }: { day: number; shown: ShownWeek; folded: readonly Meal[] }) {
  const date = addDays(shown.week.start, day)
  const isToday = date === shown.today
  return (
    <section aria-labelledby={dayId(day)} className={isToday ? 'week-today surface-butter' : undefined}>
      <h2 id={dayId(day)}>
        {isToday ? 'Today' : DAY_NAMES[day]}
        <span className="text-muted">
          {isToday && `${DAY_NAMES[day]}, `}
          {monthDay(date)}
        </span>
      </h2>
      <DayRows day={day} shown={shown} folded={folded} />
    </section>
  )
}

/** Returns `Monday` or `Monday to Wednesday`. */
function dayNames(days: readonly number[]): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => DAY_NAMES[day ?? 0])
  return first === last ? `${first}` : `${first} to ${last}`
}

function dayId(day: number): string {
  return `week-day-${day}`
}

/** Opens the fold that contains an element. */
export function unfold(element: Element | null): void {
  const fold = element?.closest('details')
  if (fold) fold.open = true
}
