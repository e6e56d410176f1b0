import type { ReactNode } from 'react'
import { AVOIDABLES, type Avoidable } from '../../../domain/content/avoidables.ts'
import { joinWords, pluralize } from '../../../domain/items/labels.ts'
import { DIETARY_TAGS } from '../../../domain/items/limits.ts'
import { DAYS_OF_WEEK, type Meal } from '../../../domain/kitchen/week.ts'
import { numberWord } from '../../../domain/text/number-words.ts'
import { setPreferences, usePreferences } from '../kitchen/preferences.ts'
import type { WeekWishes } from './use-week-mix.ts'
import { PeopleStepper, WishChip } from './week-parts.tsx'
import { minutesText } from './week-words.ts'

const MINUTES = [20, 30, 45, 60]

/** Returns the wishes in one line: `5 dinners and 3 breakfasts for 2, up to 30 min, vegan, without dairy`. */
export function wishWords(
  { people, evenings, mornings, minutes, diets }: WeekWishes,
  avoid: readonly Avoidable[],
): string {
  const meals = [pluralize(evenings, 'dinner'), ...(mornings > 0 ? [pluralize(mornings, 'breakfast')] : [])]
  return [
    `${meals.join(' and ')} for ${people}`,
    minutes === null ? 'any time' : `up to ${minutesText(minutes)}`,
    ...diets,
    ...(avoid.length > 0 ? [`without ${joinWords(avoid)}`] : []),
  ].join(', ')
}

interface MixWishesProps {
  id: string
  wishes: WeekWishes
  /** Number of days of the week that are not past. */
  daysLeft: number
  onChange: (wishes: WeekWishes) => void
}

/** Controls for the wishes for a mixed week. */
export function MixWishes({ id, wishes, daysLeft, onChange }: MixWishesProps) {
  const { avoid } = usePreferences()
  const { people, evenings, mornings, minutes, diets } = wishes
  const change = (changed: Partial<WeekWishes>) => onChange({ ...wishes, ...changed })
  return (
    <div id={id} className="grid gap-5">
      <div>
        <PeopleStepper
          label="People for the week"
          people={people}
          onChange={(next) => change({ people: next })}
        />
      </div>
      <Wishes legend="How many evenings do you cook?">
        {eveningsFor(daysLeft).map((count) => (
          <WishChip key={count} isPressed={evenings === count} onPress={() => change({ evenings: count })}>
            {count === daysLeft ? everyOf(daysLeft, 'evening') : count}
          </WishChip>
        ))}
      </Wishes>
      <Wishes legend="And breakfasts?">
        {morningsFor(daysLeft).map((count) => (
          <WishChip key={count} isPressed={mornings === count} onPress={() => change({ mornings: count })}>
            {count === 0 ? 'none' : count === daysLeft ? everyOf(daysLeft, 'morning') : count}
          </WishChip>
        ))}
      </Wishes>
      <Wishes legend="How long may a dish take?">
        <WishChip isPressed={minutes === null} onPress={() => change({ minutes: null })}>
          any time
        </WishChip>
        {MINUTES.map((count) => (
          <WishChip key={count} isPressed={minutes === count} onPress={() => change({ minutes: count })}>
            up to {minutesText(count)}
          </WishChip>
        ))}
      </Wishes>
      <Wishes legend="Every dish should be">
        {DIETARY_TAGS.map((diet) => (
          <WishChip
            key={diet}
            isPressed={diets.includes(diet)}
            onPress={() => change({ diets: toggle(diets, diet) })}
          >
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
    </div>
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

const eveningsFor = (daysLeft: number) =>
  [1, 2, 3, 4, 5, 6, 7].filter((count) => count <= daysLeft && count >= Math.min(3, daysLeft - 1))
const morningsFor = (daysLeft: number) => [...[0, 3, 5].filter((count) => count < daysLeft), daysLeft]

/** Returns `every evening`, `all four` or `this evening`. */
function everyOf(daysLeft: number, meal: Meal): string {
  if (daysLeft === 1) return `this ${meal}`
  return daysLeft === DAYS_OF_WEEK ? `every ${meal}` : `all ${numberWord(daysLeft)}`
}

function toggle<T>(chosen: readonly T[], value: T): T[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}
