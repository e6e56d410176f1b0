import { expect, test } from 'vitest'
import { type ExistingItem, planItem } from './plan-item.ts'

const FREE: ExistingItem = { imported: null, holder: null, takenInFile: false }
const holder = { id: 7, title: 'Mine', same: false }

test.each([
  ['new', FREE, 'mine', 'create'],
  ['taken, mine stays', { ...FREE, holder }, 'mine', 'skip'],
  ['taken, theirs comes', { ...FREE, holder }, 'theirs', 'update'],
  ['taken, both', { ...FREE, holder }, 'both', 'create'],
  ['the same', { ...FREE, holder: { ...holder, same: true } }, 'theirs', 'skip'],
  ['brought in before', { ...FREE, imported: { id: 9, unchanged: true }, holder }, 'both', 'skip'],
  ['newer in the file', { ...FREE, imported: { id: 9, unchanged: false } }, 'mine', 'skip'],
  ['newer, and wanted', { ...FREE, imported: { id: 9, unchanged: false } }, 'theirs', 'update'],
  ['twice in the file', { ...FREE, takenInFile: true }, 'mine', 'create'],
] as const)('%s', (_name, existing, choice, action) => {
  expect(planItem(null, existing, choice).action).toBe(action)
})

test('an unusable item is skipped, whatever was chosen', () => {
  expect(planItem('Title is required.', FREE, 'theirs')).toMatchObject({
    action: 'skip',
    reason: 'Title is required.',
  })
})
