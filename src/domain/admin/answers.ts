import { z } from 'zod'
import { articleSchema, articleSummarySchema } from '../content/article.ts'
import { authorSchema } from '../content/author.ts'
import { categorySchema } from '../content/category.ts'
import { recipeSchema, recipeSummarySchema } from '../content/recipe.ts'
import { statusCountsSchema } from '../site/overview-calls.ts'

/** What the admin's calls answer (product §15): the server sends these, the browser checks them. */

const total = z.int().nonnegative()

export const articleListAnswer = z.object({
  articles: z.array(articleSummarySchema),
  total,
  counts: statusCountsSchema,
})
/** What of an item no reader gets. */
const coachOnly = { ignored_findings: z.array(z.string()) }
const adminArticleSchema = articleSchema.extend(coachOnly).meta({ id: 'AdminArticle' })
const adminRecipeSchema = recipeSchema.extend(coachOnly).meta({ id: 'AdminRecipe' })

export const articleAnswer = z.object({ article: adminArticleSchema })
export const articleCreatedAnswer = articleAnswer.extend({ id: z.int().positive() })

export const recipeListAnswer = z.object({
  recipes: z.array(recipeSummarySchema),
  total,
  counts: statusCountsSchema,
})
export const recipeAnswer = z.object({ recipe: adminRecipeSchema })
export const recipeCreatedAnswer = recipeAnswer.extend({ id: z.int().positive() })

/** A category as the admin sees it: with what is in it, whatever its status. */
export const adminCategorySchema = categorySchema
  .extend({ is_active: z.boolean(), articles: total, recipes: total })
  .meta({ id: 'AdminCategory' })
export const categoryListAnswer = z.object({ categories: z.array(adminCategorySchema) })
export const categoryAnswer = z.object({ category: adminCategorySchema })
export const categoryCreatedAnswer = categoryAnswer.extend({ id: z.int().positive() })

export const adminAuthorSchema = authorSchema
  .extend({ articles: total, recipes: total })
  .meta({ id: 'AdminAuthor' })
export const authorListAnswer = z.object({ authors: z.array(adminAuthorSchema) })
export const authorAnswer = z.object({ author: adminAuthorSchema })
export const authorCreatedAnswer = authorAnswer.extend({ id: z.int().positive() })

/** A save over a newer version: nothing was stored, and what is stored stands beside the reason (product §12.5). */
export const staleArticleAnswer = z.object({ error: z.string(), article: adminArticleSchema })
export const staleRecipeAnswer = z.object({ error: z.string(), recipe: adminRecipeSchema })

/** A slug, or a name, that another has; for a slug with one that is free. */
export const takenAnswer = z
  .object({
    error: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })),
    suggestion: z.string().optional(),
  })
  .meta({ id: 'Taken' })

export type AdminCategory = z.infer<typeof adminCategorySchema>
export type AdminAuthor = z.infer<typeof adminAuthorSchema>
