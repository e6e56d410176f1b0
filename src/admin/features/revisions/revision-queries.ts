import { z } from 'zod'
import {
  type RevisionSummary,
  revisionAnswer,
  revisionListAnswer,
} from '../../../domain/content/item-calls.ts'
import { callApi } from '../../data/api.ts'
import type { EditorKind, LoadedItem } from '../editor/editor-kind.ts'
import type { SharedFields } from '../editor/shared-fields.ts'

type Plural = EditorKind<SharedFields>['plural']

/** @param version the item's `updated_at`: every save writes one more */
export function revisionListQuery(plural: Plural, id: number, version: string) {
  return {
    queryKey: ['admin', plural, 'revisions', id, version],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RevisionSummary[]> =>
      (await callApi(revisionListAnswer, `/api/admin/${plural}/${id}/revisions`, { signal })).revisions,
  }
}

export function revisionQuery(plural: Plural, id: number, revisionId: number) {
  return {
    queryKey: ['admin', plural, 'revision', id, revisionId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi(revisionAnswer, `/api/admin/${plural}/${id}/revisions/${revisionId}`, { signal }))
        .revision,
  }
}

/** Makes an old version the present one; the present one stays in the history. */
export async function restoreRevision<F extends SharedFields>(
  kind: EditorKind<F>,
  id: number,
  revisionId: number,
): Promise<LoadedItem<F>> {
  const path = `/api/admin/${kind.plural}/${id}/revisions/${revisionId}/restore`
  const restored = kind.readItem(await callApi(z.unknown(), path, { method: 'POST' }))
  if (!restored) throw new Error('The answer holds no item')
  return restored
}
