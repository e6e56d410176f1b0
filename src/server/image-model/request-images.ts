import { type ItemTexts, SUGGESTIONS } from '@happiness/illustrator'
import { SECOND } from '../../domain/time/durations.ts'
import { checkImage, type ModelImage } from './check-image.ts'
import { composePrompt } from './house-prompt.ts'
import { type ImageApi, orderImages, readOrderedImage } from './image-api.ts'

/** The hint in the dialog speaks of 30 to 60 seconds. */
const TIME_LIMIT_MS = 90 * SECOND
const DEFAULT_MODEL = 'gpt-image-1'

/** What a family of models can be asked for: how many pictures in one call, and the widest format it knows. */
function abilitiesOf(model: string): { maxImagesPerCall: number; size: string } {
  if (model.includes('dall-e-3')) return { maxImagesPerCall: 1, size: '1792x1024' }
  if (model.includes('dall-e-2')) return { maxImagesPerCall: SUGGESTIONS, size: '1024x1024' }
  return { maxImagesPerCall: SUGGESTIONS, size: '1536x1024' }
}

/**
 * Has a model paint pictures for a text: one to four, whatever of its answer can be used. It costs money: no retries.
 *
 * @throws whatever went wrong on the way, and when nothing of the answer can be used
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
      .map(async (image) => checkImage(await readOrderedImage(image, api, signal), texts.contentType)),
  )
  const usable = checked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const refused = checked.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (usable.length === 0) throw new AggregateError(refused, 'The answer holds no picture that can be used')
  return usable
}
