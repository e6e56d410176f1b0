import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { openFolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { MediaStoreUnusable, openS3Store } from './s3-store.ts'

/**
 * Opens the media store the configuration names: a bucket, else a folder among the data.
 *
 * @throws ConfigError when the bucket cannot be used
 */
export async function openMediaStore({
  mediaStore,
  dataDir,
}: Pick<Config, 'mediaStore' | 'dataDir'>): Promise<MediaStore> {
  if (mediaStore === null) return openFolderStore(join(dataDir, 'media'))
  try {
    return await openS3Store(mediaStore)
  } catch (error) {
    if (!(error instanceof MediaStoreUnusable)) throw error
    throw new ConfigError(`MEDIA_STORE cannot be used: ${error.message}.`)
  }
}
