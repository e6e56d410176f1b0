import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articleCreateSchema } from '../../domain/content/article.ts'
import { markdownToHtml } from '../../domain/content/markdown-to-html.ts'
import { recipeCreateSchema } from '../../domain/content/recipe-input.ts'
import { type ImageRatio, imageUrl } from '../../domain/images/presets.ts'
import { DAY } from '../../domain/time/durations.ts'
import type { MediaStore } from '../media/media-store.ts'
import { storeIllustration } from '../media/seed-images.ts'
import { findSecret, writeSecret } from '../store/auth/secrets.ts'
import type { OpenStore, Store } from '../store/database.ts'
import { saveImage } from '../store/images/images.ts'
import { createArticle } from '../store/items/articles.ts'
import { findOrAddAuthor } from '../store/items/authors.ts'
import { addDefaultCategories, listCategories } from '../store/items/categories.ts'
import { hasItems } from '../store/items/item-reads.ts'
import { createRecipe } from '../store/items/recipes.ts'
import { inTransaction } from '../store/transaction.ts'
import { SYSTEM_ACTOR } from '../store/write-context.ts'
import { SEEDED } from './fill-new-store.ts'
import {
  readSampleArticles,
  readSampleRecipes,
  type SampleArticle,
  type SampleRecipe,
} from './sample-content.ts'
import { addSampleNote, readSampleNotes } from './sample-notes.ts'

export interface SeedOptions {
  store: OpenStore
  mediaStore: MediaStore
  /** The folder of the sample site. */
  contentDir: string
  mode: 'sample' | 'none'
  now: Date
}

const COACH_BIO = 'Coach, cook and the voice of this site. Nineteen years of teaching women to enjoy moving.'

/**
 * Fills an empty store in one transaction: always with the four categories, on request with the sample site. A store
 * that was filled once is never filled again, whatever its content.
 */
export async function seedStore({ store, mediaStore, contentDir, mode, now }: SeedOptions): Promise<void> {
  if ((await findSecret(store.db, SEEDED)) !== null) return
  if (mode === 'none') {
    await addDefaultCategories(store.db)
    return
  }
  const [articles, recipes, notes] = await Promise.all([
    readSampleArticles(contentDir),
    readSampleRecipes(contentDir),
    readSampleNotes(contentDir),
  ])
  const pictures = await storeImages([...articles, ...recipes], mediaStore, contentDir)
  // A process starting concurrently may be filling the store: on a slow machine for longer than a write waits.
  await store.runWithoutTimeLimits((db) =>
    inTransaction(db, async (transaction) => {
      await addDefaultCategories(transaction)
      if (await hasItems(transaction)) return
      const seed = { transaction, pictures, now, categories: await readCategoryIds(transaction) }
      for (const sample of oldestFirst(articles)) await addArticle(sample, seed)
      for (const sample of oldestFirst(recipes)) await addRecipe(sample, seed)
      for (const sample of oldestFirst(notes)) await addSampleNote(transaction, sample, now)
      await writeSecret(transaction, SEEDED, now.toISOString())
    }),
  )
}

type Pictures = Map<string, Awaited<ReturnType<typeof storeIllustration>> & { alt: string }>

interface Seed {
  transaction: Store
  pictures: Pictures
  categories: Map<string, number>
  now: Date
}

async function storeImages(
  samples: readonly { illustration: string; illustration_alt: string }[],
  mediaStore: MediaStore,
  contentDir: string,
): Promise<Pictures> {
  const entries = await Promise.all(
    samples.map(async ({ illustration, illustration_alt }) => {
      const svg = await readFile(join(contentDir, 'illustrations', `${illustration}.svg`), 'utf8')
      return [
        illustration,
        { ...(await storeIllustration({ name: illustration, svg, mediaStore })), alt: illustration_alt },
      ] as const
    }),
  )
  return new Map(entries)
}

async function readCategoryIds(db: Store): Promise<Map<string, number>> {
  return new Map((await listCategories(db)).map(({ name, id }) => [name, id]))
}

/** Ids then increase with time, as if written over time. */
function oldestFirst<T extends { days_ago: number | null }>(samples: readonly T[]): T[] {
  return samples.toSorted(
    (a, b) => (b.days_ago ?? Number.NEGATIVE_INFINITY) - (a.days_ago ?? Number.NEGATIVE_INFINITY),
  )
}

async function addArticle(sample: SampleArticle, seed: Seed): Promise<void> {
  const input = articleCreateSchema.parse({ ...sample, ...(await sharedFields(sample, '16:9', seed)) })
  await createArticle(
    seed.transaction,
    input,
    { now: seed.now.toISOString(), actor: SYSTEM_ACTOR },
    {
      wasPublic: sample.status === 'archived',
      sample: true,
      contentHtml: markdownToHtml(input.content),
    },
  )
}

async function addRecipe(sample: SampleRecipe, seed: Seed): Promise<void> {
  const input = recipeCreateSchema.parse({ ...sample, ...(await sharedFields(sample, '4:3', seed)) })
  await createRecipe(
    seed.transaction,
    input,
    { now: seed.now.toISOString(), actor: SYSTEM_ACTOR },
    { wasPublic: sample.status === 'archived', sample: true },
  )
}

async function sharedFields(
  sample: SampleArticle | SampleRecipe,
  ratio: ImageRatio,
  { transaction, pictures, categories, now }: Seed,
) {
  const picture = pictures.get(sample.illustration)
  if (!picture) throw new Error(`The sample ${sample.slug} names an illustration that was not stored`)
  const { alt, ...image } = picture
  await saveImage(transaction, { ...image, alt, source: 'seed', created_at: now.toISOString() })
  return {
    category_id: categories.get(sample.category) ?? null,
    author_id: await findOrAddAuthor(transaction, sample.author, COACH_BIO),
    published_at:
      sample.days_ago === null ? null : new Date(now.getTime() - sample.days_ago * DAY).toISOString(),
    featured_image_url: imageUrl(image.public_id, image.version, ratio, 800),
    featured_image_alt: alt,
    featured_image_public_id: image.public_id,
    featured_image_version: image.version,
  }
}
