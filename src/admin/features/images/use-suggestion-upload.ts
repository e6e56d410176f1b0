import { useEffect, useRef, useState } from 'react'
import type { GeneratedImage, UploadedImage } from '../../../domain/admin/images.ts'
import { slugify } from '../../../domain/content/slug.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { isCancelled, uploadImage } from './upload-image.ts'

type State = { phase: 'idle' } | { phase: 'uploading'; percent: number } | { phase: 'failed'; reason: string }

interface SuggestionUpload {
  preset: UploadPreset
  title: string
  onUploaded: (image: UploadedImage, chosen: GeneratedImage) => void
}

/** Fetches a suggested picture and uploads it like any other (product §13.5). Leaving the dialog gives it up. */
export function useSuggestionUpload({ preset, title, onUploaded }: SuggestionUpload) {
  const [state, setState] = useState<State>({ phase: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function use(chosen: GeneratedImage): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ phase: 'uploading', percent: 0 })
    try {
      const file = await fetchPicture(chosen.url, title, signal)
      const image = await uploadImage(file, {
        preset,
        source: chosen.source ?? 'ai',
        signal,
        onProgress: (percent) => !signal.aborted && setState({ phase: 'uploading', percent }),
      })
      if (!signal.aborted) onUploaded(image, chosen)
    } catch (error) {
      if (isCancelled(error) || signal.aborted) return
      setState({ phase: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { state, use }
}

async function fetchPicture(url: string, title: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(url, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`The picture answered HTTP ${response.status}`)
  const blob = await response.blob()
  return new File([blob], `${slugify(title) || 'picture'}.${blob.type.split('/')[1] ?? 'png'}`, {
    type: blob.type,
  })
}
