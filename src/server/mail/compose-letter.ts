import { toSubject } from '../../domain/mail/letter-text.ts'
import type { LetterProps, RenderLetter } from '../../domain/mail/letters.ts'
import { PLAN_TAG } from '../../domain/newsletter/constants.ts'
import { markIssueLinks } from '../../domain/newsletter/issue-links.ts'
import { canReceiveLetter } from '../../domain/newsletter/subscriber.ts'
import type { PlanDay } from '../../domain/newsletter/workout-plan.ts'
import { notesPath } from '../../domain/notes/note-letters.ts'
import { firstWordOf, NOTE_KEPT_MS } from '../../domain/notes/note-rules.ts'
import type { SiteLook } from '../../domain/site/look.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { plainVideos } from '../../domain/video/video-figure.ts'
import { findReplyOfLetter, getMessage, listThread, type StoredMessage } from '../store/contact/messages.ts'
import type { Store } from '../store/database.ts'
import { showVideos } from '../store/images/videos.ts'
import type { ClaimedLetter } from '../store/mail/outbox.ts'
import { ARCHIVE_PATH } from '../store/newsletter/issue-archive.ts'
import { readIssue } from '../store/newsletter/issue-sending.ts'
import { getSubscriber, type ListedSubscriber } from '../store/newsletter/subscribers.ts'
import { noteToken } from '../store/notes/add-note.ts'
import { readWaitingNotes } from '../store/notes/waiting-notes.ts'
import { tableOf } from '../store/tables/item-tables.ts'
import type { MessageIds } from './message-id.ts'
import type { SubscriberLinks } from './subscriber-links.ts'
import type { Mail } from './transport.ts'

export interface ComposeOptions {
  store: Store
  settings: () => Promise<SiteSettings>
  look: () => Promise<SiteLook>
  renderLetter: RenderLetter
  links: SubscriberLinks
  messageIds: MessageIds
  siteUrl: string
  /** The plan at the time a letter is composed. */
  planDays: () => Promise<readonly PlanDay[]>
  /** The sender, as `Name <address>`; a plain address is sent under the site's name. */
  mailFrom: string
  /** Recipient of replies to the coach's own letters. */
  coachEmail: string
  /** The signing key of letters; null for none. */
  signature: () => Promise<Mail['dkim'] | null>
}

const MAIL_PAGE = '/admin/mail'
/** Mail programs thread by the last ids. */
const MAX_THREAD = 20

/** The parts of a letter besides its text. */
interface Prepared {
  props: LetterProps
  replyTo?: string
  /** Subscriber of its one-click unsubscribe (RFC 8058): in all letters after the confirmation, even the goodbye. */
  unsubscribe?: ListedSubscriber
  /** Of a handwritten letter: the message ids of the letters it follows. */
  thread?: readonly string[]
}

/** Composes the outbox's letters at sending time, from the current state of the store. */
export function createLetterComposer(
  options: ComposeOptions,
): (letter: ClaimedLetter) => Promise<Mail | null> {
  const { renderLetter, links, messageIds, siteUrl, mailFrom, settings, look } = options
  return async (letter) => {
    const prepared = await prepare(options, letter)
    if (!prepared) return null
    const { props, replyTo } = prepared
    const site = { settings: await settings(), look: await look(), site_url: siteUrl }
    const dkim = await options.signature()
    const rendered = await renderLetter(props, site)
    return {
      ...rendered,
      messageId: messageIds.make(letter),
      from: mailFrom.includes('<') ? mailFrom : nameSender(site.settings.site_name, mailFrom),
      to: letter.to,
      ...(replyTo ? { replyTo } : {}),
      headers: headersOf(prepared, links),
      ...(dkim ? { dkim } : {}),
    }
  }
}

function headersOf({ unsubscribe, thread }: Prepared, links: SubscriberLinks): Record<string, string> {
  if (unsubscribe) return listHeaders(links.oneClickUnsubscribe(unsubscribe))
  if (!thread) return SINGLE_HEADERS
  const last = thread.at(-1)
  return last === undefined ? {} : { 'In-Reply-To': last, References: thread.join(' ') }
}

/** Formats `"Name" <address>`; the name may contain any character of a line. */
function nameSender(name: string, address: string): string {
  return `"${toSubject(name).replaceAll(/["\\]/g, '')}" <${address.trim()}>`
}

/** An automatic letter should get no automatic replies (vacation notices). */
const SINGLE_HEADERS: Record<string, string> = { 'Auto-Submitted': 'auto-generated' }

function listHeaders(oneClickUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

async function prepare(options: ComposeOptions, letter: ClaimedLetter): Promise<Prepared | null> {
  const { store } = options
  if (letter.message_id !== null) {
    const message = await getMessage(store, letter.message_id)
    return message ? prepareContact(options, letter, message) : null
  }
  if (letter.issue_id !== null) return prepareIssue(options, letter)
  if (letter.kind === 'notes_waiting' || letter.kind === 'note_answer')
    return prepareNoteLetter(options, letter)
  if (letter.kind === 'mail_test')
    return { props: { kind: letter.kind, mail_url: `${options.siteUrl}${MAIL_PAGE}` } }
  if (letter.kind === 'update_undone') return { props: prepareUndone(options, letter) }
  if (letter.subscriber_id !== null) {
    const subscriber = await getSubscriber(store, letter.subscriber_id)
    if (!subscriber) return null
    return letter.kind === 'plan_day'
      ? preparePlanDay(options, letter, subscriber)
      : prepareForSubscriber(options, letter, subscriber)
  }
  return null
}

function prepareUndone({ siteUrl }: ComposeOptions, { data }: ClaimedLetter): LetterProps {
  const said = (name: string) => String(data[name] ?? '')
  return {
    kind: 'update_undone',
    from: said('from'),
    to: said('to'),
    reason: said('reason'),
    updates_url: `${siteUrl}/admin/updates`,
  }
}

async function prepareContact(
  { store, siteUrl, messageIds, coachEmail }: ComposeOptions,
  { id, kind }: ClaimedLetter,
  message: StoredMessage,
): Promise<Prepared | null> {
  if (kind === 'contact_reply') {
    const text = await findReplyOfLetter(store, id)
    if (text === null) return null
    const before = (await listThread(store, message.id)).filter((letter) => letter.id < id)
    const thread = before.slice(-MAX_THREAD).map((letter) => messageIds.make(letter))
    return { props: { kind, text, message }, replyTo: coachEmail, thread }
  }
  if (kind === 'contact_confirmation') return { props: { kind } }
  if (kind !== 'contact_to_coach') return null
  return { props: { kind, message, inbox_url: `${siteUrl}/admin/messages` }, replyTo: message.email }
}

/** Null for a subscriber who has left or joined the list since the letter was written to the outbox. */
function prepareForSubscriber(
  { links, siteUrl }: ComposeOptions,
  { kind, data }: ClaimedLetter,
  subscriber: ListedSubscriber,
): Prepared | null {
  const { state, first_name, tags } = subscriber
  const plan_url = tags.includes(PLAN_TAG) ? links.plan(subscriber) : null
  const unsubscribe_url = links.unsubscribe(subscriber)
  switch (kind) {
    case 'newsletter_confirmation':
      if (!canReceiveLetter(state, 'confirmation')) return null
      return {
        props: { kind, first_name, confirm_url: links.confirm(subscriber), with_plan: plan_url !== null },
      }
    case 'newsletter_already_subscribed': {
      if (!canReceiveLetter(state, 'list')) return null
      const offersPlan = data.offers_plan === true && subscriber.plan_day === null
      const start_url = offersPlan ? links.startPlan(subscriber) : null
      return { props: { kind, first_name, plan_url, start_url, unsubscribe_url }, unsubscribe: subscriber }
    }
    case 'welcome':
      if (!canReceiveLetter(state, 'list')) return null
      return { props: { kind, first_name, plan_url, unsubscribe_url }, unsubscribe: subscriber }
    case 'goodbye':
      if (!canReceiveLetter(state, 'goodbye')) return null
      return { props: { kind, first_name, home_url: siteUrl }, unsubscribe: subscriber }
    default:
      return null
  }
}

/** Prepares an issue for one subscriber, or the coach's test of it. */
async function prepareIssue(
  { store, siteUrl, links }: ComposeOptions,
  { kind, issue_id, subscriber_id }: ClaimedLetter,
): Promise<Prepared | null> {
  const stored = issue_id === null ? null : await readIssue(store, issue_id)
  if (!stored) return null
  const { subject, preview_text, content_html, slug } = stored
  const body_html = markIssueLinks(plainVideos(await showVideos(store, content_html)), slug, siteUrl)
  const issue = { subject, preview_text, body_html, url: `${siteUrl}${ARCHIVE_PATH}/${slug}` }
  if (kind === 'newsletter_test') return { props: { kind, issue } }
  const subscriber = subscriber_id === null ? null : await getSubscriber(store, subscriber_id)
  if (kind !== 'newsletter_issue' || !subscriber || !canReceiveLetter(subscriber.state, 'list')) return null
  const { first_name } = subscriber
  return {
    props: { kind, issue, first_name, unsubscribe_url: links.unsubscribe(subscriber) },
    unsubscribe: subscriber,
  }
}

async function preparePlanDay(
  { links, planDays }: ComposeOptions,
  { data }: ClaimedLetter,
  subscriber: ListedSubscriber,
): Promise<Prepared | null> {
  const planDay = (await planDays()).find(({ day }) => day === data.day)
  if (!planDay || !canReceiveLetter(subscriber.state, 'list')) return null
  const { day, title, summary, minutes, moves } = planDay
  return {
    props: {
      kind: 'plan_day',
      first_name: subscriber.first_name,
      day,
      title,
      summary,
      minutes,
      moves: moves.map(({ name, amount, figure }) => ({ name, amount, figure })),
      day_url: links.planDay(subscriber, day),
      missed_url: links.plan(subscriber),
      unsubscribe_url: links.unsubscribe(subscriber),
    },
    unsubscribe: subscriber,
  }
}

const INBOX = '/admin/notes'

interface Options {
  store: Store
  siteUrl: string
  coachEmail: string
}

/** Prepares a letter about notes from the current state of the store; null when it is no longer needed. */
async function prepareNoteLetter(
  { store, siteUrl, coachEmail }: Options,
  { kind, note_id, to }: ClaimedLetter,
): Promise<{ props: LetterProps; replyTo?: string } | null> {
  if (kind === 'notes_waiting') {
    const waiting = await readWaitingNotes(store)
    return waiting && { props: { kind, ...waiting, notes_url: `${siteUrl}${INBOX}` } }
  }
  const props = note_id === null ? null : await prepareAnswer(store, siteUrl, note_id, to)
  return props && { props, replyTo: coachEmail }
}

/** Only to the address left with the note, and only while there is an answer. */
async function prepareAnswer(
  store: Store,
  siteUrl: string,
  noteId: number,
  to: string,
): Promise<LetterProps | null> {
  const note = await store.selectFrom('notes').selectAll().where('id', '=', noteId).executeTakeFirst()
  if (!note || note.answer === null || note.answered_at === null || note.email !== to) return null
  const isPublic = note.answer_by_mail === 0
  if (isPublic && note.state !== 'published') return null
  const item = await store
    .selectFrom(tableOf(note.kind))
    .select(['title', 'slug'])
    .where('id', '=', note.item_id)
    .executeTakeFirst()
  if (!item) return null
  const step = note.place === 'step' && note.place_index !== null ? `step ${note.place_index + 1}` : null
  return {
    kind: 'note_answer',
    first_name: firstWordOf(note.name),
    note_kind: note.note_kind,
    title: item.title,
    place: note.place === 'ingredient' ? note.place_text : step,
    note: note.text,
    answer: note.answer,
    page_url: isPublic ? `${siteUrl}${notesPath(note.kind, item.slug)}` : null,
    note_url: `${siteUrl}/notes/${await noteToken(store, note.link_nonce)}`,
    forgotten_at: new Date(Date.parse(note.answered_at) + NOTE_KEPT_MS).toISOString(),
  }
}
