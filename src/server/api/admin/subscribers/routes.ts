import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { Failure } from '../../../../domain/errors.ts'
import {
  findOptOuts,
  isConsentColumn,
  toColumnName,
} from '../../../../domain/newsletter/consent-elsewhere.ts'
import { MAX_FIRST_NAME_LENGTH } from '../../../../domain/newsletter/constants.ts'
import {
  MAX_TAGS_OF_ADDRESS,
  type SubscriberState,
  TAG_PATTERN,
  toTag,
} from '../../../../domain/newsletter/subscriber.ts'
import {
  type ImportAnswer,
  type ImportRefusal,
  type importRequestSchema,
  subscriberCalls,
} from '../../../../domain/newsletter/subscriber-calls.ts'
import { hasControlCharacters, hasLineBreaks } from '../../../../domain/text/control-characters.ts'
import { isEmailAddress, normalizeEmail } from '../../../../domain/text/email-address.ts'
import { dayIn } from '../../../../domain/time/dates.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { writeContext } from '../../../http/visitor.ts'
import { writeSubscribers } from '../../../open-formats/write-export.ts'
import { parseCsv } from '../../../parsing/parse-in-worker.ts'
import type { CsvLine } from '../../../parsing/parse-worker.ts'
import type { Store } from '../../../store/database.ts'
import {
  deleteSubscriber,
  type ImportedSubscriber,
  importSubscribers,
  listSubscribers,
  lookUpAddresses,
  readGrowth,
  readSubscriberFacts,
  tagSubscriber,
} from '../../../store/newsletter/subscriber-list.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'

const AREA = 'admin subscribers'
const WEEKS = 12

const listRoutes = serveCalls(AREA, subscriberCalls, ({ store, clock, queries }) => ({
  list: {
    summary: 'The newsletter list, newest first',
    async answer({ query }) {
      const weeks = lastWeeks(clock().getTime())
      const active = await readGrowth(store, weeks)
      const { time_zone } = await queries.settings()
      return {
        ...(await listSubscribers(store, query)),
        ...(await readSubscriberFacts(store)),
        growth: weeks.map((week, index) => ({ week: dayIn(week, time_zone), active: active[index] ?? 0 })),
      }
    },
  },
  import: {
    summary: 'Take in a list from elsewhere; first only to look, then for good',
    bodyLimit: 2 * 1024 * 1024,
    answer: (request) => importCsv(store, request.body, writeContext(request, clock)),
  },
  tag: {
    summary: 'Give somebody other tags',
    async answer(request) {
      const { params, body } = request
      const subscriber = await tagSubscriber(store, params.id, body.tags, writeContext(request, clock))
      if (!subscriber) throw new Failure('not_found', 'Subscriber not found')
      return { subscriber }
    },
  },
  remove: {
    summary:
      'Delete a subscriber and everything kept of the person; only a hash stays, so that no import brings the address back',
    async answer(request) {
      const deleted = await deleteSubscriber(store, request.params.id, writeContext(request, clock))
      if (!deleted) throw new Failure('not_found', 'Subscriber not found')
    },
  },
}))

/** The newsletter's list: view, unsubscribe, import, delete for good. */
export const subscriberRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  await listRoutes(app, options)
  app.get(
    '/admin/subscribers.csv',
    {
      // No schema for the answer: it is streamed from the store, never held in memory as a whole.
      schema: { tags: [AREA], summary: 'The whole list as a spreadsheet (CSV)' },
    },
    (_request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(writeSubscribers(options.store))),
  )
}

/** Returns the ends of the last weeks, the current one included, oldest first. */
function lastWeeks(now: number): string[] {
  return Array.from({ length: WEEKS }, (_, index) =>
    new Date(now - (WEEKS - 1 - index) * 7 * DAY).toISOString(),
  )
}

/** Why an already known address is skipped. */
const KNOWN_REFUSALS: Record<SubscriberState | 'suppressed', ImportRefusal> = {
  active: 'already_there',
  pending: 'already_there',
  unsubscribed: 'has_left',
  suppressed: 'has_left',
  bounced: 'not_reachable',
}
const MAX_LINES = 20_000
const MAX_TOLD = 200
/** Names as `toColumnName` returns them; the first one found is used. */
const EMAIL_COLUMNS = ['email', 'e_mail', 'email_address', 'e_mail_address', 'subscriber_email', 'address']
const NAME_COLUMNS = ['first_name', 'firstname', 'fname', 'given_name', 'name']
const TAG_COLUMNS = ['tags', 'tag', 'groups', 'group', 'segments', 'segment', 'labels']

/**
 * Imports a list from another service: columns are found by their headings; without headings the first is the address.
 * Subscribers who left or opted out, here or there, and deleted subscribers are skipped.
 *
 * @throws Failure `invalid` for a file that is not CSV
 */
async function importCsv(
  store: Store,
  { csv, dry_run }: z.infer<typeof importRequestSchema>,
  context: WriteContext,
): Promise<ImportAnswer> {
  const { lines, columns } = await readLines(csv)
  const refused: ImportAnswer['refused'] = []
  const left_out: ImportAnswer['left_out'] = {
    not_an_address: 0,
    already_there: 0,
    has_left: 0,
    opted_out: 0,
    not_reachable: 0,
    twice: 0,
  }
  const optedOut = new Set<string>()
  const wanted = new Map<string, { line: number; subscriber: ImportedSubscriber }>()
  const refuse = (line: number, text: string, reason: ImportRefusal) => {
    left_out[reason] += 1
    if (refused.length < MAX_TOLD) refused.push({ line, text: text.slice(0, 100), reason })
  }
  for (const { cells } of lines) {
    if (columns.hasOptedOut(cells)) optedOut.add(normalizeEmail(cells[columns.email]?.trim() ?? ''))
  }
  for (const { number, cells } of lines) {
    const written = cells[columns.email]?.trim() ?? ''
    const email = normalizeEmail(written)
    // An opt-out in one line applies to every other line with the address.
    if (optedOut.has(email)) refuse(number, written, 'opted_out')
    else if (!isEmailAddress(email)) refuse(number, written, 'not_an_address')
    else if (wanted.has(email)) refuse(number, email, 'twice')
    else wanted.set(email, { line: number, subscriber: toSubscriber(email, cells, columns) })
  }
  const known = await lookUpAddresses(store, [...wanted.keys()])
  for (const [email, standing] of known) {
    const line = wanted.get(email)?.line ?? 0
    wanted.delete(email)
    refuse(line, email, KNOWN_REFUSALS[standing])
  }
  const subscribers = [...wanted.values()].map(({ subscriber }) => subscriber)
  const added = dry_run
    ? subscribers.length
    : await importSubscribers(store, subscribers, () => randomBytes(12).toString('base64url'), context)
  return { added, refused: refused.sort((a, b) => a.line - b.line), left_out, dry_run }
}

const DELIMITERS = [',', ';', '\t']
/** Number of lines searched for headings: some services and spreadsheets write a title or `sep=;` above them. */
const FIRST_LINES = 10

/** Finds the delimiter that yields the most headings, since spreadsheets differ by country. */
async function findDelimiter(csv: string): Promise<string> {
  let most = { delimiter: commonDelimiter(csv), columns: 0 }
  for (const delimiter of DELIMITERS) {
    const headings = findHeadings((await parseCsv({ text: csv, delimiter, maxRows: FIRST_LINES })) ?? [])
    const columns = headings && isRow(headings) ? countColumns(headings) : 0
    if (columns > most.columns) most = { delimiter, columns }
  }
  return most.delimiter
}

/** Returns the most frequent delimiter of the first line that has any, ignoring quoted text. */
function commonDelimiter(csv: string): string {
  const lines = csv.split(/[\r\n]+/, FIRST_LINES).map((line) => line.replace(/"[^"]*"/g, ''))
  const line = lines.find((one) => DELIMITERS.some((delimiter) => one.includes(delimiter))) ?? ''
  const [most = ','] = DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length)
  return most
}

interface Columns {
  email: number
  name: number
  tags: number
  /** Whether a line says that its subscriber opted out. */
  hasOptedOut: (cells: readonly string[]) => boolean
}

async function readLines(csv: string): Promise<{ lines: CsvLine[]; columns: Columns }> {
  const lines = await parseCsv({ text: csv, delimiter: await findDelimiter(csv), maxRows: MAX_LINES + 1 })
  if (lines === null) throw new Failure('invalid', 'This file is not a list in CSV format.')
  if (lines.length > MAX_LINES) throw new Failure('invalid', `At most ${MAX_LINES} lines at a time, please.`)
  const headings = findHeadings(lines)
  if (!headings) return { lines, columns: { email: 0, name: 1, tags: -1, hasOptedOut: () => false } }
  const names = headings.cells.map(toColumnName)
  const named = findColumn(names, EMAIL_COLUMNS)
  // A column `Address` may hold postal addresses.
  const isNamed = named !== -1 && names[named] !== 'address'
  const columns = {
    email: isNamed ? named : findAddress(lines.slice(lines.indexOf(headings)).find(isAddressed)),
    name: findColumn(names, NAME_COLUMNS),
    tags: findColumn(names, TAG_COLUMNS),
    hasOptedOut: findOptOuts(headings.cells),
  }
  return { lines: lines.slice(lines.indexOf(headings) + 1), columns }
}

/**
 * Finds the line that names the columns: of several the one that names the most, as below an account's `Address`. Above
 * the addresses it may name theirs in any words (`Correo`, `Email 1`). Below an address, one known word is not a heading.
 * Overlooked headings could import a subscriber who opted out in a column.
 */
function findHeadings(lines: readonly CsvLine[]): CsvLine | undefined {
  const first = lines.slice(0, FIRST_LINES)
  const addressed = first.findIndex(isAddressed)
  const [headings] = first
    .filter((line, index) => {
      const isAbove = index < addressed
      if (findColumn(line.cells.map(toColumnName), EMAIL_COLUMNS) === -1)
        return isAbove && isRow(line) && countColumns(line) > 0
      return !isAddressed(line) && (isRow(line) || addressed === -1 || isAbove)
    })
    .toSorted((a, b) => countColumns(b) - countColumns(a))
  return headings
}

/** Whether a line contains an email address, also where it was split at the wrong delimiter. */
function isAddressed({ cells }: CsvLine): boolean {
  return cells.some((cell) => cell.split(/[,;\t]/).some((part) => isEmailAddress(normalizeEmail(part))))
}

/** Returns the index of the cell with the address, 0 for none. */
function findAddress(line: CsvLine | undefined): number {
  return Math.max(line?.cells.findIndex((cell) => isEmailAddress(normalizeEmail(cell))) ?? 0, 0)
}

function isRow({ cells }: CsvLine): boolean {
  return cells.filter((cell) => cell !== '').length > 1
}

const OWN_COLUMNS = new Set([...EMAIL_COLUMNS, ...NAME_COLUMNS, ...TAG_COLUMNS])

/** Counts the columns in a line that the import reads. */
function countColumns({ cells }: CsvLine): number {
  return cells.filter((cell) => OWN_COLUMNS.has(toColumnName(cell)) || isConsentColumn(cell)).length
}

/** Returns the index of the first of these names that is present; -1 for none. */
function findColumn(names: readonly string[], wanted: readonly string[]): number {
  return names.indexOf(wanted.find((name) => names.includes(name)) ?? '-')
}

function toSubscriber(email: string, cells: readonly string[], columns: Columns): ImportedSubscriber {
  const name = cells[columns.name]?.trim() ?? ''
  const isName =
    name !== '' && name.length <= MAX_FIRST_NAME_LENGTH && !hasControlCharacters(name) && !hasLineBreaks(name)
  const tags = readTags(cells[columns.tags] ?? '')
  return { email, first_name: isName ? name : null, tags: tags.slice(0, MAX_TAGS_OF_ADDRESS) }
}

/** Reads tags: our own are divided by spaces, those of other services by commas, and may have several words. */
function readTags(cell: string): string[] {
  const words = cell.split(/\s+/)
  const tags = words.every((word) => TAG_PATTERN.test(word)) ? words : cell.split(/[,;]/).map(toTag)
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
