import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openTestStore, readIllustration } from '../../../tests/support/image-samples.ts'
import { originalKey } from './media-store.ts'
import { storeIllustration } from './seed-images.ts'

describe('storeIllustration', () => {
  test('stores the drawing and returns its row for the table of images', async () => {
    await using media = await openTestStore()
    const svg = await readIllustration('morning-routine')
    const stored = await storeIllustration({ name: 'morning-routine', svg, mediaStore: media.store })
    expect(stored).toEqual({
      public_id: 'samples/morning-routine',
      version: expect.stringMatching(/^\d+$/),
      width: 800,
      height: 450,
      format: 'svg',
      bytes: Buffer.byteLength(svg),
      color: '#fbe3a2',
    })
    expect(String(await media.store.read(originalKey(stored)))).toBe(svg)
  })

  test('gives an equal drawing the same version and a changed one another', async () => {
    await using media = await openTestStore()
    const svg = await readIllustration('kettlebell')
    const store = (drawing: string) =>
      storeIllustration({ name: 'kettlebell', svg: drawing, mediaStore: media.store })
    const [first, again, changed] = [await store(svg), await store(svg), await store(`${svg} `)]
    expect(again.version).toBe(first.version)
    expect(changed.version).not.toBe(first.version)
  })

  test('accepts every illustration of the sample site', async () => {
    await using media = await openTestStore()
    const files = await readdir(join(import.meta.dirname, '../../../content/illustrations'))
    const names = files.filter((file) => file.endsWith('.svg')).map((file) => file.replace('.svg', ''))
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      const stored = await storeIllustration({
        name,
        svg: await readIllustration(name),
        mediaStore: media.store,
      })
      expect(stored.color, name).toMatch(/^#[0-9a-f]{6}$/)
      expect(stored.public_id).toMatch(/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/)
    }
  })

  test('refuses a drawing without a size', async () => {
    await using media = await openTestStore()
    await expect(storeIllustration({ name: 'a', svg: '<svg/>', mediaStore: media.store })).rejects.toThrow(
      'how large',
    )
  })
})
