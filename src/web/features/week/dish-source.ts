import { dishAt, moveDish, type Place, putDish, type Week } from '../../../domain/kitchen/week.ts'
import { newDish } from '../../../domain/kitchen/week-dishes.ts'
import { dishWords } from './dish-words.ts'
import type { Source } from './use-drag.ts'
import type { WeekDishes } from './use-week-dishes.ts'

/** What a source is called. */
export function sourceTitle(source: Source, week: Week, recipes: WeekDishes['recipes']): string {
  if (source.kind === 'new') return source.dish.title
  const dish = dishAt(week, source.from)
  return dish ? dishWords(week, { place: source.from, dish }, recipes).title : ''
}

/** The week with the source in a place; what a planned dish finds there changes places with it. */
export function putSource(week: Week, source: Source, to: Place): Week {
  return source.kind === 'new'
    ? putDish(week, to, newDish(source.dish.slug, week.people))
    : moveDish(week, source.from, to)
}
