import type { Issue } from '../../../../domain/admin/issues.ts'

interface SendingProgressProps {
  /** What it says in words, under the bar and to a screen reader. */
  label: string
  progress: Issue['progress']
}

/** How much of a letter has gone out, as a bar. */
export function SendingProgress({ label, progress: { total, waiting } }: SendingProgressProps) {
  const done = total - waiting
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label="Sending"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={label}
        className="h-2.5 overflow-clip rounded-pill bg-mute-bg"
      >
        <div
          className="h-full rounded-pill bg-ok transition-[width] duration-(--hf-slow)"
          style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }}
        />
      </div>
      <p aria-hidden className="text-label text-muted tabular-nums">
        {label}
      </p>
    </div>
  )
}
