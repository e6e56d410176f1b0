import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { describeError } from '../error-causes.ts'
import { openFolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { MediaStoreUnusable, openS3Store } from './s3-store.ts'

/**
 * Opens the configured media store: a bucket, else a folder in the data folder.
 *
 * @throws ConfigError when bucket or folder cannot be used
 */
export async function openMediaStore({
  mediaStore,
  dataDir,
}: Pick<Config, 'mediaStore' | 'dataDir'>): Promise<MediaStore> {
  try {
    return mediaStore === null ? await openFolderStore(join(dataDir, 'media')) : await openS3Store(mediaStore)
  } catch (error) {
    if (mediaStore === null)
      throw new ConfigError(
        `DATA_DIR cannot keep pictures: ${join(dataDir, 'media')} (${describeError(error)}).`,
      )
    if (!(error instanceof MediaStoreUnusable)) throw error
    throw new ConfigError(`MEDIA_STORE cannot be used: ${error.message}.`)
  }
}
