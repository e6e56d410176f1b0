import { z } from 'zod'
import { CONTENT_STATUSES, type ContentStatus } from '../../../domain/items/status.ts'
import type { FeaturedImage } from '../images/featured-image.ts'

/** The fields common to the editors of articles and recipes, as typed; empty number fields are null. */
export interface SharedFields extends FeaturedImage {
  title: string
  slug: string
  meta_title: string
  meta_description: string
  meta_keywords: string[]
  /** Keys of the proof-reader's findings that are no longer shown. */
  ignored_findings: string[]
  category_id: number | null
  author_id: number | null
  status: ContentStatus
  featured: boolean
  /** Whether readers can write notes under it. */
  notes_open: boolean
  published_at: string | null
}

/** A new item (CONTENT-SAVE-2). */
export const EMPTY_SHARED_FIELDS: SharedFields = {
  title: '',
  slug: '',
  featured_image_url: null,
  featured_image_alt: null,
  featured_image_public_id: null,
  featured_image_version: null,
  meta_title: '',
  meta_description: '',
  meta_keywords: [],
  ignored_findings: [],
  category_id: null,
  author_id: null,
  status: 'draft',
  featured: false,
  notes_open: true,
  published_at: null,
}

const optionalText = z.string().nullable()
const emptiedText = optionalText.transform((text) => text ?? '')
const optionalId = z.int().positive().nullable()

/**
 * Returns the schema that reads fields back from an item, a draft, a revision or this device. A missing value, or one
 * in an older form, is taken from `fallback`: readable values are not lost because of unreadable ones.
 */
export function sharedShape(fallback: SharedFields) {
  return {
    title: z.string().catch(fallback.title),
    slug: z.string().catch(fallback.slug),
    featured_image_url: optionalText.catch(fallback.featured_image_url),
    featured_image_alt: optionalText.catch(fallback.featured_image_alt),
    featured_image_public_id: optionalText.catch(fallback.featured_image_public_id),
    featured_image_version: optionalText.catch(fallback.featured_image_version),
    meta_title: emptiedText.catch(fallback.meta_title),
    meta_description: emptiedText.catch(fallback.meta_description),
    meta_keywords: z.array(z.string()).catch(fallback.meta_keywords),
    ignored_findings: z.array(z.string()).catch(fallback.ignored_findings),
    category_id: optionalId.catch(fallback.category_id),
    author_id: optionalId.catch(fallback.author_id),
    status: z.enum(CONTENT_STATUSES).catch(fallback.status),
    featured: z.boolean().catch(fallback.featured),
    notes_open: z.boolean().catch(fallback.notes_open),
    published_at: optionalText.catch(fallback.published_at),
  }
}

export const typedNumber = z.number().nullable()

/** The fields' labels, in the order of the screen. */
export const SHARED_LABELS = {
  title: 'Title',
  slug: 'Address',
  featured_image_url: 'Picture',
  featured_image_alt: 'Picture description',
  featured_image_public_id: 'Picture',
  featured_image_version: 'Picture',
  status: 'Status',
  published_at: 'Publication date',
  category_id: 'Category',
  author_id: 'Author',
  featured: 'Featured',
  notes_open: 'Notes',
  meta_title: 'Meta title',
  meta_description: 'Meta description',
  meta_keywords: 'Keywords',
  ignored_findings: 'Ignored findings',
}
