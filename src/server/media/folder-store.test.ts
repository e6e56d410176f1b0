import { mkdir, open, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openTestStore } from '../../../tests/support/image-samples.ts'

const KEY = 'originals/blog/a-picture@v1'

describe('a folder as media store', () => {
  test('leaves only the file after a write', async () => {
    await using media = await openTestStore()
    await media.store.write(KEY, Buffer.from('one'))
    await media.store.write(KEY, Buffer.from('two'))
    expect(await readdir(join(media.folder, 'incoming'))).toEqual([])
    expect(await readdir(join(media.folder, 'originals/blog'))).toEqual(['a-picture@v1'])
  })

  test('leaves the old bytes and no partial file when a write fails', async () => {
    await using media = await openTestStore()
    await mkdir(join(media.folder, KEY), { recursive: true })
    await expect(media.store.write(KEY, Buffer.from('new'))).rejects.toThrow()
    expect(await readdir(join(media.folder, 'incoming'))).toEqual([])
  })

  test.each([0, 7, 308, 315])(
    'a variant truncated to %i bytes by a power cut counts as missing',
    async (left) => {
      await using media = await openTestStore()
      const key = 'variants/images/a'
      await media.store.write(key, Buffer.alloc(308, 'a'))
      const file = join(media.folder, key)
      await writeFile(file, (await readFile(file)).subarray(0, left))
      expect(await media.store.read(key)).toBeNull()
      expect(await media.store.open(key)).toBeNull()
    },
  )

  test('syncs originals to the disk, variants not', async () => {
    await using media = await openTestStore()
    const probe = await open(join(media.folder, 'probe'), 'w')
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync')
    await probe.close()
    onTestFinished(() => sync.mockRestore())
    await media.store.write('variants/images/a', Buffer.from('a'))
    expect(sync).not.toHaveBeenCalled()
    await media.store.write(KEY, Buffer.from('a'))
    expect(sync).toHaveBeenCalledTimes(2)
  })

  test('evicts the oldest variants when there are too many, never an original', async () => {
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

  test('counts the variants of earlier runs and removes temporary files of a dead process', async () => {
    await using media = await openTestStore({ variantsLimit: 1_000 })
    await mkdir(join(media.folder, 'variants'))
    await writeFile(join(media.folder, 'variants/old'), Buffer.alloc(900))
    await utimes(join(media.folder, 'variants/old'), 1, 1)
    await writeFile(join(media.folder, 'incoming/abandoned'), 'half')
    await utimes(join(media.folder, 'incoming/abandoned'), 1, 1)
    await writeFile(join(media.folder, 'incoming/under-way'), 'half')
    await media.store.write('variants/new', Buffer.alloc(200))
    await vi.waitFor(async () => expect(await readdir(join(media.folder, 'variants'))).toEqual(['new']))
    expect(await media.store.read('variants/new')).toHaveLength(200)
    expect(await readdir(join(media.folder, 'incoming'))).toEqual(['under-way'])
  })
})
