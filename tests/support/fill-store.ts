import { resolve } from 'node:path'
import type { MediaStore } from '../../src/server/media/media-store.ts'
import { openMediaStore } from '../../src/server/media/open-media-store.ts'
import type { S3Location } from '../../src/server/media/s3-location.ts'
import { seedStore } from '../../src/server/seed/seed-store.ts'
import type { OpenStore } from '../../src/server/store/database.ts'

const CONTENT = resolve(import.meta.dirname, '../../content')

/** Fills an empty store, as a first start does. */
export async function fillStore(
  store: OpenStore,
  dataDir: string,
  mode: 'sample' | 'none',
  now: Date,
  bucket: S3Location | null = null,
): Promise<MediaStore> {
  const mediaStore = await openMediaStore({ dataDir, mediaStore: bucket })
  await seedStore({ store, mediaStore, contentDir: CONTENT, mode, now })
  return mediaStore
}
