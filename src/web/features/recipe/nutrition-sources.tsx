import { namedDrivers, ROUGH_SPREAD } from '../../../domain/content/nutrition.ts'
import type { Nutrition } from '../../../domain/content/recipe.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { Rolling } from './rolling-amount.tsx'

const PAPERS = [
  'bg-[#c98a06]',
  'bg-[#f8be3f]',
  'bg-[#c9a877]',
  'bg-[#7da84b]',
  'bg-[#6fa9b4]',
  'bg-[#ea9c8c]',
]

export function Drivers({ names, nutrition }: { names: readonly string[]; nutrition: Nutrition }) {
  const named = namedDrivers(nutrition.drivers).slice(0, PAPERS.length)
  if (named.length === 0) return null
  const rest = 1 - named.reduce((sum, { share }) => sum + share, 0)
  return (
    <div className="mt-5">
      <h3 className="font-body text-small font-[650]">Where the calories come from</h3>
      <div aria-hidden className="mt-2 flex h-5.5 gap-0.5 *:rounded-[3px]">
        {named.map(({ ingredient, share }, at) => (
          <i key={ingredient} className={PAPERS[at]} style={{ flex: share }} />
        ))}
        {rest > 0.005 && <i className="bg-line-strong" style={{ flex: rest }} />}
      </div>
      <ul className="mt-2.5 grid gap-x-4 gap-y-1 text-small sm:grid-cols-2">
        {named.map(({ ingredient, share }, at) => (
          <li key={ingredient} className="grid grid-cols-[12px_minmax(0,1fr)_auto] items-baseline gap-2">
            <i aria-hidden className={`size-3 rounded-[3px] ${PAPERS[at]}`} />
            <span>{shortName(names[ingredient] ?? '')}</span>{' '}
            <b className="font-[650]">
              <Rolling>{`${Math.round(share * 100)}%`}</Rolling>
            </b>
          </li>
        ))}
        {rest > 0.005 && (
          <li className="grid grid-cols-[12px_minmax(0,1fr)_auto] items-baseline gap-2">
            <i aria-hidden className="size-3 rounded-[3px] bg-line-strong" />
            <span>Everything else</span>{' '}
            <b className="font-[650]">
              <Rolling>{`${Math.round(rest * 100)}%`}</Rolling>
            </b>
          </li>
        )}
      </ul>
    </div>
  )
}

interface CertaintyProps {
  nutrition: Nutrition
  isChosen: boolean
  /** Half of the likely range of calories, as a fraction of the calories. */
  spread: number
  /** A sentence with a trailing space, or an empty string. */
  also: string
}

export function Certainty({
  nutrition: { confidence, matched, of, unmatched },
  isChosen,
  spread,
  also,
}: CertaintyProps) {
  const bowls = confidence === 'high' ? 3 : spread > ROUGH_SPREAD ? 1 : 2
  return (
    <div className="mt-4 border-t-[1.5px] border-line pt-4 text-small">
      <h3 className="flex items-center gap-3.5 font-body text-small font-[650]">
        <span aria-hidden className="flex gap-1">
          {[1, 2, 3].map((bowl) => (
            <i
              key={bowl}
              className={`h-2.5 w-5 rounded-b-[10px] border-[1.75px] border-ink ${bowl <= bowls ? 'bg-ink' : ''}`}
            />
          ))}
        </span>
        {['A rough guess', 'Fairly sure', 'Quite sure'][bowls - 1]}
      </h3>
      <p className="mt-1 text-ink-2">
        {matched === of
          ? 'We know what every ingredient weighs.'
          : `We know what ${matched} of ${of} ingredients weigh. Not counted: ${unmatched.join('; ')}.`}
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center font-[650] text-accent-text underline decoration-2 underline-offset-4 marker:content-none">
          How this is worked out
        </summary>
        <p className="text-ink-2">
          {`Each amount becomes a weight, and each food’s figures come from the USDA National Nutrient Database, release 28. The likely range says how much cups, pieces and handfuls differ from one to the next. ${also}These figures are for the recipe ${isChosen ? 'with your changes' : 'as written'}.`}
        </p>
      </details>
    </div>
  )
}

/** Returns `Rolled oats` for `rolled oats, toasted`. */
function shortName(ingredient: string): string {
  const name = ingredient.split(/[,(]/, 1)[0]?.trim() ?? ''
  return capitalize(name)
}
