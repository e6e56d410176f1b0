import { ITEM_STATES, type ItemState } from '../../../domain/content/status.ts'
import type { ItemFilter } from '../../data/item-lists.ts'
import { type AddressFilter, useAddressFilter } from './use-address-filter.ts'

interface FilterState extends Pick<AddressFilter, 'text' | 'setText' | 'clear'> {
  /** What the list shows: as the address says. */
  filter: ItemFilter
  setStatus: (status: ItemState | null) => void
}

/** Search and status of a list of items. */
export function useItemFilter(): FilterState {
  const { q, text, setText, get, set, clear } = useAddressFilter()
  const status = ITEM_STATES.find((candidate) => candidate === get('status')) ?? null
  return { filter: { q, status }, text, setText, setStatus: (next) => set('status', next), clear }
}
