import { z } from 'zod'
import { AVOIDABLES } from '../../content/avoidables.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../items/limits.ts'
import { RECIPE_SORTS } from './answers.ts'

const choices = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }))

/** The answers of `RecipeFilters`, as a loosening holds them. */
const filtersSchema = z.object({
  category: z.string().optional(),
  time: z.int().optional(),
  diet: z.array(z.enum(DIETARY_TAGS)).optional(),
  without: z.array(z.enum(AVOIDABLES)).optional(),
  difficulty: z.array(z.enum(RECIPE_DIFFICULTIES)).optional(),
  have: z.array(z.string()).optional(),
  sort: z.enum(RECIPE_SORTS).optional(),
})

/** What the finder's counts are over the API (`FinderCounts`). */
export const finderCountsSchema = z
  .object({
    total: z.int(),
    found: z.int(),
    time: choices(z.int()),
    any_time: z.int(),
    diet: choices(z.enum(DIETARY_TAGS)),
    any_diet: z.int(),
    without: choices(z.enum(AVOIDABLES)),
    difficulty: choices(z.enum(RECIPE_DIFFICULTIES)),
    any_difficulty: z.int(),
    fridge: choices(z.string()),
    loosenings: z.array(z.object({ filters: filtersSchema, count: z.int() })),
  })
  .meta({ id: 'FinderCounts' })
