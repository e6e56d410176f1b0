import { z } from 'zod'

export const authorSchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    bio: z.string(),
    is_active: z.boolean(),
    social_links: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Author' })

export type Author = z.infer<typeof authorSchema>
