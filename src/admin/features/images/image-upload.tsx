import { CircleAlert, ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { UploadedImage } from '../../../domain/images/library-image.ts'
import {
  ACCEPTED_IMAGE_TYPES,
  imageFileProblem,
  type UploadPreset,
} from '../../../domain/images/upload-limits.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { isCancelled, type UploadEnd, type UploadSource, uploadImage } from './upload-image.ts'

/** The uploader's state (IMG-FIELD-1); dragging over and preview belong to the box. */
type UploadState =
  | { phase: 'idle' }
  | { phase: 'uploading'; name: string; percent: number; preview: string }
  | { phase: 'error'; message: string }

interface UploadOptions {
  preset: UploadPreset
  onUploaded: (image: UploadedImage) => void
  /** Called when a file was refused by the server, or did not arrive. */
  onFailed?: (message: string) => void
}

const IDLE: UploadState = { phase: 'idle' }

/** Manages one upload at a time: a new one replaces the one in progress. `start` returns how it ended. */
export function useImageUpload({ preset, onUploaded, onFailed }: UploadOptions) {
  const [state, setState] = useState<UploadState>(IDLE)
  const running = useRef<AbortController>(null)
  // Leaving the screen aborts the upload.
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
  /** Shown while no upload is in progress. */
  children: ReactNode
}

/** The row under the box: advice, progress or an error, always in the same place. */
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

interface ImageDropBoxProps {
  /** The shape of the box, the same in every state so that nothing moves. */
  boxClass: string
  onFiles: (files: File[]) => void
  /** So that a button elsewhere can open the same file chooser. */
  inputRef: RefObject<HTMLInputElement | null>
  label: string
  /** Id of the advice beside it. */
  describedBy?: string
  multiple?: boolean
  /** The content of the box; an invitation by default. */
  children?: ReactNode
}

/** Takes images by drop, or by a press that opens the device's file chooser: on a phone, camera and photos. */
export function ImageDropBox({
  boxClass,
  onFiles,
  inputRef,
  label,
  describedBy,
  multiple,
  children,
}: ImageDropBoxProps) {
  const [isOver, setIsOver] = useState(false)
  // Moving between children fires a leave for one and an enter for the next; only the last leave counts.
  const depth = useRef(0)
  function follow(event: DragEvent, step: 1 | -1) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + step)
    setIsOver(depth.current > 0)
  }
  function take(event: DragEvent) {
    event.preventDefault()
    depth.current = 0
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's shortcut; the chooser inside serves every other way
    <div
      data-drop-box
      onDragEnter={(event) => follow(event, 1)}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={(event) => follow(event, -1)}
      onDrop={take}
      className={classNames('relative overflow-clip rounded-paper', !children && 'grid', boxClass)}
    >
      {children}
      <label
        className={
          children
            ? 'sr-only'
            : 'grid cursor-pointer content-center justify-items-center gap-1 rounded-paper border-2 border-dashed border-line-strong bg-sunken px-4 text-center text-small hover:border-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus'
        }
      >
        <input
          ref={inputRef}
          type="file"
          accept={ACCEPTED_IMAGE_TYPES.join(',')}
          multiple={multiple}
          aria-describedby={describedBy}
          // With an image, a separate button does this.
          tabIndex={children ? -1 : undefined}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // Cleared, so that choosing the same file again fires a change event.
            currentTarget.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
        <ImageUp aria-hidden className="size-6" />
        <strong className="font-[650]">
          <span className="sr-only">{label}: </span>
          {multiple ? 'Choose pictures or drop them here' : 'Choose a picture or drop it here'}
        </strong>
        <span className="text-label text-muted">You can also paste one, or take a photo.</span>
      </label>
      {isOver && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-0 z-2 grid place-items-center rounded-paper border-2 border-accent bg-leaf text-small font-[650] text-on-field"
        >
          Let go to upload it
        </div>
      )}
    </div>
  )
}

/**
 * Takes images pasted outside of any text field: inside one they belong to its text.
 *
 * @param onFiles null while pasting is off
 */
export function usePastedImages(onFiles: ((files: File[]) => void) | null): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.defaultPrevented || !latest.current || isWriting(event.target)) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="file"]), textarea, [contenteditable="true"]') !== null
  )
}
