/** Where the timers of cook mode are kept on this device. */
export const TIMERS_KEY = 'cook-timers'
/** Where stars wait that were given without a network. */
export const RATINGS_KEY = 'cook-ratings'

/** Whether there are any, without the code that knows what they are. */
export function isAnythingKept(): boolean {
  try {
    return TIMERS_KEY in localStorage || RATINGS_KEY in localStorage
  } catch {
    return false
  }
}
