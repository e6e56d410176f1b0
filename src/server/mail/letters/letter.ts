import type { ReactNode } from 'react'
import { readPostalLines } from '../../../domain/mail/letter-text.ts'
import type { LetterSite } from '../../../domain/mail/letters.ts'
import type { FieldName } from './styles.ts'

/** A letter as it is written; frame and footer come to it afterwards. */
export interface Letter {
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  field: FieldName
  /** How much of its sun stands over the paper's edge, from 0 to 1; half of it otherwise. */
  sun?: number
  /** A line above the title. */
  eyebrow?: string
  title: string
  body: ReactNode
  /** What the body says, for those who read plain text: paragraph by paragraph below its title, links written out. */
  text: string[]
  /** Why the reader gets it, in a sentence or two. */
  reason: string
  /** True for what one person writes to another: as plain text it begins with the writer's own words. */
  is_personal?: boolean
  /** True for letters of the list, which have to name a postal address. */
  is_list_mail?: boolean
  /** The reader's link to leave the list; none for letters outside it. */
  unsubscribe_url?: string
}

/** A letter for those who read plain text, its title and footer included. */
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

/** Why a subscriber gets a letter. */
export function becauseSubscribed({ settings }: LetterSite): string {
  return `You’re getting this because you signed up for letters from ${settings.site_name} and confirmed this address. You can leave with one tap, any time.`
}
