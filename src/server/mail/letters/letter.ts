import type { ReactNode } from 'react'
import { readPostalLines } from '../../../domain/mail/letter-text.ts'
import type { LetterSite } from '../../../domain/mail/letters.ts'
import type { FieldName } from './styles.ts'

/** A letter's content; frame and footer are added later. */
export interface Letter {
  subject: string
  /** Preview text beside the subject in mail programs. */
  preheader: string
  field: FieldName
  /** How much of its sun is above the paper's edge, from 0 to 1; half by default. */
  sun?: number
  /** A line above the title. */
  eyebrow?: string
  title: string
  body: ReactNode
  /** The body as plain text: the paragraphs below its title, links written out. */
  text: string[]
  /** Why the reader gets it, in one or two sentences. */
  reason: string
  /** True for personal letters: their plain text begins with the writer's own words. */
  is_personal?: boolean
  /** True for letters of the list, which must contain a postal address. */
  is_list_mail?: boolean
  /** The reader's unsubscribe link; none for letters outside the list. */
  unsubscribe_url?: string
}

/** Writes a letter as plain text, with its title and footer. */
export function writeLetterText(letter: Letter, { settings, site_url }: LetterSite): string {
  const { eyebrow = '', title, text, reason, unsubscribe_url } = letter
  const opening = letter.is_personal ? [] : [`${eyebrow}\n${title}`.trim()]
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
  return `${[...opening, ...text.filter(Boolean), footer.join('\n')].join('\n\n')}\n`
}

/** Returns the reason why a subscriber gets a letter. */
export function becauseSubscribed({ settings }: LetterSite): string {
  return `You’re getting this because you signed up for letters from ${settings.site_name} and confirmed this address. You can leave with one tap, any time.`
}
