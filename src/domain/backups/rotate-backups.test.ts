import { expect, test } from 'vitest'
import { DAY } from '../time/durations.ts'
import { chooseBackupsToRemove, type NightlyBackup } from './rotate-backups.ts'

const START = Date.parse('2026-01-01T02:00:00.000Z')

function nightly(night: number, proven = true): NightlyBackup {
  const created_at = new Date(START + night * DAY).toISOString()
  return { name: `night ${night}`, created_at, proven }
}

/** What stands after so many nights, each with its rotation. */
function rotateFor(nights: number): string[] {
  let there: NightlyBackup[] = []
  for (let night = 0; night < nights; night++) {
    there = [...there, nightly(night)]
    const removed = chooseBackupsToRemove(there)
    there = there.filter(({ name }) => !removed.includes(name))
  }
  return there.map(({ created_at }) => created_at.slice(0, 10))
}

test('nothing goes in the first week', () => {
  expect(chooseBackupsToRemove([0, 1, 2, 3, 4, 5, 6].map((night) => nightly(night)))).toEqual([])
  expect(chooseBackupsToRemove([])).toEqual([])
})

test('after months there are the last 7 days and the Sundays of the weeks before', () => {
  // The last night is Friday, April 10.
  expect(rotateFor(100)).toEqual([
    '2026-03-22',
    '2026-03-29',
    '2026-04-04',
    '2026-04-05',
    '2026-04-06',
    '2026-04-07',
    '2026-04-08',
    '2026-04-09',
    '2026-04-10',
  ])
})

test('two of one night count as one, the newer stays', () => {
  const twice = [nightly(3), { ...nightly(3), name: 'again', created_at: '2026-01-04T02:30:00.000Z' }]
  expect(chooseBackupsToRemove(twice)).toEqual(['night 3'])
})

test('nights without a backup are no reason to remove older ones', () => {
  expect(chooseBackupsToRemove([nightly(0), nightly(40), nightly(80)])).toEqual([])
})

test('the newest proven one stays, however old', () => {
  const nights = Array.from({ length: 60 }, (_, night) => nightly(night, night === 3))
  expect(chooseBackupsToRemove(nights)).not.toContain('night 3')
  expect(chooseBackupsToRemove(nights)).toContain('night 2')
})
