import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render, true after: for what only makes sense with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
