import { Lock, LockOpen } from 'lucide-react'
import type { CSSProperties } from 'react'
import { sharedFoods } from '../../../domain/kitchen/week-shopping.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import type { MixedDish, WeekMix } from './use-week-mix.ts'
import { DishPicture, minutesOf } from './week-parts.tsx'
import { countWord, joinWords, minutesText, placeName } from './week-words.ts'

/** The mixed dishes as cards: pressed, a card stays where it is when the rest is shuffled. */
export function MixCards({ mix: { dishes, size, state, isMixed, setKept } }: { mix: WeekMix }) {
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

/** What came of a mix: its dishes for a screen reader, what they share, and how many places found none. */
export function MixNews({ mix: { dishes, empty, state, open, isMixed } }: { mix: WeekMix }) {
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
          {few}, so {countWord(empty)} {empty === 1 ? 'place stays' : 'places stay'} free. More time or fewer
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
