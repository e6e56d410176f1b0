import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { describeAct, describeEntry } from '../../../../domain/audit/describe-entry.ts'
import {
  type HistoryActor,
  type HistoryEntry,
  type HistoryFilter,
  historyCalls,
  historyExportQuery,
} from '../../../../domain/audit/history-calls.ts'
import { describeBrowser } from '../../../../domain/auth/describe-device.ts'
import { addDays } from '../../../../domain/time/days.ts'
import { fromZonedTime } from '../../../../domain/time/zoned-time.ts'
import type { SiteQueries } from '../../../reads/public-reads.ts'
import {
  findKnownIds,
  type HistoryRequest,
  type HistoryRow,
  listHistory,
  readHistory,
} from '../../../store/audit/audit-log.ts'
import type { Store } from '../../../store/database.ts'
import { tableOf } from '../../../store/tables/item-tables.ts'
import { SYSTEM_ACTOR } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'

const ISSUE = { table: 'issues', path: '/admin/issues/' } as const
const EDITED = {
  article: { table: tableOf('article'), path: '/admin/articles/edit/' },
  recipe: { table: tableOf('recipe'), path: '/admin/recipes/edit/' },
  issue: ISSUE,
  // The name in older entries.
  campaign: ISSUE,
} as const

/** Pages for the remaining resources; single resources that may be gone are not linked. */
const PAGES: Record<string, string> = {
  category: '/admin/categories',
  author: '/admin/authors',
  image: '/admin/images',
  settings: '/admin/settings',
  plan: '/admin/plan',
  backups: '/admin/backups',
  trash: '/admin/trash',
  subscriber: '/admin/subscribers',
  admin: '/admin/account',
}

/** Finds the admin page of each entry, by its id; entries about deleted resources have none. */
async function findEntryLinks(db: Store, rows: readonly HistoryRow[]): Promise<Map<number, string>> {
  const links = new Map<number, string>()
  for (const { id, resource } of rows) {
    const page = PAGES[resource]
    if (page) links.set(id, page)
  }
  for (const [resource, { table, path }] of Object.entries(EDITED)) {
    const named = rows.filter((row) => row.resource === resource && /^\d{1,15}$/.test(row.resource_id ?? ''))
    if (named.length === 0) continue
    const ids = await findKnownIds(
      db,
      table,
      named.map(({ resource_id }) => Number(resource_id)),
    )
    for (const { id, resource_id } of named) {
      if (ids.has(Number(resource_id))) links.set(id, `${path}${resource_id}`)
    }
  }
  return links
}

/** Converts a row of the audit log for the coach. */
function toEntry(row: HistoryRow, href: string | null): HistoryEntry {
  const success = row.success === 1
  const told = {
    action: row.action,
    resource: row.resource,
    userAgent: row.user_agent,
    details: row.details,
    success,
    errorMessage: row.error_message,
  }
  return {
    id: row.id,
    timestamp: row.timestamp,
    actor: actorOf(row),
    sentence: describeEntry(told),
    act: isSample(row) ? 'Sample articles and recipes came with the site' : describeAct(told),
    success,
    origin: originOf(row),
    href,
  }
}

/** Whether a row is about a sample of a new site, which the history does not list one by one. */
function isSample({ user_id, action }: HistoryRow): boolean {
  return user_id === SYSTEM_ACTOR.userId && (action === 'article_created' || action === 'recipe_created')
}

function actorOf({ user_id, resource }: HistoryRow): HistoryActor {
  if (user_id === 'admin') return 'coach'
  return user_id === 'system' || resource === 'app' ? 'site' : 'stranger'
}

function originOf({ ip_address, user_agent }: HistoryRow): string | null {
  const parts = [user_agent === null ? null : describeBrowser(user_agent), ip_address]
  return parts.filter((part) => part !== null).join(', ') || null
}

const AREA = 'admin history'
const COLUMNS = ['time', 'who', 'what', 'worked', 'browser and address', 'action', 'resource', 'id']

/** Days are in the site's time zone. */
async function toRequest(
  queries: SiteQueries,
  { q, kind, actor, from, to }: HistoryFilter & { q: string },
): Promise<HistoryRequest> {
  const { time_zone } = await queries.settings()
  const startOf = (day: string) => fromZonedTime(`${day}T00:00`, time_zone)
  return {
    q,
    kind,
    actor,
    since: from ? startOf(from) : null,
    until: to ? startOf(addDays(to, 1)) : null,
  }
}

const listRoutes = serveCalls(AREA, historyCalls, ({ store, queries }) => ({
  list: {
    summary: 'What was done on the site, newest first',
    async answer({ query }) {
      const { limit, page } = query
      const { rows, total } = await listHistory(store, { ...(await toRequest(queries, query)), limit, page })
      const links = await findEntryLinks(store, rows)
      return { entries: rows.map((row) => toEntry(row, links.get(row.id) ?? null)), total }
    },
  },
}))

/** The audit log for the coach: actions on the site, their actor and origin. */
export const historyRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, queries } = options
  await listRoutes(app, options)

  app.get(
    '/admin/history.csv',
    {
      // No schema for the answer: it is streamed from the store, never held in memory as a whole.
      schema: { tags: [AREA], summary: 'The same as a spreadsheet (CSV)', querystring: historyExportQuery },
    },
    async ({ query }, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="history.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(writeCsv(store, await toRequest(queries, query)))),
  )
}

/** Writes CSV with spreadsheet formulas neutralized: any client chooses the browser name it sends. */
async function* writeCsv(store: Store, request: HistoryRequest): AsyncGenerator<string> {
  yield stringify([COLUMNS])
  for await (const rows of readHistory(store, request)) {
    yield stringify(
      rows.map((row) => {
        const { timestamp, actor, sentence, success, origin } = toEntry(row, null)
        const worked = success ? 'yes' : 'no'
        return [timestamp, actor, sentence, worked, origin, row.action, row.resource, row.resource_id ?? '']
      }),
      { escape_formulas: true },
    )
  }
}
