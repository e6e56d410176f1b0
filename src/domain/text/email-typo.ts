/** Providers against which typing errors are checked, with their top-level domains. */
const PROVIDERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['gmail', ['com']],
  ['googlemail', ['com']],
  ['icloud', ['com']],
  ['hotmail', ['com', 'co.uk', 'fr', 'de', 'it', 'es', 'se', 'no', 'dk', 'nl', 'be', 'com.br']],
  ['outlook', ['com', 'fr', 'de', 'it', 'es', 'dk', 'ie', 'com.br', 'com.au']],
  [
    'yahoo',
    ['com', 'co.uk', 'fr', 'de', 'it', 'es', 'ca', 'se', 'no', 'dk', 'ie', 'in', 'co.in', 'com.au', 'com.br'],
  ],
  ['live', ['com', 'co.uk', 'fr', 'se', 'no', 'dk', 'nl', 'be', 'ca', 'ie', 'com.au']],
  ['protonmail', ['com', 'ch']],
])
/** Real domains that differ by one letter from another. */
const NEIGHBOURS: ReadonlySet<string> = new Set([
  'ymail',
  'mail',
  'email',
  'hmail',
  'fmail',
  'love',
  'five',
  'olive',
  'line',
])
/** Shorter names differ by one letter from too many others. */
const MIN_NAME = 5

/**
 * Returns the address probably meant, where the domain differs by one letter from that of a well-known provider
 * (NEWS-FORM-4): `anna@gmial.com` and `anna@gmail.con` are `anna@gmail.com`.
 *
 * @param email one that `isEmailAddress` accepts
 * @returns null where a typing error is unlikely
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const [name = '', ...rest] = email
    .slice(at + 1)
    .toLowerCase()
    .split('.')
  const ending = rest.join('.')
  if (NEIGHBOURS.has(name)) return null
  for (const [provider, endings] of PROVIDERS) {
    const isProvider = name === provider
    if (!isProvider && (provider.length < MIN_NAME || !isOneTypoAway(name, provider))) continue
    if (endings.includes(ending)) {
      if (isProvider) return null
      return `${email.slice(0, at)}@${provider}.${ending}`
    }
    const likely = endings.find((one) => isOneTypoAway(ending, one))
    if (likely !== undefined) return `${email.slice(0, at)}@${provider}.${likely}`
  }
  return null
}

/** Whether two words differ by one missing, inserted or replaced letter, or by two swapped ones. */
function isOneTypoAway(one: string, other: string): boolean {
  if (one.length > other.length) return isOneTypoAway(other, one)
  if (other.length - one.length > 1 || one === other) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [rest, wanted] = [one.slice(same), other.slice(same)]
  if (one.length < other.length) return rest === wanted.slice(1)
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`
  return rest.slice(1) === wanted.slice(1) || swapped === wanted
}
