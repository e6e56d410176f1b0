/** Where the timers of cook mode are kept on this device. */
export const TIMERS_KEY = 'cook-timers'

/** Where stars that could not be sent wait on this device. */
export const RATINGS_KEY = 'cook-ratings'

/** Whether there is something kept, without the code that knows what it is. */
export function isKept(key: typeof TIMERS_KEY | typeof RATINGS_KEY): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
