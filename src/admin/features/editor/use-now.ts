import { useClock } from '../../data/use-clock.ts'
import { useEditor } from './editor-context.ts'
import { useObservable } from './use-observable.ts'

/**
 * The time, ISO 8601, followed from minute to minute; never before the item's last save, so that what was published
 * just now counts as come, whatever this device's clock says.
 */
export function useNow(): string {
  const now = useClock()
  const savedAt = useObservable(useEditor().state, ({ item }) => item?.updated_at ?? '')
  return savedAt.localeCompare(now) > 0 ? savedAt : now
}
