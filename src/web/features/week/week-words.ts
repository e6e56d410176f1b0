import { pluralize } from '../../../domain/items/labels.ts'
import { DAYS_OF_WEEK, type Meal, type Place, type Week } from '../../../domain/kitchen/week.ts'
import { cookedOf } from '../../../domain/kitchen/week-dishes.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { numberWord } from '../../../domain/text/number-words.ts'
import { addDays } from '../../../domain/time/days.ts'

export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const MEAL_NAMES: Readonly<Record<Meal, string>> = { morning: 'Morning', evening: 'Evening' }
/** The meal offered for an empty place. */
export const MEAL_FOODS: Readonly<Record<Meal, string>> = { morning: 'Breakfast', evening: 'Dinner' }

/** Returns the label that unfolds a meal's row. */
export function planMeals(meal: Meal): string {
  return `Plan ${MEAL_FOODS[meal].toLowerCase()}s`
}

/** Returns `Saturday morning`. */
export function placeName({ meal, day }: Place): string {
  return `${DAY_NAMES[day]} ${meal}`
}

/** Returns `November 23`. */
export function monthDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

/** Returns the name and number of a week's day: `Mon` and `23`. */
export function shortDay(start: string, day: number): { name: string; number: string } {
  return { name: DAY_NAMES[day]?.slice(0, 3) ?? '', number: String(Number(addDays(start, day).slice(-2))) }
}

/** Returns `November 23 to 29` or `November 30 to December 6`. */
export function weekRange(start: string): string {
  const last = addDays(start, DAYS_OF_WEEK - 1)
  const isSameMonth = start.slice(0, 7) === last.slice(0, 7)
  return `${monthDay(start)} to ${isSameMonth ? Number(last.slice(-2)) : monthDay(last)}`
}

/** Returns `45 min`, `1 h` or `1 h 10`. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest}`
}

/** Returns `Nine dishes, seven short workouts, one trip to the shop.` */
export function weekSummary(week: Week, sessions: number): string {
  const dishes = cookedOf(week).length
  const first = dishes === 0 ? 'Seven days' : `${numberWord(dishes)} ${dishes === 1 ? 'dish' : 'dishes'}`
  const workouts =
    sessions > 0 ? `, ${numberWord(sessions)} short ${sessions === 1 ? 'workout' : 'workouts'}` : ''
  return capitalize(`${first}${workouts}, one trip to the shop.`)
}

/** Returns a title for a place whose recipe cannot be loaded: its slug as words. */
export function titleFromSlug(slug: string): string {
  return capitalize(slug.replaceAll('-', ' '))
}

export function things(count: number): string {
  return pluralize(count, 'thing')
}
