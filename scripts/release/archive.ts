import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { create } from 'tar'

/**
 * Packs a folder into a `.tar.gz` whose bytes follow from names, contents and modes alone (RUN-RELEASE-1): sorted, of
 * one time, without owners, as far as compression is concerned of one Node.
 *
 * @param folder what is packed; its name is where everything stands in the archive
 */
export async function packFolder(folder: string, file: string, time: Date): Promise<void> {
  const parent = join(folder, '..')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(parent, join(entry.parentPath, entry.name)))
    .sort()
  const tar = create({ cwd: parent, portable: true, mtime: time, noPax: false }, names)
  await pipeline(tar, createGzip({ level: 9 }), createWriteStream(file))
}

/** A file's size in bytes and its SHA-256 in hexadecimal. */
export async function measureFile(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { size: (await stat(file)).size, sha256: hash.digest('hex') }
}
