import { randomFillSync } from 'node:crypto'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { originalKey } from '../../src/server/media/media-store.ts'
import { openMediaStore } from '../../src/server/media/open-media-store.ts'
import { seedStore } from '../../src/server/seed/seed-store.ts'
import { openStore } from '../../src/server/store/database.ts'
import { saveImage } from '../../src/server/store/images/images.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { addArticles } from '../support/many-articles.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SAMPLE_ARTICLES = 14
/** As pure noise, this many pixels take 1 to 2 MB. */
const SIZE = { width: 1_600, height: 1_067 }

/** Fills an empty data folder with a site of the given number of articles and bytes of pictures, all different. */
export async function fillLargeSite(
  dataDir: string,
  { articles, imageBytes }: { articles: number; imageBytes: number },
): Promise<{ pictures: number; bytes: number }> {
  const place = { databaseUrl: null, dataDir, mediaStore: null }
  const store = await openStore(place)
  try {
    await migrate(store)
    const mediaStore = await openMediaStore(place)
    const now = new Date()
    await seedStore({ store, mediaStore, contentDir: `${ROOT}/content`, mode: 'sample', now })
    await addArticles(store.db, articles - SAMPLE_ARTICLES)
    let [pictures, bytes] = [0, 0]
    const noise = Buffer.alloc(SIZE.width * SIZE.height * 3)
    while (bytes < imageBytes) {
      const raw = { ...SIZE, channels: 3 as const }
      const picture = await sharp(randomFillSync(noise), { raw }).jpeg({ quality: 90 }).toBuffer()
      const named = { public_id: `blog/noise-${pictures++}`, version: '1700000000' }
      await mediaStore.write(originalKey(named), picture)
      await saveImage(store.db, {
        ...named,
        format: 'jpg',
        ...SIZE,
        bytes: picture.length,
        alt: 'Noise',
        color: '#808080',
        focal_x: null,
        focal_y: null,
        source: 'upload',
        created_at: now.toISOString(),
      })
      bytes += picture.length
    }
    return { pictures, bytes }
  } finally {
    await store.close()
  }
}
