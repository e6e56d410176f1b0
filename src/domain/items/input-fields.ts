import { z } from 'zod'
import { hasControlCharacters, isBlank } from '../text/control-characters.ts'
import { isHttpUrl } from '../text/parse-url.ts'
import { CONTENT_LIMITS } from './limits.ts'
import { slugProblem } from './slug.ts'
import { CONTENT_STATUSES } from './status.ts'

/** The error for a body that is not an object. */
export const NOT_AN_OBJECT = 'The request must be a JSON object'

const MAX_PUBLIC_ID_LENGTH = 200
const MAX_VERSION_LENGTH = 20
/** `2025-03-04T10:00:00.000Z`: years after 9999 are longer, and would not compare as text. */
const ISO_LENGTH = 24

/**
 * Defines a text of one or more lines: trimmed, without control characters, of limited length (API-INPUT-1).
 *
 * @param max in characters
 */
export function textField(label: string, max: number) {
  return boundedText(label, max, (text) => text.replace(/\r\n?/g, '\n').trim())
}

/** Defines a text of one line: line breaks and tabs become spaces. */
export function lineField(label: string, max: number) {
  return boundedText(label, max, (text) => text.replace(/[\s\u2028\u2029]+/g, ' ').trim())
}

function boundedText(label: string, max: number, clean: (text: string) => string) {
  return z
    .string(`${label} must be text`)
    .transform((text) => clean(text.toWellFormed()))
    .refine((text) => text.length <= max, `${label} can be at most ${max} characters`)
    .refine((text) => !hasControlCharacters(text), `${label} contains characters that cannot be used`)
}

/** Defines a line that may be empty, which is stored as null. */
function optionalLine(label: string, max: number) {
  return lineField(label, max)
    .nullable()
    .transform((text) => text || null)
}

/** Defines a whole number within limits, both included; numbers written as text are refused (API-FORM-2: JSON). */
export function wholeNumber(label: string, min: number, max: number) {
  const message = `${label} must be a whole number from ${min} to ${max}`
  return z.int(message).min(min, message).max(max, message)
}

/** Defines a list of short texts, deduplicated and without blank ones. */
export function textList(label: string, maxLength: number, maxItems: number) {
  return z
    .array(lineField(label, maxLength), `${label} must be a list`)
    .max(maxItems, `${label} can hold at most ${maxItems}`)
    .transform((list) => [...new Set(list.filter((text) => text !== ''))])
}

export const titleField = z
  .string({
    error: ({ input }) =>
      input === undefined || input === null ? 'Title is required' : 'Title must be text',
  })
  .pipe(lineField('Title', CONTENT_LIMITS.title))
  .refine((title) => !isBlank(title), 'Title is required')

const slugField = z
  .string({
    error: ({ input }) => (input === undefined || input === null ? 'Slug is required' : 'Slug must be text'),
  })
  .transform((slug) => slug.trim())
  .superRefine((slug, context) => {
    const message = slugProblem(slug)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

const imageUrlField = lineField('The picture’s address', CONTENT_LIMITS.url)
  .refine((url) => url === '' || isWebAddress(url), 'The picture’s address must begin with http, https or /')
  .nullable()
  .transform((url) => url || null)

/** Whether a text is an absolute http(s) address or a path on this site; `//host` and `/\host` lead to other sites. */
function isWebAddress(url: string): boolean {
  if (/\s/.test(url)) return false
  return url.startsWith('/') ? !/^\/[/\\]/.test(url) : isHttpUrl(url)
}

/** An external image host may use more characters than this site, but none that leads out of its folder. */
const publicIdField = optionalLine('The picture’s id', MAX_PUBLIC_ID_LENGTH).refine(
  (id) => id === null || id.split('/').every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part)),
  'The picture’s id can only hold letters, digits, hyphens, underscores, dots and slashes',
)

const VERSION_MESSAGE = 'The picture’s version is a number'

const versionField = z
  .union([z.string(), z.int()], VERSION_MESSAGE)
  .nullable()
  .transform((version) => String(version ?? '').trim() || null)
  .refine(
    (version) => version === null || (/^\d+$/.test(version) && version.length <= MAX_VERSION_LENGTH),
    VERSION_MESSAGE,
  )

const TIME_MESSAGE = 'This is not a date and time'

/** ISO 8601 with any offset, stored in UTC. */
const timeField = z.iso
  .datetime({ offset: true, error: TIME_MESSAGE })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => text.length === ISO_LENGTH, TIME_MESSAGE)

export function idField(label: string) {
  const message = `${label} must be the id of an existing one`
  return z.int(message).positive(message).nullable()
}

/** The fields articles and recipes share, as the admin writes them (CONTENT-SAVE-2). */
export const sharedFields = {
  title: titleField,
  slug: slugField,
  featured_image_url: imageUrlField,
  featured_image_alt: optionalLine('The picture’s description', CONTENT_LIMITS.imageAlt),
  featured_image_public_id: publicIdField,
  featured_image_version: versionField,
  meta_title: optionalLine('Meta title', CONTENT_LIMITS.metaTitle),
  meta_description: optionalLine('Meta description', CONTENT_LIMITS.metaDescription),
  meta_keywords: textList('Keywords', CONTENT_LIMITS.keyword, CONTENT_LIMITS.keywords),
  ignored_findings: textList(
    'Ignored findings',
    CONTENT_LIMITS.ignoredFinding,
    CONTENT_LIMITS.ignoredFindings,
  ),
  category_id: idField('Category'),
  author_id: idField('Author'),
  status: z.enum(CONTENT_STATUSES, 'Status is draft, published or archived'),
  featured: z.boolean('Featured is true or false'),
  notes_open: z.boolean('Notes are open: true or false'),
  // A cleared date field sends ''.
  published_at: z.union([z.null(), timeField, z.literal('').transform(() => null)], TIME_MESSAGE),
}

export type SharedFields = z.infer<z.ZodObject<typeof sharedFields>>

/** The same for a new item: fields left out get their default (CONTENT-SAVE-2). Title and slug have none. */
export const sharedNewFields = {
  ...sharedFields,
  featured_image_url: sharedFields.featured_image_url.default(null),
  featured_image_alt: sharedFields.featured_image_alt.default(null),
  featured_image_public_id: sharedFields.featured_image_public_id.default(null),
  featured_image_version: sharedFields.featured_image_version.default(null),
  meta_title: sharedFields.meta_title.default(null),
  meta_description: sharedFields.meta_description.default(null),
  meta_keywords: sharedFields.meta_keywords.default([]),
  ignored_findings: sharedFields.ignored_findings.default([]),
  category_id: sharedFields.category_id.default(null),
  author_id: sharedFields.author_id.default(null),
  status: sharedFields.status.default('draft'),
  featured: sharedFields.featured.default(false),
  notes_open: sharedFields.notes_open.default(true),
  published_at: sharedFields.published_at.default(null),
}

/** The `updated_at` of the version a save is based on; a newer stored one is a conflict (CONTENT-SAVE-3). */
export const savedVersion = timeField
  .nullable()
  .transform((time) => time ?? undefined)
  .optional()

const MESSAGE = 'Choose what to merge into'

/** The id of the category or author into which another one is merged. */
export const mergeSchema = z
  .object({ into: z.int(MESSAGE).positive(MESSAGE) }, NOT_AN_OBJECT)
  .meta({ id: 'Merge' })
