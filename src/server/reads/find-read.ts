import { readParameters, writeParameters } from '../../domain/api/parameters.ts'
import type { FieldError } from '../../domain/errors.ts'
import type { ContentKind } from '../../domain/items/status.ts'
import {
  PUBLIC_READS,
  READ_NAMES,
  type ReadDeclaration,
  type ReadName,
  type ReadRequest,
} from '../../domain/reads/public-reads.ts'
import { hasControlCharacters } from '../../domain/text/control-characters.ts'
import { tableOf } from '../store/tables/item-tables.ts'
import { SERVED_READS } from './public-reads.ts'

/** The public read an API address requests. */
export interface FoundRead {
  name: ReadName
  /** The name in the path, and the valid part of the query. */
  request: ReadRequest<ReadName>
  problems: FieldError[]
  /** The canonical address of this answer, its cache key; null for a refused request. */
  key: string | null
}

const PREFIX = '/api'

/** Reads without a parameter in their path by the whole path; those with one at the end by its prefix. */
const whole = new Map<string, ReadName>()
const beginnings = new Map<string, { read: ReadName; parameter: string }>()
/** Those with a parameter in the middle of their path, by prefix and suffix. */
const around: { before: string; after: string; read: ReadName; parameter: string }[] = []
for (const name of READ_NAMES) {
  const [, before = '', parameter, after = ''] =
    /^([^:]*)(?::(\w+)(.*))?$/.exec(PREFIX + PUBLIC_READS[name].path) ?? []
  if (parameter === undefined) whole.set(before, name)
  else if (after === '') beginnings.set(before, { read: name, parameter })
  else around.push({ before, after, read: name, parameter })
}

/** Finds the public read at an address, or null. @param url path and query as received */
export function findRead(url: string): FoundRead | null {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const search = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1))
  const name = whole.get(path)
  if (name !== undefined) return describe(name, path, {}, search)
  const beginning = path.slice(0, path.lastIndexOf('/') + 1)
  const named = beginnings.get(beginning)
  const text = named && decode(path.slice(beginning.length))
  if (!named || !text) return findAround(path, search)
  return describe(named.read, beginning + encodeURIComponent(text), { [named.parameter]: text }, search)
}

function findAround(path: string, search: URLSearchParams): FoundRead | null {
  for (const { before, after, read, parameter } of around) {
    if (!path.startsWith(before) || !path.endsWith(after)) continue
    const text = decode(path.slice(before.length, path.length - after.length))
    if (!text || text.includes('/')) continue
    return describe(read, before + encodeURIComponent(text) + after, { [parameter]: text }, search)
  }
  return null
}

/** Returns the API addresses whose answers contain view counts; pages never do. */
export function readsWithViews(items: readonly { kind: ContentKind; id: number }[]): string[] {
  return items.flatMap(({ kind, id }) => {
    const list = `${PREFIX}/public/${tableOf(kind)}`
    return [list, `${list}/${id}`]
  })
}

function describe(
  name: ReadName,
  path: string,
  inPath: Record<string, string>,
  search: URLSearchParams,
): FoundRead {
  const declared: ReadDeclaration = PUBLIC_READS[name]
  const { values, problems, unknown } = readParameters(declared.query, search)
  if (SERVED_READS[name].refusesUnknown) {
    problems.push(...unknown.map((field) => ({ field, message: `There is no parameter named ${field}` })))
  }
  return {
    name,
    // Each value was parsed by the rule of its declared name.
    request: { ...inPath, ...values } as ReadRequest<ReadName>,
    problems,
    key: problems.length > 0 ? null : path + writeParameters(declared.query, values),
  }
}

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text)
    return hasControlCharacters(decoded) ? null : decoded
  } catch {
    return null
  }
}
