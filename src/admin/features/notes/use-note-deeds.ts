import { useEffect } from 'react'
import type { InboxNote, NoteChange } from '../../../domain/notes/notes-calls.ts'
import { namePrimary, sayMoved } from './note-words.ts'

export interface NoteDeeds {
  isBusy: boolean
  change: (note: InboxNote, change: NoteChange, done: string | null) => Promise<boolean>
  /** The same, and the next note comes up. */
  finish: (note: InboxNote, change: NoteChange, done: string) => Promise<boolean>
  /** Asks first: it is for good. */
  remove: (notes: readonly InboxNote[]) => void
  /** The focus goes back to the line of the note that is shown. */
  focusRow: () => void
  /** Where the page's keys find what the shown note does; null while none is shown. */
  register: (keys: ShownKeys | null) => void
}

/** What P, A and S do. */
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

export function useNoteDeeds({ note, text, isByMail, isPinned, deeds }: Shown) {
  const { state } = note
  const primary = () => {
    const name = namePrimary({ note, text, isByMail })
    if (state === 'spam' || name === null || deeds.isBusy) return
    const answer = text.trim() === '' ? null : text.trim()
    // Without an answer there is nothing that could go by mail.
    const said = { answer, answer_by_mail: answer !== null && isByMail }
    if (state === 'published')
      void deeds.change(note, said, answer === null ? 'Your answer is taken back' : 'Your answer is saved')
    else if (name === 'Send the answer')
      void deeds.finish(note, said, `Your answer to ${note.name} is on its way`)
    else {
      const change = { ...said, state: 'published', ...(isPinned ? { pinned: true } : {}) } as const
      void deeds.finish(note, change, sayMoved([note.name], 'published', state))
    }
  }
  const moveTo = (to: 'waiting' | 'spam') => () => {
    if (!deeds.isBusy && state !== to)
      void deeds.finish(note, { state: to }, sayMoved([note.name], to, state))
  }
  const spam = moveTo('spam')
  useEffect(() => {
    // P publishes; it does not save what a published note's answer is being made.
    deeds.register({ p: state === 'waiting' ? primary : () => {}, s: spam })
    return () => deeds.register(null)
  })
  return { primary, spam, letWait: moveTo('waiting') }
}
