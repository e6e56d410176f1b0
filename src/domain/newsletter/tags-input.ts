import { z } from 'zod'
import { MAX_TAGS_OF_ADDRESS, TAG_PATTERN } from './subscriber.ts'

const MESSAGE = 'Tags are a list of words of small letters, digits and hyphens'

/** The distinct tags of an issue or of an address. */
export const tagsField = z
  .array(z.string(MESSAGE).regex(TAG_PATTERN, MESSAGE), MESSAGE)
  .max(MAX_TAGS_OF_ADDRESS, `At most ${MAX_TAGS_OF_ADDRESS} tags`)
  .transform((tags) => [...new Set(tags)])
