import { z } from 'zod'
import { CONTENT_STATUSES } from './status.ts'

const isoTime = z.iso.datetime()

/** The fields of an item that only the coach gets, never a reader. */
export interface CoachOnly {
  /** Keys of the findings that the coach ignores (PROOF-FINDING-2). */
  ignored_findings: string[]
}

/** Fields that the API has and pages have not: the view count, or every visit would invalidate every page, and ids. */
export type NotOnPages = 'view_count' | 'category_id' | 'author_id' | 'status'

/** The fields articles and recipes share, as lists carry them (ART-API-1). */
export const itemFields = {
  id: z.int().positive(),
  title: z.string(),
  slug: z.string(),
  featured_image_url: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  featured_image_public_id: z.string().nullable(),
  featured_image_version: z.string().nullable(),
  /** Dominant colour of the picture (`#rrggbb`), shown while it loads. */
  featured_image_color: z.string().nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.array(z.string()),
  category_id: z.int().nullable(),
  category_name: z.string().nullable(),
  author_id: z.int().nullable(),
  author_name: z.string().nullable(),
  status: z.enum(CONTENT_STATUSES),
  featured: z.boolean(),
  /** Whether readers may write notes under it. */
  notes_open: z.boolean(),
  published_at: isoTime.nullable(),
  updated_at: isoTime,
  view_count: z.int(),
}
