import { type CreateTableBuilder, sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore, type Steps } from './definitions.ts'

/** Creates the original columns of articles and recipes; frozen like the migrations that use it. Long texts follow. */
function createItemTable(
  db: MigrationStore,
  table: 'articles' | 'recipes',
): CreateTableBuilder<string, string> {
  const { exactText, idType } = dialectOf(db)
  return createTableWithId(db, table)
    .addColumn('slug', exactText, (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', exactText, (column) =>
      column.notNull().check(sql`status in ('draft', 'published', 'archived')`),
    )
    .addColumn('featured', 'integer', (column) => column.notNull().check(sql`featured in (0, 1)`))
    .addColumn('published_at', exactText)
    .addColumn('updated_at', exactText, (column) => column.notNull())
    .addColumn('created_at', exactText, (column) => column.notNull())
    .addColumn('was_public', 'integer', (column) => column.notNull().check(sql`was_public in (0, 1)`))
    .addColumn('category_id', idType, (column) => column.references('categories.id').onDelete('restrict'))
    .addColumn('author_id', idType, (column) => column.references('authors.id').onDelete('restrict'))
    .addColumn('view_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('featured_image_url', 'text')
    .addColumn('featured_image_alt', 'text')
    .addColumn('featured_image_public_id', exactText)
    .addColumn('featured_image_version', 'text')
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('meta_keywords', 'text', (column) => column.notNull())
    .addColumn('list_text', 'text', (column) => column.notNull())
}

/** Creates one index per order of the lists. */
async function createItemIndexes(db: MigrationStore, table: 'articles' | 'recipes'): Promise<void> {
  await createIndex(db, `${table}_by_date`, table, 'status, published_at desc, id desc')
  await createIndex(db, `${table}_featured`, table, 'featured, status, published_at desc, id desc')
  await createIndex(db, `${table}_by_category`, table, 'category_id, status, published_at desc, id desc')
  await createIndex(db, `${table}_by_author`, table, 'author_id')
  await createIndex(db, `${table}_by_change`, table, 'updated_at desc, id desc')
  await createIndex(db, `${table}_by_status_and_change`, table, 'status, updated_at desc, id desc')
  await createIndex(db, `${table}_by_image`, table, 'featured_image_public_id')
}

/** The tables of articles, recipes and what belongs to them. */
export const ITEM_STEPS: Steps = {
  '001-categories-and-authors': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await createTableWithId(db, 'categories')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', exactText, (column) => column.notNull().unique())
        .addColumn('slug', exactText, (column) => column.notNull().unique())
        .addColumn('color', 'text', (column) => column.notNull())
        .addColumn('icon', 'text', (column) => column.notNull())
        .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
      await createTableWithId(db, 'authors')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', exactText, (column) => column.notNull().unique())
        .addColumn('bio', 'text', (column) => column.notNull())
        .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('social_links', 'text', (column) => column.notNull())
        .execute()
    },
  },

  '003-articles': {
    async up(db: MigrationStore) {
      await createItemTable(db, 'articles')
        .addColumn('excerpt', 'text', (column) => column.notNull())
        .addColumn('read_time_minutes', 'integer', (column) => column.notNull())
        .addColumn('difficulty_level', 'text', (column) =>
          column.notNull().check(sql`difficulty_level in ('beginner', 'intermediate', 'advanced')`),
        )
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('content_html', 'text', (column) => column.notNull())
        .execute()
      await createItemIndexes(db, 'articles')
    },
  },

  '004-recipes': {
    async up(db: MigrationStore) {
      const { exactText, idType, real } = dialectOf(db)
      await createItemTable(db, 'recipes')
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('prep_time_minutes', 'integer', (column) => column.notNull())
        .addColumn('cook_time_minutes', 'integer', (column) => column.notNull())
        .addColumn('servings', 'integer', (column) => column.notNull())
        .addColumn('difficulty', 'text', (column) =>
          column.notNull().check(sql`difficulty in ('easy', 'medium', 'hard')`),
        )
        .addColumn('dietary_tags', 'text', (column) => column.notNull())
        .addColumn('allergens', 'text', (column) => column.notNull())
        .addColumn('rating_average', real, (column) => column.notNull().defaultTo(0))
        .addColumn('rating_count', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('notes', 'text', (column) => column.notNull())
        .addColumn('ingredients', 'text', (column) => column.notNull())
        .addColumn('instructions', 'text', (column) => column.notNull())
        .addColumn('variations', 'text', (column) => column.notNull())
        .execute()
      await createItemIndexes(db, 'recipes')

      await db.schema
        .createTable('recipe_tags')
        .ifNotExists()
        .addColumn('tag', exactText, (column) => column.notNull())
        .addColumn('recipe_id', idType, (column) =>
          column.notNull().references('recipes.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('recipe_tags_key', ['tag', 'recipe_id'])
        .execute()
      await createIndex(db, 'recipe_tags_by_recipe', 'recipe_tags', 'recipe_id')

      await db.schema
        .createTable('ratings')
        .ifNotExists()
        .addColumn('recipe_id', idType, (column) =>
          column.notNull().references('recipes.id').onDelete('cascade'),
        )
        .addColumn('visitor', exactText, (column) => column.notNull())
        .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
        .addColumn('updated_at', exactText, (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['recipe_id', 'visitor'])
        .execute()
    },
  },

  /** Both outlive their item, so neither has a foreign key to its table. */
  '005-former-addresses': {
    async up(db: MigrationStore) {
      const { exactText, idType } = dialectOf(db)
      await db.schema
        .createTable('redirects')
        .ifNotExists()
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('from_slug', exactText, (column) => column.notNull())
        .addColumn('item_id', idType, (column) => column.notNull())
        .addPrimaryKeyConstraint('redirects_key', ['kind', 'from_slug'])
        .execute()
      await createIndex(db, 'redirects_by_item', 'redirects', 'kind, item_id')

      await db.schema
        .createTable('tombstones')
        .ifNotExists()
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('slug', exactText, (column) => column.notNull())
        .addColumn('item_id', idType, (column) => column.notNull())
        .addColumn('deleted_at', exactText, (column) => column.notNull())
        .addPrimaryKeyConstraint('tombstones_key', ['kind', 'slug'])
        .execute()
      await createIndex(db, 'tombstones_by_item', 'tombstones', 'kind, item_id')
    },
  },

  '006-search': {
    async up(db: MigrationStore) {
      const { exactText, idType, createSearchIndex } = dialectOf(db)
      await createTableWithId(db, 'search_documents')
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('item_id', idType, (column) => column.notNull())
        .addColumn('body_text', 'text', (column) => column.notNull())
        .execute()
      await createIndex(db, 'search_documents_by_item', 'search_documents', 'kind, item_id', true)
      await createSearchIndex(db)
    },
  },

  /** An item's state at each save, and its unsaved draft. */
  '014-item-history': {
    async up(db: MigrationStore) {
      const { exactText, idType } = dialectOf(db)
      await createTableWithId(db, 'revisions')
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('item_id', idType, (column) => column.notNull())
        .addColumn('saved_at', exactText, (column) => column.notNull())
        .addColumn('saved_by', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('changed_fields', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .execute()
      await createIndex(db, 'revisions_by_item', 'revisions', 'kind, item_id, id desc')

      await db.schema
        .createTable('drafts')
        .ifNotExists()
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('item_key', exactText, (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('based_on', exactText)
        .addColumn('saved_at', exactText, (column) => column.notNull())
        .addPrimaryKeyConstraint('drafts_key', ['kind', 'item_key'])
        .execute()
    },
  },

  /** One secret address per item; of its token only a hash is stored. */
  '015-preview-links': {
    async up(db: MigrationStore) {
      const { exactText, idType } = dialectOf(db)
      await db.schema
        .createTable('preview_links')
        .ifNotExists()
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('item_id', idType, (column) => column.notNull())
        .addColumn('nonce', exactText, (column) => column.notNull())
        .addColumn('token_hash', exactText, (column) => column.notNull().unique())
        .addColumn('created_at', exactText, (column) => column.notNull())
        .addPrimaryKeyConstraint('preview_links_key', ['kind', 'item_id'])
        .execute()
    },
  },

  /** Imported content, so that importing the same file again changes nothing. */
  '050-imports': {
    async up(db: MigrationStore) {
      const { exactText } = dialectOf(db)
      await db.schema
        .createTable('imports')
        .ifNotExists()
        .addColumn('origin', exactText, (column) => column.primaryKey())
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('target', exactText, (column) => column.notNull())
        .addColumn('hash', exactText, (column) => column.notNull())
        .addColumn('at', exactText, (column) => column.notNull())
        .execute()
    },
  },

  /** Addresses that items had on another site, such as `/2023/05/a-slow-morning`. */
  '051-old-paths': {
    async up(db: MigrationStore) {
      const { exactText, idType } = dialectOf(db)
      await db.schema
        .createTable('old_paths')
        .ifNotExists()
        .addColumn('path', exactText, (column) => column.primaryKey())
        .addColumn('kind', exactText, (column) => column.notNull())
        .addColumn('item_id', idType, (column) => column.notNull())
        .execute()
      await createIndex(db, 'old_paths_by_item', 'old_paths', 'kind, item_id')
    },
  },

  /** Swaps for what a reader avoids; the other new parts of a recipe are inside its existing lists. */
  '100-kitchen': {
    async up(db: MigrationStore) {
      await db.schema
        .alterTable('recipes')
        .addColumn('swaps', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute()
    },
  },

  /** Which nutrition card a recipe shows, and the coach's own figures. */
  '102-nutrition': {
    async up(db: MigrationStore) {
      await db.schema
        .alterTable('recipes')
        .addColumn('nutrition_source', 'text', (column) => column.notNull().defaultTo('fixed'))
        .execute()
      await db.schema
        .alterTable('recipes')
        .addColumn('nutrition', 'text', (column) => column.notNull().defaultTo('null'))
        .execute()
    },
  },

  /** The proof-reader's findings the coach ignores. */
  '150-ignored-findings': {
    async up(db: MigrationStore) {
      for (const table of ['articles', 'recipes'])
        await db.schema
          .alterTable(table)
          .addColumn('ignored_findings', 'text', (column) => column.notNull().defaultTo('[]'))
          .execute()
    },
  },

  /** How much a save changed, besides which fields; unknown for earlier revisions. */
  '193-revision-changes': {
    async up(db: MigrationStore) {
      await db.schema.alterTable('revisions').addColumn('changes', 'text').execute()
      await db.schema.alterTable('revisions').addColumn('words_added', 'integer').execute()
    },
  },
}
