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
 * The key of the copy (COPY-KEY-1): 32 bytes, used as an X25519 secret of age, so that age and Litestream alone can
 * open the copy.
 */
export class CopyKey {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    if (bytes.length !== KEY_BYTES) throw new Error(`A key of a copy has ${KEY_BYTES} bytes`)
    this.#bytes = bytes
  }

  /** In the form of COPY_KEY. */
  get text(): string {
    return Buffer.from(this.#bytes).toString('base64url')
  }

  /** The 24 words of the printed sheet (BIP 39). */
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

/** Parses a key in the form of COPY_KEY, or its 24 words as typed; null when it is neither. */
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

/** Finds the key of this site's copy; null while there is none. `given` is COPY_KEY. */
export async function findCopyKey(dataDir: string, given: string | null): Promise<CopyKey | null> {
  if (given !== null) return parseCopyKey(given)
  const text = await readFile(join(dataDir, KEY_FILE), 'utf8').catch(nullWhenMissing)
  return text === null ? null : parseCopyKey(text)
}

/** Reads the key of this site's copy, creating it the first time. */
export async function readCopyKey(dataDir: string, given: string | null): Promise<CopyKey> {
  const known = await findCopyKey(dataDir, given)
  if (known !== null) return known
  // Only the holder of the copy's lock gets here, so no two keys are made.
  const made = new CopyKey(randomBytes(KEY_BYTES))
  await storeCopyKey(dataDir, made)
  return made
}

/** Stores a key in the data folder, readable only by its owner. */
export async function storeCopyKey(dataDir: string, key: CopyKey): Promise<void> {
  await writeFile(join(dataDir, KEY_FILE), `${key.text}\n`, { mode: 0o600 })
}
