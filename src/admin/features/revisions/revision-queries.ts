import { itemCalls } from '../../../domain/content/item-calls.ts'
import { ask, readOf } from '../../data/calls.ts'
import type { EditorKind, LoadedItem } from '../editor/editor-kind.ts'
import type { SharedFields } from '../editor/shared-fields.ts'

type Plural = EditorKind<SharedFields>['plural']

/** @param version the item's `updated_at`: every save writes one more */
export function revisionListQuery(plural: Plural, id: number, version: string) {
  const query = readOf(itemCalls[plural].revisions, { params: { id } })
  return { ...query, queryKey: [...query.queryKey, version] }
}

export function revisionQuery(plural: Plural, id: number, revisionId: number) {
  return readOf(itemCalls[plural].revision, { params: { id, revisionId } })
}

/** Makes an old version the present one; the present one stays in the history. */
export async function restoreRevision<F extends SharedFields>(
  kind: EditorKind<F>,
  id: number,
  revisionId: number,
): Promise<LoadedItem<F>> {
  const restored = kind.readItem(await ask(kind.calls.restore, { params: { id, revisionId } }))
  if (!restored) throw new Error('The answer holds no item')
  return restored
}
