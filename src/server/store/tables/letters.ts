import type { Generated } from 'kysely'
import type { MessageState } from '../../../domain/contact/message-calls.ts'
import type { DeliveryFailure } from '../../../domain/mail/delivery.ts'
import type { LetterKind, LetterState } from '../../../domain/mail/letters.ts'
import type { MailboxFailure } from '../../../domain/mail/mail-check-calls.ts'
import type { IssueState } from '../../../domain/newsletter/issue-schema.ts'
import type { SubscriberState } from '../../../domain/newsletter/subscriber.ts'
import type { Flag, JsonText } from '../stored-values.ts'

export interface LetterTables {
  subscribers: {
    id: Generated<number>
    /** Normalised, so that one person is there once. */
    email: string
    first_name: string | null
    /** What the search of the list looks through (`domain/text/search-key.ts`). */
    search_key: Generated<string>
    state: SubscriberState
    source: string
    tags: JsonText
    /** When, through which form and to which text the subscriber agreed. */
    consent_at: string
    consent_form: string
    consent_text_version: string
    /** The path of the page the form was on, where that is known. */
    consent_page: Generated<string | null>
    confirm_token_hash: string | null
    resend_count: number
    /** Before this time no further confirmation mail is sent. */
    next_send_at: string | null
    confirmed_at: string | null
    unsubscribed_at: string | null
    /** When a letter came back for good. */
    bounced_at: Generated<string | null>
    /** Part of what the subscriber's links are made from: a new one makes the old links worthless. */
    token_nonce: Generated<string>
    /** The day of the plan that comes next, 1 to 7; null for those who are not on it. */
    plan_day: Generated<number | null>
    /** When that day's letter is due. */
    plan_due_at: Generated<string | null>
    /** An IANA name, as the browser gave it with the sign-up; null goes by the site's. */
    time_zone: Generated<string | null>
    /** Letters that came back and may go through another time, since the last sign-up. */
    soft_bounces: Generated<number>
    /** What a mail server said when letters came back, for the coach. */
    bounce_reason: Generated<string | null>
    /** Since when the coach is asked whether that counts: it came back with very many others. */
    bounce_held_at: Generated<string | null>
    created_at: string
    updated_at: string
  }
  /** Addresses that must not be put on the list again by anybody but their owner: as hashes, for the rest is deleted. */
  suppressions: {
    email_hash: string
    reason: 'unsubscribed' | 'deleted' | 'bounced'
    at: string
  }
  issues: {
    id: Generated<number>
    subject: string
    preview_text: string
    slug: string
    content: string
    content_html: string
    /** Recipients have one of these; without any, all active subscribers get it. */
    tags: Generated<JsonText>
    /** 1 sends each letter in its reader's own morning. */
    by_morning: Generated<Flag>
    /** While it has a time, its letters wait. */
    paused_at: Generated<string | null>
    state: IssueState
    send_at: string | null
    sent_at: string | null
    /** Visits its letters led to; no names are kept with them. */
    clicks: number
    /** Letters whose rows are gone from the outbox, by what became of them. */
    forgotten_sent: Generated<number>
    forgotten_failed: Generated<number>
    created_at: string
    updated_at: string
  }
  /** Letters to be sent, and what became of them. */
  outbox: {
    id: Generated<number>
    kind: LetterKind
    recipient: string
    /** What the letter is made from; emptied once it is sent. */
    data: JsonText
    message_id: number | null
    subscriber_id: number | null
    issue_id: number | null
    /** The note a letter answers. */
    note_id: Generated<number | null>
    state: LetterState
    attempts: number
    next_attempt_at: string
    /** Who has it in hand while it is being sent. */
    claim: string | null
    claimed_at: string | null
    sent_at: string | null
    last_error: string | null
    last_error_at: string | null
    /** Null for what went wrong before this was noted. */
    last_error_about: Generated<DeliveryFailure['about'] | null>
    created_at: string
  }
  messages: {
    id: Generated<number>
    first_name: string
    last_name: string
    email: string
    subject: string
    message: string
    /** What the search of the inbox looks through. */
    search_key: Generated<string>
    /** What was opened is `unread` with a `read_at`. */
    state: Exclude<MessageState, 'read'>
    received_at: string
    read_at: Generated<string | null>
  }
  /** The coach's answers to messages, written on the site. */
  message_replies: {
    id: Generated<number>
    message_id: number
    text: string
    /** Its row of the outbox, which is forgotten before the answer is. */
    letter_id: number
    created_at: string
  }
  /** How the last visit to the mailbox of returned letters went: one row. */
  mailbox_visits: {
    id: number
    at: string
    /** When it began to fail; null once it was read. */
    failing_since: string | null
    reason: MailboxFailure | null
    /** What its server, or the way there, said. */
    said: string | null
  }
  /** How far a mailbox of returned letters has been read; by it nothing in there has to be marked or moved. */
  read_mailboxes: {
    name: string
    /** While it stays the same, so do the numbers of the mails (RFC 9051). */
    uid_validity: string
    last_uid: number
  }
  /** Mails of the mailbox of returned letters that could not be read. */
  skipped_mails: {
    id: Generated<number>
    /** As in `read_mailboxes`. */
    mailbox: string
    uid: number
    subject: string
    skipped_at: string
  }
}
