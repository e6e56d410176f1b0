import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type HistoryFilter, historyAnswer, historyFilter } from '../../../../domain/admin/history.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { fromZonedTime } from '../../../../domain/time/zoned-time.ts'
import { errorAnswer } from '../../../http/error-answer.ts'
import { type HistoryRequest, listHistory, readHistory } from '../../../store/audit-log.ts'
import type { Store } from '../../../store/database.ts'
import type { ApiOptions } from '../../api.ts'
import { pagedQuery } from '../items/list-query.ts'
import { findEntryLinks } from './entry-links.ts'
import { toEntry } from './to-entry.ts'

const tags = ['admin history']
const listQuery = pagedQuery.extend(historyFilter.shape)
const exportQuery = listQuery.omit({ limit: true, page: true })
const COLUMNS = ['time', 'who', 'what', 'worked', 'browser and address', 'action', 'resource', 'id']

/** The audit log for the coach: what was done on her site, by whom, and from where. */
export const historyRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, queries }) => {
  /** Her days are those of the site's clock. */
  async function toRequest({
    q,
    kind,
    actor,
    from,
    to,
  }: HistoryFilter & { q: string }): Promise<HistoryRequest> {
    const { time_zone } = await queries.settings()
    const startOf = (day: string) => fromZonedTime(`${day}T00:00`, time_zone)
    return {
      q,
      kind,
      actor,
      since: from ? startOf(from) : null,
      until: to ? startOf(dayAfter(to)) : null,
    }
  }

  app.get(
    '/admin/history',
    {
      schema: {
        tags,
        summary: 'What was done on the site, newest first',
        querystring: listQuery,
        response: { 200: historyAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => {
      const { rows, total } = await listHistory(store, {
        ...(await toRequest(query)),
        limit: query.limit,
        page: query.page,
      })
      const links = await findEntryLinks(store, rows)
      return { entries: rows.map((row) => toEntry(row, links.get(row.id) ?? null)), total }
    },
  )

  app.get(
    '/admin/history.csv',
    {
      // Without a schema of the answer: it is written as it is read from the store, never held whole.
      schema: { tags, summary: 'The same as a spreadsheet (CSV)', querystring: exportQuery },
    },
    async ({ query }, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="history.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(writeCsv(store, await toRequest(query)))),
  )
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY).toISOString().slice(0, 10)
}

/** What a spreadsheet would take for a formula is kept from being one: a stranger chooses her browser's name. */
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
