import type { Source } from '../../../domain/statistics/source.ts'

type CountedSource = Source & { visitors: number }

export interface SourceShare {
  name: string
  /** A percentage, rounded. */
  percent: number
  visitors: number
  /** Compared with the preceding days: `up 6`, `same`, `new`; empty where there is nothing to compare with. */
  change: string
}

const MAX_SHOWN = 6
const SEARCH = 'Search engines'
const OTHERS = 'Other sites'

/** Returns where visitors came from, as shares: search engines combined, small sources as other sites. */
export function shareSources(
  sources: readonly CountedSource[],
  before: readonly CountedSource[],
): SourceShare[] {
  const now = group(sources)
  const earlier = group(before)
  const total = sum(now.values())
  const totalBefore = sum(earlier.values())
  const named = [...now].filter(([name]) => name !== OTHERS).sort((a, b) => b[1] - a[1])
  const shown = named.slice(0, named.length > MAX_SHOWN || now.has(OTHERS) ? MAX_SHOWN - 1 : MAX_SHOWN)
  const names = new Set(shown.map(([name]) => name))
  const others = sum([...now].filter(([name]) => !names.has(name)).map(([, visitors]) => visitors))
  const othersBefore = sum([...earlier].filter(([name]) => !names.has(name)).map(([, visitors]) => visitors))
  const rows: [string, number, number][] = shown.map(([name, visitors]) => [
    name,
    visitors,
    earlier.get(name) ?? 0,
  ])
  if (others > 0) rows.push([OTHERS, others, othersBefore])
  return rows.map(([name, visitors, was]) => {
    const percent = Math.round((100 * visitors) / total)
    return {
      name,
      visitors,
      percent,
      change: totalBefore === 0 ? '' : sayChange(percent, Math.round((100 * was) / totalBefore), was),
    }
  })
}

function group(sources: readonly CountedSource[]): Map<string, number> {
  const groups = new Map<string, number>()
  for (const { name, kind, visitors } of sources) {
    const key = kind === 'search' ? SEARCH : kind === 'site' ? OTHERS : name
    groups.set(key, (groups.get(key) ?? 0) + visitors)
  }
  return groups
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0)
}

function sayChange(percent: number, before: number, was: number): string {
  if (was === 0) return 'new'
  if (percent === before) return 'same'
  return percent > before ? `up ${percent - before}` : `down ${before - percent}`
}
