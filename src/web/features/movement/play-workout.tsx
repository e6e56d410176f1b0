import type { Workout } from '../../../domain/movement/workout.ts'
import { Button } from '../../ui/button.tsx'
import { WorkoutDone } from './workout-done.tsx'
import { WorkoutPlayer } from './workout-player.tsx'

interface PlayWorkoutProps {
  /** The storage key of the place on this device. */
  id: string
  workout: Workout
  onLeave: () => void
}

/** The player for a workout of an article. */
export default function PlayWorkout({ id, workout, onLeave }: PlayWorkoutProps) {
  return (
    <WorkoutPlayer
      id={id}
      workout={workout}
      label=""
      onLeave={onLeave}
      renderDone={(leave) => (
        <WorkoutDone line={workout.title} scene="water" onLeave={leave}>
          <aside className="stage-note">
            <h2 className="type-h3 mb-1">Drink a glass of water</h2>
            Your body did that. Notice what feels warmer than before.
          </aside>
          <div className="stage-keys">
            <Button onClick={leave}>Back to reading</Button>
          </div>
        </WorkoutDone>
      )}
    />
  )
}
