import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { pagedQuery } from '../api/call-fields.ts'

/** What an entry of the audit log is about, as the history page sorts it. */
export const HISTORY_KINDS = ['content', 'pictures', 'people', 'access', 'site'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** The resources of each kind, as the audit log names them. */
export const KIND_RESOURCES: Record<HistoryKind, readonly string[]> = {
  content: ['article', 'recipe', 'plan', 'category', 'author', 'sample_content', 'trash'],
  pictures: ['image'],
  // `campaign` is an issue, as older entries name it.
  people: ['issue', 'campaign', 'subscriber', 'message'],
  access: ['session', 'admin'],
  site: ['settings', 'app', 'backups', 'backup', 'export', 'import'],
}

/** Who did it: the coach, the site by itself (or its command line), or a visitor who is not logged in. */
export const HISTORY_ACTORS = ['coach', 'site', 'stranger'] as const
export type HistoryActor = (typeof HISTORY_ACTORS)[number]

const blankIsNone = (value: unknown) => (value === '' ? undefined : value)
const DAY_MESSAGE = 'A day is written like 2026-03-04'
/** Further away the calendars of time zones end. */
const day = z.preprocess(
  blankIsNone,
  z.iso
    .date(DAY_MESSAGE)
    .refine((text) => text >= '1970-01-02' && text < '3000', DAY_MESSAGE)
    .optional(),
)

/** How the history can be narrowed; days are those of the site's time zone, both included. */
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
    /** What happened, in a plain sentence. */
    sentence: z.string(),
    /** The same without what in detail was changed: equal for two saves of one item. */
    act: z.string(),
    success: z.boolean(),
    /** From where, as far as it says more than the sentence: `Firefox on Android, 203.0.113.9`. */
    origin: z.string().nullable(),
    /** The page of the admin where the thing is, while it is there. */
    href: z.string().nullable(),
  })
  .meta({ id: 'HistoryEntry' })

export const historyAnswer = z.object({
  entries: z.array(historyEntrySchema),
  total: z.int().nonnegative(),
})

const listQuery = pagedQuery.extend(historyFilter.shape)
/** The whole of what a filter leaves. */
export const historyExportQuery = listQuery.omit({ limit: true, page: true })

export const historyCalls = {
  list: { method: 'GET', path: '/admin/history', query: listQuery, answer: historyAnswer },
} as const satisfies CallSet

export type HistoryEntry = z.infer<typeof historyEntrySchema>
export type HistoryFilter = z.infer<typeof historyFilter>
