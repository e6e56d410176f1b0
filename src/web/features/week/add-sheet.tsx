import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import type { Place } from '../../../domain/kitchen/week.ts'
import { mealOf } from '../../../domain/kitchen/week-dishes.ts'
import { useRead } from '../../data/use-read.ts'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { cleanSearchText, MAX_SEARCH_LENGTH } from '../search/search-text.ts'
import { type DishCardData, DishPicture, minutesOf, Sheet } from './week-parts.tsx'
import { DAY_NAMES, MEAL_FOODS, minutesText } from './week-words.ts'

const PAUSE_MS = 200

interface AddSheetProps {
  place: Place
  dishes: readonly DishCardData[]
  onChoose: (dish: { slug: string; title: string }) => void
  onClose: () => void
}

/** Offers dishes for a free place: those at hand, or any recipe found by its words. */
export function AddSheet({ place, dishes, onChoose, onClose }: AddSheetProps) {
  const id = useId()
  const [text, setText] = useState('')
  const asked = useDebounced(cleanSearchText(text), PAUSE_MS)
  const { data, error } = useRead('search', asked === '' ? null : { q: asked })
  const found = asked === '' ? null : data?.results.filter(({ type }) => type === 'recipe')
  // Dishes for this time of day come first.
  const atHand = [...dishes].sort((a, b) => Number(fits(b, place)) - Number(fits(a, place)))
  return (
    <Sheet
      title={`${MEAL_FOODS[place.meal]} on ${DAY_NAMES[place.day]}`}
      width="sm:max-w-[600px]"
      onClose={onClose}
    >
      <search className="relative">
        <label htmlFor={id} className="sr-only">
          Find a recipe
        </label>
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-2" />
        <input
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          placeholder="Find a recipe"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${INPUT_CLASS} pl-11`}
        />
      </search>
      <p role="status" className="-my-2 text-small text-muted empty:hidden">
        {asked !== '' && error ? 'Search isn’t responding. Please check your connection and try again.' : ''}
        {found?.length === 0 ? 'No recipe has all these words. Try just one of them.' : ''}
      </p>
      <ul>
        {found
          ? found.map(({ slug, title, category_name, featured_image_url }) => (
              <Choice
                key={slug}
                dish={{
                  slug,
                  title,
                  category_name,
                  featured_image_url,
                  featured_image_alt: null,
                  featured_image_public_id: null,
                  featured_image_version: null,
                  featured_image_color: null,
                }}
                facts=""
                onChoose={onChoose}
              />
            ))
          : atHand.map((dish) => (
              <Choice key={dish.slug} dish={dish} facts={minutesText(minutesOf(dish))} onChoose={onChoose} />
            ))}
      </ul>
    </Sheet>
  )
}

function fits({ title, category_name }: DishCardData, { meal }: Place): boolean {
  return mealOf({ title, category_name, description: '', dietary_tags: [] }) === meal
}

function Choice({
  dish,
  facts,
  onChoose,
}: {
  dish: Omit<DishCardData, 'prep_time_minutes' | 'cook_time_minutes'>
  facts: string
  onChoose: AddSheetProps['onChoose']
}) {
  return (
    <li className="border-t-[1.5px] border-line">
      <button
        type="button"
        onClick={() => onChoose(dish)}
        className="grid w-full grid-cols-[72px_minmax(0,1fr)] items-center gap-3.5 py-2 text-left hover:bg-sunken"
      >
        <DishPicture dish={dish} className="h-[54px] w-[72px] rounded-paper!" />
        <span className="leading-tight font-[650] wrap-anywhere">
          {dish.title}
          {facts && <span className="block text-label leading-[1.4] font-normal text-muted">{facts}</span>}
        </span>
      </button>
    </li>
  )
}
