const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`)

/**
 * The name a site is to have, as it was typed: an address that was pasted is taken by its name.
 *
 * @returns null for what is no domain
 */
export function readDomain(typed: string): string | null {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
  return DOMAIN.test(name) ? name : null
}

/** The words that could have been meant, of those there are: one letter more, less, other or two swapped. */
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
