import { z } from 'zod'
import { parseId } from '../../domain/content/item-address.ts'

/** What is no id is the id of nothing: whoever asks for it hears that there is no such thing. */
export const idParams = z.object({ id: z.string().transform((text) => parseId(text) ?? 0) })
