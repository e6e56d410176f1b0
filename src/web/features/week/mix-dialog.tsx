import { Lock, LockOpen, Shuffle } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AVOIDABLES } from '../../../domain/content/avoidables.ts'
import { DIETARY_TAGS } from '../../../domain/items/limits.ts'
import { choosePlaces, mixWeek } from '../../../domain/kitchen/mix-week.ts'
import {
  ALL_PLACES,
  DAYS_OF_WEEK,
  dishAt,
  firstDayLeft,
  isSamePlace,
  type Meal,
  type Place,
  type PlannedDish,
  putDish,
  type Week,
} from '../../../domain/kitchen/week.ts'
import { setWeekPeople } from '../../../domain/kitchen/week-dishes.ts'
import { sharedFoods } from '../../../domain/kitchen/week-shopping.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSite } from '../../data/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { setPreferences, usePreferences } from '../kitchen/preferences.ts'
import { findCandidates } from './mix-candidates.ts'
import type { WeekDishes } from './use-week-dishes.ts'
import { CARD_CLASS, CardFace } from './week-grid.tsx'
import { minutesOf, PeopleStepper, Sheet, WishChip } from './week-parts.tsx'
import { capitalize, countWord, joinWords, minutesText, placeName } from './week-words.ts'

const MINUTES = [20, 30, 45, 60]

export interface MixDialogProps {
  week: Week
  /** `YYYY-MM-DD`; the days before it are over and stay as they are. */
  today: string
  recipes: WeekDishes['recipes']
  onLayOut: (next: Week) => void
  onClose: () => void
}

interface Mixed {
  week: Week
  recipes: ReadonlyMap<string, RecipePage>
  /** So many places stayed empty. */
  empty: number
}

/** So many are wished for at first; one more than are planned, so that there is something to mix. */
const USUAL_EVENINGS = 5
const plannedEvenings = (week: Week, firstDay: number) =>
  week.meals.evening.filter((dish, day) => dish !== null && day >= firstDay).length

const eveningsFor = (daysLeft: number) =>
  [1, 2, 3, 4, 5, 6, 7].filter((count) => count <= daysLeft && count >= Math.min(3, daysLeft - 1))
const morningsFor = (daysLeft: number) => [...[0, 3, 5].filter((count) => count < daysLeft), daysLeft]

/** `every evening`, `all four evenings`, `this evening` */
function everyOf(daysLeft: number, meal: Meal): string {
  if (daysLeft === 1) return `this ${meal}`
  return daysLeft === DAYS_OF_WEEK ? `every ${meal}` : `all ${countWord(daysLeft)}`
}

/** Mixes a week by wishes: planned and locked dishes stay; the rest can be mixed again and again. */
export function MixDialog({ week, today, recipes, onLayOut, onClose }: MixDialogProps) {
  const { reads } = useSite()
  const { avoid } = usePreferences()
  const [people, setPeople] = useState(week.people)
  const firstDay = firstDayLeft(week, today)
  const daysLeft = DAYS_OF_WEEK - firstDay
  const [evenings, setEvenings] = useState(() =>
    Math.min(Math.max(USUAL_EVENINGS, plannedEvenings(week, firstDay) + 1), daysLeft),
  )
  const [mornings, setMornings] = useState(0)
  const [minutes, setMinutes] = useState<number | null>(null)
  const [diets, setDiets] = useState<readonly string[]>([])
  const [mixed, setMixed] = useState<Mixed | null>(null)
  const [state, setState] = useState<'still' | 'mixing' | 'failed'>('still')
  // What was planned before stays until the reader unlocks it.
  const chosen = [
    ...choosePlaces(week, 'morning', mornings, firstDay),
    ...choosePlaces(week, 'evening', evenings, firstDay),
  ]
  const places = ALL_PLACES.filter((place) => chosen.some((other) => isSamePlace(other, place)))
  const draft = setWeekPeople(mixed ? onlyIn(places, mixed.week, week) : lockAll(week), people)
  const recipeOf = (slug: string) => {
    const planned = recipes.get(slug)
    return mixed?.recipes.get(slug) ?? (planned?.kind === 'found' ? planned.recipe : undefined)
  }
  const cards = places.flatMap((place) => {
    const dish = dishAt(draft, place)
    const recipe = dish && recipeOf(dish.slug)
    return recipe && dish.leftoverOf === null ? [{ place, dish, recipe }] : []
  })
  const open = places.filter((place) => !dishAt(draft, place) || isOpen(dishAt(draft, place))).length
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (mixed) list.current?.scrollIntoView({ block: 'nearest' })
  }, [mixed !== null])

  async function mix() {
    setState('mixing')
    try {
      const found = await findCandidates(reads, { minutes, diets, avoid }, Math.random)
      const { week: next, empty } = mixWeek(draft, {
        places: places.filter((place) => !dishAt(draft, place) || isOpen(dishAt(draft, place))),
        people,
        candidates: found.candidates,
        random: Math.random,
      })
      setMixed({ week: next, recipes: new Map([...(mixed?.recipes ?? []), ...found.recipes]), empty })
      setState('still')
    } catch {
      setState('failed')
    }
  }

  function setLocked(place: Place, dish: PlannedDish, isLocked: boolean) {
    setMixed({
      week: putDish(draft, place, { ...dish, isLocked }),
      recipes: mixed?.recipes ?? new Map(),
      empty: mixed?.empty ?? 0,
    })
  }

  return (
    <Sheet
      title="Mix me a week"
      intro={[
        'Keep what makes you hungry, and mix the rest again.',
        ...(firstDay > 0 ? ['It fills the days from today on.'] : []),
        ...(avoid.length > 0 ? [`Without ${joinWords(avoid)}, as always here.`] : []),
      ].join(' ')}
      width="sm:max-w-[720px]"
      onClose={onClose}
      footer={
        <>
          <Button
            look={mixed ? 'line' : 'primary'}
            aria-disabled={state === 'mixing' || open === 0 || undefined}
            onClick={() => state !== 'mixing' && open > 0 && void mix()}
          >
            <Shuffle aria-hidden className="size-5" />
            {state === 'mixing' ? 'One moment…' : mixed ? `Mix the open ${countWord(open)}` : 'Mix them'}
          </Button>
          {mixed && cards.length > 0 && (
            <Button onClick={() => onLayOut(unlockAll(draft))}>Lay them out</Button>
          )}
        </>
      }
    >
      <div>
        <PeopleStepper label="People for the week" people={people} onChange={setPeople} />
      </div>
      <Wishes legend="How many evenings do you cook?">
        {eveningsFor(daysLeft).map((count) => (
          <WishChip key={count} isPressed={evenings === count} onPress={() => setEvenings(count)}>
            {count === daysLeft ? everyOf(daysLeft, 'evening') : count}
          </WishChip>
        ))}
      </Wishes>
      <Wishes legend="And breakfasts?">
        {morningsFor(daysLeft).map((count) => (
          <WishChip key={count} isPressed={mornings === count} onPress={() => setMornings(count)}>
            {count === 0 ? 'none' : count === daysLeft ? everyOf(daysLeft, 'morning') : count}
          </WishChip>
        ))}
      </Wishes>
      <Wishes legend="How long may a dish take?">
        <WishChip isPressed={minutes === null} onPress={() => setMinutes(null)}>
          any time
        </WishChip>
        {MINUTES.map((count) => (
          <WishChip key={count} isPressed={minutes === count} onPress={() => setMinutes(count)}>
            up to {minutesText(count)}
          </WishChip>
        ))}
      </Wishes>
      <Wishes legend="All of it">
        {DIETARY_TAGS.map((diet) => (
          <WishChip key={diet} isPressed={diets.includes(diet)} onPress={() => setDiets(toggle(diets, diet))}>
            {diet}
          </WishChip>
        ))}
      </Wishes>
      <Wishes legend="Without, here and in every recipe">
        {AVOIDABLES.map((avoidable) => (
          <WishChip
            key={avoidable}
            isPressed={avoid.includes(avoidable)}
            onPress={() => setPreferences({ avoid: toggle(avoid, avoidable) })}
          >
            {avoidable}
          </WishChip>
        ))}
      </Wishes>
      {cards.length > 0 && (
        <ul
          ref={list}
          aria-label="The dishes"
          className="-m-1 grid gap-2.5 p-1 max-sm:auto-cols-[42%] max-sm:grid-flow-col max-sm:overflow-x-auto sm:grid-cols-5"
        >
          {cards.map(({ place, dish, recipe }) => {
            const { title } = recipe
            const Icon = dish.isLocked ? Lock : LockOpen
            return (
              <li key={`${place.meal}-${place.day}`} className="grid">
                <button
                  type="button"
                  aria-pressed={dish.isLocked}
                  onClick={() => setLocked(place, dish, !dish.isLocked)}
                  className={classNames(CARD_CLASS, dish.isLocked && 'outline-3 outline-ink outline-solid')}
                >
                  <CardFace
                    prefix="Keep "
                    picture={recipe}
                    title={title}
                    facts={`${placeName(place)}, ${minutesText(minutesOf(recipe))}`}
                  >
                    <span className="absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-full bg-surface text-ink shadow-cut">
                      <Icon aria-hidden className="size-4" />
                    </span>
                  </CardFace>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <p role="status" className="text-muted empty:hidden">
        {state === 'failed' && 'We couldn’t load the recipes. Please check your connection and try again.'}
        {state === 'still' && mixed && <MixNews mixed={mixed} recipes={cards.map(({ recipe }) => recipe)} />}
      </p>
    </Sheet>
  )
}

function Wishes({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small font-[650]">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

/** What came of it: what the dishes share, and how many places found none. */
function MixNews({ mixed: { empty }, recipes }: { mixed: Mixed; recipes: readonly RecipePage[] }) {
  const [first, second] = sharedFoods(recipes)
  const few = recipes.length === 0 ? 'Nothing fits these wishes' : 'Too few dishes fit these wishes'
  return (
    <>
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

/** Without what was mixed into places that are no longer wished for. */
function onlyIn(places: readonly Place[], mixed: Week, before: Week): Week {
  const leftOver = ALL_PLACES.filter(
    (place) => !dishAt(before, place) && !places.some((wished) => isSamePlace(wished, place)),
  )
  return leftOver.reduce((week, place) => (dishAt(week, place) ? putDish(week, place, null) : week), mixed)
}

function toggle<T>(chosen: readonly T[], value: T): T[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

function setLocks(week: Week, isLocked: boolean): Week {
  const set = (dish: PlannedDish | null) => dish && { ...dish, isLocked }
  return { ...week, meals: { morning: week.meals.morning.map(set), evening: week.meals.evening.map(set) } }
}

const lockAll = (week: Week) => setLocks(week, true)
const unlockAll = (week: Week) => setLocks(week, false)

/** Whether mixing may take it: it is neither kept nor what is left of another. */
function isOpen(dish: PlannedDish | null): boolean {
  return dish !== null && !dish.isLocked && dish.leftoverOf === null
}
