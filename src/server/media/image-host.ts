import { z } from 'zod'
import { Failure } from '../../domain/errors.ts'
import { isValidHostedId } from '../../domain/images/presets.ts'
import type { UploadFields } from '../../domain/images/upload-input.ts'
import type { UploadPreset } from '../../domain/images/upload-limits.ts'
import { replaceControlCharacters } from '../../domain/text/control-characters.ts'
import { parseJson } from '../../domain/text/json.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import type { PreparedImage } from '../pixels/prepare-image.ts'

/** An outside image host that stores and delivers the images uploaded from now on (RUN-CONFIG-11). */
export interface ImageHost {
  cloudName: string
  /** The host's names of our presets. */
  presets: Record<UploadPreset, string>
  /** Address of its API, without a trailing slash. */
  apiUrl: string
  /** Prefix of its images' addresses. */
  deliveryBase: string
}

const API = 'https://api.cloudinary.com'
const DELIVERY = 'https://res.cloudinary.com'
const NAME = /^[\w-]{1,100}$/
const PRESET = /^[\w.~-]{1,100}$/

/**
 * Parses `cloudinary://CLOUD_NAME?blog=PRESET&recipe=PRESET`; null when it is malformed. With `&api=http://127.0.0.1:PORT`
 * a substitute on this machine is used instead of the host: no other address is accepted, because images are sent there.
 */
export function parseImageHost(text: string): ImageHost | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const { hostname: cloudName, searchParams } = url
  const presets = { blog: searchParams.get('blog') ?? '', recipe: searchParams.get('recipe') ?? '' }
  const apiUrl = readApiUrl(searchParams.get('api'))
  const isWhole =
    url.protocol === 'cloudinary:' && NAME.test(cloudName) && Object.values(presets).every(isPreset)
  if (!isWhole || apiUrl === null) return null
  return { cloudName, presets, apiUrl, deliveryBase: `${DELIVERY}/${cloudName}/image/upload` }
}

function isPreset(text: string): boolean {
  return PRESET.test(text)
}

function readApiUrl(text: string | null): string | null {
  if (text === null) return API
  if (!URL.canParse(text)) return null
  const { protocol, hostname, origin } = new URL(text)
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return protocol === 'http:' && isLoopback ? origin : null
}

const TIME_LIMIT_MS = MINUTE
const RETRY_AFTER_SECONDS = 30
const MAX_ANSWER_BYTES = 64 * 1024
/** Length to which a refusal is truncated. */
const MAX_REFUSAL_LENGTH = 300

const hostAnswer = z.object({
  secure_url: z.url({ protocol: /^https$/ }).max(2_000),
  public_id: z.string().refine(isValidHostedId),
  version: z.union([z.int().nonnegative(), z.string().regex(/^\d{1,20}$/)]),
  width: z.int().positive(),
  height: z.int().positive(),
  format: z.string().regex(/^[a-z0-9]{2,10}$/),
  bytes: z.int().nonnegative(),
})
export type HostAnswer = z.infer<typeof hostAnswer>

const hostRefusal = z.object({ error: z.object({ message: z.string() }) })

/**
 * Sends a checked image to the outside host, with the request of IMG-HOST-1.
 *
 * @throws Failure `invalid` with the host's message when it refuses, `unavailable` when it cannot be reached in time or
 * its answer is not an uploaded image
 */
export async function sendToHost(
  host: ImageHost,
  { bytes, format }: PreparedImage,
  { upload_preset, folder }: Pick<UploadFields, 'upload_preset' | 'folder'>,
  filename: string,
): Promise<HostAnswer> {
  const form = new FormData()
  form.set(
    'file',
    new Blob([new Uint8Array(bytes)], { type: `image/${format === 'jpg' ? 'jpeg' : format}` }),
    filename,
  )
  form.set('upload_preset', host.presets[upload_preset])
  if (folder) form.set('folder', folder)
  const { status, body } = await post(`${host.apiUrl}/v1_1/${host.cloudName}/image/upload`, form)
  if (status !== 200) throw refused(status, body)
  const answer = hostAnswer.safeParse(parseJson(body))
  if (!answer.success) throw unreachable('The image host answered something unexpected.', answer.error)
  return answer.data
}

async function post(url: string, body: FormData): Promise<{ status: number; body: string }> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const response = await fetch(url, { method: 'POST', body, signal, redirect: 'error' })
    return { status: response.status, body: await readBounded(response) }
  } catch (error) {
    throw unreachable('Upload failed due to network error', error)
  }
}

async function readBounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** The documented sentence (IMG-HOST-1), with the host's own message where there is one. */
function refused(status: number, body: string): Failure {
  const parsed = hostRefusal.safeParse(parseJson(body))
  const words = replaceControlCharacters(parsed.success ? parsed.data.error.message : body)
  const sentence = `Upload failed with status ${status}: ${words.trim().slice(0, MAX_REFUSAL_LENGTH)}`
  return status >= 500 || status === 429
    ? new Failure('unavailable', sentence, { retryAfter: RETRY_AFTER_SECONDS })
    : new Failure('invalid', sentence)
}

function unreachable(sentence: string, cause: unknown): Failure {
  return new Failure('unavailable', sentence, { retryAfter: RETRY_AFTER_SECONDS, cause })
}
