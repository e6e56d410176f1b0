import { FINDING_LEVELS, type FindingLevel } from './finding.ts'
import type { FoundItem } from './proofread-calls.ts'

type FoundFinding = FoundItem['findings'][number]

/** A finding that several items share, shown only once (PROOF-API-4). */
export interface SharedFinding {
  rule: string
  level: FindingLevel
  message: string
  /** The items, each with the key of its finding. */
  places: readonly { item: FoundItem; key: string }[]
}

/** A unit of display: a finding shared by several items, or the findings of one item. */
export type FindingBlock = { shared: SharedFinding; item: null } | { shared: null; item: FoundItem }

/** Number of items from which a finding is grouped. */
const SHARED_BY = 3

const nameOf = ({ rule, message }: Pick<FoundFinding, 'rule' | 'message'>) => `${rule}\n${message}`

/**
 * Separates findings that several items share from those of single items, the worst first; items without findings of
 * their own are dropped.
 *
 * @param items in their order, which is kept among blocks of equal rank
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

/** Ranks a block by its worst finding; among equal ones the most widely shared stay first. */
function rankOf({ shared, item }: FindingBlock): number {
  const levels = shared ? [shared.level] : item.findings.map(({ level }) => level)
  return Math.min(...levels.map((level) => FINDING_LEVELS.indexOf(level)))
}
