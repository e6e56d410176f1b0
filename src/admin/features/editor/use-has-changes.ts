import { hasChanges } from './compare-fields.ts'
import type { Editor } from './editor.ts'
import type { SharedFields } from './shared-fields.ts'
import { useObservable } from './use-observable.ts'

/** True while there is something that is not saved. */
export function useHasChanges<F extends SharedFields>({ kind, state }: Editor<F>): boolean {
  return useObservable(state, ({ saved, fields }) => hasChanges(kind, saved, fields))
}
