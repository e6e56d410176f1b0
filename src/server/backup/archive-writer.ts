import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { makeSeal } from './archive-seal.ts'
import { makeTarHeader, tarPadding } from './tar-format.ts'

/** Writes a tar file member by member, readable by its owner alone, and seals it. */
export class ArchiveWriter {
  readonly #file: FileHandle
  readonly #seconds: number
  readonly #hash = createHash('sha256')

  private constructor(file: FileHandle, now: Date) {
    this.#file = file
    this.#seconds = Math.floor(now.getTime() / 1000)
  }

  /** @throws when the file cannot be made, or is there already */
  static async create(path: string, now: Date): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, 'wx', 0o600), now)
  }

  async addBytes(name: string, bytes: Uint8Array): Promise<void> {
    await this.#begin(name, bytes.byteLength)
    await this.#write(bytes)
    await this.#write(tarPadding(bytes.byteLength))
  }

  async addFile(name: string, path: string): Promise<void> {
    const { size } = await stat(path)
    await this.#begin(name, size)
    for await (const chunk of createReadStream(path)) await this.#write(chunk)
    await this.#write(tarPadding(size))
  }

  /** Seals the archive; when it resolves, the file survives a power cut. */
  async finish(): Promise<void> {
    await this.#file.writeFile(makeSeal(this.#hash.digest('hex')))
    await this.#file.sync()
    await this.#file.close()
  }

  async abandon(): Promise<void> {
    await this.#file.close()
  }

  async #begin(name: string, size: number): Promise<void> {
    await this.#write(makeTarHeader({ name, size }, this.#seconds))
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes)
    await this.#file.writeFile(bytes)
  }
}
