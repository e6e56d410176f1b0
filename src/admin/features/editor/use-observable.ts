import { useSyncExternalStore } from 'react'
import type { Observable } from './observable.ts'

/**
 * One part of an observable; renders again only when that part changes.
 *
 * @param select must give the same thing for the same value: a part of it, not something made from it each time
 */
export function useObservable<T, R>(observable: Observable<T>, select: (value: T) => R): R {
  return useSyncExternalStore(observable.subscribe, () => select(observable.get()))
}
