import './player-sheets.css'
import { Check } from 'lucide-react'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import type { PlanDay } from '../../../domain/newsletter/plan.ts'
import { Button } from '../../ui/button.tsx'
import { DaySuns } from './day-suns.tsx'
import { doneDays, markDay } from './done-days.ts'
import { WorkoutDone } from './workout-done.tsx'
import { WorkoutPlayer } from './workout-player.tsx'

const ALL_DAYS = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1)

/** The player for a day of the plan; at its end the day becomes a sun in her week (product §29.4). */
export default function PlayPlanDay({
  day,
  next,
  onLeave,
}: {
  day: PlanDay
  /** The day after; null after the last. */
  next: PlanDay | null
  onLeave: () => void
}) {
  return (
    <WorkoutPlayer
      id={`plan/${day.day}`}
      workout={day}
      label={`Day ${day.day}`}
      onLeave={onLeave}
      renderDone={(leave) => <DayDone day={day} next={next} onLeave={leave} />}
    />
  )
}

function DayDone({ day, next, onLeave }: { day: PlanDay; next: PlanDay | null; onLeave: () => void }) {
  const done = doneDays.use()
  const isMarked = done.includes(day.day)
  return (
    <WorkoutDone line={`Day ${day.day}, ${day.minutes} minutes`} onLeave={onLeave}>
      <DaySuns days={ALL_DAYS} done={done} />
      <aside className="wd-pinned">
        <h2>{next ? `Tomorrow: ${next.title}` : 'All seven days'}</h2>
        {day.closing}
      </aside>
      <div className="wd-acts">
        <Button
          onClick={() => {
            markDay(day.day, true)
            onLeave()
          }}
        >
          <Check aria-hidden className="size-6" />
          {isMarked ? 'Close' : `Day ${day.day} is done`}
        </Button>
        {isMarked && (
          <Button look="line" onClick={() => markDay(day.day, false)}>
            Not done after all
          </Button>
        )}
      </div>
    </WorkoutDone>
  )
}
