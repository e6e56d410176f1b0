import type { SubscriberState } from '../../../domain/newsletter/subscriber.ts'
import type { ImportRefusal } from '../../../domain/newsletter/subscriber-calls.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import type { BadgeLook } from '../../ui/badges.tsx'

export const SUBSCRIBER_STATE_WORDS: Record<SubscriberState, { label: string; look: BadgeLook }> = {
  active: { label: 'On the list', look: 'good' },
  pending: { label: 'To confirm', look: 'open' },
  unsubscribed: { label: 'Has left', look: 'quiet' },
  bounced: { label: 'Not reachable', look: 'bad' },
}

const SOURCES: Record<string, string> = {
  footer: 'the form at the foot of the site',
  popup: 'the popup',
  'blog-cta': 'the form under an article',
  import: 'an imported list',
}

/** Returns where a subscriber joined, to be used after 'From'. */
export function describeSource(source: string): string {
  return SOURCES[source] ?? source
}

/** Returns the same as a separate label. */
export function nameSource(source: string): string {
  const words = describeSource(source).replace(/^(the|an) /, '')
  return capitalize(words)
}

export const REFUSAL_WORDS: Record<ImportRefusal, string> = {
  not_an_address: 'This is no e-mail address',
  already_there: 'Is on your list already',
  has_left: 'Has left your list, and is not brought back',
  opted_out: 'Said no to letters at the service this list comes from',
  not_reachable: 'Letters to this address came back',
  twice: 'In this list twice',
}
