import { useSyncExternalStore } from 'react'

/** A value that reports its changes; read by React with `useObservable`. */
export interface Observable<T> {
  get(): T
  /** Changes some of its properties at once. */
  change(patch: Partial<T>): void
  /** Returns a function that stops listening. */
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
 * Returns one part of an observable; renders again only when that part changes.
 *
 * @param select must return the same object for the same value: a part of it, not a newly created object
 */
export function useObservable<T, R>(observable: Observable<T>, select: (value: T) => R): R {
  return useSyncExternalStore(observable.subscribe, () => select(observable.get()))
}
