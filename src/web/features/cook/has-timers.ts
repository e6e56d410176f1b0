/** Where the timers of cook mode are kept on this device. */
export const TIMERS_KEY = 'cook-timers'

/** Whether any are kept, without the code that knows what they are. */
export function hasKeptTimers(): boolean {
  try {
    return localStorage.getItem(TIMERS_KEY) !== null
  } catch {
    return false
  }
}
