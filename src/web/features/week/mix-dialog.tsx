import './mix-dialog.css'
import { ChevronDown, Shuffle } from 'lucide-react'
import { useId, useState } from 'react'
import { DAYS_OF_WEEK, firstDayLeft, type Week } from '../../../domain/kitchen/week.ts'
import { Button } from '../../ui/button.tsx'
import { usePreferences } from '../kitchen/preferences.ts'
import { MixCards, MixNews } from './mix-cards.tsx'
import { MixWishes, wishWords } from './mix-wishes.tsx'
import type { WeekDishes } from './use-week-dishes.ts'
import { useWeekMix, type WeekWishes } from './use-week-mix.ts'
import { Sheet } from './week-parts.tsx'

export interface MixDialogProps {
  week: Week
  /** `YYYY-MM-DD`; the days before it are over and stay as they are. */
  today: string
  recipes: WeekDishes['recipes']
  onLayOut: (next: Week) => void
  onClose: () => void
}

/** So many are wished for at first; one more than are planned, so that there is something to mix. */
const USUAL_EVENINGS = 5

function firstWishes(week: Week, firstDay: number): WeekWishes {
  const planned = week.meals.evening.filter((dish, day) => dish !== null && day >= firstDay).length
  return {
    people: week.people,
    evenings: Math.min(Math.max(USUAL_EVENINGS, planned + 1), DAYS_OF_WEEK - firstDay),
    mornings: 0,
    minutes: null,
    diets: [],
  }
}

/** A mixed week, in view at once, and above it the wishes it was mixed by, folded into a line (WEEK-MIX-5). */
export function MixDialog({ week, today, recipes, onLayOut, onClose }: MixDialogProps) {
  const { avoid } = usePreferences()
  const firstDay = firstDayLeft(week, today)
  const [wishes, setWishes] = useState(() => firstWishes(week, firstDay))
  const [areWishesOpen, setWishesOpen] = useState(false)
  const id = useId()
  const mix = useWeekMix({ week, today, recipes, wishes })
  // What it takes to mix again once the wishes are folded; for how many changes no dish.
  const asked = JSON.stringify([{ ...wishes, people: null }, avoid])
  const [mixedBy, setMixedBy] = useState(asked)
  const said = wishWords(wishes, avoid)

  function foldWishes() {
    setWishesOpen(false)
    if (asked !== mixedBy) shuffle()
  }
  function shuffle() {
    setMixedBy(asked)
    void mix.mix()
  }

  const isBusy = mix.state === 'mixing'
  const canShuffle = !isBusy && mix.open > 0
  return (
    <Sheet
      title="Mix me a week"
      intro={`Tap what you want to keep, and shuffle the rest.${firstDay > 0 ? ' It fills the days that are left.' : ''}`}
      width="sm:max-w-[860px]"
      onClose={onClose}
      footer={
        <>
          {/* One button in two states, so that a press does not drop the focus. */}
          <Button
            look={areWishesOpen ? 'primary' : 'line'}
            aria-disabled={(!areWishesOpen && !canShuffle) || undefined}
            onClick={() => (areWishesOpen ? foldWishes() : canShuffle && shuffle())}
          >
            {!areWishesOpen && <Shuffle aria-hidden className="size-5" />}
            {areWishesOpen ? 'Show the dishes' : isBusy ? 'One moment…' : 'Shuffle'}
          </Button>
          {!areWishesOpen && (
            <Button
              aria-disabled={isBusy || mix.dishes.length === 0 || undefined}
              onClick={() => !isBusy && mix.dishes.length > 0 && onLayOut(mix.week)}
            >
              Put them in my week
            </Button>
          )}
        </>
      }
    >
      <button
        type="button"
        aria-expanded={areWishesOpen}
        aria-controls={areWishesOpen ? id : undefined}
        onClick={() => (areWishesOpen ? foldWishes() : setWishesOpen(true))}
        className="flex min-h-12 items-center justify-between gap-4 rounded-paper bg-sunken px-4 py-2 text-left text-small hover:bg-mute-bg"
      >
        <span>
          <span className="sr-only">Your wishes: </span>
          {said}
        </span>
        <span className="flex items-center gap-1 font-[650]">
          Change
          <ChevronDown aria-hidden className={areWishesOpen ? 'size-5 rotate-180' : 'size-5'} />
        </span>
      </button>
      {areWishesOpen ? (
        <MixWishes id={id} wishes={wishes} daysLeft={DAYS_OF_WEEK - firstDay} onChange={setWishes} />
      ) : (
        <MixCards mix={mix} />
      )}
      <p role="status" className="text-muted empty:hidden">
        {!areWishesOpen && <MixNews mix={mix} />}
      </p>
    </Sheet>
  )
}
