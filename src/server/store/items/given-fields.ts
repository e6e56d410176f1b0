type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Returns a change's defined fields: an omitted one keeps its value. */
export function givenFields<T extends object>(fields: T): Given<T> {
  const given: Given<T> = {}
  for (const key in fields) {
    const value = fields[key]
    if (isGiven(value)) given[key] = value
  }
  return given
}

function isGiven<T>(value: T): value is Exclude<T, undefined> {
  return value !== undefined
}
