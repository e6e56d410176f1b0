import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore, type Steps } from './definitions.ts'

/** The tables of the site itself: settings, sessions, the audit log, visits, the trash. */
export const SITE_STEPS: Steps = {
  '007-settings-and-secrets': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema
        .createTable('settings')
        .ifNotExists()
        .addColumn('key', exactText, (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('secrets')
        .ifNotExists()
        .addColumn('name', exactText, (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },

  '008-audit-log': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'audit_log')
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('user_type', 'text', (column) =>
          column.notNull().check(sql`user_type in ('admin', 'anonymous')`),
        )
        .addColumn('resource', 'text', (column) => column.notNull())
        .addColumn('resource_id', 'text')
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('ip_address', 'text')
        .addColumn('user_agent', 'text')
        .addColumn('success', 'integer', (column) => column.notNull())
        .addColumn('error_message', 'text')
        .addColumn('timestamp', exactText, (column) => column.notNull())
        .execute()
      await createIndex(db, 'audit_log_by_time', 'audit_log', 'timestamp desc, id desc')
    },
  },

  '009-page-changes': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'page_changes')
        .addColumn('paths', 'text')
        .addColumn('at', exactText, (column) => column.notNull())
        .execute()
    },
  },

  '010-visitors': {
    async up(db: MigrationStore) {
      const { exactText, idType } = dialectOf(db)
      await db.schema
        .createTable('rate_limits')
        .ifNotExists()
        .addColumn('key', exactText, (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('reset_at', exactText, (column) => column.notNull())
        .execute()
      await createIndex(db, 'rate_limits_by_end', 'rate_limits', 'reset_at')

      await db.schema
        .createTable('view_marks')
        .ifNotExists()
        .addColumn('day', exactText, (column) => column.notNull())
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('item_id', idType, (column) => column.notNull())
        .addColumn('mark', exactText, (column) => column.notNull())
        .addPrimaryKeyConstraint('view_marks_key', ['day', 'kind', 'item_id', 'mark'])
        .execute()
    },
  },

  '013-sessions': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'sessions')
        .addColumn('token_hash', exactText, (column) => column.notNull().unique())
        .addColumn('created_at', exactText, (column) => column.notNull())
        .addColumn('last_used_at', exactText, (column) => column.notNull())
        .execute()
      await createIndex(db, 'sessions_by_use', 'sessions', 'last_used_at')
    },
  },

  '040-second-factor': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema.alterTable('sessions').addColumn('user_agent', 'text').execute()
      await db.schema.alterTable('sessions').addColumn('place', 'text').execute()
      await db.schema
        .createTable('second_factor')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', exactText)
        .addColumn('last_step', 'integer', (column) => column.notNull())
        .execute()
      await createTableWithId(db, 'recovery_codes')
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .execute()
    },
  },

  /** Browsers with an earlier login. */
  '065-known-devices': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'known_devices')
        .addColumn('token_hash', exactText, (column) => column.notNull().unique())
        .addColumn('last_login_at', exactText, (column) => column.notNull())
        .execute()
    },
  },

  /** When the password was last confirmed in a session. */
  '067-confirmed-sessions': {
    async up(db: MigrationStore) {
      const tables = await db.introspection.getTables()
      const sessions = tables.find(({ name }) => name === 'sessions')
      if (sessions?.columns.some(({ name }) => name === 'confirmed_at')) return
      await db.schema.alterTable('sessions').addColumn('confirmed_at', dialectOf(db).exactText).execute()
    },
  },

  /** Counts by day, and the marks of one day's visitors until it is over. */
  '140-statistics': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema
        .createTable('statistics')
        .addColumn('day', exactText, (column) => column.notNull())
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('subject', exactText, (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        .addColumn('visitors', 'integer', (column) => column.notNull())
        .addColumn('detail', 'text')
        .addPrimaryKeyConstraint('statistics_key', ['day', 'kind', 'subject'])
        .execute()
      await db.schema
        .createTable('visit_marks')
        .addColumn('day', exactText, (column) => column.notNull())
        .addColumn('subject', exactText, (column) => column.notNull())
        .addColumn('visitor', exactText, (column) => column.notNull())
        .addPrimaryKeyConstraint('visit_marks_key', ['day', 'subject', 'visitor'])
        .execute()
      await db.schema
        .createTable('visit_salts')
        .addColumn('day', exactText, (column) => column.primaryKey())
        .addColumn('salt', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('live_visits')
        .addColumn('visitor', exactText, (column) => column.primaryKey())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('at', exactText, (column) => column.notNull())
        .execute()
    },
  },

  /** The coach's decisions about ideas of what to write next. */
  '180-suggestions': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema
        .createTable('suggestions')
        .addColumn('id', exactText, (column) => column.primaryKey())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('later_until', exactText)
        .addColumn('idea', 'text', (column) => column.notNull())
        .addColumn('item_kind', 'text')
        .addColumn('item_id', 'integer')
        .addColumn('started_at', exactText)
        .addColumn('updated_at', exactText, (column) => column.notNull())
        .execute()
    },
  },

  /** From here on keywords are searched too: marks the index as stale (`rebuildStaleSearchIndex`). */
  '190-searched-keywords': {
    async up(db: MigrationStore) {
      await db
        .withTables<{ secrets: { name: string; value: string } }>()
        .insertInto('secrets')
        .values({ name: 'search-index-stale', value: '190' })
        .execute()
    },
  },

  /** Which migrations leave the tables usable for the previous version (`migrate.ts`). */
  '211-additive-steps': {
    additive: true,
    async up(db: MigrationStore) {
      await db.schema
        .createTable('additive_steps')
        .ifNotExists()
        .addColumn('name', 'varchar(100)', (column) => column.primaryKey())
        .execute()
    },
  },

  /** Deleted articles, recipes, images and issues, kept for 30 days. */
  '220-trash': {
    additive: true,
    async up(db: MigrationStore) {
      const { exactText, idType } = dialectOf(db)
      await db.schema
        .createTable('trash')
        .ifNotExists()
        .addColumn('type', exactText, (column) => column.notNull())
        .addColumn('item_id', exactText, (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('category_id', idType)
        .addColumn('author_id', idType)
        .addColumn('stored_rows', 'text', (column) => column.notNull())
        .addColumn('pictures', 'text', (column) => column.notNull())
        .addColumn('deleted_at', exactText, (column) => column.notNull())
        .addColumn('purging', 'integer', (column) =>
          column.notNull().defaultTo(0).check(sql`purging in (0, 1)`),
        )
        .addPrimaryKeyConstraint('trash_key', ['type', 'item_id'])
        .execute()
      await createIndex(db, 'trash_by_time', 'trash', 'deleted_at desc, type, item_id')
    },
  },

  /** From here on special letters also match their plain spelling: `strasse` finds 'Straße'. */
  '310-folded-letters': {
    additive: true,
    async up(db: MigrationStore) {
      await db
        .withTables<{ secrets: { name: string; value: string } }>()
        .insertInto('secrets')
        .values({ name: 'search-index-stale-310', value: '310' })
        .execute()
    },
  },
}
