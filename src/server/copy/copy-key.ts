import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bech32 } from '@scure/base'
import { entropyToMnemonic, mnemonicToEntropy, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { nullWhenMissing } from '../files.ts'

const KEY_BYTES = 32
const KEY_FILE = 'copy.key'

/**
 * The key of the copy (COPY-KEY-1): 32 bytes, which are an X25519 secret of age, so that what is in the copy can be
 * opened by age and Litestream alone.
 */
export class CopyKey {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    if (bytes.length !== KEY_BYTES) throw new Error(`A key of a copy has ${KEY_BYTES} bytes`)
    this.#bytes = bytes
  }

  /** As COPY_KEY has it. */
  get text(): string {
    return Buffer.from(this.#bytes).toString('base64url')
  }

  /** The 24 words of the sheet (BIP 39). */
  get words(): string {
    return entropyToMnemonic(this.#bytes, wordlist)
  }

  /** `AGE-SECRET-KEY-1…` */
  get identity(): string {
    return bech32.encodeFromBytes('age-secret-key-', this.#bytes).toUpperCase()
  }

  /** `age1…` */
  recipient(): Promise<string> {
    return identityToRecipient(this.identity)
  }

  async seal(bytes: Uint8Array | string): Promise<Uint8Array> {
    return (await this.#encrypter()).encrypt(bytes)
  }

  async sealStream(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
    return (await this.#encrypter()).encrypt(stream)
  }

  /** @throws Error when it was sealed with another key, or is damaged */
  open(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#decrypter().decrypt(bytes)
  }

  openStream(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
    return this.#decrypter().decrypt(stream)
  }

  async #encrypter(): Promise<Encrypter> {
    const encrypter = new Encrypter()
    encrypter.addRecipient(await this.recipient())
    return encrypter
  }

  #decrypter(): Decrypter {
    const decrypter = new Decrypter()
    decrypter.addIdentity(this.identity)
    return decrypter
  }
}

/** Reads a key as COPY_KEY has it, or its 24 words as they are typed; null when it is neither. */
export function parseCopyKey(text: string): CopyKey | null {
  const given = text.trim()
  if (/^[A-Za-z0-9_-]{43}=?$/.test(given)) {
    const bytes = Buffer.from(given, 'base64url')
    return bytes.length === KEY_BYTES ? new CopyKey(bytes) : null
  }
  const words = given
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ')
  if (!validateMnemonic(words, wordlist)) return null
  const bytes = mnemonicToEntropy(words, wordlist)
  return bytes.length === KEY_BYTES ? new CopyKey(bytes) : null
}

/** The key this site's copy is sealed with; null before there is one. `given` is COPY_KEY. */
export async function findCopyKey(dataDir: string, given: string | null): Promise<CopyKey | null> {
  if (given !== null) return parseCopyKey(given)
  const text = await readFile(join(dataDir, KEY_FILE), 'utf8').catch(nullWhenMissing)
  return text === null ? null : parseCopyKey(text)
}

/** The same, made at the first time. */
export async function readCopyKey(dataDir: string, given: string | null): Promise<CopyKey> {
  const known = await findCopyKey(dataDir, given)
  if (known !== null) return known
  // Only the holder of the copy's lock comes here: no two make one.
  const made = new CopyKey(randomBytes(KEY_BYTES))
  await keepCopyKey(dataDir, made)
  return made
}

/** Keeps a key in the data folder, for its owner alone. */
export async function keepCopyKey(dataDir: string, key: CopyKey): Promise<void> {
  await writeFile(join(dataDir, KEY_FILE), `${key.text}\n`, { mode: 0o600 })
}
