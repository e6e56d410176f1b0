import {
  isBriefExclusion,
  isDescriptor,
  isExclusion,
  isOrdinary,
  isPreposition,
  mayPrecedeExcluded,
} from './descriptors.ts'
import type { Word } from './food-words.ts'
import { madeWithout } from './made-without.ts'

/** Names with what they mean, and the number of words of the longest. */
export interface NameIndex<Named> {
  names: ReadonlyMap<string, Named>
  longest: number
}

/** A name within a list of words: from `from` up to, excluding, `to`. */
export interface NameMatch<Named> {
  named: Named
  from: number
  to: number
}

/** The words between two signs or conjunctions; the last name in them is the ingredient. */
interface Clause<Named> {
  from: number
  to: number
  joint: 'start' | 'comma' | 'or' | 'and' | 'preposition'
  matches: readonly NameMatch<Named>[]
}

/**
 * Returns every name in the words, the longest at each position; nested ones are left out, overlapping ones are not:
 * `hazelnut milk chocolate` contains hazelnut milk and milk chocolate. Absent foods are left out. Runs in a single pass.
 */
export function findNames<Named>(words: readonly Word[], index: NameIndex<Named>): NameMatch<Named>[] {
  const matches = matchNames(words, index)
  const denied = findDenied(words, matches)
  return denied.size === 0 ? matches : matches.filter(({ from }) => !denied.has(from))
}

function matchNames<Named>(words: readonly Word[], { names, longest }: NameIndex<Named>): NameMatch<Named>[] {
  const found: NameMatch<Named>[] = []
  let reached = 0
  words.forEach((_, from) => {
    let phrase = ''
    let match: NameMatch<Named> | null = null
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
      const word = words[to - 1]
      if (!word || (to > from + 1 && word.isSeparated)) break
      phrase = phrase === '' ? word.key : `${phrase} ${word.key}`
      const named = names.get(phrase)
      if (named !== undefined) match = { named, from, to }
    }
    if (!match || match.to <= reached) return
    reached = match.to
    found.push(match)
  })
  return found
}

/**
 * Returns the words that name something absent. An exclusion reaches the words directly after it and those `or` joins
 * to them: in `no salt added chicken stock` the salt. It is ignored where it belongs to a name, or begins the text or a
 * hyphenated word (`no-boil lasagne sheets`): then the words after it are the ingredient.
 *
 * @param matches the names in the words
 * @returns indexes of `words`
 */
function findDenied<Named>(
  words: readonly Word[],
  matches: readonly NameMatch<Named>[],
): ReadonlySet<number> {
  const denied = new Set<number>()
  const deny = (from: number, to: number) => {
    for (let at = from; at < to; at++) denied.add(at)
  }
  for (const { from, to } of matches) {
    // `sugar-free` does not name sugar.
    const next = words[to]
    if (next?.key === 'free' && !next.isSeparated) deny(from, to)
    // `no salt added tomatoes`
    if (from === 1 && words[0]?.key === 'no' && next?.key === 'added') deny(from, to)
    // `toast them first` is an instruction.
    if (to === from + 1 && words[from]?.key === 'toast' && OBJECTS.has(next?.key ?? '')) deny(from, to)
  }
  words.forEach(({ key }, at) => {
    if (!excludes(words, at) || matches.some(({ from, to }) => from <= at && at < to)) return
    const isReached = (place: number) =>
      words[place]?.isSeparated === false && words[place].isInParentheses === words[at]?.isInParentheses
    let next = at + 1
    for (;;) {
      while (isReached(next) && mayPrecedeExcluded(words[next]?.key ?? '')) next += 1
      if (!isReached(next)) return
      const to = matches.find(({ from }) => from === next)?.to ?? next + 1
      deny(next, to)
      const joint = jointOf(words[to]?.key ?? '')
      if (!isReached(to) || (joint !== 'or' && (joint !== 'and' || isBriefExclusion(key)))) return
      next = to + 1
    }
  })
  return denied
}

const OBJECTS = new Set(['these', 'them', 'it'])

/** Whether a word excludes those after it: `no` does not in a hyphenated word, `no-boil lasagne sheets`, or as the first. */
function excludes(words: readonly Word[], at: number): boolean {
  const key = words[at]?.key ?? ''
  return isExclusion(key) && !(isBriefExclusion(key) && (at === 0 || words[at + 1]?.isHyphenated))
}

/**
 * Returns names that are given in part, beside a complete one: in `whole or oat milk` the milk too, likewise in
 * `regular or dairy-free milk` and `oat milk (or regular)`, and in `gluten-free flour, if needed` the flour.
 *
 * @param isModifier whether a word changes the food after it into another one: `dairyfree`
 */
export function findSharedNames<Named>(
  words: readonly Word[],
  matches: readonly NameMatch<Named>[],
  { names, longest }: NameIndex<Named>,
  isModifier: (key: string) => boolean,
): NameMatch<Named>[] {
  return matches.flatMap((match) => {
    const { from, to } = match
    const own = words.slice(from, to).map(({ key }) => key)
    const nameOf = (before: readonly string[], start: number): NameMatch<Named>[] => {
      for (let head = start; head < own.length; head++) {
        const named = names.get([...before, ...own.slice(head)].join(' '))
        if (named !== undefined) return [{ named, from: from + head, to }]
      }
      return []
    }
    /** Returns the pasta of `red lentil pasta`, the milk of `coconut milk drink`: a different food from the whole name's. */
    const ordinaryOf = (): NameMatch<Named>[] => {
      for (let tail = own.length; tail > 1; tail--)
        for (let head = 1; head < tail; head++) {
          const named = names.get(own.slice(head, tail).join(' '))
          if (named !== undefined && named !== match.named)
            return [{ named, from: from + head, to: from + tail }]
        }
      return [match]
    }
    if (isConditional(words, match) && isModifier(own[0] ?? '')) return nameOf([], 1)
    if (hasOrdinaryBeside(words, match)) return ordinaryOf()
    const other = clauseBeforeOr(words, from)
    if (other === null) return []
    const before = words.slice(Math.max(other.from, other.to - longest), other.to).map(({ key }) => key)
    for (let at = 0; at < before.length; at++) {
      const shared = nameOf(before.slice(at), 0)
      if (shared.length > 0) return shared
    }
    return []
  })
}

interface Span {
  from: number
  to: number
}

/** Whether a name is one of two alternatives, the other being the ordinary food. */
export function hasOrdinaryBeside(words: readonly Word[], { from, to }: Span): boolean {
  const other = clauseBeforeOr(words, from)
  if (other && words.slice(other.from, other.to).some(({ key }) => isOrdinary(key))) return true
  return isOrdinaryBehind(words, to)
}

/**
 * Whether the ordinary food follows, and not another name: `or regular`, `(or the real thing)`, `or your usual kind`,
 * `or not`, `(regular is fine)`.
 */
function isOrdinaryBehind(words: readonly Word[], to: number): boolean {
  const isChoice = words[to]?.key === 'or'
  let at = isChoice ? to + 1 : to
  if (!isChoice && !words[at]?.isSeparated && !words[at]?.isInParentheses) return false
  const start = at
  const isGoingOn = () => at === start || words[at]?.isSeparated === false
  while (isGoingOn() && BEFORE_ORDINARY.has(words[at]?.key ?? '')) at += 1
  const word = words[at]
  if (!word || !isGoingOn()) return false
  const isOfAny = isChoice && SAID_OF_ANY.has(word.key)
  if (!isOfAny && !isOrdinary(word.key) && !/%$/.test(word.key)) return false
  const next = words[at + 1]
  if (!next || next.isSeparated || next.isInParentheses !== word.isInParentheses) return isChoice
  return isOfAny || BEHIND_ORDINARY.has(next.key)
}

const BEFORE_ORDINARY = new Set('just your my our good even this that those semi full'.split(' '))
/** `or whatever you have`, `or not`, `or otherwise`. */
const SAID_OF_ANY = new Set('whatever whichever not otherwise both'.split(' '))
const BEHIND_ORDINARY = new Set(
  'thing stuff kind one sort type version variety deal if for when depending will work is as are do also too ok okay fine unless'.split(
    ' ',
  ),
)

/** Whether what a name states is optional: `gluten-free flour, if needed`, `vegan butter, ideally`. */
export function isConditional(words: readonly Word[], { to }: Span): boolean {
  const next = words[to]
  if (!next) return false
  if (IN_SOME_CASES.has(next.key)) return true
  if (!WISHES.has(next.key)) return false
  const after = words[to + 1]
  return !after || after.isSeparated || after.isInParentheses !== next.isInParentheses || after.key === 'but'
}

export const IN_SOME_CASES = new Set('if where when unless'.split(' '))
const WISHES = new Set('preferably ideally optionally preferred'.split(' '))

/** Returns the words before the `or` that precedes a name, with only descriptive words between; null where there is none. */
function clauseBeforeOr(words: readonly Word[], from: number): Span | null {
  let or = from
  while (or > 0 && words[or]?.isSeparated === false && words[or - 1]?.key !== 'or') {
    const key = words[or - 1]?.key ?? ''
    if (!isDescriptor(key) && madeWithout(key) === undefined) return null
    or -= 1
  }
  if (words[or]?.isSeparated !== false || words[or - 1]?.key !== 'or') return null
  const to = or - 1
  let start = to
  while (start > 0 && !words[start]?.isSeparated && jointOf(words[start - 1]?.key ?? '') === null) start -= 1
  return start < to ? { from: start, to } : null
}

/**
 * Returns the name of the ingredient: of several in a clause the last (`lemon juice`, `chicken stock`); of alternatives
 * the first (`butter or oil`); words that two alternatives share are added to both (`chicken or vegetable stock`). Null
 * when unknown words follow the name, since then it is only a part.
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

/** Returns null where something else is named; undefined where nothing is. */
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
      // An unknown food: reading continues only with its alternatives.
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
    if (next === null || (isExclusion(key) && !excludes(words, at))) return
    close(at)
    from = at + 1
    joint = next
  })
  close(words.length)
  return clauses
}

/** Returns how a word joins the words around it; null when it is not a conjunction or preposition. */
export function jointOf(key: string): 'or' | 'and' | 'preposition' | null {
  if (key === 'or') return 'or'
  if (key === 'and' || key === 'plus') return 'and'
  return isPreposition(key) ? 'preposition' : null
}

/** Completes a name by the last words of the next clause's name: `chicken or vegetable stock`. */
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

/** Preservation that makes a different food, even with words between: `tin peeled cherry tomatoes`. */
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

/** Words that make a different food when they follow a comma: `ginger, ground`; `tomatoes, chopped` are still tomatoes. */
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
