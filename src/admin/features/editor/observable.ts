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
