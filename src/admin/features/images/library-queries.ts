import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LibraryImage } from '../../../domain/admin/images.ts'
import { fetchImage, fetchLibrary, type LibraryQuery } from './library-api.ts'

const LISTS = ['admin', 'images', 'list']

/** One page of the library; the page before stays on screen while the next is on its way. */
export function libraryQuery(query: LibraryQuery) {
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => fetchLibrary(query, signal),
    placeholderData: keepPreviousData,
    // Editors use and leave pictures all the time.
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

/** After a change to one picture: it is known at once, the lists are asked again. */
export async function rememberImage(client: QueryClient, image: LibraryImage): Promise<void> {
  client.setQueryData(imageQuery(image.public_id).queryKey, image)
  await refreshLibrary(client)
}

export function refreshLibrary(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LISTS })
}
