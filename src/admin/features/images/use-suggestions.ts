import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '../../../domain/api/call.ts'
import {
  type GeneratedImage,
  imageSuggestionCalls,
} from '../../../domain/illustrations/image-suggestion-calls.ts'
import type { UploadedImage } from '../../../domain/images/library-image.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { slugify } from '../../../domain/items/slug.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { ask } from '../../data/calls.ts'
import { isCancelled, uploadImage } from './upload-image.ts'

/** An item's data for a request for images; its texts as in the editor. */
export interface ImageContext {
  title: string
  excerpt?: string | null
  description?: string | null
  dietaryTags?: readonly string[]
  /** The ingredients: no other food is shown. */
  ingredients?: readonly string[]
}

/** Returns the request for suggested images (IMG-SUGGEST-1); the same texts give the same request. Null without a title. */
export function suggestionRequest(
  contentType: UploadPreset,
  context: ImageContext,
): SuggestionRequest | null {
  const title = tidy(context.title)
  if (title === '') return null
  const excerpt = tidy(context.excerpt)
  const description = tidy(context.description)
  const dietaryTags = context.dietaryTags ?? []
  const ingredients = (context.ingredients ?? []).map(tidy).filter((ingredient) => ingredient !== '')
  return {
    contentType,
    title,
    ...(excerpt === '' ? {} : { excerpt }),
    ...(description === '' ? {} : { description }),
    ...(dietaryTags.length === 0 ? {} : { dietaryTags: [...dietaryTags] }),
    ...(ingredients.length === 0 ? {} : { ingredients: ingredients.slice(0, CONTENT_LIMITS.listItems) }),
  }
}

/**
 * Returns the request with the coach's wish first: its words count as the item's own, so that foods it names may be shown.
 *
 * @param wish empty for none
 */
export function withWish(request: SuggestionRequest, wish: string): SuggestionRequest {
  const words = tidy(wish)
  if (words === '') return request
  const { title, ingredients } = request
  return {
    ...request,
    title: words,
    description: [title, request.description].filter(Boolean).join('. ').slice(0, CONTENT_LIMITS.excerpt),
    ...(ingredients ? { ingredients: [words, ...ingredients].slice(0, CONTENT_LIMITS.listItems) } : {}),
  }
}

function tidy(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

const CACHE_TIME = 30 * MINUTE
/** A painting model may take 90 seconds. */
const TIME_LIMIT = 2 * MINUTE

export type SuggestionRequest = CallInput<typeof imageSuggestionCalls.generate>['body']

/** Fetches four images for these texts: the same as last time unless `again` (which avoids unintended costs). */
async function fetchSuggestions(body: SuggestionRequest, signal?: AbortSignal): Promise<GeneratedImage[]> {
  const options = { timeLimit: TIME_LIMIT, ...(signal ? { signal } : {}) }
  return (await ask(imageSuggestionCalls.generate, { body }, options)).images
}

/**
 * Returns the suggested images for some texts. Images made for the same texts are stored and shown again, since making
 * images may cost money; only `regenerate` requests others.
 *
 * @param request null while there are no texts yet
 */
export function useSuggestions(request: SuggestionRequest | null) {
  const client = useQueryClient()
  const first = useQuery({
    queryKey: keyOf(request),
    queryFn: ({ signal }) => (request ? fetchSuggestions(request, signal) : []),
    enabled: request !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_TIME,
    retry: false,
  })
  const again = useMutation({
    mutationFn: (asked: SuggestionRequest) => fetchSuggestions({ ...asked, again: true }),
    onSuccess: (images, asked) => client.setQueryData(keyOf(asked), images),
  })
  // The result of regenerating for other texts does not concern these.
  const isAboutThis = again.variables !== undefined && hashKey([again.variables]) === hashKey([request])
  return {
    images: first.data,
    isGenerating: first.isFetching || (isAboutThis && again.isPending),
    /** The server's reason if the last try failed. */
    failure: (isAboutThis && again.error) || first.error,
    regenerate: () => (request && first.data ? again.mutate(request) : void first.refetch()),
  }
}

const keyOf = (request: SuggestionRequest | null) => ['admin', 'image suggestions', request]

type State = { phase: 'idle' } | { phase: 'uploading'; percent: number } | { phase: 'failed'; reason: string }

interface SuggestionUpload {
  preset: UploadPreset
  title: string
  onUploaded: (image: UploadedImage, chosen: GeneratedImage) => void
}

/** Fetches a suggested image and uploads it like any other (IMG-SUGGEST-2). Leaving the dialog aborts it. */
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
      const file = await fetchSuggested(chosen.url, title, signal)
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

async function fetchSuggested(url: string, title: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(url, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`The picture answered HTTP ${response.status}`)
  const blob = await response.blob()
  return new File([blob], `${slugify(title) || 'picture'}.${blob.type.split('/')[1] ?? 'png'}`, {
    type: blob.type,
  })
}
