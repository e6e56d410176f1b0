import { FINDING_LEVELS, type FindingLevel } from './finding.ts'
import type { FoundItem } from './proofread-calls.ts'

type FoundFinding = FoundItem['findings'][number]

/** The same sentence about several items, said once (PROOF-API-4). */
export interface SharedFinding {
  rule: string
  level: FindingLevel
  message: string
  /** Each with the finding that is meant in it. */
  places: readonly { item: FoundItem; key: string }[]
}

/** What is shown as one: a sentence about several items, or the findings of one item. */
export type FindingBlock = { shared: SharedFinding; item: null } | { shared: null; item: FoundItem }

/** So many items are needed for a sentence to be said of all of them at once. */
const SHARED_BY = 3

const nameOf = ({ rule, message }: Pick<FoundFinding, 'rule' | 'message'>) => `${rule}\n${message}`

/**
 * What several items have in common apart from what is one item's own, the worst first; items of which nothing is left
 * are gone.
 *
 * @param items in their order, which those of equal weight keep
 */
export function groupFindings(items: readonly FoundItem[]): FindingBlock[] {
  const groups = new Map<string, { finding: FoundFinding; places: Map<FoundItem, string> }>()
  for (const item of items)
    for (const finding of item.findings) {
      const group = groups.get(nameOf(finding)) ?? { finding, places: new Map<FoundItem, string>() }
      if (!group.places.has(item)) group.places.set(item, finding.key)
      groups.set(nameOf(finding), group)
    }
  const common = [...groups.values()].filter(({ places }) => places.size >= SHARED_BY)
  const names = new Set(common.map(({ finding }) => nameOf(finding)))
  const shared = common.map(({ finding: { rule, level, message }, places }) => ({
    rule,
    level,
    message,
    places: [...places].map(([item, key]) => ({ item, key })),
  }))
  const own = items
    .map((item) => ({ ...item, findings: item.findings.filter((finding) => !names.has(nameOf(finding))) }))
    .filter(({ findings }) => findings.length > 0)
  const blocks: FindingBlock[] = [
    ...shared
      .toSorted((one, other) => other.places.length - one.places.length)
      .map((finding) => ({ shared: finding, item: null })),
    ...own.map((item) => ({ shared: null, item })),
  ]
  return blocks.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** By the worst of a block; of equal ones those stay in front that are said of most. */
function rankOf({ shared, item }: FindingBlock): number {
  const levels = shared ? [shared.level] : item.findings.map(({ level }) => level)
  return Math.min(...levels.map((level) => FINDING_LEVELS.indexOf(level)))
}
