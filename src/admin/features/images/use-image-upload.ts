import { useEffect, useRef, useState } from 'react'
import type { UploadedImage } from '../../../domain/admin/images.ts'
import { imageFileProblem, type UploadPreset } from '../../../domain/images/upload-limits.ts'
import { isCancelled, type UploadEnd, type UploadSource, uploadImage } from './upload-image.ts'

/** What the uploader is doing (product §17.5); dragging over and preview are the box's own. */
export type UploadState =
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
