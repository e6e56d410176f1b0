import { Shuffle } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import emptyWeek from './empty-week.svg'

/** Shown in a week without dishes: where to begin. */
export function EmptyWeekNote({ onMix }: { onMix: () => void }) {
  return (
    <section
      aria-labelledby="empty-week"
      className="mb-6 grid items-center gap-x-12 gap-y-4 md:grid-cols-[320px_minmax(0,1fr)]"
    >
      <img src={emptyWeek} alt="" width={800} height={450} className="w-full rounded-paper" />
      <div className="grid justify-items-start gap-4">
        <h2 id="empty-week" className="type-h2">
          Let the week fill itself
        </h2>
        <p className="text-muted">Say who eats and what you like. You can change every dish.</p>
        <Button onClick={onMix}>
          <Shuffle aria-hidden className="size-5" />
          Mix me a week
        </Button>
      </div>
    </section>
  )
}
