import { useMemo } from 'react'
import { dishesOf } from '../../../domain/kitchen/week-dishes.ts'
import { useRead } from '../../data/use-read.ts'
import { classNames } from '../../ui/class-names.ts'
import { savedRecipes, useRecipesOnDevice } from '../saved/saved-recipes.ts'
import { CARD_CLASS, CardFace } from './dish-card.tsx'
import type { ShownWeek } from './shown-week.ts'
import type { DragTools } from './use-drag.ts'
import { type DishCardData, minutesOf } from './week-parts.tsx'
import { minutesText } from './week-words.ts'

const NEWEST = { limit: 12 }

interface TrayDishes {
  /** What they are. */
  title: string
  dishes: readonly DishCardData[]
}

/** The dishes offered for a week: the saved recipes, or the newest ones when none is saved. */
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

/** Dishes to be put into the week, under it. */
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
      <ul className="-m-1 mt-2 grid auto-cols-[minmax(150px,1fr)] grid-flow-col gap-2.5 overflow-x-auto p-1 pb-2">
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
