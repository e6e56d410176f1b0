import { joinWords } from '../../../domain/items/labels.ts'
import { numberWord } from '../../../domain/text/number-words.ts'
import './mix-dialog.css'
import { ChevronDown, Lock, LockOpen, Shuffle } from 'lucide-react'
import { type CSSProperties, useId, useState } from 'react'
import { DAYS_OF_WEEK, firstDayLeft, type Week } from '../../../domain/kitchen/week.ts'
import { rebaseWeekChange } from '../../../domain/kitchen/week-dishes.ts'
import { sharedFoods } from '../../../domain/kitchen/week-shopping.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { Button } from '../../ui/button.tsx'
import { usePreferences } from '../kitchen/preferences.ts'
import { MixWishes, wishWords } from './mix-wishes.tsx'
import type { WeekDishes } from './use-week-dishes.ts'
import { type MixedDish, useWeekMix, type WeekMix, type WeekWishes } from './use-week-mix.ts'
import { DishPicture, minutesOf, Sheet } from './week-parts.tsx'
import { minutesText, placeName } from './week-words.ts'

export interface MixDialogProps {
  week: Week
  /** `YYYY-MM-DD`; the days before it are past and stay as they are. */
  today: string
  recipes: WeekDishes['recipes']
  onLayOut: (next: Week) => void
  onClose: () => void
}

/** Default number of dinners, or one more than are planned, so that there is something to mix. */
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

/** Shows a mixed week immediately, and above it its wishes, folded into a line (WEEK-MIX-5). */
export function MixDialog({ week: present, today, recipes, onLayOut, onClose }: MixDialogProps) {
  const { avoid } = usePreferences()
  // The week as it was when opened: later changes, by an undo or in another tab, were not mixed.
  const [week] = useState(present)
  const firstDay = firstDayLeft(week, today)
  const [wishes, setWishes] = useState(() => firstWishes(week, firstDay))
  const [areWishesOpen, setWishesOpen] = useState(false)
  const id = useId()
  const mix = useWeekMix({ week, today, recipes, wishes })
  // The wishes that require a new mix once they are folded; the number of people changes no dish.
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
              onClick={() =>
                !isBusy &&
                mix.dishes.length > 0 &&
                onLayOut(rebaseWeekChange(present, { from: week, to: mix.week }))
              }
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

/** The mixed dishes as cards: a pressed card stays where it is when the rest is shuffled. */
function MixCards({ mix: { dishes, size, state, isMixed, setKept } }: { mix: WeekMix }) {
  if (state === 'mixing' && !isMixed)
    return (
      <ul aria-hidden className="mix-cards">
        {Array.from({ length: size }, (_, index) => (
          <li key={index} className="mix-card mix-card-waiting" />
        ))}
      </ul>
    )
  if (dishes.length === 0) return null
  return (
    <ul aria-label="The dishes" className="mix-cards">
      {dishes.map((mixed, index) => (
        <li key={`${mixed.place.meal}-${mixed.place.day}`} className="grid">
          <MixCard mixed={mixed} index={index} onKeep={(isKept) => setKept(mixed, isKept)} />
        </li>
      ))}
    </ul>
  )
}

interface MixCardProps {
  mixed: MixedDish
  index: number
  onKeep: (isKept: boolean) => void
}

function MixCard({ mixed: { place, dish, recipe }, index, onKeep }: MixCardProps) {
  const Icon = dish.isLocked ? Lock : LockOpen
  const style: CSSProperties & Record<'--mix-order', number> = { '--mix-order': index }
  return (
    <button
      type="button"
      aria-pressed={dish.isLocked}
      onClick={() => onKeep(!dish.isLocked)}
      className="mix-card"
    >
      <span key={dish.slug} style={style} className="mix-face">
        <DishPicture dish={recipe} />
        <span className="mix-name">
          <span className="sr-only">Keep </span>
          {recipe.title}
          <span className="mix-facts">
            {placeName(place)}, <span className="whitespace-nowrap">{minutesText(minutesOf(recipe))}</span>
          </span>
        </span>
      </span>
      <span className="mix-lock">
        <Icon aria-hidden className="size-4" />
      </span>
    </button>
  )
}

/** Reports the result of a mix: its dishes for screen readers, what they share, and how many places stayed empty. */
function MixNews({ mix: { dishes, empty, state, open, isMixed } }: { mix: WeekMix }) {
  if (state === 'mixing') return null
  if (state === 'failed')
    return <>We couldn’t load the recipes. Please check your connection and try again.</>
  if (!isMixed) return open === 0 ? <>Your week is full. Let a dish go, and shuffle.</> : null
  const [first, second] = sharedFoods(dishes.map(({ recipe }) => recipe))
  const few = dishes.length === 0 ? 'Nothing fits these wishes' : 'Too few dishes fit these wishes'
  const free = dishes.filter(({ dish }) => !dish.isLocked)
  return (
    <>
      {free.length > 0 && (
        <span className="sr-only">Now {joinWords(free.map(({ recipe }) => recipe.title))}. </span>
      )}
      {empty > 0 && (
        <>
          {few}, so {numberWord(empty)} {empty === 1 ? 'place stays' : 'places stay'} free. More time or fewer
          wishes bring more dishes.{' '}
        </>
      )}
      {first && (
        <>
          {capitalize(first.name)} {second ? `and ${second.name} come` : 'comes'} up more than once, so the
          list stays short.
        </>
      )}
    </>
  )
}
