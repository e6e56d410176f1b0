import { expect, test } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import { parseDoneThings } from './done-things.ts'

const NOTHING = { dishes: [], articles: [] }
const soup = { id: 1, title: 'Soup', at: 5 }

test.each([null, '', 'null', '7', '[]', '{"dishes":1}', '{broken'])('%s means nothing done', (stored) => {
  expect(parseDoneThings(parseStored(stored))).toEqual(NOTHING)
})

test('stored things are read without duplicates and invalid entries', () => {
  const stored = {
    dishes: [soup, { ...soup, title: 'Again' }, { id: 'x' }, null],
    articles: [{ ...soup, at: -1 }],
  }
  expect(parseDoneThings(stored)).toEqual({ dishes: [soup], articles: [] })
})

// SUN-KEEP-1
test('the stored things are limited in number and size', () => {
  const dishes = Array.from({ length: 600 }, (_, id) => ({ ...soup, id, title: 'x'.repeat(900) }))
  const read = parseDoneThings({ dishes })
  expect(read.dishes).toHaveLength(500)
  expect(read.dishes[0]?.title).toHaveLength(200)
})
