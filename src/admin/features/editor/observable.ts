import { useSyncExternalStore } from 'react'

/** A value that tells when it changes; read by React with `useObservable`. */
export interface Observable<T> {
  get(): T
  /** Changes some of its parts, all at once. */
  change(patch: Partial<T>): void
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void
}

export function createObservable<T extends object>(initial: T): Observable<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    change(patch) {
      value = { ...value, ...patch }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * One part of an observable; renders again only when that part changes.
 *
 * @param select must give the same thing for the same value: a part of it, not something made from it each time
 */
export function useObservable<T, R>(observable: Observable<T>, select: (value: T) => R): R {
  return useSyncExternalStore(observable.subscribe, () => select(observable.get()))
}
