import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Draft } from '../../../../domain/content/item-calls.ts'
import { formatDateAndTime } from '../../../../domain/time/zoned-time.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { reportError } from '../../../data/report-error.ts'
import { LineButton, TextButton } from '../../../ui/buttons.tsx'
import { Note } from '../../../ui/note.tsx'
import { FieldChanges } from '../compare/field-changes.tsx'
import { type Editor, replaceFields } from '../editor.ts'
import { changedFields, type EditorKind } from '../editor-kind.ts'
import { focusField } from '../error-summary.tsx'
import type { SharedFields } from '../shared-fields.ts'
import { useHasChanges, useNow } from '../use-editor.ts'
import { draftCallsFor } from './autosave-draft.ts'
import { type LocalCopy, readLocalCopies, removeLocalCopy, writeLocalCopy } from './local-copies.ts'
import { findOpenTabs, newTabName } from './open-tabs.ts'

/** In the address of an editor: the field of the server's draft it leads to. */
const DRAFT_FIELD = 'draft'

interface RecoveryProps<F extends SharedFields> {
  editor: Editor<F>
  /** The server's draft, as it was when the item was opened. */
  draft: Draft | null
}

/**
 * Looks once, when an item is opened, for text that was typed and never saved, and offers it above the form, the newest
 * first; writing may begin all the same. An address that leads to a field of the draft (`?draft=swaps`) goes on with it
 * unasked, where there is no other.
 */
export function Recovery<F extends SharedFields>({ editor, draft }: RecoveryProps<F>) {
  const { kind, state } = editor
  const [texts, setTexts] = useState<readonly UnsavedText<F>[]>([])
  const [{ saved, item }] = useState(state.get)
  const place = { kind: kind.kind, id: item?.id ?? 'new' } as const
  const { id } = place
  const [search] = useSearchParams()
  const wanted = search.get(DRAFT_FIELD)
  const now = useNow()
  const isTyping = useHasChanges(editor)

  function goOn(text: UnsavedText<F>, others: readonly UnsavedText<F>[]) {
    const { fields, item: current } = state.get()
    if (isTyping) keepOnDevice({ fields, based_on: current?.updated_at ?? null, at: now })
    replaceFields(editor, text.fields)
    // Begun from an older version: the save will say so, and show both.
    if (item && text.based_on) state.change({ item: { ...item, updated_at: text.based_on } })
    if (text.source.kind === 'device') forget(text)
    offerLater(others)
  }

  function take(found: readonly UnsavedText<F>[]) {
    const [only, ...others] = found
    if (wanted === null || only?.source.kind !== 'server' || others.length > 0) return setTexts(found)
    goOn(only, [])
    const value = draft?.fields[wanted]
    // Once its rows are there. What came last stands last.
    setTimeout(() => focusField(Array.isArray(value) ? `${wanted}.${value.length - 1}` : wanted))
  }

  useEffect(() => {
    let isGone = false
    findOpenTabs()
      .then((openTabs) => {
        const copies = readLocalCopies(localStorage, { kind: kind.kind, id })
        if (!isGone) take(findUnsavedTexts({ kind, saved, copies, openTabs, draft }))
      })
      .catch(reportError)
    return () => {
      isGone = true
    }
  }, [kind, id, saved, draft])

  useEffect(() => {
    if (isTyping && texts.some(isOnServer)) setTexts(texts.map(moveToDevice))
  })

  const forget = ({ source }: UnsavedText<F>) => {
    if (source.kind === 'device') removeLocalCopy(localStorage, { ...place, tab: source.tab })
    else draftCallsFor(kind.plural).remove(id).catch(reportError)
  }
  const [newest, ...older] = texts
  if (!newest) return null
  return (
    <section aria-label={TITLE} className="mb-5">
      <Note look="info" role="status" title={TITLE}>
        <p>Would you like to go on with it? What is saved stays as it is until you save.</p>
        <Found
          key={newest.at}
          kind={kind}
          saved={saved}
          text={newest}
          onContinue={() => {
            goOn(newest, older)
            focusField('title')
          }}
          onDiscard={() => {
            forget(newest)
            setTexts(older)
            if (older.length === 0) focusField('title')
          }}
          onLater={() => {
            offerLater(texts)
            focusField('title')
          }}
        />
        {older.length > 0 && (
          <p className="text-muted">
            {older.length === 1 ? 'An older version is' : `${older.length} older versions are`} kept as well,
            and offered next time, or when you discard this one.
          </p>
        )}
      </Note>
    </section>
  )

  function offerLater(left: readonly UnsavedText<F>[]) {
    for (const text of left) moveToDevice(text)
    setTexts([])
  }

  /** The next draft takes the place of the server's: a copy on this device remains to be offered again. */
  function moveToDevice(text: UnsavedText<F>): UnsavedText<F> {
    return isOnServer(text) ? { ...text, source: { kind: 'device', tab: keepOnDevice(text) } } : text
  }

  /** Returns the name it is kept by. */
  function keepOnDevice({
    fields,
    based_on,
    at,
  }: Pick<UnsavedText<F>, 'fields' | 'based_on' | 'at'>): string {
    const tab = newTabName()
    writeLocalCopy(
      localStorage,
      { ...place, tab },
      { fields: kind.plainFields(fields), based_on, typed_at: at },
    )
    return tab
  }
}

const TITLE = 'There is text you had not saved'

interface FoundProps<F extends SharedFields> {
  kind: EditorKind<F>
  saved: F
  text: UnsavedText<F>
  onContinue: () => void
  onDiscard: () => void
  onLater: () => void
}

function Found<F extends SharedFields>({ kind, saved, text, onContinue, onDiscard, onLater }: FoundProps<F>) {
  const [isOpen, setOpen] = useState(false)
  const labels = [...new Set(text.differs.map((name) => kind.labels[name] ?? name))]
  // The device's own time zone: it was typed there.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <p>
        <b className="font-[650]">
          {formatDateAndTime(text.at, timeZone)}, kept {isOnServer(text) ? 'as a draft' : 'on this device'}
        </b>
        <br />
        Differs in: {labels.join(', ')}
      </p>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button size="small" onClick={onContinue}>
          Continue with it
        </Button>
        <LineButton onClick={onDiscard}>Discard</LineButton>
        <LineButton onClick={onLater}>Later</LineButton>
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide what differs' : 'Show what differs'}
        </TextButton>
      </div>
      {isOpen && (
        <div className="mt-2">
          <FieldChanges kind={kind} before={saved} after={text.fields} names={['Saved', 'Not saved']} />
        </div>
      )}
    </>
  )
}

/** A text that was typed and never saved, found when its item is opened again. */
interface UnsavedText<F> {
  /** Where it was: a tab of this browser that is gone, or the server. */
  source: { kind: 'device'; tab: string } | { kind: 'server' }
  fields: F
  based_on: string | null
  /** When it was typed, ISO 8601. */
  at: string
  /** The fields in which it differs from what is saved. */
  differs: string[]
}

function isOnServer({ source }: Pick<UnsavedText<unknown>, 'source'>): boolean {
  return source.kind === 'server'
}

interface Unsaved<F extends SharedFields> {
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
}: Unsaved<F>): UnsavedText<F>[] {
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
