import type { LetterSite } from '../../../domain/mail/letters.ts'

/** Why somebody on the list gets a letter. */
export function becauseSubscribed({ settings }: LetterSite): string {
  return `You’re getting this because you signed up for letters from ${settings.site_name} and confirmed this address. You can leave with one tap, any time.`
}
