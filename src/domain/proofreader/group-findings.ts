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

/** So many items are needed for a sentence to be said of all of them at once. */
const SHARED_BY = 3

const nameOf = ({ rule, message }: Pick<FoundFinding, 'rule' | 'message'>) => `${rule}\n${message}`

/**
 * What several items have in common apart from what is one item's own; items of which nothing is left are gone.
 *
 * @param items in their order, which both parts keep
 */
export function groupFindings(items: readonly FoundItem[]): {
  shared: SharedFinding[]
  own: FoundItem[]
} {
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
  const weightOf = ({ level, places }: SharedFinding) =>
    FINDING_LEVELS.indexOf(level) * 10_000 - places.length
  return {
    shared: shared.toSorted((one, other) => weightOf(one) - weightOf(other)),
    own: items
      .map((item) => ({ ...item, findings: item.findings.filter((finding) => !names.has(nameOf(finding))) }))
      .filter(({ findings }) => findings.length > 0),
  }
}
