import type { CalendarEntry } from '../../../domain/kitchen/calendar-file.ts'
import { type Meal, sessionsByDay, type Week } from '../../../domain/kitchen/week.ts'
import { dishesOf } from '../../../domain/kitchen/week-dishes.ts'
import type { PlanSession } from '../../../domain/newsletter/workout-plan.ts'
import { addDays } from '../../../domain/time/days.ts'
import { downloadCalendar } from '../share/download-calendar.ts'
import { dishWords } from './dish-words.ts'
import { WEEK_PATH } from './on-this-device.tsx'
import type { WeekDishes } from './use-week-dishes.ts'
import { minutesOf } from './week-parts.tsx'
import { weekRange } from './week-words.ts'

/** Default times of a week's entries in a calendar, where the reader can move them. */
const TIMES: Readonly<Record<Meal | 'session', string>> = {
  session: '07:00',
  morning: '08:00',
  evening: '18:00',
}
/** Duration of a meal for which nothing is cooked. */
const LEFTOVER_MINUTES = 15

/** Returns a week's dishes and workouts as calendar entries (WEEK-SHARE-2). */
export function calendarEntries(
  week: Week,
  recipes: WeekDishes['recipes'],
  sessions: readonly PlanSession[],
  siteUrl: string,
): CalendarEntry[] {
  const host = new URL(siteUrl).host
  const dishes = dishesOf(week).map(({ place, dish }): CalendarEntry => {
    const { title, facts } = dishWords(week, { place, dish }, recipes)
    const state = recipes.get(dish.slug)
    const isCooked = dish.leftoverOf === null && state?.kind === 'found'
    return {
      id: `${addDays(week.start, place.day)}-${place.meal}@${host}`,
      title,
      description: facts,
      url: `${siteUrl}/recipes/${dish.slug}`,
      day: addDays(week.start, place.day),
      time: TIMES[place.meal],
      minutes: isCooked ? minutesOf(state.recipe) : LEFTOVER_MINUTES,
    }
  })
  const workouts = sessionsByDay(week, sessions).flatMap((session, index): CalendarEntry[] => {
    if (!session) return []
    const date = addDays(week.start, index)
    return [
      {
        id: `${date}-move@${host}`,
        title: session.title,
        description: `Day ${session.day} of the plan`,
        url: siteUrl + WEEK_PATH,
        day: date,
        time: TIMES.session,
        minutes: session.minutes,
      },
    ]
  })
  return [...workouts, ...dishes].sort((a, b) => (a.day + a.time < b.day + b.time ? -1 : 1))
}

/** Downloads a calendar file of a week (WEEK-SHARE-2). */
export function downloadWeek(
  week: Week,
  recipes: WeekDishes['recipes'],
  sessions: readonly PlanSession[],
  siteUrl: string,
): void {
  downloadCalendar(
    `Week of ${weekRange(week.start)}`,
    calendarEntries(week, recipes, sessions, siteUrl),
    `week-${week.start}`,
  )
}
