import type { Draft } from '../../../../domain/content/item-calls.ts'
import { changedFields, type EditorKind, hasChanges } from '../editor-kind.ts'
import type { SharedFields } from '../shared-fields.ts'
import type { LocalCopy } from './local-copies.ts'

/** A text that was typed and never saved, found when its item is opened again. */
export interface UnsavedText<F> {
  /** The closed tabs of this browser that left it. */
  tabs: readonly string[]
  /** Whether it is also the item's draft on the server. */
  isDraft: boolean
  fields: F
  based_on: string | null
  /** When it was typed, ISO 8601. */
  at: string
  /** The fields in which it differs from what is saved. */
  differs: string[]
}

interface Unsaved<F extends SharedFields> {
  kind: EditorKind<F>
  /** The saved fields; the empty fields of a new item. */
  saved: F
  copies: readonly (LocalCopy & { tab: string })[]
  /** Tabs open now: their copies are not offered. */
  openTabs: ReadonlySet<string>
  draft: Draft | null
}

/** Returns the texts that may be restored, the newest first; equal texts once, and none that equals what is saved. */
export function findUnsavedTexts<F extends SharedFields>({
  kind,
  saved,
  copies,
  openTabs,
  draft,
}: Unsaved<F>): UnsavedText<F>[] {
  const onDevice = copies
    .filter(({ tab }) => !openTabs.has(tab))
    .map(({ tab, fields, based_on, typed_at }) => ({
      tabs: [tab],
      isDraft: false,
      fields,
      based_on,
      at: typed_at,
    }))
  const onServer = draft
    ? [{ tabs: [], isDraft: true, fields: draft.fields, based_on: draft.based_on, at: draft.saved_at }]
    : []
  const texts: UnsavedText<F>[] = []
  for (const found of [...onDevice, ...onServer].sort((one, other) => other.at.localeCompare(one.at))) {
    const fields = kind.readFields(found.fields, saved)
    const differs = changedFields(kind, saved, fields)
    if (differs.length === 0) continue
    const at = texts.findIndex((newer) => !hasChanges(kind, newer.fields, fields))
    const same = texts[at]
    if (same)
      texts[at] = {
        ...same,
        tabs: [...same.tabs, ...found.tabs],
        isDraft: same.isDraft || found.isDraft,
      }
    else texts.push({ ...found, fields, differs })
  }
  return texts
}
