import { draftAnswer } from '../../../../domain/admin/writing.ts'
import { ApiError, callApi, callApiForNothing } from '../../../data/api.ts'
import type { DraftCalls } from './autosave-draft.ts'

/** @param plural `articles` or `recipes` */
export function draftPath(plural: string, id: number | 'new'): string {
  return `/api/admin/${plural}/${id}/draft`
}

export function draftCallsFor(plural: string): DraftCalls {
  return {
    async put(id, body) {
      const { draft } = await callApi(draftAnswer, draftPath(plural, id), { method: 'PUT', body })
      return draft?.saved_at ?? new Date().toISOString()
    },
    remove: (id) => callApiForNothing(draftPath(plural, id), { method: 'DELETE' }),
    // An outage passes, as a lost connection does; a refusal stays one until something changes.
    reasonOf: (error) => (error instanceof ApiError && error.status < 500 ? 'refused' : 'offline'),
  }
}
