import { readPostalLines } from '../../../domain/mail/letter-text.ts'
import type { LetterSite } from '../../../domain/mail/letters.ts'
import type { Letter } from './letter.ts'

/** A letter for those who read plain text, its footer included. */
export function writeLetterText(letter: Letter, { settings, site_url }: LetterSite): string {
  const { text, reason, unsubscribe_url } = letter
  const sender = [settings.site_name, settings.tagline].filter(Boolean).join(' · ')
  const postal = letter.is_list_mail ? readPostalLines(settings.postal_address) : []
  const footer = [
    '----',
    sender,
    site_url,
    '',
    reason,
    ...(postal.length > 0 ? ['', ...postal] : []),
    ...(unsubscribe_url ? ['', `Unsubscribe: ${unsubscribe_url}`] : []),
    '',
    `Privacy policy: ${site_url}/privacy-policy`,
  ]
  return `${[...text.filter(Boolean), footer.join('\n')].join('\n\n')}\n`
}
