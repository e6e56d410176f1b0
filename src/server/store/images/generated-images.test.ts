import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import {
  findGeneratedImage,
  findGeneratedImages,
  nextImageRound,
  pruneGeneratedImages,
  pruneImageRounds,
  readImageRound,
  saveGeneratedImages,
} from './generated-images.ts'

const MONDAY = '2026-03-02T12:00:00.000Z'
const TUESDAY = '2026-03-03T12:00:00.000Z'
const WEDNESDAY = '2026-03-04T12:00:00.000Z'

const image = (id: string, batch: string, position: number, created_at: string, input_key = 'soup') => ({
  id,
  input_key,
  batch,
  position,
  width: 1536,
  height: 864,
  created_at,
})

describeStores((makeStore) => {
  test('rounds start at 0 and increase one by one, per input', async () => {
    const { db } = await makeStore()
    expect(await readImageRound(db, 'soup')).toBe(0)
    expect(await nextImageRound(db, 'soup', MONDAY)).toBe(1)
    const both = await Promise.all([nextImageRound(db, 'soup', MONDAY), nextImageRound(db, 'soup', MONDAY)])
    expect(both.toSorted()).toEqual([2, 3])
    expect(await readImageRound(db, 'soup')).toBe(3)
    expect(await readImageRound(db, 'salad')).toBe(0)
    await pruneImageRounds(db, TUESDAY)
    expect(await readImageRound(db, 'soup')).toBe(0)
  })

  test('the latest batch of an input is returned complete and in order, until it is too old', async () => {
    const { db } = await makeStore()
    await saveGeneratedImages(db, [image('a2', 'a', 1, MONDAY), image('a1', 'a', 0, MONDAY)])
    await saveGeneratedImages(db, [image('b1', 'b', 0, TUESDAY), image('b2', 'b', 1, TUESDAY)])
    await saveGeneratedImages(db, [image('c1', 'c', 0, WEDNESDAY, 'salad')])
    const found = await findGeneratedImages(db, 'soup', MONDAY)
    expect(found.map(({ id }) => id)).toEqual(['b1', 'b2'])
    expect(found[0]).toEqual(image('b1', 'b', 0, TUESDAY))
    expect(await findGeneratedImages(db, 'soup', TUESDAY)).toEqual([])
    expect(await findGeneratedImage(db, 'b1', MONDAY)).toMatchObject({ id: 'b1', width: 1536 })
    expect(await findGeneratedImage(db, 'b1', TUESDAY)).toBeNull()
    expect(await findGeneratedImage(db, 'z', MONDAY)).toBeNull()
  })

  test('pruning returns the images whose files can be deleted', async () => {
    const { db } = await makeStore()
    await saveGeneratedImages(db, [image('a1', 'a', 0, MONDAY), image('b1', 'b', 0, WEDNESDAY)])
    expect(await pruneGeneratedImages(db, TUESDAY)).toEqual(['a1'])
    expect(await pruneGeneratedImages(db, TUESDAY)).toEqual([])
  })
})
