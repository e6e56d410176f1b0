import { CONTENT_STATUSES, type ContentStatus } from '../../../domain/content/status.ts'
import type { ItemFilter } from '../../data/item-lists.ts'
import { type AddressFilter, useAddressFilter } from './use-address-filter.ts'

interface FilterState extends Pick<AddressFilter, 'text' | 'setText' | 'clear'> {
  /** What the list shows: as the address says. */
  filter: ItemFilter
  setStatus: (status: ContentStatus | null) => void
}

/** Search and status of a list of items. */
export function useItemFilter(): FilterState {
  const { q, text, setText, get, set, clear } = useAddressFilter()
  const status = CONTENT_STATUSES.find((candidate) => candidate === get('status')) ?? null
  return { filter: { q, status }, text, setText, setStatus: (next) => set('status', next), clear }
}
