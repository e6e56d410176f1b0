import { firstWordOf, type HeldReason, type NoteState } from '../../../domain/notes/note-rules.ts'
import type { InboxNote, NoteList } from '../../../domain/notes/notes-calls.ts'
import { dayIn, formatNearDate } from '../../../domain/time/dates.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { formatClock } from '../../../domain/time/zoned-time.ts'

/** The lists of the page, by their names in the address. */
export const NOTE_TABS = ['waiting', 'published', 'answered', 'spam', 'closed'] as const
export type NoteTab = NoteList | 'closed'

export const TAB_WORDS: Record<NoteTab, string> = {
  waiting: 'Waiting',
  published: 'Published',
  answered: 'By mail only',
  spam: 'Spam',
  closed: 'Closed',
}

const HELD_WORDS: Record<HeldReason, string> = {
  honeypot: 'a hidden field was filled in',
  links: 'more than two web addresses',
  repeated: 'the same words came before',
  coach: 'you put it here',
}

/** Returns `Held apart: more than two web addresses · deleted on February 22`. */
export function describeHeldNote({ held, gone_at }: InboxNote, now: string, timeZone: string): string {
  const why = held === null ? 'Held apart' : `Held apart: ${HELD_WORDS[held]}`
  return gone_at === null ? why : `${why} · deleted on ${formatNearDate(gone_at, now, timeZone)}`
}

/** Returns the place of a note in its item: `Big Grain Bowl, thick strained yoghurt`. */
export function sayPlace({ item, place, place_text, place_gone }: InboxNote): string {
  if (place && 'step' in place) return `${item.title}, step ${place.step}`
  return place_text === null || place_gone ? item.title : `${item.title}, ${place_text}`
}

/** Returns when it came, for a row: the time for today, `yesterday`, `November 21`. */
export function formatNoteTime(iso: string, now: string, timeZone: string): string {
  const day = nearDay(iso, now, timeZone)
  return day === 'today' ? formatClock(iso, timeZone) : (day ?? formatNearDate(iso, now, timeZone))
}

/** Returns when it came, for above the note: `Today at 14:20`, `Yesterday at 18:40`, `November 21 at 09:05`. */
export function formatNoteReceived(iso: string, now: string, timeZone: string): string {
  const day = nearDay(iso, now, timeZone)
  const date = day === null ? formatNearDate(iso, now, timeZone) : day === 'today' ? 'Today' : 'Yesterday'
  return `${date} at ${formatClock(iso, timeZone)}`
}

function nearDay(iso: string, now: string, timeZone: string): 'today' | 'yesterday' | null {
  const isDayOf = (moment: string) => dayIn(iso, timeZone) === dayIn(moment, timeZone)
  if (isDayOf(now)) return 'today'
  return isDayOf(new Date(Date.parse(now) - DAY).toISOString()) ? 'yesterday' : null
}

/** Returns what was done with notes, for the message that offers the undo. */
export function describeMovedNotes(names: readonly string[], to: NoteState, from: NoteState): string {
  const [name = ''] = names
  const who = names.length === 1 ? `${firstWordOf(name)}’s note` : `${names.length} notes`
  const is = names.length === 1 ? 'is' : 'are'
  if (to === 'published') return `${who} ${is} on the site`
  if (to === 'spam') return `${who} ${is} held apart as spam`
  return from === 'published' ? `${who} ${is} off the site` : `${who} ${is} waiting again`
}

interface Answering {
  note: Pick<InboxNote, 'state' | 'answer' | 'answer_by_mail'>
  text: string
  isByMail: boolean
}

/** Returns the text of a note's first button; null where there is nothing to do. */
export function namePrimary({ note, text, isByMail }: Answering): string | null {
  const answer = text.trim()
  const isChanged = answer !== (note.answer ?? '') || (answer !== '' && isByMail !== note.answer_by_mail)
  if (note.state === 'published') {
    if (!isChanged) return null
    return answer === '' ? 'Take the answer back' : 'Save the answer'
  }
  if (answer === '') return 'Publish'
  if (!isByMail) return 'Publish with your answer'
  return isChanged ? 'Send the answer' : 'Publish the note'
}
