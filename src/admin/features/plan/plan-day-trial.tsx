import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import type { Workout } from '../../../domain/movement/workout.ts'
import { PlanDayView } from '../../../web/features/plan/plan-day-view.tsx'
import { PagePreviewDialog } from '../preview/page-preview-dialog.tsx'
import { type PlanForm, payloadOf } from './plan-form.ts'

/** Shows the page of a day as readers will see it; nothing on it can be pressed. */
export function PlanDayPreview({ form, onClose }: { form: PlanForm | null; onClose: () => void }) {
  return (
    <PagePreviewDialog open={form !== null} onClose={onClose}>
      {form && (
        <div inert>
          <PlanDayView
            day={{ ...payloadOf(form), minutes: form.minutes ?? 1, rounds: form.rounds ?? 1 }}
            days={[]}
            token=""
          />
        </div>
      )}
    </PagePreviewDialog>
  )
}

interface TryWorkoutProps {
  workout: Workout
  day: number
  onLeave: () => void
}

const Trial = lazy(() => import('./workout-trial.tsx'))

/** The player with the day as in the form; its place is not stored. */
export function TryWorkout(props: TryWorkoutProps) {
  return createPortal(
    <Suspense>
      <Trial {...props} />
    </Suspense>,
    document.body,
  )
}
