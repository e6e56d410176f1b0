import { expect, test } from 'vitest'
import { dropItem } from './item-deletion.tsx'

const counts = { all: 3, published: 0, scheduled: 0, draft: 3, archived: 0 }
const list = {
  pages: [
    { items: [{ id: 1 }, { id: 2 }], total: 3, counts },
    { items: [{ id: 3 }], total: 3, counts },
  ],
  pageParams: [1, 2],
}

test('removes an item from its page and the totals', () => {
  expect(dropItem(list, 2)?.pages).toEqual([
    { items: [{ id: 1 }], total: 2, counts },
    { items: [{ id: 3 }], total: 2, counts },
  ])
})

test('leaves a list without the item unchanged', () => {
  expect(dropItem(list, 9)).toBe(list)
  expect(dropItem(undefined, 9)).toBeUndefined()
})
