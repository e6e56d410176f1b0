import type { z } from 'zod'
import type { FailureCode } from '../errors.ts'

/**
 * What the admin can ask of the API, declared once. From a declaration follow the route and its place in the API's
 * description (`server/api/admin/serve-calls.ts`), the client, the key of a query and what a change makes stale
 * (`admin/data/calls.ts`).
 */
export interface CallDeclaration {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api`; a name after a colon is a part of the address, `*` all the rest of it. */
  path: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Of a success; null for 204. */
  answer: z.ZodType | null
  /** Of a success, where it is neither 200 nor 204. */
  status?: 201 | 202
  /** Refusals that do not follow from what is sent and named in the address: see `refusalsOf`. */
  refuses?: readonly FailureCode[]
  /** What a 409 says beside the reason. */
  conflict?: z.ZodType
  /** The addresses a change makes stale, `/*` at the end for all below one as well; its own area where left out. */
  stale?: readonly string[]
  /** The path of the read that answers from now on what this change answered; its parts are those of this address. */
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

/** Values as the route reads them; what is null or undefined is left out. */
export type QueryInput<Q> = { [K in keyof Q]?: Q[K] | null }

/** What a caller hands over. */
export type CallInput<C extends CallDeclaration> = ParamsInput<C> &
  (C extends { query: infer Q extends z.ZodType } ? { query?: QueryInput<z.output<Q>> } : unknown) &
  (C extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown)

export type CallAnswer<C extends CallDeclaration> = C extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : undefined

/** {@link CallInput} without the types of one call. */
export interface AnyInput {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** The address of a call under `/api`. Of a path's `*` the slashes stay, everything else is escaped. */
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

/** How any call of this kind can be refused, besides what its declaration adds (API-ERROR-1). */
export function refusalsOf({ query, body, path, refuses = [], conflict }: CallDeclaration): Set<FailureCode> {
  return new Set<FailureCode>([
    ...(query || body ? (['invalid'] as const) : []),
    ...(/:|\*/.test(path) ? (['not_found'] as const) : []),
    ...(conflict ? (['conflict'] as const) : []),
    ...refuses,
  ])
}

/** The addresses a change makes stale. */
export function staleAfter({ path, stale }: CallDeclaration): readonly string[] {
  return stale ?? [`${/^\/admin\/[^/]+/.exec(path)?.[0] ?? path}/*`]
}

/** Whether an address is one of those that are written as `stale`, whatever its query. */
export function isAmong(address: string, addresses: readonly string[]): boolean {
  const [path = ''] = address.split('?')
  return addresses.some((one) =>
    one.endsWith('/*') ? `${path}/`.startsWith(one.slice(0, -1)) : path === one,
  )
}
