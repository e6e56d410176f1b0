/** A cache that changes can invalidate. */
export interface Invalidatable {
  /** @param paths the pages a change affects; null for everything */
  invalidate(paths: readonly string[] | null): void
}

/** A value that nearly every request needs: read once, and again after a change that affects it. */
export class CachedValue<T> implements Invalidatable {
  readonly #paths: ReadonlySet<string>
  readonly #read: () => Promise<T>
  #value: Promise<T> | undefined

  /**
   * @param paths the pages whose changes invalidate the value; a change of everything always does
   * @param read a rejection is passed on and not cached
   */
  constructor(paths: readonly string[], read: () => Promise<T>) {
    this.#paths = new Set(paths)
    this.#read = read
  }

  async get(): Promise<T> {
    if (this.#value) return this.#value
    const reading = this.#read()
    this.#value = reading
    try {
      return await reading
    } catch (error) {
      if (this.#value === reading) this.#value = undefined
      throw error
    }
  }

  invalidate(paths: readonly string[] | null): void {
    if (paths === null || paths.some((path) => this.#paths.has(path))) this.#value = undefined
  }
}
