import { useSearchParams } from 'react-router'
import { type ListPlace, readListPlace } from './paging.ts'

/** Where an index page is, as its address says. */
export function useListPlace(): ListPlace {
  const [search] = useSearchParams()
  return readListPlace(search)
}
