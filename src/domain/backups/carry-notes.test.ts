import { expect, test } from 'vitest'
import { carryHelps, carryNotes, carryVotes } from './carry-over.ts'

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

test('over another site’s backup colliding ids change, and the helpful votes follow them', () => {
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

test('helpful votes are those known today', () => {
  const carried = carryNotes({ saved: [note(1, 'kept')], now: [note(1, 'kept')] }, AROUND)
  const helps = { saved: [{ note_id: 1, visitor: 'a' }], now: [{ note_id: 1, visitor: 'b' }] }
  expect(carryHelps(helps, carried)).toEqual([{ note_id: 1, visitor: 'b' }])
})

test('the stars of an item in the trash are those given beside notes and those of its present notes', () => {
  const vote = (visitor: string, updated_at: string, note_id: number | null) => ({
    recipe_id: 1,
    visitor,
    rating: 2,
    updated_at,
    note_id,
  })
  const starred = (id: number, visitor: string, created_at: string, more: object = {}) => ({
    ...{ id, item_id: 1, state: 'published', visitor, rating: 5, created_at },
    ...more,
  })
  const votes = [
    vote('alone', '3', null),
    vote('gone', '1', 7),
    vote('twice', '1', 8),
    vote('later', '3', null),
  ]
  const notes = [
    starred(8, 'twice', '1'),
    starred(9, 'twice', '2'),
    starred(10, 'later', '2'),
    starred(11, 'waiting', '1', { state: 'waiting' }),
    starred(12, 'none', '1', { rating: null }),
  ]
  expect(carryVotes(votes, notes).map(({ visitor, note_id }) => [visitor, note_id])).toEqual([
    ['alone', null],
    ['twice', 9],
    ['later', null],
  ])
})
