import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore, type Steps } from './definitions.ts'

/** The tables of subscribers, messages and letters. */
export const LETTER_STEPS: Steps = {
  '011-subscribers': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'subscribers')
        .addColumn('email', exactText, (column) => column.notNull().unique())
        .addColumn('first_name', 'text')
        .addColumn('state', exactText, (column) =>
          column.notNull().check(sql`state in ('pending', 'active', 'unsubscribed', 'bounced')`),
        )
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('tags', 'text', (column) => column.notNull())
        .addColumn('consent_at', exactText, (column) => column.notNull())
        .addColumn('consent_form', 'text', (column) => column.notNull())
        .addColumn('consent_text_version', 'text', (column) => column.notNull())
        .addColumn('confirm_token_hash', exactText, (column) => column.unique())
        .addColumn('resend_count', 'integer', (column) => column.notNull())
        .addColumn('next_send_at', exactText)
        .addColumn('confirmed_at', exactText)
        .addColumn('unsubscribed_at', exactText)
        .addColumn('created_at', exactText, (column) => column.notNull())
        .addColumn('updated_at', exactText, (column) => column.notNull())
        .execute()
      await createIndex(db, 'subscribers_by_age', 'subscribers', 'created_at desc, id desc')
      await createIndex(db, 'subscribers_by_state', 'subscribers', 'state, created_at desc, id desc')
    },
  },

  '012-messages': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'messages')
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('state', exactText, (column) =>
          column.notNull().check(sql`state in ('unread', 'answered', 'archived', 'spam')`),
        )
        .addColumn('received_at', exactText, (column) => column.notNull())
        .execute()
      await createIndex(db, 'messages_by_age', 'messages', 'received_at desc, id desc')
      await createIndex(db, 'messages_by_state', 'messages', 'state, received_at desc, id desc')
    },
  },

  '020-outbox': {
    async up(db: MigrationStore) {
      const { exactText, idType } = dialectOf(db)
      await createTableWithId(db, 'outbox')
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('message_id', idType)
        .addColumn('subscriber_id', idType)
        .addColumn('campaign_id', idType)
        .addColumn('state', exactText, (column) =>
          column.notNull().check(sql`state in ('waiting', 'sending', 'sent', 'failed', 'cancelled')`),
        )
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', exactText, (column) => column.notNull())
        .addColumn('claim', exactText)
        .addColumn('claimed_at', exactText)
        .addColumn('sent_at', exactText)
        .addColumn('last_error', 'text')
        .addColumn('last_error_at', exactText)
        .addColumn('created_at', exactText, (column) => column.notNull())
        .execute()
      await createIndex(db, 'outbox_due', 'outbox', 'state, next_attempt_at, id')
      await createIndex(db, 'outbox_by_age', 'outbox', 'created_at desc, id desc')
      await createIndex(db, 'outbox_by_message', 'outbox', 'message_id')
      await createIndex(db, 'outbox_by_subscriber', 'outbox', 'subscriber_id')
      await createIndex(db, 'outbox_by_campaign', 'outbox', 'campaign_id, state')
    },
  },

  '021-newsletter': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema
        .alterTable('subscribers')
        .addColumn('token_nonce', exactText, (column) => column.notNull().defaultTo(''))
        .execute()
      // Progress in the plan: the next day, and when its letter is due.
      await db.schema.alterTable('subscribers').addColumn('plan_day', 'integer').execute()
      await db.schema.alterTable('subscribers').addColumn('plan_due_at', exactText).execute()
      await createIndex(db, 'subscribers_by_plan', 'subscribers', 'plan_due_at')

      await db.schema
        .createTable('suppressions')
        .ifNotExists()
        .addColumn('email_hash', exactText, (column) => column.primaryKey())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('at', exactText, (column) => column.notNull())
        .execute()
    },
  },

  '022-campaigns': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'campaigns')
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('preview_text', 'text', (column) => column.notNull())
        .addColumn('slug', exactText, (column) => column.notNull().unique())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('content_html', 'text', (column) => column.notNull())
        .addColumn('state', exactText, (column) =>
          column.notNull().check(sql`state in ('draft', 'scheduled', 'sending', 'sent')`),
        )
        .addColumn('send_at', exactText)
        .addColumn('sent_at', exactText)
        .addColumn('clicks', 'integer', (column) => column.notNull())
        .addColumn('created_at', exactText, (column) => column.notNull())
        .addColumn('updated_at', exactText, (column) => column.notNull())
        .execute()
      await createIndex(db, 'campaigns_by_state', 'campaigns', 'state, send_at')
    },
  },

  '030-letters-over-time': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema.alterTable('subscribers').addColumn('bounced_at', exactText).execute()
      // A letter that could not be sent to one address says nothing about the mail server.
      await db.schema.alterTable('outbox').addColumn('last_error_about', exactText).execute()
      // Results of an issue's letters, once their rows, and the addresses in them, are deleted.
      for (const column of ['forgotten_sent', 'forgotten_failed']) {
        await db.schema
          .alterTable('campaigns')
          .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
          .execute()
      }
    },
  },

  /** When the coach opened a message; one without a time is unread. */
  '091-read-messages': {
    async up(db: MigrationStore) {
      const columns =
        (await db.introspection.getTables()).find(({ name }) => name === 'messages')?.columns ?? []
      if (columns.some(({ name }) => name === 'read_at')) return
      await db.schema.alterTable('messages').addColumn('read_at', dialectOf(db).exactText).execute()
    },
  },

  /** The days of the 7-day plan that the coach has changed. */
  '130-plan-days': {
    async up(db: MigrationStore) {
      await db.schema
        .createTable('plan_days')
        .addColumn('day', 'integer', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
    },
  },

  /** The page of a sign-up, and missing addresses forwarded to a page of this site. */
  '160-where-people-join': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema.alterTable('subscribers').addColumn('consent_page', 'text').execute()
      await db.schema
        .createTable('forwards')
        .addColumn('path', exactText, (column) => column.primaryKey())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
    },
  },

  /** Replies to messages; an issue's recipients and time; returned letters; how far their mailbox is read. */
  '170-people': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'message_replies')
        .addColumn('message_id', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('letter_id', 'integer', (column) => column.notNull())
        .addColumn('created_at', exactText, (column) => column.notNull())
        .execute()
      await createIndex(db, 'message_replies_by_message', 'message_replies', 'message_id, id')

      const issues = () => db.schema.alterTable('issues')
      await issues()
        .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute()
      await issues()
        .addColumn('by_morning', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await issues().addColumn('paused_at', exactText).execute()

      const subscribers = () => db.schema.alterTable('subscribers')
      await subscribers().addColumn('time_zone', 'text').execute()
      await subscribers()
        .addColumn('soft_bounces', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await subscribers().addColumn('bounce_reason', 'text').execute()

      await db.schema
        .createTable('read_mailboxes')
        .addColumn('name', exactText, (column) => column.primaryKey())
        .addColumn('uid_validity', 'text', (column) => column.notNull())
        .addColumn('last_uid', 'integer', (column) => column.notNull())
        .execute()
    },
  },

  /** Result of the last visit to the mailbox of returned letters. */
  '210-mailbox-visits': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema
        .createTable('mailbox_visits')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', exactText, (column) => column.notNull())
        .addColumn('failing_since', exactText)
        .addColumn('reason', 'text')
        .addColumn('said', 'text')
        .execute()
    },
  },

  /** Frequent queries of the admin about letters are answered by indexes alone, however many were sent. */
  '212-outbox-indexes': {
    additive: true,
    async up(db: MigrationStore) {
      await createIndex(db, 'outbox_by_sent', 'outbox', 'sent_at')
      await createIndex(db, 'outbox_progress', 'outbox', 'issue_id, kind, state, next_attempt_at')
      await sql`drop index if exists outbox_by_issue`.execute(db)
    },
  },

  /** Subscribers whose letters were returned with very many others, awaiting the coach's decision; skipped mails. */
  '230-held-bounces': {
    additive: true,
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema.alterTable('subscribers').addColumn('bounce_held_at', exactText).execute()
      await createTableWithId(db, 'skipped_mails')
        .addColumn('mailbox', exactText, (column) => column.notNull())
        .addColumn('uid', 'integer', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('skipped_at', exactText, (column) => column.notNull())
        .execute()
    },
  },
}
