import { z } from 'zod'
import { isHttpUrl } from '../text/parse-url.ts'
import { COLLISION_CHOICES } from './plan-item.ts'

/** The sources of an import; `comments` is a table of them (IMPORT-NOTE-3). */
const IMPORT_SOURCES = ['export', 'wordpress', 'ghost', 'disqus', 'comments'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

const count = z.int().nonnegative()
const KINDS = ['article', 'recipe'] as const

const OLD_SITE = 'The old site’s address must be whole, such as https://old.example.com'

/** The coach's choices before an import; sent as JSON beside the file. */
export const importChoicesSchema = z.object({
  /** What to do where the site has different content under the same address, unless chosen per item. */
  collisions: z.enum(COLLISION_CHOICES).default('mine'),
  /** By the item's origin. */
  items: z.record(z.string().max(500), z.enum(COLLISION_CHOICES)).default({}),
  /** Fetch pictures from other sites, including those left out earlier (IMPORT-PICTURE-1). */
  fetch_pictures: z.boolean().default(true),
  /** Replace this site's settings with those of the file. */
  take_settings: z.boolean().default(false),
  /** Import everything as drafts. */
  as_drafts: z.boolean().default(false),
  /** The address of a Ghost site, which its export does not contain. */
  old_site: z
    .string()
    .trim()
    .max(300)
    .refine((url) => url === '' || isHttpUrl(url), OLD_SITE)
    .transform((url) => url.replace(/\/+$/, ''))
    .default(''),
})

const plannedItemSchema = z.object({
  origin: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  action: z.enum(['create', 'update', 'skip']),
  reason: z.string(),
  /** True when the coach can choose otherwise. */
  decidable: z.boolean(),
  /** False for an item that cannot be imported. */
  usable: z.boolean(),
  /** The path it will have. */
  address: z.string(),
  warnings: z.array(z.string()),
})

/** What an import would do, item by item; nothing has been changed yet. */
const importPlanSchema = z
  .object({
    source: z.enum(IMPORT_SOURCES),
    site_name: z.string(),
    items: z.array(plannedItemSchema),
    new_categories: z.array(z.string()),
    new_authors: z.array(z.string()),
    pictures: z.object({
      /** Pictures on other sites. */
      remote: count,
      hosts: z.array(z.string()),
      /** Pictures in the file that are not stored here yet. */
      in_file: count,
    }),
    /** The number of settings in the file that differ from this site's. */
    settings: count,
    /** The number of days of the plan in the file that differ from this site's own. */
    plan_days: count,
    /** The number of new comments. */
    comments: count,
    /** What is not imported and other remarks, as sentences. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'ImportPlan' })

export const importPlanAnswer = z.object({ plan: importPlanSchema })

const importResultSchema = z.object({
  created: count,
  updated: count,
  skipped: count,
  items: z.array(
    z.object({
      kind: z.enum(KINDS),
      title: z.string(),
      outcome: z.enum(['created', 'updated', 'skipped', 'failed']),
      reason: z.string(),
      /** Its id in the admin. */
      id: z.int().positive().nullable(),
      /** Pictures of the file that could not be stored and are missing in the item. */
      missing_pictures: count.default(0),
    }),
  ),
  pictures: count,
  /** Comments imported as notes. */
  notes: count.default(0),
  /** Pictures that could not be fetched, each with the reason. */
  lost_pictures: z.array(z.object({ address: z.string(), reason: z.string() })),
})

/** A line of the running import's answer (one JSON value per line). */
export const importLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: count, total: count, what: z.string() }),
  z.object({ type: z.literal('done'), result: importResultSchema }),
  z.object({ type: z.literal('failed'), error: z.string() }),
])

export type ImportChoices = z.infer<typeof importChoicesSchema>
export type ImportPlan = z.infer<typeof importPlanSchema>
export type PlannedItem = z.infer<typeof plannedItemSchema>
export type ImportResult = z.infer<typeof importResultSchema>
export type ImportLine = z.infer<typeof importLineSchema>
