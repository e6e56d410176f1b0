import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { pagedQuery } from '../api/call-fields.ts'

/** What an entry of the audit log is about, as grouped on the history page. */
export const HISTORY_KINDS = ['content', 'pictures', 'people', 'access', 'site'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** The resources of each kind, as the audit log names them. */
export const KIND_RESOURCES: Record<HistoryKind, readonly string[]> = {
  content: ['article', 'recipe', 'plan', 'category', 'author', 'sample_content', 'trash'],
  pictures: ['image'],
  // `campaign` is the name of an issue in older entries.
  people: ['issue', 'campaign', 'subscriber', 'message'],
  access: ['session', 'admin'],
  site: ['settings', 'app', 'backups', 'backup', 'export', 'import'],
}

/** The actor: the coach, the site itself (or its command line), or a visitor who is not logged in. */
export const HISTORY_ACTORS = ['coach', 'site', 'stranger'] as const
export type HistoryActor = (typeof HISTORY_ACTORS)[number]

const blankIsNone = (value: unknown) => (value === '' ? undefined : value)
const DAY_MESSAGE = 'A day is written like 2026-03-04'
/** Time zone calendars do not reach past these dates. */
const day = z.preprocess(
  blankIsNone,
  z.iso
    .date(DAY_MESSAGE)
    .refine((text) => text >= '1970-01-02' && text < '3000', DAY_MESSAGE)
    .optional(),
)

/** The filters of the history; days are in the site's time zone, both ends included. */
const historyFilter = z.object({
  kind: z.preprocess(blankIsNone, z.enum(HISTORY_KINDS, 'There is no such kind').optional()),
  actor: z.preprocess(blankIsNone, z.enum(HISTORY_ACTORS, 'There is nobody of that name').optional()),
  from: day,
  to: day,
})

const historyEntrySchema = z
  .object({
    id: z.int().positive(),
    timestamp: z.iso.datetime(),
    actor: z.enum(HISTORY_ACTORS),
    /** What happened, as a plain sentence. */
    sentence: z.string(),
    /** The sentence without the details of the change: equal for two saves of one item. */
    act: z.string(),
    success: z.boolean(),
    /** The device and address, where they add to the sentence: `Firefox on Android, 203.0.113.9`. */
    origin: z.string().nullable(),
    /** The admin page of the thing, while the thing exists. */
    href: z.string().nullable(),
  })
  .meta({ id: 'HistoryEntry' })

export const historyAnswer = z.object({
  entries: z.array(historyEntrySchema),
  total: z.int().nonnegative(),
})

const listQuery = pagedQuery.extend(historyFilter.shape)
/** The filters alone: an export holds all matching entries. */
export const historyExportQuery = listQuery.omit({ limit: true, page: true })

export const historyCalls = {
  list: { method: 'GET', path: '/admin/history', query: listQuery, answer: historyAnswer },
} as const satisfies CallSet

export type HistoryEntry = z.infer<typeof historyEntrySchema>
export type HistoryFilter = z.infer<typeof historyFilter>
