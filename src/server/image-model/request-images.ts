import { type ItemTexts, SUGGESTIONS } from '@happiness/illustrator'
import { z } from 'zod'
import { MAX_IMAGE_BYTES } from '../../domain/images/upload-limits.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { fetchPublic, ResponseTooLarge } from '../net/fetch-public.ts'
import { sendRequest } from '../net/send-request.ts'
import type { ModelImage } from '../pixels/check-image.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'

/** Configuration of an OpenAI-compatible image API. */
export interface ImageApi {
  url: string
  key: string | null
  model: string | null
}

interface ImageOrder {
  model: string
  prompt: string
  /** Number of images. */
  n: number
  /** `1536x1024` */
  size: string
}

const imagesAnswer = z.object({
  data: z.array(z.union([z.object({ b64_json: z.string() }), z.object({ url: z.string() })])),
})
/** Inline, or as an address. */
type OrderedImage = z.infer<typeof imagesAnswer>['data'][number]

/** Four images in base64, plus overhead. */
const MAX_ANSWER_BYTES = Math.ceil(SUGGESTIONS * MAX_IMAGE_BYTES * 1.4)
/** Length of a refusal in the log, in characters. */
const MAX_REFUSAL_LENGTH = 500

/**
 * Requests images from an image API.
 *
 * @throws any error: a refusal, an answer of another form or too large, the signal
 */
async function orderImages(api: ImageApi, order: ImageOrder, signal: AbortSignal): Promise<OrderedImage[]> {
  const response = await sendRequest(new URL(`${api.url.replace(/\/$/, '')}/images/generations`), {
    method: 'POST',
    headers: new Headers({ 'content-type': 'application/json', ...authorize(api) }),
    body: JSON.stringify(order),
    signal,
  })
  const body = (await readBody(response, MAX_ANSWER_BYTES)).toString()
  if (!response.ok) {
    throw new Error(`The image API answered ${response.status}: ${body.slice(0, MAX_REFUSAL_LENGTH)}`)
  }
  return imagesAnswer.parse(JSON.parse(body)).data
}

/**
 * Reads the bytes of an image. The API's own origin, configured by the operator, may be anywhere, loopback included;
 * every other address comes from the answer, and must be public. Redirects are not followed.
 *
 * @throws when it cannot be fetched, is too large or its address is forbidden
 */
async function readOrderedImage(
  image: OrderedImage,
  api: ImageApi,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if ('b64_json' in image) return Buffer.from(image.b64_json, 'base64')
  const url = new URL(image.url)
  const response =
    url.origin === new URL(api.url).origin
      ? await sendRequest(url, { headers: new Headers(authorize(api)), signal })
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

/** The dialog announces 30 to 60 seconds. */
const TIME_LIMIT_MS = 90 * SECOND
const DEFAULT_MODEL = 'gpt-image-1'

/** Returns the abilities of a family of models: images per call, and the widest supported format. */
function abilitiesOf(model: string): { maxImagesPerCall: number; size: string } {
  if (model.includes('dall-e-3')) return { maxImagesPerCall: 1, size: '1792x1024' }
  if (model.includes('dall-e-2')) return { maxImagesPerCall: SUGGESTIONS, size: '1024x1024' }
  return { maxImagesPerCall: SUGGESTIONS, size: '1536x1024' }
}

/**
 * Has a model paint images for a text: one to four, as many as are usable in its answer. Each call costs money: no retries.
 *
 * @throws any error, and when nothing in the answer is usable
 */
export async function requestImages(
  api: ImageApi,
  texts: ItemTexts,
  { timeLimitMs = TIME_LIMIT_MS }: { timeLimitMs?: number } = {},
): Promise<ModelImage[]> {
  const model = api.model ?? DEFAULT_MODEL
  const { maxImagesPerCall: n, size } = abilitiesOf(model)
  const order = { model, prompt: composePrompt(texts), n, size }
  const signal = AbortSignal.timeout(timeLimitMs)
  const calls = Array.from({ length: SUGGESTIONS / n }, () => orderImages(api, order, signal))
  const images = (await Promise.all(calls)).flat()
  const checked = await Promise.allSettled(
    images
      .slice(0, SUGGESTIONS)
      .map(async (image) =>
        runPixelJob('checkImage', await readOrderedImage(image, api, signal), texts.contentType),
      ),
  )
  const usable = checked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const refused = checked.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (usable.length === 0) throw new AggregateError(refused, 'The answer holds no picture that can be used')
  return usable
}

/** The style of every image of the site (art direction, Illustration), as prompted. */
const STYLE = [
  'Editorial illustration made of cut coloured paper, in the manner of a paper collage.',
  'One flat background colour, one large half-disc behind the subject (a rising sun, a hill or a bowl), and one thing in bright poppy red.',
  'At most eight paper colours: milk white, dark pine green, fir green, leaf green, poppy red #d4380f, yolk yellow #f8be3f, butter, blush pink, mist blue, oat, cocoa.',
  'Flat filled shapes with slightly uneven hand-cut edges, each loose piece casting one short soft shadow straight down.',
  'No gradients, no textures, no outlines, no photorealism, no text, no letters, no logos, no frame.',
  'Generous empty space, a calm composition with one large subject, nothing important near the edges.',
].join(' ')

const FOOD_STYLE =
  'Food in bowls and on plates, seen straight from above or straight from the side, never in perspective; ingredients overlap and spill a little.'
const PEOPLE_STYLE =
  'Women of different ages, builds and skin colours as jointed paper dolls with small brass pins at the joints and no facial features, fully dressed for sport; never a scale, a tape measure, a bare midriff or a before-and-after.'

const MAX_TEXT_LENGTH = 600

/** Composes the prompt. The texts are the subject, quoted and shortened; they must not act as instructions. */
function composePrompt({
  contentType,
  title,
  excerpt = '',
  description = '',
  dietaryTags = [],
  ingredients = [],
}: ItemTexts): string {
  const about = [excerpt, description].map((text) => quote(text)).filter((text) => text !== '')
  return [
    STYLE,
    contentType === 'recipe' ? FOOD_STYLE : PEOPLE_STYLE,
    contentType === 'recipe'
      ? `Subject: a finished dish for the recipe "${quote(title)}".`
      : `Subject: a scene for the wellness article "${quote(title)}".`,
    about.length > 0 ? `What it is about: "${about.join(' ')}".` : '',
    ingredients.length > 0
      ? `It contains only: "${quote(ingredients.join(', '))}". Show no other ingredient.`
      : 'Show no ingredient that these texts do not name.',
    dietaryTags.length > 0 ? `The dish is ${dietaryTags.map((tag) => quote(tag)).join(', ')}.` : '',
    'The picture itself contains no words.',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function quote(text: string): string {
  return text
    .replace(/["\s]+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
}
