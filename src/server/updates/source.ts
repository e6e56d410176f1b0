import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseJson } from '../../domain/text/json.ts'
import { HOUR, MINUTE, SECOND } from '../../domain/time/durations.ts'
import {
  archiveName,
  type Release,
  type ReleaseList,
  releaseListSchema,
} from '../../domain/updates/releases.ts'
import type { UpdateSource } from '../config-values.ts'
import { codeOf } from '../error-causes.ts'
import { syncFile } from '../files.ts'
import { sendRequest } from '../net/send-request.ts'
import { isSignedBy } from './signature.ts'
import { explain, UpdateProblem } from './update-problem.ts'

const LIST = 'releases.json'
const SIGNATURE = 'releases.json.sig'
const MAX_LIST_BYTES = 4 * 1024 * 1024
const MAX_SIGNATURE_BYTES = 1024
/** After this time without a byte the source counts as unreachable. */
const SILENT_MS = 30 * SECOND
/** The whole takes at most this long, so that a source that sends a byte at a time occupies no updater. */
const LIST_LIMIT_MS = MINUTE
const ARCHIVE_LIMIT_MS = HOUR
const MAX_REDIRECTS = 10

/**
 * Reads the source's list of releases, with only one `GET` for the list and one for its signature (UPDATE-ASK-1).
 *
 * @param key replaces the product's own
 * @throws UpdateProblem when it cannot be read, or is not signed by the key
 */
export async function readReleases(source: UpdateSource, key: string | null): Promise<ReleaseList> {
  const bytes = await readSmall(source, LIST, MAX_LIST_BYTES)
  const signature = await readSmall(source, SIGNATURE, MAX_SIGNATURE_BYTES).catch((error: unknown) => {
    if (error instanceof Missing)
      throw new UpdateProblem('The releases there are not signed, so none of them is taken.')
    throw error
  })
  if (!isSignedBy(key ?? PRODUCT_KEY, bytes, signature.toString()))
    throw new UpdateProblem(
      'The file that came is not the one that was published: its signature does not fit.',
    )
  const parsed = releaseListSchema.safeParse(parseJson(bytes.toString()))
  if (!parsed.success) throw new UpdateProblem('The list of releases there is not one this version knows.')
  return parsed.data
}

/**
 * Downloads a release's archive and verifies it against the size and hash of the signed list.
 *
 * @throws UpdateProblem when it cannot be downloaded, or differs; nothing of it is kept then
 */
export async function downloadArchive(
  source: UpdateSource,
  { version, size, sha256 }: Release,
  file: string,
): Promise<void> {
  const name = archiveName(version)
  let read = 0
  const hash = createHash('sha256')
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length
      hash.update(chunk)
      done(
        read > size ? new UpdateProblem(`${name} is larger than the ${size} bytes it should have.`) : null,
        chunk,
      )
    },
  })
  try {
    await pipeline(
      await openFile(source, name, ARCHIVE_LIMIT_MS),
      measure,
      createWriteStream(file, { mode: 0o600 }),
    )
    if (read !== size)
      throw new UpdateProblem(`${name} has ${read} bytes and should have ${size}: it is damaged.`)
    if (hash.digest('hex') !== sha256)
      throw new UpdateProblem(`${name} is damaged: it is not the file that was published.`)
    await syncFile(file)
  } catch (error) {
    await rm(file, { force: true })
    if (error instanceof UpdateProblem) throw error
    throw new UpdateProblem(`${name} could not be brought here: ${explain(error)}`, { cause: error })
  }
}

class Missing extends UpdateProblem {}

async function readSmall(source: UpdateSource, name: string, max: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of await openFile(source, name, LIST_LIMIT_MS)) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > max) throw new UpdateProblem(`${name} is too large to be a list of releases.`)
      chunks.push(bytes)
    }
  } catch (error) {
    if (error instanceof UpdateProblem) throw error
    throw new UpdateProblem(`${name} could not be read: ${explain(error)}`, { cause: error })
  }
  return Buffer.concat(chunks)
}

async function openFile(source: UpdateSource, name: string, limitMs: number): Promise<Readable> {
  return source.kind === 'folder' ? openInFolder(source.path, name) : openOnWeb(source.url, name, limitMs)
}

async function openInFolder(folder: string, name: string): Promise<Readable> {
  const path = join(folder, name)
  const file = await open(path, 'r').catch((error: unknown) => {
    const isMissing = codeOf(error) === 'ENOENT'
    const sentence = `${path} ${isMissing ? 'is not there' : 'cannot be read'}.`
    throw isMissing ? new Missing(sentence) : new UpdateProblem(sentence, { cause: error })
  })
  await file.close()
  return createReadStream(path)
}

async function openOnWeb(base: string, name: string, limitMs: number): Promise<Readable> {
  const url = new URL(name, base)
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), SILENT_MS)
  const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(limitMs)])
  const response = await followRedirects(url, signal).catch((error: unknown) => {
    clearTimeout(timer)
    throw new UpdateProblem(`${url.host} does not answer.`, { cause: error })
  })
  if (!response.ok || response.body === null) {
    clearTimeout(timer)
    await response.body?.cancel()
    const sentence = `${url} answers ${response.status}.`
    throw response.status === 404 ? new Missing(sentence) : new UpdateProblem(sentence)
  }
  const noticing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh()
      done(null, chunk)
    },
  })
  noticing.once('close', () => clearTimeout(timer))
  // The reader gets an error of the transfer (an interruption or a timeout), and ends the transfer by stopping to read.
  pipeline(Readable.fromWeb(response.body), noticing).catch(() => undefined)
  return noticing
}

/** Resolves with the first answer that is not a redirect, or the last one allowed. */
async function followRedirects(url: URL, signal: AbortSignal, left = MAX_REDIRECTS): Promise<Response> {
  const response = await sendRequest(url, { signal })
  const location = response.headers.get('location')
  const isRedirect = response.status >= 300 && response.status < 400 && location !== null
  if (!isRedirect || left === 0) return response
  await response.body?.cancel()
  return followRedirects(new URL(location, url), signal, left - 1)
}

/**
 * The public key that must have signed the releases (base64). The maker of releases keeps the private one: `npm run
 * release -- --keygen FILE` makes another pair, whose public key replaces this one.
 */
const PRODUCT_KEY = 'MCowBQYDK2VwAyEAiIRYNE80D4dkf4fGWXkJ/KiYoz0CnAz9vHYGAi1N6sU='
