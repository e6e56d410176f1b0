import { useEffect, useState } from 'react'
import { MINUTE } from '../../../domain/time/durations.ts'
import { useEditor } from './editor-context.ts'
import { useObservable } from './use-observable.ts'

/**
 * The time, ISO 8601, followed from minute to minute; never before the item's last save, so that what was published
 * just now counts as come, whatever this device's clock says.
 */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  const savedAt = useObservable(useEditor().state, ({ item }) => item?.updated_at ?? '')
  return savedAt.localeCompare(now) > 0 ? savedAt : now
}
