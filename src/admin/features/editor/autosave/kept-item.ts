import { hasChanges } from '../compare-fields.ts'
import type { Editor } from '../editor.ts'
import type { SharedFields } from '../shared-fields.ts'

/** An article or recipe as `autosaveOnDevice` keeps it. */
export function keptItem<F extends SharedFields>({ kind, state }: Editor<F>) {
  return {
    kind: kind.kind,
    state,
    readUnsaved: ({ saved, fields }: { saved: F; fields: F }) =>
      hasChanges(kind, saved, fields) ? kind.plainFields(fields) : null,
  }
}
