import type { SiteLook } from '../site/look.ts'
import type { SiteSettings } from '../site/settings.ts'

/** The kinds of letters, by purpose. */
export const LETTER_KINDS = [
  'contact_to_coach',
  'contact_confirmation',
  'contact_reply',
  'notes_waiting',
  'note_answer',
  'newsletter_confirmation',
  'newsletter_already_subscribed',
  'welcome',
  'plan_day',
  'goodbye',
  'newsletter_issue',
  'newsletter_test',
  'mail_test',
  'update_undone',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** The states of a letter: it waits, is claimed by a process, and ends sent, failed or cancelled. */
export const LETTER_STATES = ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const
export type LetterState = (typeof LETTER_STATES)[number]

/** The visitor's message in a letter. */
export interface MessageInLetter {
  first_name: string
  last_name: string
  email: string
  subject: string
  message: string
  /** ISO 8601. */
  received_at: string
}

type NoteKind = 'question' | 'tip' | 'cooked'

/** A reader's note in the letter to the coach. */
export interface NoteInLetter {
  kind: NoteKind
  name: string
  text: string
  /** The title of its item. */
  title: string
}

/** A newsletter issue in its letter. */
export interface IssueInLetter {
  subject: string
  /** The text mail programs show beside the subject; empty for none. */
  preview_text: string
  /** Safe HTML made from the coach's Markdown; the text part is derived from it. */
  body_html: string
  /** The address of its page on the site. */
  url: string
}

/** What a letter shows besides the site's own data: one shape for each kind. Addresses are absolute. */
export type LetterProps =
  | { kind: 'contact_to_coach'; message: MessageInLetter; inbox_url: string }
  | { kind: 'contact_confirmation' }
  /** The coach's answer to a message, which is quoted below it. */
  | { kind: 'contact_reply'; text: string; message: MessageInLetter }
  /** To the coach: notes of readers that wait to be read. */
  | {
      kind: 'notes_waiting'
      /** The newest of them. */
      notes: readonly NoteInLetter[]
      total: number
      /** The number of notes held apart. */
      spam: number
      notes_url: string
    }
  /** The coach's answer to a reader who left an address. */
  | {
      kind: 'note_answer'
      /** The reader's first name. */
      first_name: string
      note_kind: NoteKind
      title: string
      /** `step 2`, or the ingredient's name; null where the note refers to no line. */
      place: string | null
      note: string
      answer: string
      /** The page it is on; null where the answer is sent by mail only. */
      page_url: string | null
      note_url: string
      /** When the address is deleted, ISO 8601. */
      forgotten_at: string
    }
  | {
      kind: 'newsletter_confirmation'
      first_name: string | null
      confirm_url: string
      /** True when the 7-day plan was requested. */
      with_plan: boolean
    }
  | {
      kind: 'newsletter_already_subscribed'
      first_name: string | null
      plan_url: string | null
      /** The address that confirms the 7-day plan requested with this address; null when it was not requested, or has begun. */
      start_url: string | null
      unsubscribe_url: string
    }
  | {
      kind: 'welcome'
      first_name: string | null
      /** The page of the plan; null when it was not requested. */
      plan_url: string | null
      unsubscribe_url: string
    }
  | {
      kind: 'plan_day'
      first_name: string | null
      /** From 1 to 7. */
      day: number
      title: string
      /** One or two sentences. */
      summary: string
      minutes: number
      moves: { name: string; amount: string; figure?: string | undefined }[]
      day_url: string
      missed_url: string
      unsubscribe_url: string
    }
  | { kind: 'goodbye'; first_name: string | null; home_url: string }
  | { kind: 'newsletter_issue'; issue: IssueInLetter; first_name: string | null; unsubscribe_url: string }
  | { kind: 'newsletter_test'; issue: IssueInLetter }
  /** To the coach, to test whether letters arrive. */
  | { kind: 'mail_test'; mail_url: string }
  /** To the coach: an update failed, and the previous version was restored. */
  | { kind: 'update_undone'; from: string; to: string; reason: string; updates_url: string }

/** The content of one kind of letter. */
export type LetterPropsOf<Kind extends LetterProps['kind']> = Extract<LetterProps, { kind: Kind }>

/** A rendered letter: HTML, and the same content as text. */
interface RenderedLetter {
  subject: string
  html: string
  text: string
}

/** The site's data in every letter. */
export interface LetterSite {
  settings: SiteSettings
  /** The coach's own pictures and colour; without it the default look. */
  look?: SiteLook
  /** The public origin, without a trailing slash. */
  site_url: string
}

export type RenderLetter = (letter: LetterProps, site: LetterSite) => Promise<RenderedLetter>
