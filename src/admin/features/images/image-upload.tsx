import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { UploadedImage } from '../../../domain/images/library-image.ts'
import { imageFileProblem, type UploadPreset } from '../../../domain/images/upload-limits.ts'
import { isCancelled, type UploadEnd, type UploadSource, uploadImage } from './upload-image.ts'

/** What the uploader is doing (IMG-FIELD-1); dragging over and preview are the box's own. */
type UploadState =
  | { phase: 'idle' }
  | { phase: 'uploading'; name: string; percent: number; preview: string }
  | { phase: 'error'; message: string }

interface UploadOptions {
  preset: UploadPreset
  onUploaded: (image: UploadedImage) => void
  /** A file that was sent and refused, or did not arrive. */
  onFailed?: (message: string) => void
}

const IDLE: UploadState = { phase: 'idle' }

/** One upload at a time: a new one takes the place of the one under way. `start` tells how it ended. */
export function useImageUpload({ preset, onUploaded, onFailed }: UploadOptions) {
  const [state, setState] = useState<UploadState>(IDLE)
  const running = useRef<AbortController>(null)
  // Leaving the screen gives up what was being sent to it.
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File, source: UploadSource = 'upload'): Promise<UploadEnd> {
    running.current?.abort()
    const problem = imageFileProblem(file)
    if (problem !== null) {
      setState({ phase: 'error', message: problem })
      return 'failed'
    }
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const preview = URL.createObjectURL(file)
    const show = (percent: number) => {
      if (!signal.aborted) setState({ phase: 'uploading', name: file.name, percent, preview })
    }
    show(0)
    try {
      const image = await uploadImage(file, { preset, source, onProgress: show, signal })
      if (signal.aborted) return 'cancelled'
      setState(IDLE)
      onUploaded(image)
      return 'arrived'
    } catch (error) {
      if (isCancelled(error) || signal.aborted) return 'cancelled'
      const message = error instanceof Error ? error.message : String(error)
      setState({ phase: 'error', message })
      onFailed?.(message)
      return 'failed'
    } finally {
      URL.revokeObjectURL(preview)
    }
  }

  function cancel(): void {
    running.current?.abort()
    setState(IDLE)
  }

  return { state, start, cancel }
}

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
