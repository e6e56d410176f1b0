import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { NoteState } from '../../../domain/notes/note-rules.ts'
import { type InboxNote, type NoteChange, notesCalls } from '../../../domain/notes/notes-calls.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { dismissToast, showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask, refresh, useChange } from '../../data/calls.ts'
import { removeTypedAnswer, storeTypedAnswer } from '../editor/autosave/typed-answers.ts'
import { noteQuery } from './note-queries.ts'
import { describeMovedNotes, namePrimary } from './note-words.ts'

interface Undoable {
  toast: number
  until: number
  run: () => Promise<void>
}

interface NoteChanges {
  isBusy: boolean
  /** Changes one note; `done` is shown with an undo, null shows nothing. */
  change: (note: InboxNote, change: NoteChange, done: string | null) => Promise<boolean>
  /** Moves several notes together, with one undo. */
  move: (notes: readonly InboxNote[], state: NoteState) => Promise<boolean>
  offerUndo: (title: string, run: () => Promise<void>) => void
  /** Undoes the last change within a minute. */
  undoLast: () => void
}

/** Returns the changes to notes, each with an undo for a minute. @param onUndone called to show the note */
export function useNoteChanges(onUndone: (id: number) => void): NoteChanges {
  const client = useQueryClient()
  const undoable = useRef<Undoable>(null)
  const one = useChange(notesCalls.change, { failure: 'We couldn’t change the note' })
  const several = useChange(notesCalls.changeSeveral, { failure: 'We couldn’t move the notes' })

  function undoLast(): void {
    const last = undoable.current
    if (!last) return
    undoable.current = null
    dismissToast(last.toast)
    if (Date.now() > last.until) return
    last.run().then(
      () => showToast({ title: 'Taken back' }),
      (error: unknown) =>
        showToast({
          kind: 'alert',
          title: 'We couldn’t take it back',
          ...(error instanceof Error ? { description: describeFailure(error) } : {}),
        }),
    )
  }

  function offerUndo(title: string, run: () => Promise<void>): void {
    if (undoable.current) dismissToast(undoable.current.toast)
    const toast = showToast({
      title,
      description: 'You can undo this for a minute.',
      duration: MINUTE,
      action: { label: 'Undo', run: undoLast },
    })
    undoable.current = { toast, until: Date.now() + MINUTE, run }
  }

  /** Drops cached notes that are not shown: their state is outdated, and a later change or undo would be based on it. */
  function forgetUnshown(notes: readonly InboxNote[]): void {
    for (const { id } of notes)
      client.removeQueries({ queryKey: noteQuery(id).queryKey, exact: true, type: 'inactive' })
  }

  async function putBack(note: InboxNote, change: NoteChange): Promise<void> {
    const typed = change.answer ?? ''
    // Before the note is shown again, so that the typed text is there to continue.
    if (typed !== '' && typed !== note.answer) storeTypedAnswer('note', note.id, typed)
    await ask(notesCalls.change, { params: { id: note.id }, body: asBefore(note, change) })
    await refresh(client, notesCalls.change.stale)
    forgetUnshown([note])
    onUndone(note.id)
  }

  return {
    isBusy: one.isPending || several.isPending,
    async change(note, change, done) {
      try {
        await one.mutateAsync({ params: { id: note.id }, body: change })
      } catch {
        // The error message is shown; what was typed stays.
        return false
      }
      if (change.answer !== undefined) removeTypedAnswer('note', note.id)
      if (done !== null) offerUndo(done, () => putBack(note, change))
      return true
    },
    async move(notes, state) {
      try {
        await several.mutateAsync({ body: { ids: notes.map(({ id }) => id), state } })
      } catch {
        // The error message is shown; the notes stay selected.
        return false
      }
      const [first] = notes
      offerUndo(
        describeMovedNotes(
          notes.map(({ name }) => name),
          state,
          first?.state ?? 'waiting',
        ),
        async () => {
          for (const before of ['waiting', 'published', 'spam'] as const) {
            const ids = notes.filter((note) => note.state === before).map(({ id }) => id)
            if (ids.length > 0) await ask(notesCalls.changeSeveral, { body: { ids, state: before } })
          }
          for (const { id, pinned } of notes)
            if (pinned) await ask(notesCalls.change, { params: { id }, body: { pinned } })
          await refresh(client, notesCalls.change.stale)
          forgetUnshown(notes)
          if (first) onUndone(first.id)
        },
      )
      return true
    },
    offerUndo,
    undoLast,
  }
}

/** Returns a note's former values of what a change changes. A note pinned before it was hidden is pinned again. */
function asBefore(note: InboxNote, change: NoteChange): NoteChange {
  return {
    ...(change.state === undefined ? {} : { state: note.state, pinned: note.pinned }),
    ...(change.pinned === undefined ? {} : { pinned: note.pinned }),
    ...(change.text === undefined ? {} : { text: note.text }),
    ...(change.answer === undefined ? {} : { answer: note.answer }),
    ...(change.answer_by_mail === undefined ? {} : { answer_by_mail: note.answer_by_mail }),
    ...(change.place === undefined ? {} : { place: note.place }),
  }
}

export interface NoteDeeds {
  isBusy: boolean
  change: (note: InboxNote, change: NoteChange, done: string | null) => Promise<boolean>
  /** Changes the note, and shows the next one. */
  finish: (note: InboxNote, change: NoteChange, done: string) => Promise<boolean>
  /** Asks first, since it is permanent. */
  remove: (notes: readonly InboxNote[]) => void
  /** Returns the focus to the row of the note shown. */
  focusRow: () => void
  /** Registers the actions of the note shown for the page's shortcuts; null while none is shown. */
  register: (keys: ShownKeys | null) => void
}

/** The actions of P, A and S. */
export interface ShownKeys {
  p: () => void
  s: () => void
}

interface Shown {
  note: InboxNote
  text: string
  isByMail: boolean
  isPinned: boolean
  deeds: NoteDeeds
}

/** Returns only what differs: an answer given meanwhile on another device and not loaded here is not withdrawn. */
function changeAnswer(note: InboxNote, answer: string | null, isByMail: boolean): NoteChange {
  // Without an answer there is nothing to send by mail.
  if (answer !== note.answer) return { answer, answer_by_mail: answer !== null && isByMail }
  return answer === null || isByMail === note.answer_by_mail ? {} : { answer_by_mail: isByMail }
}

export function useNoteDeeds({ note, text, isByMail, isPinned, deeds }: Shown) {
  const { state } = note
  const primary = () => {
    const name = namePrimary({ note, text, isByMail })
    if (state === 'spam' || name === null || deeds.isBusy) return
    const answer = text.trim() === '' ? null : text.trim()
    const said = changeAnswer(note, answer, isByMail)
    if (state === 'published')
      void deeds.change(note, said, answer === null ? 'Your answer is taken back' : 'Your answer is saved')
    else if (name === 'Send the answer')
      void deeds.finish(note, said, `Your answer to ${note.name} is on its way`)
    else {
      const change = { ...said, state: 'published', ...(isPinned ? { pinned: true } : {}) } as const
      void deeds.finish(note, change, describeMovedNotes([note.name], 'published', state))
    }
  }
  const moveTo = (to: 'waiting' | 'spam') => () => {
    if (!deeds.isBusy && state !== to)
      void deeds.finish(note, { state: to }, describeMovedNotes([note.name], to, state))
  }
  const spam = moveTo('spam')
  useEffect(() => {
    // P publishes; it does not save a changed answer of a published note.
    deeds.register({ p: state === 'waiting' ? primary : () => {}, s: spam })
    return () => deeds.register(null)
  })
  return { primary, spam, letWait: moveTo('waiting') }
}
