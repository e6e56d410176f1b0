import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UploadState } from './use-image-upload.ts'

interface UploadStatusProps {
  id: string
  state: UploadState
  onCancel: () => void
  /** What stands here while nothing happens. */
  children: ReactNode
}

/** The row under the box: advice, progress or what went wrong, always in the same place. */
export function UploadStatus({ id, state, onCancel, children }: UploadStatusProps) {
  return (
    <div id={id} className="min-h-11 text-label">
      {state.phase === 'uploading' && <Progress state={state} onCancel={onCancel} />}
      {state.phase === 'idle' && <div className="text-muted">{children}</div>}
      <div role="alert">
        {state.phase === 'error' && (
          <p className="flex items-start gap-[.4em] font-semibold text-danger wrap-anywhere">
            <CircleAlert aria-hidden className="mt-px size-4 flex-none" />
            {state.message}
          </p>
        )}
      </div>
    </div>
  )
}

function Progress({
  state: { name, percent },
  onCancel,
}: {
  state: Extract<UploadState, { phase: 'uploading' }>
  onCancel: () => void
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <div>
        <div className="mb-1 flex justify-between gap-3">
          <span className="truncate">{percent === 100 ? 'Making it ready …' : name}</span>
          <b className="font-[650]">{percent}%</b>
        </div>
        <ProgressBar percent={percent} label={`Uploading ${name}`} />
      </div>
      <button
        type="button"
        onClick={onCancel}
        className="min-h-11 px-1 text-small font-[650] text-accent-text"
      >
        Cancel
      </button>
    </div>
  )
}

export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-pill bg-mute-bg"
    >
      <div
        style={{ width: `${percent}%` }}
        className="h-full rounded-pill bg-accent transition-[width] duration-(--hf-fast)"
      />
    </div>
  )
}
