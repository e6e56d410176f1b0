import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'
import { createItemIndexes, createItemTable } from './item-columns.ts'

export async function up(db: MigrationStore): Promise<void> {
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
    .addColumn('recipe_id', idType, (column) => column.notNull().references('recipes.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('recipe_tags_key', ['tag', 'recipe_id'])
    .execute()
  await createIndex(db, 'recipe_tags_by_recipe', 'recipe_tags', 'recipe_id')

  await db.schema
    .createTable('ratings')
    .ifNotExists()
    .addColumn('recipe_id', idType, (column) => column.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('visitor', exactText, (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('updated_at', exactText, (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['recipe_id', 'visitor'])
    .execute()
}
