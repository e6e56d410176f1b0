import type { Draft } from '../../../../domain/content/item-calls.ts'
import { changedFields, type EditorKind } from '../editor-kind.ts'
import type { SharedFields } from '../shared-fields.ts'
import type { LocalCopy } from './local-copies.ts'

/** A text that was typed and never saved, found when its item is opened again. */
export interface UnsavedText<F> {
  /** Where it was: a tab of this browser that is gone, or the server. */
  source: { kind: 'device'; tab: string } | { kind: 'server' }
  fields: F
  based_on: string | null
  /** When it was typed, ISO 8601. */
  at: string
  /** The fields in which it differs from what is saved. */
  differs: string[]
}

interface Found<F extends SharedFields> {
  kind: EditorKind<F>
  /** What is saved now; the empty fields of a new item. */
  saved: F
  copies: readonly (LocalCopy & { tab: string })[]
  /** Tabs open now: their copies are theirs. */
  openTabs: ReadonlySet<string>
  draft: Draft | null
}

/** What may be offered to go on with, the newest first; of equal texts one, and none that says what is saved. */
export function findUnsavedTexts<F extends SharedFields>({
  kind,
  saved,
  copies,
  openTabs,
  draft,
}: Found<F>): UnsavedText<F>[] {
  const onDevice = copies
    .filter(({ tab }) => !openTabs.has(tab))
    .map(({ tab, fields, based_on, typed_at }) => ({
      source: { kind: 'device', tab } as const,
      fields,
      based_on,
      at: typed_at,
    }))
  const onServer = draft
    ? [
        {
          source: { kind: 'server' } as const,
          fields: draft.fields,
          based_on: draft.based_on,
          at: draft.saved_at,
        },
      ]
    : []
  const texts = [...onDevice, ...onServer]
    .sort((one, other) => other.at.localeCompare(one.at))
    .map((text) => {
      const fields = kind.readFields(text.fields, saved)
      return { ...text, fields, differs: changedFields(kind, saved, fields) }
    })
  return texts.filter(
    ({ fields, differs }, index) =>
      differs.length > 0 &&
      !texts.slice(0, index).some((newer) => changedFields(kind, newer.fields, fields).length === 0),
  )
}
