import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ARTICLE_DIFFICULTIES } from '../../domain/content/article.ts'
import { NUTRITION_SOURCES } from '../../domain/content/nutrition.ts'
import {
  ingredientSchema,
  instructionSchema,
  ownNutritionSchema,
  swapSchema,
  variationSchema,
} from '../../domain/content/recipe.ts'
import { RECIPE_DIFFICULTIES } from '../../domain/items/limits.ts'
import { CONTENT_STATUSES } from '../../domain/items/status.ts'

/** Front matter of every sample file. */
const commonShape = {
  title: z.string().min(1),
  illustration: z.string().regex(/^[a-z0-9-]+$/),
  illustration_alt: z.string().min(1),
  category: z.string().min(1),
  author: z.string().min(1),
  status: z.enum(CONTENT_STATUSES),
  featured: z.boolean(),
  /** Days before the first start; negative means scheduled, null not published. */
  days_ago: z.number().int().nullable(),
  meta_title: z.string().max(60).optional(),
  meta_description: z.string().max(160).optional(),
  meta_keywords: z.array(z.string()).default([]),
}

const sampleArticleSchema = z.object({
  ...commonShape,
  excerpt: z.string().min(1),
  difficulty_level: z.enum(ARTICLE_DIFFICULTIES),
  read_time_minutes: z.number().int().min(1).max(60),
})

/** A step as text only, or with the ingredients its text does not name (AMOUNT-USE-1). */
const sampleStepSchema = z.union([z.string().min(1), instructionSchema.omit({ step: true, timers: true })])

const sampleRecipeSchema = z.object({
  ...commonShape,
  description: z.string().min(1),
  prep_time_minutes: z.number().int().min(1),
  cook_time_minutes: z.number().int().min(0),
  servings: z.number().int().min(1),
  difficulty: z.enum(RECIPE_DIFFICULTIES),
  dietary_tags: z.array(z.string()),
  allergens: z.array(z.string()),
  ingredients: z.array(ingredientSchema).min(1),
  instructions: z.array(sampleStepSchema).min(1),
  notes: z.string().default(''),
  swaps: z.array(swapSchema).default([]),
  variations: z.array(variationSchema).default([]),
  nutrition_source: z.enum(NUTRITION_SOURCES).default('fixed'),
  /** The coach's own nutrition figures. */
  nutrition: ownNutritionSchema.nullable().default(null),
})

export type SampleArticle = z.infer<typeof sampleArticleSchema> & { slug: string; content: string }
export type SampleRecipe = z.infer<typeof sampleRecipeSchema> & { slug: string }

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

async function readFolder(folder: string, ending: string): Promise<{ slug: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => extname(name) === ending).sort()
  return Promise.all(
    names.map(async (name) => ({
      slug: basename(name, ending),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  )
}

/** Reads the sample articles: Markdown with YAML front matter, one file each, named by its slug. */
export async function readSampleArticles(contentDir: string): Promise<SampleArticle[]> {
  const files = await readFolder(join(contentDir, 'articles'), '.md')
  return files.map(({ slug, text }) => {
    const [, frontMatter, content] = FRONT_MATTER.exec(text) ?? []
    if (frontMatter === undefined || content === undefined)
      throw new Error(`content/articles/${slug}.md has no front matter`)
    return { ...sampleArticleSchema.parse(parse(frontMatter)), slug, content: content.trim() }
  })
}

/** Reads the sample recipes: YAML, one file each, named by its slug. */
export async function readSampleRecipes(contentDir: string): Promise<SampleRecipe[]> {
  const files = await readFolder(join(contentDir, 'recipes'), '.yaml')
  return files.map(({ slug, text }) => ({ ...sampleRecipeSchema.parse(parse(text)), slug }))
}
