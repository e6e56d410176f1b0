import type { LetterSite } from '../../../domain/mail/letter-props.ts'

/** Why somebody on the list gets a letter. */
export function becauseSubscribed({ settings }: LetterSite): string {
  return `You get this letter because you asked for the letters of ${settings.site_name} and confirmed this address. You can leave with one press, any time.`
}
