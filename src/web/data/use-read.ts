import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { PageAnswers, ReadName, ReadRequest } from '../../domain/reads/public-reads.ts'
import { keyOf, NOT_ASKED, type ReadState } from './reads.ts'
import { useSite } from './site-context.ts'

interface UsedRead<T> extends ReadState<T> {
  refetch: () => void
}

/** Returns the state of one read, kept up to date. Fetched on mount unless a fresh answer is cached; null requests none. */
export function useRead<K extends ReadName>(
  name: K,
  request: ReadRequest<K> | null,
): UsedRead<PageAnswers[K]> {
  const { reads } = useSite()
  const [state] = useReads(name, request ? [request] : [])
  return {
    ...(state ?? NOT_ASKED),
    refetch: () => {
      // A failure is reported by the state.
      if (request) void reads.refetch(name, request).catch(() => undefined)
    },
  }
}

/** Subscribes to several reads of one kind, in the order requested. */
export function useReads<K extends ReadName>(
  name: K,
  requests: readonly ReadRequest<K>[],
): readonly ReadState<PageAnswers[K]>[] {
  const { reads } = useSite()
  const keys = requests.map(keyOf)
  const asked = JSON.stringify([name, keys])
  // `asked` stands for the requests, which are a new array on each render.
  const store = useMemo(() => {
    let shown: readonly ReadState<PageAnswers[K]>[] = []
    return {
      subscribe: (listener: () => void) => reads.subscribe(name, keys, listener),
      /** Returns the same array while nothing in it has changed. */
      getStates: () => {
        const states = keys.map((key) => reads.state(name, key))
        const isSame = states.length === shown.length && states.every((state, at) => state === shown[at])
        if (!isSame) shown = states
        return shown
      },
    }
  }, [reads, asked])
  useEffect(() => {
    const fetchAll = () => {
      // Each failure is reported by its state.
      for (const request of requests) void reads.fetch(name, request).catch(() => undefined)
    }
    fetchAll()
    // Retries what failed without a connection once there is one.
    window.addEventListener('online', fetchAll)
    return () => window.removeEventListener('online', fetchAll)
  }, [reads, asked])
  return useSyncExternalStore(store.subscribe, store.getStates, store.getStates)
}
