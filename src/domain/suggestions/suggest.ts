import { ideasFromMissing, ideasFromQuestions, ideasFromSearches } from './from-readers.ts'
import { ideasFromGaps, ideasFromRising, ideasToRevise } from './from-site.ts'
import type { Idea, KnownSite } from './idea.ts'
import { ideasFromSeasons } from './seasons.ts'
import { subjectWords } from './words.ts'

const MAX_IDEAS = 30

/**
 * What the coach could write next, by rules alone, the best founded first (IDEA-SOURCE-8). What points at the same
 * subject is one idea with more evidence.
 */
export function suggest(site: KnownSite): Idea[] {
  const ideas = [
    ...ideasFromSearches(site),
    ...ideasFromQuestions(site),
    ...ideasFromMissing(site),
    ...ideasFromRising(site),
    ...ideasToRevise(site),
    ...ideasFromSeasons(site),
    ...ideasFromGaps(site),
  ]
  return joinRising(joinSame(ideas), site)
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_IDEAS)
}

/** From readers, and what else they say about the same thing. */
const JOINED = new Set(['search', 'question', 'missing'])

function joinSame(ideas: readonly Idea[]): Idea[] {
  const joined: Idea[] = []
  for (const idea of ideas) {
    const same = JOINED.has(idea.kind)
      ? joined.findIndex((one) => JOINED.has(one.kind) && one.kind !== idea.kind && isSame(one, idea))
      : -1
    const into = joined[same]
    if (!into) joined.push(idea)
    else
      joined[same] = {
        ...into,
        evidence: [...into.evidence, ...idea.evidence],
        weight: into.weight + idea.weight / 10,
      }
  }
  return joined
}

/** Half of what was asked for, in words, is what an item is about. */
const ALIKE = 0.5

/** What is read more and more speaks for what readers ask for beside it; alone it is an idea of its own. */
function joinRising(ideas: readonly Idea[], { items }: KnownSite): Idea[] {
  const rising = ideas.filter(({ kind }) => kind === 'rising')
  const others = ideas.filter(({ kind }) => kind !== 'rising')
  for (const one of rising) {
    const item = items.find(({ kind, id }) => one.id === `rising-${kind}-${id}`)
    const about = new Set(subjectWords(`${item?.title} ${item?.about}`).map(({ stem }) => stem))
    const isAsked = (idea: Idea) => {
      const asked = [...stems(idea)]
      const shared = asked.filter((stem) => about.has(stem)).length
      return JOINED.has(idea.kind) && shared > 0 && shared >= asked.length * ALIKE
    }
    const at = others.findIndex(isAsked)
    const into = others[at]
    if (!into) others.push(one)
    else
      others[at] = {
        ...into,
        evidence: [...into.evidence, ...one.evidence],
        weight: into.weight + one.weight / 10,
      }
  }
  return others
}

/** When all the words of one are among the other's. */
function isSame(a: Idea, b: Idea): boolean {
  const [less = new Set<string>(), more = new Set<string>()] = [stems(a), stems(b)].sort(
    (x, y) => x.size - y.size,
  )
  return less.size > 0 && [...less].every((stem) => more.has(stem))
}

function stems({ draft }: Idea): Set<string> {
  const text = draft.title.replace(/^(?:You asked:|Something with) /, '')
  return new Set(subjectWords(text).map(({ stem }) => stem))
}
