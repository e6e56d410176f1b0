import { z } from 'zod'
import { parseId } from '../items/item-address.ts'

/** The id in an address. A text that is none is read as 0, which no row has: it is answered 404 like any unknown id. */
export const idParams = z.object({ id: z.string().transform((text) => parseId(text) ?? 0) })
