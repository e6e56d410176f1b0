import { useState } from 'react'

/** A value, or while there is none the one there was before: what is shown stays until the next is there. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
