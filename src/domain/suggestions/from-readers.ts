import { pluralize } from '../items/labels.ts'
import type { ContentKind } from '../items/status.ts'
import { findFoods } from '../kitchen/foods/find-food.ts'
import { capitalize } from '../text/capitalize.ts'
import type { KnownSite } from './idea.ts'
import type { Idea } from './suggestion-calls.ts'
import { stemOf, subjectKey, subjectWords } from './words.ts'

/** Ideas from readers' unsuccessful searches and from their questions (IDEA-SOURCE-2). */

const DISHES = new Set(
  'soup salad smoothie breakfast lunch dinner snack bowl cake bread pasta curry stew muffin cookie dessert sauce oats porridge pancake dip hummus juice brownie pie risotto noodle taco wrap sandwich granola vegan vegetarian'
    .split(' ')
    .map(stemOf),
)

/** Returns `recipe` when the words name a food or a dish. */
export function kindOfSubject(text: string): ContentKind {
  const isDish = subjectWords(text).some(({ stem }) => DISHES.has(stem))
  return isDish || findFoods(text).length > 0 ? 'recipe' : 'article'
}

function titleFor(type: ContentKind, text: string): string {
  const isDish = subjectWords(text).some(({ stem }) => DISHES.has(stem))
  return type === 'recipe' && !isDish ? `Something with ${text}` : capitalize(text)
}

/** Ideas from searches without results; those with the same words in another order or form are merged. */
export function ideasFromSearches({ searches }: KnownSite): Idea[] {
  const bySubject = Map.groupBy(searches, ({ text }) => subjectKey(text))
  return [...bySubject].flatMap(([key, found]) => {
    if (key === '') return []
    const sorted = found.toSorted((a, b) => b.times - a.times || (a.text < b.text ? -1 : 1))
    const [first] = sorted
    if (!first) return []
    const times = found.reduce((sum, one) => sum + one.times, 0)
    const type = kindOfSubject(first.text)
    const sentence = `${pluralize(times, 'search', 'searches')} for “${first.text}” found nothing`
    return [
      {
        id: `search-${key}`,
        kind: 'search',
        sentence,
        evidence: [{ kind: 'search', text: sentence, times }],
        draft: { type, title: titleFor(type, first.text), id: null },
        subjects: sorted.map(({ text }) => text),
        weight: 100 + times,
      },
    ]
  })
}

/** A path that can be the subject of an article; others are requested by programs. */
const READABLE = /^\/(?:(blog|recipes|articles|posts?)\/)?([a-z][a-z-]{3,78}[a-z])\/?$/
const MACHINES =
  /(?:^|-)(?:wp|admin|login|config|xmlrpc|cgi|env|php|api|test|backup|robots|sitemap|feed|favicon|phpmyadmin|setup|install|user|account|register|signup|cart|checkout)(?:-|$)/

/** Ideas from missing addresses: there may have been a page, or a link assumes one. */
export function ideasFromMissing({ missing, items }: KnownSite): Idea[] {
  const titles = items.map(({ title }) => new Set(stemsOf(title)))
  // An item of that name exists: the address needs a forward.
  const isWritten = (text: string) => {
    const asked = stemsOf(text)
    return asked.length > 0 && titles.some((words) => asked.every((stem) => words.has(stem)))
  }
  return missing.flatMap(({ path, times }) => {
    const [, folder, slug = ''] = READABLE.exec(path) ?? []
    if (slug === '' || MACHINES.test(slug)) return []
    const text = slug.replaceAll('-', ' ')
    if (isWritten(text)) return []
    const type = folder === 'recipes' ? 'recipe' : folder === undefined ? kindOfSubject(text) : 'article'
    const sentence = `${path} was asked for ${times === 1 ? 'once' : `${times} times`}, and is not there`
    return [
      {
        id: `missing-${subjectKey(text) || slug}`,
        kind: 'missing',
        sentence,
        evidence: [{ kind: 'missing', text: sentence, times }],
        draft: { type, title: capitalize(text), id: null },
        subjects: [path],
        weight: 80 + times,
      },
    ]
  })
}

/** Number of different senders from which a question is a subject, so that it identifies none of them. */
const MIN_SENDERS = 3
/** Fraction of the senders of a word that must also have used another one for both to be one subject. */
const TOGETHER = 0.6
const MAX_QUESTIONS = 3

/** Ideas from recurring questions in messages: words used by several different senders, never a name, a number or a sentence. */
export function ideasFromQuestions({ messages }: KnownSite): Idea[] {
  const names = new Set(messages.flatMap(({ names: said }) => said.flatMap(stemsOf)))
  const words = new Map<string, { word: string; senders: Set<string> }>()
  for (const { sender, text } of messages) {
    for (const { stem, word } of subjectWords(questionsIn(text))) {
      if (names.has(stem) || word.length < 4) continue
      const known = words.get(stem) ?? { word, senders: new Set() }
      known.senders.add(sender)
      words.set(stem, known)
    }
  }
  const common = [...words]
    .filter(([, { senders }]) => senders.size >= MIN_SENDERS)
    .sort(([a, one], [b, other]) => other.senders.size - one.senders.size || (a < b ? -1 : 1))
  const used = new Set<string>()
  const ideas: Idea[] = []
  for (const [stem, { word, senders }] of common) {
    if (used.has(stem) || ideas.length === MAX_QUESTIONS) continue
    const beside = common.filter(
      ([other, { senders: theirs }]) =>
        other !== stem &&
        !used.has(other) &&
        shared(senders, theirs) >= Math.max(MIN_SENDERS, senders.size * TOGETHER),
    )
    const together = [
      { stem, word },
      ...beside.slice(0, 1).map(([other, known]) => ({ stem: other, word: known.word })),
    ]
    for (const one of [stem, ...beside.map(([other]) => other)]) used.add(one)
    const text = together.map((one) => one.word).join(' and ')
    const type = kindOfSubject(text)
    const sentence = `${senders.size} people wrote to ask about ${text}`
    ideas.push({
      // By its most frequent word alone: the words beside it may change with the next message.
      id: `question-${stem}`,
      kind: 'question',
      sentence,
      evidence: [{ kind: 'question', text: sentence, times: senders.size }],
      draft: { type, title: `You asked: ${text}`, id: null },
      subjects: [],
      weight: 90 + senders.size,
    })
  }
  return ideas
}

const stemsOf = (text: string) => subjectWords(text).map(({ stem }) => stem)
const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((one) => b.has(one)).length

/** Returns the questions in a text. */
function questionsIn(text: string): string {
  return (text.slice(0, 5_000).match(/[^.!?\n]*\?/g) ?? []).join(' ')
}
