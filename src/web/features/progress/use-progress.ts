import type { Progress } from '../../../domain/progress/progress.ts'
import { doneDays } from '../movement/done-days.ts'
import { doneThings, NOTHING_DONE } from './done-things.ts'

/** The reader's progress as a hook; nothing on the server and in the first render. */
export function useProgress(): Progress {
  const { dishes, articles } = doneThings.use()
  return { days: doneDays.use().length, dishes: dishes.length, articles: articles.length }
}

/** The sun is on the horizon again. @returns how to take that back */
export function clearProgress(): () => void {
  const before = { days: doneDays.read(), things: doneThings.read() }
  doneDays.write([])
  doneThings.write(NOTHING_DONE)
  return () => {
    doneDays.write(before.days)
    doneThings.write(before.things)
  }
}
