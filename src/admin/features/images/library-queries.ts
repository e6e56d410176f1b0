import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { imageCalls } from '../../../domain/images/image-calls.ts'
import { findTextImages } from '../../../domain/images/image-users.ts'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { ask, readOf, refresh, useChange } from '../../data/calls.ts'
import { reportError } from '../../data/report-error.ts'

export interface LibraryQuery {
  /** Words of the description or the file's id; empty for all. */
  q: string
  /** Only unused images. */
  unused: boolean
  page: number
}

export const LIBRARY_PAGE_SIZE = 24

export async function fetchImage(publicId: string): Promise<LibraryImage> {
  return (await ask(imageCalls.read, { params: { '*': publicId } })).image
}

/** Fetches an image of a public page into the library. */
export async function fetchForeignImage(url: string, preset: UploadPreset): Promise<LibraryImage> {
  return (await ask(imageCalls.fetch, { body: { url, upload_preset: preset } })).image
}

/** Returns the query for one page of the library; the previous page is shown while the next is loading. */
export function libraryQuery({ q, unused, page }: LibraryQuery) {
  const query = { page, limit: LIBRARY_PAGE_SIZE, q: q.trim(), unused: unused || null }
  return {
    // Editors change which images are used all the time.
    ...readOf(imageCalls.list, { query }, { staleTime: 0 }),
    placeholderData: keepPreviousData,
  }
}

export function imageQuery(publicId: string) {
  return readOf(imageCalls.read, { params: { '*': publicId } }, { staleTime: 0 })
}

export function refreshLibrary(client: QueryClient): Promise<void> {
  return refresh(client, ['/admin/images'])
}

/** Stores in the library what an image of a text shows, for its next use. */
export function useStoreLibraryAlt(): (src: string, alt: string) => void {
  const { mutate } = useChange(imageCalls.change, {
    // The text has its own description, whatever happens in the library.
    onError: reportError,
  })
  return (src, alt) => {
    const [publicId] = findTextImages(src)
    if (publicId && alt.trim() !== '') mutate({ params: { '*': publicId }, body: { alt: alt.trim() } })
  }
}
