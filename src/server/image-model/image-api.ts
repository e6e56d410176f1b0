import { SUGGESTIONS } from '@happiness/illustrator'
import { z } from 'zod'
import { MAX_IMAGE_BYTES } from '../../domain/images/upload-limits.ts'
import { fetchPublic, ResponseTooLarge } from '../net/fetch-public.ts'

/** An OpenAI-compatible image API, as it is configured. */
export interface ImageApi {
  url: string
  key: string | null
  model: string | null
}

export interface ImageOrder {
  model: string
  prompt: string
  /** How many pictures. */
  n: number
  /** `1536x1024` */
  size: string
}

const imagesAnswer = z.object({
  data: z.array(z.union([z.object({ b64_json: z.string() }), z.object({ url: z.string() })])),
})
/** In the answer itself, or at an address. */
export type OrderedImage = z.infer<typeof imagesAnswer>['data'][number]

/** Four pictures in base64, and what goes around them. */
const MAX_ANSWER_BYTES = Math.ceil(SUGGESTIONS * MAX_IMAGE_BYTES * 1.4)
/** Of a refusal, for the log. In characters. */
const MAX_REFUSAL_LENGTH = 500

/**
 * Asks an image API for pictures.
 *
 * @throws whatever went wrong: a refusal, an answer of another form or too large, the signal
 */
export async function orderImages(
  api: ImageApi,
  order: ImageOrder,
  signal: AbortSignal,
): Promise<OrderedImage[]> {
  const response = await fetch(`${api.url.replace(/\/$/, '')}/images/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorize(api) },
    body: JSON.stringify(order),
    redirect: 'manual',
    signal,
  })
  const body = (await readBody(response, MAX_ANSWER_BYTES)).toString()
  if (!response.ok) {
    throw new Error(`The image API answered ${response.status}: ${body.slice(0, MAX_REFUSAL_LENGTH)}`)
  }
  return imagesAnswer.parse(JSON.parse(body)).data
}

/**
 * The bytes of a picture. The API's own origin, which the owner configured, may be anywhere, loopback included; every
 * other address comes out of an answer, and only public ones are asked. No redirect is followed.
 *
 * @throws when it cannot be fetched, is too large or lies at an address that must not be asked
 */
export async function readOrderedImage(
  image: OrderedImage,
  api: ImageApi,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if ('b64_json' in image) return Buffer.from(image.b64_json, 'base64')
  const url = new URL(image.url)
  const response =
    url.origin === new URL(api.url).origin
      ? await fetch(url, { headers: authorize(api), redirect: 'manual', signal })
      : await fetchPublic(url, { signal, maxBytes: MAX_IMAGE_BYTES, accept: 'image/*' })
  if (!response.ok) throw new Error(`${url.host} answered ${response.status} for a picture`)
  return readBody(response, MAX_IMAGE_BYTES)
}

function authorize({ key }: ImageApi): Record<string, string> {
  return key === null ? {} : { authorization: `Bearer ${key}` }
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ResponseTooLarge(`More than ${maxBytes} bytes were sent`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
