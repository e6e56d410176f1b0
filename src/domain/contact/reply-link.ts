import { toSubject } from '../mail/letter-text.ts'
import type { MessageInLetter } from '../mail/letters.ts'
import { formatDateAndTime } from '../time/zoned-time.ts'

/** Some mail programs take no longer addresses than about 2,000 characters. */
const MAX_LINK_LENGTH = 1_900

/**
 * Opens the coach's mail program with an answer begun: the subject with `Re:`, and the message quoted under it. A long
 * one is quoted from its beginning.
 *
 * @param timeZone the site's
 */
export function replyLink(
  { first_name, last_name, email, subject, message, received_at }: MessageInLetter,
  timeZone: string,
): string {
  // An address may hold characters that mean something in a link; its @ is not among them.
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

/** The subject of an answer; one that answers already stays as it is. */
export function replySubject(subject: string): string {
  return toSubject(/^re:/i.test(subject) ? subject : `Re: ${subject}`)
}

/** Each line of a text behind `>`, as mail programs quote. */
export function quoteLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

/** Line breaks as mail has them (RFC 6068). */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))
}
