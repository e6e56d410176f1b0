import { z } from 'zod'
import { hasControlCharacters } from '../text/control-characters.ts'
import { CONTENT_LIMITS } from './limits.ts'
import { slugProblem } from './slug.ts'
import { CONTENT_STATUSES } from './status.ts'

const REFUSED = 'contains characters that cannot be used'

/** A text of the coach's: trimmed, without control characters, of a bounded length. */
export function textField(label: string, max: number) {
  return z
    .string(`${label} must be text`)
    .transform((text) => text.trim())
    .refine((text) => text.length <= max, `${label} can be at most ${max} characters`)
    .refine((text) => !hasControlCharacters(text), `${label} ${REFUSED}`)
}

/** A text that may be left empty, which is stored as null. */
export function optionalText(label: string, max: number) {
  return textField(label, max)
    .nullable()
    .transform((text) => text || null)
}

export function wholeNumber(label: string, min: number, max: number) {
  const message = `${label} must be a whole number from ${min} to ${max}`
  return z.int(message).min(min, message).max(max, message)
}

export function textList(label: string, maxLength: number, maxItems: number) {
  return z
    .array(textField(label, maxLength), `${label} must be a list`)
    .max(maxItems, `${label}: at most ${maxItems}`)
    .transform((list) => [...new Set(list.filter((text) => text !== ''))])
}

const slugField = z
  .string('Slug is required')
  .transform((slug) => slug.trim())
  .superRefine((slug, context) => {
    const message = slugProblem(slug)
    if (message) context.addIssue({ code: 'custom', message })
  })

const pictureUrl = z
  .string()
  .transform((url) => url.trim())
  .refine(
    (url) => url === '' || /^https?:\/\/\S+$/i.test(url) || /^\/(?![/\\])\S*$/.test(url),
    'The picture’s address must begin with http, https or /',
  )
  .refine((url) => url.length <= CONTENT_LIMITS.url, 'The picture’s address is too long')

/** ISO 8601 with any offset, kept in UTC. */
const moment = z.iso
  .datetime({ offset: true, error: 'This is not a date and time' })
  .transform((text) => new Date(text).toISOString())

/** The fields articles and recipes share, as the admin writes them (contract §3). */
export const sharedInput = {
  title: textField('Title', CONTENT_LIMITS.title).refine((title) => title !== '', 'Title is required'),
  slug: slugField,
  featured_image_url: pictureUrl.nullable().transform((url) => url || null),
  featured_image_alt: optionalText('The picture’s description', CONTENT_LIMITS.imageAlt),
  featured_image_public_id: optionalText('The picture’s id', 200),
  featured_image_version: z
    .union([z.null(), z.string(), z.int().transform(String)])
    .transform((version) => version?.trim() || null)
    .refine((version) => version === null || /^\d{1,20}$/.test(version), 'The picture’s version is a number'),
  meta_title: optionalText('Meta title', CONTENT_LIMITS.metaTitle),
  meta_description: optionalText('Meta description', CONTENT_LIMITS.metaDescription),
  meta_keywords: textList('Keywords', CONTENT_LIMITS.keyword, CONTENT_LIMITS.keywords),
  category_id: z.int().positive().nullable(),
  author_id: z.int().positive().nullable(),
  status: z.enum(CONTENT_STATUSES, 'Status is draft, published or archived'),
  featured: z.boolean('Featured is true or false'),
  published_at: moment.nullable(),
}

/** The version a save was made from; a newer one in the store is a conflict. */
export const savedVersion = z.iso.datetime().optional()
