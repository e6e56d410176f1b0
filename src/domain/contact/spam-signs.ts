import type { ContactMessage } from './contact-rules.ts'

/** People send a link or two; those who sell send many. */
const MOST_LINKS = 4
const LINK = /https?:\/\/|\bwww\./gi
/** Markup no person types into a plain field. */
const MARKUP = /\[url[=\]]|<a\s+href/i

/** True for a message that is set aside for the coach to look at when she likes; it is never thrown away. */
export function looksLikeSpam({ firstName, lastName, subject, message }: ContactMessage): boolean {
  const links = message.match(LINK)?.length ?? 0
  return (
    links > MOST_LINKS ||
    MARKUP.test(message) ||
    [firstName, lastName, subject].some((text) => /https?:\/\//i.test(text))
  )
}
