import { z } from 'zod'

const entry = z.object({ title: z.string(), description: z.string(), url: z.string() })
const contentEntry = entry.extend({ featured: z.boolean(), publishedAt: z.iso.datetime() })

/** What `/sitemap` lists (SITEMAP-API-1). */
export const sitemapSchema = z
  .object({ articles: z.array(contentEntry), recipes: z.array(contentEntry), static: z.array(entry) })
  .meta({ id: 'Sitemap' })

export type Sitemap = z.infer<typeof sitemapSchema>
export type SitemapEntry = z.infer<typeof entry> & { featured?: boolean; publishedAt?: string }
