import { expect, test } from 'vitest'
import type { FindingLevel } from './finding.ts'
import { groupFindings } from './group-findings.ts'
import type { FoundItem } from './proofread-calls.ts'

function item(id: number, ...findings: [rule: string, message: string, level?: FindingLevel][]): FoundItem {
  return {
    kind: 'article',
    id,
    title: `Article ${id}`,
    status: 'published',
    findings: findings.map(([rule, message, level = 'hint'], index) => ({
      key: `${id}-${index}`,
      rule,
      level,
      field: 'content',
      start: 0,
      end: 0,
      message,
      fix: null,
    })),
  }
}

const sharedOf = (items: FoundItem[]) => groupFindings(items).flatMap(({ shared }) => shared ?? [])
const ownOf = (items: FoundItem[]) => groupFindings(items).flatMap(({ item: own }) => own ?? [])

const PICTURE: [string, string] = ['picture', 'No picture yet.']

// PROOF-API-4
test('a finding shared by three items is stated once, with a link to each item', () => {
  const items = [item(1, PICTURE, ['long', 'A sentence of 41 words.']), item(2, PICTURE), item(3, PICTURE)]
  const [shared, own] = [sharedOf(items), ownOf(items)]
  expect(shared).toHaveLength(1)
  expect(shared[0]).toMatchObject({ rule: 'picture', message: 'No picture yet.', level: 'hint' })
  expect(shared[0]?.places.map(({ item: { id }, key }) => [id, key])).toEqual([
    [1, '1-0'],
    [2, '2-0'],
    [3, '3-0'],
  ])
  expect(own.map(({ id, findings }) => [id, findings.map(({ rule }) => rule)])).toEqual([[1, ['long']]])
})

// PROOF-API-4
test('findings of only two items, and repetitions within a single item, are not shared', () => {
  const items = [
    item(1, PICTURE),
    item(2, PICTURE),
    item(3, ['age', 'Soon.'], ['age', 'Soon.'], ['age', 'Soon.']),
  ]
  expect(sharedOf(items)).toEqual([])
  expect(ownOf(items)).toEqual(items)
})

// PROOF-API-4
test('the same rule with another message is a separate finding', () => {
  const long = (id: number) => item(id, ['long', `A sentence of ${40 + id} words.`])
  expect(sharedOf([long(1), long(2), long(3)])).toEqual([])
})

// PROOF-API-4
test('errors come before matters of style, then the findings of most items', () => {
  const ids = [1, 2, 3, 4]
  const items = ids.map((id) =>
    item(
      id,
      PICTURE,
      ...(id < 4 ? [['wrong', 'The link leads nowhere.', 'error'] as [string, string, FindingLevel]] : []),
      ...(id > 1 ? [['excerpt', 'No excerpt.'] as [string, string]] : []),
    ),
  )
  const bad = item(9, ['claim', 'Nothing cures this.', 'error'])
  const long = item(8, ['long', 'A sentence of 41 words.'])
  const said = groupFindings([bad, long, ...items]).map(({ shared, item: own }) => shared?.rule ?? own?.title)
  expect(said).toEqual(['wrong', 'Article 9', 'picture', 'excerpt', 'Article 8'])
})
