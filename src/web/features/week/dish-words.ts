import { dishAt, moveDish, type Place, putDish, type Week } from '../../../domain/kitchen/week.ts'
import { newDish, type PlacedDish, portionsOf } from '../../../domain/kitchen/week-dishes.ts'
import type { Source } from './use-drag.ts'
import type { WeekDishes } from './use-week-dishes.ts'
import { minutesOf } from './week-parts.tsx'
import { DAY_NAMES, minutesText, titleFromSlug } from './week-words.ts'

interface DishWords {
  title: string
  /** `50 min, for 2`, `cooked on Monday, for 2`, `no longer on the site` */
  facts: string
}

/** Returns the words for a dish of a week, on the screen, in print and for screen readers. */
export function dishWords(
  week: Week,
  { place, dish }: PlacedDish,
  recipes: WeekDishes['recipes'],
): DishWords {
  const state = recipes.get(dish.slug)
  const recipe = state?.kind === 'found' ? state.recipe : null
  const variation = dish.variation === null ? null : recipe?.variations[dish.variation]?.name
  const name = recipe?.title ?? titleFromSlug(dish.slug)
  if (dish.leftoverOf !== null)
    return {
      title: `Leftovers: ${name}`,
      facts: `cooked on ${DAY_NAMES[dish.leftoverOf]}, for ${dish.people}`,
    }
  if (state?.kind === 'gone') return { title: name, facts: 'No longer on the site' }
  if (state?.kind === 'failed') return { title: name, facts: 'Can’t be loaded just now' }
  const portions = portionsOf(week, place)
  return {
    title: name,
    facts: [
      ...(recipe ? [minutesText(minutesOf(recipe))] : []),
      portions > dish.people ? `cooked for ${portions}` : `for ${dish.people}`,
      ...(variation ? [variation] : []),
    ].join(', '),
  }
}

/** Returns the title of a source. */
export function sourceTitle(source: Source, week: Week, recipes: WeekDishes['recipes']): string {
  if (source.kind === 'new') return source.dish.title
  const dish = dishAt(week, source.from)
  return dish ? dishWords(week, { place: source.from, dish }, recipes).title : ''
}

/** Returns the week with the source put into a place; a planned dish swaps places with the dish there. */
export function putSource(week: Week, source: Source, to: Place): Week {
  return source.kind === 'new'
    ? putDish(week, to, newDish(source.dish.slug, week.people))
    : moveDish(week, source.from, to)
}
