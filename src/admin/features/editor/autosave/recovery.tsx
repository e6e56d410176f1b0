import { useEffect, useState } from 'react'
import type { Draft } from '../../../../domain/admin/writing.ts'
import { type Editor, replaceFields } from '../editor.ts'
import { reportError } from '../report-error.ts'
import type { SharedFields } from '../shared-fields.ts'
import { draftCallsFor } from './draft-calls.ts'
import { readLocalCopies, removeLocalCopy, writeLocalCopy } from './local-copies.ts'
import { findOpenTabs, newTabName } from './open-tabs.ts'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { findUnsavedTexts, type UnsavedText } from './unsaved-texts.ts'

interface RecoveryProps<F extends SharedFields> {
  editor: Editor<F>
  /** The server's draft, as it was when the item was opened. */
  draft: Draft | null
}

/** Looks once, when an item is opened, for text that was typed and never saved. */
export function Recovery<F extends SharedFields>({ editor, draft }: RecoveryProps<F>) {
  const { kind, state } = editor
  const [texts, setTexts] = useState<readonly UnsavedText<F>[]>([])
  const [{ saved, item }] = useState(state.get)
  const place = { kind: kind.kind, id: item?.id ?? 'new' } as const
  const { id } = place

  useEffect(() => {
    let isGone = false
    findOpenTabs()
      .then((openTabs) => {
        const copies = readLocalCopies(localStorage, { kind: kind.kind, id })
        if (!isGone) setTexts(findUnsavedTexts({ kind, saved, copies, openTabs, draft }))
      })
      .catch(reportError)
    return () => {
      isGone = true
    }
  }, [kind, id, saved, draft])

  const forget = ({ source }: UnsavedText<F>) => {
    if (source.kind === 'device') removeLocalCopy(localStorage, { ...place, tab: source.tab })
    else draftCallsFor(kind.plural).remove(id).catch(reportError)
  }
  return (
    <RecoveryDialog
      kind={kind}
      saved={saved}
      texts={texts}
      onContinue={(text) => {
        replaceFields(editor, text.fields)
        // Begun from an older version: the save will say so, and show both.
        if (item && text.based_on) state.change({ item: { ...item, updated_at: text.based_on } })
        if (text.source.kind === 'device') forget(text)
        keepForLater(texts.filter((other) => other !== text))
        setTexts([])
      }}
      onDiscard={(text) => {
        forget(text)
        setTexts(texts.filter((other) => other !== text))
      }}
      onLater={() => {
        keepForLater(texts)
        setTexts([])
      }}
    />
  )

  /** The next draft takes the place of the server's: a copy on this device remains to be offered again. */
  function keepForLater(left: readonly UnsavedText<F>[]) {
    for (const { source, fields, based_on, at } of left) {
      if (source.kind === 'device') continue
      const copy = { fields: kind.plainFields(fields), based_on, typed_at: at }
      writeLocalCopy(localStorage, { ...place, tab: newTabName() }, copy)
    }
  }
}
