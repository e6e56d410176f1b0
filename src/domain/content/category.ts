import { z } from 'zod'

/** The fixed local list of categories (product §12.8): an empty store starts with these. */
export const DEFAULT_CATEGORIES = [
  { id: 1, name: 'Nutrition', slug: 'nutrition', color: '#4f8a2c', icon: 'salad' },
  { id: 2, name: 'Workouts', slug: 'workouts', color: '#cf360e', icon: 'dumbbell' },
  { id: 3, name: 'Wellness', slug: 'wellness', color: '#3d8592', icon: 'leaf' },
  { id: 4, name: 'Recipes', slug: 'recipes', color: '#c98a06', icon: 'chef-hat' },
] as const

export const categorySchema = z
  .object({ id: z.int().positive(), name: z.string(), slug: z.string(), color: z.string(), icon: z.string() })
  .meta({ id: 'Category' })

/** A category with how many published articles and recipes it holds. */
export const categoryWithCountsSchema = categorySchema
  .extend({ articles: z.int(), recipes: z.int() })
  .meta({ id: 'CategoryWithCounts' })

export type Category = z.infer<typeof categorySchema>
export type CategoryWithCounts = z.infer<typeof categoryWithCountsSchema>
