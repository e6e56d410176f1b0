import { useState } from 'react'

/** Returns a value, or while it is undefined the previous one: what is shown stays until the next value arrives. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
