import { Check } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { DAYS } from '../../../domain/kitchen/week.ts'
import { dishesOf } from '../../../domain/kitchen/week-dishes.ts'
import type { PlanSession } from '../../../domain/newsletter/workout-plan.ts'
import { addDays } from '../../../domain/time/days.ts'
import { useRead } from '../../data/use-read.ts'
import { classNames } from '../../ui/class-names.ts'
import { showWhole } from '../../ui/show-whole.ts'
import { savedRecipes, useRecipesOnDevice } from '../saved/saved-recipes.ts'
import type { DragTools } from './use-drag.ts'
import type { ShownWeek } from './use-week-dishes.ts'
import { CELL_CLASS, MealRow, ROW_HEAD_CLASS } from './week-meal-row.tsx'
import { CARD_CLASS, CardFace, type DishCardData, minutesOf } from './week-parts.tsx'
import { minutesText, shortDay } from './week-words.ts'

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
              <span className="block font-body text-label font-[500] tracking-normal text-muted">today</span>
            )}
          </h2>
        )
      })}
      <MealRow meal="morning" shown={shown} drag={drag} />
      {shown.sessions.some((session) => session !== null) && (
        <>
          <div className={ROW_HEAD_CLASS}>Move</div>
          {DAYS.map((day) => (
            <div key={day} className={CELL_CLASS}>
              <SessionCell shown={shown} day={day} />
            </div>
          ))}
        </>
      )}
      <MealRow meal="evening" shown={shown} drag={drag} />
    </section>
  )
}

function sessionWords({ day, minutes }: PlanSession, isDone: boolean): string {
  return `${isDone ? 'done, ' : ''}day ${day}, ${minutes} min`
}

/** A day of the plan, as a toggle that marks it done. */
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
        'flex flex-col overflow-hidden rounded-paper text-left text-small leading-tight font-[650] wrap-anywhere *:mx-2.5',
        isDone ? 'surface-leaf' : 'surface-mist',
      )}
    >
      <SessionPicture session={session} className="mx-0! mb-2 h-auto w-full" />
      <span>
        {isDone && <Check aria-hidden className="mr-1 inline size-4 align-[-3px]" />}
        {session.title}
      </span>
      <span className="mt-1 mb-2 block text-label leading-[1.35] font-normal text-on-field-2">
        {sessionWords(session, isDone)}
      </span>
    </button>
  )
}

const NEWEST = { limit: 12 }

interface TrayDishes {
  /** The heading of the dishes. */
  title: string
  dishes: readonly DishCardData[]
}

/** Returns the dishes offered for a week: the saved recipes, or the newest ones when none is saved. */
export function useTrayDishes(): TrayDishes {
  const onDevice = useRecipesOnDevice()
  const saved = useMemo(
    () => savedRecipes(onDevice).map(({ slug, card }): DishCardData => ({ slug, ...card })),
    [onDevice],
  )
  const { data } = useRead('recipes', saved.length > 0 ? null : NEWEST)
  return useMemo(
    () =>
      saved.length > 0 ? { title: 'Saved', dishes: saved } : { title: 'Dishes', dishes: data?.items ?? [] },
    [saved, data],
  )
}

/** Renders dishes that can be put into the week, below it. */
export function Tray({ shown, tray, drag }: { shown: ShownWeek; tray: TrayDishes; drag: DragTools }) {
  const { week, open } = shown
  const planned = new Set(dishesOf(week).map(({ dish }) => dish.slug))
  if (!open || tray.dishes.length === 0) return null
  return (
    <section aria-labelledby="tray-title" className="surface-leaf mt-6 rounded-field px-5 pt-4 pb-5">
      <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <h2 id="tray-title" className="font-body text-[1.125rem] leading-snug font-bold">
          {tray.title}
        </h2>
        <p className="text-small text-on-field-2">Drag a dish into the week, or tap it, then a place</p>
      </div>
      <ul
        onFocus={showWhole}
        className="-m-1.5 mt-1.5 grid auto-cols-[minmax(150px,1fr)] grid-flow-col gap-2.5 overflow-x-auto p-1.5 pb-2"
      >
        {tray.dishes.map((dish) => (
          <li key={dish.slug} className="grid">
            <button
              type="button"
              onPointerDown={(event) => drag.onPointerDown(event, { kind: 'new', dish })}
              onDragStart={(event) => event.preventDefault()}
              onClick={() => !drag.isClickOfDrag() && open({ kind: 'place', source: { kind: 'new', dish } })}
              className={classNames(CARD_CLASS, 'cursor-grab! select-none')}
            >
              <CardFace
                picture={dish}
                title={dish.title}
                facts={`${minutesText(minutesOf(dish))}${planned.has(dish.slug) ? ', in this week' : ''}`}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders the drawing of a day of the plan, described beside it. Readers without a week do not load the addresses. */
export function SessionPicture({ session, className }: { session: PlanSession; className: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    import('../plan/plan-pictures.ts').then(
      ({ planPicture }) => setAddress(planPicture(session.illustration)),
      Boolean,
    )
  }, [session.illustration])
  return <img src={address} alt="" width={800} height={450} className={className} />
}
