import type { SiteLook } from '../site/look.ts'
import type { SiteSettings } from '../site/settings.ts'

/** Every letter this product sends, by what it is for. */
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

/** The life of a letter: it waits, is claimed by a process, and ends sent, failed or cancelled. */
export const LETTER_STATES = ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const
export type LetterState = (typeof LETTER_STATES)[number]

/** The visitor's message a letter brings. */
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

/** A reader's note as the letter to the coach tells of it. */
export interface NoteInLetter {
  kind: NoteKind
  name: string
  text: string
  /** Of the item it stands under. */
  title: string
}

/** A newsletter issue as its letter shows it. */
export interface IssueInLetter {
  subject: string
  /** What mail programs show beside the subject; empty for none. */
  preview_text: string
  /** Safe HTML made from the coach's Markdown; its text part is made from it, too. */
  body_html: string
  /** Where it stands on the site. */
  url: string
}

/** Everything a letter shows that is not the site's: one shape for each kind. Addresses are absolute. */
export type LetterProps =
  | { kind: 'contact_to_coach'; message: MessageInLetter; inbox_url: string }
  | { kind: 'contact_confirmation' }
  /** The coach's answer to a message, which stands below it. */
  | { kind: 'contact_reply'; text: string; message: MessageInLetter }
  /** To the coach: what readers wrote and waits to be read. */
  | {
      kind: 'notes_waiting'
      /** The newest of them. */
      notes: readonly NoteInLetter[]
      total: number
      /** How many are held apart. */
      spam: number
      notes_url: string
    }
  /** The coach's answer to a reader who left an address. */
  | {
      kind: 'note_answer'
      /** The reader's. */
      first_name: string
      note_kind: NoteKind
      title: string
      /** `step 2`, or the ingredient's name; null where it belongs to no line. */
      place: string | null
      note: string
      answer: string
      /** Where it stands; null where it goes by mail alone. */
      page_url: string | null
      note_url: string
      /** When the address is forgotten, ISO 8601. */
      forgotten_at: string
    }
  | {
      kind: 'newsletter_confirmation'
      first_name: string | null
      confirm_url: string
      /** True when the 7-day plan was asked for. */
      with_plan: boolean
    }
  | {
      kind: 'newsletter_already_subscribed'
      first_name: string | null
      plan_url: string | null
      /** Where the 7-day plan, asked for with this address, is said yes to; null when it was not, or is under way. */
      start_url: string | null
      unsubscribe_url: string
    }
  | {
      kind: 'welcome'
      first_name: string | null
      /** Where the plan is; null when it was not asked for. */
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
  /** To the coach, to see whether letters arrive. */
  | { kind: 'mail_test'; mail_url: string }
  /** To the coach: an update went wrong, and the version before is back. */
  | { kind: 'update_undone'; from: string; to: string; reason: string; updates_url: string }

/** What one kind of letter shows. */
export type LetterPropsOf<Kind extends LetterProps['kind']> = Extract<LetterProps, { kind: Kind }>

/** A letter as it is sent: HTML for those who read HTML, and the same as text. */
interface RenderedLetter {
  subject: string
  html: string
  text: string
}

/** What every letter knows of the site. */
export interface LetterSite {
  settings: SiteSettings
  /** The coach's own pictures and colour; the house's without it. */
  look?: SiteLook
  /** The public origin, without a slash at the end. */
  site_url: string
}

export type RenderLetter = (letter: LetterProps, site: LetterSite) => Promise<RenderedLetter>
