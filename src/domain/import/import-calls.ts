import { z } from 'zod'
import { COLLISION_CHOICES } from './plan-item.ts'

/** What a file to import can come from; `comments` is a table of them (IMPORT-NOTE-3). */
const IMPORT_SOURCES = ['export', 'wordpress', 'ghost', 'disqus', 'comments'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

const count = z.int().nonnegative()
const KINDS = ['article', 'recipe'] as const

const OLD_SITE = 'The old site’s address must be whole, such as https://old.example.com'

/** What the coach decides before an import; sent as JSON beside the file. */
export const importChoicesSchema = z.object({
  /** Where the site has something else under the same address, unless the item says otherwise. */
  collisions: z.enum(COLLISION_CHOICES).default('mine'),
  /** By the item's origin. */
  items: z.record(z.string().max(500), z.enum(COLLISION_CHOICES)).default({}),
  /** Fetch the pictures that are on other sites, those left out earlier as well (IMPORT-PICTURE-1). */
  fetch_pictures: z.boolean().default(true),
  /** Take the settings of the file's site in place of this site's. */
  take_settings: z.boolean().default(false),
  /** Bring everything in as drafts. */
  as_drafts: z.boolean().default(false),
  /** Where a Ghost site was: its export does not say. */
  old_site: z
    .string()
    .trim()
    .max(300)
    .refine((url) => url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url)), OLD_SITE)
    .transform((url) => url.replace(/\/+$/, ''))
    .default(''),
})

const plannedItemSchema = z.object({
  origin: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  action: z.enum(['create', 'update', 'skip']),
  reason: z.string(),
  /** True when the coach can decide otherwise. */
  decidable: z.boolean(),
  /** False for what cannot be taken in at all. */
  usable: z.boolean(),
  /** The path it will have. */
  address: z.string(),
  warnings: z.array(z.string()),
})

/** What an import would do, item by item; nothing has been changed. */
const importPlanSchema = z
  .object({
    source: z.enum(IMPORT_SOURCES),
    site_name: z.string(),
    items: z.array(plannedItemSchema),
    new_categories: z.array(z.string()),
    new_authors: z.array(z.string()),
    pictures: z.object({
      /** On other sites. */
      remote: count,
      hosts: z.array(z.string()),
      /** In the file, and not here yet. */
      in_file: count,
    }),
    /** How many settings of the file differ from this site's. */
    settings: count,
    /** How many days of the plan the file has that differ from this site's own. */
    plan_days: count,
    /** How many comments are new. */
    comments: count,
    /** What is not taken over, and what to know, as sentences. */
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
      /** Where to look at it in the admin. */
      id: z.int().positive().nullable(),
      /** Pictures of the file that it comes without, for they could not be kept. */
      missing_pictures: count.default(0),
    }),
  ),
  pictures: count,
  /** Comments that came along as notes. */
  notes: count.default(0),
  /** Pictures that could not be had, with why. */
  lost_pictures: z.array(z.object({ address: z.string(), reason: z.string() })),
})

/** A line of the running import's answer (one JSON value a line). */
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
