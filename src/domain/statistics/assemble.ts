import { SOURCE_KINDS, type SourceKind } from './source.ts'
import { listDays, type Statistics, type Totals } from './statistics.ts'

/** One thing counted over several days. */
interface SummedCount {
  kind: string
  subject: string
  times: number
  visitors: number
  detail: string | null
}

export interface NamedPage {
  /** Its present path: counts of its former paths are added to it. */
  path: string
  title: string
  kind: 'article' | 'recipe' | 'page'
  /** The id of an article or a recipe. */
  id: number | null
}

/** The counts, as stored. */
export interface CountedPeriod {
  from: string
  to: string
  /** Of searches and missing addresses, only those that may be shown (STAT-SHOWN-1). */
  counts: readonly SummedCount[]
  before: readonly SummedCount[]
  days: readonly { day: string; visitors: number; views: number }[]
  live: readonly { path: string; visitors: number }[]
}

/** Longer lists are truncated. */
export const MAX_ROWS = 200
/** For sign-ups whose browser did not report the form's page. */
const UNKNOWN_PAGE = 'A page we don’t know'
const NAMES: Partial<Record<SourceKind, string>> = { direct: 'Typed or bookmarked', letter: 'Your letter' }

/**
 * Computes the statistics from the counts (STAT-VISITOR-2): lists with the most first, days without visitors included.
 * Counts of a page's former paths are added to the page.
 *
 * @param pages all pages by path · @param ratings of recipes by id
 */
export function assembleStatistics(
  { from, to, counts, before, days, live }: CountedPeriod,
  pages: ReadonlyMap<string, NamedPage>,
  ratings: ReadonlyMap<number, number>,
): Statistics {
  const ofKind = (kind: string) => counts.filter((count) => count.kind === kind)
  const byDay = new Map(days.map((one) => [one.day, one]))
  const read = countPages(counts, pages)
  return {
    from,
    to,
    totals: totalsOf(counts),
    before: totalsOf(before),
    days: listDays({ from, to }).map((day) => byDay.get(day) ?? { day, visitors: 0, views: 0 }),
    pages: top(
      read.filter(({ path }) => path !== ''),
      (page) => page.views,
      (page) => page.path,
    ),
    sources: top(
      ofKind('source').map(({ subject, visitors }) => ({ ...readSource(subject), visitors })),
      (source) => source.visitors,
      (source) => source.name,
    ),
    searches: top(
      ofKind('search').map(({ subject, times, detail }) => ({
        text: subject,
        times,
        results: Number(detail ?? 0),
      })),
      (search) => search.times,
      (search) => search.text,
    ),
    missing: top(
      ofKind('missing').map(({ subject, times, detail }) => ({ path: subject, times, from: detail })),
      (address) => address.times,
      (address) => address.path,
    ),
    recipes: top(
      recipesIn(counts, pages, ratings),
      (recipe) => recipe.views + recipe.cooks,
      (recipe) => recipe.title,
    ),
    signups: top(
      read
        .filter(({ subscribed }) => subscribed > 0)
        .map(({ path, title, subscribed, visitors }) => ({ path, title, subscribed, visitors })),
      (page) => page.subscribed,
      (page) => page.path,
    ),
    live: joinBy(
      live.map(({ path, visitors }) => {
        const page = pages.get(path)
        return { path: page?.path ?? path, title: page?.title ?? path, kind: page?.kind ?? 'page', visitors }
      }),
      ['visitors'],
    ),
  }
}

/** Counts the pages that were viewed, or on which a visitor joined the newsletter. */
function countPages(counts: readonly SummedCount[], pages: ReadonlyMap<string, NamedPage>) {
  const rows = counts.flatMap(({ kind, subject, times, visitors }) => {
    const page = pages.get(subject)
    const path = page?.path ?? subject
    const title = page?.title ?? (path || UNKNOWN_PAGE)
    if (kind === 'view') return [{ path, title, visitors, views: times, subscribed: 0 }]
    if (kind === 'subscribed') return [{ path, title, visitors: 0, views: 0, subscribed: times }]
    return []
  })
  return joinBy(rows, ['visitors', 'views', 'subscribed'])
}

/** Merges rows with the same path by adding their numbers. */
function joinBy<T extends { path: string } & Record<K, number>, K extends keyof T>(
  rows: readonly T[],
  numbers: readonly K[],
): T[] {
  const joined = new Map<string, T>()
  for (const row of rows) {
    const before = joined.get(row.path)
    const added = before && Object.fromEntries(numbers.map((name) => [name, before[name] + row[name]]))
    joined.set(row.path, { ...row, ...added })
  }
  return [...joined.values()]
}

function totalsOf(counts: readonly SummedCount[]): Totals {
  const sum = (kind: string, what: 'times' | 'visitors' = 'times') =>
    counts.reduce((total, count) => (count.kind === kind ? total + count[what] : total), 0)
  return {
    visitors: sum('site', 'visitors'),
    views: sum('site'),
    subscribed: sum('subscribed'),
    cooks: sum('cook'),
    saves: sum('save'),
    prints: sum('print'),
    shares: sum('share'),
    workouts: sum('workout'),
    notes: sum('note'),
  }
}

const RECIPE_FIELDS: ReadonlyMap<string, 'views' | 'cooks' | 'saves' | 'prints'> = new Map([
  ['view', 'views'],
  ['cook', 'cooks'],
  ['save', 'saves'],
  ['print', 'prints'],
])

function recipesIn(
  counts: readonly SummedCount[],
  pages: ReadonlyMap<string, NamedPage>,
  ratings: ReadonlyMap<number, number>,
): Statistics['recipes'] {
  const recipes = new Map<number, Statistics['recipes'][number]>()
  for (const { kind, subject, times } of counts) {
    const page = pages.get(subject)
    const field = RECIPE_FIELDS.get(kind)
    if (page?.kind !== 'recipe' || page.id === null || !field) continue
    const none = { views: 0, cooks: 0, saves: 0, prints: 0 }
    const { id, title } = page
    const recipe = recipes.get(id) ?? { id, title, ...none, rating_average: ratings.get(id) ?? 0 }
    recipes.set(id, { ...recipe, [field]: recipe[field] + times })
  }
  return [...recipes.values()]
}

/** Parses a counted source and returns its name for the coach. */
export function readSource(subject: string): { name: string; kind: SourceKind } {
  const [first, ...rest] = subject.split('|')
  const kind = SOURCE_KINDS.find((one) => one === first) ?? 'site'
  return { kind, name: NAMES[kind] ?? rest.join('|') }
}

function top<T>(rows: readonly T[], by: (row: T) => number, name: (row: T) => string): T[] {
  return rows.toSorted((a, b) => by(b) - by(a) || name(a).localeCompare(name(b), 'en')).slice(0, MAX_ROWS)
}
