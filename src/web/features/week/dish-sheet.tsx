import { ArrowLeftRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { type Place, type PlannedDish, putDish, type Week } from '../../../domain/kitchen/week.ts'
import { placesForLeftovers, putLeftovers } from '../../../domain/kitchen/week-dishes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { dishWords } from './dish-words.ts'
import type { WeekDishes } from './use-week-dishes.ts'
import { PeopleStepper, Sheet, WishChip } from './week-parts.tsx'
import { DAY_NAMES, placeName } from './week-words.ts'

interface DishSheetProps {
  week: Week
  place: Place
  dish: PlannedDish
  recipes: WeekDishes['recipes']
  /** @param said the announcement for screen readers */
  onChange: (next: Week, said: string) => void
  onMove: () => void
  onClose: () => void
}

/** Shows one dish of the week: its servings, its variation, when its leftovers are eaten, its place. */
export function DishSheet({ week, place, dish, recipes, onChange, onMove, onClose }: DishSheetProps) {
  const [isAgain, setAgain] = useState(false)
  const { title, facts } = dishWords(week, { place, dish }, recipes)
  const state = recipes.get(dish.slug)
  const recipe = state?.kind === 'found' ? state.recipe : null
  const isLeftover = dish.leftoverOf !== null
  const later = placesForLeftovers(week, { ...place, day: dish.leftoverOf ?? place.day })
  const change = (changes: Partial<PlannedDish>, said: string) =>
    onChange(putDish(week, place, { ...dish, ...changes }), said)
  return (
    <Sheet
      title={title}
      intro={
        state?.kind === 'gone'
          ? 'This recipe is no longer on the site. You can take it out of your week.'
          : `${placeName(place)}, ${facts}`
      }
      onClose={onClose}
      footer={
        <>
          <Button
            look="line"
            onClick={() => {
              onChange(putDish(week, place, null), `${title} is out of the week`)
              onClose()
            }}
          >
            <Trash2 aria-hidden className="size-5" />
            Remove
          </Button>
          <Button look="line" onClick={onMove}>
            <ArrowLeftRight aria-hidden className="size-5" />
            Move
          </Button>
          {recipe && <ButtonLink href={pagePath('recipe', recipe.slug)}>Open the recipe</ButtonLink>}
        </>
      }
    >
      {state?.kind !== 'gone' && (
        <>
          <div>
            <PeopleStepper
              label="People for this dish"
              people={dish.people}
              onChange={(people) => change({ people }, `For ${people}`)}
            />
          </div>
          {recipe && !isLeftover && recipe.variations.length > 0 && (
            <fieldset>
              <legend className="mb-2 text-small font-[650]">Cook it as</legend>
              <div className="flex flex-wrap gap-2">
                <WishChip
                  isPressed={dish.variation === null}
                  onPress={() => change({ variation: null }, 'Original recipe')}
                >
                  Original recipe
                </WishChip>
                {recipe.variations.map(({ name }, variation) => (
                  <WishChip
                    key={name}
                    isPressed={dish.variation === variation}
                    onPress={() => change({ variation }, name)}
                  >
                    {name}
                  </WishChip>
                ))}
              </div>
            </fieldset>
          )}
          {later.length > 0 && (
            <div>
              <button
                type="button"
                aria-expanded={isAgain}
                onClick={() => setAgain(!isAgain)}
                className="min-h-11 font-[650] underline underline-offset-4"
              >
                Eat it again on…
              </button>
              {isAgain && (
                <>
                  <p className="mb-2 text-small text-muted">
                    Cook once, eat twice: the list buys enough for both.
                  </p>
                  <div className="flex flex-wrap gap-2">
                    {later.map((to) => (
                      <button
                        key={`${to.meal}-${to.day}`}
                        type="button"
                        onClick={() =>
                          onChange(putLeftovers(week, place, to), `Leftovers on ${placeName(to)}`)
                        }
                        className="min-h-11 rounded-pill border-[1.5px] border-dashed border-line-strong px-4 text-small font-semibold hover:bg-sunken"
                      >
                        {DAY_NAMES[to.day]} {to.meal}
                      </button>
                    ))}
                  </div>
                </>
              )}
            </div>
          )}
        </>
      )}
    </Sheet>
  )
}
