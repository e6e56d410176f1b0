import { useMatches } from './use-matches.ts'

/** True when the device asks for less motion; false on the server. */
export function useReducedMotion(): boolean {
  return useMatches('(prefers-reduced-motion: reduce)')
}
