import { pluralize } from '../../../domain/items/labels.ts'
import { sayReaders } from '../../../domain/notes/note-counts.ts'
import { notesPath } from '../../../domain/notes/note-letters.ts'
import { NOTE_KEPT_MS, NOTE_LIMITS, type NoteKind } from '../../../domain/notes/note-rules.ts'
import { escapeHtml } from '../../../domain/text/html-text.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { isOpenToChange, type OwnNote } from '../../store/notes/own-note.ts'

/** What a note's page is shown with. */
export interface Shown {
  /** What the site is called. */
  site: string
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
  /** Safe HTML above the heading. */
  above: string
  style: string
}

/** How long a backup holds what was deleted, in days: the oldest that is kept. */
const BACKUP_DAYS = 28

/** One's own note, right after a change too: how it stands, its words, the answer, and what can still be done with it. */
export function showOwnNote(note: OwnNote, shown: Shown, isSaved: boolean): PlainPage {
  const page = escapeHtml(notesPath(note.kind, note.item.slug))
  const title = escapeHtml(note.item.title)
  const parts = [
    `<p>Under <a href="${page}">${title}</a>. Only this link opens this page, so keep it to yourself.</p>`,
    isSaved ? `<p class="saved" role="status">Your change is saved.</p>` : '',
    stateLine(bowlOf(note), stateOf(note, shown)),
    isOpenToChange(note) ? changeForm(note, shown) : paper(`${bylineOf(note)}${words(note.text)}`),
    answerOf(note, shown),
    note.helpful > 0 && note.state === 'published'
      ? paragraph(`It has helped ${sayReaders(note.helpful)}.`)
      : '',
    isOpenToChange(note)
      ? ''
      : `<p>It has been read and can no longer be changed here. To mend a slip, <a href="/contact">tell ${escapeHtml(shown.coach)}</a>.</p>`,
    isOpenToChange(note)
      ? ''
      : form(
          row(
            `${note.state === 'published' ? `<a class="plain" href="${page}">See it on the page</a>` : ''}${button('ask', 'Delete it', 'plain danger')}`,
          ),
        ),
  ]
  return { status: 200, title: 'Your note', above: homeLink(shown), html: parts.join(''), style: STYLE }
}

/** Asks once before a note is deleted. */
export function showAsk(note: OwnNote, shown: Shown): PlainPage {
  const answer = note.answer === null ? '' : ' The answer goes with them.'
  return {
    status: 200,
    title: 'Delete this note for good?',
    above: homeLink(shown),
    html:
      paper(words(note.text)) +
      `<div class="ask">${paragraph(`Words, picture, stars and your address go.${answer} There is no way back.`)}${form(
        row(`${button('delete', 'Yes, delete it', 'sure')}<a class="plain" href="?">Keep it</a>`),
      )}</div>`,
    style: STYLE,
  }
}

/** What a link says once its note is deleted. */
export function showGone(at: string, shown: Shown): PlainPage {
  return {
    status: 410,
    title: `Deleted on ${formatLongDate(at, shown.timeZone)}.`,
    above: homeLink(shown),
    style: STYLE,
    html: `${stateLine('gone', 'Its words, picture, stars and answer are gone.')}${paragraph(
      `Nothing of it is left here. In our nightly backups it fades within ${BACKUP_DAYS} days. This link now says only that.`,
    )}<p><a href="/">Go to the home page</a></p>`,
  }
}

function homeLink({ site }: Shown): string {
  return `<p class="home"><a href="/">${escapeHtml(site)}</a></p>`
}

const VERBS: Record<NoteKind, string> = { question: 'asked', tip: 'wrote a tip', cooked: 'cooked it' }

function stateOf({ state, published_at }: OwnNote, { coach, timeZone }: Shown): string {
  if (state !== 'published' || published_at === null) return `Waiting. ${coach} has not read it yet.`
  return `On the page since ${formatLongDate(published_at, timeZone)}.`
}

/** `Bea cooked it and gave it 5 stars`. */
function bylineOf({ name, note_kind, rating }: OwnNote): string {
  const stars = rating === null ? '' : ` and gave it ${pluralize(rating, 'star')}`
  return `<p class="fine">${escapeHtml(`${name} ${VERBS[note_kind]}${stars}`)}</p>`
}

type Bowl = 'waiting' | 'published' | 'answered' | 'gone'

/** A bowl: empty while it waits, full once it is on the page, with a sun when it was answered, dashes when it is gone. */
const BOWLS: Record<Bowl, string> = {
  waiting:
    '<path d="M2 10h32c0 9-7 15-16 15S2 19 2 10z" fill="none" stroke="currentColor" stroke-width="2.5"/>',
  published: '<path d="M2 10h32c0 9-7 15-16 15S2 19 2 10z" fill="currentColor"/>',
  answered:
    '<path d="M2 10h32c0 9-7 15-16 15S2 19 2 10z" fill="currentColor"/><circle cx="18" cy="4" r="4" fill="#d4380f"/>',
  gone: '<path d="M2 16h32" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="6 3"/>',
}

function bowlOf({ state, answer }: OwnNote): Bowl {
  if (answer !== null) return 'answered'
  return state === 'published' ? 'published' : 'waiting'
}

function stateLine(bowl: Bowl, text: string): string {
  return `<p class="state"><svg viewBox="0 0 36 26" aria-hidden="true">${BOWLS[bowl]}</svg>${escapeHtml(text)}</p>`
}

function answerOf({ answer, answered_at, email }: OwnNote, { coach, timeZone }: Shown): string {
  if (answer === null || answered_at === null) return ''
  const forgotten = new Date(Date.parse(answered_at) + NOTE_KEPT_MS).toISOString()
  const address = email
    ? paragraph(`Your address, ${shorten(email)}, is forgotten on ${formatLongDate(forgotten, timeZone)}.`)
    : ''
  const by = `<p class="fine"><b>${escapeHtml(coach)}</b> answers, ${escapeHtml(formatLongDate(answered_at, timeZone))}</p>`
  return `<div class="answer">${by}${words(answer)}</div>${address}`
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
      row(button('change', 'Save my change') + button('ask', 'Delete it', 'plain danger', true)),
  )
}

function form(content: string): string {
  return `<form method="post" action="">${content}</form>`
}

/** What can be pressed, side by side. @param html safe HTML */
function row(html: string): string {
  return `<div class="row">${html}</div>`
}

/** @param isUnchecked whether it works with fields that are not filled in */
function button(action: string, label: string, look = '', isUnchecked = false): string {
  const attributes = `${look === '' ? '' : ` class="${look}"`}${isUnchecked ? ' formnovalidate' : ''}`
  return `<button name="action" value="${action}"${attributes}>${escapeHtml(label)}</button>`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

/** What was written, on white paper. @param html safe HTML */
function paper(html: string): string {
  return `<div class="paper">${html}</div>`
}

function words(text: string): string {
  return `<p class="words" dir="auto">${escapeHtml(text)}</p>`
}

const STYLE =
  '.state{display:flex;gap:.75rem;align-items:center;font-weight:650}.state svg{flex:none;width:36px;height:26px;overflow:visible}' +
  '.paper,.answer,.ask{border-radius:3px;padding:1rem 1.2rem;margin:1.25rem 0;background:#fff;box-shadow:0 1px 0 rgb(20 49 42/.1),0 6px 16px -4px rgb(20 49 42/.22)}' +
  '.saved{padding:.6rem 1rem;border-radius:8px;background:#cfe0a8;color:#14312a;font-weight:650}.answer{background:#fbe3a2}.ask{border:2px solid #9d174d}.paper p,.answer p,.ask p{margin:.25rem 0}.fine{font-size:1rem;opacity:.85}' +
  '.words{white-space:pre-line;overflow-wrap:anywhere}.row{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}.row button{margin:0}' +
  'main{margin-block:2rem 12vh}.home{margin:0 0 3rem}.home a{font:800 1.25rem/1.2 Georgia,serif;color:inherit;text-decoration:none}' +
  'a.plain{display:inline-flex;align-items:center;min-height:44px;box-sizing:border-box;padding:.5rem 1.5rem;border:1.5px solid currentColor;border-radius:999px;color:inherit;text-decoration:none}' +
  'button.danger{color:#9d174d}button.sure{background:#9d174d}:focus-visible{outline:3px solid #1f6f8b;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){.paper,.ask{background:#1a332d}.answer{background:#23443c}button.danger{color:#f59bb6}.ask{border-color:#f59bb6}}'
