import { useId } from 'react'
import type { RunProgress } from './import-calls.ts'

/** How far the import is. */
export function RunMeter({ progress }: { progress: RunProgress | null }) {
  const id = useId()
  const { done = 0, total = 0, what = '' } = progress ?? {}
  return (
    <div className="grid gap-1.5 text-small">
      <label htmlFor={id} className="truncate">
        {total === 0 ? 'Sending your file…' : `${done + 1} of ${total}: ${what}`}
      </label>
      <progress
        id={id}
        max={total || 1}
        value={total === 0 ? undefined : done}
        className="h-2 w-full accent-ok"
      />
    </div>
  )
}
