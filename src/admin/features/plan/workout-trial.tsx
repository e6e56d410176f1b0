import { useEffect } from 'react'
import type { Workout } from '../../../domain/movement/workout.ts'
import { clearWorkoutPlace } from '../../../web/features/movement/kept-place.ts'
import { WorkoutDone } from '../../../web/features/movement/workout-done.tsx'
import { WorkoutPlayer } from '../../../web/features/movement/workout-player.tsx'
import { Button } from '../../../web/ui/button.tsx'

/** The key of the place while a workout is tried out. */
const TRIAL = 'trial'

/** The player, tried out by the coach: it always starts at the beginning. */
export default function WorkoutTrial({
  workout,
  day,
  onLeave,
}: {
  workout: Workout
  day: number
  onLeave: () => void
}) {
  useEffect(() => () => clearWorkoutPlace(TRIAL), [])
  return (
    <WorkoutPlayer
      id={TRIAL}
      workout={workout}
      label={`Day ${day}`}
      onLeave={onLeave}
      renderDone={(leave) => (
        <WorkoutDone line={workout.title} onLeave={leave}>
          <div className="stage-keys">
            <Button onClick={leave}>Back to the day</Button>
          </div>
        </WorkoutDone>
      )}
    />
  )
}
