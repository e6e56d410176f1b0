import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseInfiniteQueryOptions,
  type UseMutationResult,
  type UseQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type AnyInput,
  addressOf,
  type CallAnswer,
  type CallDeclaration,
  type CallInput,
  isAmong,
  type QueryInput,
  staleAfter,
} from '../../domain/api/call.ts'
import { showAlert } from '../../web/ui/toast.ts'
import { ApiError, describeFailure, type SendOptions, sendInTime } from './api.ts'

type AnsweredCall = CallDeclaration & { answer: z.ZodType }
type PagedCall = CallDeclaration & { query: z.ZodType; answer: z.ZodType<{ total: number }> }

/**
 * Sends a declared call and checks its answer.
 *
 * @throws ApiError for every response that is not OK; TypeError when the server is unreachable or does not answer in time
 */
export function ask<C extends CallDeclaration>(
  call: C,
  input: CallInput<C>,
  options?: SendOptions,
): Promise<CallAnswer<C>>
export async function ask(call: CallDeclaration, input: AnyInput, options?: SendOptions): Promise<unknown> {
  return send(call, input, options, async (response) => call.answer?.parse(await response.json()))
}

function askAny<A extends z.ZodType>(
  call: CallDeclaration & { answer: A },
  input: AnyInput,
  options: SendOptions,
): Promise<z.output<A>> {
  return send(call, input, options, async (response) => call.answer.parse(await response.json()))
}

function send<T>(
  call: CallDeclaration,
  input: AnyInput,
  options: SendOptions = {},
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const path = `/api${addressOf(call, input)}`
  return sendInTime(path, { ...options, method: call.method, body: input.body }, read)
}

/** The key of a read is its address: changes name what they invalidate by address. */
const keyOf = (call: Pick<CallDeclaration, 'path'>, input: AnyInput) => ['admin', addressOf(call, input)]

type Behaviour = 'staleTime' | 'gcTime' | 'refetchOnMount' | 'refetchOnReconnect' | 'refetchInterval'
type ReadOptions<T> = Pick<UseQueryOptions<T, Error, T, QueryKey>, Behaviour>
type PageOptions<T> = Pick<UseInfiniteQueryOptions<T, Error, InfiniteData<T>, QueryKey, number>, Behaviour>

function readQuery<C extends AnsweredCall>(
  call: C,
  input: AnyInput,
  options: ReadOptions<z.output<C['answer']>> = {},
) {
  return queryOptions({
    ...options,
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => askAny<C['answer']>(call, input, { signal }),
  })
}

/** Returns a declared read as a query. */
export function readOf<C extends AnsweredCall>(
  call: C,
  input: CallInput<C>,
  options?: ReadOptions<z.output<C['answer']>>,
): ReturnType<typeof readQuery<C>>
export function readOf(call: AnsweredCall, input: AnyInput, options?: ReadOptions<unknown>) {
  return readQuery(call, input, options)
}

/** Returns a declared list as a query, with `limit` items per page; `filter` is the rest of the request. */
export function pagesOf<C extends PagedCall>(
  call: C,
  limit: number,
  filter: QueryInput<z.output<C['query']>>,
  options: PageOptions<z.output<C['answer']>> = {},
) {
  const query = { ...filter, limit }
  return infiniteQueryOptions({
    ...options,
    queryKey: [...keyOf(call, { query }), 'pages'],
    queryFn: ({ pageParam: page, signal }) =>
      askAny<C['answer']>(call, { query: { ...query, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * limit < total ? page + 1 : undefined),
  })
}

interface ChangeOptions<C extends CallDeclaration> {
  /** The title of the message on failure; the reason is shown below it. */
  failure?: string
  /** @param refreshed settles when the stale reads on the screen have been fetched again */
  onSuccess?: (answer: CallAnswer<C>, input: CallInput<C>, refreshed: Promise<void>) => unknown
  onError?: (error: Error, input: CallInput<C>) => unknown
  /** For a deletion: an item already deleted, perhaps in another tab, counts as success. */
  goneIsDone?: boolean
}

function askUnlessGone<C extends CallDeclaration>(call: C, input: CallInput<C>): Promise<CallAnswer<C>>
async function askUnlessGone(call: CallDeclaration, input: AnyInput): Promise<unknown> {
  try {
    return await ask(call, input)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Returns a declared change: its answer is available immediately, and what it makes stale is fetched again. */
export function useChange<C extends CallDeclaration>(
  call: C,
  { failure, onSuccess, onError, goneIsDone = false }: ChangeOptions<C> = {},
): UseMutationResult<CallAnswer<C>, Error, CallInput<C>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<C>) => (goneIsDone ? askUnlessGone : ask)(call, input),
    onSuccess(answer, input) {
      const refreshed = takeChange(client, call, input, answer)
      return onSuccess?.(answer, input, refreshed)
    },
    onError(error, input) {
      // The item is gone or was changed elsewhere: what is shown is stale.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409))
        void refresh(client, staleAfter(call))
      if (failure) showAlert(failure, describeFailure(error))
      return onError?.(error, input)
    },
  })
}

/** Stores the answer of a change, and refetches what it made stale. */
function takeChange<C extends CallDeclaration>(
  client: QueryClient,
  call: C,
  input: CallInput<C>,
  answer: CallAnswer<C>,
): Promise<void>
async function takeChange(
  client: QueryClient,
  call: CallDeclaration,
  { params }: AnyInput,
  answer: unknown,
): Promise<void> {
  const known = call.replaces === undefined ? null : keyOf({ path: call.replaces }, { params })
  if (known) {
    // An older answer still in flight would overwrite it.
    await client.cancelQueries({ queryKey: known, exact: true })
    client.setQueryData(known, answer)
  }
  await refresh(client, staleAfter(call))
}

/** Refetches the reads at these addresses, written as `stale` of a declaration. */
export function refresh(client: QueryClient, addresses: readonly string[]): Promise<void> {
  return client.invalidateQueries(queriesAt(addresses))
}

/** Selects the declared reads at these addresses, written as `stale` of a declaration. */
export function queriesAt(addresses: readonly string[]) {
  return {
    queryKey: ['admin'],
    predicate: ({ queryKey: [, address] }: { queryKey: QueryKey }) =>
      typeof address === 'string' && isAmong(address, addresses),
  }
}
