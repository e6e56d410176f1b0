import { toSubject } from '../mail/letter-text.ts'
import type { MessageInLetter } from '../mail/letters.ts'
import { formatDateAndTime } from '../time/zoned-time.ts'

/** Some mail programs do not accept addresses longer than about 2,000 characters. */
const MAX_LINK_LENGTH = 1_900

/**
 * Returns a link that opens the coach's mail program with a reply begun: the subject with `Re:`, and the message quoted
 * below. A long message is quoted from its beginning, as far as it fits.
 *
 * @param timeZone the site's
 */
export function replyLink(
  { first_name, last_name, email, subject, message, received_at }: MessageInLetter,
  timeZone: string,
): string {
  // An address may hold characters that are special in a link; its @ is not one of them.
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  const start = `mailto:${address}?subject=${encodeURIComponent(replySubject(subject))}&body=`
  const intro = `\n\n\nOn ${formatDateAndTime(received_at, timeZone)}, ${first_name} ${last_name} wrote:\n`
  const room = MAX_LINK_LENGTH - start.length - encodeText(intro).length
  return `${start}${encodeText(intro)}${encodeText(quote(message, room))}`
}

function quote(message: string, room: number): string {
  const whole = quoteLines(message)
  if (encodeText(whole).length <= room) return whole
  const words = message.split(/(?<=\s)/)
  let fitting = ''
  for (const word of words) {
    if (encodeText(quoteLines(`${fitting}${word}[...]`)).length > room) break
    fitting += word
  }
  return quoteLines(`${fitting.trimEnd()} [...]`)
}

/** Returns the subject of a reply; one that already starts with `Re:` stays as it is. */
export function replySubject(subject: string): string {
  return toSubject(/^re:/i.test(subject) ? subject : `Re: ${subject}`)
}

/** Prefixes each line of a text with `>`, as mail programs quote. */
export function quoteLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

/** Encodes a text for a mail link, in which line breaks are CRLF (RFC 6068). */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))
}
