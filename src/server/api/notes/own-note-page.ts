import { pluralize } from '../../../domain/items/labels.ts'
import { formatReaderCount } from '../../../domain/notes/note-counts.ts'
import { notesPath } from '../../../domain/notes/note-letters.ts'
import { NOTE_KEPT_MS, NOTE_LIMITS, type NoteKind } from '../../../domain/notes/note-rules.ts'
import { escapeHtml } from '../../../domain/text/html-text.ts'
import { formatNearDate } from '../../../domain/time/dates.ts'
import { isOpenToChange, type OwnNote } from '../../store/notes/own-note.ts'
import type { PlainPage } from '../form-posts.ts'

export interface Shown {
  /** The site's name. */
  site: string
  /** The coach's first name. */
  coach: string
  timeZone: string
  /** ISO 8601. */
  now: string
  /** Addresses of the site's fonts. */
  fonts: readonly string[]
}

type OwnNotePage = Required<PlainPage>

/** Age of the oldest backup kept, in days: how long a backup contains a deleted note. */
const BACKUP_DAYS = 28

/** A change as it was typed, with its problems. */
export interface TypedChange {
  name: string
  text: string
  problems: readonly { field: string; message: string }[]
}

/** Renders a reader's own note, also right after a change: its state, text and answer, and the available actions. */
export function showOwnNote(
  note: OwnNote,
  shown: Shown,
  { isSaved = false, typed }: { isSaved?: boolean; typed?: TypedChange } = {},
): OwnNotePage {
  const page = escapeHtml(notesPath(note.kind, note.item.slug))
  const item = escapeHtml(note.item.title)
  const parts = [
    `<p>Under <a href="${page}">${item}</a>. Only this link opens this page, so keep it to yourself.</p>`,
    isSaved ? `<p class="saved" role="status">Your change is saved.</p>` : '',
    stateLine(bowlOf(note), stateOf(note, shown)),
    isOpenToChange(note)
      ? changeForm(typed ?? { ...note, problems: [] }, shown)
      : paper(`${bylineOf(note, shown)}${words(note.text)}`),
    answerOf(note, shown),
    note.helpful > 0 && note.state === 'published'
      ? paragraph(`It has helped ${formatReaderCount(note.helpful)}.`)
      : '',
    isOpenToChange(note) ? '' : whatIsLeft(note, shown, page),
  ]
  const title = note.note_kind === 'question' ? 'Your question' : 'Your note'
  return { ...frameOf(shown), status: typed ? 400 : 200, title, html: parts.join('') }
}

/** Renders the actions for a note the coach has read. @param page safe HTML: the address of its page */
function whatIsLeft({ state }: OwnNote, { coach }: Shown, page: string): string {
  const see = state === 'published' ? `<a class="plain" href="${page}">See it on the page</a>` : ''
  return (
    form(row(see + button('ask', 'Delete it', 'plain danger'))) +
    `<p class="fine">It has been read and can no longer be changed here. To mend a slip, <a href="/contact">tell ${escapeHtml(coach)}</a>.</p>`
  )
}

export function showAsk(note: OwnNote, shown: Shown): OwnNotePage {
  const answer = note.answer === null ? '' : ' The answer goes with them.'
  return {
    status: 200,
    title: `Delete this ${note.note_kind === 'question' ? 'question' : 'note'} for good?`,
    html:
      paper(words(note.text)) +
      `<div class="ask">${paragraph(`Words, picture, stars and your address go.${answer} There is no way back.`)}${form(
        row(`${button('delete', 'Yes, delete it', 'sure')}<a class="plain" href="?">Keep it</a>`),
      )}</div>`,
    ...frameOf(shown),
  }
}

/** Renders the page of a link whose note is deleted. */
export function showGone(at: string, shown: Shown): OwnNotePage {
  return {
    status: 410,
    title: `Deleted on ${day(at, shown)}.`,
    ...frameOf(shown),
    html: `${stateLine('gone', 'Its words, picture, stars and answer are gone.')}${paragraph(
      `Nothing of it is left here. In our nightly backups it fades within ${BACKUP_DAYS} days. This link now says only that.`,
    )}<p><a href="/">Go to the home page</a></p>`,
  }
}

/** Renders the page of a link that matches no note. */
export function showMissing(shown: Shown): OwnNotePage {
  return {
    status: 404,
    title: 'There is no note here',
    ...frameOf(shown),
    html: `${paragraph('The link may be incomplete. Please open the whole of it.')}<p><a href="/">Go to the home page</a></p>`,
  }
}

/** Returns the frame shared by these pages. */
function frameOf({ site, fonts }: Shown): Pick<OwnNotePage, 'above' | 'style' | 'fonts'> {
  return {
    above: `<p class="home"><a href="/">${MARK}${escapeHtml(site)}</a></p>`,
    style: STYLE,
    fonts,
  }
}

/** The site's mark, as on every page. */
const MARK =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="11" r="8.5" fill="#d4380f"/><path d="M2.5 21.5h35a17.5 17.5 0 0 1-35 0z" fill="currentColor"/></svg>'

const VERBS: Record<NoteKind, string> = { question: 'asked', tip: 'wrote a tip', cooked: 'cooked it' }

/** `October 19`, with the year where it is not the current one. */
function day(iso: string, { now, timeZone }: Shown): string {
  return formatNearDate(iso, now, timeZone)
}

/** Whether an answer is out: on the page with its note, or by mail alone. */
function isAnswered({ state, answer, answer_by_mail }: OwnNote): boolean {
  return answer !== null && (state === 'published' || answer_by_mail === 1)
}

function stateOf(note: OwnNote, shown: Shown): string {
  const { state, published_at } = note
  const { coach } = shown
  const since = state === 'published' && published_at !== null ? day(published_at, shown) : null
  if (isAnswered(note))
    return since === null
      ? `${coach} has answered, to you alone.`
      : `${coach} has answered. On the page since ${since}.`
  return since === null ? `Waiting. ${coach} has not read it yet.` : `On the page since ${since}.`
}

/** `Bea cooked it and gave it 5 stars, November 8`. */
function bylineOf({ name, note_kind, rating, created_at }: OwnNote, shown: Shown): string {
  const stars = rating === null ? '' : ` and gave it ${pluralize(rating, 'star')}`
  return `<p class="fine">${escapeHtml(`${name} ${VERBS[note_kind]}${stars}, ${day(created_at, shown)}`)}</p>`
}

type Bowl = 'waiting' | 'published' | 'answered' | 'gone'

/** A bowl: empty while the note waits, full when published, with a sun when answered, dashed when deleted. */
const BOWLS: Record<Bowl, string> = {
  waiting:
    '<path d="M2 10h32c0 9-7 15-16 15S2 19 2 10z" fill="none" stroke="currentColor" stroke-width="2.5"/>',
  published: '<path d="M2 10h32c0 9-7 15-16 15S2 19 2 10z" fill="currentColor"/>',
  answered:
    '<path d="M2 10h32c0 9-7 15-16 15S2 19 2 10z" fill="currentColor"/><circle cx="18" cy="4" r="4" fill="#d4380f"/>',
  gone: '<path d="M2 16h32" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="6 3"/>',
}

function bowlOf(note: OwnNote): Bowl {
  if (isAnswered(note)) return 'answered'
  return note.state === 'published' ? 'published' : 'waiting'
}

function stateLine(bowl: Bowl, text: string): string {
  return `<p class="state"><svg viewBox="0 0 36 26" aria-hidden="true">${BOWLS[bowl]}</svg>${escapeHtml(text)}</p>`
}

function answerOf(note: OwnNote, shown: Shown): string {
  const { answer, answered_at, email } = note
  if (!isAnswered(note) || answer === null || answered_at === null) return ''
  const forgotten = new Date(Date.parse(answered_at) + NOTE_KEPT_MS).toISOString()
  const address = email
    ? paragraph(`Your address, ${shorten(email)}, is forgotten on ${day(forgotten, shown)}.`)
    : ''
  const by = `<p class="fine"><b>${escapeHtml(shown.coach)}</b> answers, ${escapeHtml(day(answered_at, shown))}</p>`
  return `<div class="answer">${by}${words(answer)}</div>${address}`
}

/** `h…@example.com`: enough to recognize it. */
function shorten(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

/** Renders the correction form, with the typed text and its problems (NOTE-OWN-2). */
function changeForm({ name, text, problems }: TypedChange, { coach }: Shown): string {
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const marks = (field: string) =>
    problemOf(field) === undefined ? '' : ` aria-invalid="true" aria-describedby="${field}-problem"`
  const problem = (field: string) => {
    const message = problemOf(field)
    return message === undefined ? '' : `<p class="problem" id="${field}-problem">${escapeHtml(message)}</p>`
  }
  return form(
    `<label for="name">Your first name</label><input id="name" name="name" required maxlength="${NOTE_LIMITS.name}" value="${escapeHtml(name)}"${marks('name')}>${problem('name')}` +
      `<label for="text">Your words</label><textarea id="text" name="text" rows="6" required maxlength="${NOTE_LIMITS.text}"${marks('text')}>\n${escapeHtml(text)}</textarea>${problem('text')}` +
      `<p class="fine">You can change it until ${escapeHtml(coach)} has read it.</p>` +
      row(button('change', 'Save my change') + button('ask', 'Delete it', 'plain danger', true)),
  )
}

function form(content: string): string {
  return `<form method="post" action="">${content}</form>`
}

/** Renders buttons side by side. @param html safe HTML */
function row(html: string): string {
  return `<div class="row">${html}</div>`
}

/** @param isUnchecked whether it submits without validation */
function button(action: string, label: string, look = '', isUnchecked = false): string {
  const attributes = `${look === '' ? '' : ` class="${look}"`}${isUnchecked ? ' formnovalidate' : ''}`
  return `<button name="action" value="${action}"${attributes}>${escapeHtml(label)}</button>`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

/** Renders the note's text on white paper. @param html safe HTML */
function paper(html: string): string {
  return `<div class="paper">${html}</div>`
}

function words(text: string): string {
  return `<p class="words" dir="auto">${escapeHtml(text)}</p>`
}

const STYLE =
  'main{max-width:36rem;margin-block:1.5rem 12vh}h1{margin:0 0 .5rem;font:750 clamp(2.25rem,1.7rem + 2.4vw,3.25rem)/1.08 "Besley Variable",Georgia,serif;letter-spacing:-.025em;text-wrap:balance}' +
  '.home{margin:0 0 2.75rem}.home a{display:inline-flex;gap:.55rem;align-items:center;min-height:44px;font:800 1.1875rem/1.1 "Besley Variable",Georgia,serif;letter-spacing:-.02em;color:inherit;text-decoration:none}.home svg{width:32px;height:32px}' +
  '.state{display:flex;gap:.75rem;align-items:center;margin:1.75rem 0 1rem;font-weight:650}.state svg{flex:none;width:36px;height:26px;overflow:visible}' +
  '.paper,.answer,.ask{border-radius:3px;padding:1rem 1.2rem;margin:1rem 0;background:#fff;box-shadow:0 1px 0 rgb(20 49 42/.1),0 6px 16px -4px rgb(20 49 42/.22)}' +
  '.saved{padding:.6rem 1rem;border-radius:8px;background:#cfdfa8;color:#14312a;font-weight:650}.answer{background:#fbe3a2;border-radius:6px}.ask{border:2px solid #9d174d}.paper p,.answer p,.ask p{margin:.25rem 0}.fine{font-size:.9375rem;color:#47605a}.answer .fine{color:inherit}' +
  '.words{white-space:pre-line;overflow-wrap:anywhere}.row{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.25rem 0}.ask .row{margin-bottom:.25rem}.row button{margin:0}label,.fine+.row{margin-top:1rem}input,textarea{background:#fff;border-color:#6f837c;border-radius:8px}textarea{display:block;resize:vertical}' +
  '[aria-invalid]{border:2px solid #9d174d}.problem{margin:.35rem 0 0;font-size:.9375rem;font-weight:600;color:#9d174d}' +
  'button{background:#d4380f}a.plain{display:inline-flex;align-items:center}a.plain,.row button{min-height:44px;box-sizing:border-box;padding:.45rem 1.35rem;font-size:1rem;font-weight:650}a.plain{border:1.5px solid currentColor;border-radius:999px;color:inherit;text-decoration:none}' +
  'button.danger{color:#9d174d}button.sure{background:#9d174d}:focus-visible{outline:3px solid #1f6f8b;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){.paper,.ask,input,textarea{background:#18312b}.fine{color:#b9c7c0}.answer{background:#23443c}button.danger,.problem{color:#f59bb6}.ask,[aria-invalid]{border-color:#f59bb6}}'
