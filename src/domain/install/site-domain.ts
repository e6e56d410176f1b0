const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`)

/**
 * Parses the domain of a site as typed; of a pasted address the host is taken.
 *
 * @returns null for a text that is not a domain
 */
export function readDomain(typed: string): string | null {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
  return DOMAIN.test(name) ? name : null
}

/** Returns the word most likely meant: one that differs by an inserted, missing or replaced letter, or by two swapped ones. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  return words.find((word) => isNear(typed, word)) ?? null
}

function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at++
  const [restOne, restOther] = [one.slice(at), other.slice(at)]
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2))
  )
}
