import { SECOND } from '../../../domain/time/durations.ts'
import { deviceStore } from '../../data/device-store.ts'

const MAX_KEPT = 500

/** Notes that have helped this reader, newest last: the server does not say whom a note has helped. */
export const helpedNotes = deviceStore<readonly number[]>('helped-notes', (stored) =>
  Array.isArray(stored)
    ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(-MAX_KEPT)
    : [],
)

/** Says that a note has helped, or takes it back. @throws when it did not arrive */
export async function sayHelped(id: number, helped: boolean): Promise<void> {
  const keep = (isKept: boolean) =>
    helpedNotes.edit((ids) => [...ids.filter((other) => other !== id), ...(isKept ? [id] : [])])
  keep(helped)
  try {
    const response = await fetch(`/api/public/notes/${id}/helpful`, {
      method: helped ? 'POST' : 'DELETE',
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(15 * SECOND),
    })
    if (!response.ok) throw new Error(`Answered ${response.status}`)
  } catch (error) {
    keep(!helped)
    throw error
  }
}
