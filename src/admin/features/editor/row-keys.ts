/** A line of an editable list. Its key tells React which line moved where; it is never saved. */
export interface Row {
  key: string
}

// Unique within this browser tab, which is enough.
let lastKey = 0

function newRowKey(): string {
  lastKey += 1
  return `row-${lastKey}`
}

export function withRowKey<T extends object>(entry: T): T & Row {
  return { ...entry, key: newRowKey() }
}

/** Returns a list as it is saved and compared. */
export function withoutRowKeys<T extends Row>(rows: readonly T[]): Omit<T, 'key'>[] {
  return rows.map(({ key: _, ...entry }) => entry)
}
