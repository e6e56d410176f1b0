import { readStored } from '../../data/device-store.ts'

/** Timers of cook mode on this device. */
export const TIMERS_KEY = 'cook-timers'
/** Stars given without a network, waiting to be sent. */
export const RATINGS_KEY = 'cook-ratings'

/** Whether timers or ratings are stored; needs none of the code that reads them. */
export function hasStoredCooking(): boolean {
  return readStored(TIMERS_KEY) !== null || readStored(RATINGS_KEY) !== null
}
