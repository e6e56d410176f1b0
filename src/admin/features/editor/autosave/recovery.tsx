import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Draft } from '../../../../domain/content/item-calls.ts'
import { formatDateAndTime } from '../../../../domain/time/zoned-time.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { showAlert, showToast } from '../../../../web/ui/toast.ts'
import { reportError } from '../../../data/report-error.ts'
import { LineButton, TextButton } from '../../../ui/buttons.tsx'
import { Note } from '../../../ui/note.tsx'
import { FieldChanges } from '../compare/field-changes.tsx'
import { type Editor, replaceFields } from '../editor.ts'
import { type EditorKind, hasChanges } from '../editor-kind.ts'
import { focusField } from '../error-summary.tsx'
import { useObservable } from '../observable.ts'
import type { SharedFields } from '../shared-fields.ts'
import { useHasChanges, useNow } from '../use-editor.ts'
import { draftCallsFor } from './autosave-draft.ts'
import { readLocalCopies, removeLocalCopy, writeLocalCopy } from './local-copies.ts'
import { findOpenTabs, newTabName } from './open-tabs.ts'
import { findUnsavedTexts, type UnsavedText } from './unsaved-texts.ts'

/** Query parameter of an editor: the field of the server's draft to open. */
const DRAFT_FIELD = 'draft'

interface RecoveryProps<F extends SharedFields> {
  editor: Editor<F>
  /** The server's draft at the time the item was opened. */
  draft: Draft | null
}

/**
 * Searches once, when an item is opened, for text that was typed and never saved, and offers it above the form, the
 * newest first. Typing may begin meanwhile: what is typed or saved then replaces the server's draft, so that draft is
 * stored on this device first. An address with a field of the draft (`?draft=swaps`) restores the draft without asking,
 * unless there are other texts.
 */
export function Recovery<F extends SharedFields>({ editor, draft }: RecoveryProps<F>) {
  const { kind, state } = editor
  const [texts, setTexts] = useState<readonly UnsavedText<F>[]>([])
  const [{ saved, item: opened }] = useState(state.get)
  const openedId = opened?.id ?? 'new'
  const [search] = useSearchParams()
  const wanted = search.get(DRAFT_FIELD)
  const now = useNow()
  const offer = useRef<HTMLElement>(null)
  const isTyped = useHasChanges(editor)
  const isSaving = useObservable(state, ({ saving }) => saving !== null)
  const isReplaced = isTyped || isSaving

  function goOn(text: UnsavedText<F>, others: readonly UnsavedText<F>[]): void {
    const { fields, saved: lastSaved, item } = state.get()
    if (hasChanges(kind, lastSaved, fields)) {
      const typed = { fields, based_on: item?.updated_at ?? null, at: now }
      if (keepOnDevice(item?.id ?? 'new', typed) === null) {
        showAlert(NO_ROOM)
        return
      }
      showToast(TYPED_IS_KEPT)
    }
    replaceFields(editor, text.fields)
    // Based on an older version: the save will report that, and show both.
    if (item && text.based_on) state.change({ item: { ...item, updated_at: text.based_on } })
    forgetCopies(text)
    offerLater(others)
  }

  function take(found: readonly UnsavedText<F>[]): void {
    const [only, ...others] = found
    if (wanted === null || !only?.isDraft || others.length > 0) {
      setTexts(found)
      return
    }
    goOn(only, [])
    const value = draft?.fields[wanted]
    // After its rows are rendered. The row added last is at the end.
    setTimeout(() => focusField(Array.isArray(value) ? `${wanted}.${value.length - 1}` : wanted))
  }

  useEffect(() => {
    let isGone = false
    findOpenTabs()
      .then((openTabs) => {
        const copies = readLocalCopies(localStorage, { kind: kind.kind, id: openedId })
        if (!isGone) take(findUnsavedTexts({ kind, saved, copies, openTabs, draft }))
      })
      .catch(reportError)
    return () => {
      isGone = true
    }
  }, [kind, openedId, saved, draft])

  useEffect(() => {
    if (isReplaced) setTexts(texts.map(keepDraft))
  }, [isReplaced, texts.length])

  const [newest, ...older] = texts
  if (!newest) return null
  return (
    <section ref={offer} tabIndex={-1} aria-label={TITLE} className="mb-5 rounded-field">
      <Note look="info" role="status" title={TITLE}>
        <p>Would you like to go on with it? What is saved stays as it is until you save.</p>
        {isReplaced && newest.tabs.length === 0 && (
          <p>This browser has no room to keep it beside what you write now, so please choose first.</p>
        )}
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
            discard(newest)
            setTexts(older)
            if (older.length > 0) offer.current?.focus()
            else focusField('title')
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

  /** Stores the texts on the device, since the next draft replaces the server's. */
  function offerLater(left: readonly UnsavedText<F>[]): void {
    for (const text of left) keepDraft(text)
    setTexts([])
  }

  function keepDraft(text: UnsavedText<F>): UnsavedText<F> {
    const tab = text.tabs.length === 0 ? keepOnDevice(openedId, text) : null
    return tab === null ? text : { ...text, tabs: [tab] }
  }

  /** Returns the name under which it is stored; null where this browser has no room. */
  function keepOnDevice(
    id: number | 'new',
    { fields, based_on, at }: Pick<UnsavedText<F>, 'fields' | 'based_on' | 'at'>,
  ): string | null {
    const tab = newTabName()
    const copy = { fields: kind.plainFields(fields), based_on, typed_at: at }
    return writeLocalCopy(localStorage, { kind: kind.kind, id, tab }, copy) ? tab : null
  }

  function forgetCopies({ tabs }: UnsavedText<F>): void {
    for (const tab of tabs) removeLocalCopy(localStorage, { kind: kind.kind, id: openedId, tab })
  }

  function discard(text: UnsavedText<F>): void {
    forgetCopies(text)
    // If something was typed since, the server's draft is that.
    if (text.isDraft && state.get().draft.kind === 'none')
      draftCallsFor(kind.plural).remove(openedId).catch(reportError)
  }
}

const TITLE = 'There is text you had not saved'
const TYPED_IS_KEPT = {
  title: 'What you had typed is kept',
  description: 'It is offered when you open this again.',
}
const NO_ROOM = 'This browser has no room to keep what you typed. Please save it first.'

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
  // The device's own time zone: the text was typed on it.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <p>
        <b className="font-[650]">
          {formatDateAndTime(text.at, timeZone)}, kept {text.isDraft ? 'as a draft' : 'on this device'}
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
