import type { ContactMessage } from './contact-rules.ts'

/** People send a link or two; those who sell send many. */
const MAX_LINKS = 4
const LINK = /https?:\/\/|\bwww\./gi
/** A link as forums write it. One in HTML may be a question about a page; letters show it as it was typed. */
const FORUM_LINK = /\[url[=\]]/i

/** True for a message that is set aside for the coach to look at when she likes; it is never thrown away. */
export function looksLikeSpam({ firstName, lastName, subject, message }: ContactMessage): boolean {
  const links = `${subject} ${message}`.match(LINK)?.length ?? 0
  return (
    links > MAX_LINKS ||
    FORUM_LINK.test(message) ||
    [firstName, lastName].some((name) => /https?:\/\//i.test(name))
  )
}
