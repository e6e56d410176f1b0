import type { z } from 'zod'
import type { FailureCode } from '../errors.ts'

/**
 * One call of the admin to the API, declared once. The route and its API description (`server/api/admin/serve-calls.ts`),
 * the client, the query key and the invalidations of a change (`admin/data/calls.ts`) are derived from it.
 */
export interface CallDeclaration {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under `/api`; a name after a colon is a path parameter, `*` matches the rest. */
  path: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The body of a success; null for 204. */
  answer: z.ZodType | null
  /** The status of a success, where it is neither 200 nor 204. */
  status?: 201 | 202
  /** Refusals that do not follow from the parts of the request: see `refusalsOf`. */
  refuses?: readonly FailureCode[]
  /** What the body of a 409 holds beside the reason. */
  conflict?: z.ZodType
  /** The addresses a change invalidates, with `/*` at the end including all below; defaults to its own area. */
  stale?: readonly string[]
  /** The path of the read whose cached answer the answer of this change replaces; with the path parameters of this call. */
  replaces?: string
}

export type CallSet = Readonly<Record<string, CallDeclaration>>

type PathNames<P extends string> = P extends `${infer Part}/${infer Rest}`
  ? PathNames<Part> | PathNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : P extends '*'
      ? '*'
      : never

type ParamsInput<C extends CallDeclaration> = [PathNames<C['path']>] extends [never]
  ? unknown
  : { params: Record<PathNames<C['path']>, string | number> }

/** The query values as the route reads them; null and undefined are omitted. */
export type QueryInput<Q> = { [K in keyof Q]?: Q[K] | null }

/** The input a caller passes to a call. */
export type CallInput<C extends CallDeclaration> = ParamsInput<C> &
  (C extends { query: infer Q extends z.ZodType } ? { query?: QueryInput<z.output<Q>> } : unknown) &
  (C extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown)

export type CallAnswer<C extends CallDeclaration> = C extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : undefined

/** {@link CallInput} without the types of a particular call. */
export interface AnyInput {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** Returns the address of a call under `/api`. The slashes in a path's `*` stay, everything else is escaped. */
export function addressOf(
  { path }: Pick<CallDeclaration, 'path'>,
  { params = {}, query = {} }: AnyInput,
): string {
  const filled = path.replace(/:(\w+)|\*/g, (part, name: string | undefined) =>
    name
      ? encodeURIComponent(params[name] ?? '')
      : String(params[part]).split('/').map(encodeURIComponent).join('/'),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat())
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Returns the ways a call of this kind can be refused, with those its declaration adds (API-ERROR-1). */
export function refusalsOf({ query, body, path, refuses = [], conflict }: CallDeclaration): Set<FailureCode> {
  return new Set<FailureCode>([
    ...(query || body ? (['invalid'] as const) : []),
    ...(/:|\*/.test(path) ? (['not_found'] as const) : []),
    ...(conflict ? (['conflict'] as const) : []),
    ...refuses,
  ])
}

/** Returns the addresses a change invalidates. */
export function staleAfter({ path, stale }: CallDeclaration): readonly string[] {
  return stale ?? [`${/^\/admin\/[^/]+/.exec(path)?.[0] ?? path}/*`]
}

/** Whether an address matches one of those written as in `stale`, whatever its query. */
export function isAmong(address: string, addresses: readonly string[]): boolean {
  const [path = ''] = address.split('?')
  return addresses.some((one) =>
    one.endsWith('/*') ? `${path}/`.startsWith(one.slice(0, -1)) : path === one,
  )
}
