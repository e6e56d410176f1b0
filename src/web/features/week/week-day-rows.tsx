import { CornerDownRight, Ellipsis, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { dishAt, MEALS, type Meal, type Place } from '../../../domain/kitchen/week.ts'
import { addDays } from '../../../domain/time/days.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { dishWords } from './dish-words.ts'
import { placeId } from './use-drag.ts'
import type { ShownWeek } from './use-week-dishes.ts'
import { SessionPicture } from './week-grid.tsx'
import { DishPicture, TICK_CLASS } from './week-parts.tsx'
import { DAY_NAMES, MEAL_FOODS, MEAL_NAMES } from './week-words.ts'

interface DayRowsProps {
  day: number
  shown: ShownWeek
  /** Meals without a row of their own where nothing is planned. */
  folded: readonly Meal[]
}

/** Renders a day's entries in order, followed by what can be added to it. */
export function DayRows({ day, shown, folded }: DayRowsProps) {
  const { week, today, open } = shown
  const isToday = addDays(week.start, day) === today
  const free = MEALS.filter((meal) => !dishAt(week, { meal, day }) && !folded.includes(meal))
  const [morning, evening] = MEALS.map((meal) => (
    <DishRow key={meal} place={{ meal, day }} isLarge={isToday} shown={shown} />
  ))
  return (
    <ul>
      {morning}
      <SessionRow day={day} shown={shown} />
      {evening}
      {open && free.length > 0 && (
        <li className="week-day-free">
          {free.map((meal) => (
            <FreePlace
              key={meal}
              meal={meal}
              day={day}
              onOpen={() => open({ kind: 'add', place: { meal, day } })}
            />
          ))}
        </li>
      )}
    </ul>
  )
}

function FreePlace({ meal, day, onOpen }: { meal: Meal; day: number; onOpen: () => void }) {
  return (
    <span id={placeId({ meal, day })}>
      <button type="button" onClick={onOpen}>
        <Plus aria-hidden className="size-5" />
        <span className="sr-only">Add </span>
        {MEAL_FOODS[meal]}
        <span className="sr-only"> on {DAY_NAMES[day]}</span>
      </button>
    </span>
  )
}

interface RowProps {
  id?: string
  /** True where the picture has a line to itself. */
  isLarge?: boolean
  picture: ReactNode
  children: ReactNode
}

function Row({ id, isLarge, picture, children }: RowProps) {
  return (
    <li
      id={id}
      className={classNames(
        'flex min-h-19 flex-wrap items-center gap-3.5 border-t-[1.5px] border-line py-2.5',
        isLarge && 'week-day-large',
      )}
    >
      {picture}
      {children}
    </li>
  )
}

const EMPTY_PICTURE =
  'grid h-[54px] w-[72px] place-items-center rounded-paper border-[1.5px] border-dashed border-line-strong text-ink-2'

interface DishRowProps {
  place: Place
  /** True for today: its dish is large enough to be seen from across the kitchen. */
  isLarge: boolean
  shown: ShownWeek
}

function DishRow({ place, isLarge, shown: { week, dishes, open } }: DishRowProps) {
  const dish = dishAt(week, place)
  if (!dish) return null
  const { title, facts } = dishWords(week, { place, dish }, dishes.recipes)
  const state = dishes.recipes.get(dish.slug)
  const recipe = state?.kind === 'found' ? state.recipe : null
  const pictured = dish.leftoverOf === null ? recipe : null
  return (
    <Row
      id={placeId(place)}
      isLarge={isLarge && pictured !== null}
      picture={
        pictured ? (
          <DishPicture
            dish={pictured}
            sizes={isLarge ? '(min-width: 48rem) 320px, 100vw' : undefined}
            className="h-[54px] w-[72px] rounded-paper!"
          />
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
            href={pagePath('recipe', recipe.slug)}
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
      picture={<SessionPicture session={session} className="h-[54px] w-[72px] rounded-paper object-cover" />}
    >
      <div className="min-w-0 [flex:1_1_6rem] leading-tight">
        <b className="block font-[650]">{session.title}</b>
        <span className="text-label text-muted">
          Day {session.day}, {session.minutes} min{isDone && ', done'}
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
