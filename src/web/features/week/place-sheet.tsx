import { useState } from 'react'
import {
  dishAt,
  isSamePlace,
  MEALS,
  type Place,
  type PlannedDish,
  type Week,
} from '../../../domain/kitchen/week.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { Button } from '../../ui/button.tsx'
import { dishWords, sourceTitle } from './dish-words.ts'
import type { Source } from './use-drag.ts'
import type { WeekDishes } from './use-week-dishes.ts'
import { DishPicture, minutesOf, Sheet } from './week-parts.tsx'
import { DAY_NAMES, MEAL_NAMES, minutesText, placeName, shortDay } from './week-words.ts'

interface PlaceSheetProps {
  week: Week
  recipes: WeekDishes['recipes']
  source: Source
  onChoose: (to: Place) => void
  onClose: () => void
}

/** Selects the place of a dish: a free one, or on request an occupied one. */
export function PlaceSheet({ week, recipes, source, onChoose, onClose }: PlaceSheetProps) {
  const [isFullAllowed, setFullAllowed] = useState(false)
  const title = sourceTitle(source, week, recipes)
  const minutes = source.kind === 'new' ? `, ${minutesText(minutesOf(source.dish))}` : ''
  const cookedOn = source.kind === 'planned' ? (dishAt(week, source.from)?.leftoverOf ?? null) : null
  const early = cookedOn ? ` Before ${DAY_NAMES[cookedOn]}, it would be cooked there instead.` : ''
  const moved = source.kind === 'new' ? source.dish : recipeIn(recipes, dishAt(week, source.from))
  const swap = source.kind === 'new' ? 'Replace what’s in a full place' : 'Swap with a full place'
  return (
    <Sheet
      title="When will you eat it?"
      onClose={onClose}
      footer={
        <Button
          look="line"
          aria-pressed={isFullAllowed}
          className="w-full"
          onClick={() => setFullAllowed(!isFullAllowed)}
        >
          {isFullAllowed ? 'Only the free places' : swap}
        </Button>
      }
    >
      <div className="flex items-center gap-4">
        {moved && <DishPicture dish={moved} sizes="88px" className="w-22 flex-none rounded-paper!" />}
        <p className="text-muted">
          {title}
          {minutes}. Full places are dashed.{early}
        </p>
      </div>
      <ul>
        {DAY_NAMES.map((name, day) => (
          <li
            key={name}
            className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2.5 border-t-[1.5px] border-line py-1.5"
          >
            <div>
              <b className="font-display text-[1.0625rem] leading-tight font-bold">
                {name} {shortDay(week.start, day).number}
              </b>
              <PlannedDay week={week} recipes={recipes} day={day} />
            </div>
            {MEALS.map((meal) => {
              const place = { meal, day }
              const there = dishAt(week, place)
              const isOwn = source.kind === 'planned' && isSamePlace(source.from, place)
              const isFull = there !== null
              return (
                <button
                  key={meal}
                  type="button"
                  aria-label={isFull ? `${placeName(place)}, full` : placeName(place)}
                  disabled={isOwn || (isFull && !isFullAllowed)}
                  onClick={() => onChoose(place)}
                  className={`min-h-11 rounded-pill border-[1.5px] border-line-strong px-4 text-small font-semibold hover:bg-sunken disabled:border-dashed disabled:border-line disabled:text-muted disabled:hover:bg-transparent ${isFull ? 'border-dashed' : ''}`}
                >
                  {MEAL_NAMES[meal]}
                </button>
              )
            })}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** The dishes of a day, small and by name. */
function PlannedDay({ week, recipes, day }: Pick<PlaceSheetProps, 'week' | 'recipes'> & { day: number }) {
  const planned = MEALS.flatMap((meal) => {
    const dish = dishAt(week, { meal, day })
    return dish ? [{ place: { meal, day }, dish }] : []
  })
  if (planned.length === 0) return <span className="block text-label leading-[1.35] text-muted">free</span>
  return planned.map((placed) => {
    const recipe = recipeIn(recipes, placed.dish)
    return (
      <span
        key={placed.place.meal}
        className="mt-1 flex items-center gap-2 text-label leading-[1.35] text-muted"
      >
        {recipe && <DishPicture dish={recipe} sizes="48px" className="h-9 w-12 flex-none rounded-paper!" />}
        {dishWords(week, placed, recipes).title}
      </span>
    )
  })
}

function recipeIn(recipes: WeekDishes['recipes'], dish: PlannedDish | null): RecipePage | null {
  const state = dish && recipes.get(dish.slug)
  return state?.kind === 'found' ? state.recipe : null
}

interface AskSheetProps {
  week: Week
  recipes: WeekDishes['recipes']
  source: Source
  to: Place
  onYes: () => void
  onClose: () => void
}

/** Asks before a dish is put into an occupied place. */
export function AskSheet({ week, recipes, source, to, onYes, onClose }: AskSheetProps) {
  const there = dishAt(week, to)
  const title = there ? dishWords(week, { place: to, dish: there }, recipes).title : ''
  const own = sourceTitle(source, week, recipes)
  const isNew = source.kind === 'new'
  return (
    <Sheet
      title={isNew ? `Replace ${title}?` : 'Swap the two?'}
      intro={
        isNew
          ? `${placeName(to)} already has ${title}. ${own} would take its place.`
          : `${own} goes to ${placeName(to)}, and ${title} takes its old place.`
      }
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Leave it
          </Button>
          <Button onClick={onYes}>{isNew ? 'Replace it' : 'Swap them'}</Button>
        </>
      }
    >
      {null}
    </Sheet>
  )
}
