import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type GeneratedImage,
  generatedImagesAnswer,
  imageAnswer,
  type LibraryImage,
  libraryAnswer,
} from '../../../domain/admin/images.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { callApi, callApiForNothing } from '../../data/api.ts'

export interface LibraryQuery {
  /** Words of the description or the file's id; blank for all. */
  q: string
  /** Only what nothing shows. */
  unused: boolean
  page: number
}

export const LIBRARY_PAGE_SIZE = 24

function fetchLibrary({ q, unused, page }: LibraryQuery, signal?: AbortSignal) {
  const query = new URLSearchParams({ page: String(page), limit: String(LIBRARY_PAGE_SIZE) })
  if (q.trim() !== '') query.set('q', q.trim())
  if (unused) query.set('unused', 'true')
  return callApi(libraryAnswer, `/api/admin/images?${query}`, signal ? { signal } : {})
}

export async function fetchImage(publicId: string, signal?: AbortSignal): Promise<LibraryImage> {
  return (await callApi(imageAnswer, pathOf(publicId), signal ? { signal } : {})).image
}

type ImageChange = Partial<Pick<LibraryImage, 'alt' | 'focal_x' | 'focal_y'>>

/** Changes what is known of an image. A new focal point makes a new version, and with it new addresses. */
export async function changeImage(publicId: string, change: ImageChange): Promise<LibraryImage> {
  return (await callApi(imageAnswer, pathOf(publicId), { method: 'PUT', body: change })).image
}

/** Fetches an image of a public page into the library. */
export async function fetchForeignImage(url: string, preset: UploadPreset): Promise<LibraryImage> {
  const body = { url, upload_preset: preset }
  return (await callApi(imageAnswer, '/api/admin/images/fetch', { method: 'POST', body })).image
}

export function deleteImage(publicId: string): Promise<void> {
  return callApiForNothing(pathOf(publicId), { method: 'DELETE' })
}

export interface SuggestionRequest {
  contentType: UploadPreset
  title: string
  excerpt?: string
  description?: string
  dietaryTags?: string[]
  ingredients?: string[]
}

/** A model that paints may take 90 seconds. */
const SUGGESTIONS_LIMIT_MS = 2 * MINUTE

/** Four images for these texts: the same as last time unless `again` (the spending guard of the AI dialog). */
export async function fetchSuggestions(
  request: SuggestionRequest & { again?: boolean },
  signal?: AbortSignal,
): Promise<GeneratedImage[]> {
  const call = {
    method: 'POST',
    body: request,
    timeLimit: SUGGESTIONS_LIMIT_MS,
    ...(signal ? { signal } : {}),
  } as const
  return (await callApi(generatedImagesAnswer, '/api/admin/generate-images', call)).images
}

/** An id may hold slashes: they stay, everything else is escaped. */
function pathOf(publicId: string): string {
  return `/api/admin/images/${publicId.split('/').map(encodeURIComponent).join('/')}`
}

const LISTS = ['admin', 'images', 'list']

/** One page of the library; the page before stays on screen while the next is on its way. */
export function libraryQuery(query: LibraryQuery) {
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => fetchLibrary(query, signal),
    placeholderData: keepPreviousData,
    // Editors use and leave images all the time.
    staleTime: 0,
  })
}

export function imageQuery(publicId: string) {
  return queryOptions({
    queryKey: ['admin', 'images', 'one', publicId],
    queryFn: ({ signal }) => fetchImage(publicId, signal),
    staleTime: 0,
  })
}

/** After a change to one image: it is known at once, the lists are asked again. */
export async function rememberImage(client: QueryClient, image: LibraryImage): Promise<void> {
  client.setQueryData(imageQuery(image.public_id).queryKey, image)
  await refreshLibrary(client)
}

export function refreshLibrary(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LISTS })
}
