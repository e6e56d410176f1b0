import { createWriteStream, openAsBlob } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { portableSettings } from '../config.ts'
import { nullWhenMissing, syncFile, syncFolder } from '../files.ts'
import { createBucketClient, describeRefusal, refusalCode } from '../media/s3-bucket.ts'
import type { S3Location } from '../media/s3-location.ts'
import type { CopyAddress } from './copy-address.ts'
import type { CopyKey } from './copy-key.ts'

/** The objects at the second place, under names that may contain slashes. Writes are atomic. */
export interface CopyStore {
  /** Null where this name does not exist. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  write(name: string, bytes: Uint8Array): Promise<void>
  /** False where this name does not exist. */
  readToFile(name: string, path: string): Promise<boolean>
  writeFile(name: string, path: string): Promise<void>
  /** Removing a missing object is not an error. */
  remove(name: string): Promise<void>
}

export function openCopyStore(address: CopyAddress): CopyStore {
  return address.kind === 'folder' ? openFolder(address.path) : openBucket(address.location)
}

function openFolder(folder: string): CopyStore {
  /** Writes a temporary file in the same folder, and renames it once it is synced to disk. */
  async function place(name: string, write: (partial: string) => Promise<void>): Promise<void> {
    const path = join(folder, name)
    const partial = `${path}.partial`
    await mkdir(dirname(path), { recursive: true })
    try {
      await write(partial)
      await syncFile(partial)
      await rename(partial, path)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }
  return {
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(nullWhenMissing)
      return bytes && new Uint8Array(bytes)
    },
    write: (name, bytes) =>
      place(name, async (partial) => {
        const file = await open(partial, 'w', 0o600)
        try {
          await file.writeFile(bytes)
        } finally {
          await file.close()
        }
      }),
    async readToFile(name, path) {
      return (await copyFile(join(folder, name), path).then(() => true, nullWhenMissing)) ?? false
    },
    writeFile: (name, path) => place(name, (partial) => copyFile(path, partial)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

function openBucket(location: S3Location): CopyStore {
  const ask = createBucketClient(location)

  /** @throws Error in the words of the store; returns null where this name does not exist */
  async function askFor(...[method, name, body]: [string, string, (Uint8Array<ArrayBuffer> | Blob)?]) {
    const response = await ask(method, `/${location.prefix}${name}`, body)
    if (response.ok) return response
    const code = refusalCode(await response.text())
    if (response.status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return null
    throw new Error(`${describeRefusal(response.status, location)} (${response.status} ${code})`)
  }

  return {
    async read(name) {
      const response = await askFor('GET', name)
      return response && new Uint8Array(await response.arrayBuffer())
    },
    async write(name, bytes) {
      await (await askFor('PUT', name, new Uint8Array(bytes)))?.body?.cancel()
    },
    async readToFile(name, path) {
      const response = await askFor('GET', name)
      if (!response?.body) return false
      await pipeline(Readable.fromWeb(response.body), createWriteStream(path))
      return true
    },
    async writeFile(name, path) {
      await (await askFor('PUT', name, await openAsBlob(path)))?.body?.cancel()
    },
    async remove(name) {
      await (await askFor('DELETE', name))?.body?.cancel()
    },
  }
}

const SETTINGS = 'settings.env.age'

/** Stores this site's environment at the second place, except what identifies this machine (COPY-SETTINGS-1). */
export async function writeCopySettings(store: CopyStore, key: CopyKey): Promise<void> {
  await store.write(SETTINGS, await key.seal(portableSettings()))
}

/** Reads the settings of the copied site, as lines of a settings file; '' where there were none. */
export async function readCopySettings(store: CopyStore, key: CopyKey): Promise<string> {
  const sealed = await store.read(SETTINGS)
  return sealed === null ? '' : Buffer.from(await key.open(sealed)).toString()
}
