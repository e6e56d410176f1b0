import { useEffect, useState } from 'react'
import { MINUTE } from '../../domain/time/durations.ts'

/** Returns the time by this device's clock, ISO 8601, updated every minute. */
export function useClock(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
