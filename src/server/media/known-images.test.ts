import { expect, test } from 'vitest'
import { KnownImages } from './known-images.ts'
import type { StoredImage } from './media-store.ts'

function image(public_id: string): StoredImage {
  return { public_id, version: '1', format: 'png', width: 8, height: 8, focal_x: null, focal_y: null }
}

function watch(maxKnown = 10) {
  const asked: string[] = []
  const stored = new Map([image('a'), image('b'), image('c')].map((one) => [one.public_id, one]))
  const clock = { now: 0 }
  const known = new KnownImages({
    findImage: async (id) => {
      asked.push(id)
      return stored.get(id) ?? null
    },
    now: () => clock.now,
    maxKnown,
  })
  return { known, asked, stored, clock }
}

test('an image requested many times at once, and again within a second, is looked up once', async () => {
  const { known, asked, clock } = watch()
  await Promise.all(Array.from({ length: 20 }, () => known.find('a')))
  clock.now = 999
  expect(await known.find('a')).toMatchObject({ public_id: 'a' })
  expect(asked).toEqual(['a'])
})

test('changes of another process are seen after a second, those of this one at once', async () => {
  const { known, stored, clock } = watch()
  await known.find('a')
  await known.find('b')
  stored.delete('a')
  stored.delete('b')
  known.forget('b')
  expect(await known.find('a')).not.toBeNull()
  expect(await known.find('b')).toBeNull()
  clock.now = 1_000
  expect(await known.find('a')).toBeNull()
  expect(known.isKnownMissing('a')).toBe(true)
})

test('the number of known images is bounded', async () => {
  const { known, asked } = watch(2)
  for (const id of ['a', 'b', 'c', 'a']) await known.find(id)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
  await known.find('c')
  expect(asked).toHaveLength(4)
})

test('the number of removed images remembered is bounded', async () => {
  const { known } = watch(2)
  for (const id of ['a', 'b', 'c']) known.forgetRemoved(id)
  expect(['a', 'b', 'c'].map((id) => known.isKnownMissing(id))).toEqual([false, true, true])
})

test('an outage is not remembered', async () => {
  let isAway = true
  const known = new KnownImages({
    findImage: async (id) => {
      if (isAway) throw new Error('away')
      return image(id)
    },
  })
  await expect(known.find('a')).rejects.toThrow('away')
  isAway = false
  expect(await known.find('a')).toMatchObject({ public_id: 'a' })
})
