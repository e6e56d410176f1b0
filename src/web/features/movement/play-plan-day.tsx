import { Check } from 'lucide-react'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { addDays } from '../../../domain/time/days.ts'
import { localToday } from '../../data/local-today.ts'
import { useSite } from '../../data/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { doneDays, markDay } from '../progress/done-days.ts'
import { PosterButton } from '../progress/poster-button.tsx'
import { downloadCalendar } from '../share/download-calendar.ts'
import { DaySuns, sayNext } from './day-suns.tsx'
import { planPlace } from './kept-place.ts'
import { WorkoutDone } from './workout-done.tsx'
import { WorkoutPlayer } from './workout-player.tsx'

const ALL_DAYS = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1)

/** The player for a day of the plan; at its end the day becomes a sun in the reader's week (PLAN-DONE-1). */
export default function PlayPlanDay({
  day,
  days,
  onLeave,
}: {
  day: PlanDay
  /** All days of the plan. */
  days: readonly PlanDay[]
  onLeave: () => void
}) {
  return (
    <WorkoutPlayer
      id={planPlace(day.day)}
      workout={day}
      label={`Day ${day.day}`}
      onLeave={onLeave}
      renderDone={(leave) => <DayDone day={day} days={days} onLeave={leave} />}
    />
  )
}

interface DayDoneProps {
  day: PlanDay
  days: readonly PlanDay[]
  onLeave: () => void
}

function DayDone({ day, days, onLeave }: DayDoneProps) {
  const next = days.find((one) => one.day === day.day + 1)
  const done = doneDays.use()
  const isMarked = done.includes(day.day)
  const suns = isMarked ? done : [...done, day.day]
  const { siteUrl } = useSite()
  return (
    <WorkoutDone
      line={`Day ${day.day}, ${day.minutes} minutes`}
      scene={next ? 'day' : 'week'}
      word={!next && suns.length === PLAN_DAYS ? 'All seven.' : undefined}
      onLeave={onLeave}
    >
      <DaySuns days={ALL_DAYS} done={suns} />
      <aside className="stage-note">
        <h2 className="type-h3 mb-1">{sayNext(day.day, days, suns)}</h2>
        <p>{day.closing}</p>
      </aside>
      <div className="stage-keys">
        <Button
          onClick={() => {
            markDay(day.day, true)
            onLeave()
          }}
        >
          <Check aria-hidden className="size-6" />
          {isMarked ? 'Close' : `Day ${day.day} is done`}
        </Button>
        {next && !suns.includes(next.day) && (
          <Button look="line" onClick={() => putIntoCalendar(next, siteUrl)}>
            Put day {next.day} in my calendar
          </Button>
        )}
        {!next && <PosterButton onOpen={() => markDay(day.day, true)} />}
        {isMarked && (
          <Button look="quiet" onClick={() => markDay(day.day, false)}>
            Not done after all
          </Button>
        )}
      </div>
    </WorkoutDone>
  )
}

/** Downloads a calendar entry for the next day, tomorrow morning, which the reader can move. */
function putIntoCalendar({ day, title, minutes }: PlanDay, siteUrl: string): void {
  const date = addDays(localToday(), 1)
  const name = `Day ${day}: ${title}`
  const entry = {
    id: `${date}-day-${day}@${new URL(siteUrl).host}`,
    title: name,
    description: `Day ${day} of the plan`,
    url: siteUrl,
    day: date,
    time: '07:00',
    minutes,
  }
  downloadCalendar(name, [entry], `day-${day}`)
}
