import { join, resolve } from 'node:path'
import { openFolderStore } from '../../src/server/media/folder-store.ts'
import type { MediaStore } from '../../src/server/media/media-store.ts'
import { seedStore } from '../../src/server/seed/seed-store.ts'
import type { OpenStore } from '../../src/server/store/database.ts'

const CONTENT = resolve(import.meta.dirname, '../../content')

/** Fills an empty store, as a first start does. */
export async function fillStore(
  store: OpenStore,
  dataDir: string,
  mode: 'sample' | 'none',
  now: Date,
): Promise<MediaStore> {
  const mediaStore = await openFolderStore(join(dataDir, 'media'))
  await seedStore({ store, mediaStore, contentDir: CONTENT, mode, now })
  return mediaStore
}
