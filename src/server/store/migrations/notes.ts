import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore, type Steps } from './definitions.ts'

/** The tables of readers' notes. */
export const NOTE_STEPS: Steps = {
  /** Notes under recipes, questions under articles; "helpful" votes; stars given with a note; letters about one. */
  '300-notes': {
    additive: true,
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'notes')
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('item_id', 'integer', (column) => column.notNull())
        .addColumn('note_kind', exactText, (column) => column.notNull())
        .addColumn('state', exactText, (column) => column.notNull())
        .addColumn('held', exactText)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('original_text', 'text')
        .addColumn('place', exactText)
        .addColumn('place_index', 'integer')
        .addColumn('place_text', 'text')
        .addColumn('rating', 'integer')
        .addColumn('visitor', exactText, (column) => column.notNull())
        .addColumn('picture', exactText)
        .addColumn('created_at', exactText, (column) => column.notNull())
        .addColumn('published_at', exactText)
        .addColumn('answer', 'text')
        .addColumn('answered_at', exactText)
        .addColumn('answer_by_mail', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('answer_letter_id', 'integer')
        .addColumn('pinned', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('helpful', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('swap', 'text')
        .addColumn('swap_index', 'integer')
        .addColumn('fingerprint', exactText, (column) => column.notNull())
        .addColumn('link_nonce', exactText, (column) => column.notNull())
        .addColumn('link_hash', exactText, (column) => column.notNull().unique())
        .addColumn('origin', exactText)
        .addColumn('search_key', 'text', (column) => column.notNull())
        .execute()
      await createIndex(db, 'notes_by_item', 'notes', 'kind, item_id, state, created_at desc, id desc')
      await createIndex(db, 'notes_by_state', 'notes', 'state, created_at desc, id desc')
      await createIndex(db, 'notes_by_fingerprint', 'notes', 'fingerprint, created_at')
      await createIndex(db, 'notes_by_picture', 'notes', 'picture')
      await createIndex(db, 'notes_by_origin', 'notes', 'origin', true)

      await db.schema
        .createTable('note_helps')
        .addColumn('note_id', 'integer', (column) => column.notNull())
        .addColumn('visitor', exactText, (column) => column.notNull())
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('item_id', 'integer', (column) => column.notNull())
        .addColumn('at', exactText, (column) => column.notNull())
        .addPrimaryKeyConstraint('note_helps_key', ['note_id', 'visitor'])
        .execute()
      await createIndex(db, 'note_helps_by_item', 'note_helps', 'kind, item_id')

      await db.schema
        .createTable('gone_notes')
        .addColumn('link_hash', exactText, (column) => column.primaryKey())
        .addColumn('at', exactText, (column) => column.notNull())
        .execute()

      await db.schema.alterTable('ratings').addColumn('note_id', 'integer').execute()
      await db.schema.alterTable('outbox').addColumn('note_id', 'integer').execute()
      for (const table of ['articles', 'recipes'])
        await db.schema
          .alterTable(table)
          .addColumn('notes_open', 'integer', (column) => column.notNull().defaultTo(1))
          .execute()
    },
  },
}
