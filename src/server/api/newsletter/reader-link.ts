import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { errorResponseSchema } from '../../http/error-handler.ts'
import type { LinkPurpose } from '../../mail/subscriber-links.ts'
import { findByToken } from '../../mail/subscriber-links.ts'
import type { ListedSubscriber } from '../../store/newsletter/subscribers.ts'
import type { ApiOptions } from '../api.ts'

const MAX_TOKEN_LENGTH = 100
const INCOMPLETE = 'This link is incomplete'

/** The secret part of a letter's link, as submitted. */
export const tokenSchema = z.object(
  { token: z.string(INCOMPLETE).max(MAX_TOKEN_LENGTH, INCOMPLETE) },
  INCOMPLETE,
)
export const linkRefused = errorResponseSchema.extend({ success: z.literal(false) })

/** The same for a wrong link, an old one, and a deleted address. */
export const BAD_LINK = 'This link no longer works. Please sign up again to get a new one.'

/**
 * Finds the subscriber a link belongs to.
 *
 * @throws Failure `invalid`, identical for every link that does not work
 */
export async function readLink(
  { store, tokens }: ApiOptions,
  purpose: LinkPurpose,
  token: string,
): Promise<ListedSubscriber> {
  const subscriber = await findByToken(store, tokens, purpose, token)
  if (!subscriber) throw new Failure('invalid', BAD_LINK)
  return subscriber
}
