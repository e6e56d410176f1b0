/** Adds what Safari before 17.4 lacks of the functions the admin uses (PAGE-BROWSER-1). */
export function completeOlderBrowser(): void {
  AbortSignal.any ??= anySignal
  Map.groupBy ??= groupBy
  Element.prototype.checkVisibility ??= hasBox
}

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  }
  return either.signal
}

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
  const groups = new Map<Key, Item[]>()
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

function hasBox(this: Element): boolean {
  return this.getClientRects().length > 0
}
