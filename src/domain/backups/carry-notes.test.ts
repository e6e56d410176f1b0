import { expect, test } from 'vitest'
import { carryHelps, carryNotes } from './carry-over.ts'

const note = (id: number, link_hash: string, item_id = 1, text = 'then') => ({
  id,
  kind: 'recipe',
  item_id,
  link_hash,
  text,
})

const AROUND = { gone: new Set(['deleted']), items: new Set(['recipe 1', 'recipe 2']) }

// NOTE-BACKUP-1
test('what came since stays, what was deleted since stays gone, what had gone with its item comes back', () => {
  const saved = [note(1, 'kept'), note(2, 'deleted'), note(3, 'trashed', 2)]
  const now = [note(1, 'kept', 1, 'today'), note(4, 'new', 1, 'today'), note(5, 'orphan', 9, 'today')]
  const { rows, ids } = carryNotes({ saved, now }, AROUND)
  expect(rows).toEqual([note(1, 'kept', 1, 'today'), note(3, 'trashed', 2), note(4, 'new', 1, 'today')])
  expect([...ids]).toEqual([
    [1, 1],
    [4, 4],
  ])
})

test('with the backup of another site ids that meet change, and whom notes have helped follows', () => {
  const carried = carryNotes({ saved: [note(1, 'theirs')], now: [note(1, 'ours')] }, AROUND)
  expect(carried.rows.map(({ id, link_hash }) => [id, link_hash])).toEqual([
    [1, 'theirs'],
    [2, 'ours'],
  ])
  const helps = carryHelps(
    { saved: [{ note_id: 1, visitor: 'a' }], now: [{ note_id: 1, visitor: 'b' }] },
    carried,
  )
  expect(helps).toEqual([
    { note_id: 1, visitor: 'a' },
    { note_id: 2, visitor: 'b' },
  ])
})

test('whom a note has helped is what is known today', () => {
  const carried = carryNotes({ saved: [note(1, 'kept')], now: [note(1, 'kept')] }, AROUND)
  const helps = { saved: [{ note_id: 1, visitor: 'a' }], now: [{ note_id: 1, visitor: 'b' }] }
  expect(carryHelps(helps, carried)).toEqual([{ note_id: 1, visitor: 'b' }])
})
