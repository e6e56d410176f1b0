import { isEmptyWeek } from '../../../domain/kitchen/week-dishes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/site-link.tsx'
import { type KeptWeeks, storeLinkedWeek } from './kept-weeks.ts'
import { freeWeekFor, ownFragment, type WeekAddress } from './week-address.ts'
import { weekRange } from './week-words.ts'

interface LinkNoteProps {
  address: WeekAddress
  kept: KeptWeeks
  /** The path of the page that shows the note. */
  path: string
}

/** The note above a week from a link: the week is only displayed until it is kept, and never replaces the reader's own. */
export function LinkNote({ address, kept, path }: LinkNoteProps) {
  const navigate = useNavigate()
  if (address.kind === 'own') return null
  if (address.kind === 'broken')
    return (
      <p role="status" className="surface-butter mt-4 rounded-field px-5 py-4">
        This link holds no week. Perhaps a part of it got lost on the way; ask for it once more. Below is your
        own.
      </p>
    )
  const { week } = address
  const own = kept.weeks[week.start]
  const isTaken = own !== undefined && !isEmptyWeek(own)
  const free = freeWeekFor(week.start, kept.weeks)
  const keep = (start: string) => {
    storeLinkedWeek(start, week)
    navigate(path + ownFragment(start), { replace: true, keepScroll: true })
  }
  return (
    <div role="status" className="surface-butter mt-4 grid justify-items-start gap-3 rounded-field px-5 py-4">
      <p>
        Somebody sent you this week.{' '}
        {isTaken
          ? `You have a week of your own for ${weekRange(week.start)}: it stays as it is, unless you replace it.`
          : 'Keep it, and it’s yours to change.'}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button look="ink" size="small" onClick={() => keep(free)}>
          {isTaken ? `Keep it for ${weekRange(free)}` : 'Keep this week'}
        </Button>
        {isTaken && (
          <Button look="line" size="small" onClick={() => keep(week.start)}>
            Replace mine
          </Button>
        )}
        <ButtonLink look="line" size="small" href={path}>
          Go to my own
        </ButtonLink>
      </div>
    </div>
  )
}
