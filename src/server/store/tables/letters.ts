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
    /** Normalized, so that each subscriber exists once. */
    email: string
    first_name: string | null
    /** Text the list's search looks through (`domain/text/search-key.ts`). */
    search_key: Generated<string>
    state: SubscriberState
    source: string
    tags: JsonText
    /** When, by which form and to which wording the subscriber consented. */
    consent_at: string
    consent_form: string
    consent_text_version: string
    /** The path of the page the form was on, where known. */
    consent_page: Generated<string | null>
    confirm_token_hash: string | null
    resend_count: number
    /** Before this time no further confirmation mail is sent. */
    next_send_at: string | null
    confirmed_at: string | null
    unsubscribed_at: string | null
    /** When a letter permanently bounced. */
    bounced_at: Generated<string | null>
    /** Part of the subscriber's links: a new one invalidates the old links. */
    token_nonce: Generated<string>
    /** The next day of the plan, 1 to 7; null for subscribers without a running plan. */
    plan_day: Generated<number | null>
    /** When that day's letter is due. */
    plan_due_at: Generated<string | null>
    /** An IANA name, as reported by the browser at the sign-up; null means the site's. */
    time_zone: Generated<string | null>
    /** Number of temporarily bounced letters since the last sign-up. */
    soft_bounces: Generated<number>
    /** The mail server's message when letters were returned, for the coach. */
    bounce_reason: Generated<string | null>
    /** When the bounce was held for the coach's decision: it arrived along with very many others. */
    bounce_held_at: Generated<string | null>
    created_at: string
    updated_at: string
  }
  /** Addresses that only their owner may put on the list again: as hashes, because the rest is deleted. */
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
    /** Recipients have at least one of these; without any, all active subscribers get it. */
    tags: Generated<JsonText>
    /** 1 sends each letter in its reader's own morning. */
    by_morning: Generated<Flag>
    /** While set, its letters wait. */
    paused_at: Generated<string | null>
    state: IssueState
    send_at: string | null
    sent_at: string | null
    /** Visits from its letters; no names are stored with them. */
    clicks: number
    /** Letters whose rows were pruned from the outbox, by result. */
    forgotten_sent: Generated<number>
    forgotten_failed: Generated<number>
    created_at: string
    updated_at: string
  }
  /** Letters to be sent, and their results. */
  outbox: {
    id: Generated<number>
    kind: LetterKind
    recipient: string
    /** Data the letter is composed from; emptied once it is sent. */
    data: JsonText
    message_id: number | null
    subscriber_id: number | null
    issue_id: number | null
    /** The note a letter answers. */
    note_id: Generated<number | null>
    state: LetterState
    attempts: number
    next_attempt_at: string
    /** Claim of the process that is sending it. */
    claim: string | null
    claimed_at: string | null
    sent_at: string | null
    last_error: string | null
    last_error_at: string | null
    /** Null for errors from before this column existed. */
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
    /** Text the inbox's search looks through. */
    search_key: Generated<string>
    /** An opened message is `unread` with a `read_at`. */
    state: Exclude<MessageState, 'read'>
    received_at: string
    read_at: Generated<string | null>
  }
  /** The coach's replies to messages, written on the site. */
  message_replies: {
    id: Generated<number>
    message_id: number
    text: string
    /** Its row of the outbox, which is deleted before the reply is. */
    letter_id: number
    created_at: string
  }
  /** Result of the last visit to the mailbox of returned letters: one row. */
  mailbox_visits: {
    id: number
    at: string
    /** When it began to fail; null after a success. */
    failing_since: string | null
    reason: MailboxFailure | null
    /** Message of its server, or of the connection. */
    said: string | null
  }
  /** How far a mailbox of returned letters has been read; so nothing in it has to be marked or moved. */
  read_mailboxes: {
    name: string
    /** While it stays the same, the mails' numbers stay valid (RFC 9051). */
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
