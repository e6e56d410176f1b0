/** Where the timers of cook mode are kept on this device. */
export const TIMERS_KEY = 'cook-timers'
/** Where stars wait that were given without a network. */
export const RATINGS_KEY = 'cook-ratings'

/** Whether anything is kept there, without the code that knows what it is. */
export function isKept(key: typeof TIMERS_KEY | typeof RATINGS_KEY): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
