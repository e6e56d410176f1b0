import type { Store } from '../store/database.ts'
import { getSubscriber, type ListedSubscriber } from '../store/subscribers.ts'
import type { LinkPurpose, SubscriberTokens } from './subscriber-links.ts'

/** Whom a link belongs to; null in one and the same way for every link that does not work. */
export async function findByToken(
  store: Store,
  tokens: SubscriberTokens,
  purpose: LinkPurpose,
  token: string,
): Promise<ListedSubscriber | null> {
  const id = tokens.readId(token)
  const subscriber = id === null ? null : await getSubscriber(store, id)
  return subscriber && tokens.isValid(purpose, token, subscriber) ? subscriber : null
}
