import { isDescriptor, isExclusion, isPreposition } from './descriptors.ts'
import type { Word } from './food-words.ts'

/** Names with what they name, and the number of words of the longest. */
export interface NameIndex<Named> {
  names: ReadonlyMap<string, Named>
  longest: number
}

/** A name within a list of words: those from `from` to before `to`. */
export interface NameMatch<Named> {
  named: Named
  from: number
  to: number
}

/** Words between two signs or connecting words, of which the last name says what the ingredient is. */
interface Clause<Named> {
  from: number
  to: number
  joint: 'start' | 'comma' | 'or' | 'and' | 'preposition'
  matches: readonly NameMatch<Named>[]
}

/**
 * Every name in the words, the longest at each place; one within another is left out, one that overlaps it is not:
 * `hazelnut milk chocolate` is of hazelnut milk and of milk chocolate. What is said not to be there is no name. One pass.
 */
export function findNames<Named>(
  words: readonly Word[],
  { names, longest }: NameIndex<Named>,
): NameMatch<Named>[] {
  const found: NameMatch<Named>[] = []
  let reached = 0
  let isExcluded = false
  words.forEach(({ key, isSeparated }, from) => {
    if (isSeparated) isExcluded = false
    if (isExclusion(key)) isExcluded = true
    let phrase = ''
    let match: NameMatch<Named> | null = null
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
      const word = words[to - 1]
      if (!word || (to > from + 1 && word.isSeparated)) break
      phrase = phrase === '' ? word.key : `${phrase} ${word.key}`
      const named = names.get(phrase)
      if (named !== undefined) match = { named, from, to }
    }
    if (!match || match.to <= reached || isExcluded) return
    reached = match.to
    // `sugar-free` names no sugar.
    const next = words[match.to]
    if (next?.key !== 'free' || next.isSeparated) found.push(match)
  })
  return found
}

/**
 * The name that says what an ingredient is. Of several in a clause the last one is it (`lemon juice`, `chicken stock`);
 * of alternatives the first (`butter or oil`); what two of them share is read for both (`chicken or vegetable stock`).
 * Null when words that are unknown follow the name, since then it names only a part.
 */
export function findHeadName<Named>(
  words: readonly Word[],
  index: NameIndex<Named>,
): NameMatch<Named> | null {
  const outside = words.filter((word) => !word.isInParentheses)
  const positions = words.flatMap((word, at) => (word.isInParentheses ? [] : [at]))
  const found = headOf(outside, index)
  if (found)
    return { named: found.named, from: positions[found.from] ?? 0, to: (positions[found.to - 1] ?? 0) + 1 }
  if (found === null) return null
  const inside = words.filter((word) => word.isInParentheses)
  const first = words.findIndex((word) => word.isInParentheses)
  const within = headOf(inside, index)
  return within ? { named: within.named, from: first + within.from, to: first + within.to } : null
}

/** Null where something else is named; undefined where nothing is. */
function headOf<Named>(words: readonly Word[], index: NameIndex<Named>): NameMatch<Named> | null | undefined {
  const clauses = splitClauses(words, findNames(words, index))
  for (const [at, clause] of clauses.entries()) {
    if (clause.joint === 'preposition') continue
    const last = clause.matches.at(-1)
    const shared = shareHead(words, clauses, at, index)
    if (shared) return shared
    if (last && areDescriptors(words.slice(last.to, clause.to))) {
      return specify(words, last, clauses[at + 1], index) ?? keptAs(words, clause.from, last, index) ?? last
    }
    if (last || !areDescriptors(words.slice(clause.from, clause.to))) {
      // Something the table does not know: only what may stand in its place is read on.
      if (clauses[at + 1]?.joint !== 'or') return null
    }
  }
  return undefined
}

function areDescriptors(words: readonly Word[]): boolean {
  return words.every(({ key }) => isDescriptor(key))
}

function splitClauses<Named>(words: readonly Word[], matches: readonly NameMatch<Named>[]): Clause<Named>[] {
  const clauses: Clause<Named>[] = []
  let from = 0
  let joint: Clause<Named>['joint'] = 'start'
  const close = (to: number) => {
    const own = matches.filter((match) => match.from >= from && match.to <= to)
    if (to > from) clauses.push({ from, to, joint, matches: own })
  }
  const isWithin = new Set(
    matches.flatMap((match) => Array.from({ length: match.to - match.from }, (_, i) => match.from + i)),
  )
  words.forEach(({ key, isSeparated }, at) => {
    if (isSeparated && at > 0) {
      close(at)
      from = at
      joint = 'comma'
    }
    const next = isWithin.has(at) ? null : jointOf(key)
    if (next === null) return
    close(at)
    from = at + 1
    joint = next
  })
  close(words.length)
  return clauses
}

/** How a word joins what follows it to what stands before; null when it is no joint. */
export function jointOf(key: string): 'or' | 'and' | 'preposition' | null {
  if (key === 'or') return 'or'
  if (key === 'and' || key === 'plus') return 'and'
  return isPreposition(key) ? 'preposition' : null
}

/** `chicken or vegetable stock`: with the last words of the next clause's name this one is a name as well. */
function shareHead<Named>(
  words: readonly Word[],
  clauses: readonly Clause<Named>[],
  at: number,
  { names, longest }: NameIndex<Named>,
): NameMatch<Named> | null {
  const clause = clauses[at]
  const next = clauses[at + 1]
  const other = next?.matches.at(-1)
  if (!clause || !next || !other || (next.joint !== 'or' && next.joint !== 'and')) return null
  const hasOwnWords = other.from > next.from
  if (!hasOwnWords && other.to - other.from < 2) return null
  const own = words.slice(Math.max(clause.from, clause.to - longest + 1), clause.to).map(({ key }) => key)
  for (let from = 0; from < own.length; from++) {
    for (let head = other.from + (hasOwnWords ? 0 : 1); head < other.to; head++) {
      const shared = words.slice(head, other.to).map(({ key }) => key)
      const named = names.get([...own.slice(from), ...shared].join(' '))
      if (named !== undefined) return { named, from: clause.to - own.length + from, to: other.to }
    }
  }
  return null
}

/** How a food is kept, which makes another one of it even with words between: `tin peeled cherry tomatoes`. */
const STATES = new Set(['canned', 'dried', 'frozen', 'ground', 'smoked'])

function keptAs<Named>(
  words: readonly Word[],
  start: number,
  match: NameMatch<Named>,
  { names }: NameIndex<Named>,
): NameMatch<Named> | null {
  for (let at = match.from - 2; at >= start; at--) {
    const state = words[at]?.key ?? ''
    if (!STATES.has(state) || !areDescriptors(words.slice(at + 1, match.from))) continue
    for (let from = match.from; from < match.to; from++) {
      const phrase = [state, ...words.slice(from, match.to).map(({ key }) => key)].join(' ')
      const named = names.get(phrase)
      if (named !== undefined) return { named, from: at, to: match.to }
    }
  }
  return null
}

/** What makes another food of one when it follows after a comma: `ginger, ground`; `tomatoes, chopped` stay tomatoes. */
const SPECIFIERS = new Set(
  'ground dried canned frozen red brown white black green unsalted heavy powdered smoked sweet light dark glutenfree dairyfree vegan plantbased'.split(
    ' ',
  ),
)

function specify<Named>(
  words: readonly Word[],
  match: NameMatch<Named>,
  next: Clause<Named> | undefined,
  { names }: NameIndex<Named>,
): NameMatch<Named> | null {
  if (next?.joint !== 'comma' || next.to - next.from > 2 || isPreposition(words[next.to]?.key ?? ''))
    return null
  const specifiers = words.slice(next.from, next.to).map(({ key }) => key)
  if (!specifiers.every((key) => SPECIFIERS.has(key))) return null
  const own = words.slice(match.from, match.to).map(({ key }) => key)
  const named = names.get([...specifiers, ...own].join(' '))
  return named === undefined ? null : { named, from: match.from, to: next.to }
}
