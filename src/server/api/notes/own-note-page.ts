import { pluralize } from '../../../domain/items/labels.ts'
import { notesPath } from '../../../domain/notes/note-letters.ts'
import { NOTE_KEPT_MS, NOTE_LIMITS, type NoteKind } from '../../../domain/notes/note-rules.ts'
import { escapeHtml } from '../../../domain/text/html-text.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { isOpenToChange, type OwnNote } from '../../store/notes/own-note.ts'

/** What a note's page is shown with. */
export interface Shown {
  /** The first name of who reads it. */
  coach: string
  timeZone: string
  /** ISO 8601. */
  now: string
}

interface PlainPage {
  status: number
  title: string
  /** Safe HTML. */
  html: string
}

/** How long a backup holds what was deleted, in days: the oldest that is kept. */
const BACKUP_DAYS = 28

/** One's own note: how it stands, its words, the answer, and what can still be done with it. */
export function showOwnNote(note: OwnNote, shown: Shown): PlainPage {
  const page = escapeHtml(notesPath(note.kind, note.item.slug))
  const title = escapeHtml(note.item.title)
  const parts = [
    `<p>Under <a href="${page}">${title}</a>. Only this link opens this page, so keep it to yourself.</p>`,
    paragraph(stateOf(note, shown)),
    isOpenToChange(note) ? changeForm(note, shown) : quotation(note.text),
    answerOf(note, shown),
    note.helpful > 0 && note.state === 'published'
      ? paragraph(`It has helped ${pluralize(note.helpful, 'person', 'people')}.`)
      : '',
    isOpenToChange(note)
      ? ''
      : paragraph(`It has been read and can no longer be changed here. To mend a slip, tell ${shown.coach}.`),
    form(button('ask', 'Delete it', 'plain')),
  ]
  return { status: 200, title: 'Your note', html: parts.join('') }
}

/** Asks once before a note is deleted. */
export function showAsk(note: OwnNote): PlainPage {
  const answer = note.answer === null ? '' : ' The answer goes with them.'
  return {
    status: 200,
    title: 'Delete this note for good?',
    html:
      paragraph(`Words, picture, stars and your address go.${answer} There is no way back.`) +
      quotation(note.text) +
      form(button('delete', 'Yes, delete it')) +
      '<p><a href="">Keep it</a></p>',
  }
}

/** What a link says once its note is deleted. */
export function showGone(at: string, { timeZone }: Shown): PlainPage {
  return {
    status: 410,
    title: `Deleted on ${formatLongDate(at, timeZone)}.`,
    html: `${paragraph(
      `Nothing of it is left here. In our nightly backups it fades within ${BACKUP_DAYS} days. This link now says only that.`,
    )}<p><a href="/">Go to the home page</a></p>`,
  }
}

const VERBS: Record<NoteKind, string> = { question: 'asked', tip: 'wrote a tip', cooked: 'cooked it' }

function stateOf(
  { state, published_at, name, note_kind, rating }: OwnNote,
  { coach, timeZone }: Shown,
): string {
  if (state !== 'published' || published_at === null) return `Waiting. ${coach} has not read it yet.`
  const stars = rating === null ? '' : `, ${pluralize(rating, 'star')}`
  return `On the page since ${formatLongDate(published_at, timeZone)}. ${name} ${VERBS[note_kind]}${stars}.`
}

function answerOf({ answer, answered_at, email }: OwnNote, { coach, timeZone }: Shown): string {
  if (answer === null || answered_at === null) return ''
  const forgotten = new Date(Date.parse(answered_at) + NOTE_KEPT_MS).toISOString()
  const address = email
    ? paragraph(`Your address, ${shorten(email)}, is forgotten on ${formatLongDate(forgotten, timeZone)}.`)
    : ''
  return `${paragraph(`${coach} answers, ${formatLongDate(answered_at, timeZone)}`)}${quotation(answer)}${address}`
}

/** `h…@example.com`: enough to know it again. */
function shorten(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

function changeForm({ name, text }: OwnNote, { coach }: Shown): string {
  return form(
    `<label for="name">Your first name</label><input id="name" name="name" required maxlength="${NOTE_LIMITS.name}" value="${escapeHtml(name)}">` +
      `<label for="text">Your words</label><textarea id="text" name="text" rows="8" required maxlength="${NOTE_LIMITS.text}">\n${escapeHtml(text)}</textarea>` +
      paragraph(`You can change it until ${coach} has read it.`) +
      button('change', 'Save my change'),
  )
}

function form(content: string): string {
  return `<form method="post" action="">${content}</form>`
}

function button(action: string, label: string, look = ''): string {
  return `<button name="action" value="${action}"${look === '' ? '' : ` class="${look}"`}>${escapeHtml(label)}</button>`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function quotation(text: string): string {
  return `<blockquote dir="auto">${escapeHtml(text)}</blockquote>`
}
