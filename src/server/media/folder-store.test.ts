import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { mediaKeyIsValid, originalKey } from './media-store.ts'
import { openTestStore } from './picture-samples.ts'

const KEY = 'originals/blog/a-picture@v1'

describe('a folder as media store', () => {
  test('gives back what was written, whole', async () => {
    await using media = await openTestStore()
    expect(await media.store.read(KEY)).toBeNull()
    await media.store.write(KEY, Buffer.from('one'))
    await media.store.write(KEY, Buffer.from('two'))
    expect(String(await media.store.read(KEY))).toBe('two')
    expect(await readdir(join(media.folder, 'incoming'))).toEqual([])
  })

  test('removes, also what is not there', async () => {
    await using media = await openTestStore()
    await media.store.write(KEY, Buffer.from('one'))
    await media.store.remove(KEY)
    await media.store.remove(KEY)
    expect(await media.store.read(KEY)).toBeNull()
  })

  test('finds nothing under a key that names a folder, or leads through a file', async () => {
    await using media = await openTestStore()
    await media.store.write(KEY, Buffer.from('one'))
    expect(await media.store.read('originals/blog')).toBeNull()
    expect(await media.store.read(`${KEY}/deeper`)).toBeNull()
  })

  test('leaves the old bytes and no half-written file when a write fails', async () => {
    await using media = await openTestStore()
    await mkdir(join(media.folder, KEY), { recursive: true })
    await expect(media.store.write(KEY, Buffer.from('new'))).rejects.toThrow()
    expect(await readdir(join(media.folder, 'incoming'))).toEqual([])
  })

  test.each([
    '',
    'originals',
    'originals/',
    'elsewhere/a',
    '/originals/a',
    'originals/../site.db',
    'originals/..',
    'originals/./a',
    'originals//a',
    'originals/a/',
    'originals/.hidden',
    'originals/a\\..\\b',
    'originals/a\0',
    'originals/a\n',
    'originals/é',
    `originals/${'a'.repeat(400)}`,
  ])('refuses the key %j', async (key) => {
    await using media = await openTestStore()
    expect(mediaKeyIsValid(key)).toBe(false)
    await expect(media.store.read(key)).rejects.toThrow('Not a media key')
    await expect(media.store.write(key, Buffer.from('x'))).rejects.toThrow('Not a media key')
    await expect(media.store.remove(key)).rejects.toThrow('Not a media key')
  })

  test('has a valid key for every valid public id', () => {
    expect(mediaKeyIsValid(originalKey({ public_id: 'blog/2026/a_b-c', version: '1712345678' }))).toBe(true)
    expect(mediaKeyIsValid(originalKey({ public_id: 'a'.repeat(200), version: '1712345678' }))).toBe(true)
    expect(mediaKeyIsValid(originalKey({ public_id: Array(100).fill('a').join('/'), version: '1' }))).toBe(
      true,
    )
  })

  test('drops the oldest variants when there are too many, never an original', async () => {
    await using media = await openTestStore({ variantsLimit: 1_000 })
    const { store, folder } = media
    await store.write(KEY, Buffer.alloc(5_000))
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await store.write(`variants/images/${name}`, Buffer.alloc(300))
      await utimes(join(folder, 'variants/images', name), 1_000 + index, 1_000 + index)
    }
    await store.write('variants/share-cards/d', Buffer.alloc(300))
    await vi.waitFor(async () => expect(await store.read('variants/images/b')).toBeNull())
    expect(await store.read('variants/images/a')).toBeNull()
    expect(await store.read('variants/images/c')).toHaveLength(300)
    expect(await store.read('variants/share-cards/d')).toHaveLength(300)
    expect(await store.read(KEY)).toHaveLength(5_000)
  })

  test('counts the variants of earlier runs and clears away what a dead process left', async () => {
    await using media = await openTestStore({ variantsLimit: 1_000 })
    await mkdir(join(media.folder, 'variants'))
    await writeFile(join(media.folder, 'variants/old'), Buffer.alloc(900))
    await utimes(join(media.folder, 'variants/old'), 1, 1)
    await writeFile(join(media.folder, 'incoming/abandoned'), 'half')
    await utimes(join(media.folder, 'incoming/abandoned'), 1, 1)
    await writeFile(join(media.folder, 'incoming/under-way'), 'half')
    await media.store.write('variants/new', Buffer.alloc(200))
    await vi.waitFor(async () => expect(await media.store.read('variants/old')).toBeNull())
    expect(await media.store.read('variants/new')).toHaveLength(200)
    expect(await readdir(join(media.folder, 'incoming'))).toEqual(['under-way'])
  })
})
