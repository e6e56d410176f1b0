import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Validity } from '../../domain/https/certificates.ts'
import { nullWhenMissing, readJsonFile, writeSynced } from '../files.ts'

/** A certificate with its key, in the form TLS takes. */
export interface SiteCertificate extends Validity {
  /** PEM. */
  key: string
  /** PEM, including the intermediate certificates. */
  chain: string
  names: readonly string[]
}

/** Result of the last attempt to obtain one. */
const trySchema = z.object({
  /** Consecutive failures since the last certificate. */
  failures: z.int().nonnegative(),
  /** Times of the first and the last of them. */
  since: z.iso.datetime().nullable(),
  at: z.iso.datetime().nullable(),
  sentence: z.string().nullable(),
  do: z.string().nullable(),
})
export type LastTry = z.infer<typeof trySchema>

export const NO_TRY: LastTry = { failures: 0, since: null, at: null, sentence: null, do: null }

const CERTIFICATE = 'site.pem'
const ACCOUNT_KEY = 'account.key'
const LAST_TRY = 'last-try.json'

/** Stores account and certificate in the data folder, readable only by their owner (HTTPS-KEEP-1). */
export class CertificateStore {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'certificates')
  }

  /** Reads the stored certificate; null where it is missing or unreadable. */
  async readCertificate(): Promise<SiteCertificate | null> {
    const text = await this.#read(CERTIFICATE)
    return text === null ? null : parseCertificate(text)
  }

  /** Writes key and certificate into one file, so that they always match. */
  async writeCertificate({ key, chain }: Pick<SiteCertificate, 'key' | 'chain'>): Promise<void> {
    await this.#write(CERTIFICATE, `${key.trim()}\n${chain.trim()}\n`)
  }

  /** Reads the account's key; the first call creates it. It is on disk before the authority sees it. */
  async readAccountKey(make: () => Promise<string>): Promise<string> {
    const kept = await this.#read(ACCOUNT_KEY)
    if (kept !== null && isKey(kept)) return kept
    const made = await make()
    await this.#write(ACCOUNT_KEY, made)
    return made
  }

  async readLastTry(): Promise<LastTry> {
    return (await readJsonFile(join(this.#folder, LAST_TRY), trySchema)) ?? NO_TRY
  }

  async writeLastTry(last: LastTry): Promise<void> {
    await this.#write(LAST_TRY, JSON.stringify(last))
  }

  #read(name: string): Promise<string | null> {
    return readFile(join(this.#folder, name), 'utf8').catch(nullWhenMissing)
  }

  /** Leaves the old file or the new one, also after a power failure. */
  async #write(name: string, text: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await writeSynced(join(this.#folder, name), text)
  }
}

const PEM = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g

/** @returns null unless the text contains a certificate with its key */
function parseCertificate(text: string): SiteCertificate | null {
  const parts = [...text.matchAll(PEM)].map(([pem, kind = '']) => ({ pem, kind }))
  const key = parts.find(({ kind }) => kind.endsWith('PRIVATE KEY'))?.pem
  const chain = parts.filter(({ kind }) => kind === 'CERTIFICATE').map(({ pem }) => pem)
  const [own] = chain
  if (key === undefined || own === undefined || !isKey(key)) return null
  try {
    const certificate = new X509Certificate(own)
    if (!certificate.checkPrivateKey(createPrivateKey(key))) return null
    return {
      key,
      chain: chain.join('\n'),
      from: certificate.validFromDate.getTime(),
      until: certificate.validToDate.getTime(),
      names: (certificate.subjectAltName ?? '')
        .split(', ')
        .filter((name) => name.startsWith('DNS:'))
        .map((name) => name.slice('DNS:'.length)),
    }
  } catch {
    return null
  }
}

function isKey(pem: string): boolean {
  try {
    createPrivateKey(pem)
    return true
  } catch {
    return false
  }
}
